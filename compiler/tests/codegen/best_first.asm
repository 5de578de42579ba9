pattern 0 "Best" benefit 9 root t.x matched op0 rewrite L30 at best_first.pdll:3:1
pattern 1 "Generic" benefit 5 root t.x matched op0 rewrite L33 at best_first.pdll:2:1
pattern 2 "Worst" benefit 1 root t.x matched op0 rewrite L36 at best_first.pdll:4:1
entry t.x -> L1
entry any -> fail
registers op: 1, v: 0, t: 0, a: 0, vs: 0, ts: 0
matcher:
L1:
    operand_count_is op0, count 1, fail fail
    attr_is op0, "p", unit, fail L23
    attr_is op0, "q", unit, fail L19
    accept_stop 0 "Best"
    jump to L19
L19:
    accept_stop 1 "Generic"
    jump to L23
L23:
    guard 2 "Worst", otherwise fail
    accept_stop 2 "Worst"
    jump to fail
rewrites:
L30:
    erase op0    ; best_first.pdll:3:69
    done
L33:
    erase op0    ; best_first.pdll:2:69
    done
L36:
    erase op0    ; best_first.pdll:4:63
    done
