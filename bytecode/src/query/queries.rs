//! The queries and builders that expressions are made of: what MLIR's C++ asks of types, attributes,
//! operations and numbers.
//!
//! [`Query::result`] is their type rule. An operand that a query is not defined for (the rank of an integer
//! type) makes the whole expression undefined, as it would be in C++: the constraint holds neither as it is
//! written nor under `not`.

use super::sorts::{Arithmetic, BigTest, Comparison, FloatTest, Immediate, Scalar, Signs, Sort, sort};

macro_rules! queries {
    (
        fixed { $($fixed:ident ($($arg:ident),*) -> $result:ident $doc:literal;)* }
        generic { $($generic:ident = $rule:path, $generic_doc:literal;)* }
        given { $($given:ident ($imm:ty) = $given_rule:path, $given_doc:literal;)* }
        later { $($later:ident ($($later_arg:ident),*) -> $later_result:ident $later_doc:literal;)* }
        latest { $($latest:ident = $latest_rule:path, $latest_doc:literal;)* }
    ) => {
        /// A question about values, or a value made from others.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Query {
            $(#[doc = $doc] $fixed,)*
            $(#[doc = $generic_doc] $generic,)*
            $(#[doc = $given_doc] $given($imm),)*
            $(#[doc = $later_doc] $later,)*
            $(#[doc = $latest_doc] $latest,)*
        }

        /// The numbers of queries in files.
        #[derive(Clone, Copy)]
        enum Number {
            $($fixed,)*
            $($generic,)*
            $($given,)*
            $($later,)*
            $($latest,)*
        }

        impl Query {
            /// The sort of the answer, if the query takes operands of these sorts.
            #[must_use]
            pub fn result(self, operands: &[Sort]) -> Option<Sort> {
                match self {
                    $(Self::$fixed => (operands == [$(sort::$arg),*]).then_some(sort::$result),)*
                    $(Self::$generic => $rule(operands),)*
                    $(Self::$given(by) => $given_rule(by, operands),)*
                    $(Self::$later => (operands == [$(sort::$later_arg),*]).then_some(sort::$later_result),)*
                    $(Self::$latest => $latest_rule(operands),)*
                }
            }

            /// How it is written.
            #[must_use]
            pub fn text(self) -> String {
                match self {
                    $(Self::$fixed => stringify!($fixed).to_string(),)*
                    $(Self::$generic => stringify!($generic).to_string(),)*
                    $(Self::$given(by) => format!("{}<{}>", stringify!($given), Immediate::text(by)),)*
                    $(Self::$later => stringify!($later).to_string(),)*
                    $(Self::$latest => stringify!($latest).to_string(),)*
                }
            }

            /// Its number in files, and that of what it is given.
            pub(crate) fn to_words(self) -> (u32, u32) {
                match self {
                    $(Self::$fixed => (Number::$fixed as u32, 0),)*
                    $(Self::$generic => (Number::$generic as u32, 0),)*
                    $(Self::$given(by) => (Number::$given as u32, by.to_word()),)*
                    $(Self::$later => (Number::$later as u32, 0),)*
                    $(Self::$latest => (Number::$latest as u32, 0),)*
                }
            }

            /// The query of these numbers.
            pub(crate) fn from_words(number: u32, given: u32) -> Option<Self> {
                $(if number == Number::$fixed as u32 {
                    return (given == 0).then_some(Self::$fixed);
                })*
                $(if number == Number::$generic as u32 {
                    return (given == 0).then_some(Self::$generic);
                })*
                $(if number == Number::$given as u32 {
                    return <$imm>::from_word(given).map(Self::$given);
                })*
                $(if number == Number::$later as u32 {
                    return (given == 0).then_some(Self::$later);
                })*
                $(if number == Number::$latest as u32 {
                    return (given == 0).then_some(Self::$latest);
                })*
                None
            }
        }
    };
}

queries! {
    fixed {
        Not (BOOL) -> BOOL "The other truth value.";
        FloatOfWidth (TYPE, U32) -> BOOL "Whether it is a float type of so many bits.";
        BitWidth (TYPE) -> U32 "The bits of an integer or float type.";
        ElementType (TYPE) -> TYPE "The type of the elements of a shaped or complex type.";
        ElementOrSelf (TYPE) -> TYPE "The type of the elements of a shaped type; any other type itself.";
        HasRank (TYPE) -> BOOL "Whether a shaped type has a rank.";
        Rank (TYPE) -> I64 "The number of dimensions of a shaped type with a rank.";
        Shape (TYPE) -> I64S "The sizes of a shaped type with a rank; a dynamic one is the least number.";
        DimSize (TYPE, U32) -> I64 "One of these sizes.";
        HasStaticShape (TYPE) -> BOOL "Whether a shaped type has a rank and no dynamic size.";
        NumDynamicDims (TYPE) -> I64 "How many sizes are dynamic.";
        NumElements (TYPE) -> I64 "The product of the sizes of a static shape.";
        ScalableDims (TYPE) -> BOOLS "Of a vector: which sizes are scalable.";
        IsScalable (TYPE) -> BOOL "Whether a size of a vector is scalable.";
        AllDimsScalable (TYPE) -> BOOL "Whether all sizes of a vector are scalable.";
        IsStrided (TYPE) -> BOOL "Whether a memref has a strided layout.";
        MemorySpace (TYPE) -> ATTR "The memory space of a memref, or null.";
        Encoding (TYPE) -> ATTR "The encoding of a tensor, or null.";
        TupleTypes (TYPE) -> TYPES "The types in a tuple type.";
        FlattenedTypes (TYPE) -> TYPES "The types in a tuple type, those in tuples in it among them; of \
                                        another type, itself.";
        FunctionInputs (TYPE) -> TYPES "The inputs of a function type.";
        FunctionResults (TYPE) -> TYPES "The results of a function type.";
        LlvmCompatible (TYPE) -> BOOL "Whether the LLVM dialect takes the type, whatever it is made of.";
        LlvmVector (TYPE) -> BOOL "Whether it is a vector that the LLVM dialect has.";
        LlvmScalableVector (TYPE) -> BOOL "Whether it is a scalable one.";
        LlvmFloat (TYPE) -> BOOL "Whether it is a float that the LLVM dialect has.";
        PointerAddressSpace (TYPE) -> U32 "The address space of `!llvm.ptr`.";
        TransformOpName (TYPE) -> TEXT "The operation name in `!transform.op`.";
        QuantizedStorageWidth (TYPE) -> U32 "The bits in which a type of the `quant` dialect is stored.";
        TosaShapeRank (TYPE) -> I64 "The rank of `!tosa.shape`.";
        AttrType (ATTR) -> TYPE "The type of an attribute that has one.";
        IntValue (ATTR) -> BIG "The number in an integer attribute.";
        FloatValue (ATTR) -> SOFT "The number in a float attribute.";
        StringValue (ATTR) -> TEXT "The bytes of a string attribute.";
        SymbolName (ATTR) -> TEXT "The name in a flat symbol reference.";
        RootReference (ATTR) -> TEXT "The first name of a symbol reference.";
        LeafReference (ATTR) -> TEXT "The last name of a symbol reference.";
        NestedReferences (ATTR) -> TEXTS "The names after the first.";
        TypeValue (ATTR) -> TYPE "The type in a type attribute.";
        ArrayItems (ATTR) -> ATTRS "What is in an array attribute.";
        DictValues (ATTR) -> ATTRS "The values of a dictionary attribute, by name.";
        DictGet (ATTR, TEXT) -> ATTR "The value of a name in a dictionary attribute, or null.";
        AttrSize (ATTR) -> I64 "How many items an array, dictionary, elements or string attribute has.";
        AttrElementType (ATTR) -> TYPE "The type of the elements of `dense` and `array`.";
        IsSplat (ATTR) -> BOOL "Whether a `dense` repeats one element.";
        ZeroExtend (BIG) -> U64 "The number, as an unsigned one; undefined if it needs more than 64 bits.";
        SignExtend (BIG) -> I64 "The number, as a signed one; undefined if it needs more than 64 bits.";
        BigWidth (BIG) -> U32 "How many bits it has.";
        MakeBig (U32, U64, BOOL) -> BIG "A number of so many bits; extended by its sign if that is said.";
        ToDouble (SOFT) -> F64 "The number, rounded to 64 bits.";
        IsExactly (SOFT, F64) -> BOOL "Whether it is this number, in its format, bit by bit.";
        MakeSoft (F64) -> SOFT "A float of 64 bits.";
        MakeSoftSingle (F32) -> SOFT "A float of 32 bits.";
        TextSize (TEXT) -> U64 "How many bytes it has.";
        StartsWith (TEXT, TEXT) -> BOOL "Whether the first begins with the second.";
        EndsWith (TEXT, TEXT) -> BOOL "Whether the first ends with the second.";
        ValueType (VALUE) -> TYPE "The type of a value.";
        ValueUnused (VALUE) -> BOOL "Whether a value has no use.";
        ValueHasOneUse (VALUE) -> BOOL "Whether a value has one use.";
        DefiningOp (VALUE) -> OP "The operation that a value is a result of, or null.";
        OpUnused (OP) -> BOOL "Whether no result has a use.";
        OpHasOneUse (OP) -> BOOL "Whether all results together have one use.";
        OperandCount (OP) -> U32 "How many operands there are.";
        ResultCount (OP) -> U32 "How many results there are.";
        Operand (OP, U32) -> VALUE "An operand.";
        OpResult (OP, U32) -> VALUE "A result.";
        OpAttr (OP, TEXT) -> ATTR "The attribute of a name, or null.";
        WithShape (TYPE, I64S) -> TYPE "The same shaped type with other sizes.";
        WithElement (TYPE, TYPE) -> TYPE "The same shaped type with elements of another type.";
        SameShape (TYPE, TYPE) -> TYPE "The first with elements of the second; the second if the first has \
                                        no shape.";
        MakeComplex (TYPE) -> TYPE "`complex<T>`";
        MakeTuple (TYPES) -> TYPE "`tuple<...>`";
        MakeFunction (TYPES, TYPES) -> TYPE "`(inputs) -> results`";
        MakeVector (I64S, TYPE, BOOLS) -> TYPE "`vector<...>`; the flags say which sizes are scalable, none \
                                                if there are no flags.";
        MakeTensor (I64S, TYPE) -> TYPE "`tensor<...>`";
        MakeUnrankedTensor (TYPE) -> TYPE "`tensor<*xT>`";
        MakeMemRef (I64S, TYPE) -> TYPE "`memref<...>`";
        MakeIntAttr (TYPE, I64) -> ATTR "An integer attribute, cut to the bits of its type.";
        MakeBigAttr (TYPE, BIG) -> ATTR "An integer attribute of as many bits as its type has.";
        MakeFloatAttr (TYPE, F64) -> ATTR "A float attribute, rounded to its type.";
        MakeBoolAttr (BOOL) -> ATTR "`true` or `false`";
        MakeTypeAttr (TYPE) -> ATTR "A type as an attribute.";
        MakeStringAttr (TEXT) -> ATTR "A string.";
        MakeArrayAttr (ATTRS) -> ATTR "`[...]`";
        MakeNumberAttr (TYPE, I64) -> ATTR "A number as an integer or float attribute; of a tensor or vector \
                                            with a static shape, one that repeats it; of any other type, \
                                            null.";
    }
    generic {
        Same = same, "Whether two texts, types, attributes, operations, values or lists are equal.";
        NotNull = not_null, "Whether a type, attribute, operation or value is there.";
        Negate = negate, "The negative of a number; of a signed integer that has none, undefined.";
        Complement = complement, "An integer with all its bits the other way.";
        ListSize = list_size, "How many items a list has.";
        ListItem = list_item, "An item of a list, counted from 0.";
        ListBack = list_back, "The last item of a list.";
        DropFront = drop_items, "A list without so many of its first items.";
        DropBack = drop_items, "A list without so many of its last items.";
        Contains = contains, "Whether an item of a list is equal to a value.";
        AllEqual = all_equal, "Whether all items of a list are equal.";
        IsSorted = is_sorted, "Whether no item of a list of numbers is less than the one before.";
    }
    given {
        IntegerOfWidth(Signs) = integer_of_width, "Whether it is an integer type of this signedness and so \
            many bits.";
        MakeInteger(Signs) = make_integer, "An integer type of so many bits.";
        Compare(Comparison) = compare, "How two numbers of one sort are ordered; two booleans, too.";
        Compute(Arithmetic) = compute, "What two numbers of one sort make; shifts take any integer as the \
                                        second, other `APInt`s must be equally wide.";
        Convert(Scalar) = convert, "A number as one of another sort, as C++ converts it.";
        BigUnsigned(Comparison) = big_compare, "How two `APInt`s of one width are ordered, without sign.";
        BigSigned(Comparison) = big_compare, "The same with sign.";
        BigUnsignedWord(Comparison) = big_unsigned_word, "How an `APInt` and a number are ordered, without \
            sign.";
        BigSignedWord(Comparison) = big_signed_word, "The same with sign.";
        BigIs(BigTest) = big_is, "A question about an `APInt`.";
        FloatIs(FloatTest) = float_is, "A question about an `APFloat`.";
        FloatOrder(Comparison) = float_order, "How two `APFloat`s of one format are ordered.";
        Elements(Scalar) = elements, "The elements of `dense` or `array` as values of this sort, which must \
                                      fit that of the attribute.";
        SplatValue(Scalar) = splat_value, "The element that a `dense` repeats.";
    }
    // What came after the first files were written: the numbers of all others stay.
    later {
        Users (VALUE) -> OPS "The operations that use a value, each as often as it does.";
        MakeSplat (TYPE, ATTR) -> ATTR "`dense` of a shaped type with a static shape that repeats a number.";
        MakeSoftAttr (TYPE, SOFT) -> ATTR "A float attribute of a number in the format of its type.";
        MakeDense (TYPE, ATTRS) -> ATTR "`dense` of a shaped type with a static shape, of a number for each \
                                         element, or of one that is repeated.";
        MakeDenseNumbers (TYPE, I64S) -> ATTR "The same of integers, cut to the bits of the elements.";
        MakeDenseArray (TYPE, I64S) -> ATTR "`array<...>` of integers of this type.";
        Reshape (ATTR, TYPE) -> ATTR "The elements of a `dense` in another shape.";
        ActiveBits (BIG) -> U32 "How many bits a number takes without sign: none if it is 0.";
        TrailingZeros (BIG) -> U32 "How many bits below the lowest 1 there are: all if it is 0.";
        Sequence (I64, I64) -> I64S "The numbers from the first on that are less than the second.";
        JoinText (TEXT, TEXT) -> TEXT "The second text behind the first.";
        MakeSymbol (TEXT) -> ATTR "A flat symbol reference to a name.";
    }
    // What came after that. New queries are added at the end, each with its rule.
    latest {
        JoinLists = both_lists, "The items of the second list behind those of the first.";
        HasText = text_in_text, "Whether the second text stands somewhere in the first.";
        PartOfText = part_of_text, "So many bytes of a text from one on, or as many as there are.";
        SquareRoot = of_double, "The square root of a number.";
        MakeEncodedTensor = encoded_tensor, "`tensor<...>` with an encoding, or none if that is null.";
        IsIdentityMap = map_is, "Whether an affine map gives what it is given.";
        TypeText = text_of_type, "How a type is written, without aliases.";
        AttrText = text_of_attr, "How an attribute is written, without aliases.";
        ReadType = type_of_text, "The type that a text is; undefined if it is none.";
        ReadAttr = attr_of_text, "The attribute that a text is; undefined if it is none.";
        Digits = text_of_number, "The digits of a whole number of 64 bits.";
        ReadDigits = number_of_text, "The whole number of 64 bits, with or without sign, that a text is, \
            without blanks around it.";
        SplitText = texts_of_text, "The parts of a text that another one separates where it stands outside \
            of brackets and strings, a word only by itself; no parts of blanks alone.";
        TrimText = text_in_blanks, "A text without blanks at its ends.";
        MakeEntry = entry, "`{name = attribute}`: a dictionary of one entry.";
        MakeDictionary = dictionary, "One dictionary of what is in several, of which none has a name that \
                                      another one has.";
        MapDims = map_counts, "How many dimensions an affine map has.";
        MapSymbols = map_counts, "How many symbols an affine map has.";
        MapResults = map_numbers, "Of each result of an affine map the dimension that it is, or -1 if it is \
                                   something else.";
        MapConstants = map_numbers, "Of each result of an affine map the constant that it is, or the least \
                                     number if it is something else.";
    }
}

fn both(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a, b] if a == b => Some(*a),
        _ => None,
    }
}

fn same(operands: &[Sort]) -> Option<Sort> {
    let sort = both(operands)?;
    (sort.list || sort.scalar == Scalar::Text || sort.scalar.is_handle()).then_some(sort::BOOL)
}

fn not_null(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a] if a.single()?.is_handle() => Some(sort::BOOL),
        _ => None,
    }
}

fn negate(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a] if is_operand(a.single()?) || a.scalar == Scalar::SoftFloat || a.scalar == Scalar::BigInt => {
            Some(*a)
        }
        _ => None,
    }
}

fn complement(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a] if a.single()? == Scalar::BigInt || is_operand(a.scalar) && a.scalar.int().is_some() => Some(*a),
        _ => None,
    }
}

/// Whether C++ computes with numbers of this sort: smaller ones are promoted first.
fn is_operand(scalar: Scalar) -> bool {
    use Scalar::{F32, F64, I32, I64, U32, U64};
    matches!(scalar, I32 | U32 | I64 | U64 | F32 | F64)
}

fn list_size(operands: &[Sort]) -> Option<Sort> {
    matches!(operands, [a] if a.list).then_some(sort::U64)
}

fn list_item(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a, i] if a.list && *i == sort::U64 => Some(Sort::one(a.scalar)),
        _ => None,
    }
}

fn list_back(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a] if a.list => Some(Sort::one(a.scalar)),
        _ => None,
    }
}

fn drop_items(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a, n] if a.list && *n == sort::U64 => Some(*a),
        _ => None,
    }
}

fn contains(operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a, item] if a.list && *item == Sort::one(a.scalar) => Some(sort::BOOL),
        _ => None,
    }
}

fn all_equal(operands: &[Sort]) -> Option<Sort> {
    matches!(operands, [a] if a.list).then_some(sort::BOOL)
}

fn is_sorted(operands: &[Sort]) -> Option<Sort> {
    matches!(operands, [a] if a.list && a.scalar.is_number()).then_some(sort::BOOL)
}

fn both_lists(operands: &[Sort]) -> Option<Sort> {
    both(operands).filter(|s| s.list)
}

/// Rules of queries that take operands of these sorts only.
macro_rules! signatures {
    ($($rule:ident ($($arg:ident),*) -> $result:ident;)*) => {
        $(fn $rule(operands: &[Sort]) -> Option<Sort> {
            (operands == [$(sort::$arg),*]).then_some(sort::$result)
        })*
    };
}

signatures! {
    text_in_text (TEXT, TEXT) -> BOOL;
    part_of_text (TEXT, U64, U64) -> TEXT;
    of_double (F64) -> F64;
    encoded_tensor (I64S, TYPE, ATTR) -> TYPE;
    entry (TEXT, ATTR) -> ATTR;
    dictionary (ATTRS) -> ATTR;
    map_is (ATTR) -> BOOL;
    map_counts (ATTR) -> U32;
    map_numbers (ATTR) -> I64S;
    text_of_type (TYPE) -> TEXT;
    text_of_attr (ATTR) -> TEXT;
    type_of_text (TEXT) -> TYPE;
    attr_of_text (TEXT) -> ATTR;
    number_of_text (TEXT) -> I64;
    texts_of_text (TEXT, TEXT) -> TEXTS;
    text_in_blanks (TEXT) -> TEXT;
}

fn text_of_number(operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::I64] || operands == [sort::U64]).then_some(sort::TEXT)
}

fn integer_of_width(_: Signs, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::TYPE, sort::U32]).then_some(sort::BOOL)
}

fn make_integer(signs: Signs, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::U32] && signs != Signs::Any).then_some(sort::TYPE)
}

fn compare(_: Comparison, operands: &[Sort]) -> Option<Sort> {
    both(operands)?.single()?.is_number().then_some(sort::BOOL)
}

fn compute(by: Arithmetic, operands: &[Sort]) -> Option<Sort> {
    let [a, b] = operands else { return None };
    let (first, second) = (a.single()?, b.single()?);
    let bits = matches!(by, Arithmetic::And | Arithmetic::Or | Arithmetic::Xor);
    let fits = match by {
        Arithmetic::ShiftLeft | Arithmetic::ShiftRight => {
            let moved = is_operand(first) && first.int().is_some() && second.int().is_some();
            let big = first == Scalar::BigInt && by == Arithmetic::ShiftLeft;
            moved || big && (second == Scalar::BigInt || second.int().is_some())
        }
        _ if first != second => false,
        _ if first == Scalar::BigInt => {
            bits || matches!(by, Arithmetic::Add | Arithmetic::Subtract | Arithmetic::Multiply)
        }
        _ if first == Scalar::SoftFloat => !bits && by != Arithmetic::Remainder,
        _ => is_operand(first) && (first.int().is_some() || !bits && by != Arithmetic::Remainder),
    };
    fits.then_some(*a)
}

fn convert(to: Scalar, operands: &[Sort]) -> Option<Sort> {
    match operands {
        [a] if a.single()?.is_number() && to.is_number() => Some(Sort::one(to)),
        _ => None,
    }
}

fn big_compare(_: Comparison, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::BIG, sort::BIG]).then_some(sort::BOOL)
}

fn big_unsigned_word(_: Comparison, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::BIG, sort::U64]).then_some(sort::BOOL)
}

fn big_signed_word(_: Comparison, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::BIG, sort::I64]).then_some(sort::BOOL)
}

fn big_is(_: BigTest, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::BIG]).then_some(sort::BOOL)
}

fn float_is(_: FloatTest, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::SOFT]).then_some(sort::BOOL)
}

fn float_order(_: Comparison, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::SOFT, sort::SOFT]).then_some(sort::BOOL)
}

/// What elements of attributes can be taken as.
fn is_element(scalar: Scalar) -> bool {
    scalar.is_number() || matches!(scalar, Scalar::BigInt | Scalar::SoftFloat | Scalar::Text | Scalar::Attr)
}

fn elements(item: Scalar, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::ATTR] && is_element(item)).then_some(Sort::list(item))
}

fn splat_value(item: Scalar, operands: &[Sort]) -> Option<Sort> {
    (operands == [sort::ATTR] && is_element(item)).then_some(Sort::one(item))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_files_come_back() {
        let mut number = 0;
        let mut seen = 0;
        loop {
            let all: Vec<Query> = (0..64).filter_map(|given| Query::from_words(number, given)).collect();
            if all.is_empty() {
                break;
            }
            for query in all {
                let (n, given) = query.to_words();
                assert_eq!((n, Query::from_words(n, given)), (number, Some(query)), "{}", query.text());
                seen += 1;
            }
            number += 1;
        }
        assert!(seen > 150, "{seen}");
    }

    #[test]
    fn type_rules() {
        use Query::{Compare, Compute, Contains, Convert, ListItem, Rank, Same};
        let rows: &[(Query, &[Sort], Option<Sort>)] = &[
            (Rank, &[sort::TYPE], Some(sort::I64)),
            (Rank, &[sort::ATTR], None),
            (Rank, &[sort::TYPE, sort::TYPE], None),
            (Same, &[sort::TYPES, sort::TYPES], Some(sort::BOOL)),
            (Same, &[sort::I64, sort::I64], None),
            (Compare(Comparison::Less), &[sort::I64, sort::I64], Some(sort::BOOL)),
            (Compare(Comparison::Less), &[sort::I64, sort::U64], None),
            (Compute(Arithmetic::Add), &[sort::U64, sort::U64], Some(sort::U64)),
            (Compute(Arithmetic::Add), &[sort::BOOL, sort::BOOL], None),
            (Compute(Arithmetic::And), &[sort::F64, sort::F64], None),
            (Compute(Arithmetic::ShiftLeft), &[sort::U64, sort::U32], Some(sort::U64)),
            (Convert(Scalar::F32), &[sort::BOOL], Some(sort::F32)),
            (Convert(Scalar::Type), &[sort::TYPE], None),
            (ListItem, &[sort::ATTRS, sort::U64], Some(sort::ATTR)),
            (Contains, &[sort::I64S, sort::I64], Some(sort::BOOL)),
            (Contains, &[sort::I64S, sort::U64], None),
        ];
        for (query, operands, want) in rows {
            assert_eq!(query.result(operands), *want, "{} {operands:?}", query.text());
        }
    }
}
