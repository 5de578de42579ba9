// Rules are judged also where something else in the file is wrong, if they have nothing to do with that.
include "rules.td"

def Broken : TOp<"broken"> { let arguments = (ins I32:$x, Nowhere:$y); }
def ToBroken : Pat<(Neg1 $x), (Broken $x, $x)>;
def Unbound : Pat<(Neg1 $x), (replaceWithValue $y)>;
def Misspelt : Pat<(Negg1 $x), (replaceWithValue $x)>;
def Good : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;
def : Pat<(Broken $x), (replaceWithValue $y)>;
def TooFew : Pat<(Add $x), (replaceWithValue $x)>;
def Unreadable : TOp<"unreadable"> { let arguments = (ins I32:$x, Nothing:$y); let results = (outs I32:$r); }
def MakesIt : Pat<(Neg1 $x), (Unreadable $x, $x)>;
def MakesItBesides : Pattern<(Neg1 $x), [(Unreadable $x, $x), (replaceWithValue $x)]>;
