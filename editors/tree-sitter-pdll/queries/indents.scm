[(block) (operands) (attributes) (parameters) (arguments) (tuple) (values) (constraint_list)] @indent
["}" ")" "]"] @outdent
