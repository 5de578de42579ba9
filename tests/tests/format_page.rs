//! `bytecode/FORMAT.md` is made from the tables that the code is made from.

use pdll_bytecode::isa::{Form, INSTRUCTIONS};
use pdll_bytecode::{Bank, Keys, MAGIC, OLDEST_VERSION, Role, SECTIONS, VERSION};
use pdll_tests::golden;
use std::fmt::Write;
use std::path::Path;

const HEAD: &str = "\
# The `.pdlbc` format

This page is made from the tables of the crate `pdll-bytecode`;
`UPDATE_EXPECT=1 cargo test -p pdll-tests --test format_page` makes it anew. It is enough to write a reader.

## Numbers and texts

* A *word* is an unsigned number of 32 bits, little-endian. A *flag* is a word that is 0 or 1.
* A *text* is its length in bytes, as a word, and that many bytes of UTF-8.
* A *list of X* is the number of its items, as a word, and the items one after the other.
* A *place* is three words: file (an index in the files of the debug section), line from 1 (0: unknown),
  column in bytes from 1.
* A *bank* is a word, see Registers. A *target* is a word, see Targets.
* A *step* is the difference from a number before it, modulo 2^32, zigzag-coded (0, -1, 1, -2, ... as 0, 1, 2,
  3, ...), in groups of seven bits, the lowest first, with the top bit set in all bytes but the last.
";

const REST: &str = "\
A reader checks each length against what is left before it makes room for it, and refuses a file with bytes
left over in a section or after the last one.

## Code

The code is one array of words. Word 0 is 0 and no instruction. An instruction begins with
`opcode | length << 8`, where the length counts words, this one included; its fields follow in order. A field
is one word; or a list: its length as a word, and its items, which are one word each, or two for pairs.
Matcher code comes first, rewrite code from the word on that the section names. The rewrite of a pattern is
the words from its target `rewrite` up to where the next one begins: each word of rewrite code is of one
pattern, and no target leads out of a rewrite. A reader may leave a rewrite for when it is applied first.

### Targets

A target is the index of a word at which an instruction begins, larger than that of the instruction it stands
in; or 0: the end (a matcher ends with what it has recorded, a rewrite has failed); or, in matcher code, a
pattern number with bit 31 set: that pattern is accepted, and the run ends. Code only goes forward, but for
`continue`.

### Order

Patterns are sorted by benefit, largest first; the number of a pattern is its rank. A match is recorded if its
pattern has a lower number than what is recorded.

### Registers

There is an array of registers for each bank. Op register 0 holds the root when matching begins. In lists of
any bank a register is the word `bank | index << 3`; elsewhere the field says the bank.
";

const EXPRESSIONS: &str = "\
## Definitions

An *expression* is: word `form`; flag `has a text`, and the text; list of words. It refers to expressions of
smaller index only. A *class* is: list of text `instances`; flag `is an enumeration`, then word `width`, flag
`bits`, list of (word, word) `values` of 64 bits, low word first. An *operation* is: word `name`; twice
(operands, results) its groups: list of (text `name`, word `count`: 0 one, 1 optional, 2 any number), word
`layout` (0 unknown, 1 one group takes what is left, 2 all variadic groups are equally long, 3 by attribute);
word `inference`: 0 none; 1 unknown, and a text `why`; 2 by rules: list of inputs (word 0 and word
`operand group`: its type; word 1 and text: an attribute), list of words `expressions`, one for each result. A
reader that evaluates no definitions can skip the section by its length; natives that are not registered are
then missing.

";

fn policy() -> String {
    format!(
        "\
## Versions

This page is version {VERSION}. A change of what is written is a new version. Tools write the newest and read
all from {OLDEST_VERSION} on; they refuse others and say which they read. A file of each version is kept in
`bytecode/tests/versions` and read by a test.

* 9: code begins at a whole word of the file, and the checksum is made of four sums. Expressions of form 16
  (`fold`), and six queries.
* 8: as 9 but for that: no zeros follow a section, and one sum, at first how many bytes there are, takes in
  all groups. The queries `users`, `make_splat` and `make_soft_attr`.
* 7: as 8 but for that; the checksum is FNV-1a of 64 bits. Names of patterns stand with the patterns, not in
  the debug section; places of definitions that are not understood have a list in the debug section, not a
  text at the end of the reason. The debug section and the sources of tests can be empty (`--strip`). `guard`
  takes the number of patterns; `user`, `element_type`, `for_each_user_of`; `make_values` and `make_types` in
  matchers.
* 6: as 7 but for that. Patterns have no name; the second list of the debug section is of (text `name`, place),
  and the third is not there.

"
    )
}

fn meaning(role: Role) -> String {
    match role {
        Role::Def(bank) => format!("writes {} register", bank.prefix()),
        Role::Use(bank) => format!("reads {} register", bank.prefix()),
        Role::Defs => "writes registers of any bank".into(),
        Role::Uses => "reads registers of any bank".into(),
        Role::AttrUses => "attribute names, with the a registers that are read".into(),
        Role::Table(keys) => format!("table with keys {}", sort(keys)),
        Role::Flag => "flag".into(),
        Role::Number => "number (2^32 - 1: all)".into(),
        Role::OpName => "operation name".into(),
        Role::OpShape => "operation shape".into(),
        Role::AttrName => "attribute name".into(),
        Role::Attr | Role::AttrConst => "attribute".into(),
        Role::Type => "type".into(),
        Role::TypeList => "types".into(),
        Role::Native => "native".into(),
        Role::Pattern => "pattern".into(),
        Role::Rank => "pattern, or how many there are".into(),
        Role::Target => "target".into(),
    }
}

fn sort(keys: Keys) -> &'static str {
    match keys {
        Keys::OpShape => "operation shapes",
        Keys::OpName => "operation names",
        Keys::Attr => "attributes",
        Keys::Type => "types",
        Keys::Number => "numbers",
    }
}

fn page() -> String {
    let mut out = HEAD.to_string();
    let magic: Vec<String> = MAGIC.iter().map(|byte| format!("{byte:02x}")).collect();
    let _ = write!(
        out,
        "
## File

The magic bytes `{}`; word `version`; two words `checksum`, low first, of all bytes that
follow. Then the sections, in this order, each once: word `number`, word `length in bytes`, content, and as
many zeros as it takes (none to three) for the next one to begin at a multiple of four bytes.

The checksum is a number of 64 bits, and so are four sums, at first how many bytes there are. To take in a
group of eight bytes, read as a number with the lowest byte first, a sum is rotated left by 29 bits, xor-ed
with the group, and multiplied by `9e3779b97f4a7c15` modulo 2^64. The groups of each 32 bytes are taken in by
the four sums, each the one at its place. Then the checksum, at first 0, takes in the four sums, the groups
that are left, and what is left of bytes, none to seven, filled with zeros.

| number | section | content |
| --- | --- | --- |
",
        magic.join(" ")
    );
    for (number, (name, content)) in SECTIONS.iter().enumerate() {
        let _ = writeln!(out, "| {number} | {name} | {content} |");
    }
    let keys = [Keys::OpShape, Keys::OpName, Keys::Attr, Keys::Type, Keys::Number];
    let keys: Vec<String> = keys.iter().map(|&k| format!("{} {}", k as u32, sort(k))).collect();
    let _ = writeln!(out, "\nSorts of keys: {}.\n", keys.join(", "));
    out += REST;
    out += "\n| bank | written | holds |\n| --- | --- | --- |\n";
    for bank in Bank::ALL {
        let _ = writeln!(out, "| {} | {} | {} |", bank as u32, bank.prefix(), bank.type_name());
    }
    out += "\n### Instructions\n\n| opcode | name | fields | what it does |\n| --- | --- | --- | --- |\n";
    let mut all: Vec<_> = INSTRUCTIONS.iter().collect();
    all.sort_by_key(|inst| inst.opcode);
    for inst in all {
        let field = |f: &pdll_bytecode::isa::FieldInfo| {
            let list = if matches!(f.form, Form::Word) { "" } else { "list of " };
            format!("`{}`: {list}{}", f.name, meaning(f.role))
        };
        let fields: Vec<String> = inst.fields.iter().map(field).collect();
        let doc: Vec<&str> = inst.doc.iter().map(|line| line.trim()).collect();
        let doc = doc.join(" ").replace("[`Groups`](crate::Groups)", "the groups of the definitions");
        let _ = writeln!(out, "| {} | {} | {} | {doc} |", inst.opcode, inst.mnemonic, fields.join("; "));
    }
    out.push('\n');
    out += EXPRESSIONS;
    out += &policy();
    out.trim_end().to_string() + "\n"
}

#[test]
fn the_page_is_made_from_the_tables() {
    golden(Path::new(env!("CARGO_MANIFEST_DIR")).join("../bytecode/FORMAT.md"), &page());
}
