//! What the regions of named operations compute.

mod random;

use pdll_ir::{BlockBuilder, Context, OpParser, Parsed, Sign, Type, TypeData, Value};

/// What a region computes of its arguments, the last of which is the output.
#[derive(Clone, Copy, Debug)]
pub(super) enum Body {
    /// The first argument, converted.
    Copy,
    /// A function of one argument.
    Unary(&'static str),
    /// A function of two.
    Binary(&'static str),
    /// The second or the third, by the first.
    Select,
    /// The output plus the product of two.
    Product,
    /// The same, after a number was subtracted from each.
    QuantizedProduct,
    /// A function of the output and the first.
    Accumulate(&'static str),
    /// A number between the first and the second, by the position and the third.
    Random,
}

/// A body, and whether numbers without a sign are extended without it.
pub(super) struct Conversion {
    body: Body,
    unsigned: bool,
}

const UNARY: &[&str] = &[
    "exp",
    "log",
    "abs",
    "ceil",
    "floor",
    "negf",
    "reciprocal",
    "round",
    "sqrt",
    "rsqrt",
    "square",
    "tanh",
    "erf",
];

const BINARY: &[&str] = &[
    "add",
    "sub",
    "mul",
    "div",
    "div_unsigned",
    "max",
    "min",
    "powf",
    "max_signed",
    "min_signed",
    "max_unsigned",
    "min_unsigned",
];

fn of_list(list: &[&'static str], name: &str) -> Option<&'static str> {
    list.iter().find(|known| **known == name).copied()
}

/// The body of an operation by its name; that of `elementwise` follows from its kind.
pub(super) fn find(op: &str) -> Option<Body> {
    if let Some(body) = elementwise(op) {
        return Some(body);
    }
    Some(match op {
        "copy" | "fill" | "elementwise" => Body::Copy,
        "fill_rng_2d" => Body::Random,
        "matmul"
        | "batch_matmul"
        | "batch_reduce_matmul"
        | "contract"
        | "mmt4d"
        | "batch_mmt4d"
        | "matvec"
        | "vecmat"
        | "batch_matvec"
        | "batch_vecmat"
        | "dot" => Body::Product,
        _ if op.starts_with("quantized_") => Body::QuantizedProduct,
        _ if op.starts_with("conv_") || op.starts_with("depthwise_conv_") => match op.ends_with("_q") {
            true => Body::QuantizedProduct,
            false => Body::Product,
        },
        _ if op.starts_with("pooling_") => Body::Accumulate(match op {
            _ if op.ends_with("_sum") => "add",
            _ if op.ends_with("_max") => "max",
            _ if op.ends_with("_min") => "min",
            _ if op.ends_with("_max_unsigned") => "max_unsigned",
            _ => "min_unsigned",
        }),
        _ => return None,
    })
}

fn elementwise(kind: &str) -> Option<Body> {
    let unary = of_list(UNARY, kind).map(Body::Unary);
    let binary = || of_list(BINARY, kind).map(Body::Binary);
    unary.or_else(binary).or_else(|| (kind == "select").then_some(Body::Select))
}

/// The body of the operation that is being read, whose attributes are known.
pub(super) fn of(p: &mut OpParser<'_, '_, '_>, op: &str) -> Option<Conversion> {
    let mut body = find(op)?;
    if op == "elementwise" {
        body = elementwise(&word(p, "kind")?)?;
    }
    let unsigned = op.ends_with("_unsigned") || word(p, "cast").as_deref() == Some("cast_unsigned");
    Some(Conversion { body, unsigned })
}

/// The `x` of an attribute `#linalg.kind<x>`.
fn word(p: &mut OpParser<'_, '_, '_>, name: &str) -> Option<String> {
    let name = p.ctx().name(name);
    let attr = p.given_attribute(name)?;
    let pdll_ir::AttrData::Opaque { data, .. } = *p.ctx().attr_data(attr) else { return None };
    let text = p.ctx().text(data).into_owned();
    Some(text.split_once('<')?.1.trim_end_matches('>').to_string())
}

type Builder<'x, 'b, 'p, 'c, 's> = &'x mut BlockBuilder<'b, 'p, 'c, 's>;

impl Conversion {
    /// How many arguments the region has; `None`: as many as there are operands.
    pub(super) fn arguments(&self) -> Option<usize> {
        Some(match self.body {
            Body::Copy | Body::Unary(_) => 2,
            Body::Binary(_) | Body::Product | Body::Accumulate(_) => 3,
            Body::Select | Body::Random => 4,
            Body::QuantizedProduct => 5,
        })
    }

    /// Adds what computes the output.
    pub(super) fn build(&self, b: Builder<'_, '_, '_, '_, '_>) -> Parsed<()> {
        let arguments = b.arguments();
        let Some((&output, inputs)) = arguments.split_last() else { return Ok(()) };
        let ty = b.value_type(output);
        let result = match self.body {
            Body::Copy => convert(b, inputs[0], ty, self.unsigned)?,
            Body::Unary(function) => unary(b, function, inputs[0])?,
            Body::Binary(function) => binary(b, function, inputs[0], inputs[1])?,
            Body::Select => {
                let ty = b.value_type(inputs[1]);
                b.op("arith.select", inputs, &[ty], &[])?[0]
            }
            Body::Product => {
                let left = convert(b, inputs[0], ty, self.unsigned)?;
                let right = convert(b, inputs[1], ty, self.unsigned)?;
                let product = binary(b, "mul", left, right)?;
                binary(b, "add", output, product)?
            }
            Body::QuantizedProduct => {
                let mut factors = [output; 2];
                for (index, factor) in factors.iter_mut().enumerate() {
                    let value = convert(b, inputs[index], ty, self.unsigned)?;
                    let zero = convert(b, inputs[index + 2], ty, self.unsigned)?;
                    *factor = binary(b, "sub", value, zero)?;
                }
                let product = binary(b, "mul", factors[0], factors[1])?;
                binary(b, "add", output, product)?
            }
            Body::Random => {
                let number = random::number(b, inputs)?;
                convert(b, number, ty, false)?
            }
            Body::Accumulate(function) => {
                let value = convert(b, inputs[0], ty, self.unsigned)?;
                binary(b, function, output, value)?
            }
        };
        b.op("linalg.yield", &[result], &[], &[]).map(|_| ())
    }
}

/// What kind of number a type is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Int(u32),
    Index,
    Float(u32),
    Complex,
    Other,
}

fn number(ctx: &Context, ty: Type) -> Number {
    match *ctx.type_data(ty) {
        TypeData::Integer { width, sign: Sign::Signless } => Number::Int(width),
        TypeData::Index => Number::Index,
        TypeData::Float(kind) => Number::Float(kind.width()),
        TypeData::Complex(_) => Number::Complex,
        _ => Number::Other,
    }
}

/// A value as one of another type.
fn convert(b: Builder<'_, '_, '_, '_, '_>, value: Value, to: Type, unsigned: bool) -> Parsed<Value> {
    let from = b.value_type(value);
    if from == to {
        return Ok(value);
    }
    let signed = |with: &'static str, without: &'static str| if unsigned { without } else { with };
    if let TypeData::Complex(part) = *b.ctx().type_data(to) {
        return complex(b, value, (to, part), unsigned);
    }
    let name = match (number(b.ctx(), from), number(b.ctx(), to)) {
        (Number::Float(_), Number::Int(_)) => signed("arith.fptosi", "arith.fptoui"),
        (Number::Index, Number::Int(_)) => "arith.index_cast",
        (Number::Int(from), Number::Int(to)) if from < to => signed("arith.extsi", "arith.extui"),
        (Number::Int(_), Number::Int(_)) => "arith.trunci",
        (Number::Int(_), Number::Float(_)) => signed("arith.sitofp", "arith.uitofp"),
        (Number::Float(from), Number::Float(to)) if from < to => "arith.extf",
        (Number::Float(_), Number::Float(_)) => "arith.truncf",
        _ => return Ok(value),
    };
    Ok(b.op(name, &[value], &[to], &[])?[0])
}

/// A number as a complex one with parts of a type, whose imaginary part is 0; other values are as they are.
fn complex(
    b: Builder<'_, '_, '_, '_, '_>,
    value: Value,
    (to, part): (Type, Type),
    unsigned: bool,
) -> Parsed<Value> {
    let from = b.value_type(value);
    let is_number = matches!(number(b.ctx(), from), Number::Int(_) | Number::Float(_));
    let Some(zero) = b.ctx().float_attr(part, 0.0).filter(|_| is_number) else { return Ok(value) };
    let real = convert(b, value, part, unsigned)?;
    let name = b.ctx().name("value");
    let zero = b.op("arith.constant", &[], &[part], &[(name, zero)])?[0];
    Ok(b.op("complex.create", &[real, zero], &[to], &[])?[0])
}

fn unary(b: Builder<'_, '_, '_, '_, '_>, function: &str, value: Value) -> Parsed<Value> {
    let ty = b.value_type(value);
    let name = match function {
        "negf" => "arith.negf",
        "abs" => "math.absf",
        "square" => return Ok(b.op("arith.mulf", &[value, value], &[ty], &[])?[0]),
        "reciprocal" => {
            let one = b.ctx().float_attr(ty, 1.0);
            let name = b.ctx().name("value");
            let attributes: Vec<_> = one.into_iter().map(|one| (name, one)).collect();
            let one = b.op("arith.constant", &[], &[ty], &attributes)?[0];
            return Ok(b.op("arith.divf", &[one, value], &[ty], &[])?[0]);
        }
        other => return Ok(b.op(&format!("math.{other}"), &[value], &[ty], &[])?[0]),
    };
    Ok(b.op(name, &[value], &[ty], &[])?[0])
}

fn binary(b: Builder<'_, '_, '_, '_, '_>, function: &str, left: Value, right: Value) -> Parsed<Value> {
    let ty = b.value_type(left);
    let of = |float: &'static str, int: &'static str, bit: &'static str, complex: &'static str| {
        [float, int, bit, complex]
    };
    let [float, int, bit, complex] = match function {
        "add" => of("addf", "addi", "ori", "complex.add"),
        "sub" => of("subf", "subi", "", "complex.sub"),
        "mul" => of("mulf", "muli", "andi", "complex.mul"),
        "div" => of("divf", "divsi", "", "complex.div"),
        "div_unsigned" => of("", "divui", "", ""),
        "max" | "max_signed" => of("maximumf", "maxsi", "maxsi", ""),
        "min" | "min_signed" => of("minimumf", "minsi", "minsi", ""),
        "max_unsigned" => of("", "maxui", "", ""),
        "min_unsigned" => of("", "minui", "", ""),
        _ => return Ok(b.op("math.powf", &[left, right], &[ty], &[])?[0]),
    };
    let right_type = b.value_type(right);
    let alike = matches!(
        (number(b.ctx(), ty), number(b.ctx(), right_type)),
        (Number::Float(_), Number::Float(_))
            | (Number::Int(_), Number::Int(_))
            | (Number::Complex, Number::Complex)
    );
    if !alike {
        return b.refuse("numbers of these types are not computed with each other");
    }
    let name = match number(b.ctx(), ty) {
        Number::Float(_) => float,
        Number::Int(1) => bit,
        Number::Complex => complex,
        _ => int,
    };
    let name = match name {
        "" => return b.refuse("there is no such function of numbers of this type"),
        name if name.contains('.') => name.to_string(),
        name => format!("arith.{name}"),
    };
    Ok(b.op(&name, &[left, right], &[ty], &[])?[0])
}
