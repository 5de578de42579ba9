include "include/base.td"
class Sized<int width, Dialect d, string mnemonic> : Op<d, mnemonic> { int storage = 32; }
