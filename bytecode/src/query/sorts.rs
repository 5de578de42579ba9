//! What expressions of a program can be: the sorts of their values, and the enumerations that queries are
//! given.

/// Declares an enumeration with a text and a number for each case; the number is the index in `ALL` and in
/// files.
macro_rules! enumeration {
    ($(#[$meta:meta])* $name:ident { $($case:ident $text:literal $doc:literal)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $(#[doc = $doc] $case),*
        }
        impl $name {
            /// All of them; the index is the number in files.
            pub const ALL: &[$name] = &[$($name::$case),*];
            /// How it is written.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self {
                    $($name::$case => $text),*
                }
            }
        }
        impl Immediate for $name {
            fn to_word(self) -> u32 {
                self as u32
            }
            fn from_word(word: u32) -> Option<Self> {
                Self::ALL.get(word as usize).copied()
            }
            fn text(self) -> &'static str {
                $name::text(self)
            }
        }
    };
}

/// What a query is given besides its operands, when it is written.
pub(crate) trait Immediate: Sized {
    /// The number in files.
    fn to_word(self) -> u32;
    /// What a number stands for.
    fn from_word(word: u32) -> Option<Self>;
    /// How it is written.
    fn text(self) -> &'static str;
}

enumeration! {
    /// A single value. Types, attributes and operations may be null, as pointers in C++ are.
    Scalar {
        Bool "bool" "True or false."
        I8 "i8" "A signed integer of 8 bits."
        U8 "u8" "An unsigned integer of 8 bits."
        I16 "i16" "A signed integer of 16 bits."
        U16 "u16" "An unsigned integer of 16 bits."
        I32 "i32" "A signed integer of 32 bits."
        U32 "u32" "An unsigned integer of 32 bits."
        I64 "i64" "A signed integer of 64 bits."
        U64 "u64" "An unsigned integer of 64 bits."
        F32 "f32" "A float of 32 bits."
        F64 "f64" "A float of 64 bits."
        BigInt "bigint" "An integer of any number of bits, without sign: MLIR's `APInt`."
        SoftFloat "softfloat" "A float of any format that types have: MLIR's `APFloat`."
        Text "text" "A string of bytes."
        Type "type" "A type."
        Attr "attr" "An attribute."
        Op "op" "An operation."
        Value "value" "A value."
    }
}

enumeration! {
    /// How integers are ordered.
    Comparison {
        Equal "==" "Equal."
        NotEqual "!=" "Not equal."
        Less "<" "Less."
        LessEqual "<=" "Less or equal."
        Greater ">" "Greater."
        GreaterEqual ">=" "Greater or equal."
    }
}

enumeration! {
    /// What is computed of two numbers. Unsigned integers wrap around; a signed result that does not fit is
    /// undefined, and so are division by zero and shifts by the width or more.
    Arithmetic {
        Add "+" "Sum."
        Subtract "-" "Difference."
        Multiply "*" "Product."
        Divide "/" "Quotient, rounded towards zero."
        Remainder "%" "Remainder, with the sign of the dividend."
        And "&" "Bits that are in both."
        Or "|" "Bits that are in one."
        Xor "^" "Bits that are in only one."
        ShiftLeft "<<" "Shift to higher bits."
        ShiftRight ">>" "Shift to lower bits; signed numbers keep their sign."
    }
}

enumeration! {
    /// A question about an `APInt`.
    BigTest {
        Zero "zero" "No bit is set."
        One "one" "The number 1."
        AllOnes "all-ones" "All bits are set."
        Negative "negative" "The top bit is set."
        Positive "positive" "Greater than zero, as a signed number."
        PowerOfTwo "power-of-two" "One bit is set."
        MaxSigned "max-signed" "The greatest signed number."
        MinSigned "min-signed" "The least signed number."
    }
}

enumeration! {
    /// A question about an `APFloat`.
    FloatTest {
        Zero "zero" "Zero of either sign."
        PosZero "pos-zero" "Zero with the sign +."
        NegZero "neg-zero" "Zero with the sign -."
        Negative "negative" "The sign is -, also of zero and NaN."
        NaN "nan" "Not a number."
        Infinity "infinity" "Infinite, of either sign."
        Finite "finite" "Neither infinite nor NaN."
    }
}

enumeration! {
    /// The signedness of integer types.
    Signs {
        Any "any" "Any."
        Signless "signless" "`iN`"
        Signed "signed" "`siN`"
        Unsigned "unsigned" "`uiN`"
    }
}

/// What an expression can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sort {
    /// The value, or an item of the list.
    pub scalar: Scalar,
    /// A list of such values?
    pub list: bool,
}

impl Sort {
    /// One value.
    #[must_use]
    pub const fn one(scalar: Scalar) -> Self {
        Self { scalar, list: false }
    }

    /// The sort of lists of such values.
    #[must_use]
    pub const fn list(scalar: Scalar) -> Self {
        Self { scalar, list: true }
    }

    /// The scalar, unless it is a list.
    #[must_use]
    pub fn single(self) -> Option<Scalar> {
        (!self.list).then_some(self.scalar)
    }

    pub(crate) fn to_word(self) -> u32 {
        self.scalar as u32 | u32::from(self.list) << 16
    }

    pub(crate) fn from_word(word: u32) -> Option<Self> {
        let scalar = *Scalar::ALL.get((word & 0xffff) as usize)?;
        (word >> 16 <= 1).then_some(Self { scalar, list: word >> 16 == 1 })
    }

    /// How it is written: `i64`, or `[i64]` for a list.
    #[must_use]
    pub fn text(self) -> String {
        if self.list { format!("[{}]", self.scalar.text()) } else { self.scalar.text().to_string() }
    }
}

impl Scalar {
    /// Of an integer: its bits, and whether it is signed.
    #[must_use]
    pub fn int(self) -> Option<(u32, bool)> {
        Some(match self {
            Self::I8 => (8, true),
            Self::U8 => (8, false),
            Self::I16 => (16, true),
            Self::U16 => (16, false),
            Self::I32 => (32, true),
            Self::U32 => (32, false),
            Self::I64 => (64, true),
            Self::U64 => (64, false),
            _ => return None,
        })
    }

    /// Whether it is a number of C++: a bool, an integer, or a float of 32 or 64 bits.
    #[must_use]
    pub fn is_number(self) -> bool {
        self <= Self::F64
    }

    /// Whether it can be null.
    #[must_use]
    pub fn is_handle(self) -> bool {
        matches!(self, Self::Type | Self::Attr | Self::Op | Self::Value)
    }
}

enumeration! {
    /// A class that MLIR itself has, of types.
    TypeClass {
        Any "any" "Any type."
        Integer "integer" "Integers of any signedness."
        SignlessInteger "signless-integer" "`iN`"
        SignedInteger "signed-integer" "`siN`"
        UnsignedInteger "unsigned-integer" "`uiN`"
        Index "index" "`index`"
        Float "float" "Floats of all formats."
        BF16 "bf16" "`bf16`"
        F16 "f16" "`f16`"
        F32 "f32" "`f32`"
        F64 "f64" "`f64`"
        F80 "f80" "`f80`"
        F128 "f128" "`f128`"
        TF32 "tf32" "`tf32`"
        F8E5M2 "f8E5M2" "`f8E5M2`"
        F8E4M3 "f8E4M3" "`f8E4M3`"
        F8E4M3FN "f8E4M3FN" "`f8E4M3FN`"
        F8E5M2FNUZ "f8E5M2FNUZ" "`f8E5M2FNUZ`"
        F8E4M3FNUZ "f8E4M3FNUZ" "`f8E4M3FNUZ`"
        F8E4M3B11FNUZ "f8E4M3B11FNUZ" "`f8E4M3B11FNUZ`"
        F8E3M4 "f8E3M4" "`f8E3M4`"
        F4E2M1FN "f4E2M1FN" "`f4E2M1FN`"
        F6E2M3FN "f6E2M3FN" "`f6E2M3FN`"
        F6E3M2FN "f6E3M2FN" "`f6E3M2FN`"
        F8E8M0FNU "f8E8M0FNU" "`f8E8M0FNU`"
        None "none" "`none`"
        Complex "complex" "`complex<T>`"
        Function "function" "`(inputs) -> results`"
        Tuple "tuple" "`tuple<...>`"
        Vector "vector" "Vectors."
        FixedVector "fixed-vector" "Vectors without a scalable dimension."
        ScalableVector "scalable-vector" "Vectors with a scalable dimension."
        Tensor "tensor" "Tensors, ranked or not."
        RankedTensor "ranked-tensor" "Tensors with a rank."
        UnrankedTensor "unranked-tensor" "`tensor<*xT>`"
        AnyMemRef "any-memref" "Memrefs, ranked or not."
        MemRef "memref" "Memrefs with a rank."
        UnrankedMemRef "unranked-memref" "`memref<*xT>`"
        Shaped "shaped" "Vectors, tensors and memrefs."
        ValueSemantics "value-semantics" "Vectors and tensors."
        Scalar "scalar" "Integers, floats and `index`: elements of vectors and memrefs."
        Never "never" "No type that text can be read as."
    }
}

impl TypeClass {
    /// Of a class of one float format: the keyword of the type.
    #[must_use]
    pub fn float_format(self) -> Option<&'static str> {
        (Self::BF16..=Self::F8E8M0FNU).contains(&self).then(|| self.text())
    }

    /// The class of the float format with this keyword.
    #[must_use]
    pub fn of_format(keyword: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|c| c.float_format() == Some(keyword))
    }
}

enumeration! {
    /// A class that MLIR itself has, of attributes.
    AttrClass {
        Any "any" "Any attribute."
        Unit "unit" "`unit`"
        Integer "integer" "Integers, `index` and `i1` among them."
        Bool "bool" "`true` and `false`."
        Float "float" "Floats of all formats."
        String "string" "Strings."
        Type "type" "Types."
        Array "array" "`[...]`"
        Dictionary "dictionary" "`{...}`"
        SymbolRef "symbol-ref" "`@a::@b`"
        FlatSymbolRef "flat-symbol-ref" "`@a`"
        AffineMap "affine-map" "`affine_map<...>`"
        IntegerSet "integer-set" "`affine_set<...>`"
        Location "location" "`loc(...)`"
        Distinct "distinct" "`distinct[...]<...>`"
        StridedLayout "strided-layout" "`strided<...>`"
        MemRefLayout "memref-layout" "Affine maps and strided layouts."
        Dense "dense" "`dense<...>`"
        Splat "splat" "`dense<...>` of one element that is repeated."
        DenseInt "dense-int" "`dense<...>` of integers or `index`."
        DenseFloat "dense-float" "`dense<...>` of floats."
        DenseTyped "dense-typed" "`dense<...>` of anything but strings."
        DenseString "dense-string" "`dense<...>` of strings."
        Sparse "sparse" "`sparse<...>`"
        DenseResource "dense-resource" "`dense_resource<...>`"
        Elements "elements" "`dense`, `sparse` and `dense_resource`."
        Typed "typed" "What has a type: numbers, strings, elements."
        Blob "blob" "`array<...>` and `dense_resource<...>`."
        MapOrSet "map-or-set" "Affine maps and integer sets."
        DenseArray "dense-array" "`array<...>`"
        DenseBoolArray "dense-bool-array" "`array<i1: ...>`"
        DenseI8Array "dense-i8-array" "`array<i8: ...>`"
        DenseI16Array "dense-i16-array" "`array<i16: ...>`"
        DenseI32Array "dense-i32-array" "`array<i32: ...>`"
        DenseI64Array "dense-i64-array" "`array<i64: ...>`"
        DenseF32Array "dense-f32-array" "`array<f32: ...>`"
        DenseF64Array "dense-f64-array" "`array<f64: ...>`"
    }
}

/// The sorts by the names that signatures of queries use: of one value, and of a list where a query has such.
pub(crate) mod sort {
    use super::{Scalar, Sort};

    macro_rules! sorts {
        ($($scalar:ident $one:ident $($many:ident)?;)*) => {
            $(pub(crate) const $one: Sort = Sort::one(Scalar::$scalar);
            $(pub(crate) const $many: Sort = Sort::list(Scalar::$scalar);)?)*
        };
    }
    sorts! {
        Bool BOOL BOOLS;
        U32 U32;
        I64 I64 I64S;
        U64 U64;
        F32 F32;
        F64 F64;
        BigInt BIG;
        SoftFloat SOFT;
        Text TEXT TEXTS;
        Type TYPE TYPES;
        Attr ATTR ATTRS;
        Op OP OPS;
        Value VALUE;
    }
}
