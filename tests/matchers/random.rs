// Written by a test.

mod seed0 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 515 => s6(m, at), 1048 => at, 1299 => s3(m, at), 1301 => match m.word(at + 5) { 514 => s2(m, at), 515 => s0(m, at), _ => s7(m, at) }, _ => s5(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return r[4];
        }
        if m.accept(r[6]) {
            return 0;
        }
        r[8]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return r[4];
        }
        m.accept(r[6]);
        r[8]
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.attr_is(1, r[2], r[3]) {
            return r[4];
        }
        if !m.operand_type_is(1, 1, r[8]) {
            return r[9];
        }
        let to = m.def_switch_kind(2, 0, 2, 0, r[15], r[16]);
        match m.word(to) { 1048 => to, _ => s4(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<67>(at) else { return 0 };
        if !m.operand_type_is(2, 1, r[3]) {
            return r[4];
        }
        if !m.result_type_is(2, 0, r[8]) {
            return r[9];
        }
        if !m.operand(0, 2, 0) {
            return r[14];
        }
        if !m.def_op(3, 0) {
            return r[18];
        }
        if !m.kind_is(3, r[21]) {
            return r[22];
        }
        if !m.result(1, 1, 0) {
            return r[27];
        }
        m.type_of(0, 1);
        if !m.operand(2, 3, 0) {
            return r[35];
        }
        m.type_of(1, 2);
        if !m.same_type(0, 1) {
            return r[42];
        }
        if !m.result(3, 0, 0) {
            return r[47];
        }
        m.type_of(2, 3);
        if !m.result(4, 3, 0) {
            return r[55];
        }
        m.type_of(3, 4);
        if !m.same_type(2, 3) {
            return r[62];
        }
        m.accept(r[64]);
        r[66]
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.result(3, 0, 0) {
            return s6(m, r[4]);
        }
        m.type_of(2, 3);
        if !m.result(5, 0, 1) {
            return s6(m, r[12]);
        }
        m.type_of(4, 5);
        if !m.same_type(2, 4) {
            return s6(m, r[19]);
        }
        if !m.has_attr(0, r[22]) {
            return s6(m, r[23]);
        }
        m.accept(r[25]);
        s6(m, r[27])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        r[3]
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return r[4];
        }
        if !m.result_count_is(0, 2) {
            return r[8];
        }
        if !m.attr_is(0, r[11], r[12]) {
            return r[13];
        }
        if m.accept(r[15]) {
            return 0;
        }
        r[17]
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
            at = match m.word(at) { 773 => s6(m, at), 1047 => at, 1301 => s1(m, at), 1314 => at, _ => at };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<80>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return r[4];
        }
        if !m.result_type_is(0, 1, r[8]) {
            return r[9];
        }
        if !m.operand(0, 0, 0) {
            return r[14];
        }
        if !m.def_op(5, 0) {
            return r[18];
        }
        if !m.kind_is(5, r[21]) {
            return r[22];
        }
        if !m.has_attr(5, r[25]) {
            return r[26];
        }
        if !m.result_type_is(5, 1, r[30]) {
            return r[31];
        }
        if !m.operand(2, 0, 1) {
            return s2(m, r[36]);
        }
        if !m.operand(3, 5, 1) {
            return s2(m, r[41]);
        }
        if !m.same_value(2, 3) {
            return s2(m, r[45]);
        }
        if !m.def(6, 5, 0, 1) {
            return s2(m, r[51]);
        }
        if !m.result(4, 6, 1) {
            return s2(m, r[56]);
        }
        m.type_of(0, 4);
        m.type_of(1, 3);
        if !m.same_type(0, 1) {
            return s2(m, r[66]);
        }
        if !m.kind_is(6, r[69]) {
            return s2(m, r[70]);
        }
        if !m.result_type_is(6, 0, r[74]) {
            return s2(m, r[75]);
        }
        m.accept(r[77]);
        s2(m, r[79])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<95>(at) else { return 0 };
        if !m.operand(2, 0, 1) {
            return r[4];
        }
        if !m.operand(5, 5, 0) {
            return r[9];
        }
        if !m.same_value(2, 5) {
            return r[13];
        }
        if !m.def(7, 5, 1, 1) {
            return r[19];
        }
        if !m.result(6, 7, 1) {
            return r[24];
        }
        m.type_of(2, 6);
        m.type_of(3, 5);
        if !m.same_type(2, 3) {
            return r[34];
        }
        if !m.kind_is(7, r[37]) {
            return r[38];
        }
        if !m.result_type_is(7, 0, r[42]) {
            return r[43];
        }
        if !m.def_op(6, 5) {
            return s4(m, r[47]);
        }
        if !m.result(7, 6, 1) {
            return s4(m, r[52]);
        }
        if !m.same_value(5, 7) {
            return s4(m, r[56]);
        }
        if !m.kind_is(6, r[59]) {
            return s4(m, r[60]);
        }
        if !m.result(8, 6, 0) {
            return s4(m, r[65]);
        }
        m.type_of(4, 8);
        if !m.type_is(4, r[71]) {
            return s4(m, r[72]);
        }
        if !m.result(4, 6, 1) {
            return s4(m, r[77]);
        }
        m.type_of(0, 4);
        if !m.operand(3, 5, 1) {
            return s4(m, r[85]);
        }
        m.type_of(1, 3);
        if !m.same_type(0, 1) {
            return s4(m, r[92]);
        }
        r[94]
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        r[3]
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.operand_count_is(0, 1) {
            return 0;
        }
        if m.accept(r[12]) {
            return 0;
        }
        0
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
            at = match m.word(at) { 514 => s5(m, at), 1038 => s10(m, at), 1042 => s0(m, at), 1046 => s1(m, at), 1048 => s4(m, at), 1299 => s3(m, at), _ => s6(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<31>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return s1(m, r[3]);
        }
        if !m.operand(0, 0, 0) {
            return s1(m, r[8]);
        }
        if !m.operand(1, 0, 1) {
            return s1(m, r[13]);
        }
        if !m.same_value(0, 1) {
            return s1(m, r[17]);
        }
        if !m.operand(2, 0, 2) {
            return s1(m, r[22]);
        }
        if !m.same_value(0, 2) {
            return s1(m, r[26]);
        }
        if m.accept(r[28]) {
            return 0;
        }
        s1(m, r[30])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.attr_is(0, r[6], r[7]) {
            return 0;
        }
        let to = m.def_switch_kind(1, 0, 0, 0, r[14], 0);
        if m.is_end(to) { to } else { to }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s4(m, r[4]);
        }
        m.accept(r[6]);
        s4(m, r[8])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.result_type_is(0, 1, r[7]) {
            return 0;
        }
        if m.accept(r[10]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        match m.word(r[3]) { 1046 => s1(m, r[3]), _ => s4(m, r[3]) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.result_type_is(0, 1, r[3]) {
            return s1(m, r[4]);
        }
        let to = m.def_switch_kind(2, 0, 1, 0, r[10], r[11]);
        match m.word(to) { 1312 => s9(m, to), _ => s7(m, to) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(1, 0, 0, 0, r[5], r[6]);
        match m.word(to) { 1046 => s1(m, to), _ => s8(m, to) }
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<102>(at) else { return 0 };
        if !m.result_type_is(1, 0, r[3]) {
            return s1(m, r[4]);
        }
        if !m.operand(1, 0, 1) {
            return s1(m, r[9]);
        }
        if !m.def_op(2, 1) {
            return s1(m, r[13]);
        }
        if !m.kind_is(2, r[16]) {
            return s1(m, r[17]);
        }
        if !m.def(5, 2, 1, 0) {
            return s1(m, r[23]);
        }
        if !m.name_is(5, r[26]) {
            return s1(m, r[27]);
        }
        if !m.operand_count_is(5, 0) {
            return s1(m, r[31]);
        }
        if !m.operand(0, 0, 0) {
            return s5(m, r[36]);
        }
        if !m.def_op(1, 0) {
            return s5(m, r[40]);
        }
        if !m.kind_is(1, r[43]) {
            return s5(m, r[44]);
        }
        if !m.operand(3, 1, 1) {
            return s5(m, r[49]);
        }
        if !m.def_op(4, 3) {
            return s5(m, r[53]);
        }
        if !m.result(4, 4, 0) {
            return s5(m, r[58]);
        }
        if !m.same_value(3, 4) {
            return s5(m, r[62]);
        }
        if !m.name_is(4, r[65]) {
            return s5(m, r[66]);
        }
        if !m.operand_count_is(4, 0) {
            return s5(m, r[70]);
        }
        if !m.def_op(2, 1) {
            return s5(m, r[74]);
        }
        if !m.result(5, 2, 0) {
            return s5(m, r[79]);
        }
        if !m.same_value(1, 5) {
            return s5(m, r[83]);
        }
        if !m.kind_is(2, r[86]) {
            return s5(m, r[87]);
        }
        if !m.result(6, 2, 0) {
            return s5(m, r[92]);
        }
        m.type_of(0, 6);
        if !m.type_is(0, r[98]) {
            return s5(m, r[99]);
        }
        s1(m, r[101])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<36>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return s7(m, r[4]);
        }
        if !m.def_op(1, 0) {
            return s7(m, r[8]);
        }
        if !m.kind_is(1, r[11]) {
            return s7(m, r[12]);
        }
        if !m.result_type_is(2, 0, r[16]) {
            return s7(m, r[17]);
        }
        if !m.def(4, 1, 1, 0) {
            return s7(m, r[23]);
        }
        if !m.name_is(4, r[26]) {
            return s7(m, r[27]);
        }
        if !m.operand_count_is(4, 0) {
            return s7(m, r[31]);
        }
        m.accept(r[33]);
        s7(m, r[35])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], 0);
        if m.is_end(to) { to } else { match m.word(to) { 1047 => to, _ => to } }
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
            at = match m.word(at) { 514 => s3(m, at), 515 => s0(m, at), 1042 => at, 1046 => match m.word(at + 2) { 2 => at, _ => at }, _ => s4(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        r[3]
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s4(m, r[3])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return r[3];
        }
        if m.accept(r[5]) {
            return 0;
        }
        r[7]
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
            at = match m.word(at) { 773 => s2(m, at), 1038 => s1(m, at), _ => match m.word(at + 5) { 514 => s0(m, at), _ => s6(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s1(m, r[4]);
        }
        m.accept(r[6]);
        s1(m, r[8])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], r[3]);
        match m.word(to) { 773 => s2(m, to), 1047 => to, 1313 => s7(m, to), _ => to }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.switch_operand_count(0, r[5], 0);
        if m.is_end(to) { to } else { match m.word(to) { 773 => s3(m, to), _ => to } }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<25>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.def(2, 0, 1, 0) {
            return 0;
        }
        if !m.name_is(2, r[11]) {
            return 0;
        }
        if !m.has_attr(0, r[15]) {
            return 0;
        }
        if !m.operand_count_is(2, 0) {
            return 0;
        }
        if m.accept(r[22]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s1(m, r[4]);
        }
        if !m.result_type_is(0, 1, r[8]) {
            return s1(m, r[9]);
        }
        if !m.operand(0, 0, 0) {
            return s1(m, r[14]);
        }
        if !m.def_op(1, 0) {
            return s1(m, r[18]);
        }
        if !m.kind_is(1, r[21]) {
            return s1(m, r[22]);
        }
        if !m.def(7, 0, 2, 0) {
            return s1(m, r[28]);
        }
        if !m.name_is(7, r[31]) {
            return s1(m, r[32]);
        }
        m.accept(r[34]);
        s1(m, r[36])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result(11, 0, 0) {
            return s2(m, r[4]);
        }
        m.type_of(3, 11);
        if !m.result(12, 0, 1) {
            return s2(m, r[12]);
        }
        m.type_of(4, 12);
        if !m.same_type(3, 4) {
            return s2(m, r[19]);
        }
        m.accept(r[21]);
        s2(m, r[23])
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
            at = match m.word(at) { 773 => s6(m, at), _ => match m.word(at + 24) { 515 => s0(m, at), _ => at } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s2(m, r[3]);
        }
        if !m.result(0, 0, 0) {
            return r[8];
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return r[16];
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return r[23];
        }
        if m.accept(r[25]) {
            return 0;
        }
        r[27]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<103>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s6(m, r[2]);
        }
        if !m.operand_count_is(0, 3) {
            return r[6];
        }
        if !m.def(2, 0, 2, 0) {
            return r[12];
        }
        if !m.name_is(2, r[15]) {
            return r[16];
        }
        if !m.result_count_is(2, 2) {
            return r[20];
        }
        if !m.result(2, 2, 0) {
            return r[25];
        }
        m.type_of(2, 2);
        if !m.result(3, 2, 1) {
            return r[33];
        }
        m.type_of(3, 3);
        if !m.same_type(2, 3) {
            return r[40];
        }
        if !m.operand(4, 0, 0) {
            return s3(m, r[45]);
        }
        if !m.def_op(1, 4) {
            return s3(m, r[49]);
        }
        if !m.kind_is(1, r[52]) {
            return s3(m, r[53]);
        }
        if !m.operand(5, 1, 0) {
            return s3(m, r[58]);
        }
        if !m.def_op(3, 5) {
            return s3(m, r[62]);
        }
        if !m.kind_is(3, r[65]) {
            return s3(m, r[66]);
        }
        if !m.result(6, 1, 0) {
            return s3(m, r[71]);
        }
        m.type_of(4, 6);
        if !m.result(7, 3, 0) {
            return s3(m, r[79]);
        }
        m.type_of(5, 7);
        if !m.same_type(4, 5) {
            return s3(m, r[86]);
        }
        if !m.result(8, 1, 1) {
            return s3(m, r[91]);
        }
        m.type_of(6, 8);
        if !m.same_type(6, 5) {
            return s3(m, r[98]);
        }
        if m.accept(r[100]) {
            return 0;
        }
        s3(m, r[102])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<121>(at) else { return 0 };
        if !m.guard(r[1]) {
            return r[2];
        }
        if !m.operand(9, 0, 1) {
            return r[7];
        }
        if !m.def_op(4, 9) {
            return r[11];
        }
        if !m.kind_is(4, r[14]) {
            return r[15];
        }
        if !m.operand(10, 4, 0) {
            return r[20];
        }
        if !m.def_op(5, 10) {
            return r[24];
        }
        if !m.kind_is(5, r[27]) {
            return r[28];
        }
        if !m.result(11, 4, 0) {
            return r[33];
        }
        m.type_of(7, 11);
        if !m.result(12, 5, 0) {
            return r[41];
        }
        m.type_of(8, 12);
        if !m.same_type(7, 8) {
            return r[48];
        }
        if !m.result(13, 4, 1) {
            return r[53];
        }
        m.type_of(9, 13);
        if !m.same_type(9, 8) {
            return r[60];
        }
        if !m.operand(4, 0, 0) {
            return s5(m, r[65]);
        }
        if !m.def_op(1, 4) {
            return s5(m, r[69]);
        }
        if !m.kind_is(1, r[72]) {
            return s5(m, r[73]);
        }
        if !m.operand(5, 1, 0) {
            return s5(m, r[78]);
        }
        if !m.def_op(3, 5) {
            return s5(m, r[82]);
        }
        if !m.kind_is(3, r[85]) {
            return s5(m, r[86]);
        }
        if !m.result(6, 1, 0) {
            return s5(m, r[91]);
        }
        m.type_of(4, 6);
        if !m.result(7, 3, 0) {
            return s5(m, r[99]);
        }
        m.type_of(5, 7);
        if !m.same_type(4, 5) {
            return s5(m, r[106]);
        }
        if !m.result(8, 1, 1) {
            return s5(m, r[111]);
        }
        m.type_of(6, 8);
        if !m.same_type(6, 5) {
            return s5(m, r[118]);
        }
        r[120]
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        r[3]
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<43>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.result_count_is(0, 0) {
            return 0;
        }
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.operand_type_is(0, 0, r[14]) {
            return 0;
        }
        if !m.operand(4, 0, 0) {
            return 0;
        }
        if !m.operand(9, 0, 1) {
            return 0;
        }
        if !m.same_value(4, 9) {
            return 0;
        }
        if !m.operand(23, 0, 2) {
            return 0;
        }
        if !m.same_value(4, 23) {
            return 0;
        }
        if m.accept(r[40]) {
            return 0;
        }
        0
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
            at = match m.word(at) { 1046 => s4(m, at), 1048 => match m.word(at + 4) { 1047 => at, _ => at }, 1313 => at, _ => at };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<31>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.operand(2, 0, 0) {
            return 0;
        }
        if !m.operand(11, 0, 2) {
            return 0;
        }
        if !m.same_value(2, 11) {
            return 0;
        }
        if !m.result_type_is(0, 1, r[25]) {
            return 0;
        }
        if m.accept(r[28]) {
            return 0;
        }
        0
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
            at = match m.word(at) { 515 => s0(m, at), 773 => at, 1042 => s2(m, at), 1046 => match m.word(at + 2) { 0 => s5(m, at), 1 => at, _ => at }, _ => s4(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        r[3]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return r[3];
        }
        if m.accept(r[5]) {
            return 0;
        }
        r[7]
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<129>(at) else { return 0 };
        if !m.def(1, 0, 1, 0) {
            return r[5];
        }
        if !m.operand(0, 0, 2) {
            return r[10];
        }
        if !m.def_op(2, 0) {
            return r[14];
        }
        if !m.kind_is(1, r[17]) {
            return r[18];
        }
        if !m.operand(1, 0, 0) {
            return r[23];
        }
        if !m.operand(2, 1, 0) {
            return r[28];
        }
        if !m.same_value(1, 2) {
            return r[32];
        }
        if !m.kind_is(2, r[35]) {
            return r[36];
        }
        if !m.result(3, 1, 0) {
            return r[41];
        }
        m.type_of(0, 3);
        if !m.result(4, 2, 0) {
            return r[49];
        }
        m.type_of(1, 4);
        if !m.same_type(0, 1) {
            return r[56];
        }
        if !m.result(5, 0, 0) {
            return r[61];
        }
        m.type_of(2, 5);
        if !m.same_type(2, 0) {
            return r[68];
        }
        if !m.operand(6, 2, 0) {
            return r[73];
        }
        if !m.def_op(3, 6) {
            return r[77];
        }
        if !m.name_is(3, r[80]) {
            return r[81];
        }
        if !m.operand_count_is(3, 3) {
            return r[85];
        }
        if !m.operand(7, 3, 0) {
            return r[90];
        }
        if !m.same_value(1, 7) {
            return r[94];
        }
        if !m.operand(8, 3, 1) {
            return r[99];
        }
        m.type_of(3, 8);
        if !m.same_type(0, 3) {
            return r[106];
        }
        if !m.operand(9, 2, 1) {
            return r[111];
        }
        if !m.def_op(6, 9) {
            return r[115];
        }
        if !m.kind_is(6, r[118]) {
            return r[119];
        }
        if !m.result_type_is(6, 0, r[123]) {
            return r[124];
        }
        m.accept(r[126]);
        r[128]
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return r[3];
        }
        if !m.has_attr(0, r[6]) {
            return r[7];
        }
        m.accept(r[9]);
        r[11]
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
            at = match m.word(at) { 514 => s0(m, at), 1038 => s1(m, at), 1048 => match m.word(at + 3) { 0 => at, _ => at }, _ => s5(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s1(m, r[3])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], r[3]);
        match m.word(to) { 773 => match m.word(to + 2) { 0 => s2(m, to), _ => to }, _ => to }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.has_attr(0, r[9]) {
            return 0;
        }
        if m.accept(r[12]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<43>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return r[4];
        }
        if !m.operand(1, 0, 1) {
            return r[9];
        }
        if !m.same_value(0, 1) {
            return r[13];
        }
        if !m.operand(2, 0, 2) {
            return r[18];
        }
        if !m.def_op(1, 2) {
            return r[22];
        }
        if !m.name_is(1, r[25]) {
            return r[26];
        }
        if !m.operand_count_is(1, 3) {
            return r[30];
        }
        if !m.attr_is(1, r[33], r[34]) {
            return r[35];
        }
        let to = m.def_switch_kind(2, 1, 0, 0, r[41], r[42]);
        match m.word(to) { 1048 => to, _ => s7(m, to) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.operand(3, 2, 0) {
            return r[4];
        }
        if !m.same_value(0, 3) {
            return r[8];
        }
        m.type_of(0, 0);
        if !m.result(4, 2, 0) {
            return r[16];
        }
        m.type_of(1, 4);
        if !m.same_type(0, 1) {
            return r[23];
        }
        if !m.def(3, 1, 1, 0) {
            return r[29];
        }
        let to = m.def_switch_kind(4, 1, 2, 0, r[35], r[36]);
        match m.word(to) { 1048 => to, _ => s8(m, to) }
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(4, 0, r[3]) {
            return r[4];
        }
        if m.accept(r[6]) {
            return 0;
        }
        r[8]
    }
}
}

mod seed10 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 515 => s0(m, at), 1042 => s6(m, at), 1046 => match m.word(at + 2) { 0 => s5(m, at), _ => at }, 1048 => at, _ => s2(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        r[3]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return r[4];
        }
        if !m.result_type_is(0, 1, r[8]) {
            return r[9];
        }
        let to = m.def_switch_kind(4, 0, 0, 0, r[15], r[16]);
        match m.word(to) { 1048 => to, _ => to }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s6(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s6(m, r[7]);
        }
        if m.accept(r[9]) {
            return 0;
        }
        s6(m, r[11])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return 0;
        }
        let to = m.switch_result_count(0, r[6], 0);
        if m.is_end(to) { to } else { s7(m, to) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<44>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.operand(5, 0, 0) {
            return 0;
        }
        if !m.operand(2, 0, 1) {
            return 0;
        }
        if !m.same_value(5, 2) {
            return 0;
        }
        if !m.operand(9, 0, 2) {
            return 0;
        }
        if !m.def_op(1, 9) {
            return 0;
        }
        if !m.operand_count_is(1, 0) {
            return 0;
        }
        if !m.result_count_is(1, 2) {
            return 0;
        }
        if !m.result_type_is(1, 0, r[38]) {
            return 0;
        }
        if m.accept(r[41]) {
            return 0;
        }
        0
    }
}
}

mod seed11 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 514 => s0(m, at), 773 => s4(m, at), 1046 => match m.word(at + 2) { 0 => s3(m, at), _ => at }, _ => at };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        match m.word(r[3]) { 1046 => r[3], _ => r[3] }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s4(m, r[3]);
        }
        m.accept(r[5]);
        s4(m, r[7])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return s5(m, r[10]);
        }
        if m.accept(r[12]) {
            return 0;
        }
        s5(m, r[14])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if m.accept(r[4]) {
            return 0;
        }
        0
    }
}
}

mod seed12 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 773 => at, 1299 => match m.word(at + 4) { 0 => at, _ => match m.word(at + 5) { 1313 => s0(m, at), _ => s2(m, at) } }, _ => match m.word(at + 4) { 0 => s7(m, at), _ => at } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<46>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return r[4];
        }
        if !m.result(0, 0, 0) {
            return r[9];
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return r[17];
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return r[24];
        }
        if !m.operand(2, 0, 1) {
            return r[29];
        }
        if !m.def_op(1, 2) {
            return r[33];
        }
        if !m.name_is(1, r[36]) {
            return r[37];
        }
        if !m.operand_count_is(1, 0) {
            return r[41];
        }
        if m.accept(r[43]) {
            return 0;
        }
        r[45]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return r[4];
        }
        if !m.def(2, 0, 0, 0) {
            return r[10];
        }
        let to = m.switch_name(2, r[13], r[14]);
        match m.word(to) { 1299 => to, _ => match m.word(to + 11) { 1 => to, _ => to } }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.result(0, 0, 0) {
            return 0;
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return 0;
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return 0;
        }
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if m.accept(r[25]) {
            return 0;
        }
        0
    }
}
}

mod seed13 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 514 => s0(m, at), 773 => match m.word(at + 2) { 0 => s2(m, at), _ => at }, 1046 => s1(m, at), 1299 => at, _ => at };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s1(m, r[3])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s2(m, r[3]);
        }
        if !m.attr_is(0, r[6], r[7]) {
            return s2(m, r[8]);
        }
        if m.accept(r[10]) {
            return 0;
        }
        s2(m, r[12])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.switch_operand_count(0, r[5], 0);
        if m.is_end(to) { to } else { match m.word(to) { 773 => s3(m, to), _ => to } }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.result_count_is(0, 0) {
            return 0;
        }
        if m.accept(r[8]) {
            return 0;
        }
        0
    }
}
}

mod seed14 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 773 => s6(m, at), 1046 => at, 1048 => at, 1299 => s2(m, at), 1312 => s0(m, at), 1313 => at, _ => at };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<71>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return r[4];
        }
        if !m.def_op(1, 0) {
            return r[8];
        }
        if !m.name_is(1, r[11]) {
            return r[12];
        }
        if !m.result_count_is(1, 2) {
            return r[16];
        }
        if !m.result(1, 1, 0) {
            return r[21];
        }
        m.type_of(0, 1);
        if !m.result(2, 1, 1) {
            return r[29];
        }
        m.type_of(1, 2);
        if !m.same_type(0, 1) {
            return r[36];
        }
        if !m.def(2, 0, 2, 0) {
            return r[42];
        }
        if !m.name_is(2, r[45]) {
            return r[46];
        }
        if !m.operand_count_is(2, 0) {
            return r[50];
        }
        if !m.has_attr(2, r[53]) {
            return r[54];
        }
        if !m.result(3, 0, 1) {
            return r[59];
        }
        m.type_of(2, 3);
        if !m.same_type(2, 0) {
            return r[66];
        }
        if m.accept(r[68]) {
            return 0;
        }
        r[70]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return r[4];
        }
        if m.accept(r[6]) {
            return 0;
        }
        r[8]
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.result_count_is(0, 0) {
            return 0;
        }
        if !m.attr_is(0, r[13], r[14]) {
            return 0;
        }
        if m.accept(r[17]) {
            return 0;
        }
        0
    }
}
}

mod seed15 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 514 => s2(m, at), 1046 => at, 1047 => at, 1048 => match m.word(at + 4) { 1299 => at, _ => s3(m, at) }, _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return r[4];
        }
        if !m.operand(1, 0, 2) {
            return r[9];
        }
        if !m.same_value(0, 1) {
            return r[13];
        }
        if !m.operand(2, 0, 1) {
            return r[18];
        }
        if !m.def_op(1, 2) {
            return r[22];
        }
        if !m.kind_is(1, r[25]) {
            return r[26];
        }
        if !m.attr_is(1, r[29], r[30]) {
            return r[31];
        }
        if !m.result_type_is(1, 0, r[35]) {
            return r[36];
        }
        m.accept(r[38]);
        r[40]
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s3(m, r[3])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return r[3];
        }
        if !m.result_type_is(0, 0, r[7]) {
            return r[8];
        }
        m.accept(r[10]);
        r[12]
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
        "seed8" => seed8::compiled::matcher,
        "seed9" => seed9::compiled::matcher,
        "seed10" => seed10::compiled::matcher,
        "seed11" => seed11::compiled::matcher,
        "seed12" => seed12::compiled::matcher,
        "seed13" => seed13::compiled::matcher,
        "seed14" => seed14::compiled::matcher,
        "seed15" => seed15::compiled::matcher,
        _ => return None,
    })
}
