class Op;
