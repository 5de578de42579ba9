[(block) (code) (operands) (attributes) (parameters) (arguments)] @fold
