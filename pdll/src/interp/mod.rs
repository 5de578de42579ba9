//! Matchers of MLIR's `pdl_interp` dialect: a function `@matcher` and the module `@rewriters`, assembled to a
//! program, so that what another compiler has made of its patterns runs here.

mod assemble;
mod code;
mod flow;
mod forms;
mod function;
mod read;
mod records;
mod signature;
mod steps;

use crate::mlir::{Reported, Text};
pub use forms::register;

use assemble::Writer;
use code::Code;
use function::{Function, Sort};
use pdll_bytecode::{Bank, VerifiedProgram};
use pdll_compiler::{Compiled, Compiler};
use pdll_ir::{Block, BodyId, Context, Op, parse_module};
use pdll_source::diag::{Diagnostic, Diagnostics, Report};
use pdll_source::{FileId, Place, SourceMap};
use std::collections::HashMap;
use std::path::PathBuf;

/// Bounds of assembling.
pub const LIMITS: &[pdll_limits::Limit] = &[pdll_limits::Limit {
    name: "copies",
    value: assemble::MAX_COPIES as u64,
    unit: "times",
    what: "how much longer than a function of `pdl_interp` its code is, for values that may be null",
    reached_when: "an error at the function",
}];

/// Whether a text that [`crate::is_mlir`] is a matcher, not patterns.
#[must_use]
pub fn is_matcher(text: &[u8]) -> bool {
    let is_comment = |line: &[u8]| line.trim_ascii_start().starts_with(b"//");
    let names_function = |line: &[u8]| line.windows(15).any(|word| word == b"pdl_interp.func");
    text.split(|&b| b == b'\n').any(|line| !is_comment(line) && names_function(line))
}

/// Assembles a text of `pdl_interp` to a program, as a compiler does with patterns; `path` stands for it in
/// diagnostics.
pub fn assemble(compiler: &Compiler, path: impl Into<PathBuf>, text: &[u8]) -> Compiled {
    let path = path.into();
    let (mut sources, mut diagnostics) = (compiler.source_map(), Diagnostics::new());
    let output = match sources.add(&path, text) {
        Ok(file) => matcher_of_mlir(&mut sources, file, &mut diagnostics),
        Err(e) => {
            diagnostics.push(Diagnostic::error(Place::file(path.to_string_lossy()), e.to_string()));
            None
        }
    };
    Compiled { output, module: None, report: Report { sources, diagnostics }, definitions: Vec::new() }
}

/// The program of a file with a matcher.
///
/// What there is to say goes to `diags`. `None` if anything is wrong.
pub fn matcher_of_mlir(
    sources: &mut SourceMap,
    file: FileId,
    diags: &mut Diagnostics,
) -> Option<VerifiedProgram> {
    let mut ctx = Context::new();
    register(&mut ctx);
    let ir = match parse_module(&mut ctx, sources.name(file), sources.text(file)) {
        Ok(module) => module.ir,
        Err(mut errors) => {
            errors.locate(sources);
            diags.append(errors);
            return None;
        }
    };
    let mut text = Text::new(&ctx, &ir, sources, file, diags);
    let functions = Functions::find(&mut text, ir.body_ids().next()?, ir.module_block()).ok()?;
    functions.program(&mut text).ok()
}

/// The functions of a file.
#[derive(Default)]
struct Functions {
    matcher: Option<Function>,
    rewriters: HashMap<String, Function>,
}

impl Functions {
    /// Reads the functions in a block and in the modules in it.
    fn find(text: &mut Text<'_>, body: BodyId, block: Block) -> Result<Self, Reported> {
        let mut found = Self::default();
        found.add(text, body, block, false)?;
        Ok(found)
    }

    fn add(&mut self, text: &mut Text<'_>, body: BodyId, block: Block, inner: bool) -> Result<(), Reported> {
        let ops: Vec<Op> = text.ir.body(body).ops(block).collect();
        for op in ops {
            let at = text.span(body, op);
            let name = text.name(body, op);
            let symbol = text.text(body, op, "sym_name").unwrap_or_default();
            match &*name {
                "builtin.module" => {
                    for (body, block) in text.blocks(body, op) {
                        self.add(text, body, block, symbol == "rewriters")?;
                    }
                }
                "pdl_interp.func" if inner => {
                    let function = read::function(text, body, op)?;
                    self.rewriters.insert(symbol, function);
                }
                "pdl_interp.func" if symbol == "matcher" && self.matcher.is_none() => {
                    self.matcher = Some(read::function(text, body, op)?);
                }
                _ => {
                    let message = format!(
                        "`{name}` does not belong here: there is one function `@matcher`, \
                                           and the module `@rewriters` with its functions"
                    );
                    return Err(text.fail(at, message));
                }
            }
        }
        Ok(())
    }

    fn program(&self, text: &mut Text<'_>) -> Result<VerifiedProgram, Reported> {
        let Some(matcher) = &self.matcher else {
            return Err(text.fail(text.start, "there is no function `@matcher`"));
        };
        if !matches!(matcher.args[..], [root] if matcher.sort(root) == Sort::In(Bank::Op)) {
            return Err(text.fail(matcher.at, "a matcher takes one `!pdl.operation`, the root"));
        }
        let mut code = Code::default();
        Writer::new(matcher, &mut code, false, text)?.matcher(text)?;
        code.begin_rewrites();
        let mark = code.mark();
        for draft in code.ranking() {
            let (at, inputs) = (code.drafts[draft].at, code.drafts[draft].inputs.clone());
            let Some(rewriter) = self.rewriters.get(&code.drafts[draft].name) else {
                let message = format!("there is no rewriter `@{}`", code.drafts[draft].name);
                return Err(text.fail(at, message));
            };
            let sorts = |reg: &Option<pdll_bytecode::Reg>| reg.map(|reg| Sort::In(reg.bank));
            let fits = |(reg, &arg): (&Option<_>, &_)| sorts(reg).is_none_or(|s| s == rewriter.sort(arg));
            if inputs.len() != rewriter.args.len() || !inputs.iter().zip(&rewriter.args).all(fits) {
                let message = format!("this is not what the rewriter `@{}` takes", rewriter.name);
                return Err(text.fail(at, message));
            }
            code.bind(code.drafts[draft].label);
            let start = code.len();
            Writer::new(rewriter, &mut code, true, text)?.rewrite(&inputs, text)?;
            let called = code.called(start);
            let natives = &mut code.drafts[draft].natives;
            natives.extend(called);
            natives.sort_unstable();
            natives.dedup();
            code.release(mark);
        }
        let program = code.finish(text.sources);
        pdll_bytecode::verify(program).map_err(|e| {
            let message = format!("this matcher cannot be run: {e}");
            text.fail(matcher.at, message)
        })
    }
}
