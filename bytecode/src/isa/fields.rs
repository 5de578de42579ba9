//! What fields are as words, and the macro that makes of the table all that knows an instruction's layout.

use super::{DecodeError, FieldRef, FieldWords, Reg, Role};

/// A list of registers of any bank, as it lies in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegWords<'a>(&'a [u32]);

impl<'a> RegWords<'a> {
    /// The registers that these words stand for, as they lie in code.
    #[inline(always)]
    #[must_use]
    pub fn new(words: &'a [u32]) -> Self {
        Self(words)
    }

    /// The registers, in order. Words that stand for none, which no verified program has, are left out.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Reg> + use<'a> {
        self.0.iter().filter_map(|&word| Reg::from_word(word))
    }

    /// Their words, each of which may stand for no register in a program that is not verified.
    #[inline]
    #[must_use]
    pub fn words(self) -> &'a [u32] {
        self.0
    }

    /// The register with this number in the list.
    #[inline]
    #[must_use]
    pub fn get(self, i: usize) -> Option<Reg> {
        Reg::from_word(*self.0.get(i)?)
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Are there none?
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

/// A list of pairs of words, as it lies in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs<'a>(&'a [u32]);

impl<'a> Pairs<'a> {
    /// The pairs, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (u32, u32)> + use<'a> {
        self.0.chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }
}

/// How a field lies in code.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A word.
    Word,
    /// The length of a list, and its words.
    Words,
    /// The length of a list, and a word for each register.
    Regs,
    /// The length of a list, and two words for each pair.
    Pairs,
}

impl Form {
    /// Takes a field off the front of `words` as it lies there. Words of registers are not checked.
    #[inline(always)]
    pub(super) fn take<'a>(self, words: &mut &'a [u32]) -> Result<FieldWords<'a>, DecodeError> {
        Ok(match self {
            Self::Word => FieldWords::Word(take(words)?),
            Self::Words => FieldWords::Words(take_list(words, 1)?),
            Self::Regs => FieldWords::Regs(RegWords(take_list(words, 1)?)),
            Self::Pairs => FieldWords::Pairs(Pairs(take_list(words, 2)?)),
        })
    }
}

/// A field of an instruction, as the table has it.
#[derive(Clone, Copy, Debug)]
pub struct FieldInfo {
    /// What it is called.
    pub name: &'static str,
    /// What it means.
    pub role: Role,
    /// How it lies in code.
    pub form: Form,
}

/// An instruction, as the table has it.
#[derive(Clone, Copy, Debug)]
pub struct InstInfo {
    /// The number in the lowest byte of its first word.
    pub opcode: u8,
    /// What it is called in listings.
    pub mnemonic: &'static str,
    /// What it does, a line each.
    pub doc: &'static [&'static str],
    /// Its fields, in order.
    pub fields: &'static [FieldInfo],
}

/// A type of field: how it is written, read and looked at.
pub trait Field: Sized {
    /// What is read of it without a copy of lists.
    type View<'a>;
    /// How it lies in code.
    const FORM: Form;
    /// How many words it takes at least.
    const WORDS: usize;
    /// Does it always take that many?
    const FIXED: bool;

    /// Appends its words.
    fn encode(&self, out: &mut Vec<u32>);
    /// Takes it off the front of `words`.
    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError>;
    /// For the walk over fields.
    fn field(&self) -> FieldRef<'_>;
    /// What the front of `words` holds, without a check, and the words after it. What is not there reads as
    /// 0.
    fn view(words: &[u32]) -> (Self::View<'_>, &[u32]);
    /// Calls `f` with each of its words from `at` on and what the word means; returns where it ends.
    fn patch(role: Role, words: &mut [u32], at: usize, f: impl FnMut(Role, &mut u32)) -> usize;
}

#[inline(always)]
pub(super) fn take(words: &mut &[u32]) -> Result<u32, DecodeError> {
    let (&first, rest) = words.split_first().ok_or(DecodeError::Length)?;
    *words = rest;
    Ok(first)
}

#[inline(always)]
fn take_list<'a>(words: &mut &'a [u32], width: usize) -> Result<&'a [u32], DecodeError> {
    let n = (take(words)? as usize).checked_mul(width).ok_or(DecodeError::Length)?;
    let (list, rest) = words.split_at_checked(n).ok_or(DecodeError::Length)?;
    *words = rest;
    Ok(list)
}

#[inline(always)]
fn view_list(words: &[u32], width: usize) -> (&[u32], &[u32]) {
    let (n, rest) = u32::view(words);
    rest.split_at_checked((n as usize).saturating_mul(width)).unwrap_or_default()
}

/// The items of a list whose length is at `at`, and where it ends.
fn list_mut(words: &mut [u32], at: usize, width: usize) -> (&mut [u32], usize) {
    let n = words.get(at).map_or(0, |&n| n as usize).saturating_mul(width);
    let end = (at + 1).saturating_add(n);
    (words.get_mut(at + 1..end).unwrap_or_default(), end)
}

impl Field for u32 {
    type View<'a> = u32;
    const FORM: Form = Form::Word;
    const WORDS: usize = 1;
    const FIXED: bool = true;

    fn encode(&self, out: &mut Vec<u32>) {
        out.push(*self);
    }

    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        take(words)
    }

    fn field(&self) -> FieldRef<'_> {
        FieldRef::Word(*self)
    }

    #[inline(always)]
    fn view(words: &[u32]) -> (u32, &[u32]) {
        words.split_first().map_or((0, words), |(&first, rest)| (first, rest))
    }

    fn patch(role: Role, words: &mut [u32], at: usize, mut f: impl FnMut(Role, &mut u32)) -> usize {
        words.get_mut(at).into_iter().for_each(|word| f(role, word));
        at + 1
    }
}

impl Field for Vec<u32> {
    type View<'a> = &'a [u32];
    const FORM: Form = Form::Words;
    const WORDS: usize = 1;
    const FIXED: bool = false;

    fn encode(&self, out: &mut Vec<u32>) {
        out.push(self.len() as u32);
        out.extend_from_slice(self);
    }

    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        Ok(take_list(words, 1)?.to_vec())
    }

    fn field(&self) -> FieldRef<'_> {
        FieldRef::Words(self)
    }

    #[inline(always)]
    fn view(words: &[u32]) -> (&[u32], &[u32]) {
        view_list(words, 1)
    }

    fn patch(role: Role, words: &mut [u32], at: usize, mut f: impl FnMut(Role, &mut u32)) -> usize {
        let item = if role == Role::TypeList { Role::Type } else { role };
        let (list, end) = list_mut(words, at, 1);
        list.iter_mut().for_each(|word| f(item, word));
        end
    }
}

impl Field for Vec<Reg> {
    type View<'a> = RegWords<'a>;
    const FORM: Form = Form::Regs;
    const WORDS: usize = 1;
    const FIXED: bool = false;

    fn encode(&self, out: &mut Vec<u32>) {
        out.push(self.len() as u32);
        out.extend(self.iter().map(|r| r.word()));
    }

    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        take_list(words, 1)?.iter().map(|&w| Reg::from_word(w).ok_or(DecodeError::Word(w))).collect()
    }

    fn field(&self) -> FieldRef<'_> {
        FieldRef::Regs(self)
    }

    #[inline(always)]
    fn view(words: &[u32]) -> (RegWords<'_>, &[u32]) {
        let (list, rest) = view_list(words, 1);
        (RegWords(list), rest)
    }

    fn patch(role: Role, words: &mut [u32], at: usize, mut f: impl FnMut(Role, &mut u32)) -> usize {
        let (list, end) = list_mut(words, at, 1);
        list.iter_mut().for_each(|word| f(role, word));
        end
    }
}

impl Field for Vec<(u32, u32)> {
    type View<'a> = Pairs<'a>;
    const FORM: Form = Form::Pairs;
    const WORDS: usize = 1;
    const FIXED: bool = false;

    fn encode(&self, out: &mut Vec<u32>) {
        out.push(self.len() as u32);
        out.extend(self.iter().flat_map(|p| [p.0, p.1]));
    }

    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        Ok(take_list(words, 2)?.chunks_exact(2).map(|c| (c[0], c[1])).collect())
    }

    fn field(&self) -> FieldRef<'_> {
        FieldRef::Pairs(self)
    }

    #[inline(always)]
    fn view(words: &[u32]) -> (Pairs<'_>, &[u32]) {
        let (list, rest) = view_list(words, 2);
        (Pairs(list), rest)
    }

    fn patch(_: Role, words: &mut [u32], at: usize, mut f: impl FnMut(Role, &mut u32)) -> usize {
        let (list, end) = list_mut(words, at, 2);
        for pair in list.chunks_exact_mut(2) {
            f(Role::AttrName, &mut pair[0]);
            f(Role::Use(super::Bank::Attr), &mut pair[1]);
        }
        end
    }
}

macro_rules! instructions {
    ($( $(#[doc = $doc:literal])* $code:literal $mnemonic:literal $name:ident { $( $field:ident: $ty:ty = $role:expr ),* $(,)? } )*) => {
        /// An instruction, decoded.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Inst { $( $(#[doc = $doc])* $name { $( #[doc = concat!("A `", stringify!($role), "`.")] $field: $ty ),* } ),* }

        /// All instructions, in the order of the table.
        pub const INSTRUCTIONS: &[InstInfo] = &[ $( InstInfo {
            opcode: $code,
            mnemonic: $mnemonic,
            doc: &[$($doc),*],
            fields: &[ $( FieldInfo { name: stringify!($field), role: $role, form: <$ty as Field>::FORM } ),* ],
        } ),* ];

        /// The opcodes, for a loop that runs words.
        #[allow(missing_docs, reason = "each is documented as a variant of Inst")]
        pub mod opcode { $( #[allow(non_upper_case_globals, reason = "named as the instruction")] pub const $name: u8 = $code; )* }

        /// Instructions as they lie in the code of a verified program, for loops that run words:
        /// `view::Def::at(code, pc)` reads the fields of the `def` at a position. Lists are not copied.
        pub mod view {
            use super::{Field, Reg};
            $(
                #[doc = concat!("The fields of [`Inst::", stringify!($name), "`](super::Inst::", stringify!($name), ").")]
                #[derive(Clone, Copy, Debug)]
                pub struct $name<'a> {
                    $( #[doc = concat!("A `", stringify!($role), "`.")] pub $field: <$ty as Field>::View<'a>, )*
                    /// How many words the instruction takes: what to go on by.
                    pub len: usize,
                    _code: std::marker::PhantomData<&'a [u32]>,
                }

                impl<'a> $name<'a> {
                    const FIXED: bool = true $( && <$ty as Field>::FIXED )*;
                    const WORDS: usize = 1 $( + <$ty as Field>::WORDS )*;
                    const NONE: [u32; $name::<'static>::WORDS] = [0; $name::<'static>::WORDS];

                    /// Reads the fields of the instruction at `pc`, which must be one of these. Words past
                    /// the end of the code, which no verified program reads, are 0.
                    #[inline(always)]
                    #[must_use]
                    pub fn at(code: &'a [u32], pc: usize) -> Self {
                        Self::read(Self::words(code, pc).unwrap_or(&Self::NONE))
                    }

                    /// Reads the fields of the instruction at `pc` if it is one of these.
                    #[inline(always)]
                    #[must_use]
                    pub fn get(code: &'a [u32], pc: usize) -> Option<Self> {
                        Self::words(code, pc).filter(|words| words[0] as u8 == $code).map(Self::read)
                    }

                    /// What it takes, or the rest of the code if that is longer by lists: one look at the
                    /// length is enough for all fields if none is a list.
                    #[inline(always)]
                    fn words(code: &'a [u32], pc: usize) -> Option<&'a [u32]> {
                        let all = code.get(pc..)?;
                        let least = all.first_chunk::<{ $name::<'static>::WORDS }>()?;
                        Some(if Self::FIXED { least } else { all })
                    }

                    #[inline(always)]
                    fn read(words: &'a [u32]) -> Self {
                        let rest = &words[1..];
                        $( let ($field, rest) = <$ty as Field>::view(rest); )*
                        Self { $( $field, )* len: words.len() - rest.len(), _code: std::marker::PhantomData }
                    }
                }
            )*
        }

        /// The fields of instructions with this opcode, in order; `None` if there is no such opcode.
        #[inline]
        pub(crate) fn fields_of(opcode: u8) -> Option<&'static [FieldInfo]> {
            Some(match opcode {
                $( $code => &[ $( FieldInfo { name: stringify!($field), role: $role, form: <$ty as Field>::FORM } ),* ], )*
                _ => return None,
            })
        }

        /// What an instruction with this opcode is called in listings.
        #[must_use]
        pub fn mnemonic(opcode: u8) -> Option<&'static str> {
            match opcode {
                $( $code => Some($mnemonic), )*
                _ => None,
            }
        }

        /// Calls `f` with each word of the fields of the instruction that `words` starts with, and with what
        /// the word means: a list of types is words of the role [`Role::Type`], a pair of a name and a
        /// register a word of either role. Opcode and lengths cannot be reached, so that an instruction stays
        /// one.
        pub fn patch(words: &mut [u32], mut f: impl FnMut(Role, &mut u32)) {
            match words.first().copied().unwrap_or(0) as u8 {
                $( $code => {
                    let at = 1;
                    $( let at = <$ty as Field>::patch($role, words, at, &mut f); )*
                    let _ = at;
                } )*
                _ => {}
            }
        }

        impl Inst {
            /// What it is called in listings.
            #[must_use]
            pub fn mnemonic(&self) -> &'static str {
                match self { $( Self::$name { .. } => $mnemonic ),* }
            }

            /// Appends its words.
            pub fn encode(&self, out: &mut Vec<u32>) {
                self.encode_fields(out, |_, _| {});
            }

            /// Appends its words and calls `field` with what each field means and the index in `out` where it
            /// begins, for those who know later what it will be.
            #[inline]
            pub fn encode_fields(&self, out: &mut Vec<u32>, mut field: impl FnMut(Role, usize)) {
                let start = out.len();
                match self { $( Self::$name { $($field),* } => {
                    out.push($code);
                    $(
                        field($role, out.len());
                        Field::encode($field, out);
                    )*
                } ),* }
                out[start] |= ((out.len() - start) as u32) << 8;
            }

            /// Reads the instruction at the start of `words`; returns it and its length in words.
            ///
            /// # Errors
            /// A [`DecodeError`] if the words are none.
            pub fn decode(words: &[u32]) -> Result<(Self, usize), DecodeError> {
                let mut rest = words;
                let head = take(&mut rest)?;
                let inst = match head as u8 {
                    $( $code => Self::$name { $( $field: Field::decode(&mut rest)? ),* }, )*
                    other => return Err(DecodeError::Opcode(other)),
                };
                let len = words.len() - rest.len();
                if head >> 8 == len as u32 { Ok((inst, len)) } else { Err(DecodeError::Length) }
            }

            /// Calls `f` with name, role and content of each field, in order.
            pub fn for_each_field(&self, mut f: impl FnMut(&'static str, Role, FieldRef<'_>)) {
                match self { $( Self::$name { $($field),* } => { $( f(stringify!($field), $role, Field::field($field)); )* } ),* }
            }
        }
    };
}

pub(super) use instructions;
