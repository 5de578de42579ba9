irdl.dialect @dims { irdl.operation @op { %0 = irdl.any %1 = irdl.region irdl.regions(baz: %1)
    irdl.operands(qux: %0) irdl.results(q: %0) irdl.attributes {"qux" = %0} } }

// -----

func.func @f() {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space> %1 = ptr.constant #ptr.address<0x1000> :
      !ptr.ptr<#ptr.generic_space>
  return
}
