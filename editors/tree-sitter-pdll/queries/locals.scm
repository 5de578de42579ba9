[(pattern) (constraint_declaration) (rewrite_declaration) (inline_declaration)] @local.scope
(parameter name: (identifier) @local.definition.variable.parameter)
(let name: (identifier) @local.definition.variable)
(variable name: (identifier) @local.definition.variable)
(reference (identifier) @local.reference)
