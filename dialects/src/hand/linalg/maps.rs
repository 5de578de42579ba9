//! Indexing maps of named operations, which MLIR keeps in an attribute once it has asked for them.

use pdll_ir::{AffineExpr, Attr, AttrData, BinaryOp, Context, DenseData, ExprData, OpParser};

/// By name: an expression for each dimension of the first and the second input and of the output. Letters
/// from `a` are loops; `s`, `t`, `u` after one stand for its factor from `strides`, `x`, `y`, `z` from
/// `dilations`. Further inputs are scalars.
const MAPS: &[(&str, &str)] = &[
    ("quantized_matmul", "a c; c b; a b"),
    ("fill_rng_2d", "; ; a b"),
    ("mmt4d", "a c d f; b c e f; a b d e"),
    ("batch_mmt4d", "a b d e g; a c d f g; a b c e f"),
    ("quantized_batch_matmul", "a b d; a d c; a b c"),
    ("matvec", "a b; b; a"),
    ("vecmat", "b; b a; a"),
    ("batch_matvec", "a b c; a c; a b"),
    ("batch_vecmat", "a c; a c b; a b"),
    ("dot", "a; a; "),
    ("conv_1d", "a+b; b; a"),
    ("conv_2d", "a+c b+d; c d; a b"),
    ("conv_3d", "a+d b+e c+f; d e f; a b c"),
    ("conv_1d_nwc_wcf", "a bs+dx e; d e c; a b c"),
    ("conv_1d_ncw_fcw", "a d cs+ex; b d e; a b c"),
    ("conv_2d_nhwc_hwcf", "a bs+ex ct+fy g; e f g d; a b c d"),
    ("conv_2d_nhwc_fhwc", "a bs+ex ct+fy g; d e f g; a b c d"),
    ("conv_2d_nhwc_hwcf_q", "a bs+ex ct+fy g; e f g d; a b c d"),
    ("conv_2d_nhwc_fhwc_q", "a bs+ex ct+fy g; d e f g; a b c d"),
    ("conv_2d_nchw_fchw_q", "a e cs+fx dt+gy; b e f g; a b c d"),
    ("conv_2d_nchw_fchw", "a e cs+fx dt+gy; b e f g; a b c d"),
    ("conv_2d_ngchw_fgchw", "a b f ds+gx et+hy; c b f g h; a b c d e"),
    ("conv_2d_ngchw_gfchw", "a b f ds+gx et+hy; b c f g h; a b c d e"),
    ("conv_2d_nhwgc_gfhwc", "a bs+fx ct+gy d h; d e f g h; a b c d e"),
    ("conv_2d_nhwgc_gfhwc_q", "a bs+fx ct+gy d h; d e f g h; a b c d e"),
    ("conv_2d_ngchw_gfchw_q", "a b f ds+gx et+hy; b c f g h; a b c d e"),
    ("conv_3d_ndhwc_dhwcf", "a bs+fx ct+gy du+hz i; f g h i e; a b c d e"),
    ("conv_3d_ndhwc_dhwcf_q", "a bs+fx ct+gy du+hz i; f g h i e; a b c d e"),
    ("conv_3d_ncdhw_fcdhw", "a f cs+gx dt+hy eu+iz; b f g h i; a b c d e"),
    ("depthwise_conv_1d_nwc_wc", "a bs+dx c; d c; a b c"),
    ("depthwise_conv_1d_ncw_cw", "a c bs+dx; c d; a c b"),
    ("depthwise_conv_1d_nwc_wcm", "a bs+ex c; e c d; a b c d"),
    ("depthwise_conv_2d_nhwc_hwc", "a bs+ex ct+fy d; e f d; a b c d"),
    ("depthwise_conv_2d_nchw_chw", "a d bs+ex ct+fy; d e f; a d b c"),
    ("depthwise_conv_2d_nhwc_hwc_q", "a bs+ex ct+fy d; e f d; a b c d"),
    ("depthwise_conv_2d_nhwc_hwcm", "a bs+fx ct+gy d; f g d e; a b c d e"),
    ("depthwise_conv_2d_nhwc_hwcm_q", "a bs+fx ct+gy d; f g d e; a b c d e"),
    ("depthwise_conv_3d_ndhwc_dhwc", "a bs+ex ct+fy du+gz h; e f g h; a b c d h"),
    ("depthwise_conv_3d_ncdhw_cdhw", "a h bs+ex ct+fy du+gz; h e f g; a h b c d"),
    ("depthwise_conv_3d_ndhwc_dhwcm", "a bs+fx ct+gy du+hz i; f g h i e; a b c d i e"),
    ("pooling_nhwc_sum", "a bs+ex ct+fy d; e f; a b c d"),
    ("pooling_nchw_sum", "a b cs+ex dt+fy; e f; a b c d"),
    ("pooling_nhwc_max", "a bs+ex ct+fy d; e f; a b c d"),
    ("pooling_nhwc_max_unsigned", "a bs+ex ct+fy d; e f; a b c d"),
    ("pooling_nchw_max", "a b cs+ex dt+fy; e f; a b c d"),
    ("pooling_nhwc_min", "a bs+ex ct+fy d; e f; a b c d"),
    ("pooling_nhwc_min_unsigned", "a bs+ex ct+fy d; e f; a b c d"),
    ("pooling_nwc_sum", "a bs+dx c; d; a b c"),
    ("pooling_ncw_sum", "a b cs+dx; d; a b c"),
    ("pooling_nwc_max", "a bs+dx c; d; a b c"),
    ("pooling_nwc_max_unsigned", "a bs+dx c; d; a b c"),
    ("pooling_ncw_max", "a b cs+dx; d; a b c"),
    ("pooling_nwc_min", "a bs+dx c; d; a b c"),
    ("pooling_nwc_min_unsigned", "a bs+dx c; d; a b c"),
    ("pooling_ndhwc_sum", "a bs+fx ct+gy du+hz e; f g h; a b c d e"),
    ("pooling_ndhwc_max", "a bs+fx ct+gy du+hz e; f g h; a b c d e"),
    ("pooling_ndhwc_min", "a bs+fx ct+gy du+hz e; f g h; a b c d e"),
];

/// The maps of the operands of an operation (without its dialect); `None` if it keeps none.
pub(super) fn memoized(p: &mut OpParser<'_, '_, '_>, op: &str, operands: usize) -> Option<Attr> {
    let (_, text) = MAPS.iter().find(|(name, _)| *name == op)?;
    let parts: Vec<&str> = text.split(';').map(str::trim).collect();
    let factors = [factors(p, "strides"), factors(p, "dilations")];
    let loops =
        text.bytes().filter(|letter| matches!(letter, b'a'..=b'i')).max().map_or(0, |last| last - b'a' + 1);
    let ctx = p.ctx();
    let mut maps = Vec::new();
    for index in 0..operands {
        let part = match index {
            0 | 1 => parts[index],
            _ if index + 1 == operands => parts[2],
            _ => "",
        };
        let results = part.split_whitespace().map(|text| expression(ctx, text, &factors)).collect();
        maps.push(ctx.map_attr(usize::from(loops), 0, results));
    }
    Some(ctx.array_attr(&maps))
}

/// The numbers of an attribute that was given; ones if it was not.
fn factors(p: &mut OpParser<'_, '_, '_>, name: &str) -> [i64; 3] {
    let name = p.ctx().name(name);
    let mut all = [1; 3];
    let Some(attr) = p.given_attribute(name) else { return all };
    let AttrData::Dense(dense) = p.ctx().attr_data(attr) else { return all };
    let DenseData::Bytes(bytes) = &dense.data else { return all };
    let numbers = bytes.chunks_exact(8).filter_map(|bytes| bytes.try_into().ok().map(i64::from_le_bytes));
    let last = if dense.splat { 3 } else { 1 };
    let numbers = numbers.flat_map(|number| std::iter::repeat_n(number, last));
    all.iter_mut().zip(numbers).for_each(|(factor, number)| *factor = number);
    all
}

/// `bs+ex` as `d1 * strides[0] + d4 * dilations[0]`.
fn expression(ctx: &mut Context, text: &str, [strides, dilations]: &[[i64; 3]; 2]) -> AffineExpr {
    let mut terms = text.split('+').map(|term| {
        let mut letters = term.bytes();
        let dim = letters.next().map_or(0, |letter| u32::from(letter - b'a'));
        let dim = ctx.affine_expr(ExprData::Dim(dim));
        let factor = match letters.next() {
            Some(letter @ b's'..=b'u') => strides[usize::from(letter - b's')],
            Some(letter) => dilations[usize::from(letter - b'x')],
            None => return dim,
        };
        let factor = ctx.affine_expr(ExprData::Constant(factor));
        ctx.affine_expr(ExprData::Binary(BinaryOp::Mul, dim, factor))
    });
    let terms: Vec<AffineExpr> = terms.by_ref().collect();
    let sum = terms.iter().copied().reduce(|a, b| ctx.affine_expr(ExprData::Binary(BinaryOp::Add, a, b)));
    sum.unwrap_or_else(|| ctx.affine_expr(ExprData::Constant(0)))
}
