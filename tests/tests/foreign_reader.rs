//! A reader of `.pdlbc` files that is written from `bytecode/FORMAT.md` alone: the table of instructions is
//! taken from the text of the page, the rest says here what the page says. What it reads is compared with
//! what the crate reads.

use pdll::PatternSet;
use pdll_tests::files;
use std::path::Path;

/// An instruction of the table: its name, and how long its fields are.
struct Instruction {
    name: String,
    fields: Vec<Field>,
}

/// What stands in a field, as far as a reader must know to find the next one and to follow it.
#[derive(Clone, Copy, PartialEq)]
enum Field {
    /// One word.
    Word,
    /// One word: where matching or rewriting goes on.
    Target,
    /// A list of words.
    List,
    /// A list of two words each.
    Pairs,
}

/// The instructions by opcode, as the page has them.
fn instructions(page: &str) -> Vec<Option<Instruction>> {
    let mut all: Vec<Option<Instruction>> = Vec::new();
    let table = page.split("### Instructions").nth(1).expect("the page has a table of instructions");
    let rows =
        table.lines().skip_while(|l| !l.starts_with("| ---")).skip(1).take_while(|l| l.starts_with('|'));
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [opcode, name, fields, _] = cells[..] else { panic!("{row}") };
        let field = |text: &str| match text.split_once(": ").expect("a field has a name").1 {
            text if text.starts_with("list of attribute names, with") => Field::Pairs,
            text if text.starts_with("list of") => Field::List,
            "target" => Field::Target,
            _ => Field::Word,
        };
        let fields = fields.split("; ").filter(|f| !f.is_empty()).map(field).collect();
        let opcode: usize = opcode.parse().expect("a number");
        all.resize_with(all.len().max(opcode + 1), || None);
        all[opcode] = Some(Instruction { name: name.into(), fields });
    }
    all
}

/// Bytes that are still to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, n: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at_checked(n).expect("there is so much left");
        self.0 = rest;
        taken
    }
    fn word(&mut self) -> u32 {
        u32::from_le_bytes(self.take(4).try_into().expect("four bytes"))
    }
    fn flag(&mut self) -> bool {
        let word = self.word();
        assert!(word < 2, "{word} is no flag");
        word == 1
    }
    fn text(&mut self) -> String {
        let length = self.word() as usize;
        String::from_utf8(self.take(length).to_vec()).expect("UTF-8")
    }
    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.word()).map(|_| item(self)).collect()
    }
    fn words(&mut self) -> Vec<u32> {
        self.list(Self::word)
    }
    fn place(&mut self) -> [u32; 3] {
        [self.word(), self.word(), self.word()]
    }
    fn step(&mut self, from: u32) -> u32 {
        let (mut coded, mut shift) = (0u32, 0);
        loop {
            let byte = self.take(1)[0];
            coded |= u32::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                break;
            }
        }
        from.wrapping_add((coded >> 1) ^ 0u32.wrapping_sub(coded & 1))
    }
}

/// A pattern as section 7 has it.
#[derive(Debug, PartialEq)]
struct Pattern {
    name: String,
    benefit: u32,
    created: Vec<u32>,
    natives: Vec<u32>,
    rewrite: u32,
}

/// What a file says.
#[derive(Default)]
struct Read {
    op_names: Vec<String>,
    attr_names: Vec<String>,
    attrs: Vec<String>,
    types: Vec<String>,
    natives: Vec<(String, bool)>,
    patterns: Vec<Pattern>,
    registers: Vec<u32>,
    rewrites: u32,
    code: Vec<u32>,
    files: Vec<String>,
    /// Pattern and line of each test.
    tests: Vec<(u32, u32)>,
    /// Targets of tables and entries.
    targets: Vec<u32>,
}

fn read(bytes: &[u8]) -> Read {
    let mut file = Bytes(bytes);
    assert_eq!(file.take(8), [0x89, 0x50, 0x44, 0x4c, 0x42, 0x43, 0x0d, 0x0a]);
    assert_eq!(file.word(), 9);
    let sum = u64::from(file.word()) | u64::from(file.word()) << 32;
    assert_eq!(checksum(file.0), sum);
    let mut read = Read::default();
    for number in 0..=12 {
        assert_eq!(file.word(), number);
        let length = file.word() as usize;
        let mut section = Bytes(file.take(length));
        read.section(number, &mut section);
        assert!(section.0.is_empty(), "{} bytes left over in section {number}", section.0.len());
        for _ in 0..file.0.len() % 4 {
            assert_eq!(file.take(1), [0]);
        }
    }
    assert!(file.0.is_empty());
    read
}

fn checksum(bytes: &[u8]) -> u64 {
    fn take_in(sum: &mut u64, number: u64) {
        *sum = (sum.rotate_left(29) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    let number = |group: usize| {
        let bytes = bytes[8 * group..].iter().take(8).zip(0..);
        bytes.fold(0, |number, (&byte, place)| number | u64::from(byte) << (8 * place))
    };
    let (mut sums, whole) = ([bytes.len() as u64; 4], bytes.len() / 32 * 4);
    for group in 0..whole {
        take_in(&mut sums[group % 4], number(group));
    }
    let mut check = 0;
    sums.into_iter().for_each(|sum| take_in(&mut check, sum));
    for group in whole..=bytes.len() / 8 {
        take_in(&mut check, number(group));
    }
    check
}

impl Read {
    fn section(&mut self, number: u32, s: &mut Bytes<'_>) {
        match number {
            0 => self.op_names = s.list(|s| (s.text(), s.flag()).0),
            1 => drop(s.list(|s| [s.word(), s.word(), s.word()])),
            2 => self.attr_names = s.list(Bytes::text),
            3 => self.attrs = s.list(Bytes::text),
            4 => self.types = s.list(Bytes::text),
            5 => {
                self.natives = s
                    .list(|s| (s.text(), s.flag(), s.words(), s.words()))
                    .into_iter()
                    .map(|n| (n.0, n.1))
                    .collect()
            }
            6 => {
                let tables = s.list(|s| (s.word(), s.list(|s| (s.word(), s.word()).1)).1);
                self.targets.extend(tables.into_iter().flatten());
            }
            7 => self.patterns = s.list(pattern),
            8 => {
                for _ in 0..2 {
                    self.targets.extend(s.list(|s| (s.word(), s.word()).1));
                }
                self.targets.push(s.word());
            }
            9 => {
                self.registers = (0..6).map(|_| s.word()).collect();
                self.rewrites = s.word();
                self.code = s.words();
            }
            10 => definitions(s),
            11 => {
                self.files = s.list(Bytes::text);
                s.list(Bytes::place);
                s.list(|s| (s.word(), s.place()));
                s.list(|s| (s.word(), s.place()));
            }
            _ => {
                let mut before = [0; 6];
                self.tests = s.list(|s| {
                    let from = s.step(before[0]);
                    let to = s.step(from);
                    let [pattern, file, line, column] = [2, 3, 4, 5].map(|i| s.step(before[i]));
                    before = [from, to, pattern, file, line, column];
                    (pattern, line)
                });
            }
        }
    }

    /// The names of the instructions, in order. Each begins where the one before ends, and goes on only to
    /// where one begins.
    fn listing(&self, table: &[Option<Instruction>]) -> Vec<String> {
        let (mut names, mut starts, mut targets) = (Vec::new(), vec![false; self.code.len()], Vec::new());
        assert_eq!(self.code.first(), Some(&0));
        let mut at = 1;
        while at < self.code.len() {
            let (opcode, length) = ((self.code[at] & 0xff) as usize, (self.code[at] >> 8) as usize);
            let instruction = table.get(opcode).and_then(Option::as_ref).expect("the page knows it");
            let mut field = at + 1;
            for kind in &instruction.fields {
                let word = self.code[field];
                field += match kind {
                    Field::Word => 1,
                    Field::Target => {
                        targets.push((at, word));
                        1
                    }
                    Field::List => 1 + word as usize,
                    Field::Pairs => 1 + 2 * word as usize,
                };
            }
            assert_eq!(field, at + length, "{}", instruction.name);
            names.push(instruction.name.clone());
            starts[at] = true;
            at = field;
        }
        targets.extend(self.targets.iter().map(|&t| (0, t)));
        targets.extend(self.patterns.iter().map(|p| (0, p.rewrite)));
        for (from, to) in targets {
            match to {
                0 => {}
                accepted if accepted >> 31 != 0 => {
                    assert!((accepted & !(1 << 31)) < self.patterns.len() as u32);
                }
                to => assert!(to as usize > from && starts[to as usize], "{from} to {to}"),
            }
        }
        assert!(starts.get(self.rewrites as usize).is_none_or(|&s| s));
        names
    }
}

fn pattern(s: &mut Bytes<'_>) -> Pattern {
    let (name, benefit) = (s.text(), s.word());
    let (_recursion, _root) = (s.flag(), s.word());
    let (created, natives, rewrite) = (s.words(), s.words(), s.word());
    let _matched = s.words();
    Pattern { name, benefit, created, natives, rewrite }
}

fn definitions(s: &mut Bytes<'_>) {
    s.list(|s| {
        s.word();
        if s.flag() {
            s.text();
        }
        s.words()
    });
    s.list(|s| {
        s.list(Bytes::text);
        if s.flag() {
            s.word();
            s.flag();
            s.list(|s| (s.word(), s.word()));
        }
    });
    s.list(|s| {
        s.word();
        let what = if s.flag() { Ok(s.text()) } else { Err(s.word()) };
        assert!(what != Ok(String::new()), "there is a reason");
    });
    s.list(|s| {
        s.word();
        for _ in 0..2 {
            s.list(|s| (s.text(), s.word()));
            s.word();
        }
        match s.word() {
            0 => {}
            1 => drop(s.text()),
            _ => {
                s.list(|s| if s.word() == 0 { Err(s.word()) } else { Ok(s.text()) });
                s.words();
            }
        }
    });
}

/// Reads a file, and compares with what the crate says of it.
fn compare(bytes: &[u8], table: &[Option<Instruction>]) -> usize {
    let set = PatternSet::from_bytecode(bytes).expect("a good file");
    let program = &set.programs()[0];
    let read = read(bytes);
    assert_eq!(read.op_names, program.op_names.iter().map(|n| n.name.to_string()).collect::<Vec<_>>());
    assert_eq!((&read.attr_names, &read.attrs), (&program.attr_names, &program.attrs));
    assert_eq!(read.types, program.types);
    let natives: Vec<_> = program.natives.iter().map(|n| (n.name.clone(), n.constraint)).collect();
    assert_eq!(read.natives, natives);
    let patterns = program.patterns.iter().map(|p| Pattern {
        name: p.name.to_string(),
        benefit: p.benefit,
        created: p.lists.generated().to_vec(),
        natives: p.lists.natives().to_vec(),
        rewrite: p.rewrite,
    });
    assert_eq!(read.patterns, patterns.collect::<Vec<_>>());
    assert_eq!((&read.registers[..], read.rewrites), (&program.registers[..], program.rewrites));
    assert_eq!((&read.code[..], &read.files), (&program.code[..], &program.files));
    let sources = pdll_bytecode::disassemble(program);
    let names = read.listing(table);
    assert!(names.iter().all(|name| sources.contains(name.as_str())), "{names:?}\n{sources}");
    let tests = program.asked.iter().map(|t| (t.pattern, t.place.line));
    assert_eq!(read.tests, tests.collect::<Vec<_>>());
    names.len()
}

#[test]
fn a_reader_can_be_written_from_the_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("../bytecode/FORMAT.md")).expect("the page");
    let table = instructions(&page);
    assert!(table.iter().flatten().count() > 70);
    let kept = std::fs::read(root.join("../bytecode/tests/versions/v9.pdlbc")).expect("a kept file");
    let mut instructions = compare(&kept, &table);
    let sources = [
        ("rewrite", "pdll"),
        ("stages", "pdll"),
        ("pdll", "pdll"),
        ("drr/agree", "td"),
        ("drr/corpus", "td"),
    ];
    let mut compiled = 0;
    for path in sources.iter().flat_map(|(folder, extension)| files(root.join(folder), extension)) {
        let text = std::fs::read(&path).expect("a text");
        let Ok(set) = PatternSet::builder().source(&path, text).build() else { continue };
        compiled += 1;
        let mut program = set.programs()[0].clone().into_program();
        instructions += compare(&pdll::bytecode::write(&program), &table);
        program.strip();
        compare(&pdll::bytecode::write(&program), &table);
    }
    assert!(compiled > 10 && instructions > 500, "{compiled} files, {instructions} instructions");
}
