// Written by a test.

mod seed0 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s4(m, at), 513 => s7(m, at), 1040 => s3(m, at), 1081 => s2(m, at), _ => match m.word(at + 19) { 1038 => s15(m, at), 1061 => s29(m, at), _ => s0(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<30>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.const_types(1, &r[22..23], at + 19) {
            return 0;
        }
        m.attr_or(1, 0, r[26], r[27]);
        s1(m, r[29])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.element(1, 1, 0) {
            return s5(m, r[4]);
        }
        if !m.for_each_user_of(3, 2, r[8], at + 5, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[8]);
        }
        s2(m, at + 9)
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(3, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[3]);
        }
        s3(m, at + 4)
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.kind_is(0, r[2]) {
            return s4(m, r[3]);
        }
        if !m.same_op(0, 0) {
            return s4(m, r[7]);
        }
        if !m.def(3, 3, 0, 2) {
            return s4(m, r[13]);
        }
        m.move_attr(r[15], 1);
        s4(m, r[18])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 314 => m.again(to), 513 => s7(m, to), 772 => s17(m, to), 1040 => m.again(to), 1061 => s5(m, to), 1065 => s18(m, to), _ => m.again(to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.first(1, 2) {
            return s9(m, r[3]);
        }
        if !m.single(1, 1) {
            return s6(m, r[7]);
        }
        if !m.operand_count_min(0, 0) {
            return r[11];
        }
        r[13]
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.type_is(1, r[2]) {
            return s8(m, r[3]);
        }
        if !m.result_type_is(0, 0, r[7]) {
            return s8(m, r[8]);
        }
        if !m.operand_type_is(0, 1, r[12]) {
            return s7(m, r[13]);
        }
        m.accept(r[15]);
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s11(m, r[1]), _ => m.again(r[1]) }, 811 => s32(m, r[1]), 1046 => s31(m, r[1]), 1053 => s8(m, r[1]), _ => s16(m, r[1]) }
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.list_count_is(2, 0) {
            return s9(m, r[3]);
        }
        if !m.list_count_min(2, 1) {
            return s9(m, r[7]);
        }
        s9(m, r[9])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.first(1, 1) {
            return m.again(r[3]);
        }
        m.attr_or(3, 0, r[7], r[8]);
        m.attr_or_null(2, 0, r[12]);
        let to = m.switch_kind(0, r[15], r[16]);
        match m.word(to) { 813 => s13(m, to), 1046 => s10(m, to), 1053 => s12(m, to), _ => s14(m, to) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return m.again(r[3]);
        }
        if !m.operand_count_is(0, 0) {
            return m.again(r[7]);
        }
        if !m.results(1, 0, 4294967295, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        m.again(r[14])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<25>(at) else { return 0 };
        if !m.list_count_is(2, 0) {
            return s10(m, r[3]);
        }
        if !m.constraint(r[5], 0, &r[8..10], &r[11..11], at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[11]);
        }
        if !m.same_attr(1, 3) {
            return s10(m, r[15]);
        }
        m.move_op(r[17], 0);
        if !m.same_values(1, 1) {
            return s10(m, r[22]);
        }
        s10(m, r[24])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.const_types(3, &r[3..3], at) {
            return 0;
        }
        if !m.record(r[4]) {
            return s10(m, r[5]);
        }
        s10(m, r[7])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.def(3, 0, 1, 1) {
            return s10(m, r[5]);
        }
        if !m.first(3, 2) {
            return s10(m, r[9]);
        }
        s10(m, r[11])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        let to = m.switch_result_count(0, r[21], r[22]);
        match m.word(to) { 1061 => s16(m, to), 1543 => s24(m, to), 1604 => s22(m, to), _ => s19(m, to) }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        if !m.for_each_user_of(2, 2, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[7]);
        }
        s17(m, at + 8)
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.record(r[1]) {
            return m.again(r[2]);
        }
        if !m.for_each_user_of(3, 2, r[6], at + 3, at + 7) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[6]);
        }
        s18(m, at + 7)
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.attr_type(1, 1) {
            return m.again(r[3]);
        }
        if !m.list_count_is(1, 1) {
            return m.again(r[7]);
        }
        if !m.const_types(2, &r[11..13], at + 8) {
            return 0;
        }
        if !m.first(2, 1) {
            return m.again(r[16]);
        }
        if !m.first(1, 2) {
            return m.again(r[20]);
        }
        m.again(r[22])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(1, 0, 1, 0, r[5], r[6]);
        if m.is_end(to) { to } else { match m.word(to) { 1061 => s16(m, to), 1327 => s20(m, to), _ => s21(m, to) } }
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        m.attr_or(2, 1, r[3], r[4]);
        m.const_type(2, r[7]);
        if !m.attr(2, 0, r[11]) {
            return 0;
        }
        if !m.part(3, 1, 2, 0) {
            return s16(m, r[18]);
        }
        s16(m, r[20])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.def(1, 1, 1, 1) {
            return s16(m, r[5]);
        }
        if !m.result_type_is(1, 1, r[9]) {
            return s16(m, r[10]);
        }
        m.move_types(r[12], 1);
        s16(m, r[15])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.part(2, 2, 0, 0) {
            return s23(m, r[5]);
        }
        if !m.attr_value_is(1, r[8]) {
            return s23(m, r[9]);
        }
        s23(m, r[11])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        m.attr_or(2, 0, r[3], r[4]);
        if !m.element_type(2, 1, 0) {
            return s7(m, r[9]);
        }
        if !m.has_attr(0, r[12]) {
            return s7(m, r[13]);
        }
        if !m.first(2, 2) {
            return s7(m, r[17]);
        }
        s7(m, r[19])
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.def(2, 0, 1, 0) {
            return s25(m, r[5]);
        }
        if !m.const_types(1, &r[9..10], at + 6) {
            return 0;
        }
        if !m.guard(r[11]) {
            return s25(m, r[12]);
        }
        if !m.same_attr(1, 1) {
            return s25(m, r[16]);
        }
        s25(m, r[18])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.const_types(3, &r[3..4], at) {
            return 0;
        }
        if !m.types_of(2, 2, at + 4) {
            return 0;
        }
        s26(m, r[8])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_attr(0, r[2], r[3], r[4]);
        if m.is_end(to) { to } else { match m.word(to) { 811 => s28(m, to), 1061 => s16(m, to), _ => s27(m, to) } }
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.attr_or(3, 0, r[3], r[4]);
        if !m.element_type(2, 1, 0) {
            return s16(m, r[9]);
        }
        s16(m, r[11])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        m.const_attr(3, r[2]);
        s16(m, r[4])
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s32(m, r[22]);
        }
        m.const_attr(2, r[25]);
        if !m.same_attr(1, 1) {
            return s30(m, r[29]);
        }
        s30(m, r[31])
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        m.const_type(3, r[2]);
        if !m.single(3, 2) {
            return s7(m, r[6]);
        }
        s7(m, r[8])
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s32(m, r[3]);
        }
        if !m.attr(3, 0, r[7]) {
            return s32(m, r[8]);
        }
        if !m.list_count_min(2, 2) {
            return s32(m, r[12]);
        }
        if !m.first(3, 2) {
            return m.again(r[16]);
        }
        if !m.same_op(0, 0) {
            return m.again(r[20]);
        }
        if !m.attr(2, 0, r[24]) {
            return m.again(r[25]);
        }
        if !m.attr_value_is(2, r[28]) {
            return m.again(r[29]);
        }
        m.again(r[31])
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.const_attr(2, r[2]);
        if !m.operand_count_min(0, 0) {
            return s33(m, r[6]);
        }
        if !m.guard(r[8]) {
            return s33(m, r[9]);
        }
        s33(m, r[11])
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.operand_count_min(0, 0) {
            return s34(m, r[3]);
        }
        s34(m, r[5])
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.attr_or_null(2, 0, r[3]);
        m.attr_or_null(1, 0, r[7]);
        m.attr_or_null(1, 0, r[11]);
        if m.accept(r[13]) {
            return 0;
        }
        s35(m, r[15])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.first(1, 1) {
            return m.again(r[3]);
        }
        m.move_value(r[5], 1);
        if !m.same_values(1, 1) {
            return m.again(r[10]);
        }
        m.accept(r[12]);
        let to = m.switch_result_type(0, 2, r[16], r[17]);
        match m.word(to) { 513 => m.again(to), 808 => s37(m, to), 1049 => s36(m, to), _ => s38(m, to) }
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.result_count_min(0, 0) {
            return m.again(r[3]);
        }
        m.again(r[5])
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.types_of(1, 1, at) {
            return 0;
        }
        m.move_op(r[4], 0);
        m.move_type(r[7], 1);
        if !m.user(1, 1, 2, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[13]);
        }
        if !m.def_op(1, 1) {
            return m.again(r[17]);
        }
        m.again(r[19])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.same_op(0, 0) {
            return m.again(r[3]);
        }
        if !m.attr_type(3, 1) {
            return m.again(r[7]);
        }
        if !m.same_values(2, 1) {
            return m.again(r[11]);
        }
        if !m.constraint(r[13], 1, &r[16..17], &r[18..20], at + 12) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[20]);
        }
        m.again(r[22])
    }
}
}

mod seed1 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s10(m, at), 513 => s4(m, at), 1314 => match m.word(at + 19) { 812 => s0(m, at), _ => match m.word(at + 23) { 514 => s28(m, at), _ => s16(m, at) } }, _ => s9(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<26>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        m.const_type(1, r[21]);
        let to = m.switch_result_count(0, r[24], r[25]);
        match m.word(to) { 1053 => s11(m, to), 1060 => s12(m, to), 1061 => s1(m, to), _ => s8(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.first(1, 1) {
            return s2(m, r[3]);
        }
        if !m.kind_is(0, r[6]) {
            return s2(m, r[7]);
        }
        if !m.constraint(r[9], 0, &r[12..13], &r[14..14], at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[14]);
        }
        s2(m, r[16])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.first(1, 1) {
            return s5(m, r[3]);
        }
        m.const_attr(1, r[6]);
        m.type_of(2, 1);
        if !m.first(2, 1) {
            return s3(m, r[13]);
        }
        if !m.type_is(1, r[16]) {
            return s3(m, r[17]);
        }
        s3(m, r[19])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        m.move_value(r[1], 1);
        s4(m, r[4])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s7(m, r[1]), _ => m.again(r[1]) }, _ => s5(m, r[1]) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(1, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s6(m, at + 4)
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        m.leave();
        m.again(r[1])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.operand(1, 0, 2) {
            return s1(m, r[4]);
        }
        if !m.for_each_user(2, 1, r[8], at + 5, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[8]);
        }
        s9(m, at + 9)
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        m.attr_or(2, 0, r[3], r[4]);
        if !m.types_are(1, &r[8..10]) {
            return s10(m, r[10]);
        }
        if !m.result(2, 0, 2) {
            return s10(m, r[15]);
        }
        s10(m, r[17])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 314 => m.again(to), 513 => s4(m, to), 833 => s36(m, to), 1041 => s27(m, to), 1061 => match m.word(to + 2) { 1 => match m.word(to + 4) { 1040 => s1(m, to), _ => s34(m, to) }, _ => s17(m, to) }, 1081 => s31(m, to), 1095 => s32(m, to), 1313 => s30(m, to), 1314 => s33(m, to), _ => m.again(to) }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.list_count_is(2, 0) {
            return s1(m, r[3]);
        }
        if !m.record(r[5]) {
            return s1(m, r[6]);
        }
        if !m.same_attr(1, 1) {
            return s1(m, r[10]);
        }
        m.move_attr(r[12], 1);
        if !m.constraint(r[15], 0, &r[18..19], &r[20..20], at + 14) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[20]);
        }
        s1(m, r[22])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.single(1, 1) {
            return s1(m, r[3]);
        }
        let to = m.switch_operand_count(0, r[6], r[7]);
        match m.word(to) { 1046 => s14(m, to), 1053 => s13(m, to), 1061 => s1(m, to), _ => s15(m, to) }
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.list_count_is(2, 2) {
            return s1(m, r[3]);
        }
        m.attr_or(2, 0, r[7], r[8]);
        r[10]
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s1(m, r[3]);
        }
        if !m.first(2, 2) {
            return s1(m, r[7]);
        }
        if !m.result(1, 0, 0) {
            return s1(m, r[12]);
        }
        m.const_attr(1, r[15]);
        s1(m, r[17])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.attr(1, 0, r[3]) {
            return s1(m, r[4]);
        }
        if !m.constraint(r[6], 0, &r[9..10], &r[11..13], at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[13]);
        }
        m.move_types(r[15], 1);
        m.move_op(r[18], 0);
        if !m.operand_type_is(3, 1, r[23]) {
            return s1(m, r[24]);
        }
        s1(m, r[26])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<34>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 1) {
            return s17(m, r[22]);
        }
        if !m.same_types(1, 1) {
            return s17(m, r[26]);
        }
        let to = m.def_switch_kind(3, 0, 0, 2, r[32], r[33]);
        match m.word(to) { 1061 => s17(m, to), 1070 => s23(m, to), _ => s26(m, to) }
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.first(1, 2) {
            return s4(m, r[3]);
        }
        m.const_attr(2, r[6]);
        let to = m.switch_attr(0, r[9], r[10], r[11]);
        match m.word(to) { 513 => s4(m, to), 1038 => s18(m, to), _ => s21(m, to) }
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], r[3]);
        match m.word(to) { 513 => s4(m, to), 829 => s19(m, to), _ => s20(m, to) }
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.move_value(r[1], 1);
        if !m.result(1, 0, 2) {
            return s4(m, r[7]);
        }
        m.accept(r[9]);
        s4(m, r[11])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.user(1, 2, 1, at) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[4]);
        }
        if !m.constraint(r[6], 1, &r[9..10], &r[11..12], at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[12]);
        }
        s4(m, r[14])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.list_count_is(2, 2) {
            return s4(m, r[3]);
        }
        m.attr_or_null(2, 0, r[7]);
        if !m.record(r[9]) {
            return s22(m, r[10]);
        }
        s22(m, r[12])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<26>(at) else { return 0 };
        m.attr_or_null(1, 0, r[3]);
        if !m.make_types(3, &r[7..9], at + 4) {
            return 0;
        }
        if !m.element(2, 2, 0) {
            return s4(m, r[13]);
        }
        if !m.part(3, 2, 1, 1) {
            return s4(m, r[19]);
        }
        if !m.type_is(1, r[22]) {
            return s4(m, r[23]);
        }
        s4(m, r[25])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        m.attr_or_null(3, 3, r[3]);
        m.move_op(r[5], 3);
        if !m.operand_count_min(2, 0) {
            return s17(m, r[10]);
        }
        m.const_type(3, r[13]);
        let to = m.switch_type(3, r[16], r[17]);
        match m.word(to) { 807 => s25(m, to), 1051 => s24(m, to), _ => s17(m, to) }
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return s17(m, r[3]);
        }
        if !m.same_types(1, 1) {
            return s17(m, r[7]);
        }
        s17(m, r[9])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        m.type_of(3, 1);
        if !m.user(2, 2, 0, at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s17(m, r[7]);
        }
        s17(m, r[9])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.part(2, 2, 1, 2) {
            return s17(m, r[5]);
        }
        if !m.for_each_user(1, 1, r[9], at + 6, at + 10) {
            if m.is_stopped() {
                return 0;
            }
            return s17(m, r[9]);
        }
        s27(m, at + 10)
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.name_is(0, r[2]) {
            return m.again(r[3]);
        }
        if !m.attr_type(1, 1) {
            return m.again(r[7]);
        }
        if !m.user(1, 1, 1, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return m.again(r[15]);
        }
        m.const_attr(3, r[18]);
        m.again(r[20])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<29>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 1) {
            return s29(m, r[22]);
        }
        m.accept(r[24]);
        let to = m.switch_kind(0, r[27], r[28]);
        match m.word(to) { 807 => s37(m, to), 811 => s38(m, to), 1061 => s29(m, to), _ => s40(m, to) }
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.first(1, 1) {
            return s34(m, r[3]);
        }
        m.type_of(1, 1);
        if !m.for_each_user(3, 1, r[10], at + 7, at + 11) {
            if m.is_stopped() {
                return 0;
            }
            return s31(m, r[10]);
        }
        s30(m, at + 11)
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.result(2, 3, 0) {
            return m.again(r[4]);
        }
        m.move_types(r[6], 1);
        if !m.same_value(1, 1) {
            return m.again(r[11]);
        }
        if !m.make_types(1, &r[15..16], at + 12) {
            return 0;
        }
        m.again(r[17])
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(2, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s34(m, r[3]);
        }
        s32(m, at + 4)
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 2, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s33(m, at + 4)
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.operands(1, 2, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[4]);
        }
        if !m.kind_is(0, r[7]) {
            return m.again(r[8]);
        }
        m.move_op(r[10], 2);
        if !m.element(3, 2, 1) {
            return m.again(r[16]);
        }
        if !m.element_back(2, 2, 2) {
            return m.again(r[21]);
        }
        r[23]
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.first(1, 1) {
            return s4(m, r[3]);
        }
        let to = m.switch_attr(0, r[6], r[7], r[8]);
        match m.word(to) { 513 => s4(m, to), _ => s35(m, to) }
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.operand_count_min(0, 2) {
            return s4(m, r[3]);
        }
        if !m.for_each_user(1, 1, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[7]);
        }
        s36(m, at + 8)
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        m.move_types(r[1], 1);
        if !m.result_type_is(0, 1, r[6]) {
            return m.again(r[7]);
        }
        if !m.type_is(1, r[10]) {
            return m.again(r[11]);
        }
        if !m.result_count_is(1, 1) {
            return m.again(r[15]);
        }
        m.again(r[17])
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        m.type_of(1, 1);
        if !m.constraint(r[4], 1, &r[7..8], &r[9..10], at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s29(m, r[10]);
        }
        s29(m, r[12])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        m.const_attr(3, r[2]);
        if !m.guard(r[4]) {
            return s39(m, r[5]);
        }
        if !m.attr_value_is(3, r[8]) {
            return s39(m, r[9]);
        }
        m.move_value(r[11], 1);
        if !m.guard(r[14]) {
            return s39(m, r[15]);
        }
        s39(m, r[17])
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        m.move_value(r[1], 1);
        if !m.results(2, 0, 1, at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s29(m, r[7]);
        }
        s29(m, r[9])
    }

    #[inline]
    fn s40<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.operand(2, 0, 0) {
            return s29(m, r[4]);
        }
        if !m.record(r[6]) {
            return s29(m, r[7]);
        }
        s29(m, r[9])
    }
}
}

mod seed2 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s5(m, at), 513 => s8(m, at), 772 => s4(m, at), _ => match m.word(at + 19) { 1061 => match m.word(at + 21) { 1 => s0(m, at), _ => s16(m, at) }, _ => s30(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<34>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 1) {
            return s1(m, r[22]);
        }
        if !m.element_back(2, 1, 1) {
            return s1(m, r[27]);
        }
        if !m.operand_count_is(0, 1) {
            return s1(m, r[31]);
        }
        s1(m, r[33])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        m.const_type(3, r[2]);
        if !m.result_type_is(0, 2, r[6]) {
            return r[7];
        }
        if !m.part(3, 1, 2, 2) {
            return s3(m, r[13]);
        }
        if !m.guard(r[15]) {
            return s2(m, r[16]);
        }
        if !m.element_back(2, 1, 1) {
            return s2(m, r[21]);
        }
        s2(m, r[23])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.same_values(1, 3) {
            return s3(m, r[3]);
        }
        s3(m, r[5])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[4]);
        }
        if !m.for_each_user_of(2, 2, r[8], at + 5, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[8]);
        }
        s4(m, at + 9)
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        if !m.record(r[1]) {
            return s5(m, r[2]);
        }
        s5(m, r[4])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 314 => m.again(to), 513 => s8(m, to), 772 => m.again(to), 1051 => s13(m, to), 1061 => s20(m, to), 1077 => s6(m, to), 1081 => s12(m, to), _ => s21(m, to) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.same_types(1, 1) {
            return s9(m, r[3]);
        }
        if !m.record(r[5]) {
            return s9(m, r[6]);
        }
        let to = m.switch_operand_count(0, r[9], 0);
        if m.is_end(to) { to } else { match m.word(to) { 1060 => s7(m, to), _ => s15(m, to) } }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.single(3, 1) {
            return s8(m, r[3]);
        }
        if !m.user(1, 2, 2, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[8]);
        }
        if !m.same_value(3, 3) {
            return s8(m, r[12]);
        }
        if !m.make_values(2, &r[16..16], at + 13) {
            return 0;
        }
        if !m.single(2, 1) {
            return s8(m, r[19]);
        }
        s8(m, r[21])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s14(m, r[1]), _ => m.again(r[1]) }, 1061 => s11(m, r[1]), _ => s9(m, r[1]) }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.same_op(0, 0) {
            return s11(m, r[3]);
        }
        if !m.constraint(r[5], 1, &r[8..9], &r[10..11], at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[11]);
        }
        if !m.same_values(1, 1) {
            return s10(m, r[15]);
        }
        s10(m, r[17])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.attr(3, 0, r[3]) {
            return m.again(r[4]);
        }
        m.again(r[6])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 1) {
            return m.again(r[3]);
        }
        if !m.for_each_user(1, 1, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[7]);
        }
        s12(m, at + 8)
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(2, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s13(m, at + 4)
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return m.again(r[3]);
        }
        m.move_values(r[5], 1);
        m.again(r[8])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.part(1, 1, 2, 1) {
            return s8(m, r[5]);
        }
        if !m.list_count_is(2, 0) {
            return s8(m, r[9]);
        }
        if !m.results(3, 0, 4294967295, at + 10) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[14]);
        }
        if !m.element_type(2, 1, 2) {
            return s8(m, r[19]);
        }
        if !m.types_are(1, &r[23..24]) {
            return s8(m, r[24]);
        }
        s8(m, r[26])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s17(m, r[22]);
        }
        if !m.types_are(1, &r[26..28]) {
            return s17(m, r[28]);
        }
        if !m.def(2, 0, 1, 2) {
            return s17(m, r[34]);
        }
        s17(m, r[36])
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.operand_type_is(0, 2, r[3]) {
            return s18(m, r[4]);
        }
        if !m.same_type(1, 1) {
            return s18(m, r[8]);
        }
        s18(m, r[10])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.first(1, 2) {
            return s19(m, r[3]);
        }
        if !m.record(r[5]) {
            return s19(m, r[6]);
        }
        m.move_attr(r[8], 1);
        if !m.record(r[11]) {
            return s19(m, r[12]);
        }
        s19(m, r[14])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s21(m, r[3]);
        }
        s20(m, at + 4)
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.first(1, 1) {
            return m.again(r[3]);
        }
        m.const_type(1, r[6]);
        if !m.operand_count_min(2, 1) {
            return m.again(r[10]);
        }
        if !m.element(1, 2, 0) {
            return m.again(r[15]);
        }
        m.again(r[17])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.user(3, 2, 1, at) {
            if m.is_stopped() {
                return 0;
            }
            return s23(m, r[4]);
        }
        if !m.operand_count_is(0, 2) {
            return s23(m, r[8]);
        }
        if !m.guard(r[10]) {
            return s22(m, r[11]);
        }
        let to = m.switch_result_type(0, 0, r[15], r[16]);
        if m.is_end(to) { to } else { s22(m, to) }
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_name(3, r[2], r[3]);
        match m.word(to) { 832 => s25(m, to), 1061 => s23(m, to), _ => s26(m, to) }
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.first(1, 1) {
            return s8(m, r[3]);
        }
        if !m.operand_type_is(0, 1, r[7]) {
            return s8(m, r[8]);
        }
        if !m.for_each_user_of(3, 1, r[12], at + 9, at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return r[12];
        }
        s24(m, at + 13)
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        m.leave();
        s8(m, r[1])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        m.move_values(r[1], 2);
        m.move_op(r[4], 0);
        s23(m, r[7])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(3, 3, 0, 2, r[5], r[6]);
        match m.word(to) { 1054 => s28(m, to), 1061 => s23(m, to), 1069 => s29(m, to), _ => s27(m, to) }
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.element_back(1, 2, 1) {
            return s23(m, r[4]);
        }
        if !m.type_is(1, r[7]) {
            return s23(m, r[8]);
        }
        if !m.const_types(1, &r[12..12], at + 9) {
            return 0;
        }
        m.move_values(r[13], 1);
        s23(m, r[16])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.list_count_min(1, 2) {
            return 0;
        }
        if !m.result_count_min(0, 2) {
            return r[7];
        }
        if !m.types_are(1, &r[11..12]) {
            return s23(m, r[12]);
        }
        if !m.first(1, 2) {
            return s23(m, r[16]);
        }
        if !m.attr_is(3, r[19], r[20]) {
            return s23(m, r[21]);
        }
        s23(m, r[23])
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.const_types(1, &r[3..4], at) {
            return 0;
        }
        m.move_op(r[5], 3);
        s23(m, r[8])
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<34>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.same_attr(1, 1) {
            return s8(m, r[22]);
        }
        if !m.list_count_is(1, 2) {
            return s8(m, r[26]);
        }
        m.move_type(r[28], 1);
        let to = m.switch_type(1, r[32], r[33]);
        match m.word(to) { 513 => s8(m, to), 1039 => s40(m, to), 1053 => s31(m, to), _ => s36(m, to) }
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.list_count_is(1, 1) {
            return s32(m, r[3]);
        }
        if !m.result_count_is(0, 2) {
            return s32(m, r[7]);
        }
        if !m.single(3, 2) {
            return 0;
        }
        s32(m, r[13])
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(2, 0, 1, 2, r[5], r[6]);
        match m.word(to) { 513 => s8(m, to), 773 => s33(m, to), 1065 => s35(m, to), _ => s34(m, to) }
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s8(m, r[2]);
        }
        if !m.list_count_min(1, 0) {
            return s8(m, r[6]);
        }
        s8(m, r[8])
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        m.attr_or(3, 0, r[3], r[4]);
        if !m.result_count_min(0, 1) {
            return s8(m, r[8]);
        }
        m.move_type(r[10], 1);
        if !m.constraint(r[13], 0, &r[16..17], &r[18..19], at + 12) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[19]);
        }
        s8(m, r[21])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.attr_type(2, 1) {
            return s8(m, r[3]);
        }
        m.move_attr(r[5], 1);
        s8(m, r[8])
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_result_type(0, 1, r[3], r[4]);
        match m.word(to) { 513 => s8(m, to), 1047 => s38(m, to), 1051 => s39(m, to), _ => s37(m, to) }
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.single(2, 1) {
            return s8(m, r[3]);
        }
        if !m.record(r[5]) {
            return s8(m, r[6]);
        }
        m.move_op(r[8], 0);
        s8(m, r[11])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.operand_count_min(0, 0) {
            return s8(m, r[3]);
        }
        if !m.make_types(2, &r[7..7], at + 4) {
            return 0;
        }
        if !m.operands(2, 0, 4294967295, at + 7) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[11]);
        }
        m.attr_or(2, 0, r[15], r[16]);
        s8(m, r[18])
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return s8(m, r[3]);
        }
        m.move_attr(r[5], 1);
        if !m.result(2, 0, 2) {
            return s8(m, r[11]);
        }
        if !m.type_is(2, r[14]) {
            return s8(m, r[15]);
        }
        s8(m, r[17])
    }

    #[inline]
    fn s40<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_type(1, r[2], r[3]);
        match m.word(to) { 513 => s8(m, to), 812 => s42(m, to), _ => s41(m, to) }
    }

    #[inline]
    fn s41<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return s8(m, r[3]);
        }
        if !m.attr(3, 0, r[7]) {
            return s8(m, r[8]);
        }
        if !m.same_op(0, 0) {
            return s8(m, r[12]);
        }
        s8(m, r[14])
    }

    #[inline]
    fn s42<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        m.const_type(3, r[2]);
        m.attr_or(2, 0, r[6], r[7]);
        if !m.user(3, 2, 2, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[12]);
        }
        if !m.list_count_min(1, 2) {
            return s8(m, r[16]);
        }
        s8(m, r[18])
    }
}
}

mod seed3 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s2(m, at), 513 => s8(m, at), 1061 => s3(m, at), 1314 => match m.word(at + 19) { 1061 => s0(m, at), _ => match m.word(at + 20) { 1 => s25(m, at), _ => s14(m, at) } }, 1346 => s28(m, at), _ => s1(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s3(m, r[22]);
        }
        m.move_type(r[24], 1);
        m.accept(r[27]);
        if !m.for_each_user(2, 1, r[31], at + 28, at + 32) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[31]);
        }
        s1(m, at + 32)
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.def(1, 0, 0, 1) {
            return s2(m, r[5]);
        }
        let to = m.switch_attr(1, r[8], r[9], r[10]);
        match m.word(to) { 314 => s2(m, to), 1041 => s12(m, to), 1301 => s11(m, to), _ => s13(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 314 => m.again(to), 513 => m.again(to), 811 => s32(m, to), 812 => s29(m, to), 1048 => s22(m, to), 1061 => match m.word(to + 4) { 1041 => s16(m, to), _ => m.again(to) }, 1095 => s21(m, to), 1308 => s18(m, to), 1314 => s30(m, to), 1346 => m.again(to), 1543 => m.again(to), _ => s15(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.first(1, 2) {
            return s4(m, r[3]);
        }
        if !m.operands(1, 0, 4294967295, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[8]);
        }
        if !m.operands(3, 0, 2, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[13]);
        }
        s4(m, r[15])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.first(1, 2) {
            return s8(m, r[3]);
        }
        if !m.make_values(3, &r[7..9], at + 4) {
            return 0;
        }
        if !m.make_values(3, &r[12..13], at + 9) {
            return 0;
        }
        if !m.make_values(3, &r[16..17], at + 13) {
            return 0;
        }
        s5(m, r[18])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.element(3, 1, 2) {
            return s7(m, r[4]);
        }
        if !m.same_type(1, 1) {
            return s7(m, r[8]);
        }
        if !m.def_op(2, 1) {
            return s6(m, r[12]);
        }
        if !m.result_count_min(0, 2) {
            return s6(m, r[16]);
        }
        if !m.operands(1, 0, 2, at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[21]);
        }
        if !m.const_types(1, &r[25..26], at + 22) {
            return 0;
        }
        if !m.result_count_is(2, 1) {
            return s6(m, r[29]);
        }
        s6(m, r[31])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.result_count_min(0, 0) {
            return s7(m, r[3]);
        }
        s7(m, r[5])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s8(m, r[3]);
        }
        if !m.kind_is(0, r[6]) {
            return s8(m, r[7]);
        }
        if !m.attr_value_is(1, r[10]) {
            return s8(m, r[11]);
        }
        if !m.operands(3, 0, 4294967295, at + 12) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[16]);
        }
        let to = m.switch_kind(0, r[19], r[20]);
        match m.word(to) { 513 => s8(m, to), _ => s10(m, to) }
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s9(m, r[1]), _ => m.again(r[1]) }, 1061 => s19(m, r[1]), _ => s26(m, r[1]) }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.result(2, 0, 0) {
            return s8(m, r[4]);
        }
        m.attr_or_null(2, 0, r[8]);
        m.move_op(r[10], 0);
        s8(m, r[13])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.result_type_is(0, 2, r[3]) {
            return s2(m, r[4]);
        }
        if !m.same_values(1, 2) {
            return s2(m, r[8]);
        }
        s2(m, r[10])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.name_is(2, r[2]) {
            return s2(m, r[3]);
        }
        if !m.attr_value_is(1, r[6]) {
            return s2(m, r[7]);
        }
        if !m.guard(r[9]) {
            return s2(m, r[10]);
        }
        m.attr_or(3, 1, r[14], r[15]);
        s2(m, r[17])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.results(1, 2, 1, at) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[4]);
        }
        if !m.same_attr(1, 1) {
            return s2(m, r[8]);
        }
        m.leave();
        s3(m, r[10])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.attr(2, 0, r[22]) {
            return s16(m, r[23]);
        }
        if !m.for_each_user_of(3, 2, r[27], at + 24, at + 28) {
            if m.is_stopped() {
                return 0;
            }
            return s16(m, r[27]);
        }
        s15(m, at + 28)
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(2, 3, 0, 1, r[5], r[6]);
        if m.is_end(to) { to } else { match m.word(to) { 314 => m.again(to), 1048 => s23(m, to), _ => s24(m, to) } }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.first(1, 2) {
            return s19(m, r[3]);
        }
        if !m.name_is(0, r[6]) {
            return s19(m, r[7]);
        }
        if !m.operand(3, 0, 0) {
            return s19(m, r[12]);
        }
        m.accept(r[14]);
        if !m.part(3, 2, 1, 0) {
            return m.again(r[20]);
        }
        m.accept(r[22]);
        if !m.result_count_min(0, 2) {
            return s17(m, r[26]);
        }
        if !m.attr_value_is(1, r[29]) {
            return s17(m, r[30]);
        }
        if !m.same_value(1, 3) {
            return s17(m, r[34]);
        }
        s17(m, r[36])
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(3, 3, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s18(m, at + 4)
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.types_are(1, &r[3..4]) {
            return m.again(r[4]);
        }
        m.move_value(r[6], 1);
        m.again(r[9])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.first(1, 1) {
            return s20(m, r[3]);
        }
        if !m.result(2, 0, 2) {
            return s20(m, r[8]);
        }
        m.attr_or(1, 0, r[12], r[13]);
        if !m.result_count_min(0, 2) {
            return s20(m, r[17]);
        }
        s20(m, r[19])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.list_count_is(2, 1) {
            return m.again(r[3]);
        }
        if !m.operand_type_is(0, 0, r[7]) {
            return m.again(r[8]);
        }
        if !m.for_each_user_of(1, 1, r[12], at + 9, at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        s21(m, at + 13)
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 2, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s22(m, at + 4)
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.result_count_is(2, 2) {
            return m.again(r[3]);
        }
        if !m.list_count_min(1, 2) {
            return m.again(r[7]);
        }
        if !m.user(3, 2, 1, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        if !m.list_count_min(2, 2) {
            return 0;
        }
        m.leave();
        m.again(r[18])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.result_count_is(3, 1) {
            return m.again(r[3]);
        }
        if !m.make_types(2, &r[7..8], at + 4) {
            return 0;
        }
        if !m.same_op(2, 2) {
            return m.again(r[11]);
        }
        if !m.first(3, 2) {
            return m.again(r[15]);
        }
        if !m.same_attr(1, 1) {
            return m.again(r[19]);
        }
        0
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.list_count_min(1, 2) {
            return m.again(r[3]);
        }
        m.move_values(r[5], 1);
        m.const_attr(2, r[9]);
        m.again(r[11])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.attr(1, 0, r[22]) {
            return s26(m, r[23]);
        }
        if !m.attr_type(2, 1) {
            return r[27];
        }
        if !m.operand(1, 0, 0) {
            return s26(m, r[32]);
        }
        if !m.operand_count_is(0, 0) {
            return s8(m, r[36]);
        }
        let to = m.switch_operand_count(0, r[39], r[40]);
        match m.word(to) { 513 => s8(m, to), 1048 => s34(m, to), 1051 => s33(m, to), _ => s35(m, to) }
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.operand(1, 0, 1) {
            return s27(m, r[4]);
        }
        m.type_of(3, 1);
        if !m.element(3, 2, 0) {
            return s27(m, r[12]);
        }
        if !m.attr(2, 0, r[16]) {
            return s27(m, r[17]);
        }
        s27(m, r[19])
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        if !m.for_each_user(3, 1, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s29(m, r[7]);
        }
        s28(m, at + 8)
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.element(2, 2, 1) {
            return s2(m, r[4]);
        }
        if !m.attr_value_is(1, r[7]) {
            return s2(m, r[8]);
        }
        if !m.user(1, 1, 0, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[13]);
        }
        s2(m, r[15])
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        m.const_type(3, r[2]);
        if !m.types_are(1, &r[6..8]) {
            return m.again(r[8]);
        }
        if !m.for_each_user(2, 1, r[12], at + 9, at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        s30(m, at + 13)
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[4]);
        }
        m.attr_or_null(3, 2, r[8]);
        if !m.element(2, 2, 0) {
            return s31(m, r[13]);
        }
        if !m.same_types(1, 1) {
            return s31(m, r[17]);
        }
        if !m.first(1, 2) {
            return s31(m, r[21]);
        }
        s31(m, r[23])
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s32(m, at + 4)
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        m.const_attr(3, r[2]);
        if !m.make_values(2, &r[6..7], at + 3) {
            return 0;
        }
        if !m.attr_is(0, r[9], r[10]) {
            return m.again(r[11]);
        }
        m.leave();
        m.again(r[13])
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return s8(m, r[3]);
        }
        m.attr_or(3, 0, r[7], r[8]);
        if !m.attr_value_is(3, r[11]) {
            return s8(m, r[12]);
        }
        s8(m, r[14])
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.result_count_is(0, 0) {
            return s8(m, r[3]);
        }
        m.const_attr(1, r[6]);
        if !m.element_type(3, 1, 0) {
            return s8(m, r[11]);
        }
        m.move_values(r[13], 2);
        s8(m, r[16])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.attr(3, 0, r[3]) {
            return s8(m, r[4]);
        }
        if !m.element_type(3, 1, 2) {
            return s8(m, r[9]);
        }
        if !m.operand_type_is(0, 2, r[13]) {
            return s8(m, r[14]);
        }
        if !m.part(1, 1, 1, 1) {
            return s8(m, r[20]);
        }
        s8(m, r[22])
    }
}
}

mod seed4 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s29(m, at), 513 => s2(m, at), 1061 => s30(m, at), 1095 => s31(m, at), 1314 => match m.word(at + 19) { 1061 => s27(m, at), 1564 => s14(m, at), _ => s0(m, at) }, 1543 => s32(m, at), _ => s28(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<26>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        let to = m.def_switch_kind(1, 0, 1, 2, r[24], r[25]);
        match m.word(to) { 1039 => s4(m, to), 1049 => s13(m, to), 1050 => s8(m, to), _ => s1(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<36>(at) else { return 0 };
        if !m.first(1, 1) {
            return s2(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s2(m, r[7]);
        }
        if !m.element_type(1, 1, 1) {
            return s2(m, r[12]);
        }
        m.move_attr(r[14], 1);
        if !m.list_count_is(1, 0) {
            return s2(m, r[19]);
        }
        if !m.operands(1, 0, 4294967295, at + 20) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[24]);
        }
        if !m.user(1, 1, 0, at + 25) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[29]);
        }
        if !m.same_types(1, 1) {
            return s2(m, r[33]);
        }
        s2(m, r[35])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1] + 1) { 0 => s3(m, r[1]), _ => m.again(r[1]) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_type(1, r[2], r[3]);
        match m.word(to) { 808 => s5(m, to), 1061 => s1(m, to), 1312 => s6(m, to), _ => s7(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.types_of(1, 2, at) {
            return 0;
        }
        if !m.record(r[4]) {
            return s1(m, r[5]);
        }
        if !m.user(1, 1, 2, at + 6) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[10]);
        }
        s1(m, r[12])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.operand(1, 1, 1) {
            return s1(m, r[4]);
        }
        if !m.const_types(3, &r[8..10], at + 5) {
            return 0;
        }
        s1(m, r[11])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.element_back(1, 1, 1) {
            return s1(m, r[4]);
        }
        m.move_values(r[6], 1);
        m.move_value(r[9], 1);
        s1(m, r[12])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.type_is(1, r[2]) {
            return s1(m, r[3]);
        }
        if !m.operand(2, 0, 0) {
            return s9(m, r[8]);
        }
        if !m.same_attr(1, 1) {
            return s9(m, r[12]);
        }
        if !m.attr(3, 1, r[16]) {
            return s9(m, r[17]);
        }
        if !m.element_back(1, 1, 1) {
            return s9(m, r[22]);
        }
        m.move_types(r[24], 1);
        s9(m, r[27])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.element_type(3, 1, 2) {
            return s1(m, r[4]);
        }
        let to = m.switch_result_type(0, 0, r[8], r[9]);
        match m.word(to) { 1041 => s10(m, to), 1046 => s11(m, to), 1061 => s1(m, to), _ => s12(m, to) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.name_is(1, r[2]) {
            return s1(m, r[3]);
        }
        m.attr_or_null(3, 0, r[7]);
        m.attr_or(1, 0, r[11], r[12]);
        if !m.name_is(1, r[15]) {
            return s1(m, r[16]);
        }
        s1(m, r[18])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.operand_count_is(0, 1) {
            return s1(m, r[3]);
        }
        if !m.element(2, 1, 1) {
            return s1(m, r[8]);
        }
        s1(m, r[10])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.element_back(3, 1, 2) {
            return s1(m, r[4]);
        }
        if !m.has_attr(1, r[7]) {
            return s1(m, r[8]);
        }
        if !m.make_values(3, &r[12..12], at + 9) {
            return 0;
        }
        s1(m, r[13])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.result_count_min(0, 1) {
            return s1(m, r[3]);
        }
        if !m.results(2, 1, 4294967295, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[8]);
        }
        s1(m, r[10])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<29>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.types_are(1, &r[22..24]) {
            return s15(m, r[24]);
        }
        let to = m.switch_result_count(0, r[27], r[28]);
        match m.word(to) { 1049 => s26(m, to), 1061 => s15(m, to), 1074 => s22(m, to), _ => s24(m, to) }
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.first(1, 1) {
            return s16(m, r[3]);
        }
        if !m.result_count_min(0, 0) {
            return s16(m, r[7]);
        }
        let to = m.switch_type(1, r[10], r[11]);
        if m.is_end(to) { to } else { match m.word(to) { 1327 => s19(m, to), 1350 => s18(m, to), _ => s16(m, to) } }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..7], at) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[7]);
        }
        if !m.operands(1, 0, 4294967295, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s17(m, r[12]);
        }
        if !m.list_count_is(2, 1) {
            return s17(m, r[16]);
        }
        s17(m, r[18])
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.single(2, 3) {
            return s2(m, r[3]);
        }
        m.attr_or(2, 0, r[7], r[8]);
        s2(m, r[10])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.element_type(3, 1, 1) {
            return s16(m, r[4]);
        }
        if !m.element(3, 2, 0) {
            return s16(m, r[9]);
        }
        if !m.def_op(1, 1) {
            return s16(m, r[13]);
        }
        s16(m, r[15])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        m.attr_or(3, 0, r[3], r[4]);
        m.move_values(r[6], 1);
        if !m.attr_is(0, r[10], r[11]) {
            return 0;
        }
        let to = m.switch_result_type(0, 1, r[16], r[17]);
        match m.word(to) { 832 => s21(m, to), 1066 => s20(m, to), _ => s16(m, to) }
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.def_op(1, 1) {
            return s16(m, r[3]);
        }
        if !m.same_value(1, 1) {
            return s16(m, r[7]);
        }
        s16(m, r[9])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        m.move_values(r[1], 1);
        m.attr_or(3, 0, r[6], r[7]);
        if !m.result_count_min(0, 1) {
            return s16(m, r[11]);
        }
        if !m.guard(r[13]) {
            return s16(m, r[14]);
        }
        s16(m, r[16])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.same_type(1, 1) {
            return s15(m, r[3]);
        }
        if !m.name_is(0, r[6]) {
            return s23(m, r[7]);
        }
        m.move_types(r[9], 1);
        if !m.types_of(1, 2, at + 11) {
            return 0;
        }
        s23(m, r[15])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s15(m, r[3]);
        }
        if !m.list_count_min(1, 1) {
            return s15(m, r[7]);
        }
        s15(m, r[9])
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.make_types(3, &r[3..4], at) {
            return 0;
        }
        m.move_values(r[5], 1);
        let to = m.switch_result_count(0, r[9], r[10]);
        if m.is_end(to) { to } else { match m.word(to) { 832 => s25(m, to), _ => s15(m, to) } }
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        m.move_values(r[1], 1);
        if !m.attr_type(1, 1) {
            return s15(m, r[6]);
        }
        if !m.list_count_min(2, 2) {
            return s15(m, r[10]);
        }
        s15(m, r[12])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.result_count_min(0, 0) {
            return s15(m, r[3]);
        }
        if !m.same_attr(1, 1) {
            return s15(m, r[7]);
        }
        s15(m, r[9])
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s30(m, r[22]);
        }
        if !m.for_each_user(2, 1, r[26], at + 23, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s30(m, r[26]);
        }
        s28(m, at + 27)
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(2, 0, 1, 0, r[5], r[6]);
        match m.word(to) { 314 => s29(m, to), 830 => s41(m, to), 1050 => s40(m, to), _ => s39(m, to) }
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        if m.is_end(to) { to } else { match m.word(to) { 314 => m.again(to), 514 => s35(m, to), 1038 => s33(m, to), 1061 => m.again(to), 1095 => match m.word(to + 1) { 1 => m.again(to), _ => s34(m, to) }, 1543 => match m.word(to + 2) { 1 => m.again(to), _ => s37(m, to) }, _ => m.again(to) } }
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 1) {
            return s33(m, r[3]);
        }
        if !m.for_each_user_of(1, 2, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s33(m, r[7]);
        }
        s31(m, at + 8)
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(1, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s29(m, r[3]);
        }
        s32(m, at + 4)
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.def(2, 1, 2, 2) {
            return s29(m, r[5]);
        }
        m.move_attr(r[7], 1);
        if !m.same_types(1, 1) {
            return 0;
        }
        m.attr_or_null(2, 0, r[16]);
        s29(m, r[18])
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], r[3]);
        if m.is_end(to) { to } else { match m.word(to) { 1095 => match m.word(to + 1) { 2 => s36(m, to), _ => s34(m, to) }, _ => s38(m, to) } }
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(3, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return r[3];
        }
        s35(m, at + 4)
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.accept(r[1]);
        if !m.operand_count_min(0, 0) {
            return m.again(r[5]);
        }
        if !m.type_is(1, r[8]) {
            return m.again(r[9]);
        }
        m.again(r[11])
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 2, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s34(m, r[3]);
        }
        s37(m, at + 4)
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.def(2, 2, 1, 0) {
            return m.again(r[5]);
        }
        if !m.operand(1, 2, 1) {
            return m.again(r[10]);
        }
        if !m.attr_is(2, r[13], r[14]) {
            return m.again(r[15]);
        }
        if !m.record(r[17]) {
            return m.again(r[18]);
        }
        m.again(r[20])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.operand_type_is(0, 2, r[3]) {
            return s34(m, r[4]);
        }
        if !m.result_type_is(0, 1, r[8]) {
            return s34(m, r[9]);
        }
        if !m.attr(1, 0, r[13]) {
            return s34(m, r[14]);
        }
        s34(m, r[16])
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.same_value(1, 1) {
            return s29(m, r[3]);
        }
        if !m.list_count_is(1, 0) {
            return s29(m, r[7]);
        }
        if !m.def(1, 2, 2, 1) {
            return s29(m, r[13]);
        }
        if !m.record(r[15]) {
            return s29(m, r[16]);
        }
        s29(m, r[18])
    }

    #[inline]
    fn s40<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.type_is(1, r[2]) {
            return s29(m, r[3]);
        }
        m.move_value(r[5], 1);
        if !m.name_is(2, r[9]) {
            return s29(m, r[10]);
        }
        if !m.attr_is(2, r[13], r[14]) {
            return s29(m, r[15]);
        }
        s29(m, r[17])
    }

    #[inline]
    fn s41<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.move_type(r[1], 1);
        if !m.part(1, 1, 1, 1) {
            return s29(m, r[8]);
        }
        m.attr_or(3, 0, r[12], r[13]);
        m.leave();
        s30(m, r[15])
    }
}
}

mod seed5 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s4(m, at), 513 => s8(m, at), 1060 => match m.word(at + 1) { 1 => s26(m, at), _ => s16(m, at) }, 1061 => s2(m, at), 1070 => s3(m, at), _ => match m.word(at + 19) { 1061 => match m.word(at + 21) { 1 => s0(m, at), _ => s17(m, at) }, _ => s27(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<33>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 1) {
            return s1(m, r[22]);
        }
        if !m.type_is(1, r[25]) {
            return s1(m, r[26]);
        }
        if !m.same_types(1, 1) {
            return s1(m, r[30]);
        }
        s1(m, r[32])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.first(1, 1) {
            return s2(m, r[3]);
        }
        m.attr_or(3, 0, r[7], r[8]);
        let to = m.switch_type(1, r[11], r[12]);
        if m.is_end(to) { to } else { match m.word(to) { 1061 => s2(m, to), _ => s15(m, to) } }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 1) {
            return s5(m, r[3]);
        }
        if !m.for_each_user(3, 1, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[7]);
        }
        s3(m, at + 8)
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.attr_or_null(1, 0, r[3]);
        if !m.user(1, 1, 1, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return r[8];
        }
        if !m.result_type_is(0, 1, r[12]) {
            return s4(m, r[13]);
        }
        s4(m, r[15])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 513 => s8(m, to), 1046 => s5(m, to), 1048 => s19(m, to), 1050 => s14(m, to), 1060 => match m.word(to + 1) { 1 => s26(m, to), _ => m.again(to) }, 1061 => m.again(to), 1070 => m.again(to), 1308 => s20(m, to), 1312 => s11(m, to), 1327 => s6(m, to), _ => s7(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.operand_count_is(0, 1) {
            return s7(m, r[3]);
        }
        if !m.element_back(1, 1, 0) {
            return s7(m, r[8]);
        }
        if !m.for_each_user_of(1, 2, r[12], at + 9, at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[12]);
        }
        s6(m, at + 13)
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.attr_or(1, 0, r[3], r[4]);
        if !m.operand_type_is(1, 1, r[8]) {
            return m.again(r[9]);
        }
        m.again(r[11])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(1, 0, 1, 2, r[5], r[6]);
        match m.word(to) { 513 => s8(m, to), 830 => s12(m, to), _ => s10(m, to) }
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 314 => m.again(r[1]), 513 => match m.word(r[1] + 1) { 0 => s9(m, r[1]), _ => m.again(r[1]) }, 1046 => s22(m, r[1]), _ => s24(m, r[1]) }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(1, 2, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[3]);
        }
        s11(m, at + 4)
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.operand(3, 0, 0) {
            return m.again(r[4]);
        }
        m.move_types(r[6], 1);
        if !m.result(1, 0, 2) {
            return m.again(r[12]);
        }
        m.again(r[14])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.move_type(r[1], 1);
        m.attr_or_null(1, 0, r[6]);
        m.const_type(2, r[9]);
        if !m.same_values(1, 1) {
            return s13(m, r[13]);
        }
        s13(m, r[15])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.operand_count_min(0, 0) {
            return s8(m, r[3]);
        }
        if !m.for_each_user_of(2, 1, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[7]);
        }
        s14(m, at + 8)
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.type_is(1, r[2]) {
            return m.again(r[3]);
        }
        if !m.result_type_is(2, 2, r[7]) {
            return m.again(r[8]);
        }
        m.again(r[10])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.part(1, 2, 1, 2) {
            return s2(m, r[5]);
        }
        if !m.for_each_user_of(1, 2, r[9], at + 6, at + 10) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[9]);
        }
        s16(m, at + 10)
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.single(2, 1) {
            return s4(m, r[3]);
        }
        if !m.attr_type(2, 1) {
            return s4(m, r[7]);
        }
        m.move_attr(r[9], 1);
        if !m.constraint(r[12], 0, &r[15..16], &r[17..18], at + 11) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[18]);
        }
        m.leave();
        s2(m, r[20])
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<38>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s21(m, r[22]);
        }
        if !m.single(2, 1) {
            return s18(m, r[26]);
        }
        if !m.attr(3, 0, r[30]) {
            return s18(m, r[31]);
        }
        if !m.operand_count_is(0, 2) {
            return s18(m, r[35]);
        }
        s18(m, r[37])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.element(3, 2, 1) {
            return s20(m, r[4]);
        }
        if !m.for_each_user(2, 1, r[8], at + 5, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s20(m, r[8]);
        }
        s19(m, at + 9)
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return m.again(r[3]);
        }
        if !m.list_count_is(1, 1) {
            return m.again(r[7]);
        }
        if !m.constraint(r[9], 0, &r[12..13], &r[14..15], at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[15]);
        }
        if !m.const_types(3, &r[19..20], at + 16) {
            return 0;
        }
        if !m.operand(1, 0, 0) {
            return m.again(r[24]);
        }
        m.again(r[26])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.types_are(1, &r[3..4]) {
            return s21(m, r[4]);
        }
        if !m.same_types(1, 1) {
            return s21(m, r[8]);
        }
        s21(m, r[10])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.first(1, 2) {
            return s24(m, r[3]);
        }
        m.move_attr(r[5], 1);
        m.move_values(r[8], 2);
        if !m.operand_count_min(0, 2) {
            return s8(m, r[13]);
        }
        if !m.first(3, 1) {
            return s8(m, r[17]);
        }
        if !m.constraint(r[19], 0, &r[22..23], &r[24..25], at + 18) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[25]);
        }
        if !m.element_type(1, 1, 2) {
            return s8(m, r[30]);
        }
        if !m.single(1, 1) {
            return s8(m, r[34]);
        }
        s8(m, r[36])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<25>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return m.again(r[3]);
        }
        if !m.result_count_is(0, 0) {
            return s23(m, r[7]);
        }
        if !m.types_of(3, 1, at + 8) {
            return 0;
        }
        if !m.same_types(1, 1) {
            return s23(m, r[14]);
        }
        if !m.const_types(3, &r[18..19], at + 15) {
            return 0;
        }
        m.attr_or_null(3, 0, r[22]);
        s23(m, r[24])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.operands(2, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[4]);
        }
        m.again(r[6])
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        if !m.first(3, 2) {
            return r[7];
        }
        if !m.operands(2, 0, 4294967295, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s25(m, r[12]);
        }
        s25(m, r[14])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.list_count_is(2, 2) {
            return m.again(r[3]);
        }
        if !m.for_each_user(2, 1, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[7]);
        }
        m.again(at + 8)
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.single(1, 2) {
            return m.again(r[3]);
        }
        let to = m.switch_operand_type(0, 2, r[7], r[8]);
        match m.word(to) { 314 => m.again(to), _ => s8(m, to) }
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<42>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.make_types(2, &r[22..24], at + 19) {
            return 0;
        }
        m.const_type(3, r[26]);
        if !m.operands(3, 0, 4294967295, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s28(m, r[31]);
        }
        if !m.make_types(3, &r[35..36], at + 32) {
            return 0;
        }
        if !m.same_values(3, 2) {
            return s28(m, r[39]);
        }
        s28(m, r[41])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.types_are(1, &r[3..4]) {
            return s30(m, r[4]);
        }
        let to = m.switch_operand_type(0, 1, r[8], 0);
        if m.is_end(to) { to } else { match m.word(to) { 831 => s37(m, to), _ => s29(m, to) } }
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.result_count_is(0, 0) {
            return s30(m, r[3]);
        }
        m.move_type(r[5], 1);
        if !m.attr_value_is(1, r[9]) {
            return s30(m, r[10]);
        }
        s30(m, r[12])
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.first(1, 1) {
            return s31(m, r[3]);
        }
        if !m.list_count_is(2, 0) {
            return 0;
        }
        if !m.has_attr(0, r[10]) {
            return s31(m, r[11]);
        }
        0
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        m.move_attr(r[1], 1);
        if !m.def(2, 0, 2, 2) {
            return s32(m, r[8]);
        }
        if !m.guard(r[10]) {
            return s32(m, r[11]);
        }
        s32(m, r[13])
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], r[3]);
        match m.word(to) { 513 => s8(m, to), 1292 => s33(m, to), _ => s35(m, to) }
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_result_type(0, 2, r[3], r[4]);
        match m.word(to) { 513 => s8(m, to), _ => s34(m, to) }
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.result_type_is(0, 1, r[3]) {
            return s8(m, r[4]);
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[9]);
        }
        if !m.attr(3, 0, r[13]) {
            return s8(m, r[14]);
        }
        s8(m, r[16])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.user(2, 1, 1, at) {
            if m.is_stopped() {
                return 0;
            }
            return s36(m, r[4]);
        }
        m.accept(r[6]);
        s36(m, r[8])
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        if !m.make_types(1, &r[3..3], at) {
            return 0;
        }
        s8(m, r[4])
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        m.move_attr(r[1], 1);
        if !m.results(2, 0, 4294967295, at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s38(m, r[7]);
        }
        s38(m, r[9])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.same_types(1, 1) {
            return 0;
        }
        let to = m.switch_operand_count(0, r[6], r[7]);
        if m.is_end(to) { to } else { match m.word(to) { 830 => s40(m, to), 1061 => s30(m, to), _ => s39(m, to) } }
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.element(3, 1, 0) {
            return s30(m, r[4]);
        }
        if !m.part(3, 1, 0, 0) {
            return s30(m, r[10]);
        }
        m.move_value(r[12], 3);
        if !m.types_of(2, 3, at + 14) {
            return 0;
        }
        s30(m, r[18])
    }

    #[inline]
    fn s40<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.move_type(r[1], 1);
        if !m.result(2, 0, 0) {
            return s30(m, r[7]);
        }
        if !m.list_count_is(2, 0) {
            return s30(m, r[11]);
        }
        m.accept(r[13]);
        s30(m, r[15])
    }
}
}

mod seed6 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s4(m, at), 513 => s11(m, at), 1039 => s23(m, at), 1313 => s1(m, at), _ => match m.word(at + 19) { 1061 => match m.word(at + 24) { 2 => s16(m, at), _ => s30(m, at) }, _ => s0(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.const_types(1, &r[22..23], at + 19) {
            return 0;
        }
        if !m.attr(3, 0, r[26]) {
            return s5(m, r[27]);
        }
        if !m.for_each_user_of(2, 1, r[31], at + 28, at + 32) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[31]);
        }
        s1(m, at + 32)
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result(1, 2, 0) {
            return s2(m, r[4]);
        }
        if !m.same_op(0, 0) {
            return s2(m, r[8]);
        }
        if !m.make_types(1, &r[12..14], at + 9) {
            return 0;
        }
        if !m.operand_count_min(0, 0) {
            return s2(m, r[17]);
        }
        if !m.const_types(2, &r[21..22], at + 18) {
            return 0;
        }
        s2(m, r[23])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.const_types(3, &r[3..3], at) {
            return 0;
        }
        if !m.same_values(2, 1) {
            return s3(m, r[6]);
        }
        if !m.def(2, 2, 2, 2) {
            return s3(m, r[12]);
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.operand_count_is(2, 2) {
            return s4(m, r[3]);
        }
        s4(m, r[5])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 513 => s11(m, to), 772 => s5(m, to), 831 => s22(m, to), 1061 => match m.word(to + 2) { 1 => s32(m, to), _ => s18(m, to) }, 1072 => s31(m, to), 1313 => m.again(to), _ => s17(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<25>(at) else { return 0 };
        if !m.record(r[1]) {
            return s7(m, r[2]);
        }
        if !m.constraint(r[4], 0, &r[7..8], &r[9..9], at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[9]);
        }
        m.attr_or(3, 0, r[13], r[14]);
        if !m.same_op(0, 0) {
            return s6(m, r[18]);
        }
        if !m.const_types(1, &r[22..23], at + 19) {
            return 0;
        }
        s6(m, r[24])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_result_type(0, 0, r[3], r[4]);
        match m.word(to) { 808 => s7(m, to), 831 => s14(m, to), _ => s15(m, to) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.types_of(1, 1, at) {
            return 0;
        }
        if !m.element(3, 1, 2) {
            return s8(m, r[7]);
        }
        m.attr_or(2, 0, r[11], r[12]);
        s8(m, r[14])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        m.move_op(r[1], 0);
        if !m.same_type(1, 1) {
            return s10(m, r[6]);
        }
        if !m.same_attr(1, 1) {
            return s10(m, r[10]);
        }
        if !m.has_attr(0, r[13]) {
            return s9(m, r[14]);
        }
        if !m.result_type_is(1, 2, r[18]) {
            return s9(m, r[19]);
        }
        s9(m, r[21])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.same_type(1, 1) {
            return s10(m, r[3]);
        }
        s10(m, r[5])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.list_count_is(2, 1) {
            return s11(m, r[3]);
        }
        let to = m.def_switch_kind(3, 0, 2, 1, r[9], r[10]);
        match m.word(to) { 513 => s11(m, to), _ => s13(m, to) }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s12(m, r[1]), _ => m.again(r[1]) }, _ => s20(m, r[1]) }
    }

    #[inline]
    fn s12<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.single(2, 1) {
            return s11(m, r[3]);
        }
        m.const_attr(1, r[6]);
        s11(m, r[8])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        m.move_attr(r[1], 1);
        if !m.def(3, 0, 1, 0) {
            return s7(m, r[8]);
        }
        s7(m, r[10])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.attr_or(2, 0, r[3], r[4]);
        if !m.make_types(1, &r[8..10], at + 5) {
            return 0;
        }
        s7(m, r[11])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s18(m, r[22]);
        }
        if !m.for_each_user(2, 1, r[26], at + 23, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s18(m, r[26]);
        }
        s17(m, at + 27)
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.attr(2, 2, r[3]) {
            return m.again(r[4]);
        }
        if !m.same_attr(1, 2) {
            return m.again(r[8]);
        }
        let to = m.switch_kind(0, r[11], r[12]);
        match m.word(to) { 314 => m.again(to), 811 => s27(m, to), 1076 => s28(m, to), _ => s29(m, to) }
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<31>(at) else { return 0 };
        if !m.first(1, 2) {
            return s20(m, r[3]);
        }
        if !m.attr(2, 0, r[7]) {
            return s20(m, r[8]);
        }
        if !m.first(2, 2) {
            return s20(m, r[12]);
        }
        if !m.result_count_min(0, 0) {
            return s20(m, r[16]);
        }
        if !m.result_count_min(0, 1) {
            return s20(m, r[20]);
        }
        if !m.guard(r[22]) {
            return s19(m, r[23]);
        }
        if !m.operand(2, 0, 0) {
            return s19(m, r[28]);
        }
        s19(m, r[30])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_name(0, r[2], r[3]);
        if m.is_end(to) { to } else { match m.word(to) { 513 => s11(m, to), _ => s26(m, to) } }
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_kind(0, r[2], r[3]);
        match m.word(to) { 513 => m.again(to), 1039 => m.again(to), _ => s21(m, to) }
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(1, 2, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[3]);
        }
        s22(m, at + 4)
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        m.move_attr(r[1], 1);
        if !m.part(3, 2, 1, 2) {
            return m.again(r[8]);
        }
        m.again(r[10])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_type(1, r[2], r[3]);
        match m.word(to) { 513 => s11(m, to), 1049 => s24(m, to), 1061 => s36(m, to), _ => s25(m, to) }
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.result_count_min(0, 2) {
            return s11(m, r[3]);
        }
        if !m.operand_count_min(0, 1) {
            return s11(m, r[7]);
        }
        s11(m, r[9])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..6], at) {
            if m.is_stopped() {
                return 0;
            }
            return s11(m, r[6]);
        }
        if !m.attr(3, 0, r[10]) {
            return 0;
        }
        if !m.name_is(0, r[14]) {
            return 0;
        }
        if !m.result_type_is(0, 1, r[19]) {
            return s11(m, r[20]);
        }
        s11(m, r[22])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.def_op(3, 2) {
            return s11(m, r[3]);
        }
        if !m.element(2, 1, 2) {
            return s11(m, r[8]);
        }
        s11(m, r[10])
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        m.const_attr(3, r[2]);
        if !m.user(2, 1, 1, at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[7]);
        }
        if !m.result_count_min(2, 2) {
            return m.again(r[11]);
        }
        if !m.same_attr(1, 3) {
            return m.again(r[15]);
        }
        m.again(r[17])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.same_values(1, 2) {
            return m.again(r[3]);
        }
        if !m.operand_count_is(0, 1) {
            return 0;
        }
        m.again(r[9])
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.result_type_is(2, 2, r[3]) {
            return m.again(r[4]);
        }
        if m.accept(r[6]) {
            return 0;
        }
        if !m.make_values(3, &r[10..11], at + 7) {
            return 0;
        }
        if !m.same_value(1, 1) {
            return m.again(r[14]);
        }
        m.again(r[16])
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s32(m, r[22]);
        }
        if !m.for_each_user(3, 1, r[26], at + 23, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s32(m, r[26]);
        }
        s31(m, at + 27)
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.same_op(3, 0) {
            return m.again(r[3]);
        }
        m.accept(r[5]);
        m.again(r[7])
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.first(1, 1) {
            return s34(m, r[3]);
        }
        let to = m.switch_operand_type(0, 0, r[7], r[8]);
        match m.word(to) { 515 => s40(m, to), 830 => s33(m, to), 1042 => s41(m, to), _ => s39(m, to) }
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        m.move_type(r[1], 1);
        s34(m, r[4])
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.same_attr(1, 1) {
            return s35(m, r[3]);
        }
        if !m.operand(3, 0, 0) {
            return s35(m, r[8]);
        }
        if !m.result(2, 0, 1) {
            return s35(m, r[13]);
        }
        if !m.type_is(1, r[16]) {
            return s35(m, r[17]);
        }
        s35(m, r[19])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 2) {
            return s11(m, r[3]);
        }
        let to = m.switch_type(1, r[6], r[7]);
        match m.word(to) { 1039 => s23(m, to), 1072 => s38(m, to), _ => s37(m, to) }
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.first(3, 2) {
            return s11(m, r[3]);
        }
        if !m.const_types(2, &r[7..7], at + 4) {
            return 0;
        }
        if !m.name_is(0, r[9]) {
            return s11(m, r[10]);
        }
        0
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.same_values(2, 1) {
            return s23(m, r[3]);
        }
        if !m.result_type_is(0, 0, r[7]) {
            return s23(m, r[8]);
        }
        if !m.attr_is(0, r[11], r[12]) {
            return s23(m, r[13]);
        }
        if !m.kind_is(0, r[16]) {
            return s23(m, r[17]);
        }
        s23(m, r[19])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.same_op(0, 0) {
            return s23(m, r[3]);
        }
        if !m.same_value(1, 1) {
            return s23(m, r[7]);
        }
        if !m.result_count_min(0, 2) {
            return s23(m, r[11]);
        }
        if !m.same_values(2, 2) {
            return s23(m, r[15]);
        }
        if !m.type_is(1, r[18]) {
            return s23(m, r[19]);
        }
        s23(m, r[21])
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.def(3, 0, 2, 1) {
            return s33(m, r[5]);
        }
        if !m.same_op(3, 3) {
            return s33(m, r[9]);
        }
        s33(m, r[11])
    }

    #[inline]
    fn s40<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        if !m.same_type(1, 1) {
            return s33(m, r[5]);
        }
        if !m.make_types(1, &r[9..9], at + 6) {
            return 0;
        }
        s33(m, r[10])
    }

    #[inline]
    fn s41<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return s33(m, r[3]);
        }
        if !m.list_count_is(1, 0) {
            return s33(m, r[7]);
        }
        if !m.def_op(1, 1) {
            return s33(m, r[11]);
        }
        if !m.result_type_is(0, 2, r[15]) {
            return s33(m, r[16]);
        }
        if !m.results(1, 0, 1, at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return r[21];
        }
        s33(m, r[23])
    }
}
}

mod seed7 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s6(m, at), 513 => s4(m, at), 1046 => s31(m, at), 1050 => s3(m, at), 1061 => match m.word(at + 2) { 1 => s1(m, at), _ => s33(m, at) }, 1314 => match m.word(at + 21) { 1 => s29(m, at), _ => match m.word(at + 23) { 1290 => s15(m, at), _ => s0(m, at) } }, _ => s35(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<30>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s1(m, r[22]);
        }
        let to = m.def_switch_kind(1, 0, 1, 2, r[28], r[29]);
        match m.word(to) { 1061 => s1(m, to), 1095 => s7(m, to), 1347 => s9(m, to), _ => s12(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.first(1, 1) {
            return s2(m, r[3]);
        }
        if !m.same_op(0, 0) {
            return s2(m, r[7]);
        }
        if !m.name_is(0, r[10]) {
            return s2(m, r[11]);
        }
        if !m.result_type_is(0, 2, r[15]) {
            return s2(m, r[16]);
        }
        if !m.guard(r[18]) {
            return s2(m, r[19]);
        }
        s2(m, r[21])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.attr_or(3, 0, r[3], r[4]);
        if !m.list_count_min(2, 1) {
            return s4(m, r[8]);
        }
        m.move_op(r[10], 0);
        if !m.for_each_user_of(2, 1, r[15], at + 12, at + 16) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[15]);
        }
        s3(m, at + 16)
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.type_is(1, r[2]) {
            return s6(m, r[3]);
        }
        if !m.operand_count_min(3, 0) {
            return s4(m, r[7]);
        }
        m.leave();
        s4(m, r[9])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 314 => s6(m, r[1]), 513 => match m.word(r[1] + 1) { 0 => s5(m, r[1]), _ => m.again(r[1]) }, _ => s30(m, r[1]) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        if m.is_end(to) { to } else { match m.word(to) { 513 => m.again(to), 832 => s24(m, to), 1032 => s36(m, to), 1046 => m.again(to), 1050 => m.again(to), 1061 => match m.word(to + 1) { 1 => match m.word(to + 2) { 1 => m.again(to), _ => match m.word(to + 4) { 1095 => s16(m, to), _ => m.again(to) } }, _ => s8(m, to) }, 1076 => s17(m, to), _ => m.again(to) } }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[3]);
        }
        s8(m, at + 4)
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.first(3, 1) {
            return m.again(r[3]);
        }
        if !m.same_value(3, 3) {
            return m.again(r[7]);
        }
        m.move_type(r[9], 1);
        if !m.same_values(2, 1) {
            return m.again(r[14]);
        }
        if !m.operands(2, 0, 4294967295, at + 15) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[19]);
        }
        m.again(r[21])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.element_back(1, 2, 0) {
            return s1(m, r[4]);
        }
        let to = m.switch_kind(1, r[7], r[8]);
        match m.word(to) { 1061 => s1(m, to), _ => match m.word(to + 2) { 0 => s11(m, to), _ => s10(m, to) } }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        m.attr_or_null(3, 1, r[3]);
        if !m.name_is(1, r[6]) {
            return s1(m, r[7]);
        }
        if !m.list_count_is(1, 0) {
            return s1(m, r[11]);
        }
        s1(m, r[13])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        m.attr_or_null(3, 0, r[3]);
        if !m.single(3, 1) {
            return s1(m, r[7]);
        }
        if !m.def(3, 1, 0, 1) {
            return s1(m, r[13]);
        }
        s1(m, r[15])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.def(3, 0, 1, 1) {
            return s1(m, r[5]);
        }
        let to = m.switch_type(1, r[8], r[9]);
        match m.word(to) { 831 => s13(m, to), 1061 => s1(m, to), _ => s14(m, to) }
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        m.move_attr(r[1], 1);
        if !m.name_is(0, r[5]) {
            return s1(m, r[6]);
        }
        if !m.attr_value_is(3, r[9]) {
            return s1(m, r[10]);
        }
        if !m.operand_count_is(3, 0) {
            return s1(m, r[14]);
        }
        s1(m, r[16])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.operand_type_is(0, 0, r[3]) {
            return s1(m, r[4]);
        }
        if !m.result_count_is(3, 2) {
            return s1(m, r[8]);
        }
        if !m.attr(2, 1, r[12]) {
            return s1(m, r[13]);
        }
        if !m.result_count_is(3, 0) {
            return s1(m, r[17]);
        }
        m.move_value(r[19], 1);
        s1(m, r[22])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 2) {
            return s16(m, r[22]);
        }
        let to = m.switch_attr(0, r[25], r[26], r[27]);
        match m.word(to) { 832 => s23(m, to), 1039 => s26(m, to), 1061 => s16(m, to), _ => s25(m, to) }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 2) {
            return s20(m, r[3]);
        }
        if !m.for_each_user_of(2, 2, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return r[7];
        }
        s17(m, at + 8)
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.same_values(2, 1) {
            return m.again(r[3]);
        }
        let to = m.switch_kind(2, r[6], r[7]);
        if m.is_end(to) { to } else { match m.word(to) { 314 => m.again(to), 828 => s18(m, to), _ => s19(m, to) } }
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        m.move_op(r[1], 0);
        m.move_types(r[4], 1);
        if !m.attr_type(1, 1) {
            return m.again(r[9]);
        }
        m.again(r[11])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.user(1, 2, 0, at) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[4]);
        }
        if !m.guard(r[6]) {
            return m.again(r[7]);
        }
        if !m.def(2, 2, 2, 1) {
            return m.again(r[13]);
        }
        m.again(r[15])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        let to = m.switch_name(0, r[6], r[7]);
        if m.is_end(to) { to } else { match m.word(to) { 513 => m.again(to), _ => s21(m, to) } }
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        m.const_attr(3, r[2]);
        let to = m.switch_result_count(0, r[5], r[6]);
        if m.is_end(to) { to } else { match m.word(to) { 513 => m.again(to), _ => s22(m, to) } }
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        m.move_types(r[1], 1);
        m.move_op(r[4], 0);
        if !m.operand_count_is(0, 2) {
            return m.again(r[9]);
        }
        if !m.same_op(0, 0) {
            return m.again(r[13]);
        }
        if !m.name_is(0, r[16]) {
            return m.again(r[17]);
        }
        m.again(r[19])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        m.move_values(r[1], 1);
        if !m.for_each_user(3, 1, r[6], at + 3, at + 7) {
            if m.is_stopped() {
                return 0;
            }
            return s16(m, r[6]);
        }
        s24(m, at + 7)
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        m.move_values(r[1], 1);
        m.const_type(2, r[5]);
        if !m.attr_is(0, r[8], r[9]) {
            return m.again(r[10]);
        }
        if !m.def(3, 3, 1, 1) {
            return m.again(r[16]);
        }
        if !m.same_value(1, 1) {
            return m.again(r[20]);
        }
        m.again(r[22])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.const_types(2, &r[3..4], at) {
            return 0;
        }
        if !m.def_op(1, 1) {
            return s16(m, r[7]);
        }
        m.accept(r[9]);
        s16(m, r[11])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_type(1, r[2], r[3]);
        match m.word(to) { 808 => s28(m, to), 1061 => s16(m, to), _ => s27(m, to) }
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.make_values(1, &r[3..4], at) {
            return 0;
        }
        if !m.make_types(1, &r[7..8], at + 4) {
            return 0;
        }
        s16(m, r[9])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.types_of(1, 1, at) {
            return 0;
        }
        if !m.make_types(2, &r[6..6], at + 3) {
            return 0;
        }
        s16(m, r[7])
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<47>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 1) {
            return s30(m, r[22]);
        }
        if !m.user(2, 1, 2, at + 23) {
            if m.is_stopped() {
                return 0;
            }
            return s30(m, r[27]);
        }
        if !m.element_back(1, 2, 0) {
            return s30(m, r[32]);
        }
        if !m.def_op(1, 1) {
            return s30(m, r[36]);
        }
        m.move_op(r[38], 0);
        m.move_values(r[41], 2);
        let to = m.switch_type(1, r[45], r[46]);
        match m.word(to) { 513 => s4(m, to), 1051 => s39(m, to), 1065 => s40(m, to), _ => s38(m, to) }
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.element_type(3, 1, 2) {
            return s33(m, r[4]);
        }
        if !m.for_each_user_of(2, 2, r[8], at + 5, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s33(m, r[8]);
        }
        s31(m, at + 9)
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s32(m, r[3]);
        }
        if !m.same_type(1, 1) {
            return s32(m, r[7]);
        }
        m.const_type(3, r[10]);
        s32(m, r[12])
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.same_types(1, 1) {
            return s6(m, r[3]);
        }
        if !m.result_count_min(2, 2) {
            return s6(m, r[7]);
        }
        m.accept(r[9]);
        m.leave();
        s33(m, r[11])
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        if !m.result(2, 0, 0) {
            return s34(m, r[8]);
        }
        if !m.kind_is(0, r[11]) {
            return s34(m, r[12]);
        }
        s34(m, r[14])
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return s36(m, r[3]);
        }
        if !m.for_each_user_of(2, 2, r[7], at + 4, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s36(m, r[7]);
        }
        s35(m, at + 8)
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.attr(1, 2, r[3]) {
            return s6(m, r[4]);
        }
        if !m.list_count_is(2, 2) {
            return s6(m, r[8]);
        }
        m.const_attr(2, r[11]);
        if !m.has_attr(2, r[14]) {
            return s6(m, r[15]);
        }
        if !m.const_types(2, &r[19..20], at + 16) {
            return 0;
        }
        s6(m, r[21])
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_kind(0, r[2], r[3]);
        if m.is_end(to) { to } else { match m.word(to) { 513 => m.again(to), _ => s37(m, to) } }
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.types_are(1, &r[3..3]) {
            return m.again(r[3]);
        }
        m.again(r[5])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.user(3, 1, 2, at) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[4]);
        }
        m.move_attr(r[6], 1);
        s4(m, r[9])
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return s4(m, r[3]);
        }
        if !m.constraint(r[5], 0, &r[8..9], &r[10..11], at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[11]);
        }
        s4(m, r[13])
    }

    #[inline]
    fn s40<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.attr_type(1, 1) {
            return s4(m, r[3]);
        }
        if !m.same_op(0, 1) {
            return s4(m, r[7]);
        }
        if !m.result_type_is(1, 1, r[11]) {
            return s4(m, r[12]);
        }
        if !m.element_type(1, 1, 0) {
            return s4(m, r[17]);
        }
        s4(m, r[19])
    }
}
}

mod seed8 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s3(m, at), 513 => s5(m, at), 772 => s35(m, at), 847 => s2(m, at), 1061 => s36(m, at), _ => match m.word(at + 19) { 1047 => s17(m, at), 1049 => s29(m, at), _ => s0(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.attr_type(1, 1) {
            return s1(m, r[22]);
        }
        let to = m.switch_type(1, r[25], r[26]);
        match m.word(to) { 1060 => s16(m, to), 1061 => s1(m, to), _ => s15(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.first(1, 1) {
            return s4(m, r[3]);
        }
        if !m.types_of(1, 1, at + 4) {
            return 0;
        }
        if !m.list_count_is(2, 1) {
            return s4(m, r[10]);
        }
        if !m.for_each_user(2, 1, r[14], at + 11, at + 15) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[14]);
        }
        s2(m, at + 15)
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.make_values(3, &r[3..3], at) {
            return 0;
        }
        if !m.operand_count_min(2, 0) {
            return s3(m, r[6]);
        }
        s3(m, r[8])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 513 => s5(m, to), 772 => s35(m, to), 847 => m.again(to), 1051 => s25(m, to), 1061 => s4(m, to), 1065 => s14(m, to), 1095 => s20(m, to), 1299 => s34(m, to), _ => s21(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.first(1, 1) {
            return s5(m, r[3]);
        }
        let to = m.switch_attr(0, r[6], r[7], r[8]);
        match m.word(to) { 513 => s5(m, to), 1081 => s13(m, to), 1313 => s12(m, to), _ => s7(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s6(m, r[1]), _ => m.again(r[1]) }, _ => s30(m, r[1]) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.element_back(3, 2, 2) {
            return s8(m, r[4]);
        }
        m.move_types(r[6], 1);
        if !m.user(3, 2, 0, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[12]);
        }
        s8(m, r[14])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..6], at) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[6]);
        }
        if !m.operand_type_is(0, 1, r[10]) {
            return s9(m, r[11]);
        }
        s9(m, r[13])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_kind(0, r[2], r[3]);
        match m.word(to) { 513 => s5(m, to), _ => match m.word(to + 2) { 1 => s10(m, to), _ => s11(m, to) } }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.operand_count_is(0, 1) {
            return s5(m, r[3]);
        }
        m.type_of(2, 1);
        s5(m, r[8])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return s5(m, r[3]);
        }
        m.move_types(r[5], 1);
        if !m.operand_type_is(0, 1, r[10]) {
            return s5(m, r[11]);
        }
        s5(m, r[13])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.result(3, 0, 1) {
            return s5(m, r[4]);
        }
        if !m.part(1, 1, 0, 2) {
            return s5(m, r[10]);
        }
        if !m.same_attr(1, 1) {
            return s5(m, r[14]);
        }
        s5(m, r[16])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(1, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[3]);
        }
        s14(m, at + 4)
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.attr_type(3, 1) {
            return m.again(r[3]);
        }
        if !m.element_back(1, 1, 2) {
            return m.again(r[8]);
        }
        m.again(r[10])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.results(1, 0, 0, at) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[4]);
        }
        m.move_values(r[6], 1);
        if !m.same_types(1, 1) {
            return r[11];
        }
        if !m.same_op(0, 0) {
            return s1(m, r[15]);
        }
        s1(m, r[17])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.single(3, 2) {
            return s1(m, r[3]);
        }
        if !m.operand_type_is(0, 0, r[7]) {
            return s1(m, r[8]);
        }
        m.move_op(r[10], 0);
        if !m.types_are(1, &r[15..17]) {
            return s1(m, r[17]);
        }
        s1(m, r[19])
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<29>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.operand_count_min(0, 2) {
            return s18(m, r[22]);
        }
        if !m.types_are(1, &r[26..26]) {
            return s18(m, r[26]);
        }
        s18(m, r[28])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.result_type_is(0, 1, r[3]) {
            return s19(m, r[4]);
        }
        if !m.first(3, 2) {
            return s19(m, r[8]);
        }
        s19(m, r[10])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.first(1, 1) {
            return s20(m, r[3]);
        }
        let to = m.switch_result_type(0, 1, r[7], r[8]);
        match m.word(to) { 1040 => s22(m, to), 1081 => s24(m, to), 1095 => s20(m, to), _ => s26(m, to) }
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(2, 2, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[3]);
        }
        s21(m, at + 4)
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.attr(1, 0, r[3]) {
            return m.again(r[4]);
        }
        if !m.result_count_min(0, 0) {
            return m.again(r[8]);
        }
        if !m.name_is(2, r[11]) {
            return m.again(r[12]);
        }
        if !m.attr_type(2, 1) {
            return m.again(r[16]);
        }
        m.leave();
        s5(m, r[18])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.kind_is(0, r[2]) {
            return s23(m, r[3]);
        }
        m.attr_or(3, 0, r[7], r[8]);
        if !m.same_attr(3, 1) {
            return s23(m, r[12]);
        }
        m.accept(r[14]);
        if !m.user(3, 1, 0, at + 15) {
            if m.is_stopped() {
                return 0;
            }
            return s23(m, r[19]);
        }
        s23(m, r[21])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.first(2, 1) {
            return s20(m, r[3]);
        }
        if !m.list_count_min(1, 0) {
            return s20(m, r[7]);
        }
        m.move_types(r[9], 1);
        if !m.attr_is(0, r[13], r[14]) {
            return s20(m, r[15]);
        }
        s20(m, r[17])
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(2, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s20(m, r[3]);
        }
        s25(m, at + 4)
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.attr_value_is(1, r[2]) {
            return m.again(r[3]);
        }
        if !m.const_types(1, &r[7..9], at + 4) {
            return 0;
        }
        if !m.guard(r[10]) {
            return m.again(r[11]);
        }
        if !m.types_are(1, &r[15..17]) {
            return m.again(r[17]);
        }
        m.leave();
        s20(m, r[19])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.operands(1, 0, 2, at) {
            if m.is_stopped() {
                return 0;
            }
            return s27(m, r[4]);
        }
        if !m.single(3, 2) {
            return r[8];
        }
        m.move_op(r[10], 0);
        if !m.result_count_is(0, 1) {
            return s27(m, r[15]);
        }
        m.move_value(r[17], 3);
        s27(m, r[20])
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.same_attr(1, 1) {
            return s28(m, r[3]);
        }
        if !m.same_types(1, 1) {
            return s28(m, r[7]);
        }
        if !m.same_value(1, 1) {
            return s28(m, r[11]);
        }
        s28(m, r[13])
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.types_of(3, 2, at) {
            return 0;
        }
        if !m.constraint(r[4], 0, &r[7..8], &r[9..11], at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s20(m, r[11]);
        }
        s20(m, r[13])
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<39>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.result_count_min(0, 2) {
            return s30(m, r[22]);
        }
        if !m.has_attr(0, r[25]) {
            return s5(m, r[26]);
        }
        if !m.result_count_min(0, 0) {
            return s5(m, r[30]);
        }
        m.move_types(r[32], 1);
        m.move_values(r[35], 1);
        s5(m, r[38])
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.element(2, 2, 0) {
            return s31(m, r[4]);
        }
        if !m.result_type_is(0, 0, r[8]) {
            return s31(m, r[9]);
        }
        0
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s32(m, r[2]);
        }
        if !m.operand_count_is(0, 0) {
            return s32(m, r[6]);
        }
        s32(m, r[8])
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        if !m.same_op(0, 0) {
            return s33(m, r[7]);
        }
        if !m.operand_count_min(0, 1) {
            return s33(m, r[11]);
        }
        m.accept(r[13]);
        let to = m.switch_operand_count(0, r[16], r[17]);
        match m.word(to) { 1041 => s38(m, to), 1061 => s39(m, to), 1301 => s33(m, to), _ => s37(m, to) }
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.result_type_is(0, 2, r[3]) {
            return r[4];
        }
        if !m.attr_value_is(1, r[7]) {
            return m.again(r[8]);
        }
        if !m.for_each_user(2, 1, r[12], at + 9, at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        s34(m, at + 13)
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return m.again(r[4]);
        }
        m.const_attr(1, r[7]);
        if !m.attr(1, 0, r[11]) {
            return m.again(r[12]);
        }
        m.again(r[14])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        if !m.record(r[1]) {
            return s36(m, r[2]);
        }
        s36(m, r[4])
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.first(1, 1) {
            return s5(m, r[3]);
        }
        if !m.def_op(2, 1) {
            return s5(m, r[7]);
        }
        if !m.result_type_is(2, 2, r[11]) {
            return s5(m, r[12]);
        }
        let to = m.switch_result_count(0, r[15], r[16]);
        s5(m, to)
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.element_type(1, 1, 0) {
            return s33(m, r[4]);
        }
        if !m.operand_type_is(0, 1, r[8]) {
            return s33(m, r[9]);
        }
        if !m.guard(r[11]) {
            return s33(m, r[12]);
        }
        m.move_op(r[14], 0);
        s33(m, r[17])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.name_is(0, r[2]) {
            return s33(m, r[3]);
        }
        if !m.element_type(1, 1, 1) {
            return s33(m, r[8]);
        }
        s33(m, r[10])
    }

    #[inline]
    fn s39<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.first(3, 1) {
            return s33(m, r[3]);
        }
        if !m.attr_is(0, r[6], r[7]) {
            return s33(m, r[8]);
        }
        if !m.operands(3, 0, 4294967295, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s33(m, r[13]);
        }
        r[15]
    }
}
}

mod seed9 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 314 => s4(m, at), 513 => s6(m, at), 1061 => s2(m, at), 1314 => match m.word(at + 19) { 1061 => s27(m, at), 1075 => s0(m, at), _ => s15(m, at) }, _ => s3(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<31>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.same_attr(1, 1) {
            return s1(m, r[22]);
        }
        if !m.types_are(1, &r[26..28]) {
            return s1(m, r[28]);
        }
        s1(m, r[30])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.attr(3, 0, r[3]) {
            return s2(m, r[4]);
        }
        let to = m.switch_attr(0, r[7], r[8], r[9]);
        match m.word(to) { 828 => match m.word(to + 3) { 832 => s14(m, to), _ => s9(m, to) }, 1061 => s2(m, to), _ => s12(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.first(1, 1) {
            return s5(m, r[3]);
        }
        m.accept(r[5]);
        if !m.list_count_min(2, 0) {
            return s5(m, r[9]);
        }
        if !m.for_each_user(1, 1, 0, at + 10, at + 14) {
            return 0;
        }
        s3(m, at + 14)
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.const_types(2, &r[3..5], at) {
            return 0;
        }
        m.accept(r[6]);
        if !m.attr_value_is(1, r[9]) {
            return s4(m, r[10]);
        }
        if !m.has_attr(0, r[13]) {
            return s4(m, r[14]);
        }
        s4(m, r[16])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        if m.is_end(to) { to } else { match m.word(to) { 1039 => s28(m, to), 1042 => s11(m, to), 1061 => match m.word(to + 2) { 1 => match m.word(to + 4) { 514 => m.again(to), _ => s29(m, to) }, _ => s19(m, to) }, 1325 => m.again(to), _ => s18(m, to) } }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.first(1, 2) {
            return s6(m, r[3]);
        }
        if !m.element_type(3, 1, 0) {
            return s6(m, r[8]);
        }
        if !m.same_op(0, 0) {
            return s6(m, r[12]);
        }
        let to = m.def_switch_kind(1, 0, 2, 2, r[18], r[19]);
        match m.word(to) { 513 => s6(m, to), _ => s8(m, to) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        match m.word(r[1]) { 513 => match m.word(r[1] + 1) { 0 => s7(m, r[1]), _ => m.again(r[1]) }, 1053 => s16(m, r[1]), _ => s17(m, r[1]) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(_: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        0
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.def_op(3, 1) {
            return s6(m, r[3]);
        }
        m.move_value(r[5], 1);
        if !m.attr_value_is(1, r[9]) {
            return s6(m, r[10]);
        }
        m.move_values(r[12], 1);
        s6(m, r[15])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        m.move_op(r[1], 0);
        if !m.element(3, 2, 0) {
            return s10(m, r[7]);
        }
        if !m.operand_type_is(1, 1, r[11]) {
            return s10(m, r[12]);
        }
        s10(m, r[14])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user_of(3, 1, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[3]);
        }
        s11(m, at + 4)
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.has_attr(3, r[2]) {
            return m.again(r[3]);
        }
        m.const_type(2, r[6]);
        m.move_type(r[8], 1);
        m.leave();
        m.again(r[11])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.same_type(1, 1) {
            return s2(m, r[3]);
        }
        if !m.attr_value_is(1, r[6]) {
            return s13(m, r[7]);
        }
        if !m.first(1, 2) {
            return s13(m, r[11]);
        }
        if !m.types_are(1, &r[15..16]) {
            return s13(m, r[16]);
        }
        s13(m, r[18])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.attr(3, 0, r[3]) {
            return s2(m, r[4]);
        }
        if !m.name_is(0, r[7]) {
            return s2(m, r[8]);
        }
        s2(m, r[10])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        m.move_op(r[1], 0);
        m.move_values(r[4], 1);
        if !m.types_of(2, 1, at + 6) {
            return 0;
        }
        s2(m, r[10])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        let to = m.switch_operand_type(0, 2, r[22], r[23]);
        match m.word(to) { 513 => s6(m, to), 1053 => s16(m, to), _ => s24(m, to) }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.list_count_is(1, 2) {
            return s17(m, r[3]);
        }
        let to = m.switch_name(0, r[6], r[7]);
        match m.word(to) { 513 => m.again(to), 811 => s22(m, to), _ => s23(m, to) }
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.first(1, 1) {
            return s19(m, r[3]);
        }
        m.accept(r[5]);
        if !m.same_type(1, 1) {
            return s19(m, r[9]);
        }
        if !m.for_each_user(3, 1, r[13], at + 10, at + 14) {
            if m.is_stopped() {
                return 0;
            }
            return s19(m, r[13]);
        }
        s18(m, at + 14)
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.element_type(1, 1, 0) {
            return m.again(r[4]);
        }
        if !m.constraint(r[6], 1, &r[9..10], &r[11..12], at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return m.again(r[12]);
        }
        let to = m.switch_attr(3, r[15], r[16], r[17]);
        match m.word(to) { 314 => m.again(to), _ => match m.word(to + 1) { 0 => s21(m, to), _ => s20(m, to) } }
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.first(1, 2) {
            return m.again(r[3]);
        }
        m.again(r[5])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.attr_is(3, r[2], r[3]) {
            return m.again(r[4]);
        }
        m.move_op(r[6], 0);
        if !m.list_count_is(2, 0) {
            return m.again(r[11]);
        }
        if !m.attr(2, 2, r[15]) {
            return m.again(r[16]);
        }
        if !m.operand_count_min(2, 0) {
            return m.again(r[20]);
        }
        m.again(r[22])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return m.again(r[4]);
        }
        if !m.types_of(2, 2, at + 5) {
            return 0;
        }
        if !m.record(r[9]) {
            return m.again(r[10]);
        }
        if !m.result(2, 3, 0) {
            return m.again(r[15]);
        }
        m.again(r[17])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        m.const_attr(3, r[2]);
        if !m.record(r[4]) {
            return m.again(r[5]);
        }
        m.again(r[7])
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        m.move_type(r[1], 1);
        if !m.same_values(2, 1) {
            return m.again(r[6]);
        }
        if m.accept(r[8]) {
            return 0;
        }
        if !m.operand_count_min(0, 1) {
            return m.again(r[12]);
        }
        m.again(r[14])
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_operand_type(0, 1, r[3], r[4]);
        match m.word(to) { 811 => s25(m, to), 1053 => s16(m, to), _ => s26(m, to) }
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        m.const_attr(1, r[2]);
        if !m.attr_type(2, 1) {
            return s16(m, r[6]);
        }
        if !m.result(3, 0, 0) {
            return s16(m, r[11]);
        }
        m.type_of(1, 3);
        if !m.has_attr(0, r[17]) {
            return s16(m, r[18]);
        }
        s16(m, r[20])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.element_back(1, 1, 0) {
            return s16(m, r[4]);
        }
        if !m.constraint(r[6], 1, &r[9..10], &r[11..11], at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return s16(m, r[11]);
        }
        if !m.operand_type_is(0, 1, r[15]) {
            return s16(m, r[16]);
        }
        if !m.same_op(0, 0) {
            return s16(m, r[20]);
        }
        s16(m, r[22])
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.results(2, 0, 4294967295, at + 5) {
            return 0;
        }
        if !m.types_of(1, 1, at + 10) {
            return 0;
        }
        m.const_attr(1, r[15]);
        m.const_type(1, r[18]);
        if !m.first(1, 1) {
            return s29(m, r[22]);
        }
        if !m.for_each_user_of(1, 1, r[26], at + 23, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s29(m, r[26]);
        }
        s28(m, at + 27)
    }

    #[inline]
    fn s28<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_type(1, r[2], r[3]);
        match m.word(to) { 314 => m.again(to), 515 => s37(m, to), _ => s38(m, to) }
    }

    #[inline]
    fn s29<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.first(1, 1) {
            return s30(m, r[3]);
        }
        if !m.result_type_is(0, 0, r[7]) {
            return s30(m, r[8]);
        }
        if !m.single(2, 2) {
            return s30(m, r[12]);
        }
        s30(m, r[14])
    }

    #[inline]
    fn s30<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.name_is(0, r[2]) {
            return s31(m, r[3]);
        }
        m.move_op(r[5], 0);
        s31(m, r[8])
    }

    #[inline]
    fn s31<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.first(1, 2) {
            return s6(m, r[3]);
        }
        if m.accept(r[5]) {
            return 0;
        }
        if !m.operand(2, 0, 0) {
            return s6(m, r[10]);
        }
        let to = m.switch_name(0, r[13], r[14]);
        match m.word(to) { 513 => s6(m, to), 1032 => s33(m, to), _ => s32(m, to) }
    }

    #[inline]
    fn s32<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<6>(at) else { return 0 };
        if !m.attr_type(1, 1) {
            return s6(m, r[3]);
        }
        s6(m, r[5])
    }

    #[inline]
    fn s33<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_kind(0, r[2], r[3]);
        match m.word(to) { 513 => s6(m, to), 1077 => s34(m, to), 1308 => s35(m, to), _ => s36(m, to) }
    }

    #[inline]
    fn s34<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.same_types(1, 1) {
            return s6(m, r[3]);
        }
        m.accept(r[5]);
        if !m.element(1, 1, 1) {
            return s6(m, r[10]);
        }
        if !m.attr(3, 0, r[14]) {
            return s6(m, r[15]);
        }
        s6(m, r[17])
    }

    #[inline]
    fn s35<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.types_are(1, &r[3..4]) {
            return s6(m, r[4]);
        }
        if !m.element(3, 2, 0) {
            return s6(m, r[9]);
        }
        if !m.guard(r[11]) {
            return s6(m, r[12]);
        }
        if !m.element_back(2, 2, 2) {
            return s6(m, r[17]);
        }
        if !m.operand_count_is(0, 1) {
            return s6(m, r[21]);
        }
        s6(m, r[23])
    }

    #[inline]
    fn s36<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[4]);
        }
        m.move_attr(r[6], 1);
        m.move_attr(r[9], 1);
        if !m.operand_type_is(0, 1, r[14]) {
            return s6(m, r[15]);
        }
        s6(m, r[17])
    }

    #[inline]
    fn s37<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        m.move_value(r[3], 1);
        if !m.attr_is(1, r[7], r[8]) {
            return m.again(r[9]);
        }
        if !m.same_types(1, 1) {
            return m.again(r[13]);
        }
        if !m.same_op(1, 1) {
            return m.again(r[17]);
        }
        m.again(r[19])
    }

    #[inline]
    fn s38<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        m.move_values(r[1], 1);
        if !m.def(3, 0, 0, 0) {
            return m.again(r[8]);
        }
        if !m.result_count_min(1, 2) {
            return m.again(r[12]);
        }
        if !m.name_is(3, r[15]) {
            return m.again(r[16]);
        }
        if !m.const_types(3, &r[20..20], at + 17) {
            return 0;
        }
        m.again(r[21])
    }
}
}

#[rustfmt::skip]
pub(crate) fn find<H: ::pdll::Link>(name: &str) -> Option<fn(&mut ::pdll::Matching<'_, H>, u32) -> u32> {
    Some(match name {
        "seed0" => seed0::compiled::matcher,
        "seed1" => seed1::compiled::matcher,
        "seed2" => seed2::compiled::matcher,
        "seed3" => seed3::compiled::matcher,
        "seed4" => seed4::compiled::matcher,
        "seed5" => seed5::compiled::matcher,
        "seed6" => seed6::compiled::matcher,
        "seed7" => seed7::compiled::matcher,
        "seed8" => seed8::compiled::matcher,
        "seed9" => seed9::compiled::matcher,
        _ => return None,
    })
}
