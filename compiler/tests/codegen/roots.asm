pattern 0 "Name" benefit 3 root t.x matched op0 rewrite L43 at roots.pdll:3:1
pattern 1 "Kind" benefit 2 root t.x matched op0 rewrite L46 at roots.pdll:2:1
pattern 2 "Any" benefit 1 matched op0 rewrite L49 at roots.pdll:4:1
entry t.x(1 -> 0) -> L1
entry t.x -> L5
entry any -> L14
registers op: 1, v: 2, t: 0, a: 0, vs: 0, ts: 0
matcher:
L1:
    accept 1 "Kind"
    jump to L5
L5:
    attr_is op0, "q", unit, fail L14
    accept_stop 0 "Name"
    jump to L14
L14:
    guard 2 "Any", otherwise fail
    operand_count_is op0, count 2, fail fail
    result_count_is op0, count 0, fail fail
    v0 = operand op0, index 0, fail fail
    v1 = operand op0, index 1, fail fail
    same_value v0, v1, fail fail
    accept_stop 2 "Any"
    jump to fail
rewrites:
L43:
    erase op0    ; roots.pdll:3:33
    done
L46:
    erase op0    ; roots.pdll:2:33
    done
L49:
    erase op0    ; roots.pdll:4:67
    done
