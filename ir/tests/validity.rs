//! What builders may make is what the reader accepts, and the verifier refuses the rest.

use pdll_ir::{
    AttrData, Context, DYNAMIC, Dense, DenseData, FloatKind, InvalidAttr, InvalidType, Ir, MAX_INT_WIDTH,
    MAX_NESTING, OpSpec, Sign, Type, TypeData, parse_attr, parse_type, print_type, verify,
};
use proptest::prelude::*;

fn tensor(dims: &[i64], element: Type) -> TypeData {
    TypeData::Tensor { dims: dims.into(), element, encoding: None }
}

fn vector(dims: &[i64], element: Type) -> TypeData {
    TypeData::Vector { dims: dims.into(), scalable: vec![false; dims.len()].into(), element }
}

#[test]
fn types_that_builders_may_not_make() {
    let mut ctx = Context::new();
    let (f32, none) = (ctx.float_type(FloatKind::F32), ctx.known().none);
    let of_tensor = ctx.ty(tensor(&[2], f32));
    let memref = TypeData::MemRef { dims: [2].into(), element: f32, layout: None, space: None };
    let memref = ctx.ty(memref);
    let one_dim = parse_attr(&mut ctx, "affine_map<(d0) -> (d0 + 1)>").unwrap();
    let two = ctx.known().i64;
    let two = ctx.int_attr(two, 2).unwrap();
    let with_layout = |dims: &[i64], layout, space| TypeData::MemRef {
        dims: dims.into(),
        element: f32,
        layout: Some(layout),
        space,
    };
    let wide = TypeData::Integer { width: MAX_INT_WIDTH + 1, sign: Sign::Signless };
    let cases = [
        (tensor(&[-5, 3], f32), InvalidType::Dimension),
        (tensor(&[4], none), InvalidType::TensorElement),
        (tensor(&[4], of_tensor), InvalidType::TensorElement),
        (tensor(&[4], memref), InvalidType::TensorElement),
        (TypeData::UnrankedTensor(none), InvalidType::TensorElement),
        (vector(&[4], of_tensor), InvalidType::VectorElement),
        (vector(&[0], f32), InvalidType::VectorDimension),
        (vector(&[DYNAMIC], f32), InvalidType::VectorDimension),
        (
            TypeData::Vector { dims: [4].into(), scalable: [].into(), element: f32 },
            InvalidType::VectorScalability,
        ),
        (TypeData::Complex(of_tensor), InvalidType::ComplexElement),
        (TypeData::UnrankedMemRef { element: of_tensor, space: None }, InvalidType::MemRefElement),
        (TypeData::UnrankedMemRef { element: f32, space: Some(one_dim) }, InvalidType::MemorySpace),
        (with_layout(&[2], two, None), InvalidType::Layout),
        (with_layout(&[2, 2], one_dim, None), InvalidType::LayoutRank),
        (with_layout(&[2], one_dim, Some(one_dim)), InvalidType::MemorySpace),
        (wide, InvalidType::IntegerWidth),
    ];
    for (data, why) in cases {
        assert_eq!(ctx.valid_type(data.clone()), Err(why), "{data:?}");
        let invalid = ctx.ty(data.clone());
        assert!(!ctx.is_valid_type(invalid), "{data:?}");
        assert_eq!(ctx.valid_type(TypeData::Tuple([invalid].into())), Err(InvalidType::Part));
        let text = print_type(&ctx, invalid);
        assert_ne!(parse_type(&mut ctx, &text).ok(), Some(invalid), "{text}");
    }
}

#[test]
fn attributes_that_builders_may_not_make() {
    let mut ctx = Context::new();
    let (f32, i32) = (ctx.float_type(FloatKind::F32), ctx.int_type(32));
    let (two, some) = (ctx.ty(tensor(&[2], i32)), ctx.ty(tensor(&[DYNAMIC], i32)));
    let huge = ctx.int_type(8192);
    let of_huge = ctx.ty(tensor(&[1], huge));
    let key = ctx.name("key");
    let dense = |ty, splat, bytes: &[u8]| {
        AttrData::Dense(Box::new(Dense { ty, splat, data: DenseData::Bytes(bytes.into()) }))
    };
    let strings =
        AttrData::Dense(Box::new(Dense { ty: two, splat: true, data: DenseData::Strings([key].into()) }));
    let cases = [
        (AttrData::Integer { ty: f32, value: 1 }, InvalidAttr::IntegerType),
        (AttrData::Float { ty: i32, bits: [0, 0] }, InvalidAttr::FloatType),
        (dense(i32, true, &[0; 4]), InvalidAttr::ElementsType),
        (dense(some, true, &[0; 4]), InvalidAttr::DynamicElements),
        (dense(two, true, &[0; 3]), InvalidAttr::ElementCount),
        (dense(two, false, &[0; 4]), InvalidAttr::ElementCount),
        (dense(of_huge, true, &[0; 1024]), InvalidAttr::ElementWidth),
        (strings, InvalidAttr::ElementKind),
        (AttrData::Resource { key, ty: i32 }, InvalidAttr::ResourceType),
        (AttrData::DenseArray { element: two, data: [].into() }, InvalidAttr::ArrayElement),
        (AttrData::DenseArray { element: i32, data: [1].into() }, InvalidAttr::ArrayLength),
    ];
    for (data, why) in cases {
        assert_eq!(ctx.valid_attr(data.clone()), Err(why), "{data:?}");
        let invalid = ctx.attr(data);
        assert!(!ctx.is_valid_attr(invalid));
        assert_eq!(ctx.valid_attr(AttrData::Array([invalid].into())), Err(InvalidAttr::Part));
    }
}

#[test]
fn builders_make_canonical_types() {
    let mut ctx = Context::new();
    let f32 = ctx.float_type(FloatKind::F32);
    let identity = parse_attr(&mut ctx, "affine_map<(d0) -> (d0)>").unwrap();
    let zero = parse_attr(&mut ctx, "0 : i32").unwrap();
    let plain = parse_type(&mut ctx, "memref<2xf32>").unwrap();
    let data = TypeData::MemRef { dims: [2].into(), element: f32, layout: Some(identity), space: Some(zero) };
    assert_eq!(ctx.valid_type(data), Ok(plain));
}

#[test]
fn what_builders_make_can_be_written() {
    let mut ctx = Context::new();
    let mut deep = ctx.known().i1;
    let levels = (0..).take_while(|_| {
        let next = ctx.valid_type(TypeData::Tuple([deep].into()));
        next.map(|ty| deep = ty) != Err(InvalidType::Depth)
    });
    assert_eq!(levels.count(), MAX_NESTING as usize);
    let text = print_type(&ctx, deep);
    assert_eq!(parse_type(&mut ctx, &text), Ok(deep));

    let mut wide = ctx.known().i1;
    let doublings = (0..).take_while(|_| {
        let next = ctx.valid_type(TypeData::Tuple([wide, wide].into()));
        next.map(|ty| wide = ty) != Err(InvalidType::Weight)
    });
    assert_eq!(doublings.count(), 27);
}

#[test]
fn verification_refuses_what_cannot_be_read_back() {
    let mut ctx = Context::new();
    let mut ir = Ir::new(&mut ctx);
    let (block, loc, no_attrs) = (ir.module_block(), ctx.known().unknown_loc, ctx.known().no_attrs);
    let name = ctx.name("t.a");
    let (source, plain) = (ctx.op_shape(name, 0, 1), ctx.op_shape(name, 0, 0));
    let none = ctx.known().none;
    let invalid = ctx.ty(tensor(&[4], none));
    let messages = |ctx: &Context, ir: &Ir| -> Vec<String> {
        verify(ctx, ir).into_iter().map(|error| error.message).collect()
    };
    assert_eq!(messages(&ctx, &ir), [""; 0]);

    let results = [invalid];
    let spec = OpSpec { shape: source, operands: &[], results: &results, attrs: no_attrs, loc };
    let op = ir.top_mut().create_at_end(block, &spec);
    let of_type =
        "a result or block argument has an invalid type: this type cannot be the element of a tensor";
    assert_eq!(messages(&ctx, &ir), [of_type]);
    ir.top_mut().erase(op);
    assert_eq!(messages(&ctx, &ir), [""; 0]);

    let key = ctx.name("x");
    let value = ctx.type_attr(invalid);
    let attrs = ctx.discardable(&[(key, value)]);
    let spec = OpSpec { shape: plain, operands: &[], results: &[], attrs, loc };
    let op = ir.top_mut().create_at_end(block, &spec);
    assert_eq!(messages(&ctx, &ir), ["an attribute is invalid: a part of this attribute is not valid"]);
    ir.top_mut().erase(op);

    let spec = OpSpec { shape: plain, operands: &[], results: &[], attrs: no_attrs, loc };
    let op = ir.top_mut().create_at_end(block, &spec);
    let region = ir.top_mut().add_region(op);
    let inner = ir.top_mut().add_block(region);
    ir.top_mut().add_block_arg(inner, invalid, loc);
    assert_eq!(messages(&ctx, &ir), [of_type]);
}

/// How to make one type out of those made before: which form, which parts, which sizes.
type Step = (u8, u8, u8, Vec<i64>);

fn describe(ctx: &mut Context, made: &[Type], (form, a, b, dims): &Step) -> TypeData {
    let pick = |n: u8| made[n as usize % made.len()];
    let (a, dims) = (pick(*a), dims.as_slice());
    let space = (b % 2 == 1).then(|| ctx.type_attr(pick(*b)));
    match form % 9 {
        0 => tensor(dims, a),
        1 => vector(dims, a),
        2 => TypeData::MemRef { dims: dims.into(), element: a, layout: None, space },
        3 => TypeData::UnrankedMemRef { element: a, space },
        4 => TypeData::UnrankedTensor(a),
        5 => TypeData::Complex(a),
        6 => TypeData::Tuple([a, pick(*b)].into()),
        7 => TypeData::Function { inputs: [a].into(), results: [pick(*b)].into() },
        _ => TypeData::Tensor { dims: dims.into(), element: a, encoding: space },
    }
}

proptest! {
    /// A description is valid exactly when the reader gives the type that its text was printed from.
    #[test]
    fn valid_is_what_the_reader_accepts(
        steps in prop::collection::vec(
            (any::<u8>(), any::<u8>(), any::<u8>(), prop::collection::vec(prop_oneof![-2i64..6, Just(DYNAMIC)], 0..3)),
            1..12,
        ),
    ) {
        let mut ctx = Context::new();
        let mut made = vec![
            ctx.int_type(32), ctx.known().index, ctx.known().none, ctx.known().f64,
            parse_type(&mut ctx, "!t.x<y>").unwrap(),
        ];
        for step in &steps {
            let data = describe(&mut ctx, &made, step);
            let valid = ctx.check_type(&data).is_ok();
            let ty = ctx.ty(data);
            let text = print_type(&ctx, ty);
            let read = parse_type(&mut ctx, &text);
            prop_assert_eq!(valid, ctx.is_valid_type(ty));
            match read {
                Ok(read) => prop_assert!(valid && read == ty, "{}", text),
                Err(error) => prop_assert!(!valid, "{}: {}", text, error),
            }
            if valid {
                made.push(ty);
            }
        }
    }
}
