pattern 0 "DoubleNeg" benefit 2 root my.neg matched op1, op0 rewrite L57 at tests/stages/neg.pdll:4:1
pattern 1 "Shrink" benefit 1 root my.grow generates my.small calls HasOneUse matched op0 rewrite L67 at tests/stages/neg.pdll:9:1
native constraint HasOneUse(Value)
entry my.neg -> L1
entry my.grow -> L23
entry any -> fail
registers op: 3, v: 2, t: 0, a: 1, vs: 1, ts: 0
matcher:
L1:
    operand_count_is op0, count 1, fail fail
    op1 = def op0, operand 0, result 0, fail fail
    name_is op1, my.neg, fail fail
    operand_count_is op1, count 1, fail fail
    accept_stop 0 "DoubleNeg"
    jump to fail
L23:
    operand_count_min op0, count 1, fail fail
    result_count_is op0, count 1, fail fail
    vs0 = operands op0, group 1, fail fail
    attr_is op0, "by", 1 : i8, fail fail
    v1 = operand op0, index 0, fail fail
    constraint HasOneUse, args(v1), fail fail
    accept_stop 1 "Shrink"
    jump to fail
rewrites:
L57:
    v0 = operand op1, index 0, fail fail
    replace_with_values op0, with(v0)    ; tests/stages/neg.pdll:6:3
    done
L67:
    v1 = operand op0, index 0, fail fail
    a0 = const_attr unit    ; tests/stages/neg.pdll:13:41
    op2 = create_replacing op0, my.small, operands(v1), attrs(kept=a0)    ; tests/stages/neg.pdll:13:17
    done    ; tests/stages/neg.pdll:14:5
