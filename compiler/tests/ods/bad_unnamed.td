include "base.td"
def Bad : Dialect { let name = "bad"; let cppNamespace = "::bad"; }
def T : Type<CPred<"true">, "type">;
def Bad_Op : Op<Bad, "op"> { let arguments = (ins T, Attr<CPred<"true">>); }
