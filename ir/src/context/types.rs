//! Types of a context.

use super::Context;
use crate::entity::Type;
use crate::float::FloatKind;
use crate::types::{Sign, TypeData};

impl Context {
    /// Interns a type. `data` must be canonical (see [`TypeData`]).
    ///
    /// A type that the reader would refuse is made all the same, and the verifier refuses the ops that
    /// mention it;
    /// [`Self::valid_type`] is for builders that may ask for such a type.
    pub fn ty(&mut self, data: TypeData) -> Type {
        let ty = Type(self.types.intern(data));
        if ty.index() == self.type_extents.len() {
            self.judge_type(ty);
        }
        ty
    }

    /// The type that is this, if there is one.
    pub fn find_type(&self, data: &TypeData) -> Option<Type> {
        self.types.find(data).map(Type)
    }

    /// What a type is.
    #[inline]
    pub fn type_data(&self, ty: Type) -> &TypeData {
        self.types.get(ty.0)
    }

    /// How many types there are.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// A signless integer type.
    pub fn int_type(&mut self, width: u32) -> Type {
        self.ty(TypeData::Integer { width, sign: Sign::Signless })
    }

    /// A float type.
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }

    /// A function type.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) -> Type {
        self.ty(TypeData::Function { inputs: inputs.into(), results: results.into() })
    }

    /// Bits of an integer type (index: 64) and its signedness.
    pub fn int_width(&self, ty: Type) -> Option<(u32, Sign)> {
        match self.type_data(ty) {
            TypeData::Integer { width, sign } => Some((*width, *sign)),
            TypeData::Index => Some((64, Sign::Signed)),
            _ => None,
        }
    }

    /// Format of a float type.
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.type_data(ty) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }
}
