//! Programs as files: there and back, damaged in every way, and listed.

use pdll_bytecode::*;
use proptest::prelude::*;

/// A program that has one of most things. `extra` patterns more.
fn sample(extra: u32) -> Program {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    p.op_names =
        ["t.outer", "t.inner", "t.both"].map(|n| OpName { name: n.into(), created: n == "t.both" }).to_vec();
    p.shapes =
        vec![OpShape { name: 0, operands: 1, results: 1 }, OpShape { name: 1, operands: 1, results: 1 }];
    p.attr_names = vec!["value".into()];
    p.attrs = vec!["1 : i32".into(), "2 : i32".into()];
    p.types = vec!["i32".into()];
    p.natives = vec![
        Native { name: "Ok".into(), constraint: true, params: vec![Bank::Op], results: vec![Bank::Attr] },
        Native {
            name: "Make".into(),
            constraint: false,
            params: vec![Bank::Attr],
            results: vec![Bank::Value],
        },
        Native { name: "Fits".into(), constraint: true, params: vec![Bank::Attr], results: vec![] },
    ];
    definitions(&mut p);
    p.files = vec!["t.pdll".into()];
    let value = |index| Reg { bank: Bank::Value, index };
    let attr = |index| Reg { bank: Bank::Attr, index };
    let op = |index| Reg { bank: Bank::Op, index };
    let place = |line| Place { file: 0, line, column: 1 };
    let start =
        p.push(&Inst::DefSwitchKind { dst: 1, src: 0, operand: 0, result: 0, table: 0, otherwise: FAIL });
    let inner = p.push(&Inst::SwitchAttr { op: 1, name: 0, table: 1, otherwise: ACCEPT | 1 });
    let native = p.push(&Inst::Constraint {
        native: 0,
        negated: 0,
        args: vec![op(1)],
        results: vec![attr(0)],
        fail: FAIL,
    });
    p.push(&Inst::Result { dst: 0, op: 0, index: 0, fail: FAIL });
    let done = p.code.len() as u32 + 4 + 3 + 3 + 1;
    p.push(&Inst::ForEachUser { dst: 2, value: 0, done });
    p.push(&Inst::Record { pattern: 0, otherwise: done - 1 });
    p.push(&Inst::MoveOp { dst: 3, src: 2 });
    p.push(&Inst::Continue {});
    p.push(&Inst::Accept { pattern: 1 });
    p.push(&Inst::Jump { to: FAIL });
    p.tables = vec![
        Table { keys: Keys::OpShape, cases: Cases::from_slice(&[(1, inner)]) },
        Table { keys: Keys::Attr, cases: Cases::from_slice(&[(1, native), (0, ACCEPT | 1)]) },
    ];
    p.rewrites = p.code.len() as u32;
    let first = p.push(&Inst::Rewrite { native: 1, args: vec![attr(0)], results: vec![value(1)] });
    p.push(&Inst::ReplaceWithValues { op: 3, with: vec![value(1)] });
    p.push(&Inst::Done {});
    p.lines = [(start, place(2)), (first, place(5))].into_iter().collect();
    let asked = [
        Asked { from: 0, to: 1, pattern: 0, place: place(1) },
        Asked { from: 0, to: 1, pattern: 1, place: place(1) },
        Asked { from: start, to: inner, pattern: 0, place: place(2) },
        Asked { from: inner, to: native, pattern: 0, place: place(3) },
        Asked { from: inner, to: native, pattern: 1, place: place(4) },
    ];
    p.asked = asked.into_iter().collect();
    let pattern = |name: &str, benefit, rewrite, matched: &[u32]| Pattern {
        name: name.into(),
        benefit,
        bounded_recursion: benefit == 2,
        root: Some(0),
        rewrite,
        lists: Lists::new(&[2], &[0, 1], matched),
        place: place(benefit),
    };
    p.patterns = vec![pattern("First", 2, first, &[0, 1])];
    for i in 0..=extra {
        let at = p.push(&Inst::Operand { dst: 1, op: 1, index: i, fail: FAIL });
        p.push(&Inst::ConstAttr { dst: 1, attr: 0 });
        p.push(&Inst::CreateReplacing {
            dst: 2,
            old: 0,
            name: 2,
            operands: vec![value(1)],
            attrs: vec![(0, 1)],
        });
        p.push(&Inst::Done {});
        p.patterns.push(pattern(&format!("Later{i}"), 1, at, &[0, 1]));
    }
    p.entries.shapes = vec![(0, start)];
    p.registers = [4, 2, 0, 2, 0, 0];
    p
}

/// One of each form of expression, and what is made of them.
fn definitions(p: &mut Program) {
    use query::{Cast, ClassTest, EnumCases, Expr as E, Quantifier, Query, Scalar, Sort, TypeClass};
    let text = |t: &str| t.to_string();
    let one = |scalar| Sort::one(scalar);
    p.exprs = vec![
        E::Variable(0, one(Scalar::Attr)),
        E::Int(Scalar::U64, u64::MAX),
        E::Float(1.5f64.to_bits()),
        E::Text("two\nlines".into()),
        E::Bool(true),
        E::Query(Query::Not, vec![4]),
        E::And(4, 5),
        E::Or(6, 5),
        E::If(7, 1, 1),
        E::List(Scalar::U64, vec![1, 8]),
        E::Query(Query::AttrType, vec![0]),
        E::Let { variable: 1, value: 10, body: 10 },
        E::Cast {
            how: Cast::Is,
            null: false,
            classes: vec![ClassTest::Type(TypeClass::Index), ClassTest::Dialect(1)],
            object: 11,
        },
        E::Each { how: Quantifier::Any, variable: 2, list: 9, body: 12 },
        E::Type("tensor<*xf32>".into()),
        E::Attr("unit".into()),
        E::Null(Scalar::Op),
        E::Variable(0, one(Scalar::Type)),
        E::Query(Query::Compare(query::Comparison::Less), vec![1, 1]),
        E::Each { how: Quantifier::Count, variable: 2, list: 9, body: 12 },
        E::Each { how: Quantifier::Where, variable: 2, list: 9, body: 12 },
        E::Each { how: Quantifier::Map, variable: 2, list: 9, body: 1 },
        E::Fold { state: 2, item: 3, list: 9, start: 7, body: 12 },
    ];
    p.classes = vec![
        Class { instances: vec![], cases: Some(EnumCases { width: 32, bits: true, values: vec![1, -2] }) },
        Class { instances: vec![text("!t.box")], cases: None },
    ];
    p.definitions = vec![Definition { native: 2, meaning: Meaning::Expr(13) }];
    let group = |name: &str, count| Group { name: name.into(), count };
    let facts = |name, layout, inference| OpFacts {
        name,
        operands: Groups {
            list: vec![group("a", Count::One), group("", Count::Any), group("c", Count::Optional)],
            layout,
        },
        results: Groups { list: vec![group("r", Count::One)], layout: SegmentLayout::Unknown },
        inference,
    };
    let rules = TypeRules {
        inputs: vec![RuleInput::Attr(text("v")), RuleInput::OperandType(2)],
        roots: vec![14, 11],
    };
    p.ops = vec![
        facts(0, SegmentLayout::AttrSized, Inference::None),
        facts(1, SegmentLayout::SameSize, Inference::Unknown("of \"that\"".into())),
        facts(2, SegmentLayout::SingleVariadic, Inference::Types(rules)),
    ];
}

fn sum(bytes: &[u8]) -> [u8; 8] {
    checksum(bytes).to_le_bytes()
}

#[test]
fn listing() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/listing.txt");
    pdll_tests::golden(path, &disassemble(&sample(0)));
}

/// Each row: a place in the code, and the lines of the source that asked for what it is part of, each with
/// its pattern.
#[test]
fn every_test_says_who_asked_for_it() {
    let p = sample(0);
    let (start, inner) = (1, 8);
    let rows: &[(u32, &[(u32, u32)])] = &[
        (0, &[(0, 1), (1, 1)]),
        (start, &[(0, 2)]),
        (inner - 1, &[(0, 2)]),
        (inner, &[(0, 3), (1, 4)]),
        (inner + 4, &[(0, 3), (1, 4)]),
        (inner + 5, &[]),
        (p.rewrites, &[]),
        (u32::MAX, &[]),
    ];
    for &(pc, expected) in rows {
        let got: Vec<(u32, u32)> = p.asked.unpack().by(pc).map(|a| (a.pattern, a.place.line)).collect();
        assert_eq!(got, expected, "at {pc}");
    }
}

#[test]
fn every_prefix_is_refused() {
    let bytes = write(&sample(1));
    for len in 0..bytes.len() {
        assert!(read(&bytes[..len]).is_err(), "{len} bytes are taken for a program");
    }
}

#[test]
fn every_changed_byte_is_noticed() {
    let bytes = write(&sample(0));
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1 << (at % 8);
        assert!(read(&changed).is_err(), "byte {at}");
    }
}

/// Whether all rewrites pass when they are wanted, one by one.
fn rewrites_are_good(program: &VerifiedProgram) -> bool {
    (0..program.patterns.len() as u32).all(|pattern| program.rewrite(pattern).is_ok())
}

/// With the checksum put right, what is accepted must still be a program: it can be listed and written again.
#[test]
fn changed_words_with_a_right_checksum() {
    let bytes = write(&sample(0));
    let (mut accepted, mut refused) = (0, 0);
    for at in 20..bytes.len() {
        for value in [0, 1, 2, 0x7f, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] = value;
            let right = sum(&changed[20..]);
            changed[12..20].copy_from_slice(&right);
            match read(&changed) {
                Ok(program) => {
                    accepted += 1;
                    assert_eq!(read(&write(&program)), Ok(program.clone()));
                    let good = rewrites_are_good(&program);
                    assert!(!good || disassemble(&program).contains("rewrites:"));
                }
                Err(error) => {
                    refused += 1;
                    assert!(error.offset <= changed.len() && !error.fault.to_string().is_empty());
                }
            }
        }
    }
    assert!(accepted > 0 && refused > accepted, "{accepted} accepted, {refused} refused");
}

#[test]
fn lengths_are_checked_before_memory_is_taken() {
    let mut bytes = write(&sample(0));
    // The first word of the first section is the number of names.
    bytes[28..32].copy_from_slice(&u32::MAX.to_le_bytes());
    let right = sum(&bytes[20..]);
    bytes[12..20].copy_from_slice(&right);
    let error = read(&bytes).expect_err("the list is too long");
    assert_eq!((error.section, error.offset), ("operation names", 32));
}

/// A program that keeps its file is the same, and has the bulk of it where the file is.
#[test]
fn shared_files() {
    let program = sample(100);
    let file = Bytes::from(write(&program));
    let (read, own) = (read_shared(&file).expect("it is good"), read(&file).expect("it is good"));
    assert!(*read == program && *own == program);
    let is_in_file = |program: &Program| file.as_ptr_range().contains(&program.code.as_ptr().cast());
    assert_eq!((is_in_file(&read), is_in_file(&own)), (cfg!(target_endian = "little"), false));
    // It is no less the same where words are not aligned, and after what has the file is gone.
    let shifted = Bytes::from([&[0], &file[..]].concat()).slice(1..);
    let shifted = read_shared(&shifted);
    drop(file);
    assert!(*shifted.expect("it is good") == program && *read == program);
}

/// Of two things that are wrong the first is told.
#[test]
fn errors_in_sections() {
    let bytes = write(&sample(100));
    // Where the content of each section starts, after its number and its length.
    let mut starts = Vec::new();
    let word = |at: usize| u32::from_le_bytes(*bytes[at..].first_chunk().expect("a word"));
    let mut at = 20;
    while at < bytes.len() {
        starts.push(at + 8);
        at += 8 + (word(at + 4) as usize).next_multiple_of(4);
    }
    let [names, _, _, _, types, _, _, patterns, _, code, definitions, debug, asked] = starts[..] else {
        panic!("{starts:?}")
    };
    // Each row: words that say of lists that they are too long, and where that is found.
    let rows: &[(&[usize], (&str, usize))] = &[
        (&[names], ("operation names", names + 4)),
        (&[patterns], ("patterns", patterns + 4)),
        (&[code + 28], ("code", code + 32)),
        (&[definitions], ("definitions", definitions + 4)),
        (&[debug], ("debug", debug + 4)),
        (&[asked], ("sources of tests", asked + 4)),
        (&[patterns, code + 28], ("patterns", patterns + 4)),
        (&[code + 28, definitions], ("code", code + 32)),
        (&[definitions, asked], ("definitions", definitions + 4)),
    ];
    for (damaged, place) in rows {
        let mut changed = bytes.clone();
        damaged.iter().for_each(|&at| changed[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes()));
        let error = read(&changed).expect_err("it was changed");
        assert_eq!((error.section, error.fault), ("header", FormatFault::Checksum));
        let right = sum(&changed[20..]);
        changed[12..20].copy_from_slice(&right);
        let error = read(&changed).expect_err("a list is too long");
        assert_eq!((error.section, error.offset), *place, "{damaged:?}");
        assert_eq!(error.fault, FormatFault::List(u32::MAX as usize));
        assert_eq!(read_shared(&Bytes::from(changed)), Err(error));
    }
    // A type of three letters leaves a byte up to the next section.
    let end = types + word(types - 4) as usize;
    assert_eq!(end % 4, 3);
    let mut changed = bytes.clone();
    changed[end] = 1;
    let right = sum(&changed[20..]);
    changed[12..20].copy_from_slice(&right);
    let error = read(&changed).expect_err("there is something between sections");
    assert_eq!((error.section, error.fault), ("types", FormatFault::TooLong));
}

/// Changes who asks for the tests of a program.
fn asked(p: &mut Program, change: fn(&mut [Asked])) {
    let mut all = p.asked.unpack().to_vec();
    change(&mut all);
    p.asked = all.into_iter().collect();
}

/// Who asks for tests is not looked at where nobody wants to know, whatever is there; but where all is
/// checked.
#[test]
fn what_does_not_run_is_checked_with_all() {
    let mut p = sample(0);
    asked(&mut p, |all| (all[0].pattern, all[4].place.file) = (9, 7));
    let bytes = write(&p);
    let read = read(&bytes).expect("what runs is good");
    assert!(disassemble_with_sources(&read, &mut |_, _| None).contains("First"));
    let error = read_all(&bytes).expect_err("a pattern that is not there asks");
    assert!(error.to_string().contains("sources of tests"), "{error}");
}

/// Each row: what is done to a good program, and what the verifier says.
#[test]
fn verifier_messages() {
    type Damage = fn(&mut Program);
    let rows: &[(Damage, &str)] = &[
        (|p| p.registers[0] = 3, "is out of range"),
        (|p| p.entries.shapes[0].1 += 1, "an entry leads to what is no matcher code"),
        (|p| p.entries.shapes[0].0 = 9, "entries are not sorted"),
        (|p| p.tables[0].cases[0].1 = p.rewrites, "a table leads to what is no matcher code"),
        (|p| p.tables[1].cases[0].0 = 0, "a table has a key twice"),
        (|p| p.patterns[0].benefit = 0, "patterns are not sorted by benefit"),
        (
            |p| p.patterns[1].lists = Lists::new(&[2], &[0, 1], &[0, 1, 2]),
            "is accepted before all its ops are matched",
        ),
        (|p| p.patterns[1].rewrite = 1, "a rewrite does not start in rewrite code"),
        (|p| p.code[1] = 0x1ff, "this is no instruction"),
        (|p| p.natives[1].params.clear(), "registers of 'rewrite' are of the wrong banks"),
        (|p| p.shapes[0].name = 3, "a shape has a name that is not there"),
        (|p| p.exprs[5] = Expr::And(5, 4), "an expression is made of one that comes later"),
        (
            |p| {
                let n = p.exprs.len() as u32;
                p.exprs.push(Expr::Bool(true));
                p.exprs.extend((n..n + MAX_DEPTH).map(|i| Expr::And(i, 4)));
            },
            "an expression is nested too deeply",
        ),
        (|p| p.exprs[5] = Expr::And(4, 1), "an expression is made of parts that do not fit"),
        (
            |p| p.exprs[1] = Expr::Int(query::Scalar::U8, 256),
            "an expression is made of parts that do not fit",
        ),
        (
            |p| p.exprs[10] = Expr::Variable(64, query::Sort::one(query::Scalar::Type)),
            "an expression is made of parts that do not fit",
        ),
        (|p| p.classes.swap(0, 1), "they are not sorted"),
        (|p| p.classes.truncate(1), "they mention something that is not there"),
        (|p| p.definitions[0].native = 0, "a definition does not fit its native"),
        (|p| p.natives[2].params.clear(), "a definition does not fit its native"),
        (|p| p.definitions[0].meaning = Meaning::Expr(19), "a definition does not fit its native"),
        (|p| p.definitions[0].meaning = Meaning::Expr(10), "a definition does not fit its native"),
        (
            |p| {
                let rules = TypeRules { inputs: vec![], roots: vec![14, 11] };
                p.ops[2].inference = Inference::Types(rules);
            },
            "a rule for result types does not fit its operation",
        ),
        (
            |p| {
                let rules = TypeRules { inputs: vec![RuleInput::OperandType(3)], roots: vec![] };
                p.ops[2].inference = Inference::Types(rules);
            },
            "a rule for result types does not fit its operation",
        ),
        (|p| p.ops[2].name = 3, "they mention something that is not there"),
        (|p| asked(p, |all| all.swap(0, 1)), "sources of tests are not sorted"),
        (
            |p| asked(p, |all| all[4].pattern = 9),
            "sources of tests are not sorted, or of something that is not there",
        ),
        (|p| asked(p, |all| all[3].place.file = 1), "a place is in a file that is not there"),
        (|p| p.op_names[1].name.clear(), "a name is empty"),
        (|p| p.attr_names[0] = "a\0b".into(), "a name is empty or has a NUL byte in it"),
        (|p| p.natives[0].name.clear(), "a name is empty"),
        (|p| p.registers[5] = p.code.len() as u32 + 1, "registers in a bank are too many"),
        // `continue` becomes a `done`, which is no matcher code.
        (
            |p| {
                let at = p.code.iter().position(|&w| w == 0x13a).expect("a continue is there");
                p.code[at] = 0x151;
            },
            "'done' is no instruction of matcher code",
        ),
        (|p| p.patterns[1].rewrite = p.patterns[0].rewrite, "two patterns have one rewrite"),
        (|p| p.patterns[0].rewrite += 6, "there is rewrite code of no pattern"),
        (|p| p.patterns[1].rewrite += 1, "a rewrite starts in the middle of an instruction"),
        // `done` becomes a `jump` that leads to another rewrite.
        (
            |p| {
                let at = p.patterns[1].rewrite as usize;
                p.code[at - 1] = 0x201;
                p.code.to_mut().insert(at, at as u32 + 1);
                p.patterns[1].rewrite += 1;
            },
            "field 'to' of 'jump' is out of range",
        ),
        // The operand that `create_replacing` takes is not loaded before.
        (
            |p| {
                let at = p.patterns[1].rewrite as usize;
                p.code[at + 1] = 0;
            },
            "reads a register that may be unwritten",
        ),
        // A matcher that does not end.
        (
            |p| {
                let at = p.rewrites as usize - 2;
                p.code[at] = 0x202;
                p.code[at + 1] = 0;
            },
            "the code goes on after its end",
        ),
    ];
    assert_eq!(verify(sample(0)).map(VerifiedProgram::into_program), Ok(sample(0)));
    for (i, (damage, expected)) in rows.iter().enumerate() {
        let mut program = sample(0);
        damage(&mut program);
        let error = verify(program).expect_err(expected).to_string();
        assert!(error.contains(expected), "row {i}: {error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn there_and_back(
        extra in 0u32..40,
        names in prop::collection::vec(".{0,40}", 1..8),
        benefit in any::<u32>(),
    ) {
        let mut program = sample(extra);
        program.patterns[0].benefit = benefit.max(1);
        for (pattern, name) in program.patterns.iter_mut().zip(&names) {
            pattern.name = name.into();
        }
        program.attrs.extend(names);
        let bytes = write(&program);
        prop_assert_eq!(&write(&program), &bytes);
        prop_assert_eq!(read(&bytes).map(VerifiedProgram::into_program), Ok(program));
    }

    /// Words of a good program are changed: it is good if its matcher is and each rewrite is when it is
    /// wanted, and a rewrite that nobody has changed is as good as before.
    #[test]
    fn rewrites_are_refused_when_they_are_wanted(
        extra in 0u32..4,
        in_rewrites in any::<bool>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0u32..6, any::<u32>()), 1..4),
    ) {
        let good = sample(extra);
        let mut program = good.clone();
        let first = if in_rewrites { good.rewrites as usize } else { 0 };
        for (at, how, word) in changes {
            let at = first + at.index(good.code.len() - first);
            program.code[at] = match how {
                0 => word,
                1 => 0,
                2 => program.code[at].wrapping_add(1),
                3 => program.code[at].wrapping_sub(1),
                4 => program.code[at] & 0xff | (word % 8) << 8,
                _ => word % 8,
            };
        }
        let lazy = read(&write(&program));
        let all = lazy.as_ref().is_ok_and(rewrites_are_good);
        prop_assert_eq!(all, verify(program.clone()).is_ok());
        prop_assert_eq!(all, read_all(&write(&program)).is_ok());
        if !in_rewrites {
            return Ok(());
        }
        // Matching depends on no word of a rewrite.
        let lazy = lazy.expect("the matcher is as good as before");
        let mut starts: Vec<u32> = good.patterns.iter().map(|p| p.rewrite).collect();
        starts.sort_unstable();
        for (number, pattern) in (0..).zip(&good.patterns) {
            let next = starts.iter().copied().find(|&start| start > pattern.rewrite);
            let words = pattern.rewrite as usize..next.map_or(good.code.len(), |next| next as usize);
            if program.code[words.clone()] == good.code[words] {
                prop_assert!(lazy.rewrite(number).is_ok());
            }
        }
    }

    #[test]
    fn noise_is_refused(noise in prop::collection::vec(any::<u8>(), 0..200), at in 20usize..400) {
        prop_assert!(read(&noise).is_err());
        // Noise in the middle of a good file, under a right checksum, must not panic.
        let mut bytes = write(&sample(0));
        let at = at.min(bytes.len());
        bytes.truncate(at);
        bytes.extend(noise);
        if bytes.len() >= 20 {
            let right = sum(&bytes[20..]);
            bytes[12..20].copy_from_slice(&right);
        }
        let _ = read(&bytes);
    }
}
