pattern 0 "A" benefit 2 root t.neg generates t.pos matched op1, op0 rewrite L13 at shared_prefix.pdll:2:1
pattern 1 "B" benefit 1 root t.neg matched op1, op0 rewrite L26 at shared_prefix.pdll:7:1
pattern 2 "C" benefit 1 root t.neg matched op1, op0 rewrite L36 at shared_prefix.pdll:12:1
entry t.neg(1 -> 1) -> L1
entry any -> fail
registers op: 3, v: 1, t: 0, a: 0, vs: 0, ts: 0
matcher:
L1:
    op1 = def_switch_kind op0, operand 0, result 0, otherwise fail
        t.neg(1 -> 1) -> accept 0 "A"
        t.abs(1 -> 1) -> L8
L8:
    switch_attr op1, "k", otherwise fail
        1 : i32 -> accept 1 "B"
        2 : i32 -> accept 2 "C"
rewrites:
L13:
    v0 = operand op1, index 0, fail fail
    op2 = create_replacing op0, t.pos, operands(v0), attrs()    ; shared_prefix.pdll:5:21
    done    ; shared_prefix.pdll:5:3
L26:
    v0 = operand op1, index 0, fail fail
    replace_with_values op0, with(v0)    ; shared_prefix.pdll:10:3
    done
L36:
    replace_with_op op0, op1    ; shared_prefix.pdll:15:3
    done
