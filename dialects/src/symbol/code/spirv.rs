//! Types of `spirv`.

use pdll_ir::{DYNAMIC, OpParser, Parsed, SymbolText, Token, Type, TypeData};

/// `array<4 x f32, stride=4>`
pub(super) fn array(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let count = single(p, "an array has one number of elements")?;
    text.push(&format!("{count} x "));
    element(p, text)?;
    stride(p, text)?;
    close(p, text)
}

/// `arm.tensor<4x8xi32>`, `arm.tensor<?x?xi32>` or `arm.tensor<*xi32>`
pub(super) fn tensor(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    open(p, text)?;
    if p.eat(Token::Star) {
        text.push("*x");
        p.dimension_x()?;
    } else {
        let sizes = p.dimension_list(true, true)?;
        let unknown = sizes.iter().filter(|&&size| size == DYNAMIC).count();
        if sizes.is_empty() || sizes.contains(&0) {
            return p.error_at(start, "a tensor has dimensions, and none of them is 0");
        }
        if unknown != 0 && unknown != sizes.len() {
            return p.error_at(start, "all sizes are known, or none");
        }
        let size = |&size: &i64| if size == DYNAMIC { "?x".to_string() } else { format!("{size}x") };
        text.push(&sizes.iter().map(size).collect::<String>());
    }
    element(p, text)?;
    close(p, text)
}

/// `rtarray<f32, stride=4>`
pub(super) fn runtime_array(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    element(p, text)?;
    stride(p, text)?;
    close(p, text)
}

/// `matrix<3 x vector<3xf32>>`
pub(super) fn matrix(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let at = p.position();
    let columns = single(p, "a matrix has one number of columns")?;
    if !(2..=4).contains(&columns) {
        return p.error_at(at, "a matrix has 2, 3 or 4 columns");
    }
    text.push(&format!("{columns} x "));
    let at = p.position();
    let ty = p.ty()?;
    let ctx = p.ctx();
    let is_column = match ctx.type_data(ty) {
        TypeData::Vector { dims, element, .. } => {
            matches!(dims[..], [2..=4]) && ctx.float_kind(*element).is_some()
        }
        _ => false,
    };
    if !is_column {
        return p.error_at(at, "a column of a matrix is a vector of 2, 3 or 4 floats");
    }
    text.push_type(p.ctx(), ty);
    close(p, text)
}

/// `ptr<f32, Uniform>`
pub(super) fn pointer(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    element(p, text)?;
    words(p, &[STORAGE], text)?;
    close(p, text)
}

/// `image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>`
pub(super) fn image(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    element(p, text)?;
    words(p, &[DIM, DEPTH, ARRAYED, SAMPLED, SAMPLER, FORMAT], text)?;
    close(p, text)
}

/// `sampled_image<!spirv.image<..>>`
pub(super) fn sampled_image(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let at = p.position();
    let ty = p.ty()?;
    let ctx = p.ctx();
    let image = match ctx.type_data(ty) {
        TypeData::Opaque { data, .. } => ctx.text(*data).into_owned(),
        _ => String::new(),
    };
    let has_samples = image.starts_with("image<")
        && !["SubpassData", "Buffer"].iter().any(|dim| image.contains(&format!(", {dim},")));
    if !has_samples {
        return p.error_at(at, "what is sampled is an image, but not of `SubpassData` or `Buffer`");
    }
    text.push_type(p.ctx(), ty);
    close(p, text)
}

/// `coopmatrix<8x16xi32, Device, MatrixB>`
pub(super) fn cooperative_matrix(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let at = p.position();
    let dims = p.dimension_list(false, true)?;
    let &[rows, columns] = &dims[..] else {
        return p.error_at(at, "a cooperative matrix has numbers of rows and columns");
    };
    text.push(&format!("{rows}x{columns}x"));
    element(p, text)?;
    words(p, &[SCOPE, &["MatrixA", "MatrixB", "MatrixAcc"]], text)?;
    close(p, text)
}

/// `struct<name, (f32 [0, NonWritable], i32 [4]), Block>`, or `struct<name>` inside of a struct of this name
pub(super) fn structure(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let at = p.position();
    let Some(name) = p.optional_keyword() else {
        structure_members(p, text)?;
        return close(p, text);
    };
    text.push(name);
    let known = p.ctx().name(&format!("!spirv.struct<{name}>"));
    if p.at(Token::Greater) {
        if !p.is_in_type(known) {
            return p.error_at(at, "a struct without members is mentioned in the struct of this name only");
        }
        return close(p, text);
    }
    if p.is_in_type(known) {
        return p.error_at(at, "a struct around this one has the same name");
    }
    p.expect(Token::Comma, "`,` and the members")?;
    text.push(", ");
    let start = text.as_str().len();
    let body = p.type_of_name(known, |p| {
        structure_members(p, text)?;
        Ok(p.ctx().name(&text.as_str()[start..]))
    })?;
    if body.is_none() {
        return p.error_at(at, "the struct of this name has other members");
    }
    close(p, text)
}

fn structure_members(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::LParen, "`(` and the members")?;
    text.push("(");
    let (mut members, mut with_offset) = (0, 0);
    p.list_until(Token::RParen, "`)` after the members", |p| {
        text.push(if members == 0 { "" } else { ", " });
        members += 1;
        element(p, text)?;
        with_offset += u32::from(p.eat(Token::LSquare) && details(p, text)?);
        Ok(())
    })?;
    if with_offset != 0 && with_offset != members {
        return p.error_at(start, "all members of a struct have an offset, or none has");
    }
    text.push(")");
    let mut decorations = Vec::new();
    while p.eat(Token::Comma) {
        decorations.push(decoration(p)?);
    }
    push_sorted(decorations, true, text);
    Ok(())
}

/// `0, NonWritable]`: what is said of a member; whether its offset is.
fn details(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<bool> {
    let offset = p.optional_integer()?;
    let mut decorations = Vec::new();
    if offset.is_none() && !p.at(Token::RSquare) {
        decorations.push(decoration(p)?);
    }
    while p.eat(Token::Comma) {
        decorations.push(decoration(p)?);
    }
    p.expect(Token::RSquare, "`]` after what is said of a member")?;
    if offset.is_some() || !decorations.is_empty() {
        text.push(" [");
        text.push(&offset.map_or_else(String::new, |offset| (offset as u32).to_string()));
        push_sorted(decorations, offset.is_some(), text);
        text.push("]");
    }
    Ok(offset.is_some())
}

/// `Word`, `Word=1`, with where it stands among all of them.
fn decoration(p: &mut OpParser<'_, '_, '_>) -> Parsed<(usize, String)> {
    let at = p.position();
    let word = p.keyword("a decoration")?;
    let Some(order) = DECORATIONS.split_whitespace().position(|known| known == word) else {
        return p.error_at(at, format!("there is no decoration `{word}`"));
    };
    let value = if p.eat(Token::Equal) { format!("={}", p.integer()?) } else { String::new() };
    Ok((order, format!("{word}{value}")))
}

fn push_sorted(mut decorations: Vec<(usize, String)>, behind: bool, text: &mut SymbolText) {
    decorations.sort_by_key(|decoration| decoration.0);
    for (i, (_, decoration)) in decorations.iter().enumerate() {
        text.push(if i > 0 || behind { ", " } else { "" });
        text.push(decoration);
    }
}

/// No type of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such type in `spirv`")
}

fn open(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push("<");
    p.expect(Token::Less, "`<`")
}

fn close(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push(">");
    p.expect(Token::Greater, "`>` at the end of the type")
}

/// `4 x`: a number above 0.
fn single(p: &mut OpParser<'_, '_, '_>, message: &str) -> Parsed<i64> {
    let at = p.position();
    match p.dimension_list(false, true)?[..] {
        [count] if count > 0 => Ok(count),
        _ => p.error_at(at, message),
    }
}

/// A type that others are made of.
fn element(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let ty = p.ty()?;
    let ctx = p.ctx();
    let is_legal = match ctx.type_data(ty) {
        TypeData::Opaque { namespace, .. } => ctx.bytes(*namespace) == b"spirv",
        TypeData::Vector { dims, element, .. } => {
            let few = matches!(dims[..], [count] if count <= 4);
            few && (is_scalar(ctx, *element) || *element == ctx.known().index)
        }
        _ => is_scalar(ctx, ty),
    };
    if !is_legal {
        return p.error_at(at, "types of `spirv` are not made of this one");
    }
    text.push_type(p.ctx(), ty);
    Ok(())
}

fn is_scalar(ctx: &pdll_ir::Context, ty: Type) -> bool {
    match *ctx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Float(_) => true,
        _ => false,
    }
}

/// `, stride=4`
fn stride(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    if !p.eat(Token::Comma) {
        return Ok(());
    }
    p.expect_keyword("stride")?;
    p.expect(Token::Equal, "`=` and the stride")?;
    let at = p.position();
    let stride = p.integer()?;
    if stride <= 0 {
        return p.error_at(at, "a stride is above 0");
    }
    text.push(&format!(", stride={stride}"));
    Ok(())
}

/// `, Word` for each list of words.
fn words(p: &mut OpParser<'_, '_, '_>, lists: &[&[&str]], text: &mut SymbolText) -> Parsed<()> {
    for list in lists {
        p.expect(Token::Comma, "`,` and a word")?;
        let at = p.position();
        let word = p.keyword("a word")?;
        if !list.contains(&word) {
            return p.error_at(at, format!("there is no `{word}` here"));
        }
        text.push(", ");
        text.push(word);
    }
    Ok(())
}

const STORAGE: &[&str] = &[
    "UniformConstant",
    "Input",
    "Uniform",
    "Output",
    "Workgroup",
    "CrossWorkgroup",
    "Private",
    "Function",
    "Generic",
    "PushConstant",
    "AtomicCounter",
    "Image",
    "StorageBuffer",
    "CallableDataKHR",
    "IncomingCallableDataKHR",
    "RayPayloadKHR",
    "HitAttributeKHR",
    "IncomingRayPayloadKHR",
    "ShaderRecordBufferKHR",
    "PhysicalStorageBuffer",
    "TaskPayloadWorkgroupEXT",
    "CodeSectionINTEL",
    "DeviceOnlyINTEL",
    "HostOnlyINTEL",
];
const DIM: &[&str] = &["Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData"];
const DEPTH: &[&str] = &["NoDepth", "IsDepth", "DepthUnknown"];
const ARRAYED: &[&str] = &["NonArrayed", "Arrayed"];
const SAMPLED: &[&str] = &["SingleSampled", "MultiSampled"];
const SAMPLER: &[&str] = &["SamplerUnknown", "NeedSampler", "NoSampler"];
const SCOPE: &[&str] =
    &["CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR"];
const FORMAT: &[&str] = &[
    "Unknown",
    "Rgba32f",
    "Rgba16f",
    "R32f",
    "Rgba8",
    "Rgba8Snorm",
    "Rg32f",
    "Rg16f",
    "R11fG11fB10f",
    "R16f",
    "Rgba16",
    "Rgb10A2",
    "Rg16",
    "Rg8",
    "R16",
    "R8",
    "Rgba16Snorm",
    "Rg16Snorm",
    "Rg8Snorm",
    "R16Snorm",
    "R8Snorm",
    "Rgba32i",
    "Rgba16i",
    "Rgba8i",
    "R32i",
    "Rg32i",
    "Rg16i",
    "Rg8i",
    "R16i",
    "R8i",
    "Rgba32ui",
    "Rgba16ui",
    "Rgba8ui",
    "R32ui",
    "Rgb10a2ui",
    "Rg32ui",
    "Rg16ui",
    "Rg8ui",
    "R16ui",
    "R8ui",
    "R64ui",
    "R64i",
];
/// By their numbers.
const DECORATIONS: &str = "\
    RelaxedPrecision SpecId Block BufferBlock RowMajor ColMajor ArrayStride MatrixStride GLSLShared \
    GLSLPacked CPacked BuiltIn NoPerspective Flat Patch Centroid Sample Invariant Restrict Aliased \
    Volatile Constant Coherent NonWritable NonReadable Uniform UniformId SaturatedConversion Stream \
    Location Component Index Binding DescriptorSet Offset XfbBuffer XfbStride FuncParamAttr \
    FPRoundingMode FPFastMathMode LinkageAttributes NoContraction InputAttachmentIndex Alignment \
    MaxByteOffset AlignmentId MaxByteOffsetId NoSignedWrap NoUnsignedWrap ExplicitInterpAMD \
    OverrideCoverageNV PassthroughNV ViewportRelativeNV SecondaryViewportRelativeNV PerPrimitiveEXT \
    PerVertexKHR NonUniform RestrictPointer AliasedPointer BindlessSamplerNV BindlessImageNV \
    BoundSamplerNV BoundImageNV SIMTCallINTEL ReferencedIndirectlyINTEL ClobberINTEL SideEffectsINTEL \
    VectorComputeVariableINTEL FuncParamIOKindINTEL VectorComputeFunctionINTEL StackCallINTEL \
    GlobalVariableOffsetINTEL CounterBuffer UserSemantic UserTypeGOOGLE FunctionRoundingModeINTEL \
    FunctionDenormModeINTEL RegisterINTEL MemoryINTEL NumbanksINTEL BankwidthINTEL \
    MaxPrivateCopiesINTEL SinglepumpINTEL DoublepumpINTEL MaxReplicatesINTEL SimpleDualPortINTEL \
    MergeINTEL BankBitsINTEL ForcePow2DepthINTEL BurstCoalesceINTEL CacheSizeINTEL \
    DontStaticallyCoalesceINTEL PrefetchINTEL StallEnableINTEL FuseLoopsInFunctionINTEL \
    AliasScopeINTEL NoAliasINTEL BufferLocationINTEL IOPipeStorageINTEL FunctionFloatingPointModeINTEL \
    SingleElementVectorINTEL VectorComputeCallableFunctionINTEL MediaBlockIOINTEL \
    CacheControlLoadINTEL CacheControlStoreINTEL \
";
