(pattern body: (_) @class.inside) @class.around
(constraint_declaration (block) @function.inside) @function.around
(rewrite_declaration (block) @function.inside) @function.around
(parameter) @parameter.inside
(arguments (_) @parameter.inside)
(operands (_) @parameter.inside)
(attributes (attribute) @entry.inside)
(comment) @comment.inside
