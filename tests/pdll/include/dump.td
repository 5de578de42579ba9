include "include/base.td"
def Silent : Dialect { let name = "silent"; }
dump Silent;
