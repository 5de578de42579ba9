//! A program to bytes.

use super::{HEADER, MAGIC, SECTIONS, VERSION, checksum, padding};
use crate::facts::{Groups, Inference, RuleInput};
use crate::isa::Bank;
use crate::program::{Place, Program};
use crate::query::{Class, Expr, Meaning};

/// Writes a program.
#[must_use]
pub fn write(program: &Program) -> Vec<u8> {
    let mut w = Writer(Vec::with_capacity(likely_size(program)));
    w.0.extend_from_slice(&MAGIC);
    w.word(VERSION);
    w.0.extend_from_slice(&[0; 8]);
    for number in 0..SECTIONS.len() {
        w.word(number as u32);
        w.word(0);
        let start = w.0.len();
        w.section(program, number);
        let len = w.0.len() - start;
        w.0[start - 4..start].copy_from_slice(&(len as u32).to_le_bytes());
        w.0.resize(start + len + padding(len), 0);
    }
    let mut out = w.0;
    let sum = checksum(&out[HEADER..]);
    out[HEADER - 8..HEADER].copy_from_slice(&sum.to_le_bytes());
    out
}

/// About how many bytes a program takes: what is not counted here mostly fits what is left of this.
fn likely_size(p: &Program) -> usize {
    let texts = [&p.attr_names, &p.attrs, &p.types, &p.files];
    let texts = texts.into_iter().flatten().map(|text| 4 + text.len()).sum::<usize>();
    let names = p.op_names.iter().map(|n| 8 + n.name.len()).sum::<usize>();
    let patterns = p.patterns.iter().map(|q| 60 + q.name.len() + 4 * q.lists.len());
    let tables = p.tables.iter().map(|t| 8 + 8 * t.cases.len()).sum::<usize>();
    let lists = 12 * p.shapes.len() + 8 * (p.entries.shapes.len() + p.entries.names.len());
    let debug = 16 * p.lines.len() + p.asked.bytes().len();
    HEADER + 256 + texts + names + patterns.sum::<usize>() + tables + lists + 4 * p.code.len() + debug
}

struct Writer(Vec<u8>);

impl Writer {
    fn word(&mut self, word: u32) {
        self.0.extend_from_slice(&word.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.word(text.len() as u32);
        self.0.extend_from_slice(text.as_bytes());
    }

    fn list<T>(&mut self, items: &[T], mut item: impl FnMut(&mut Self, &T)) {
        self.word(items.len() as u32);
        items.iter().for_each(|i| item(self, i));
    }

    fn pairs(&mut self, pairs: &[(u32, u32)]) {
        self.list(pairs, |w, p| {
            w.word(p.0);
            w.word(p.1);
        });
    }

    fn banks(&mut self, banks: &[Bank]) {
        self.list(banks, |w, &b| w.word(b as u32));
    }

    fn place(&mut self, place: Place) {
        self.word(place.file);
        self.word(place.line);
        self.word(place.column);
    }

    fn texts(&mut self, texts: &[String]) {
        self.list(texts, |w, t| w.text(t));
    }

    fn words(&mut self, words: &[u32]) {
        self.word(words.len() as u32);
        let start = self.0.len();
        self.0.resize(start + 4 * words.len(), 0);
        for (bytes, word) in self.0[start..].as_chunks_mut::<4>().0.iter_mut().zip(words) {
            *bytes = word.to_le_bytes();
        }
    }

    /// Expressions are a number, a text or none, and words each.
    fn expr(&mut self, e: &Expr) {
        let (number, text, words) = e.to_parts();
        self.word(number);
        self.word(u32::from(text.is_some()));
        text.into_iter().for_each(|t| self.text(t));
        self.words(&words);
    }

    fn class(&mut self, c: &Class) {
        self.texts(&c.instances);
        self.word(c.cases.is_some().into());
        if let Some(cases) = &c.cases {
            self.word(cases.width);
            self.word(cases.bits.into());
            self.list(&cases.values, |w, v| {
                w.word(*v as u32);
                w.word((*v >> 32) as u32);
            });
        }
    }

    fn groups(&mut self, groups: &Groups) {
        self.list(&groups.list, |w, g| {
            w.text(&g.name);
            w.word(g.count as u32);
        });
        self.word(groups.layout as u32);
    }

    fn definitions(&mut self, p: &Program) {
        self.list(&p.exprs, Self::expr);
        self.list(&p.classes, Self::class);
        self.list(&p.definitions, |w, d| {
            w.word(d.native);
            match &d.meaning {
                Meaning::Expr(root) => {
                    w.word(0);
                    w.word(*root);
                }
                Meaning::Unknown(why) => {
                    w.word(1);
                    w.text(why);
                }
            }
        });
        self.list(&p.ops, |w, o| {
            w.word(o.name);
            w.groups(&o.operands);
            w.groups(&o.results);
            match &o.inference {
                Inference::None => w.word(0),
                Inference::Unknown(why) => {
                    w.word(1);
                    w.text(why);
                }
                Inference::Types(rules) => {
                    w.word(2);
                    w.list(&rules.inputs, |w, input| match input {
                        RuleInput::OperandType(group) => {
                            w.word(0);
                            w.word(*group);
                        }
                        RuleInput::Attr(name) => {
                            w.word(1);
                            w.text(name);
                        }
                    });
                    w.words(&rules.roots);
                }
            }
        });
    }

    fn debug(&mut self, p: &Program) {
        self.list(&p.files, |w, text| w.text(text));
        let placed = p.patterns.iter().any(|pattern| pattern.place != Place::default());
        let patterns = if placed { &p.patterns[..] } else { &[] };
        self.list(patterns, |w, pattern| w.place(pattern.place));
        self.list(&p.unclear, |w, placed| {
            w.word(placed.0);
            w.place(placed.1);
        });
        self.list(p.lines.entries(), |w, entry| w.0.extend_from_slice(entry));
    }

    fn section(&mut self, p: &Program, number: usize) {
        match number {
            0 => self.list(&p.op_names, |w, name| {
                w.text(&name.name);
                w.word(name.created.into());
            }),
            1 => self.list(&p.shapes, |w, kind| {
                w.word(kind.name);
                w.word(kind.operands);
                w.word(kind.results);
            }),
            2 => self.list(&p.attr_names, |w, text| w.text(text)),
            3 => self.list(&p.attrs, |w, text| w.text(text)),
            4 => self.list(&p.types, |w, text| w.text(text)),
            5 => self.list(&p.natives, |w, native| {
                w.text(&native.name);
                w.word(native.constraint.into());
                w.banks(&native.params);
                w.banks(&native.results);
            }),
            6 => self.list(&p.tables, |w, table| {
                w.word(table.keys as u32);
                w.pairs(&table.cases);
            }),
            7 => self.list(&p.patterns, |w, pattern| {
                w.text(&pattern.name);
                w.word(pattern.benefit);
                w.word(pattern.bounded_recursion.into());
                w.word(pattern.root.map_or(0, |r| r + 1));
                w.words(pattern.lists.generated());
                w.words(pattern.lists.natives());
                w.word(pattern.rewrite);
                w.words(pattern.lists.matched());
            }),
            8 => {
                self.pairs(&p.entries.shapes);
                self.pairs(&p.entries.names);
                self.word(p.entries.any);
            }
            9 => {
                p.registers.iter().for_each(|&r| self.word(r));
                self.word(p.rewrites);
                self.words(&p.code);
            }
            10 => self.definitions(p),
            12 => {
                self.word(p.asked.len() as u32);
                self.0.extend_from_slice(p.asked.bytes());
            }
            _ => self.debug(p),
        }
    }
}
