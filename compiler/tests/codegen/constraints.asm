pattern 0 "P" benefit 1 root t.k generates t.use calls Half, Small, Make matched op0 rewrite L35 at constraints.pdll:5:1
native constraint Half(Attr) -> (Attr, Attr)
native constraint Small(Attr)
native rewrite Make(Attr) -> (Value, ValueRange)
entry t.k(0 -> 1) -> L1
entry any -> fail
registers op: 2, v: 1, t: 1, a: 3, vs: 1, ts: 0
matcher:
L1:
    has_attr op0, "v", fail fail
    result_type_is op0, index 0, i32, fail fail
    a1 = attr op0, "v", fail fail
    a0, a2 = constraint Half, args(a1), fail fail
    constraint Small, negated, args(a2), fail fail
    accept_stop 0 "P"
    jump to fail
rewrites:
L35:
    v0, vs0 = rewrite Make, args(a0)    ; constraints.pdll:10:13
    t0 = const_type i32    ; constraints.pdll:11:47
    op1 = create t.use, operands(v0, vs0), attrs(), types(t0)    ; constraints.pdll:11:23
    replace_with_op op0, op1    ; constraints.pdll:11:5
    done
