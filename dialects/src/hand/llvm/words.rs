//! Words that stand before a symbol: linkage, visibility, calling convention and the like.

use crate::hand::set;
use pdll_ir::{Attr, AttrData, OpParser, OpPrinter};

const LINKAGES: &[&str] = &[
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
];
/// By number; what has the number 0 is not written.
pub(super) const VISIBILITIES: &[&str] = &["", "hidden", "protected"];
pub(super) const UNNAMED: &[&str] = &["", "local_unnamed_addr", "unnamed_addr"];
const TAIL_CALLS: &[&str] = &["none", "musttail", "tail", "notail"];
const CONVENTIONS: &[&str] = &[
    "ccc",
    "fastcc",
    "coldcc",
    "cc_10",
    "cc_11",
    "anyregcc",
    "preserve_mostcc",
    "preserve_allcc",
    "swiftcc",
    "cxx_fast_tlscc",
    "tailcc",
    "cfguard_checkcc",
    "swifttailcc",
    "x86_stdcallcc",
    "x86_fastcallcc",
    "arm_apcscc",
    "arm_aapcscc",
    "arm_aapcs_vfpcc",
    "msp430_intrcc",
    "x86_thiscallcc",
    "ptx_kernelcc",
    "ptx_devicecc",
    "spir_funccc",
    "spir_kernelcc",
    "intel_ocl_bicc",
    "x86_64_sysvcc",
    "win64cc",
    "x86_vectorcallcc",
    "hhvmcc",
    "hhvm_ccc",
    "x86_intrcc",
    "avr_intrcc",
    "avr_signalcc",
    "avr_builtincc",
    "amdgpu_vscc",
    "amdgpu_gscc",
    "amdgpu_cscc",
    "amdgpu_pscc",
    "amdgpu_kernelcc",
    "x86_regcallcc",
    "amdgpu_hscc",
    "msp430_builtincc",
    "amdgpu_lscc",
    "amdgpu_escc",
    "aarch64_vectorcallcc",
    "aarch64_sve_vectorcallcc",
    "wasm_emscripten_invokecc",
    "amdgpu_gfxcc",
    "m68k_intrcc",
];

/// `#llvm.MNEMONIC<word>`
fn word_attr(p: &mut OpParser<'_, '_, '_>, mnemonic: &str, word: &str) -> Attr {
    let (namespace, data) = (p.ctx().name("llvm"), p.ctx().name(&format!("{mnemonic}<{word}>")));
    p.ctx().attr(AttrData::Opaque { namespace, data, ty: None })
}

/// One of these words, or the first of them without being written, as `#llvm.MNEMONIC<word>`.
fn parse_word(p: &mut OpParser<'_, '_, '_>, name: &str, mnemonic: &str, words: &[&str]) {
    let word = p.optional_keyword_of(words).map_or(words[0], |index| words[index]);
    let attr = word_attr(p, mnemonic, word);
    set(p, name, attr);
}

pub(super) fn parse_linkage(p: &mut OpParser<'_, '_, '_>) {
    parse_word(p, "linkage", "linkage", LINKAGES);
}

pub(super) fn parse_convention(p: &mut OpParser<'_, '_, '_>) {
    parse_word(p, "CConv", "cconv", CONVENTIONS);
}

pub(super) fn parse_tail_call(p: &mut OpParser<'_, '_, '_>) {
    parse_word(p, "TailCallKind", "tailcallkind", TAIL_CALLS);
}

/// One of these words as its number.
pub(super) fn parse_number(p: &mut OpParser<'_, '_, '_>, name: &str, words: &[&str]) {
    let number = p.optional_keyword_of(words).unwrap_or(0);
    let i64_type = p.ctx().known().i64;
    if let Some(number) = p.ctx().int_attr(i64_type, number as i128) {
        set(p, name, number);
    }
}

/// A word that is there or not, as `unit`.
pub(super) fn parse_flag(p: &mut OpParser<'_, '_, '_>, name: &str, word: &str) {
    if p.eat_keyword(word) {
        let unit = p.ctx().known().unit;
        set(p, name, unit);
    }
}

/// The word of `#llvm.MNEMONIC<word>`.
pub(super) fn word(p: &OpPrinter<'_, '_>, name: &str) -> Option<String> {
    let AttrData::Opaque { data, .. } = *p.ctx().attr_data(p.view().attribute_named(name)?) else {
        return None;
    };
    let text = p.ctx().text(data).into_owned();
    Some(text.split_once('<')?.1.strip_suffix('>')?.to_string())
}

/// Prints a word and a blank, unless it is this one.
pub(super) fn print_word(p: &mut OpPrinter<'_, '_>, name: &str, silent: &str) {
    if let Some(word) = word(p, name).filter(|word| word != silent) {
        p.text(&word);
        p.text(" ");
    }
}

/// Prints the word of a number and a blank, unless that word is empty.
pub(super) fn print_number(p: &mut OpPrinter<'_, '_>, name: &str, words: &[&str]) {
    let number = p.view().attribute_named(name).and_then(|attr| p.ctx().int_value(attr));
    let word =
        number.and_then(|number| words.get(usize::try_from(number).ok()?)).filter(|word| !word.is_empty());
    if let Some(word) = word {
        p.text(word);
        p.text(" ");
    }
}

/// Prints a word and a blank, if an attribute is there.
pub(super) fn print_flag(p: &mut OpPrinter<'_, '_>, name: &str, word: &str) {
    if p.view().attribute_named(name).is_some() {
        p.text(word);
        p.text(" ");
    }
}
