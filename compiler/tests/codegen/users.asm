pattern 0 "Pair" benefit 2 root t.load matched op0, op3, op4 rewrite L84 at users.pdll:2:1
entry t.load(1 -> 1) -> L1
entry any -> fail
registers op: 5, v: 6, t: 2, a: 0, vs: 0, ts: 0
matcher:
L1:
    v0 = result op0, index 0, fail fail
    v1 = operand op0, index 0, fail fail
    op2 = for_each_user v1, done fail
    kind_is op2, t.load(1 -> 1), fail L83
    v2 = operand op2, index 0, fail L83
    same_value v1, v2, fail L83
    t0 = type_of v0
    v3 = result op2, index 0, fail L83
    t1 = type_of v3
    same_type t0, t1, fail L83
    op1 = for_each_user v0, done L83
    kind_is op1, t.both(2 -> 1), fail L82
    v4 = operand op1, index 0, fail L82
    same_value v0, v4, fail L82
    v5 = operand op1, index 1, fail L82
    same_value v3, v5, fail L82
    record 0 "Pair", otherwise L80
    op3 = move_op op2
    op4 = move_op op1
    jump to fail
L80:
    jump to L82
L82:
    continue
L83:
    continue
rewrites:
L84:
    replace_with_op op4, op0    ; users.pdll:6:23
    done
