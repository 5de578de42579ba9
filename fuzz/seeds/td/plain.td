class Op;
def Plain : Op;
