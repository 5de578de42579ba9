//! Definitions: what a program knows by itself of natives, so that nobody has to register them.
//!
//! ODS writes conditions on types and attributes, and rules for result types, as C++ expressions. The compiler parses them;
//! what they mean is for the host to say, when it links: names of functions, methods and classes are text here. Nodes refer to
//! nodes of smaller index only, and not deeper than [`MAX_DEPTH`].

/// How deeply expressions may be nested.
pub const MAX_DEPTH: u32 = 256;

/// Declares an operator for each spelling.
macro_rules! operators {
    ($($name:ident $text:literal $doc:literal)*) => {
        /// An operator of C++.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Operator {
            $(#[doc = $doc] $name),*
        }
        impl Operator {
            /// All of them; the index is the number in files.
            pub const ALL: &[Operator] = &[$(Operator::$name),*];
            /// How it is written.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self {
                    $(Operator::$name => $text),*
                }
            }
        }
    };
}

operators! {
    Or "||" "Disjunction."
    And "&&" "Conjunction."
    BitOr "|" "Union of bits."
    BitXor "^" "Difference of bits."
    BitAnd "&" "Intersection of bits; address of."
    Equal "==" "Equality."
    NotEqual "!=" "Inequality."
    Less "<" "Order."
    Greater ">" "Order."
    LessEqual "<=" "Order."
    GreaterEqual ">=" "Order."
    ShiftLeft "<<" "Shift."
    ShiftRight ">>" "Shift."
    Add "+" "Sum."
    Subtract "-" "Difference; the negative."
    Multiply "*" "Product; what is pointed to."
    Divide "/" "Quotient."
    Remainder "%" "Remainder."
    Not "!" "Negation."
    Complement "~" "Complement of bits."
}

/// A node of an expression. Children are indices in [`crate::Program::exprs`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// An integer literal.
    Int(u64),
    /// A floating-point literal, as the bits of an `f64`.
    Float(u64),
    /// A string literal.
    Text(String),
    /// A parameter, a placeholder (`$_self`), or a constant (`true`, `nullptr`, an enumerator).
    Name(String),
    /// An operator before its operand.
    Unary(Operator, u32),
    /// An operator between two operands.
    Binary(Operator, u32, u32),
    /// `a ? b : c`
    Conditional(u32, u32, u32),
    /// `name<types>(args)`: a function, or an object of a class.
    Call {
        /// The function or class, without `mlir::` and `llvm::` in front.
        name: String,
        /// Template arguments, spelled in the same way.
        types: Vec<String>,
        /// Arguments.
        args: Vec<u32>,
    },
    /// `object.name<types>(args)`
    Method {
        /// What it is called on.
        object: u32,
        /// The method.
        name: String,
        /// Template arguments.
        types: Vec<String>,
        /// Arguments.
        args: Vec<u32>,
    },
    /// A lambda, or another function object, that is called.
    Apply(u32, Vec<u32>),
    /// `a[b]`
    Index(u32, u32),
    /// `{a, b}`
    List(Vec<u32>),
    /// `[](a, b) { return body; }`
    Lambda(Vec<String>, u32),
}

impl Expr {
    /// The nodes that it is made of.
    pub fn children(&self) -> impl Iterator<Item = u32> + '_ {
        let (fixed, list): ([Option<u32>; 3], &[u32]) = match self {
            Self::Int(_) | Self::Float(_) | Self::Text(_) | Self::Name(_) => ([None; 3], &[]),
            Self::Unary(_, a) | Self::Lambda(_, a) => ([Some(*a), None, None], &[]),
            Self::Binary(_, a, b) | Self::Index(a, b) => ([Some(*a), Some(*b), None], &[]),
            Self::Conditional(a, b, c) => ([Some(*a), Some(*b), Some(*c)], &[]),
            Self::Call { args, .. } | Self::List(args) => ([None; 3], args),
            Self::Method { object, args, .. } | Self::Apply(object, args) => {
                ([Some(*object), None, None], args)
            }
        };
        fixed.into_iter().flatten().chain(list.iter().copied())
    }

    /// The same node in a pool in which its children are `by` places further on.
    #[must_use]
    pub fn moved(mut self, by: u32) -> Self {
        match &mut self {
            Self::Int(_) | Self::Float(_) | Self::Text(_) | Self::Name(_) => {}
            Self::Unary(_, a) | Self::Lambda(_, a) => *a += by,
            Self::Binary(_, a, b) | Self::Index(a, b) => {
                *a += by;
                *b += by;
            }
            Self::Conditional(a, b, c) => {
                *a += by;
                *b += by;
                *c += by;
            }
            Self::Call { args, .. } | Self::List(args) => args.iter_mut().for_each(|a| *a += by),
            Self::Method { object, args, .. } | Self::Apply(object, args) => {
                *object += by;
                args.iter_mut().for_each(|a| *a += by);
            }
        }
        self
    }

    /// The names of classes that it mentions, functions among them.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let (name, types): (Option<&String>, &[String]) = match self {
            Self::Call { name, types, .. } => (Some(name), types),
            Self::Method { types, .. } => (None, types),
            Self::Name(name) => (Some(name), &[]),
            _ => (None, &[]),
        };
        name.into_iter().chain(types).map(String::as_str)
    }
}

/// A condition that stands for a native constraint which is not registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// Index in [`crate::Program::natives`].
    pub native: u32,
    /// What the expression calls its arguments.
    pub params: Vec<String>,
    /// The expression.
    pub body: u32,
}

/// A C++ class of a dialect, and how its objects are recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Its name, without `mlir::` in front.
    pub name: String,
    /// `!dialect.mnemonic` of types, `#dialect.mnemonic` of attributes, names of operations.
    pub instances: Vec<String>,
    /// What holds of `$_self` besides, for attributes that are kept as builtin ones.
    pub condition: Option<u32>,
}
