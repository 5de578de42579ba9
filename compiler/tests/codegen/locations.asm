pattern 0 "Around" benefit 5 root t.root generates t.new matched op3, op4, op2, op0, op5 rewrite L166 at locations.pdll:2:1
pattern 1 "RightOfOne" benefit 3 root t.root generates t.other matched op6, op7, op0 rewrite L181 at locations.pdll:16:1
pattern 2 "RightOnly" benefit 2 root t.root generates t.other matched op6, op0 rewrite L188 at locations.pdll:11:1
entry t.root(2 -> 1) -> L1
entry t.root -> L94
entry any -> fail
registers op: 9, v: 6, t: 0, a: 0, vs: 4, ts: 0
matcher:
L1:
    v2 = result op0, index 0, fail L94
    op3 = def op0, operand 0, result 0, fail L94
    name_is op3, t.left, fail L94
    operand_count_is op3, count 1, fail L94
    op4 = def op0, operand 1, result 0, fail L94
    name_is op4, t.right, fail L94
    operand_count_is op4, count 1, fail L94
    op2 = def op3, operand 0, result 0, fail L94
    v0 = operand op2, index 0, fail L94
    v3 = operand op4, index 0, fail L94
    same_value v0, v3, fail L94
    name_is op2, t.deep, fail L94
    operand_count_is op2, count 1, fail L94
    op1 = for_each_user v2, done L94
    name_is op1, t.user, fail L93
    operand_count_is op1, count 1, fail L93
    v4 = operand op1, index 0, fail L93
    same_value v2, v4, fail L93
    record 0 "Around", otherwise L91
    op5 = move_op op1
    jump to fail
L91:
    jump to L93
L93:
    continue
L94:
    operand_count_min op0, count 1, fail fail
    result_count_is op0, count 1, fail fail
    vs0 = operands op0, group 1, fail fail
    v5 = first vs0, fail fail
    op6 = def_op v5, fail fail
    vs1 = results op6, group all, fail fail
    same_values vs0, vs1, fail fail
    name_is op6, t.right, fail fail
    vs2 = operands op6, group all, fail L158
    v5 = first vs2, fail L158
    op7 = def_op v5, fail L158
    vs3 = results op7, group all, fail L158
    same_values vs2, vs3, fail L158
    name_is op7, t.one, fail L158
    accept_stop 1 "RightOfOne"
    jump to L158
L158:
    operand_count_is op6, count 1, fail fail
    accept_stop 2 "RightOnly"
    jump to fail
rewrites:
L166:
    v0 = operand op2, index 0, fail fail
    erase op5    ; locations.pdll:8:23
    op8 = create_replacing op0, t.new, operands(v0), attrs()    ; locations.pdll:8:53
    done    ; locations.pdll:8:35
L181:
    op8 = create_replacing op0, t.other, operands(), attrs()    ; locations.pdll:18:21
    done    ; locations.pdll:18:3
L188:
    v1 = operand op6, index 0, fail fail
    op8 = create_replacing op0, t.other, operands(v1), attrs()    ; locations.pdll:13:21
    done    ; locations.pdll:13:3
