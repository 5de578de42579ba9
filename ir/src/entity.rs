//! Entity handles: 32-bit newtypes that index tables of [`crate::Context`] or cells of a [`crate::Body`].
//!
//! Interned things (`Name`, `Type`, `Attr`, `AttrDict`, `Attrs`, `OpShape`) are equal exactly when their
//! handles are. Body handles (`Op`, `Value`, `Block`, `Region`) mean something only together with the `Body`
//! that made them.

/// "No entity" inside cells and links; never the raw value of a live handle.
pub(crate) const NIL: u32 = u32::MAX;

macro_rules! entity {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// The handle as a plain number, for dense side tables (`vec[x.index()]`) and bytecode registers.
            #[inline(always)]
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// The same number as `u32`.
            #[inline(always)]
            pub fn raw(self) -> u32 {
                self.0
            }

            /// Rebuilds a handle from [`Self::raw`]. A number that is not a live handle is never
            /// memory-unsafe, but using it may panic (index out of range) or reach another entity.
            #[inline(always)]
            pub const fn from_raw(raw: u32) -> Self {
                Self(raw)
            }

            /// `None` for the "no entity" pattern in a link.
            #[inline(always)]
            #[allow(dead_code, reason = "not every entity is linked")]
            pub(crate) fn link(raw: u32) -> Option<Self> {
                if raw == NIL { None } else { Some(Self(raw)) }
            }
        }
    )*};
}

entity! {
    /// An interned byte string: operation names, attribute names, string values, opaque text.
    Name;
    /// An interned type.
    Type;
    /// An interned attribute value.
    Attr;
    /// An interned dictionary: `(Name, Attr)` pairs sorted by name bytes.
    AttrDict;
    /// What an operation carries: the interned pair of its properties and its discardable dictionary.
    Attrs;
    /// An interned operation shape: op name, number of operands, number of results.
    OpShape;
    /// An operation: the index of its first header cell.
    Op;
    /// A value: cell number times four plus what it is (result 0, other result, block argument, placeholder).
    Value;
    /// A block.
    Block;
    /// A region.
    Region;
    /// One of the bodies of an [`crate::Ir`].
    BodyId;
    /// A location: a byte offset in the sources of the context, or a number in its location tables.
    Loc;
}

impl Op {
    /// A number that no other op of its body has: for dense tables, together with
    /// [`crate::Body::slot_count`].
    #[inline(always)]
    pub fn slot(self) -> usize {
        (self.0 >> 1) as usize
    }
}

impl Value {
    /// A number that no other value of its body has: for dense tables, together with
    /// [`crate::Body::slot_count`]. Before the next value there are two cells or more.
    #[inline(always)]
    pub fn slot(self) -> usize {
        (self.0 >> 3) as usize
    }
}
