//! `custom<..>` directives by name: code that reads and prints a part of a format. Those of a dialect are in
//! a file of its own; what several dialects share has files by what it is.

mod acc;
mod amdgpu;
mod dimensions;
mod emitc;
mod gpu;
mod index_lists;
mod irdl;
mod llvm;
mod memref;
mod ml_program;
mod omp;
mod pdl;
mod scf;
mod spirv;
mod switch;
mod tokens;
mod tosa;
mod transform;
mod wasmssa;

pub(crate) use transform::pass_option_operand;

use crate::form::{Argument, Reader, Writer};
use pdll_ir::Parsed;

/// A directive.
pub(crate) trait Directive: Send + Sync {
    /// Reads. If it is `optional`, it may find that it is not there, and reads nothing; whether it was.
    fn read(
        &self,
        r: &mut Reader<'_, '_, '_, '_, '_>,
        arguments: &[Argument],
        optional: bool,
    ) -> Parsed<bool>;

    /// Prints.
    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]);
}

/// The directive of this name for operations of a dialect.
pub(crate) fn find(dialect: &str, name: &str) -> Option<&'static dyn Directive> {
    Some(match (dialect, name) {
        (_, "DynamicIndexList") => &index_lists::DynamicIndexList,
        (_, "OptionalDynamicIndexList") => &index_lists::OptionalDynamicIndexList,
        (_, "AsyncDependencies") => &gpu::AsyncDependencies,
        ("cf", "SwitchOpCases") => &switch::WithDefault,
        ("gpu", "AllReduceOperation") => &gpu::AllReduce,
        ("gpu", "LaunchDimType") => &gpu::LaunchSizes,
        ("gpu", "LaunchFuncOperands") => &gpu::KernelOperands,
        ("gpu", "OffloadingHandler") => &gpu::Handler,
        ("amdgpu", "MNKDimensionList") => &amdgpu::Sizes,
        ("async", "AwaitResultType") => &tokens::Awaited,
        ("emitc", "EmitCFieldOpTypeAndInitialValue" | "EmitCGlobalOpTypeAndInitialValue") => {
            &emitc::TypeAndValue
        }
        ("ml_program", "SymbolVisibility") => &ml_program::Visibility,
        ("ml_program", "TypedInitialValue") => &ml_program::TypedValue,
        ("ml_program", "TokenOrdering") => &ml_program::Ordering,
        ("spirv", "ImageOperands") => &spirv::ImageOperands,
        ("llvm", "GEPIndices") => &llvm::GepIndices,
        ("llvm", "IndirectBrOpSucessors") => &llvm::IndirectSuccessors,
        ("llvm", "InsertExtractValueElementType") => &llvm::ElementOfAggregate,
        ("llvm", "OpBundles") => &llvm::Bundles,
        ("llvm", "LLVMLinkage") => &llvm::Linkage,
        ("llvm", "ShuffleType") => &llvm::ShuffleType,
        ("llvm", "SwitchOpCases") => &switch::CasesOnly,
        ("memref", "GlobalMemrefOpTypeAndInitialValue") => &memref::GlobalTypeAndValue,
        (_, "RangeType") => &pdl::RangeType,
        (_, "OperationOpAttributes" | "CreateOperationOpAttributes") => &pdl::NamedAttributes,
        (_, "CreateOperationOpResults") => &pdl::ResultTypes,
        ("acc", "AccVar") => &acc::DeviceVariable,
        ("acc", "BindName") => &acc::Bind,
        ("acc", "CombinedConstructsLoop") => &acc::CombinedLoop,
        ("acc", "DeviceTypeArrayAttr") => &acc::Devices,
        ("acc", "DeviceTypeOperands") => &acc::DeviceOperands,
        ("acc", "DeviceTypeOperandsWithKeywordOnly") => &acc::DeviceOperandsOrKeyword,
        ("acc", "DeviceTypeOperandsWithSegment") => &acc::Tile,
        ("acc", "GangClause") => &acc::Gang,
        ("acc", "LoopControl") => &acc::Control,
        ("acc", "NumGangs") => &acc::Gangs,
        ("acc", "OperandWithKeywordOnly") => &acc::KeywordOrOperand,
        ("acc", "OperandsWithKeywordOnly") => &acc::KeywordOrOperands,
        ("acc", "RecipeSym") => &acc::Recipe,
        ("acc", "RoutineGangClause") => &acc::RoutineGang,
        ("acc", "WaitClause") => &acc::Wait,
        ("acc", "Var") => &acc::Variable,
        ("acc", "VarPtrType") => &acc::VariableType,
        ("irdl", "SingleBlockRegion") => &irdl::OneBlock,
        ("irdl", "NamedValueList") => &irdl::NamedValues,
        ("irdl", "NamedValueListWithVariadicity") => &irdl::NamedValuesWithCounts,
        ("irdl", "AttributesOp") => &irdl::NamedAttributes,
        ("omp", "AlignedClause") => &omp::Aligned,
        ("omp", "AllocateAndAllocator") => &omp::Allocate,
        ("omp", "CaptureType") => &omp::Capture,
        ("omp", "ClauseAttr") => &omp::Case,
        ("omp", "Copyprivate") => &omp::CopyPrivate,
        ("omp", "DependVarList") => &omp::Depend,
        ("omp", "GrainsizeClause" | "NumTasksClause") => &omp::Strict,
        ("omp", "InReductionPrivateReductionRegion") => &omp::IN_REDUCTION_REDUCTION,
        ("omp", "InReductionPrivateRegion") => &omp::IN_REDUCTION,
        ("omp", "LinearClause") => &omp::Linear,
        ("omp", "LoopTransformClis") => &omp::LoopHandles,
        ("omp", "MapClause") => &omp::MapFlags,
        ("omp", "MembersIndex") => &omp::MemberPaths,
        ("omp", "OrderClause") => &omp::Order,
        ("omp", "PrivateReductionRegion") => &omp::REDUCTION,
        ("omp", "PrivateRegion") => &omp::PRIVATE,
        ("omp", "ScheduleClause") => &omp::Schedule,
        ("omp", "SynchronizationHint") => &omp::Hint,
        ("omp", "TargetOpRegion") => &omp::TARGET,
        ("omp", "TaskReductionRegion") => &omp::TASK_REDUCTION,
        ("omp", "UseDeviceAddrUseDevicePtrRegion") => &omp::USE_DEVICE,
        ("shard", "DimensionList") => &dimensions::DimensionList,
        ("sparse_tensor", "LevelRange") => &dimensions::LevelRange,
        ("spirv", "SwitchOpCases") => &switch::WithDefault,
        ("transform", "AlternativesOpSelectedRegion") => &transform::NumberOrOperand,
        ("transform", "ApplyRegisteredPassOptions") => &transform::PassOptions,
        ("transform", "ContinuousTileSizeTypes" | "MultitileSizesTypes") => &transform::OneToAll,
        ("transform", "ForeachMatchSymbols") => &transform::SymbolPairs,
        ("transform", "PackedOrDynamicIndexList") => &transform::PackedIndexList,
        ("transform", "SemiFunctionType") => &transform::SemiFunction,
        ("transform", "SequenceOpOperands") => &transform::SequenceOperands,
        ("transform", "TransformMatchDims") => &transform::Positions,
        ("wasmssa", "ElseRegion") => &wasmssa::ElseRegion,
        ("tosa", "VariableOpTypeOrInitialValue") => &tosa::TypeOrValue,
        ("scf" | "emitc", "SwitchCases") => &scf::SwitchCases,
        _ => return None,
    })
}
