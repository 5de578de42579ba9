(comment) @comment
(string) @string
(code) @string.special
(integer) @number
["#include" "#import"] @keyword.import
["Pattern" "Constraint" "Rewrite" "let" "erase" "replace" "rewrite" "with" "return" "not"] @keyword
(metadata) @attribute
["=" "=>" "->"] @operator
["(" ")" "{" "}" "[" "]" "<" ">"] @punctuation.bracket
["," ";" ":" "." "?"] @punctuation.delimiter
(core_constraint) @type.builtin
(operation_constraint "Op" @type.builtin)
(operation "op" @type.builtin)
(attribute_literal "attr" @type.builtin)
(type_literal "type" @type.builtin)
(operation_name) @type
(constraint_name) @type
(pattern name: (identifier) @function)
(constraint_declaration name: (identifier) @function)
(rewrite_declaration name: (identifier) @function)
(call callee: (reference) @function.call)
((call callee: (reference (identifier) @function.builtin))
 (#any-of? @function.builtin "any" "either" "fused" "located" "locations" "segments"))
(parameter name: (identifier) @variable.parameter)
(attribute name: (any_word) @property)
(member name: (any_word) @property)
(let name: (identifier) @variable)
