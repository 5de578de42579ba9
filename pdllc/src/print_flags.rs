//! How IR is printed: mlir-opt's flags, by their names there.

use clap::Args;
use pdll_ir::PrintOptions;

/// Flags of commands that print IR.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct PrintFlags {
    /// Print all operations in generic form.
    #[arg(long, alias = "mlir-print-op-generic")]
    print_op_generic: bool,
    /// Print locations.
    #[arg(long, alias = "print-debuginfo")]
    #[arg(hide_short_help = true)]
    mlir_print_debuginfo: bool,
    /// Print without aliases and resources.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    mlir_print_local_scope: bool,
    /// Print `{...}` in place of regions.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    mlir_print_skip_regions: bool,
    /// Print who uses each value, as comments.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    mlir_print_value_users: bool,
    /// Give the values of all regions numbers that differ.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    mlir_print_unique_ssa_ids: bool,
    /// Call values by the name in their location.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    mlir_use_nameloc_as_prefix: bool,
    /// Leave out constants of more elements than this.
    #[arg(long, value_name = "N", require_equals = true)]
    #[arg(hide_short_help = true)]
    mlir_elide_elementsattrs_if_larger: Option<u64>,
    /// Leave out resources whose text is longer than this.
    #[arg(long, value_name = "BYTES", require_equals = true)]
    #[arg(hide_short_help = true)]
    mlir_elide_resource_strings_if_larger: Option<u64>,
}

impl PrintFlags {
    /// For the library.
    pub(crate) fn options(self) -> PrintOptions {
        PrintOptions {
            generic: self.print_op_generic,
            debuginfo: self.mlir_print_debuginfo,
            local_scope: self.mlir_print_local_scope,
            unique_ids: self.mlir_print_unique_ssa_ids,
            nameloc_prefix: self.mlir_use_nameloc_as_prefix,
            value_users: self.mlir_print_value_users,
            skip_regions: self.mlir_print_skip_regions,
            elide_elements: self.mlir_elide_elementsattrs_if_larger,
            elide_resources: self.mlir_elide_resource_strings_if_larger,
        }
    }
}
