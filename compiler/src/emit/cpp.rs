//! Patterns as C++ for MLIR, as mlir-pdll's `-x=cpp` prints it.
//!
//! Each pattern becomes a `PDLPatternModule` that carries its PDL as text and registers the native functions
//! that it calls; their code comes first, as static functions. Three things are ours (deviations, rows 21 and
//! 22, and what `pdl` has no nodes for):
//!
//! - Inline natives are emitted too. In the IR they are known by name alone, so
//!   [`unique_names`](super::natives::unique_names) must have told those apart that share one.
//! - A native constraint with results returns `FailureOr` of them. MLIR has no builder for these: a small
//!   template in the generated text makes one out of the parts that MLIR builds its own from.
//! - Natives that stand for what `pdl` cannot say are defined too (`beyond`).
mod beyond;

use super::natives::{calls, functions, trim};
use super::pdl_text::{Locations, print_pattern};
use super::stubs::{Stub, stubs};
use crate::hir::{Callable, ConstraintKind, Hir, Ty, VarId, ods};
use crate::pdl;
use pdll_source::SourceMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// The patterns of `module`, which was lowered from `hir`, as C++. `ods` is what `hir` was analysed with.
///
/// Bytes, since native code need not be UTF-8.
#[must_use]
pub fn print(hir: &Hir<'_>, ods: Option<&ods::Model>, module: &pdl::Module, sources: &SourceMap) -> Vec<u8> {
    let mut p = Printer { hir, ods, out: Vec::new(), functions: FxHashMap::default() };
    p.natives(module);
    p.rules(module, sources);
    p.beyond(module);
    p.text("namespace {\n");
    let mut structs = Structs::default();
    for pattern in &module.patterns {
        let name = structs.name(pattern.name.map(|n| module.strings.get(n)));
        p.pattern(module, pattern, name, sources);
    }
    p.text("} // end namespace\n\ntemplate <typename... ConfigsT>\n");
    p.text("[[maybe_unused]] static void populateGeneratedPDLLPatterns(");
    p.text("::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {\n");
    for name in &structs.order {
        p.text(&format!("  patterns.add<{name}>(patterns.getContext(), configs...);\n"));
    }
    p.text("}\n");
    p.out
}

/// Turns the C++ function of a constraint with results into what MLIR registers.
const WITH_RESULTS: &str = "\
template <typename FnT>
[[maybe_unused]] static ::mlir::PDLConstraintFunction pdllConstraintWithResults(FnT fn) {
  return [fn](::mlir::PatternRewriter &rewriter, ::mlir::PDLResultList &results,
              ::llvm::ArrayRef<::mlir::PDLValue> values) -> ::llvm::LogicalResult {
    namespace builder = ::mlir::detail::pdl_function_builder;
    auto indices = std::make_index_sequence<::llvm::function_traits<FnT>::num_args - 1>();
    if (::llvm::failed(builder::verifyAsArgs<FnT>(rewriter, values, indices)))
      return ::llvm::failure();
    return builder::processArgsAndInvokeRewrite(fn, rewriter, results, values, indices);
  };
}

";

/// The names of the generated structs.
#[derive(Default)]
struct Structs {
    taken: FxHashSet<String>,
    order: Vec<String>,
    generated: u32,
}

impl Structs {
    /// The name for the next pattern. Like mlir-pdll, a pattern that is named as an earlier one was generated
    /// gets the newest name a second time.
    fn name(&mut self, written: Option<&str>) -> &str {
        let name = match written {
            Some(n) => n.to_string(),
            None => loop {
                let name = format!("GeneratedPDLLPattern{}", self.generated);
                self.generated += 1;
                if !self.taken.contains(&name) {
                    break name;
                }
            },
        };
        if self.taken.insert(name.clone()) {
            self.order.push(name);
        }
        self.order.last().map_or("", String::as_str)
    }
}

/// A native function that was emitted.
struct Function {
    /// Its name in C++.
    name: String,
    /// A constraint with results?
    adapted: bool,
}

fn adapted(c: &Callable<'_>) -> bool {
    !c.rewrite && !c.results.is_empty()
}

fn cpp_type_of(ty: pdl::Ty) -> &'static str {
    match ty {
        pdl::Ty::Attribute => "::mlir::Attribute",
        pdl::Ty::Type => "::mlir::Type",
        pdl::Ty::TypeRange => "::mlir::TypeRange",
        pdl::Ty::Value => "::mlir::Value",
        pdl::Ty::ValueRange => "::mlir::ValueRange",
        pdl::Ty::Operation => "::mlir::Operation *",
    }
}

/// What the function of a rule does.
fn body(stub: &Stub<'_>) -> String {
    let expression = stub.code.body.as_deref().and_then(|b| b.strip_prefix("return ")?.strip_suffix(';'));
    let expression = expression.map(str::to_string).or_else(|| filled(stub));
    match (expression, stub.rewrite, stub.results.is_empty()) {
        (Some(e), false, true) => format!("return ::mlir::success({e});"),
        (Some(e), true, true) => format!("{e};"),
        (Some(e), ..) => format!("return {e};"),
        (None, false, _) => "return ::mlir::failure(); // to be filled in".into(),
        (None, true, true) => "// to be filled in".into(),
        (None, true, false) => "return {}; // to be filled in".into(),
    }
}

/// The code with parameters in place of placeholders, if they are all that it needs.
fn filled(stub: &Stub<'_>) -> Option<String> {
    if !stub.rewrite && !stub.results.is_empty() {
        return None;
    }
    let (mut out, mut rest) = (String::new(), stub.code.written.as_str());
    while let Some(at) = rest.find('$') {
        let word = rest[at + 1..].bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
        let name = match &rest[at + 1..at + 1 + word] {
            "_builder" => "rewriter".to_string(),
            "_loc" => "rewriter.getUnknownLoc()".to_string(),
            "_self" => "self".to_string(),
            number => format!("arg{number}"),
        };
        if !name.starts_with("rewriter") && !stub.params.iter().any(|p| p.0 == name) {
            return None;
        }
        out.push_str(&rest[..at]);
        out.push_str(&name);
        rest = &rest[at + 1 + word..];
    }
    out.push_str(rest);
    Some(out)
}

struct Printer<'h, 'a> {
    hir: &'h Hir<'a>,
    ods: Option<&'h ods::Model>,
    out: Vec<u8>,
    /// By the name that PDL calls them.
    functions: FxHashMap<String, Function>,
}

impl<'a> Printer<'_, 'a> {
    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// The functions that patterns call.
    fn natives(&mut self, module: &pdl::Module) {
        let used = functions(self.hir, module);
        if used.iter().any(|(c, _)| adapted(c)) {
            self.text(WITH_RESULTS);
        }
        for (c, name) in used {
            let name = format!("{name}PDLFn");
            self.native(c, &name);
            self.functions.insert(c.name.to_string(), Function { name, adapted: adapted(c) });
        }
    }

    /// The natives of rewrite rules: their code as functions. What is one call of a function calls it; other
    /// code that is no expression of its arguments is left to be filled in.
    fn rules(&mut self, module: &pdl::Module, sources: &SourceMap) {
        let known = &self.functions;
        for stub in stubs(module, |name, _| !known.contains_key(name)) {
            let adapted = !stub.rewrite && !stub.results.is_empty();
            if adapted && !self.out.starts_with(WITH_RESULTS.as_bytes()) {
                self.out.splice(0..0, WITH_RESULTS.bytes());
            }
            let results: Vec<&str> = stub.results.iter().map(|&t| cpp_type_of(t)).collect();
            let result = match &results[..] {
                [] if stub.rewrite => "void".to_string(),
                [] => "::llvm::LogicalResult".to_string(),
                [only] => (*only).to_string(),
                many => format!("std::tuple<{}>", many.join(", ")),
            };
            let result = if adapted { format!("::llvm::FailureOr<{result}>") } else { result };
            let params: String =
                stub.params.iter().map(|(name, ty)| format!(", {} {name}", cpp_type_of(*ty))).collect();
            let name = format!("{}PDLFn", stub.identifier);
            self.text(&format!("// {}\nstatic {result} {name}(", stub.source(sources)));
            self.text(&format!("::mlir::PatternRewriter &rewriter{params}) {{\n  {}\n}}\n\n", body(&stub)));
            self.functions.insert(stub.called.to_string(), Function { name, adapted });
        }
    }

    /// The natives that stand for what `pdl` cannot say.
    fn beyond(&mut self, module: &pdl::Module) {
        for (called, _) in module.patterns.iter().flat_map(|p| calls(module, p)) {
            let Some(body) = beyond::body(called).filter(|_| !self.functions.contains_key(called)) else {
                continue;
            };
            let name = format!("{}PDLFn", called.replace('.', "_"));
            self.text(&format!(
                "static ::llvm::LogicalResult {name}(\n    [[maybe_unused]] ::mlir::PatternRewriter &rewriter,\n    \
                 [[maybe_unused]] ::mlir::PDLResultList &results,\n    \
                 ::llvm::ArrayRef<::mlir::PDLValue> values) {{\n{body}}}\n\n"
            ));
            self.functions.insert(called.to_string(), Function { name, adapted: false });
        }
    }

    fn native(&mut self, c: &Callable<'a>, name: &str) {
        let Some(code) = self.hir.code(c) else { return };
        let results: Vec<_> = c.results.iter().map(|r| self.cpp_type(*r)).collect();
        let result = match &results[..] {
            [] if c.rewrite => "void".to_string(),
            [] => "::llvm::LogicalResult".to_string(),
            [only] => only.to_string(),
            many => format!("std::tuple<{}>", many.join(", ")),
        };
        let result = if adapted(c) { format!("::llvm::FailureOr<{result}>") } else { result };
        let mut head = format!("static {result} {name}(::mlir::PatternRewriter &rewriter");
        for &p in &c.params {
            let _ = write!(head, ", {} {}", self.cpp_type(p), self.hir.var(p).name);
        }
        head.push_str(") {\n  ");
        self.text(&head);
        self.out.extend_from_slice(trim(&code));
        self.text("\n}\n\n");
    }

    /// The C++ type of a parameter or result.
    fn cpp_type(&self, v: VarId) -> &str {
        let mut var = self.hir.var(v);
        // A constraint on it decides, and if need be the constraint on that one's parameter, and so on.
        while let Some(ConstraintKind::User(k)) = var.constraints.first().map(|c| c.kind) {
            let c = self.hir.callable(k);
            match (c.imported(), c.params.first()) {
                (Some(def), _) => return &def.cpp_type,
                (None, Some(first)) => var = self.hir.var(*first),
                (None, None) => break,
            }
        }
        match var.ty {
            Ty::ATTR => "::mlir::Attribute",
            Ty::TYPE => "::mlir::Type",
            Ty::TYPE_RANGE => "::mlir::TypeRange",
            Ty::VALUE => "::mlir::Value",
            Ty::VALUE_RANGE => "::mlir::ValueRange",
            op => match (self.hir.types.op(op), self.ods) {
                (Some((_, Some(i))), Some(model)) => &model.ops[i as usize].cpp_class,
                _ => "::mlir::Operation *",
            },
        }
    }

    fn pattern(&mut self, module: &pdl::Module, pattern: &pdl::Pattern, name: &str, sources: &SourceMap) {
        // MLIR would refuse the attribute that says it: its dialect is not registered.
        let plain =
            pattern.bounded_recursion.then(|| pdl::Pattern { bounded_recursion: false, ..pattern.clone() });
        let ir = print_pattern(module, plain.as_ref().unwrap_or(pattern), Locations::Inline(sources));
        self.text(&format!(
            "
struct {name} : ::mlir::PDLPatternModule {{
  template <typename... ConfigsT>
  {name}(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R\"mlir({ir}
    )mlir\", context), std::forward<ConfigsT>(configs)...) {{
"
        ));
        let mut seen = FxHashSet::default();
        for (called, rewrite) in calls(module, pattern) {
            let Some(f) = self.functions.get(called).filter(|_| seen.insert(called)) else { continue };
            let kind = if rewrite { "Rewrite" } else { "Constraint" };
            let function = match f.adapted {
                true => format!("pdllConstraintWithResults({})", f.name),
                false => f.name.clone(),
            };
            self.text(&format!("    register{kind}Function(\"{called}\", {function});\n"));
        }
        self.text("  }\n};\n\n");
    }
}
