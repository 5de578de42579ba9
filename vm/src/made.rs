//! Steps of a rewrite that make attributes which no program holds: locations, and sizes of groups.

use crate::host::HostMut;
use crate::machine::{Interpreter, USED_ERASED};
use crate::matcher::read;
use crate::outcome::Reason;
use crate::registers::{get, set};
use pdll_bytecode::Bank;
use pdll_bytecode::isa::{RegWords, opcode as o, opcode_at};

impl<H: HostMut> Interpreter<H> {
    /// Runs such an instruction.
    ///
    /// # Errors
    /// Something that it uses is missing, or the host refuses.
    #[cold]
    pub(crate) fn make(&mut self, code: &[u32], host: &mut H, pc: usize) -> Result<(), Box<Reason>> {
        let refused = |why: crate::HostError| Box::<Reason>::from(why.to_string());
        let (dst, made) = match opcode_at(code, pc) {
            o::LocationOfOp => {
                read!(code, pc, LocationOfOp { dst, op });
                (dst, host.op_location(get(&self.state.ops, op).ok_or(USED_ERASED)?))
            }
            o::LocationOfValue => {
                read!(code, pc, LocationOfValue { dst, value });
                (dst, host.value_location(get(&self.state.values, value).ok_or(USED_ERASED)?))
            }
            o::FuseLocations => {
                read!(code, pc, FuseLocations { dst, parts, metadata });
                let (parts, metadata) = (self.attributes(parts)?, self.attributes(metadata)?);
                (dst, host.fuse_locations(&parts, metadata.first().copied()))
            }
            o::SegmentSizes => {
                read!(code, pc, SegmentSizes { dst, groups });
                let sizes = self.sizes(groups)?;
                (dst, host.segment_sizes(&sizes))
            }
            _ => {
                read!(code, pc, SetLocation { op, location });
                let op = get(&self.state.ops, op).ok_or(USED_ERASED)?;
                let location = get(&self.state.attrs, location).ok_or(USED_ERASED)?;
                return host.set_location(op, location).map_err(refused);
            }
        };
        set(&mut self.state.attrs, dst, Some(made.map_err(refused)?));
        Ok(())
    }

    fn attributes(&self, list: RegWords<'_>) -> Result<Vec<H::Attr>, Box<Reason>> {
        list.iter().map(|r| get(&self.state.attrs, r.index).ok_or_else(|| USED_ERASED.into())).collect()
    }

    fn sizes(&self, groups: RegWords<'_>) -> Result<Vec<u32>, Box<Reason>> {
        let size = |len: Option<usize>| len.map(|len| len as u32).ok_or_else(|| USED_ERASED.into());
        groups
            .iter()
            .map(|group| match group.bank {
                Bank::Values => size(self.state.value_list(group.index).map(<[_]>::len)),
                Bank::Types => size(self.state.type_list(group.index).map(<[_]>::len)),
                _ => Ok(1),
            })
            .collect()
    }
}
