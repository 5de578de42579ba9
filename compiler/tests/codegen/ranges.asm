pattern 0 "P" benefit 1 root t.call generates t.new, t.log matched op0 rewrite L29 at ranges.pdll:2:1
entry t.call -> L1
entry any -> fail
registers op: 3, v: 2, t: 0, a: 1, vs: 3, ts: 2
matcher:
L1:
    operand_count_min op0, count 1, fail fail
    vs0 = operands op0, group 1, fail fail
    vs1 = results op0, group all, fail fail
    ts1 = types_of vs1
    ts0 = types_of vs0
    same_types ts1, ts0, fail fail
    accept_stop 0 "P"
    jump to fail
rewrites:
L29:
    vs0 = operands op0, group 1, fail fail
    v0 = operand op0, index 0, fail fail
    ts0 = types_of vs0
    vs2 = make_values parts(vs0, v0)    ; ranges.pdll:5:23
    a0 = const_attr unit    ; ranges.pdll:5:39
    op1 = create t.new, operands(vs2), attrs(tag=a0), types(ts0)    ; ranges.pdll:5:13
    v1 = result op1, index 0, fail fail    ; ranges.pdll:6:15
    op2 = create t.log, operands(v1, v0), attrs(), types()    ; ranges.pdll:6:5
    replace_with_op op0, op1    ; ranges.pdll:7:5
    done
