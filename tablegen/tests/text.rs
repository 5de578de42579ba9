//! What reading is careful about: files that are opened again, ends of lines, bytes that are no text, and
//! names that are the same whether they were read or made.

use pdll_source::vfs::{Disk, FileSystem, Opened};
use pdll_tablegen::{Fault, Input, Records, Value, parse};
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

/// Files by their paths. The path "unreadable.td" opens, as a directory does, but cannot be read.
struct Files<'a>(&'a [(&'a str, &'a [u8])]);

struct Unreadable;

impl Read for Unreadable {
    fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
        Err(Error::other("this is no file"))
    }
}

/// Gives one byte at a time, as a pipe may.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let one = to.len().min(1);
        self.0.read(&mut to[..one])
    }
}

impl FileSystem for Files<'_> {
    fn open(&self, path: &Path) -> std::io::Result<Opened<'_>> {
        if path == Path::new("unreadable.td") {
            return Ok(Opened::Stream(Box::new(Unreadable)));
        }
        match self.0.iter().find(|(p, _)| Path::new(p) == path) {
            Some((_, text)) => Ok(Opened::Stream(Box::new(Slow(text)))),
            None => Err(ErrorKind::NotFound.into()),
        }
    }
}

fn run(main: &[u8], files: &[(&str, &[u8])]) -> Result<Records, Box<Fault>> {
    let dirs = ["dir".into()];
    parse(
        &Input { path: Path::new("main.td"), text: Some(main), include_dirs: &dirs, macros: &[] },
        &Files(files),
    )
}

fn accept(main: &[u8], files: &[(&str, &[u8])]) -> Records {
    run(main, files).unwrap_or_else(|e| panic!("{e}"))
}

/// The errors with their notes, a line each.
fn refuse(main: &[u8], files: &[(&str, &[u8])]) -> Vec<String> {
    run(main, files).err().expect("rejected").to_string().lines().map(str::to_string).collect()
}

#[test]
fn a_file_that_is_opened_again_has_positions_of_its_own() {
    let file: (&str, &[u8]) =
        ("dir/x.td", b"class C;\ndef : C;\n#ifdef TWICE\n  def bad : Nothing;\n#endif\n");
    let r = accept(b"include \"x.td\"\n", &[file]);
    assert_eq!(r.sources().map(|(path, _)| path).collect::<Vec<_>>(), ["main.td", "dir/x.td"].map(Path::new));
    let main = b"class D;\n#define TWICE\n\ninclude \"x.td\"\n";
    assert_eq!(
        refuse(main, &[file])[..2],
        ["dir/x.td:4:13: error: there is no class 'Nothing'", "main.td:4:9: note: included from here"]
    );

    let file: (&str, &[u8]) = ("x.td", b"#ifdef TWICE\ndef second;\n#endif\n#define TWICE\n");
    let r = accept(b"include \"x.td\"\ninclude \"x.td\"\ndef main;", &[file]);
    let places: Vec<_> = r.defs().map(|d| (d.name(), d.position().unwrap(), d.places()[0].line)).collect();
    assert_eq!(places, [("second", (2, 17), 2), ("main", (0, 34), 3)]);
    let texts: Vec<_> = r.sources().map(|(path, text)| (path, text.len())).collect();
    assert_eq!(
        texts,
        [("main.td", 39), ("x.td", 46), ("x.td", 46)].map(|(path, len)| (Path::new(path), len))
    );
}

#[test]
fn the_first_path_that_can_be_read_is_taken() {
    let files: &[(&str, &[u8])] =
        &[("a.td", b"def here;"), ("dir/a.td", b""), ("dir/unreadable.td", b"def there;")];
    let r = accept(b"include \"a.td\" include \"unreadable.td\"", files);
    assert_eq!(r.files(), ["main.td", "a.td", "dir/unreadable.td"].map(Path::new));
    assert_eq!(r.defs().map(|d| d.name()).collect::<Vec<_>>(), ["here", "there"]);
    assert_eq!(
        refuse(b"include \"b.td\"", files)[0],
        "main.td:1:9: error: the file 'b.td' is in none of the include directories"
    );
}

/// Says what it was asked for.
struct Spy<'a>(Files<'a>, std::sync::Mutex<Vec<String>>);

impl FileSystem for Spy<'_> {
    fn open(&self, path: &Path) -> std::io::Result<Opened<'_>> {
        self.1.lock().unwrap().push(path.display().to_string());
        self.0.open(path)
    }

    fn may_hold_files(&self, dir: &Path) -> bool {
        self.1.lock().unwrap().push(format!("{}?", dir.display()));
        self.0.0.iter().any(|(path, _)| path.starts_with(&format!("{}/", dir.display())))
    }
}

#[test]
fn files_are_asked_for_once_and_not_in_directories_that_are_not_there() {
    let files: &[(&str, &[u8])] = &[
        ("dir/a/x.td", b"include \"a/y.td\" include \"z.td\""),
        ("dir/a/y.td", b""),
        ("dir/z.td", b""),
        ("/b/c.td", b""),
    ];
    let spy = Spy(Files(files), Default::default());
    let text =
        b"include \"a/x.td\" include \"a/y.td\" include \"/b/c.td\" include \"a/x.td\" include \"a/b/c.td\"";
    let dirs = ["dir".into()];
    let input = Input { path: Path::new("main.td"), text: Some(text), include_dirs: &dirs, macros: &[] };
    let error = parse(&input, &spy).err().expect("rejected");
    assert_eq!(
        error.to_string(),
        "main.td:1:78: error: the file 'a/b/c.td' is in none of the include directories"
    );
    assert_eq!(
        *spy.1.lock().unwrap(),
        ["a?", "dir/a?", "dir/a/x.td", "dir/a/y.td", "z.td", "dir/z.td", "?", "/b/c.td", "dir/a/b/c.td"]
    );
}

#[test]
fn the_main_file_is_read_by_the_loader_if_its_text_is_not_given() {
    let files: &[(&str, &[u8])] = &[("main.td", b"include \"a.td\" def b : x;"), ("a.td", b"class x;")];
    let parse = |path| {
        let input = Input { path: Path::new(path), text: None, include_dirs: &[], macros: &[] };
        parse(&input, &Files(files)).map(|r| r.defs().map(|d| d.name().to_string()).collect::<Vec<_>>())
    };
    assert_eq!(parse("main.td").unwrap(), ["b"]);
    let error = parse("none.td").expect_err("there is no such file");
    assert_eq!(error.to_string(), "none.td: error: cannot be read: entity not found");
}

#[test]
fn the_file_system_is_searched_as_it_is_written() {
    let dir = std::env::temp_dir().join(format!("pdll-tablegen-text-{}", std::process::id()));
    std::fs::create_dir_all(dir.join("sub/deep")).unwrap();
    std::fs::write(dir.join("sub/deep/a.td"), "def a;").unwrap();
    std::fs::write(dir.join("b.td"), "def b;").unwrap();
    let whole = dir.join("sub/deep/../../b.td");
    let text =
        format!("include \"deep/a.td\" include \"./deep/../deep/a.td\" include \"{}\"", whole.display());
    let dirs = [dir.join("none"), dir.join("sub")];
    let input =
        Input { path: Path::new("main.td"), text: Some(text.as_bytes()), include_dirs: &dirs, macros: &[] };
    let error = parse(&input, &Disk).err().expect("a second def a");
    assert!(error.to_string().contains("there is a def 'a' already"), "{error}");
    let text = text.replace("include \"./deep/../deep/a.td\"", "");
    let input = Input { text: Some(text.as_bytes()), ..input };
    let names = |r: &Records| r.defs().map(|d| d.name().to_string()).collect::<Vec<_>>();
    assert_eq!(names(&parse(&input, &Disk).unwrap_or_else(|e| panic!("{e}"))), ["a", "b"]);
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn the_name_of_a_file_may_be_what_another_file_begins_with() {
    let files: &[(&str, &[u8])] = &[("name.td", b"\"x.td\" def b;"), ("x.td", b"def a;")];
    let r = accept(b"include include \"name.td\" def c;", files);
    assert_eq!(r.files(), ["main.td", "name.td", "x.td"].map(Path::new));
    assert_eq!(r.defs().map(|d| d.name()).collect::<Vec<_>>(), ["a", "b", "c"]);
    assert_eq!(
        refuse(b"include include \"x.td\"", files)[..2],
        [
            "x.td:1:1: error: a file name in quotes must follow 'include'",
            "main.td:1:17: note: included from here"
        ]
    );
    let many = "include ".repeat(100_000);
    assert_eq!(
        refuse(many.as_bytes(), files)[0],
        "main.td:1:800001: error: a file name in quotes must follow 'include'"
    );
    // One that holds nothing is left again at once; so is what includes nothing else.
    let nothing: &[(&str, &[u8])] = &[("none.td", b""), ("nothing.td", b"include \"none.td\" // nothing")];
    let many = "include \"nothing.td\"\n".repeat(5000) + "def last;";
    assert!(accept(many.as_bytes(), nothing).def("last").is_some());
}

#[test]
fn included_text_may_be_larger_than_the_buffer() {
    let mut large = b"class C<string s> { string t = s; }\n".to_vec();
    large.resize(5 << 20, b'\n');
    large.extend_from_slice(b"def far : C<\"x\">;");
    let r = accept(b"include \"large.td\"\ndef near : C<\"x\" # \"y\">;", &[("large.td", &large)]);
    let far = r.def("far").unwrap();
    assert_eq!((far.string("t"), far.places()[0].line), (Some("x"), (5 << 20) - 34));
    assert_eq!(r.def("near").unwrap().string("t"), Some("xy"));
}

#[test]
fn lines_end_with_or_without_carriage_returns() {
    for end in ["\n", "\r\n", "\r"] {
        let lines = [
            "#ifndef A // c",
            "#define A",
            "def a; // def x;",
            "#else",
            "def b;",
            "#endif",
            "/* c",
            "*/ def c;",
            "#ifdef B",
            "def d;",
            "#endif",
            "def e;",
        ];
        let text = lines.join(end);
        let r = accept(text.as_bytes(), &[]);
        assert_eq!(r.defs().map(|d| d.name()).collect::<Vec<_>>(), ["a", "c", "e"], "{end:?}");
        let line = if end == "\r" { 1 } else { 12 };
        assert_eq!(r.def("e").unwrap().places()[0].line, line, "{end:?}");
    }
    assert_eq!(
        refuse(b"def a {\r\n  string s = \"x\r\n\"; }", &[])[0],
        "main.td:2:14: error: a string must end on the line where it begins"
    );
}

#[test]
fn nul_bytes_are_content_in_strings_and_comments_only() {
    let r = accept(b"def a { string s = \"x\0y\"; code c = [{\0}]; } // \0\n/* \0 */ def b;", &[]);
    let a = r.def("a").unwrap();
    assert_eq!((a.string("s"), a.string("c")), (Some("x\0y"), Some("\0")));
    assert!(r.def("b").is_some());
    assert_eq!(
        refuse(b"def a;\n\0 def b;", &[]),
        ["main.td:2:1: error: a NUL byte has no place in TableGen text"]
    );
    assert_eq!(refuse(b"\0", &[]), ["main.td:1:1: error: a NUL byte has no place in TableGen text"]);
    // At the end of a file comes the end, whatever lies behind it in memory.
    assert_eq!(refuse(b"def a { string s = \"x", &[])[0], "main.td:1:20: error: string without end");
    assert_eq!(
        refuse(b"def a { string s = \"x\\", &[])[0],
        "main.td:1:22: error: unknown escape; a string knows \\\\ \\' \\\" \\t \\n"
    );
    assert_eq!(refuse(b"/* /* */", &[])[0], "main.td:1:1: error: comment without end");
    assert_eq!(refuse(b"#ifdef X\n/* #endif", &[])[0], "main.td:2:1: error: comment without end");
    assert_eq!(
        refuse(b"def a { code c = [{ }", &[])[0],
        "main.td:1:18: error: code block without end; '}]' is missing"
    );
}

#[test]
fn what_is_no_utf8_is_replaced_where_it_is_shown() {
    let r = accept(b"def a { string s = \"\xff\xc3\xa4\xf0\x9f\"; string t = \"ok\" # s; string u = !tolower(\"\xff\"); }", &[]);
    let a = r.def("a").unwrap();
    assert_eq!(a.string("s"), Some("\u{fffd}ä\u{fffd}\u{fffd}"));
    assert_eq!(a.string("t"), Some("ok\u{fffd}ä\u{fffd}\u{fffd}"));
    assert_eq!(a.string("u"), Some("\u{fffd}"));
    // Shown while parsing, and made of it afterwards.
    let text = b"class C<string s> { string t = s # \"\xfe\"; } def a { int i = !size(\"\xff\" # C<\"\xfd\">.t); assert !eq(i, 0), \"\xfc\" # C<\"\xfb\">.t; }";
    assert_eq!(refuse(text, &[])[0], "main.td:1:89: error: assertion failed: \u{fffd}\u{fffd}\u{fffd}");
}

#[test]
fn text_is_the_same_however_it_came_about() {
    // Lengths around the eight bytes that are looked at together; read and made, forwards and in pieces.
    for len in [0, 1, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 40, 64, 65, 300] {
        let text: String = ('a'..='z').cycle().take(len).collect();
        for cut in [0, 1, len / 2, len.saturating_sub(1), len] {
            let cut = cut.min(len);
            let (front, back) = text.split_at(cut);
            let escaped: String =
                text.chars().map(|c| if c == 'b' { "\\\\".into() } else { c.to_string() }).collect();
            let program = format!(
                "class C<string a, string b> {{ string j = a # b; string k = a # b # \"!\"; }}
                 def d : C<\"{front}\", \"{back}\"> {{
                   bit joined = !eq(j, \"{text}\"); bit longer = !eq(k, \"{text}!\"); bit block = !eq([{{{text}}}], j);
                   bit differs = !ne(j, \"{text}.\"); bit lower = !eq(!tolower(!toupper(j)), \"{text}\");
                   bit escaped = !eq(!subst(\"b\", \"\\\\\", j), \"{escaped}\");
                 }}"
            );
            let r = accept(program.as_bytes(), &[]);
            let d = r.def("d").unwrap();
            for bit in ["joined", "longer", "block", "differs", "lower", "escaped"] {
                let value = d.value(bit).unwrap();
                assert!(matches!(value, Value::Bit(true)), "{bit} of {front:?} and {back:?}");
            }
        }
    }
}

#[test]
fn numbers_reach_to_the_ends_of_their_range() {
    let text = b"def a { list<int> l = [0, +7, -7, 18446744073709551615, 9223372036854775807, -9223372036854775808, 007, 0x10, 123456789012345678, 1234567890123456789]; }";
    let r = accept(text, &[]);
    let Value::List(l) = r.def("a").unwrap().value("l").unwrap() else { panic!("no list") };
    let ints: Vec<_> = l.iter().map(|v| v.as_int().unwrap()).collect();
    let all = [0, 7, -7, -1, i64::MAX, i64::MIN, 7, 16, 123456789012345678, 1234567890123456789];
    assert_eq!(ints, all);
    for wrong in
        ["18446744073709551616", "-9223372036854775809", "+9223372036854775808", "0x10000000000000000"]
    {
        let text = format!("def a {{ int i = {wrong}; }}");
        assert_eq!(
            refuse(text.as_bytes(), &[])[0],
            "main.td:1:17: error: this number does not fit into 64 bits",
            "{wrong}"
        );
    }
}

/// What is wrong with an instance is said where its class says so; the notes lead to who asked for it.
#[test]
fn an_assertion_leads_to_what_fails_it() {
    let library = b"class Even<int n> { assert !not(!and(n, 1)), \"odd\"; int half = !srl(n, 1); }\n\
                    class Fourth<int n> { int fourth = Even<Even<n>.half>.half; }\n";
    let said =
        refuse(b"include \"lib.td\"\ndef a {\n  int x = Fourth<6>.fourth;\n}\n", &[("dir/lib.td", library)]);
    let want = [
        "dir/lib.td:1:28: error: assertion failed: odd",
        "dir/lib.td:2:36: note: in this record",
        "main.td:3:11: note: needed by this class instance",
        "main.td:1:9: note: included from here",
    ];
    assert_eq!(said, want);
}
