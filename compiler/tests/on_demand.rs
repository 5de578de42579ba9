//! What a program means does not depend on how much is read of the `.td` files that it includes, nor on what
//! other programs have read.

use pdll_compiler::driver::{to_pdl, to_pdl_with_model, to_program};
use pdll_compiler::emit::pdl_text::{self, Locations};
use pdll_compiler::hir::Options;
use pdll_compiler::ods::Kept;
use pdll_compiler::pdl::ValidModule;
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::vfs::Memory;
use pdll_source::{FileId, SourceMap, Standard};
use proptest::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

/// What the `.td` file holds.
const BASE: &str = r#"
def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Any : Type<CPred<"true">, "any type">;
def Int : Type<CPred<"$_self.isInteger()">, "integer", "::mlir::IntegerType">;
def Even : Attr<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 0">, "even">;
def Face : OpInterface<"Face"> { let cppNamespace = "::toy"; }
class ToyOp<string n, list<Trait> l = []> : Op<Toy, n, l>;
class Named<list<Trait> l = []> : ToyOp<"named", !listconcat(l, [])>;
class Pasted<string n> : ToyOp<"pas" # n>;
"#;

/// What it may hold besides, in this order.
const STATEMENTS: [&str; 13] = [
    "def Quote : ToyOp<\"quote\">; // he said \"\ndef AfterQuote : ToyOp<\"after_quote\">;\n",
    "def ToyAdd : ToyOp<\"add\"> { let arguments = (ins Any:$a, Any:$b); let results = (outs Any:$sum); }\n",
    "def ToyDotted : ToyOp<\"do.ted\"> { let arguments = (ins Int:$a); }\n",
    "def ToyNamed : Named { let arguments = (ins Even:$even); }\n",
    "def ToyPasted : Pasted<\"ted\"> { let arguments = (ins Variadic<Int>:$all); }\n",
    "def ToyComputed : ToyOp<!strconcat(\"com\", \"puted\")> { let results = (outs Any:$r); }\n",
    "foreach i = [1, 2] in def ToyLoop#i : ToyOp<\"loop\" # i> { let arguments = (ins Any:$a); }\n",
    "multiclass Twice<string n> { def One : ToyOp<n # \".one\">; def Two : ToyOp<n # \".two\">; }\n\
     defm Toy : Twice<\"twice\">;\n",
    "def A_Same : ToyOp<!strconcat(\"sa\", \"me\")> { let arguments = (ins Int:$a); }\n",
    "def B_Same : ToyOp<\"same\">;\n",
    "let summary = \"let\" in def InLet : ToyOp<\"in_let\">;\n",
    "def ToyFaced : ToyOp<\"faced\", [Face]>;\n",
    "def Bits : Dialect { let name = \"bits\"; let cppNamespace = \"::bits\"; }\n",
];

/// Patterns; what they mention may be there or not.
const PATTERNS: [&str; 18] = [
    "Pattern => erase op<toy.add>;\n",
    "Pattern { let r = op<toy.add>(a: Value, b: Value); replace r with op<toy.add>(b, a); }\n",
    "Pattern { let r = op<toy.add>(a: Value); erase r; }\n",
    "Pattern { let r = op<toy.add>; replace r with r.sum; }\n",
    "Pattern { let r = op<toy.ad>; erase r; }\n",
    "Pattern { let r = op<toy.do.ted>(a: Value); erase r; }\n",
    "Pattern { let r = op<toy.named> {even = attr<\"3 : i8\">}; erase r; }\n",
    "Pattern { let r = op<toy.named> {even = attr<\"4 : i8\">, odd = attr<\"1 : i8\">}; erase r; }\n",
    "Pattern { let r = op<toy.pasted>(a: ValueRange); erase r; }\n",
    "Pattern { let r = op<other.op>; replace r with op<toy.computed>; }\n",
    "Pattern { let r = op<toy.loop1>(a: Value, b: Value); erase r; }\n",
    "Pattern { let r = op<toy.twice.one>(op<toy.twice.two>); erase r; }\n",
    "Pattern { let r = op<toy.same>(a: Value); erase r; }\n",
    "Pattern { let r = op<other.op>(a: Value, b: Int); erase r; }\n",
    "Pattern { let r = op<other.op> {k = a: Even}; Face(r); erase r; }\n",
    "Constraint Even(a: Attr);\n",
    "Constraint IsFaced(o: Op) [{ return success(isa<::toy::Face>(o)); }];\n\
     Pattern { let r = op<toy.quote>; IsFaced(r); erase r; }\n",
    "Pattern { let r = op<bits.add>(op<toy.after_quote>, op<toy.in_let>); erase r; }\n",
];

/// The program in which `toy.td` has these statements and is long or short.
fn loaded(td: &str, long: bool, program: &str) -> (SourceMap, FileId) {
    let read = |name: &str| std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ods").join(name));
    let filling = if long { "// A long file.\n".repeat(2000) } else { String::new() };
    let td = format!("include \"base.td\"\n{td}{filling}");
    let base = read("base.td").expect("it is there");
    let files: [(&str, Arc<[u8]>); 2] = [("toy.td", td.into_bytes().into()), ("base.td", base.into())];
    let files: Memory = files.into_iter().map(|(name, text)| (PathBuf::from(name), text)).collect();
    let mut sources = SourceMap::new(Standard::Extended).with_files(Arc::new(files));
    let file = sources.add("main.pdll", program.as_bytes().to_vec()).expect("there is room");
    (sources, file)
}

/// All that is said, and the program that a module becomes.
fn told(module: Option<&ValidModule>, sources: &SourceMap, mut diags: Diagnostics) -> String {
    let program = module.and_then(|module| to_program(module, sources, &mut diags));
    let text = module.map(|m| pdl_text::print(m, Locations::Inline(sources))).unwrap_or_default();
    let said = diags.render(sources, Format::Short);
    format!("{text}\n{:?}\n{said}", program.map(|p| pdll_bytecode::write(&p)))
}

/// What a program means by what is read when only it matters, and by everything.
fn both(td: &str, long: bool, program: &str, std: Standard) -> [String; 2] {
    let options = Options { std, ..Options::default() };
    let (mut sources, file) = loaded(td, long, program);
    let mut diags = Diagnostics::new();
    let module = to_pdl(&mut sources, file, &options, &mut diags);
    let mentioned = told(module.as_ref(), &sources, diags);
    let (mut sources, file) = loaded(td, long, program);
    let mut diags = Diagnostics::new();
    let (module, _) = to_pdl_with_model(&mut sources, file, &options, &mut diags);
    [mentioned, told(module.as_ref(), &sources, diags)]
}

/// What has been read by all programs so far: files of one name and many texts.
static KEPT: LazyLock<Kept> = LazyLock::new(Kept::new);

/// What a program means where what it includes may be known.
fn known(td: &str, long: bool, program: &str, std: Standard) -> String {
    let options = Options { std, kept: Some(&KEPT), ..Options::default() };
    let (sources, file) = loaded(td, long, program);
    // Whether the positions of files are steady is nothing that shows.
    let mut sources = if long { sources } else { moved(sources, file, program) };
    let mut diags = Diagnostics::new();
    let module = to_pdl(&mut sources, file, &options, &mut diags);
    told(module.as_ref(), &sources, diags)
}

/// The same program where positions are steady.
fn moved(sources: SourceMap, file: FileId, program: &str) -> SourceMap {
    let mut moved =
        SourceMap::new(Standard::Extended).with_files(sources.file_system().clone()).with_steady_positions();
    let same = moved.add(sources.path(file), program.as_bytes().to_vec());
    assert_eq!(same, Ok(file));
    moved
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_mentioned_is_enough(
        statements in proptest::sample::subsequence(&STATEMENTS, 0..=STATEMENTS.len()),
        patterns in proptest::collection::vec(0..PATTERNS.len(), 1..4),
        long in any::<bool>(),
        extended in any::<bool>(),
    ) {
        let td = BASE.to_string() + &statements.concat();
        let program: String = patterns.iter().map(|&i| PATTERNS[i]).collect();
        let program = format!("#include \"toy.td\"\n{program}");
        let std = if extended { Standard::Extended } else { Standard::Mlir22 };
        let [mentioned, everything] = both(&td, long, &program, std);
        prop_assert_eq!(&mentioned, &everything, "{}\n{}", td, program);
        for _ in 0..2 {
            prop_assert_eq!(&known(&td, long, &program, std), &mentioned, "{}\n{}", td, program);
        }
    }
}

/// Whoever runs the test above wants to know that it is about something.
#[test]
fn much_is_known() {
    let td = BASE.to_string() + STATEMENTS[1];
    let program = format!("#include \"toy.td\"\n{}", PATTERNS[1]);
    let before = KEPT.usage();
    let told: Vec<String> = (0..3).map(|_| known(&td, false, &program, Standard::Extended)).collect();
    assert!(told[0].contains("toy.add") && told.iter().all(|t| *t == told[0]), "{told:?}");
    assert!(KEPT.usage().found >= before.found + 2);
}

/// Of a short file all that is wrong is found; of a long one, what the program leads to.
#[test]
fn mistakes_in_definitions() {
    let td = BASE.to_string()
        + STATEMENTS[1]
        + "def ToyWrong : ToyOp<\"wrong\"> { let arguments = (ins Missing:$a); }\n";
    let pattern = |op: &str| format!("Pattern {{ let r = op<toy.{op}>; replace r with op<other.op>; }}\n");
    let program = |op: &str| format!("#include \"toy.td\"\n{}", pattern(op));
    let wrong = |long: bool, op: &str| {
        let [mentioned, everything] = both(&td, long, &program(op), Standard::Extended);
        assert!(everything.contains("Missing"), "{everything}");
        mentioned.contains("Missing")
    };
    assert_eq!([wrong(false, "add"), wrong(true, "add"), wrong(true, "wrong")], [true, false, true]);
    // It is no other where everything has been read before.
    let [mentioned, _] = both(&td, true, &program("add"), Standard::Extended);
    for _ in 0..2 {
        assert_eq!(known(&td, true, &program("add"), Standard::Extended), mentioned);
    }
}
