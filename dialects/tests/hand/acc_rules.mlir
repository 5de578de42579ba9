acc.firstprivate.recipe @p : i32 init { ^bb0(%a : i32): acc.yield %a : i32 } copy { ^bb0(%a : i32, %b :
    f32): acc.yield }

// -----

func.func @f() { return } acc.routine @r func(@f) attributes {gang = [#acc.device_type<none>,
    #acc.device_type<none>]}

// -----

func.func @f() { return } acc.routine @r func(@f) attributes {worker = [#acc.device_type<none>,
    #acc.device_type<none>]}

// -----

func.func @f() { return } acc.routine @r func(@f) attributes {vector = [#acc.device_type<none>,
    #acc.device_type<none>]}

// -----

func.func @f() { return } acc.routine @r func(@f) attributes {seq = [#acc.device_type<none>,
    #acc.device_type<none>]}
