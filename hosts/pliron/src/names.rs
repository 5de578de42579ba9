//! Names of operations and attributes, and the attributes themselves, with their numbers.

use pdll::{AttrSym, OpSym, Symbols};
use pliron::attribute::{AttrObj, Attribute};
use pliron::context::{Context, Ptr};
use pliron::identifier::Identifier;
use pliron::op::{Op, OpObj, op_impls};
use pliron::operation::Operation;
use pliron::opts::dce::SideEffects;
use rustc_hash::FxHashMap;
use std::any::TypeId;

/// How operations of a type are made.
pub(crate) type OpInfo = (fn(Ptr<Operation>) -> OpObj, TypeId);

/// Operation names. What a type of operations is called is asked once.
#[derive(Default)]
pub(crate) struct OpNames {
    pub(crate) symbols: Symbols,
    by_type: FxHashMap<TypeId, OpSym>,
    infos: FxHashMap<OpSym, OpInfo>,
    /// By name: whether its operations tell their effects.
    tells_effects: Vec<bool>,
}

impl OpNames {
    /// Operations of this type can be created.
    pub(crate) fn add<T: Op>(&mut self) {
        let name = self.symbols.name(&T::get_opid_static().to_string());
        self.infos.insert(name, T::get_concrete_op_info());
    }

    pub(crate) fn info(&self, name: OpSym) -> Option<OpInfo> {
        self.infos.get(&name).copied()
    }

    /// The name of an operation.
    pub(crate) fn name_of(&mut self, ctx: &Context, op: Ptr<Operation>) -> OpSym {
        let object = Operation::get_op_dyn(op, ctx);
        let dynamic = object.op_ref();
        let ty = dynamic.as_any().type_id();
        if let Some(&known) = self.by_type.get(&ty) {
            return known;
        }
        let name = self.symbols.name(&dynamic.get_opid().to_string());
        self.by_type.insert(ty, name);
        let index = name.0 as usize;
        if self.tells_effects.len() <= index {
            self.tells_effects.resize(index + 1, false);
        }
        self.tells_effects[index] = op_impls::<dyn SideEffects>(dynamic);
        name
    }

    pub(crate) fn tells_effects(&self, name: OpSym) -> bool {
        self.tells_effects.get(name.0 as usize).copied().unwrap_or(false)
    }
}

/// Attribute names.
#[derive(Default)]
pub(crate) struct AttrNames {
    names: Vec<Identifier>,
    by_text: FxHashMap<String, AttrSym>,
}

impl AttrNames {
    /// The number of a name; none if it is no identifier.
    pub(crate) fn number(&mut self, text: &str) -> Option<AttrSym> {
        if let Some(&known) = self.by_text.get(text) {
            return Some(known);
        }
        let name = Identifier::try_from(text).ok()?;
        let number = AttrSym(self.names.len() as u32);
        self.names.push(name);
        self.by_text.insert(text.to_string(), number);
        Some(number)
    }

    pub(crate) fn get(&self, number: AttrSym) -> Option<&Identifier> {
        self.names.get(number.0 as usize)
    }
}

/// Attributes by number: equal ones have one.
#[derive(Default)]
pub(crate) struct Attrs {
    all: Vec<AttrObj>,
    by_hash: FxHashMap<u64, Vec<u32>>,
}

impl Attrs {
    pub(crate) fn number(&mut self, attr: &dyn Attribute) -> u32 {
        let alike = self.by_hash.entry(attr.hash_attr().into()).or_default();
        for &number in &*alike {
            if self.all[number as usize].eq_attr(attr) {
                return number;
            }
        }
        let number = self.all.len() as u32;
        alike.push(number);
        self.all.push(pliron::dyn_clone::clone_box(attr));
        number
    }

    pub(crate) fn get(&self, number: u32) -> Option<&AttrObj> {
        self.all.get(number as usize)
    }
}
