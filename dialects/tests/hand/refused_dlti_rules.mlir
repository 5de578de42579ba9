"test.unknown_op"() { dlti.unknown } : () -> ()

// -----

"test.unknown_op"() { dlti.map = 42 } : () -> ()

// -----

"test.unknown_op"() { dlti.dl_spec = 42 } : () -> ()

// -----

module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.void, 32>> } {}

// -----

module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"unknown.unknown", 33>>} { module
    attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"unknown.unknown", 32>>} { } }

// -----

"test.unknown_op"() { dlti.target_system_spec = 42 } : () -> ()
