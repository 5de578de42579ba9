//! The tree of a C++ snippet. Names are text here; [`crate::resolve`] says what they mean.

/// How deeply expressions may be nested.
pub(crate) const MAX_DEPTH: u32 = 256;

/// Declares an operator for each spelling.
macro_rules! operators {
    ($($name:ident $text:literal $doc:literal)*) => {
        /// An operator of C++.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Operator {
            $(#[doc = $doc] $name),*
        }
        impl Operator {
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

/// A node of an expression. Children are indices in the pool of the [`super::Snippet`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// An integer literal.
    Int(u64, Literal),
    /// A floating-point literal, as the bits of an `f64`, and whether it is one of 32 bits (`1.0f`).
    Float(u64, bool),
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
    /// `[](T a, T b) { return body; }`
    Lambda(Vec<Param>, u32),
    /// Another condition that stands at this place.
    Hole,
    /// An attribute, as MLIR writes it, in place of code that makes it.
    Attr(String),
}

/// A parameter of a lambda, or a local variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    /// The name by which the code knows it.
    pub name: String,
    /// Its type as it is written, without `const`, references and pointers; `auto` where it follows from the
    /// value.
    pub ty: String,
}

/// How an integer literal is written, which decides its type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Literal {
    /// Not decimal: the type may be unsigned although nothing says so.
    pub radix: bool,
    /// With `u`.
    pub unsigned: bool,
    /// With `l`, `ll` or `z`.
    pub long: bool,
}

impl Expr {
    /// The nodes that it is made of.
    pub fn children(&self) -> impl Iterator<Item = u32> + '_ {
        let (fixed, list): ([Option<u32>; 3], &[u32]) = match self {
            Self::Int(..) | Self::Float(..) | Self::Text(_) | Self::Name(_) | Self::Hole | Self::Attr(_) => {
                ([None; 3], &[])
            }
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

    /// Calls `f` with each of the nodes that it is made of, in the order of [`Self::children`].
    pub fn for_each_child(&mut self, mut f: impl FnMut(&mut u32)) {
        match self {
            Self::Int(..) | Self::Float(..) | Self::Text(_) | Self::Name(_) | Self::Hole | Self::Attr(_) => {}
            Self::Unary(_, a) | Self::Lambda(_, a) => f(a),
            Self::Binary(_, a, b) | Self::Index(a, b) => {
                f(a);
                f(b);
            }
            Self::Conditional(a, b, c) => {
                f(a);
                f(b);
                f(c);
            }
            Self::Call { args, .. } | Self::List(args) => args.iter_mut().for_each(f),
            Self::Method { object, args, .. } | Self::Apply(object, args) => {
                f(object);
                args.iter_mut().for_each(f);
            }
        }
    }

    /// The same node in a pool in which its children are `by` places further on.
    #[must_use]
    pub fn moved(mut self, by: u32) -> Self {
        self.for_each_child(|child| *child += by);
        self
    }
}
