include "base.td"
def Twice : Pred;
def Twice : Pred;
