//! What readers of MLIR text have in common: operations with their places, attributes and messages.

use pdll_ir::{Attr, AttrData, Block, BodyId, Context, Ir, Op};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{FileId, Position, SourceMap, Span};
use std::sync::Arc;

/// What is wrong, which has been reported.
pub(crate) struct Reported;

/// IR that was read from a file.
pub(crate) struct Text<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) ir: &'a Ir,
    pub(crate) sources: &'a mut SourceMap,
    pub(crate) diags: &'a mut Diagnostics,
    /// The name of the file and where it begins.
    file: Arc<str>,
    pub(crate) start: Span,
}

impl<'a> Text<'a> {
    pub(crate) fn new(
        ctx: &'a Context,
        ir: &'a Ir,
        sources: &'a mut SourceMap,
        file: FileId,
        diags: &'a mut Diagnostics,
    ) -> Self {
        let (start, file) = (sources.span(file, 0, 0), sources.name(file).into());
        Self { ctx, ir, sources, diags, file, start }
    }

    pub(crate) fn name(&self, body: BodyId, op: Op) -> String {
        self.ctx.text(self.ctx.shape_data(self.ir.body(body).shape(op)).name).into_owned()
    }

    /// Where an operation stands; the beginning of the file if that is not known.
    pub(crate) fn span(&mut self, body: BodyId, op: Op) -> Span {
        let Some((file, line, column)) = self.ctx.loc_position(self.ir.body(body).loc(op)) else {
            return self.start;
        };
        // A location that names another file is where the op comes from, not where it stands.
        if self.ctx.text(file) != *self.file {
            return self.start;
        }
        let position = Position { file: self.file.clone(), line, column };
        self.sources.locate(&position).unwrap_or(self.start)
    }

    pub(crate) fn fail(&mut self, at: Span, message: impl Into<String>) -> Reported {
        self.diags.push(Diagnostic::error(at, message));
        Reported
    }

    /// The blocks of the regions of an op.
    pub(crate) fn blocks(&self, body: BodyId, op: Op) -> Vec<(BodyId, Block)> {
        let (inner, regions) = self.ir.regions(body, op);
        let inner_body = self.ir.body(inner);
        regions.iter().flat_map(|&r| inner_body.blocks(r).iter().map(move |&b| (inner, b))).collect()
    }

    pub(crate) fn attr(&self, body: BodyId, op: Op, name: &str) -> Option<Attr> {
        self.ctx.get_attr(self.ir.body(body).attrs(op), self.ctx.find_name(name)?)
    }

    pub(crate) fn text(&self, body: BodyId, op: Op, name: &str) -> Option<String> {
        self.string(self.attr(body, op, name)?)
    }

    pub(crate) fn string(&self, attr: Attr) -> Option<String> {
        Some(String::from_utf8_lossy(self.ctx.string_value(attr)?).into_owned())
    }

    /// The items of an array; none of anything else.
    pub(crate) fn items(&self, attr: Attr) -> Vec<Attr> {
        match self.ctx.attr_data(attr) {
            AttrData::Array(items) => items.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The number of operands in each of so many groups, as `operandSegmentSizes` says; `None` if it does not
    /// cut the operands.
    pub(crate) fn sizes(&self, body: BodyId, op: Op, count: usize) -> Option<Vec<usize>> {
        let sizes = self.ctx.i32_array(self.attr(body, op, "operandSegmentSizes")?)?;
        let sizes: Option<Vec<usize>> = sizes.into_iter().map(|n| usize::try_from(n).ok()).collect();
        let all = self.ir.body(body).num_operands(op);
        sizes.filter(|s| s.len() == count && s.iter().sum::<usize>() == all)
    }
}
