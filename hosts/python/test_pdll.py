"""Tests of pdll.py: `python3 -m unittest` here, with PDLL_LIBRARY set."""

import unittest

import pdll

HALVE = """
Constraint IsEven(n: Attr);
Rewrite Half(n: Attr) -> Attr;
Pattern Halve {
  let r = op<t.n> {n = n: Attr} -> (t: Type);
  IsEven(n);
  rewrite r with { let h = Half(n); replace r with op<t.half> {n = h} -> (t); };
}
"""
IR = '%0 = "t.n"() {n = 6 : i32} : () -> i32\n"t.use"(%0) : (i32) -> ()\n'


def half(call):
    return call.give_text(f"{call.int(0) // 2} : i32")


class Text(unittest.TestCase):
    def test_natives_in_python(self):
        patterns = pdll.Set()
        patterns.constraint("IsEven(n: Attr)", lambda call: len(call) == 1 and call.int(0) % 2 == 0)
        patterns.rewrite("Half(Attr) -> Attr", half)
        patterns.keep_definitions()
        patterns.add_text("a.pdll", HALVE)
        self.assertIn('"t.half"() {n = 3 : i32}', patterns.rewrite_text(IR))
        self.assertEqual((patterns.report.rewrites, patterns.report.converged), (1, True))

    def test_rewrites_that_change_ir(self):
        def wrap(call):
            made = call.create("t.new", [call.handle(1)], {"was": call.handle(2)}, [call.handle(3)])
            call.set_attribute(made, "also", call.handle(2))
            return call.replace(call.handle(0), [call.result(made)]) and call.text(3) == "i32"

        patterns = pdll.Set()
        patterns.rewrite("Wrap(Op, Value, Attr, Type)", wrap)
        patterns.add_text("a.pdll", """Rewrite Wrap(op: Op, x: Value, n: Attr, t: Type);
            Pattern { let r = op<t.w>(x: Value) {n = n: Attr} -> (t: Type);
                      rewrite r with { Wrap(r, x, n, t); }; }""")
        out = patterns.rewrite_text('%0 = "t.a"() : () -> i32\n%1 = "t.w"(%0) {n = 1 : i8} : (i32) -> i32\n'
                                    '"t.use"(%1) : (i32) -> ()\n')
        self.assertIn('"t.new"(%0) {also = 1 : i8, was = 1 : i8} : (i32) -> i32', out)

    def test_lists_of_handles(self):
        patterns = pdll.Set()
        patterns.rewrite("Last(ValueRange) -> Value", lambda call: call.give(call.handles(0)[-1]))
        patterns.add_text("a.pdll", """Rewrite Last(xs: ValueRange) -> Value;
            Pattern { let r = op<t.last>(xs: ValueRange); rewrite r with { replace r with Last(xs); }; }""")
        out = patterns.rewrite_text('%0:2 = "t.a"() : () -> (i32, i32)\n'
                                    '%1 = "t.last"(%0#0, %0#1) : (i32, i32) -> i32\n'
                                    '"t.use"(%1) : (i32) -> ()\n')
        self.assertIn('"t.use"(%0#1)', out)

    def test_what_is_wrong(self):
        patterns = pdll.Set()
        with self.assertRaises(pdll.Error) as caught:
            patterns.add_text("bad.pdll", "Pattern {\n  erase nobody;\n}\n")
        first = caught.exception.messages[0]
        self.assertEqual((first.severity, first.file, first.line, first.column), ("error", "bad.pdll", 2, 9))
        with self.assertRaisesRegex(pdll.Error, "no signature"):
            patterns.constraint("IsEven", lambda call: True)
        with self.assertRaisesRegex(ValueError, "no driver 'slow'"):
            patterns.rewrite_text("", driver="slow")
        with self.assertRaisesRegex(pdll.Error, "in.mlir:1"):
            patterns.rewrite_text("%0 =", name="in.mlir")

    def test_exceptions_of_natives_go_on_where_the_run_was_started(self):
        patterns = pdll.Set()
        patterns.constraint("IsEven(n: Attr)", lambda call: 1 // 0)
        patterns.rewrite("Half(Attr) -> Attr", half)
        patterns.add_text("a.pdll", HALVE)
        with self.assertRaises(ZeroDivisionError):
            patterns.rewrite_text(IR)

    def test_versions(self):
        self.assertRegex(pdll.version(), r"^\d+\.\d+\.\d+$")
        if not pdll.has_mlir():
            with self.assertRaisesRegex(pdll.Error, "without MLIR"):
                pdll.Set().link(0)


if __name__ == "__main__":
    unittest.main()
