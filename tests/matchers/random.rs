// Written by a test.

mod seed0 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 515 => s8(m, at), 1048 => s1(m, at), 1299 => s4(m, at), 1301 => match m.word(at + 5) { 514 => s3(m, at), 515 => s0(m, at), _ => s9(m, at) }, _ => s7(m, at) };
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
        if m.accept(r[6]) {
            return 0;
        }
        s1(m, r[8])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.has_attr(0, r[6]) {
            return s2(m, r[7]);
        }
        if !m.operands(0, 0, 4294967295, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[12]);
        }
        if !m.list_count_is(0, 0) {
            return s2(m, r[16]);
        }
        if !m.result(2, 0, 0) {
            return s2(m, r[21]);
        }
        m.type_of(2, 2);
        if !m.result(4, 0, 1) {
            return s2(m, r[29]);
        }
        m.type_of(4, 4);
        if !m.same_type(2, 4) {
            return s2(m, r[36]);
        }
        if m.accept(r[38]) {
            return 0;
        }
        s2(m, r[40])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.attr_is(0, r[9], r[10]) {
            return 0;
        }
        if !m.constraint(r[13], 0, &r[16..17], &r[18..18], at + 12) {
            return 0;
        }
        if m.accept(r[20]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s1(m, r[4]);
        }
        m.accept(r[6]);
        s1(m, r[8])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.attr_is(1, r[2], r[3]) {
            return s1(m, r[4]);
        }
        if !m.operand_type_is(1, 1, r[8]) {
            return s1(m, r[9]);
        }
        let to = m.def_switch_kind(2, 0, 2, 0, r[15], r[16]);
        match m.word(to) { 1048 => s1(m, to), _ => s5(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.operand_type_is(2, 1, r[3]) {
            return s1(m, r[4]);
        }
        if !m.result_type_is(2, 0, r[8]) {
            return s1(m, r[9]);
        }
        let to = m.def_switch_kind(3, 2, 0, 0, r[15], r[16]);
        match m.word(to) { 1048 => s1(m, to), _ => s6(m, to) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<44>(at) else { return 0 };
        if !m.result(0, 1, 0) {
            return s1(m, r[4]);
        }
        m.type_of(0, 0);
        if !m.operand(1, 3, 0) {
            return s1(m, r[12]);
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return s1(m, r[19]);
        }
        if !m.result(2, 0, 0) {
            return s1(m, r[24]);
        }
        m.type_of(2, 2);
        if !m.result(3, 3, 0) {
            return s1(m, r[32]);
        }
        m.type_of(3, 3);
        if !m.same_type(2, 3) {
            return s1(m, r[39]);
        }
        m.accept(r[41]);
        s1(m, r[43])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.result(2, 0, 0) {
            return s8(m, r[4]);
        }
        m.type_of(2, 2);
        if !m.result(4, 0, 1) {
            return s8(m, r[12]);
        }
        m.type_of(4, 4);
        if !m.same_type(2, 4) {
            return s8(m, r[19]);
        }
        if !m.has_attr(0, r[22]) {
            return s8(m, r[23]);
        }
        m.accept(r[25]);
        s8(m, r[27])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        s1(m, r[3])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<25>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s1(m, r[4]);
        }
        if !m.result_count_is(0, 2) {
            return s1(m, r[8]);
        }
        if !m.attr_is(0, r[11], r[12]) {
            return s1(m, r[13]);
        }
        if !m.constraint(r[15], 0, &r[18..19], &r[20..20], at + 14) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[20]);
        }
        if m.accept(r[22]) {
            return 0;
        }
        s1(m, r[24])
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
            at = match m.word(at) { 773 => s4(m, at), 1040 => s1(m, at), 1047 => s3(m, at), 1301 => s6(m, at), 1312 => s0(m, at), _ => match m.word(at + 7) { 0 => s10(m, at), _ => s8(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<47>(at) else { return 0 };
        if !m.operand(0, 0, 1) {
            return s3(m, r[4]);
        }
        if !m.def_op(2, 0) {
            return s3(m, r[8]);
        }
        if !m.def(3, 0, 2, 0) {
            return s3(m, r[14]);
        }
        if !m.name_is(3, r[17]) {
            return s3(m, r[18]);
        }
        if !m.result_count_is(3, 1) {
            return s3(m, r[22]);
        }
        if !m.constraint(r[24], 0, &r[27..28], &r[29..30], at + 23) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[30]);
        }
        if !m.constraint(r[32], 0, &r[35..36], &r[37..37], at + 31) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[37]);
        }
        if !m.operand(1, 0, 0) {
            return s3(m, r[42]);
        }
        if !m.for_each_user(1, 1, r[46], at + 43, at + 47) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[46]);
        }
        s1(m, at + 47)
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(1, r[2]) {
            return s2(m, r[3]);
        }
        if !m.operand(2, 1, 0) {
            return s2(m, r[8]);
        }
        if !m.same_value(1, 2) {
            return s2(m, r[12]);
        }
        if !m.record(r[14]) {
            return s5(m, r[15]);
        }
        m.move_op(r[17], 1);
        s2(m, r[20])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 1040 => m.again(to), _ => s3(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<33>(at) else { return 0 };
        if !m.operand_count_min(0, 1) {
            return s4(m, r[3]);
        }
        if !m.result_count_is(0, 2) {
            return s4(m, r[7]);
        }
        if !m.operands(1, 0, 1, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[12]);
        }
        if !m.list_count_is(1, 2) {
            return s4(m, r[16]);
        }
        if !m.result_type_is(0, 0, r[20]) {
            return s4(m, r[21]);
        }
        if !m.constraint(r[23], 0, &r[26..27], &r[28..28], at + 22) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[28]);
        }
        if m.accept(r[30]) {
            return 0;
        }
        s4(m, r[32])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<34>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.operand_count_is(0, 1) {
            return 0;
        }
        if !m.has_attr(0, r[13]) {
            return 0;
        }
        if !m.constraint(r[16], 0, &r[19..20], &r[21..22], at + 15) {
            return 0;
        }
        if !m.constraint(r[24], 0, &r[27..28], &r[29..29], at + 23) {
            return 0;
        }
        if m.accept(r[31]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        s2(m, r[1])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s3(m, r[4]);
        }
        if !m.result_type_is(0, 1, r[8]) {
            return s3(m, r[9]);
        }
        let to = m.def_switch_kind(5, 0, 0, 0, r[15], r[16]);
        match m.word(to) { 1042 => s7(m, to), _ => s3(m, to) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<60>(at) else { return 0 };
        if !m.has_attr(5, r[2]) {
            return s3(m, r[3]);
        }
        if !m.result_type_is(5, 1, r[7]) {
            return s3(m, r[8]);
        }
        if !m.operand(0, 0, 1) {
            return s3(m, r[13]);
        }
        if !m.operand(3, 5, 1) {
            return s3(m, r[18]);
        }
        if !m.same_value(0, 3) {
            return s3(m, r[22]);
        }
        if !m.operand(4, 5, 0) {
            return s3(m, r[27]);
        }
        if !m.def_op(6, 4) {
            return s3(m, r[31]);
        }
        if !m.result(5, 6, 1) {
            return s3(m, r[36]);
        }
        m.type_of(0, 5);
        m.type_of(1, 3);
        if !m.same_type(0, 1) {
            return s3(m, r[46]);
        }
        if !m.kind_is(6, r[49]) {
            return s3(m, r[50]);
        }
        if !m.result_type_is(6, 0, r[54]) {
            return s3(m, r[55]);
        }
        m.accept(r[57]);
        s3(m, r[59])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.operands(2, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[4]);
        }
        if !m.list_count_is(2, 2) {
            return s9(m, r[8]);
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..16], at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[16]);
        }
        if !m.constraint(r[18], 0, &r[21..22], &r[23..23], at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[23]);
        }
        if m.accept(r[25]) {
            return 0;
        }
        s9(m, r[27])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.result_count_is(0, 0) {
            return s4(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s4(m, r[7]);
        }
        if !m.constraint(r[9], 0, &r[12..13], &r[14..15], at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[15]);
        }
        if !m.constraint(r[17], 0, &r[20..21], &r[22..22], at + 16) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[22]);
        }
        if m.accept(r[24]) {
            return 0;
        }
        s4(m, r[26])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.operands(2, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s11(m, r[4]);
        }
        if !m.list_count_is(2, 0) {
            return s11(m, r[8]);
        }
        if m.accept(r[10]) {
            return 0;
        }
        s11(m, r[12])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.operand_count_is(0, 1) {
            return s4(m, r[3]);
        }
        if m.accept(r[5]) {
            return 0;
        }
        s4(m, r[7])
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
            at = match m.word(at) { 1038 => s8(m, at), 1046 => s1(m, at), 1048 => s4(m, at), 1299 => s3(m, at), 1301 => s6(m, at), 1312 => s0(m, at), _ => s5(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return s1(m, r[4]);
        }
        if !m.operand(1, 0, 1) {
            return s1(m, r[9]);
        }
        if !m.same_value(0, 1) {
            return s1(m, r[13]);
        }
        if !m.operand(2, 0, 2) {
            return s1(m, r[18]);
        }
        if !m.same_value(0, 2) {
            return s1(m, r[22]);
        }
        if m.accept(r[24]) {
            return 0;
        }
        s1(m, r[26])
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
        if m.is_end(to) { to } else { s2(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<69>(at) else { return 0 };
        if !m.attr_is(1, r[2], r[3]) {
            return 0;
        }
        if !m.result_type_is(1, 0, r[8]) {
            return 0;
        }
        if !m.def(2, 0, 1, 0) {
            return 0;
        }
        if !m.name_is(2, r[18]) {
            return 0;
        }
        if !m.operand_count_min(2, 1) {
            return 0;
        }
        if !m.operands(3, 2, 1, at + 24) {
            return 0;
        }
        if !m.first(3, 3) {
            return 0;
        }
        if !m.def(3, 2, 0, 0) {
            return 0;
        }
        if !m.name_is(3, r[41]) {
            return 0;
        }
        if !m.result_count_is(3, 1) {
            return 0;
        }
        if !m.operands(4, 3, 4294967295, at + 47) {
            return 0;
        }
        if !m.list_count_is(4, 1) {
            return 0;
        }
        if !m.results(5, 3, 4294967295, at + 56) {
            return 0;
        }
        if !m.same_values(3, 5) {
            return 0;
        }
        if m.accept(r[66]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s4(m, r[4]);
        }
        if !m.constraint(r[6], 0, &r[9..10], &r[11..11], at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[11]);
        }
        m.accept(r[13]);
        s4(m, r[15])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.operands(1, 0, 4294967295, at + 4) {
            return 0;
        }
        if !m.list_count_min(1, 0) {
            return 0;
        }
        if !m.result_type_is(0, 1, r[16]) {
            return 0;
        }
        if m.accept(r[19]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..6], at) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[6]);
        }
        m.accept(r[8]);
        s4(m, r[10])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.result_type_is(0, 1, r[3]) {
            return s1(m, r[4]);
        }
        let to = m.def_switch_kind(1, 0, 0, 0, r[10], r[11]);
        match m.word(to) { 1046 => s1(m, to), _ => s7(m, to) }
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<51>(at) else { return 0 };
        if !m.operand(1, 0, 1) {
            return s1(m, r[4]);
        }
        if !m.def_op(2, 1) {
            return s1(m, r[8]);
        }
        if !m.kind_is(2, r[11]) {
            return s1(m, r[12]);
        }
        if !m.result_type_is(2, 0, r[16]) {
            return s1(m, r[17]);
        }
        if !m.def(4, 1, 1, 0) {
            return s1(m, r[23]);
        }
        if !m.name_is(4, r[26]) {
            return s1(m, r[27]);
        }
        if !m.operand_count_is(4, 0) {
            return s1(m, r[31]);
        }
        if !m.constraint(r[33], 0, &r[36..37], &r[38..39], at + 32) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[39]);
        }
        if !m.constraint(r[41], 0, &r[44..45], &r[46..46], at + 40) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[46]);
        }
        m.accept(r[48]);
        s1(m, r[50])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], 0);
        if m.is_end(to) { to } else { match m.word(to) { 1047 => s9(m, to), _ => s10(m, to) } }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.operand_count_min(0, 2) {
            return 0;
        }
        if !m.operands(2, 0, 2, at + 4) {
            return 0;
        }
        if !m.list_count_is(2, 1) {
            return 0;
        }
        if m.accept(r[14]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.operands(1, 0, 4294967295, at) {
            return 0;
        }
        if !m.list_count_min(1, 0) {
            return 0;
        }
        if !m.result_type_is(0, 0, r[12]) {
            return 0;
        }
        if m.accept(r[15]) {
            return 0;
        }
        0
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
            at = match m.word(at) { 515 => s0(m, at), 1042 => s2(m, at), 1046 => match m.word(at + 2) { 2 => s1(m, at), _ => s4(m, at) }, 1048 => s9(m, at), _ => s8(m, at) };
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
        match m.word(r[3]) { 773 => s6(m, r[3]), _ => s1(m, r[3]) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<70>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return 0;
        }
        if !m.attr_is(0, r[6], r[7]) {
            return 0;
        }
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        if !m.name_is(1, r[17]) {
            return 0;
        }
        if !m.def(2, 0, 1, 0) {
            return 0;
        }
        if !m.name_is(2, r[27]) {
            return 0;
        }
        if !m.result_count_is(1, 1) {
            return 0;
        }
        if !m.operands(0, 1, 4294967295, at + 33) {
            return 0;
        }
        if !m.list_count_is(0, 1) {
            return 0;
        }
        if !m.result_count_is(2, 1) {
            return 0;
        }
        if !m.result_type_is(2, 0, r[49]) {
            return 0;
        }
        if !m.constraint(r[52], 0, &r[55..56], &r[57..58], at + 51) {
            return 0;
        }
        if !m.constraint(r[60], 0, &r[63..64], &r[65..65], at + 59) {
            return 0;
        }
        if m.accept(r[67]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return s4(m, r[3]);
        }
        if !m.operand(0, 0, 1) {
            return s3(m, r[8]);
        }
        if !m.operand(1, 0, 2) {
            return s3(m, r[13]);
        }
        if !m.same_value(0, 1) {
            return s3(m, r[17]);
        }
        if !m.def(1, 0, 0, 0) {
            return s3(m, r[23]);
        }
        if !m.name_is(1, r[26]) {
            return s3(m, r[27]);
        }
        if !m.operands(0, 1, 4294967295, at + 28) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[32]);
        }
        if !m.list_count_min(0, 1) {
            return s3(m, r[36]);
        }
        m.accept(r[38]);
        s3(m, r[40])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<61>(at) else { return 0 };
        if !m.operand(2, 0, 0) {
            return s4(m, r[4]);
        }
        if !m.operand(1, 0, 2) {
            return s4(m, r[9]);
        }
        if !m.same_value(2, 1) {
            return s4(m, r[13]);
        }
        if !m.def(2, 0, 1, 0) {
            return s4(m, r[19]);
        }
        if !m.name_is(2, r[22]) {
            return s4(m, r[23]);
        }
        if !m.operands(1, 2, 4294967295, at + 24) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[28]);
        }
        if !m.list_count_min(1, 1) {
            return s4(m, r[32]);
        }
        if !m.def_op(1, 2) {
            return s7(m, r[36]);
        }
        if !m.result(3, 1, 0) {
            return s7(m, r[41]);
        }
        if !m.same_value(2, 3) {
            return s7(m, r[45]);
        }
        if !m.name_is(1, r[48]) {
            return s7(m, r[49]);
        }
        if !m.operands(0, 1, 4294967295, at + 50) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[54]);
        }
        if !m.list_count_min(0, 1) {
            return s7(m, r[58]);
        }
        s4(m, r[60])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<140>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return s6(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s6(m, r[7]);
        }
        if !m.def(1, 0, 0, 0) {
            return s5(m, r[13]);
        }
        if !m.name_is(1, r[16]) {
            return s5(m, r[17]);
        }
        if !m.operand_count_min(1, 1) {
            return s5(m, r[21]);
        }
        if !m.operands(4, 1, 1, at + 22) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[26]);
        }
        if !m.operand(0, 0, 1) {
            return s5(m, r[31]);
        }
        if !m.def_op(2, 0) {
            return s5(m, r[35]);
        }
        if !m.name_is(2, r[38]) {
            return s5(m, r[39]);
        }
        if !m.operand_count_is(2, 3) {
            return s5(m, r[43]);
        }
        if !m.operand(6, 2, 0) {
            return s5(m, r[48]);
        }
        if !m.operand(7, 2, 1) {
            return s5(m, r[53]);
        }
        if !m.same_value(6, 7) {
            return s5(m, r[57]);
        }
        if !m.def(3, 2, 2, 0) {
            return s5(m, r[63]);
        }
        if !m.name_is(3, r[66]) {
            return s5(m, r[67]);
        }
        if !m.operand_count_min(3, 2) {
            return s5(m, r[71]);
        }
        if !m.result_count_min(3, 1) {
            return s5(m, r[75]);
        }
        if !m.has_attr(3, r[78]) {
            return s5(m, r[79]);
        }
        if !m.operands(5, 3, 2, at + 80) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[84]);
        }
        if !m.results(6, 3, 1, at + 85) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[89]);
        }
        if !m.attr(0, 0, r[93]) {
            return s5(m, r[94]);
        }
        if !m.attr(1, 3, r[98]) {
            return s5(m, r[99]);
        }
        if !m.same_attr(0, 1) {
            return s5(m, r[103]);
        }
        if !m.first(8, 5) {
            return s5(m, r[107]);
        }
        if !m.results(7, 1, 4294967295, at + 108) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[112]);
        }
        if !m.same_values(7, 5) {
            return s5(m, r[116]);
        }
        if !m.result_type_is(3, 0, r[120]) {
            return s5(m, r[121]);
        }
        if !m.operand(1, 0, 2) {
            return s5(m, r[126]);
        }
        if !m.operand(9, 3, 1) {
            return s5(m, r[131]);
        }
        if !m.same_value(1, 9) {
            return s5(m, r[135]);
        }
        if m.accept(r[137]) {
            return 0;
        }
        s5(m, r[139])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<242>(at) else { return 0 };
        if !m.def(2, 0, 1, 0) {
            return s6(m, r[5]);
        }
        if !m.name_is(2, r[8]) {
            return s6(m, r[9]);
        }
        if !m.operand_count_min(2, 1) {
            return s6(m, r[13]);
        }
        if !m.operands(8, 2, 1, at + 14) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[18]);
        }
        if !m.operand(2, 0, 0) {
            return s6(m, r[23]);
        }
        if !m.def_op(1, 2) {
            return s6(m, r[27]);
        }
        if !m.name_is(1, r[30]) {
            return s6(m, r[31]);
        }
        if !m.operand_count_is(1, 3) {
            return s6(m, r[35]);
        }
        if !m.operand(10, 1, 0) {
            return s6(m, r[40]);
        }
        if !m.operand(11, 1, 1) {
            return s6(m, r[45]);
        }
        if !m.same_value(10, 11) {
            return s6(m, r[49]);
        }
        if !m.def(4, 1, 2, 0) {
            return s6(m, r[55]);
        }
        if !m.name_is(4, r[58]) {
            return s6(m, r[59]);
        }
        if !m.operand_count_min(4, 2) {
            return s6(m, r[63]);
        }
        if !m.result_count_min(4, 1) {
            return s6(m, r[67]);
        }
        if !m.has_attr(4, r[70]) {
            return s6(m, r[71]);
        }
        if !m.operands(9, 4, 2, at + 72) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[76]);
        }
        if !m.results(10, 4, 1, at + 77) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[81]);
        }
        if !m.attr(0, 0, r[85]) {
            return s6(m, r[86]);
        }
        if !m.attr(2, 4, r[90]) {
            return s6(m, r[91]);
        }
        if !m.same_attr(0, 2) {
            return s6(m, r[95]);
        }
        if !m.first(12, 9) {
            return s6(m, r[99]);
        }
        if !m.results(11, 2, 4294967295, at + 100) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[104]);
        }
        if !m.same_values(11, 9) {
            return s6(m, r[108]);
        }
        if !m.result_type_is(4, 0, r[112]) {
            return s6(m, r[113]);
        }
        if !m.operand(1, 0, 2) {
            return s6(m, r[118]);
        }
        if !m.operand(13, 4, 1) {
            return s6(m, r[123]);
        }
        if !m.same_value(1, 13) {
            return s6(m, r[127]);
        }
        if !m.def_op(1, 2) {
            return s0(m, r[131]);
        }
        if !m.result(14, 1, 0) {
            return s0(m, r[136]);
        }
        if !m.same_value(2, 14) {
            return s0(m, r[140]);
        }
        if !m.name_is(1, r[143]) {
            return s0(m, r[144]);
        }
        if !m.operand_count_min(1, 1) {
            return s0(m, r[148]);
        }
        if !m.operands(4, 1, 1, at + 149) {
            if m.is_stopped() {
                return 0;
            }
            return s0(m, r[153]);
        }
        if !m.operand(0, 0, 1) {
            return s0(m, r[158]);
        }
        if !m.def_op(2, 0) {
            return s0(m, r[162]);
        }
        if !m.name_is(2, r[165]) {
            return s0(m, r[166]);
        }
        if !m.operand_count_is(2, 3) {
            return s0(m, r[170]);
        }
        if !m.operand(15, 2, 2) {
            return s0(m, r[175]);
        }
        if !m.def_op(3, 15) {
            return s0(m, r[179]);
        }
        if !m.result(16, 3, 0) {
            return s0(m, r[184]);
        }
        if !m.same_value(15, 16) {
            return s0(m, r[188]);
        }
        if !m.name_is(3, r[191]) {
            return s0(m, r[192]);
        }
        if !m.operand_count_min(3, 2) {
            return s0(m, r[196]);
        }
        if !m.result_count_min(3, 1) {
            return s0(m, r[200]);
        }
        if !m.operands(5, 3, 2, at + 201) {
            if m.is_stopped() {
                return 0;
            }
            return s0(m, r[205]);
        }
        if !m.results(6, 3, 1, at + 206) {
            if m.is_stopped() {
                return 0;
            }
            return s0(m, r[210]);
        }
        if !m.has_attr(3, r[213]) {
            return s0(m, r[214]);
        }
        if !m.first(8, 5) {
            return s0(m, r[218]);
        }
        if !m.results(7, 1, 4294967295, at + 219) {
            if m.is_stopped() {
                return 0;
            }
            return s0(m, r[223]);
        }
        if !m.same_values(7, 5) {
            return s0(m, r[227]);
        }
        if !m.result(17, 3, 0) {
            return s0(m, r[232]);
        }
        m.type_of(2, 17);
        if !m.type_is(2, r[238]) {
            return s0(m, r[239]);
        }
        s6(m, r[241])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<36>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.operand_count_min(0, 1) {
            return 0;
        }
        if !m.operands(12, 0, 1, at + 11) {
            return 0;
        }
        if !m.attr_is(0, r[18], r[19]) {
            return 0;
        }
        if !m.list_count_min(12, 1) {
            return 0;
        }
        if !m.constraint(r[26], 0, &r[29..30], &r[31..31], at + 25) {
            return 0;
        }
        if m.accept(r[33]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s4(m, r[3])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.operand(2, 0, 0) {
            return s9(m, r[4]);
        }
        if !m.def_op(1, 2) {
            return s9(m, r[8]);
        }
        if !m.kind_is(1, r[11]) {
            return s9(m, r[12]);
        }
        if !m.has_attr(1, r[15]) {
            return s9(m, r[16]);
        }
        m.accept(r[18]);
        s9(m, r[20])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s10(m, r[3]);
        }
        if !m.operands(2, 0, 4294967295, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[8]);
        }
        if !m.list_count_min(2, 0) {
            return s10(m, r[12]);
        }
        if !m.constraint(r[14], 0, &r[17..18], &r[19..19], at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[19]);
        }
        if m.accept(r[21]) {
            return 0;
        }
        s10(m, r[23])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<45>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.result_count_min(0, 2) {
            return 0;
        }
        if !m.results(3, 0, 2, at + 11) {
            return 0;
        }
        if !m.attr_is(0, r[18], r[19]) {
            return 0;
        }
        if !m.result(4, 0, 0) {
            return 0;
        }
        m.type_of(0, 4);
        if !m.result(5, 0, 1) {
            return 0;
        }
        m.type_of(1, 5);
        if !m.same_type(0, 1) {
            return 0;
        }
        if m.accept(r[42]) {
            return 0;
        }
        0
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
            at = match m.word(at) { 314 => s18(m, at), 773 => s2(m, at), 1038 => s1(m, at), 1040 => s21(m, at), _ => match m.word(at + 5) { 514 => s0(m, at), _ => s9(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return match m.word(r[4]) { 773 => s2(m, r[4]), _ => s1(m, r[4]) };
        }
        m.accept(r[6]);
        match m.word(r[8]) { 773 => s2(m, r[8]), _ => s1(m, r[8]) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        let to = m.switch_result_count(0, r[2], r[3]);
        match m.word(to) { 515 => s8(m, to), 773 => s2(m, to), 1047 => s12(m, to), 1301 => m.again(to), _ => s11(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.switch_operand_count(0, r[5], 0);
        if m.is_end(to) { to } else { match m.word(to) { 773 => s3(m, to), _ => s6(m, to) } }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.def(2, 0, 1, 0) {
            return s4(m, r[8]);
        }
        if !m.has_attr(0, r[11]) {
            return s4(m, r[12]);
        }
        if !m.name_is(2, r[15]) {
            return s4(m, r[16]);
        }
        if !m.operand_count_is(2, 0) {
            return s4(m, r[20]);
        }
        if !m.constraint(r[22], 0, &r[25..26], &r[27..27], at + 21) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[27]);
        }
        if m.accept(r[29]) {
            return 0;
        }
        s4(m, r[31])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<56>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        if !m.has_attr(0, r[11]) {
            return 0;
        }
        if !m.name_is(1, r[15]) {
            return 0;
        }
        if !m.operand_count_is(1, 0) {
            return 0;
        }
        if !m.constraint(r[22], 0, &r[25..26], &r[27..27], at + 21) {
            return 0;
        }
        if !m.operand(1, 0, 1) {
            return s5(m, r[32]);
        }
        if !m.def_op(2, 1) {
            return s5(m, r[36]);
        }
        if !m.result(23, 2, 0) {
            return s5(m, r[41]);
        }
        if !m.same_value(1, 23) {
            return s5(m, r[45]);
        }
        if !m.name_is(2, r[48]) {
            return s5(m, r[49]);
        }
        if !m.operand_count_is(2, 0) {
            return s5(m, r[53]);
        }
        0
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<117>(at) else { return 0 };
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        if !m.def(2, 0, 1, 0) {
            return 0;
        }
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.attr_is(0, r[18], r[19]) {
            return 0;
        }
        if !m.name_is(2, r[23]) {
            return s7(m, r[24]);
        }
        if !m.operand(2, 1, 0) {
            return s7(m, r[29]);
        }
        if !m.operand(8, 2, 0) {
            return s7(m, r[34]);
        }
        if !m.same_value(2, 8) {
            return s7(m, r[38]);
        }
        if !m.result(18, 1, 0) {
            return s7(m, r[43]);
        }
        m.type_of(7, 18);
        if !m.result(19, 2, 0) {
            return s7(m, r[51]);
        }
        m.type_of(8, 19);
        if !m.same_type(7, 8) {
            return s7(m, r[58]);
        }
        if !m.kind_is(1, r[61]) {
            return s7(m, r[62]);
        }
        if !m.operand_count_min(2, 2) {
            return s7(m, r[66]);
        }
        if !m.result_count_is(2, 1) {
            return s7(m, r[70]);
        }
        if !m.operands(4, 2, 2, at + 71) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[75]);
        }
        if !m.has_attr(2, r[78]) {
            return s7(m, r[79]);
        }
        if !m.operand(20, 2, 1) {
            return s7(m, r[84]);
        }
        if !m.same_value(2, 20) {
            return s7(m, r[88]);
        }
        if !m.result(16, 0, 0) {
            return s7(m, r[93]);
        }
        m.type_of(5, 16);
        if !m.same_type(5, 7) {
            return s7(m, r[100]);
        }
        if !m.result(17, 0, 1) {
            return s7(m, r[105]);
        }
        m.type_of(6, 17);
        if !m.same_type(6, 7) {
            return s7(m, r[112]);
        }
        if m.accept(r[114]) {
            return 0;
        }
        s7(m, r[116])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<162>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand(2, 1, 0) {
            return 0;
        }
        if !m.operand(8, 2, 0) {
            return 0;
        }
        if !m.same_value(2, 8) {
            return 0;
        }
        if !m.result(18, 1, 0) {
            return 0;
        }
        m.type_of(7, 18);
        if !m.result(19, 2, 0) {
            return 0;
        }
        m.type_of(8, 19);
        if !m.same_type(7, 8) {
            return 0;
        }
        if !m.name_is(1, r[39]) {
            return 0;
        }
        if !m.kind_is(2, r[43]) {
            return 0;
        }
        if !m.operand_count_min(1, 2) {
            return 0;
        }
        if !m.result_count_is(1, 1) {
            return 0;
        }
        if !m.operands(5, 1, 2, at + 53) {
            return 0;
        }
        if !m.has_attr(1, r[60]) {
            return 0;
        }
        if !m.operand(10, 1, 1) {
            return 0;
        }
        if !m.same_value(8, 10) {
            return 0;
        }
        if !m.result(16, 0, 0) {
            return 0;
        }
        m.type_of(5, 16);
        if !m.same_type(5, 8) {
            return 0;
        }
        if !m.result(17, 0, 1) {
            return 0;
        }
        m.type_of(6, 17);
        if !m.same_type(6, 8) {
            return 0;
        }
        if !m.operand(0, 0, 0) {
            return s5(m, r[99]);
        }
        if !m.def_op(1, 0) {
            return s5(m, r[103]);
        }
        if !m.result(21, 1, 0) {
            return s5(m, r[108]);
        }
        if !m.same_value(0, 21) {
            return s5(m, r[112]);
        }
        if !m.kind_is(1, r[115]) {
            return s5(m, r[116]);
        }
        if !m.operand(1, 0, 1) {
            return s5(m, r[121]);
        }
        if !m.def_op(2, 1) {
            return s5(m, r[125]);
        }
        if !m.result(22, 2, 0) {
            return s5(m, r[130]);
        }
        if !m.same_value(1, 22) {
            return s5(m, r[134]);
        }
        if !m.name_is(2, r[137]) {
            return s5(m, r[138]);
        }
        if !m.operand_count_min(2, 2) {
            return s5(m, r[142]);
        }
        if !m.result_count_is(2, 1) {
            return s5(m, r[146]);
        }
        if !m.operands(4, 2, 2, at + 147) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[151]);
        }
        if !m.has_attr(2, r[154]) {
            return s5(m, r[155]);
        }
        if !m.same_type(7, 8) {
            return s5(m, r[159]);
        }
        0
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        s2(m, r[3])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s1(m, r[4]);
        }
        if !m.result_type_is(0, 1, r[8]) {
            return s1(m, r[9]);
        }
        if !m.def(9, 0, 2, 0) {
            return s1(m, r[15]);
        }
        if !m.name_is(9, r[18]) {
            return s1(m, r[19]);
        }
        if !m.operand(0, 0, 0) {
            return s10(m, r[24]);
        }
        if !m.def_op(1, 0) {
            return s10(m, r[28]);
        }
        if !m.kind_is(1, r[31]) {
            return s10(m, r[32]);
        }
        m.accept(r[34]);
        s10(m, r[36])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.operand(1, 0, 1) {
            return s1(m, r[4]);
        }
        if !m.def_op(2, 1) {
            return s1(m, r[8]);
        }
        if !m.kind_is(2, r[11]) {
            return s1(m, r[12]);
        }
        if !m.operand(0, 0, 0) {
            return s22(m, r[17]);
        }
        if !m.def_op(1, 0) {
            return s22(m, r[21]);
        }
        if !m.kind_is(1, r[24]) {
            return s22(m, r[25]);
        }
        s1(m, r[27])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<33>(at) else { return 0 };
        if !m.operands(3, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[4]);
        }
        if !m.list_count_is(3, 0) {
            return s2(m, r[8]);
        }
        if !m.result(16, 0, 0) {
            return s2(m, r[13]);
        }
        m.type_of(5, 16);
        if !m.result(17, 0, 1) {
            return s2(m, r[21]);
        }
        m.type_of(6, 17);
        if !m.same_type(5, 6) {
            return s2(m, r[28]);
        }
        m.accept(r[30]);
        s2(m, r[32])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<34>(at) else { return 0 };
        if !m.operand_count_min(0, 2) {
            return s2(m, r[3]);
        }
        if !m.operands(0, 0, 2, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[8]);
        }
        if !m.list_count_min(0, 2) {
            return s2(m, r[12]);
        }
        if !m.def(2, 0, 1, 0) {
            return s2(m, r[18]);
        }
        if !m.name_is(2, r[21]) {
            return s2(m, r[22]);
        }
        if !m.has_attr(2, r[25]) {
            return s2(m, r[26]);
        }
        let to = m.def_switch_kind(1, 0, 0, 1, r[32], r[33]);
        match m.word(to) { 773 => s2(m, to), _ => s13(m, to) }
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<42>(at) else { return 0 };
        if !m.result_type_is(1, 0, r[3]) {
            return s2(m, r[4]);
        }
        if !m.operand_count_is(2, 1) {
            return s2(m, r[8]);
        }
        if !m.operand(2, 1, 0) {
            return s14(m, r[13]);
        }
        if !m.def_op(4, 2) {
            return s14(m, r[17]);
        }
        if !m.name_is(4, r[20]) {
            return s14(m, r[21]);
        }
        if !m.result_count_is(4, 1) {
            return s14(m, r[25]);
        }
        if !m.operands(1, 4, 4294967295, at + 26) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[30]);
        }
        if !m.list_count_min(1, 1) {
            return s14(m, r[34]);
        }
        let to = m.def_switch_kind(5, 1, 1, 1, r[40], r[41]);
        match m.word(to) { 1042 => s20(m, to), _ => s14(m, to) }
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<33>(at) else { return 0 };
        if !m.operand(10, 1, 1) {
            return s2(m, r[4]);
        }
        if !m.def_op(5, 10) {
            return s2(m, r[8]);
        }
        if !m.name_is(5, r[11]) {
            return s2(m, r[12]);
        }
        if !m.result_count_is(5, 1) {
            return s2(m, r[16]);
        }
        if !m.operands(2, 5, 4294967295, at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[21]);
        }
        if !m.list_count_min(2, 1) {
            return s2(m, r[25]);
        }
        let to = m.def_switch_kind(4, 1, 0, 1, r[31], r[32]);
        match m.word(to) { 773 => s2(m, to), _ => s15(m, to) }
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<158>(at) else { return 0 };
        if !m.has_attr(4, r[2]) {
            return s2(m, r[3]);
        }
        if !m.result_type_is(4, 0, r[7]) {
            return s2(m, r[8]);
        }
        if !m.result(11, 5, 0) {
            return s2(m, r[13]);
        }
        m.type_of(3, 11);
        if !m.result(12, 4, 1) {
            return s2(m, r[21]);
        }
        m.type_of(4, 12);
        if !m.same_type(3, 4) {
            return s2(m, r[28]);
        }
        if !m.operand(5, 1, 2) {
            return s2(m, r[33]);
        }
        if !m.operand(13, 4, 0) {
            return s2(m, r[38]);
        }
        if !m.same_value(5, 13) {
            return s2(m, r[42]);
        }
        if !m.result(7, 1, 1) {
            return s2(m, r[47]);
        }
        m.type_of(2, 7);
        if !m.same_type(2, 3) {
            return s2(m, r[54]);
        }
        if !m.attr(0, 2, r[58]) {
            return s2(m, r[59]);
        }
        if !m.attr(2, 4, r[63]) {
            return s2(m, r[64]);
        }
        if !m.same_attr(0, 2) {
            return s2(m, r[68]);
        }
        if !m.operand(8, 2, 0) {
            return s2(m, r[73]);
        }
        if !m.same_value(8, 13) {
            return s2(m, r[77]);
        }
        if !m.constraint(r[79], 0, &r[82..83], &r[84..84], at + 78) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[84]);
        }
        if !m.operand(2, 1, 0) {
            return s16(m, r[89]);
        }
        if !m.def_op(4, 2) {
            return s16(m, r[93]);
        }
        if !m.name_is(4, r[96]) {
            return s16(m, r[97]);
        }
        if !m.result_count_is(4, 1) {
            return s16(m, r[101]);
        }
        if !m.operands(1, 4, 4294967295, at + 102) {
            if m.is_stopped() {
                return 0;
            }
            return s16(m, r[106]);
        }
        if !m.list_count_min(1, 1) {
            return s16(m, r[110]);
        }
        if !m.def_op(5, 10) {
            return s16(m, r[114]);
        }
        if !m.result(14, 5, 1) {
            return s16(m, r[119]);
        }
        if !m.same_value(10, 14) {
            return s16(m, r[123]);
        }
        if !m.kind_is(5, r[126]) {
            return s16(m, r[127]);
        }
        if !m.has_attr(5, r[130]) {
            return s16(m, r[131]);
        }
        if !m.type_is(3, r[134]) {
            return s16(m, r[135]);
        }
        if !m.result(3, 4, 0) {
            return s16(m, r[140]);
        }
        m.type_of(0, 3);
        if !m.result(4, 5, 1) {
            return s16(m, r[148]);
        }
        m.type_of(1, 4);
        if !m.same_type(0, 1) {
            return s16(m, r[155]);
        }
        s2(m, r[157])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(7, 13, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[3]);
        }
        s17(m, at + 4)
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(7, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(15, 7, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(13, 15) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s19(m, r[15]);
        }
        m.move_op(r[17], 7);
        m.again(r[20])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 773 => s2(m, to), 1040 => match m.word(to + 1) { 3 => m.again(to), _ => s17(m, to) }, _ => s14(m, to) }
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        m.again(r[1])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<89>(at) else { return 0 };
        if !m.has_attr(5, r[2]) {
            return s14(m, r[3]);
        }
        if !m.result_type_is(5, 0, r[7]) {
            return s14(m, r[8]);
        }
        if !m.result(3, 4, 0) {
            return s14(m, r[13]);
        }
        m.type_of(0, 3);
        if !m.result(4, 5, 1) {
            return s14(m, r[21]);
        }
        m.type_of(1, 4);
        if !m.same_type(0, 1) {
            return s14(m, r[28]);
        }
        if !m.operand(5, 1, 2) {
            return s14(m, r[33]);
        }
        if !m.operand(6, 5, 0) {
            return s14(m, r[38]);
        }
        if !m.same_value(5, 6) {
            return s14(m, r[42]);
        }
        if !m.result(7, 1, 1) {
            return s14(m, r[47]);
        }
        m.type_of(2, 7);
        if !m.same_type(2, 0) {
            return s14(m, r[54]);
        }
        if !m.attr(0, 2, r[58]) {
            return s14(m, r[59]);
        }
        if !m.attr(1, 5, r[63]) {
            return s14(m, r[64]);
        }
        if !m.same_attr(0, 1) {
            return s14(m, r[68]);
        }
        if !m.operand(8, 2, 0) {
            return s14(m, r[73]);
        }
        if !m.same_value(8, 6) {
            return s14(m, r[77]);
        }
        if !m.constraint(r[79], 0, &r[82..83], &r[84..84], at + 78) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[84]);
        }
        if !m.for_each_user(3, 6, r[88], at + 85, at + 89) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[88]);
        }
        s21(m, at + 89)
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(3, r[2]) {
            return s18(m, r[3]);
        }
        if !m.operand(9, 3, 0) {
            return s18(m, r[8]);
        }
        if !m.same_value(6, 9) {
            return s18(m, r[12]);
        }
        if !m.record(r[14]) {
            return s19(m, r[15]);
        }
        m.move_op(r[17], 3);
        s18(m, r[20])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s1(m, r[3])
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
            at = match m.word(at) { 773 => s5(m, at), _ => match m.word(at + 24) { 515 => s0(m, at), _ => s6(m, at) } };
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
            return s1(m, r[8]);
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return s1(m, r[16]);
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return s1(m, r[23]);
        }
        if m.accept(r[25]) {
            return 0;
        }
        s1(m, r[27])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.operands(0, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[4]);
        }
        if !m.list_count_min(0, 1) {
            return s2(m, r[8]);
        }
        if !m.result_type_is(0, 1, r[12]) {
            return s2(m, r[13]);
        }
        m.accept(r[15]);
        s2(m, r[17])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<127>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s5(m, r[2]);
        }
        if !m.operand_count_is(0, 3) {
            return s3(m, r[6]);
        }
        if !m.operand(2, 0, 0) {
            return s3(m, r[11]);
        }
        if !m.def_op(1, 2) {
            return s3(m, r[15]);
        }
        if !m.kind_is(1, r[18]) {
            return s3(m, r[19]);
        }
        if !m.def(2, 0, 2, 0) {
            return s3(m, r[25]);
        }
        if !m.name_is(2, r[28]) {
            return s3(m, r[29]);
        }
        if !m.result_count_is(2, 2) {
            return s3(m, r[33]);
        }
        if !m.operands(1, 2, 4294967295, at + 34) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[38]);
        }
        if !m.list_count_is(1, 2) {
            return s3(m, r[42]);
        }
        if !m.result(3, 2, 0) {
            return s3(m, r[47]);
        }
        m.type_of(2, 3);
        if !m.result(4, 2, 1) {
            return s3(m, r[55]);
        }
        m.type_of(3, 4);
        if !m.same_type(2, 3) {
            return s3(m, r[62]);
        }
        if !m.operand(5, 1, 0) {
            return s3(m, r[67]);
        }
        if !m.def_op(3, 5) {
            return s3(m, r[71]);
        }
        if !m.kind_is(3, r[74]) {
            return s3(m, r[75]);
        }
        if !m.result(6, 1, 0) {
            return s3(m, r[80]);
        }
        m.type_of(4, 6);
        if !m.result(7, 3, 0) {
            return s3(m, r[88]);
        }
        m.type_of(5, 7);
        if !m.same_type(4, 5) {
            return s3(m, r[95]);
        }
        if !m.result(8, 1, 1) {
            return s3(m, r[100]);
        }
        m.type_of(6, 8);
        if !m.same_type(6, 5) {
            return s3(m, r[107]);
        }
        if !m.constraint(r[109], 0, &r[112..113], &r[114..115], at + 108) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[115]);
        }
        if !m.constraint(r[117], 0, &r[120..121], &r[122..122], at + 116) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[122]);
        }
        if m.accept(r[124]) {
            return 0;
        }
        s3(m, r[126])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<23>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s5(m, r[2]);
        }
        if !m.operands(0, 0, 4294967295, at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[7]);
        }
        if !m.list_count_min(0, 0) {
            return s4(m, r[11]);
        }
        if !m.constraint(r[13], 0, &r[16..17], &r[18..18], at + 12) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[18]);
        }
        if m.accept(r[20]) {
            return 0;
        }
        s4(m, r[22])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s5(m, r[2]);
        }
        if m.accept(r[4]) {
            return 0;
        }
        s5(m, r[6])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<58>(at) else { return 0 };
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
        if !m.operand(2, 0, 0) {
            return 0;
        }
        if !m.operand(11, 0, 1) {
            return 0;
        }
        if !m.same_value(2, 11) {
            return 0;
        }
        if !m.operand(31, 0, 2) {
            return 0;
        }
        if !m.same_value(2, 31) {
            return 0;
        }
        if !m.constraint(r[40], 0, &r[43..44], &r[45..46], at + 39) {
            return 0;
        }
        if !m.constraint(r[48], 0, &r[51..52], &r[53..53], at + 47) {
            return 0;
        }
        if m.accept(r[55]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<52>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s7(m, r[3]);
        }
        if !m.result(0, 0, 0) {
            return s7(m, r[8]);
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return s7(m, r[16]);
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return s7(m, r[23]);
        }
        if !m.operands(0, 0, 4294967295, at + 24) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[28]);
        }
        if !m.list_count_is(0, 1) {
            return s7(m, r[32]);
        }
        if !m.constraint(r[34], 0, &r[37..38], &r[39..40], at + 33) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[40]);
        }
        if !m.constraint(r[42], 0, &r[45..46], &r[47..47], at + 41) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[47]);
        }
        if m.accept(r[49]) {
            return 0;
        }
        s7(m, r[51])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<221>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return s5(m, r[3]);
        }
        if !m.def(1, 0, 0, 0) {
            return s8(m, r[9]);
        }
        if !m.name_is(1, r[12]) {
            return s8(m, r[13]);
        }
        if !m.result_count_is(1, 1) {
            return s8(m, r[17]);
        }
        if !m.operand_count_min(1, 2) {
            return s8(m, r[21]);
        }
        if !m.operands(3, 1, 0, at + 22) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[26]);
        }
        if !m.operands(4, 1, 1, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[31]);
        }
        if !m.single(9, 4) {
            return s8(m, r[35]);
        }
        if !m.operands(4, 1, 2, at + 36) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[40]);
        }
        if !m.single(10, 4) {
            return s8(m, r[44]);
        }
        if !m.operand(11, 0, 1) {
            return s8(m, r[49]);
        }
        if !m.def_op(4, 11) {
            return s8(m, r[53]);
        }
        if !m.name_is(4, r[56]) {
            return s8(m, r[57]);
        }
        if !m.result_count_is(4, 1) {
            return s8(m, r[61]);
        }
        if !m.result(6, 1, 0) {
            return s8(m, r[66]);
        }
        m.type_of(4, 6);
        if !m.result(12, 4, 0) {
            return s8(m, r[74]);
        }
        m.type_of(7, 12);
        if !m.same_type(4, 7) {
            return s8(m, r[81]);
        }
        if !m.has_attr(4, r[84]) {
            return s8(m, r[85]);
        }
        if !m.operands(5, 4, 4294967295, at + 86) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[90]);
        }
        if !m.list_count_is(5, 1) {
            return s8(m, r[94]);
        }
        if !m.first(13, 3) {
            return s8(m, r[98]);
        }
        if !m.def_op(5, 13) {
            return s8(m, r[102]);
        }
        if !m.results(6, 5, 4294967295, at + 103) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[107]);
        }
        if !m.same_values(3, 6) {
            return s8(m, r[111]);
        }
        if !m.name_is(5, r[114]) {
            return s8(m, r[115]);
        }
        if !m.operand_count_is(5, 3) {
            return s8(m, r[119]);
        }
        if !m.attr_is(5, r[122], r[123]) {
            return s8(m, r[124]);
        }
        if !m.operand(14, 5, 0) {
            return s8(m, r[129]);
        }
        if !m.operand(15, 5, 1) {
            return s8(m, r[134]);
        }
        if !m.same_value(14, 15) {
            return s8(m, r[138]);
        }
        if !m.def_op(6, 9) {
            return s8(m, r[142]);
        }
        if !m.same_op(5, 6) {
            return s8(m, r[146]);
        }
        if !m.def_op(7, 10) {
            return s8(m, r[150]);
        }
        if !m.result(16, 7, 0) {
            return s8(m, r[155]);
        }
        if !m.same_value(10, 16) {
            return s8(m, r[159]);
        }
        if !m.attr(0, 7, r[163]) {
            return s8(m, r[164]);
        }
        if !m.attr(1, 4, r[168]) {
            return s8(m, r[169]);
        }
        if !m.same_attr(0, 1) {
            return s8(m, r[173]);
        }
        if !m.name_is(7, r[176]) {
            return s8(m, r[177]);
        }
        if !m.operand_count_min(7, 2) {
            return s8(m, r[181]);
        }
        if !m.result_count_is(7, 1) {
            return s8(m, r[185]);
        }
        if !m.operands(7, 7, 1, at + 186) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[190]);
        }
        if !m.operands(4, 7, 2, at + 191) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[195]);
        }
        if !m.single(17, 4) {
            return s8(m, r[199]);
        }
        if !m.has_attr(7, r[202]) {
            return s8(m, r[203]);
        }
        if !m.first(18, 7) {
            return s8(m, r[207]);
        }
        if !m.same_values(6, 7) {
            return s8(m, r[211]);
        }
        if !m.result_type_is(7, 0, r[215]) {
            return s8(m, r[216]);
        }
        m.accept(r[218]);
        s8(m, r[220])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<412>(at) else { return 0 };
        if !m.operand(2, 0, 0) {
            return s5(m, r[4]);
        }
        if !m.def_op(1, 2) {
            return s5(m, r[8]);
        }
        if !m.name_is(1, r[11]) {
            return s5(m, r[12]);
        }
        if !m.result_count_is(1, 1) {
            return s5(m, r[16]);
        }
        if !m.def(4, 0, 1, 0) {
            return s5(m, r[22]);
        }
        if !m.name_is(4, r[25]) {
            return s5(m, r[26]);
        }
        if !m.result_count_is(4, 1) {
            return s5(m, r[30]);
        }
        if !m.result(6, 1, 0) {
            return s5(m, r[35]);
        }
        m.type_of(4, 6);
        if !m.result(12, 4, 0) {
            return s5(m, r[43]);
        }
        m.type_of(7, 12);
        if !m.same_type(4, 7) {
            return s5(m, r[50]);
        }
        if !m.operand_count_min(4, 2) {
            return s5(m, r[54]);
        }
        if !m.operands(8, 4, 0, at + 55) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[59]);
        }
        if !m.operands(4, 4, 1, at + 60) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[64]);
        }
        if !m.single(19, 4) {
            return s5(m, r[68]);
        }
        if !m.operands(4, 4, 2, at + 69) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[73]);
        }
        if !m.single(20, 4) {
            return s5(m, r[77]);
        }
        if !m.has_attr(1, r[80]) {
            return s5(m, r[81]);
        }
        if !m.operands(9, 1, 4294967295, at + 82) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[86]);
        }
        if !m.list_count_is(9, 1) {
            return s5(m, r[90]);
        }
        if !m.first(13, 8) {
            return s5(m, r[94]);
        }
        if !m.def_op(8, 13) {
            return s5(m, r[98]);
        }
        if !m.results(10, 8, 4294967295, at + 99) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[103]);
        }
        if !m.same_values(8, 10) {
            return s5(m, r[107]);
        }
        if !m.name_is(8, r[110]) {
            return s5(m, r[111]);
        }
        if !m.operand_count_is(8, 3) {
            return s5(m, r[115]);
        }
        if !m.attr_is(8, r[118], r[119]) {
            return s5(m, r[120]);
        }
        if !m.operand(21, 8, 0) {
            return s5(m, r[125]);
        }
        if !m.operand(22, 8, 1) {
            return s5(m, r[130]);
        }
        if !m.same_value(21, 22) {
            return s5(m, r[134]);
        }
        if !m.def_op(9, 19) {
            return s5(m, r[138]);
        }
        if !m.same_op(8, 9) {
            return s5(m, r[142]);
        }
        if !m.def_op(10, 20) {
            return s5(m, r[146]);
        }
        if !m.result(23, 10, 0) {
            return s5(m, r[151]);
        }
        if !m.same_value(20, 23) {
            return s5(m, r[155]);
        }
        if !m.attr(2, 10, r[159]) {
            return s5(m, r[160]);
        }
        if !m.attr(3, 1, r[164]) {
            return s5(m, r[165]);
        }
        if !m.same_attr(2, 3) {
            return s5(m, r[169]);
        }
        if !m.name_is(10, r[172]) {
            return s5(m, r[173]);
        }
        if !m.operand_count_min(10, 2) {
            return s5(m, r[177]);
        }
        if !m.result_count_is(10, 1) {
            return s5(m, r[181]);
        }
        if !m.operands(11, 10, 1, at + 182) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[186]);
        }
        if !m.operands(4, 10, 2, at + 187) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[191]);
        }
        if !m.single(24, 4) {
            return s5(m, r[195]);
        }
        if !m.has_attr(10, r[198]) {
            return s5(m, r[199]);
        }
        if !m.first(25, 11) {
            return s5(m, r[203]);
        }
        if !m.same_values(10, 11) {
            return s5(m, r[207]);
        }
        if !m.result_type_is(10, 0, r[211]) {
            return s5(m, r[212]);
        }
        if !m.def_op(1, 2) {
            return s9(m, r[216]);
        }
        if !m.result(26, 1, 0) {
            return s9(m, r[221]);
        }
        if !m.same_value(2, 26) {
            return s9(m, r[225]);
        }
        if !m.name_is(1, r[228]) {
            return s9(m, r[229]);
        }
        if !m.operand_count_min(1, 2) {
            return s9(m, r[233]);
        }
        if !m.result_count_is(1, 1) {
            return s9(m, r[237]);
        }
        if !m.operands(3, 1, 0, at + 238) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[242]);
        }
        if !m.operands(4, 1, 1, at + 243) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[247]);
        }
        if !m.single(9, 4) {
            return s9(m, r[251]);
        }
        if !m.operands(4, 1, 2, at + 252) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[256]);
        }
        if !m.single(10, 4) {
            return s9(m, r[260]);
        }
        if !m.first(13, 3) {
            return s9(m, r[264]);
        }
        if !m.def_op(5, 13) {
            return s9(m, r[268]);
        }
        if !m.results(6, 5, 4294967295, at + 269) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[273]);
        }
        if !m.same_values(3, 6) {
            return s9(m, r[277]);
        }
        if !m.name_is(5, r[280]) {
            return s9(m, r[281]);
        }
        if !m.operand_count_is(5, 3) {
            return s9(m, r[285]);
        }
        if !m.attr_is(5, r[288], r[289]) {
            return s9(m, r[290]);
        }
        if !m.def_op(6, 9) {
            return s9(m, r[294]);
        }
        if !m.same_op(5, 6) {
            return s9(m, r[298]);
        }
        if !m.def_op(7, 10) {
            return s9(m, r[302]);
        }
        if !m.result(27, 7, 0) {
            return s9(m, r[307]);
        }
        if !m.same_value(10, 27) {
            return s9(m, r[311]);
        }
        if !m.name_is(7, r[314]) {
            return s9(m, r[315]);
        }
        if !m.operand_count_min(7, 2) {
            return s9(m, r[319]);
        }
        if !m.result_count_is(7, 1) {
            return s9(m, r[323]);
        }
        if !m.operands(7, 7, 1, at + 324) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[328]);
        }
        if !m.operands(4, 7, 2, at + 329) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[333]);
        }
        if !m.single(17, 4) {
            return s9(m, r[337]);
        }
        if !m.has_attr(7, r[340]) {
            return s9(m, r[341]);
        }
        if !m.first(18, 7) {
            return s9(m, r[345]);
        }
        if !m.same_values(6, 7) {
            return s9(m, r[349]);
        }
        if !m.result(28, 7, 0) {
            return s9(m, r[354]);
        }
        m.type_of(8, 28);
        if !m.type_is(8, r[360]) {
            return s9(m, r[361]);
        }
        if !m.operand(11, 0, 1) {
            return s9(m, r[366]);
        }
        if !m.def_op(4, 11) {
            return s9(m, r[370]);
        }
        if !m.name_is(4, r[373]) {
            return s9(m, r[374]);
        }
        if !m.result_count_is(4, 1) {
            return s9(m, r[378]);
        }
        if !m.has_attr(4, r[381]) {
            return s9(m, r[382]);
        }
        if !m.attr(0, 7, r[386]) {
            return s9(m, r[387]);
        }
        if !m.attr(1, 4, r[391]) {
            return s9(m, r[392]);
        }
        if !m.same_attr(0, 1) {
            return s9(m, r[396]);
        }
        if !m.operands(5, 4, 4294967295, at + 397) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[401]);
        }
        if !m.list_count_is(5, 1) {
            return s9(m, r[405]);
        }
        if !m.same_type(4, 7) {
            return s9(m, r[409]);
        }
        s5(m, r[411])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<199>(at) else { return 0 };
        if !m.def_op(1, 2) {
            return s10(m, r[3]);
        }
        if !m.result(29, 1, 0) {
            return s10(m, r[8]);
        }
        if !m.same_value(2, 29) {
            return s10(m, r[12]);
        }
        if !m.name_is(1, r[15]) {
            return s10(m, r[16]);
        }
        if !m.operand_count_min(1, 2) {
            return s10(m, r[20]);
        }
        if !m.result_count_is(1, 1) {
            return s10(m, r[24]);
        }
        if !m.operands(3, 1, 0, at + 25) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[29]);
        }
        if !m.operands(4, 1, 1, at + 30) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[34]);
        }
        if !m.single(9, 4) {
            return s10(m, r[38]);
        }
        if !m.operands(4, 1, 2, at + 39) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[43]);
        }
        if !m.single(10, 4) {
            return s10(m, r[47]);
        }
        if !m.first(13, 3) {
            return s10(m, r[51]);
        }
        if !m.def_op(5, 13) {
            return s10(m, r[55]);
        }
        if !m.results(6, 5, 4294967295, at + 56) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[60]);
        }
        if !m.same_values(3, 6) {
            return s10(m, r[64]);
        }
        if !m.name_is(5, r[67]) {
            return s10(m, r[68]);
        }
        if !m.operand_count_is(5, 3) {
            return s10(m, r[72]);
        }
        if !m.attr_is(5, r[75], r[76]) {
            return s10(m, r[77]);
        }
        if !m.def_op(6, 9) {
            return s10(m, r[81]);
        }
        if !m.same_op(5, 6) {
            return s10(m, r[85]);
        }
        if !m.def_op(7, 10) {
            return s10(m, r[89]);
        }
        if !m.result(30, 7, 0) {
            return s10(m, r[94]);
        }
        if !m.same_value(10, 30) {
            return s10(m, r[98]);
        }
        if !m.name_is(7, r[101]) {
            return s10(m, r[102]);
        }
        if !m.operand_count_min(7, 2) {
            return s10(m, r[106]);
        }
        if !m.result_count_is(7, 1) {
            return s10(m, r[110]);
        }
        if !m.operands(7, 7, 1, at + 111) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[115]);
        }
        if !m.operands(4, 7, 2, at + 116) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[120]);
        }
        if !m.single(17, 4) {
            return s10(m, r[124]);
        }
        if !m.has_attr(7, r[127]) {
            return s10(m, r[128]);
        }
        if !m.first(18, 7) {
            return s10(m, r[132]);
        }
        if !m.same_values(6, 7) {
            return s10(m, r[136]);
        }
        if !m.result(28, 7, 0) {
            return s10(m, r[141]);
        }
        m.type_of(8, 28);
        if !m.type_is(8, r[147]) {
            return s10(m, r[148]);
        }
        if !m.operand(11, 0, 1) {
            return s10(m, r[153]);
        }
        if !m.def_op(4, 11) {
            return s10(m, r[157]);
        }
        if !m.name_is(4, r[160]) {
            return s10(m, r[161]);
        }
        if !m.result_count_is(4, 1) {
            return s10(m, r[165]);
        }
        if !m.has_attr(4, r[168]) {
            return s10(m, r[169]);
        }
        if !m.attr(0, 7, r[173]) {
            return s10(m, r[174]);
        }
        if !m.attr(1, 4, r[178]) {
            return s10(m, r[179]);
        }
        if !m.same_attr(0, 1) {
            return s10(m, r[183]);
        }
        if !m.operands(5, 4, 4294967295, at + 184) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[188]);
        }
        if !m.list_count_is(5, 1) {
            return s10(m, r[192]);
        }
        if !m.same_type(4, 7) {
            return s10(m, r[196]);
        }
        s5(m, r[198])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s5(m, r[3])
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
            at = match m.word(at) { 314 => s3(m, at), 513 => s2(m, at), 1040 => s1(m, at), 1046 => s7(m, at), 1048 => match m.word(at + 4) { 1047 => s4(m, at), _ => s11(m, at) }, 1313 => s0(m, at), _ => s12(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<43>(at) else { return 0 };
        if !m.result(0, 0, 0) {
            return s4(m, r[4]);
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return s4(m, r[12]);
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return s4(m, r[19]);
        }
        if !m.def(2, 0, 1, 0) {
            return s4(m, r[25]);
        }
        if !m.name_is(2, r[28]) {
            return s4(m, r[29]);
        }
        if !m.operand_count_is(2, 0) {
            return s4(m, r[33]);
        }
        if !m.operand(2, 0, 0) {
            return s4(m, r[38]);
        }
        if !m.for_each_user(1, 2, r[42], at + 39, at + 43) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[42]);
        }
        s1(m, at + 43)
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(1, r[2]) {
            return s3(m, r[3]);
        }
        if !m.operand(3, 1, 0) {
            return s3(m, r[8]);
        }
        if !m.same_value(2, 3) {
            return s3(m, r[12]);
        }
        if !m.record(r[14]) {
            return s2(m, r[15]);
        }
        m.move_op(r[17], 1);
        0
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        s3(m, r[1])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 1040 => match m.word(to + 20) { 0 => m.again(to), _ => s6(m, to) }, 1046 => s7(m, to), _ => s4(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<29>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s5(m, r[3]);
        }
        if !m.operand_count_min(0, 3) {
            return s5(m, r[7]);
        }
        if !m.operands(0, 0, 3, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[12]);
        }
        if !m.list_count_min(0, 2) {
            return s5(m, r[16]);
        }
        if !m.result_type_is(0, 0, r[20]) {
            return s5(m, r[21]);
        }
        let to = m.def_switch_kind(2, 0, 1, 1, r[27], r[28]);
        match m.word(to) { 1046 => s5(m, to), _ => s8(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return s7(m, r[3]);
        }
        if !m.operand(2, 0, 0) {
            return s7(m, r[8]);
        }
        if !m.operand(8, 0, 1) {
            return s7(m, r[13]);
        }
        if !m.same_value(2, 8) {
            return s7(m, r[17]);
        }
        if !m.constraint(r[19], 0, &r[22..23], &r[24..25], at + 18) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[25]);
        }
        if !m.constraint(r[27], 0, &r[30..31], &r[32..32], at + 26) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[32]);
        }
        if !m.for_each_user(1, 2, r[36], at + 33, at + 37) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[36]);
        }
        s6(m, at + 37)
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(1, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(3, 1, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(2, 3) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return m.again(r[15]);
        }
        m.move_op(r[17], 1);
        m.again(r[20])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<46>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.operand(2, 0, 0) {
            return 0;
        }
        if !m.operand(9, 0, 2) {
            return 0;
        }
        if !m.same_value(2, 9) {
            return 0;
        }
        if !m.result_type_is(0, 1, r[25]) {
            return 0;
        }
        if !m.constraint(r[28], 0, &r[31..32], &r[33..34], at + 27) {
            return 0;
        }
        if !m.constraint(r[36], 0, &r[39..40], &r[41..41], at + 35) {
            return 0;
        }
        if m.accept(r[43]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.operand(2, 0, 0) {
            return s5(m, r[4]);
        }
        if !m.operand(4, 2, 0) {
            return s5(m, r[9]);
        }
        if !m.same_value(2, 4) {
            return s5(m, r[13]);
        }
        let to = m.def_switch_kind(4, 0, 2, 1, r[19], r[20]);
        match m.word(to) { 1046 => s5(m, to), _ => s9(m, to) }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.result(5, 2, 1) {
            return s5(m, r[4]);
        }
        m.type_of(2, 5);
        if !m.result(6, 4, 0) {
            return s5(m, r[12]);
        }
        m.type_of(3, 6);
        if !m.same_type(2, 3) {
            return s5(m, r[19]);
        }
        let to = m.def_switch_kind(5, 4, 1, 0, r[25], r[26]);
        match m.word(to) { 1046 => s5(m, to), _ => s10(m, to) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.attr_is(5, r[2], r[3]) {
            return s5(m, r[4]);
        }
        if !m.result(7, 5, 0) {
            return s5(m, r[9]);
        }
        m.type_of(4, 7);
        if !m.same_type(2, 4) {
            return s5(m, r[16]);
        }
        if !m.result_type_is(5, 1, r[20]) {
            return s5(m, r[21]);
        }
        if !m.constraint(r[23], 0, &r[26..27], &r[28..29], at + 22) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[29]);
        }
        if !m.constraint(r[31], 0, &r[34..35], &r[36..36], at + 30) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[36]);
        }
        m.accept(r[38]);
        s5(m, r[40])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<34>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s7(m, r[3]);
        }
        if !m.result_type_is(0, 1, r[7]) {
            return s7(m, r[8]);
        }
        if !m.operands(2, 0, 4294967295, at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[13]);
        }
        if !m.list_count_is(2, 1) {
            return s7(m, r[17]);
        }
        if !m.attr_is(0, r[20], r[21]) {
            return s7(m, r[22]);
        }
        if !m.constraint(r[24], 0, &r[27..28], &r[29..29], at + 23) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[29]);
        }
        m.accept(r[31]);
        s7(m, r[33])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.operands(2, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[4]);
        }
        if !m.list_count_is(2, 1) {
            return s14(m, r[8]);
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..16], at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s13(m, r[16]);
        }
        if !m.constraint(r[18], 0, &r[21..22], &r[23..23], at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s13(m, r[23]);
        }
        m.accept(r[25]);
        s13(m, r[27])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s14(m, r[3]);
        }
        m.accept(r[5]);
        s14(m, r[7])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s7(m, r[2]);
        }
        if !m.constraint(r[4], 0, &r[7..8], &r[9..9], at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[9]);
        }
        m.accept(r[11]);
        s7(m, r[13])
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
            at = match m.word(at) { 314 => s2(m, at), 773 => s5(m, at), 1040 => s1(m, at), 1046 => match m.word(at + 2) { 2 => s20(m, at), _ => s6(m, at) }, 1299 => match m.word(at + 5) { 1314 => s12(m, at), _ => s0(m, at) }, _ => s10(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<112>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s3(m, r[4]);
        }
        if !m.def(3, 0, 1, 0) {
            return s3(m, r[10]);
        }
        if !m.name_is(3, r[13]) {
            return s3(m, r[14]);
        }
        if !m.result_count_is(3, 1) {
            return s3(m, r[18]);
        }
        if !m.def(4, 3, 0, 0) {
            return s3(m, r[24]);
        }
        if !m.operand_count_min(3, 2) {
            return s3(m, r[28]);
        }
        if !m.operands(0, 3, 2, at + 29) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[33]);
        }
        if !m.first(0, 0) {
            return s3(m, r[37]);
        }
        if !m.name_is(4, r[40]) {
            return s3(m, r[41]);
        }
        if !m.operand_count_is(4, 3) {
            return s3(m, r[45]);
        }
        if !m.result_count_min(4, 1) {
            return s3(m, r[49]);
        }
        if !m.results(1, 4, 1, at + 50) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[54]);
        }
        if !m.result_type_is(4, 0, r[58]) {
            return s3(m, r[59]);
        }
        if !m.def(5, 3, 1, 0) {
            return s3(m, r[65]);
        }
        if !m.name_is(5, r[68]) {
            return s3(m, r[69]);
        }
        if !m.operand_count_is(5, 1) {
            return s3(m, r[73]);
        }
        if !m.attr_is(5, r[76], r[77]) {
            return s3(m, r[78]);
        }
        if !m.results(2, 5, 4294967295, at + 79) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[83]);
        }
        if !m.same_values(0, 2) {
            return s3(m, r[87]);
        }
        if !m.constraint(r[89], 0, &r[92..93], &r[94..95], at + 88) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[95]);
        }
        if !m.constraint(r[97], 0, &r[100..101], &r[102..102], at + 96) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[102]);
        }
        if !m.operand(1, 4, 0) {
            return s3(m, r[107]);
        }
        if !m.for_each_user(2, 1, r[111], at + 108, at + 112) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[111]);
        }
        s1(m, at + 112)
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(2, r[2]) {
            return s2(m, r[3]);
        }
        if !m.operand(2, 2, 0) {
            return s2(m, r[8]);
        }
        if !m.same_value(1, 2) {
            return s2(m, r[12]);
        }
        if !m.record(r[14]) {
            return s9(m, r[15]);
        }
        m.move_op(r[17], 2);
        s2(m, r[20])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 1040 => match m.word(to + 1) { 2 => m.again(to), 12 => s19(m, to), _ => s17(m, to) }, 1299 => s12(m, to), 1300 => s11(m, to), _ => s3(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<62>(at) else { return 0 };
        if !m.operand(3, 0, 0) {
            return s4(m, r[4]);
        }
        if !m.def_op(7, 3) {
            return s4(m, r[8]);
        }
        if !m.name_is(7, r[11]) {
            return s4(m, r[12]);
        }
        if !m.operand_count_min(7, 3) {
            return s4(m, r[16]);
        }
        if !m.operands(4, 7, 3, at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[21]);
        }
        if !m.result_count_is(7, 2) {
            return s4(m, r[25]);
        }
        if !m.attr_is(7, r[28], r[29]) {
            return s4(m, r[30]);
        }
        if !m.list_count_is(4, 2) {
            return s4(m, r[34]);
        }
        if !m.result(4, 0, 0) {
            return s4(m, r[39]);
        }
        m.type_of(0, 4);
        if !m.result(5, 7, 1) {
            return s4(m, r[47]);
        }
        m.type_of(1, 5);
        if !m.same_type(0, 1) {
            return s4(m, r[54]);
        }
        let to = m.def_switch_kind(11, 7, 0, 0, r[60], r[61]);
        match m.word(to + 1) { 6 => s8(m, to), _ => s4(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<262>(at) else { return 0 };
        if !m.operand(11, 0, 1) {
            return s5(m, r[4]);
        }
        if !m.def_op(3, 11) {
            return s5(m, r[8]);
        }
        if !m.name_is(3, r[11]) {
            return s5(m, r[12]);
        }
        if !m.result_count_is(3, 2) {
            return s5(m, r[16]);
        }
        if !m.def(4, 3, 0, 0) {
            return s5(m, r[22]);
        }
        if !m.operand_count_min(3, 3) {
            return s5(m, r[26]);
        }
        if !m.operands(6, 3, 3, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[31]);
        }
        if !m.attr_is(3, r[34], r[35]) {
            return s5(m, r[36]);
        }
        if !m.operand(1, 4, 0) {
            return s5(m, r[41]);
        }
        if !m.operand(12, 3, 2) {
            return s5(m, r[46]);
        }
        if !m.same_value(1, 12) {
            return s5(m, r[50]);
        }
        if !m.list_count_is(6, 2) {
            return s5(m, r[54]);
        }
        if !m.result(4, 0, 0) {
            return s5(m, r[59]);
        }
        m.type_of(0, 4);
        if !m.result(13, 3, 1) {
            return s5(m, r[67]);
        }
        m.type_of(4, 13);
        if !m.same_type(0, 4) {
            return s5(m, r[74]);
        }
        if !m.kind_is(4, r[77]) {
            return s5(m, r[78]);
        }
        if !m.operand(14, 3, 1) {
            return s5(m, r[83]);
        }
        if !m.def_op(5, 14) {
            return s5(m, r[87]);
        }
        if !m.name_is(5, r[90]) {
            return s5(m, r[91]);
        }
        if !m.result_count_is(5, 1) {
            return s5(m, r[95]);
        }
        if !m.operands(7, 5, 4294967295, at + 96) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[100]);
        }
        if !m.list_count_min(7, 0) {
            return s5(m, r[104]);
        }
        if !m.result_type_is(5, 0, r[108]) {
            return s5(m, r[109]);
        }
        if !m.result(15, 3, 0) {
            return s5(m, r[114]);
        }
        m.type_of(5, 15);
        if !m.result(16, 4, 0) {
            return s5(m, r[122]);
        }
        m.type_of(6, 16);
        if !m.same_type(5, 6) {
            return s5(m, r[129]);
        }
        if !m.constraint(r[131], 0, &r[134..135], &r[136..137], at + 130) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[137]);
        }
        if !m.constraint(r[139], 0, &r[142..143], &r[144..144], at + 138) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[144]);
        }
        if !m.operand(3, 0, 0) {
            return s7(m, r[149]);
        }
        if !m.def_op(7, 3) {
            return s7(m, r[153]);
        }
        if !m.name_is(7, r[156]) {
            return s7(m, r[157]);
        }
        if !m.operand_count_min(7, 3) {
            return s7(m, r[161]);
        }
        if !m.result_count_is(7, 2) {
            return s7(m, r[165]);
        }
        if !m.operands(4, 7, 3, at + 166) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[170]);
        }
        if !m.attr_is(7, r[173], r[174]) {
            return s7(m, r[175]);
        }
        if !m.operand(17, 7, 0) {
            return s7(m, r[180]);
        }
        if !m.def_op(11, 17) {
            return s7(m, r[184]);
        }
        if !m.result(18, 11, 0) {
            return s7(m, r[189]);
        }
        if !m.same_value(17, 18) {
            return s7(m, r[193]);
        }
        if !m.kind_is(11, r[196]) {
            return s7(m, r[197]);
        }
        if !m.operand(6, 7, 1) {
            return s7(m, r[202]);
        }
        if !m.def_op(8, 6) {
            return s7(m, r[206]);
        }
        if !m.name_is(8, r[209]) {
            return s7(m, r[210]);
        }
        if !m.result_count_is(8, 1) {
            return s7(m, r[214]);
        }
        if !m.operands(5, 8, 4294967295, at + 215) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[219]);
        }
        if !m.list_count_min(5, 0) {
            return s7(m, r[223]);
        }
        if !m.result(19, 8, 0) {
            return s7(m, r[228]);
        }
        m.type_of(7, 19);
        if !m.type_is(7, r[234]) {
            return s7(m, r[235]);
        }
        if !m.list_count_is(4, 2) {
            return s7(m, r[239]);
        }
        if !m.result(9, 7, 0) {
            return s7(m, r[244]);
        }
        m.type_of(2, 9);
        if !m.result(10, 11, 0) {
            return s7(m, r[252]);
        }
        m.type_of(3, 10);
        if !m.same_type(2, 3) {
            return s7(m, r[259]);
        }
        s5(m, r[261])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<26>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s6(m, r[2]);
        }
        if !m.result_count_is(0, 1) {
            return s6(m, r[6]);
        }
        if !m.constraint(r[8], 0, &r[11..12], &r[13..14], at + 7) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[14]);
        }
        if !m.constraint(r[16], 0, &r[19..20], &r[21..21], at + 15) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[21]);
        }
        m.accept(r[23]);
        s6(m, r[25])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<65>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.attr_is(0, r[6], r[7]) {
            return 0;
        }
        if !m.operand(3, 0, 0) {
            return 0;
        }
        if !m.operand(11, 0, 1) {
            return 0;
        }
        if !m.same_value(3, 11) {
            return 0;
        }
        if !m.def(1, 0, 2, 0) {
            return 0;
        }
        if !m.name_is(1, r[31]) {
            return 0;
        }
        if !m.result_count_is(1, 1) {
            return 0;
        }
        if !m.operands(12, 1, 4294967295, at + 37) {
            return 0;
        }
        if !m.list_count_is(12, 0) {
            return 0;
        }
        if !m.constraint(r[47], 0, &r[50..51], &r[52..53], at + 46) {
            return 0;
        }
        if !m.constraint(r[55], 0, &r[58..59], &r[60..60], at + 54) {
            return 0;
        }
        if m.accept(r[62]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        match m.word(r[3]) { 773 => s5(m, r[3]), _ => s6(m, r[3]) }
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<84>(at) else { return 0 };
        if !m.operand(6, 7, 1) {
            return s4(m, r[4]);
        }
        if !m.def_op(8, 6) {
            return s4(m, r[8]);
        }
        if !m.name_is(8, r[11]) {
            return s4(m, r[12]);
        }
        if !m.result_count_is(8, 1) {
            return s4(m, r[16]);
        }
        if !m.operands(5, 8, 4294967295, at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[21]);
        }
        if !m.list_count_min(5, 0) {
            return s4(m, r[25]);
        }
        if !m.result_type_is(8, 0, r[29]) {
            return s4(m, r[30]);
        }
        if !m.operand(7, 7, 2) {
            return s4(m, r[35]);
        }
        if !m.operand(8, 11, 0) {
            return s4(m, r[40]);
        }
        if !m.same_value(7, 8) {
            return s4(m, r[44]);
        }
        if !m.result(9, 7, 0) {
            return s4(m, r[49]);
        }
        m.type_of(2, 9);
        if !m.result(10, 11, 0) {
            return s4(m, r[57]);
        }
        m.type_of(3, 10);
        if !m.same_type(2, 3) {
            return s4(m, r[64]);
        }
        if !m.constraint(r[66], 0, &r[69..70], &r[71..72], at + 65) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[72]);
        }
        if !m.constraint(r[74], 0, &r[77..78], &r[79..79], at + 73) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[79]);
        }
        m.accept(r[81]);
        s4(m, r[83])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        m.again(r[1])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.result_type_is(0, 0, r[3]) {
            return s12(m, r[4]);
        }
        if !m.result_type_is(0, 1, r[8]) {
            return s12(m, r[9]);
        }
        if !m.operand_type_is(0, 0, r[13]) {
            return s11(m, r[14]);
        }
        let to = m.def_switch_kind(3, 0, 1, 1, r[20], r[21]);
        match m.word(to) { 1299 => s18(m, to), _ => s11(m, to) }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.operand_type_is(0, 1, r[3]) {
            return s12(m, r[4]);
        }
        let to = m.def_switch_kind(7, 0, 0, 1, r[10], r[11]);
        match m.word(to + 1) { 0 => s12(m, to), _ => s15(m, to) }
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s13(m, r[4]);
        }
        if !m.operands(8, 0, 4294967295, at + 5) {
            if m.is_stopped() {
                return 0;
            }
            return s13(m, r[9]);
        }
        if !m.list_count_is(8, 0) {
            return s13(m, r[13]);
        }
        m.accept(r[15]);
        s13(m, r[17])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<102>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s6(m, r[3]);
        }
        if !m.operand_count_min(0, 3) {
            return s6(m, r[7]);
        }
        if !m.operands(9, 0, 3, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[12]);
        }
        if !m.list_count_min(9, 2) {
            return s6(m, r[16]);
        }
        if !m.result_type_is(0, 0, r[20]) {
            return s6(m, r[21]);
        }
        if !m.def(7, 0, 0, 0) {
            return s14(m, r[27]);
        }
        if !m.name_is(7, r[30]) {
            return s14(m, r[31]);
        }
        if !m.operand_count_min(7, 3) {
            return s14(m, r[35]);
        }
        if !m.operands(4, 7, 3, at + 36) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[40]);
        }
        if !m.def(8, 7, 1, 0) {
            return s14(m, r[46]);
        }
        if !m.name_is(8, r[49]) {
            return s14(m, r[50]);
        }
        if !m.operand_count_is(8, 1) {
            return s14(m, r[54]);
        }
        if !m.attr_is(8, r[57], r[58]) {
            return s14(m, r[59]);
        }
        if !m.def(9, 7, 2, 0) {
            return s14(m, r[65]);
        }
        if !m.name_is(9, r[68]) {
            return s14(m, r[69]);
        }
        if !m.operand_count_min(9, 1) {
            return s14(m, r[73]);
        }
        if !m.result_count_is(9, 2) {
            return s14(m, r[77]);
        }
        if !m.operands(10, 9, 1, at + 78) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[82]);
        }
        if !m.attr_is(9, r[85], r[86]) {
            return s14(m, r[87]);
        }
        if !m.result_type_is(9, 0, r[91]) {
            return s14(m, r[92]);
        }
        if !m.result_type_is(9, 1, r[96]) {
            return s14(m, r[97]);
        }
        m.accept(r[99]);
        s14(m, r[101])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<204>(at) else { return 0 };
        if !m.def(3, 0, 1, 0) {
            return s6(m, r[5]);
        }
        if !m.name_is(3, r[8]) {
            return s6(m, r[9]);
        }
        if !m.operand_count_min(3, 3) {
            return s6(m, r[13]);
        }
        if !m.operands(6, 3, 3, at + 14) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[18]);
        }
        if !m.def(5, 3, 1, 0) {
            return s6(m, r[24]);
        }
        if !m.name_is(5, r[27]) {
            return s6(m, r[28]);
        }
        if !m.operand_count_is(5, 1) {
            return s6(m, r[32]);
        }
        if !m.attr_is(5, r[35], r[36]) {
            return s6(m, r[37]);
        }
        if !m.def(10, 3, 2, 0) {
            return s6(m, r[43]);
        }
        if !m.name_is(10, r[46]) {
            return s6(m, r[47]);
        }
        if !m.operand_count_min(10, 1) {
            return s6(m, r[51]);
        }
        if !m.result_count_is(10, 2) {
            return s6(m, r[55]);
        }
        if !m.operands(11, 10, 1, at + 56) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[60]);
        }
        if !m.attr_is(10, r[63], r[64]) {
            return s6(m, r[65]);
        }
        if !m.result_type_is(10, 0, r[69]) {
            return s6(m, r[70]);
        }
        if !m.result_type_is(10, 1, r[74]) {
            return s6(m, r[75]);
        }
        if !m.operand(3, 0, 0) {
            return s7(m, r[80]);
        }
        if !m.def_op(7, 3) {
            return s7(m, r[84]);
        }
        if !m.result(24, 7, 0) {
            return s7(m, r[89]);
        }
        if !m.same_value(3, 24) {
            return s7(m, r[93]);
        }
        if !m.name_is(7, r[96]) {
            return s7(m, r[97]);
        }
        if !m.operand_count_min(7, 3) {
            return s7(m, r[101]);
        }
        if !m.operands(4, 7, 3, at + 102) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[106]);
        }
        if !m.operand(6, 7, 1) {
            return s7(m, r[111]);
        }
        if !m.def_op(8, 6) {
            return s7(m, r[115]);
        }
        if !m.result(25, 8, 0) {
            return s7(m, r[120]);
        }
        if !m.same_value(6, 25) {
            return s7(m, r[124]);
        }
        if !m.name_is(8, r[127]) {
            return s7(m, r[128]);
        }
        if !m.operand_count_is(8, 1) {
            return s7(m, r[132]);
        }
        if !m.attr_is(8, r[135], r[136]) {
            return s7(m, r[137]);
        }
        if !m.operand(7, 7, 2) {
            return s7(m, r[142]);
        }
        if !m.def_op(9, 7) {
            return s7(m, r[146]);
        }
        if !m.result(26, 9, 0) {
            return s7(m, r[151]);
        }
        if !m.same_value(7, 26) {
            return s7(m, r[155]);
        }
        if !m.name_is(9, r[158]) {
            return s7(m, r[159]);
        }
        if !m.operand_count_min(9, 1) {
            return s7(m, r[163]);
        }
        if !m.result_count_is(9, 2) {
            return s7(m, r[167]);
        }
        if !m.operands(10, 9, 1, at + 168) {
            if m.is_stopped() {
                return 0;
            }
            return s7(m, r[172]);
        }
        if !m.attr_is(9, r[175], r[176]) {
            return s7(m, r[177]);
        }
        if !m.result(27, 9, 0) {
            return s7(m, r[182]);
        }
        m.type_of(9, 27);
        if !m.type_is(9, r[188]) {
            return s7(m, r[189]);
        }
        if !m.result(28, 9, 1) {
            return s7(m, r[194]);
        }
        m.type_of(10, 28);
        if !m.type_is(10, r[200]) {
            return s7(m, r[201]);
        }
        s6(m, r[203])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<64>(at) else { return 0 };
        if !m.attr_is(7, r[2], r[3]) {
            return s12(m, r[4]);
        }
        if !m.operand(11, 0, 1) {
            return s12(m, r[9]);
        }
        if !m.operand(17, 7, 0) {
            return s12(m, r[14]);
        }
        if !m.same_value(11, 17) {
            return s12(m, r[18]);
        }
        if !m.operand(6, 7, 1) {
            return s12(m, r[23]);
        }
        if !m.same_value(11, 6) {
            return s12(m, r[27]);
        }
        if !m.operand(3, 0, 0) {
            return s16(m, r[32]);
        }
        m.type_of(8, 3);
        if !m.type_is(8, r[38]) {
            return s16(m, r[39]);
        }
        if !m.def_op(3, 11) {
            return s16(m, r[43]);
        }
        if !m.result(22, 3, 1) {
            return s16(m, r[48]);
        }
        if !m.same_value(11, 22) {
            return s16(m, r[52]);
        }
        if !m.kind_is(3, r[55]) {
            return s16(m, r[56]);
        }
        if !m.attr_is(3, r[59], r[60]) {
            return s16(m, r[61]);
        }
        s12(m, r[63])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(14, 11, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s12(m, r[3]);
        }
        s17(m, at + 4)
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(14, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(23, 14, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(11, 23) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s9(m, r[15]);
        }
        m.move_op(r[17], 14);
        m.again(r[20])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.attr_is(3, r[2], r[3]) {
            return s11(m, r[4]);
        }
        if !m.operand(3, 0, 0) {
            return s11(m, r[9]);
        }
        if !m.operand(20, 3, 0) {
            return s11(m, r[14]);
        }
        if !m.same_value(3, 20) {
            return s11(m, r[18]);
        }
        if !m.operand(14, 3, 1) {
            return s11(m, r[23]);
        }
        if !m.same_value(3, 14) {
            return s11(m, r[27]);
        }
        if !m.for_each_user(12, 3, r[31], at + 28, at + 32) {
            if m.is_stopped() {
                return 0;
            }
            return s11(m, r[31]);
        }
        s19(m, at + 32)
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(12, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(21, 12, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(3, 21) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s9(m, r[15]);
        }
        m.move_op(r[17], 12);
        m.again(r[20])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<52>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return s6(m, r[3]);
        }
        if !m.def(3, 0, 1, 0) {
            return s6(m, r[9]);
        }
        if !m.name_is(3, r[12]) {
            return s6(m, r[13]);
        }
        if !m.operand_count_min(3, 2) {
            return s6(m, r[17]);
        }
        if !m.operands(0, 3, 2, at + 18) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[22]);
        }
        if !m.operand(3, 0, 0) {
            return s6(m, r[27]);
        }
        if !m.operand(20, 3, 0) {
            return s6(m, r[32]);
        }
        if !m.same_value(3, 20) {
            return s6(m, r[36]);
        }
        if !m.list_count_is(0, 0) {
            return s6(m, r[40]);
        }
        if !m.constraint(r[42], 0, &r[45..46], &r[47..47], at + 41) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[47]);
        }
        m.accept(r[49]);
        s6(m, r[51])
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
            at = match m.word(at) { 515 => s0(m, at), 773 => s9(m, at), 1040 => s3(m, at), 1042 => s8(m, at), 1046 => match m.word(at + 2) { 0 => s12(m, at), 1 => s2(m, at), _ => s1(m, at) }, 1543 => s10(m, at), _ => s7(m, at) };
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
        s1(m, r[3])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<49>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return s2(m, r[3]);
        }
        if !m.def(1, 0, 1, 0) {
            return s2(m, r[9]);
        }
        if !m.name_is(1, r[12]) {
            return s2(m, r[13]);
        }
        if !m.operand_count_min(1, 1) {
            return s2(m, r[17]);
        }
        if !m.operands(1, 1, 1, at + 18) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[22]);
        }
        if !m.def(2, 0, 2, 0) {
            return s2(m, r[28]);
        }
        if !m.name_is(2, r[31]) {
            return s2(m, r[32]);
        }
        if !m.operand_count_is(2, 1) {
            return s2(m, r[36]);
        }
        if !m.attr_is(2, r[39], r[40]) {
            return s2(m, r[41]);
        }
        let to = m.def_switch_kind(3, 2, 0, 0, r[47], r[48]);
        match m.word(to) { 1046 => s2(m, to), _ => s6(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        if !m.operand_count_is(0, 1) {
            return 0;
        }
        if !m.result_count_is(0, 2) {
            return 0;
        }
        if !m.result(5, 0, 0) {
            return 0;
        }
        m.type_of(2, 5);
        if !m.result(14, 0, 1) {
            return 0;
        }
        m.type_of(6, 14);
        if !m.same_type(2, 6) {
            return 0;
        }
        if !m.operand(1, 0, 0) {
            return 0;
        }
        if !m.for_each_user(4, 1, 0, at + 33, at + 37) {
            return 0;
        }
        s3(m, at + 37)
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(4, r[2]) {
            return s5(m, r[3]);
        }
        if !m.operand(15, 4, 0) {
            return s5(m, r[8]);
        }
        if !m.same_value(1, 15) {
            return s5(m, r[12]);
        }
        if !m.record(r[14]) {
            return s4(m, r[15]);
        }
        m.move_op(r[17], 4);
        0
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        s5(m, r[1])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        if m.is_end(to) { to } else { m.again(to) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(3, 0, r[3]) {
            return s2(m, r[4]);
        }
        if m.accept(r[6]) {
            return 0;
        }
        s2(m, r[8])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..7], at) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[7]);
        }
        if !m.constraint(r[9], 0, &r[12..13], &r[14..14], at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[14]);
        }
        if m.accept(r[16]) {
            return 0;
        }
        s1(m, r[18])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<15>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return s9(m, r[3]);
        }
        if !m.constraint(r[5], 0, &r[8..9], &r[10..10], at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[10]);
        }
        if m.accept(r[12]) {
            return 0;
        }
        s9(m, r[14])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<132>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s2(m, r[2]);
        }
        if !m.operand_count_is(0, 2) {
            return s2(m, r[6]);
        }
        if !m.def(7, 0, 0, 0) {
            return s2(m, r[12]);
        }
        if !m.name_is(7, r[15]) {
            return s2(m, r[16]);
        }
        if !m.operand_count_is(7, 2) {
            return s2(m, r[20]);
        }
        if !m.def(8, 7, 0, 0) {
            return s2(m, r[26]);
        }
        if !m.name_is(8, r[29]) {
            return s2(m, r[30]);
        }
        if !m.operand_count_is(8, 3) {
            return s2(m, r[34]);
        }
        if !m.operand(9, 8, 0) {
            return s2(m, r[39]);
        }
        if !m.operand(10, 8, 1) {
            return s2(m, r[44]);
        }
        if !m.same_value(9, 10) {
            return s2(m, r[48]);
        }
        if !m.def(9, 7, 1, 0) {
            return s2(m, r[54]);
        }
        if !m.name_is(9, r[57]) {
            return s2(m, r[58]);
        }
        if !m.operand_count_min(9, 2) {
            return s2(m, r[62]);
        }
        if !m.result_count_is(9, 1) {
            return s2(m, r[66]);
        }
        if !m.operands(2, 9, 0, at + 67) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[71]);
        }
        if !m.operands(3, 9, 1, at + 72) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[76]);
        }
        if !m.single(11, 3) {
            return s2(m, r[80]);
        }
        if !m.operands(3, 9, 2, at + 81) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[85]);
        }
        if !m.single(12, 3) {
            return s2(m, r[89]);
        }
        if !m.first(13, 2) {
            return s2(m, r[93]);
        }
        if !m.results(4, 8, 4294967295, at + 94) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[98]);
        }
        if !m.same_values(4, 2) {
            return s2(m, r[102]);
        }
        m.type_of(4, 9);
        m.type_of(5, 11);
        if !m.same_type(4, 5) {
            return s2(m, r[112]);
        }
        if !m.constraint(r[114], 0, &r[117..118], &r[119..120], at + 113) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[120]);
        }
        if !m.constraint(r[122], 0, &r[125..126], &r[127..127], at + 121) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[127]);
        }
        m.accept(r[129]);
        s2(m, r[131])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<114>(at) else { return 0 };
        if !m.def(2, 0, 2, 0) {
            return s9(m, r[5]);
        }
        if !m.operand(0, 0, 1) {
            return s9(m, r[10]);
        }
        if !m.def_op(1, 0) {
            return s9(m, r[14]);
        }
        if !m.kind_is(1, r[17]) {
            return s9(m, r[18]);
        }
        if !m.operand(1, 0, 0) {
            return s9(m, r[23]);
        }
        if !m.operand(2, 1, 0) {
            return s9(m, r[28]);
        }
        if !m.same_value(1, 2) {
            return s9(m, r[32]);
        }
        if !m.kind_is(2, r[35]) {
            return s9(m, r[36]);
        }
        if !m.result(3, 1, 0) {
            return s9(m, r[41]);
        }
        m.type_of(0, 3);
        if !m.result(4, 2, 0) {
            return s9(m, r[49]);
        }
        m.type_of(1, 4);
        if !m.same_type(0, 1) {
            return s9(m, r[56]);
        }
        if !m.result(5, 0, 0) {
            return s9(m, r[61]);
        }
        m.type_of(2, 5);
        if !m.same_type(2, 0) {
            return s9(m, r[68]);
        }
        if !m.operand(6, 2, 0) {
            return s9(m, r[73]);
        }
        if !m.def_op(3, 6) {
            return s9(m, r[77]);
        }
        if !m.name_is(3, r[80]) {
            return s9(m, r[81]);
        }
        if !m.operand_count_is(3, 3) {
            return s9(m, r[85]);
        }
        if !m.operand(7, 3, 0) {
            return s9(m, r[90]);
        }
        if !m.same_value(1, 7) {
            return s9(m, r[94]);
        }
        if !m.operand(8, 3, 1) {
            return s9(m, r[99]);
        }
        m.type_of(3, 8);
        if !m.same_type(0, 3) {
            return s9(m, r[106]);
        }
        let to = m.def_switch_kind(6, 2, 1, 0, r[112], r[113]);
        match m.word(to) { 773 => s9(m, to), _ => s11(m, to) }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.has_attr(6, r[2]) {
            return s9(m, r[3]);
        }
        if !m.result_type_is(6, 0, r[7]) {
            return s9(m, r[8]);
        }
        m.accept(r[10]);
        s9(m, r[12])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s2(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s2(m, r[7]);
        }
        m.accept(r[9]);
        s2(m, r[11])
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
            at = match m.word(at) { 514 => s0(m, at), 1038 => s1(m, at), 1048 => match m.word(at + 3) { 0 => s6(m, at), _ => s8(m, at) }, _ => s5(m, at) };
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
        match m.word(to) { 773 => match m.word(to + 2) { 0 => s2(m, to), _ => s3(m, to) }, _ => s4(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<26>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.constraint(r[8], 0, &r[11..12], &r[13..14], at + 7) {
            return 0;
        }
        if !m.constraint(r[16], 0, &r[19..20], &r[21..21], at + 15) {
            return 0;
        }
        if m.accept(r[23]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s2(m, r[2]);
        }
        if !m.operands(2, 0, 4294967295, at + 3) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[7]);
        }
        if !m.list_count_min(2, 1) {
            return s2(m, r[11]);
        }
        if !m.result_type_is(0, 0, r[15]) {
            return s2(m, r[16]);
        }
        m.accept(r[18]);
        s2(m, r[20])
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<33>(at) else { return 0 };
        if !m.operand_count_min(0, 1) {
            return s2(m, r[3]);
        }
        if !m.operands(1, 0, 1, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[8]);
        }
        if !m.result(5, 0, 0) {
            return s2(m, r[13]);
        }
        m.type_of(2, 5);
        if !m.result(6, 0, 1) {
            return s2(m, r[21]);
        }
        m.type_of(3, 6);
        if !m.same_type(2, 3) {
            return s2(m, r[28]);
        }
        if m.accept(r[30]) {
            return 0;
        }
        s2(m, r[32])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<92>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return s6(m, r[4]);
        }
        if !m.operand(1, 0, 1) {
            return s6(m, r[9]);
        }
        if !m.same_value(0, 1) {
            return s6(m, r[13]);
        }
        if !m.def(1, 0, 2, 0) {
            return s6(m, r[19]);
        }
        if !m.name_is(1, r[22]) {
            return s6(m, r[23]);
        }
        if !m.operand_count_is(1, 3) {
            return s6(m, r[27]);
        }
        if !m.attr_is(1, r[30], r[31]) {
            return s6(m, r[32]);
        }
        if !m.operand(2, 1, 0) {
            return s6(m, r[37]);
        }
        if !m.def_op(2, 2) {
            return s6(m, r[41]);
        }
        if !m.kind_is(2, r[44]) {
            return s6(m, r[45]);
        }
        if !m.operand(3, 2, 0) {
            return s6(m, r[50]);
        }
        if !m.same_value(0, 3) {
            return s6(m, r[54]);
        }
        m.type_of(0, 0);
        if !m.result(4, 2, 0) {
            return s6(m, r[62]);
        }
        m.type_of(1, 4);
        if !m.same_type(0, 1) {
            return s6(m, r[69]);
        }
        if !m.def(3, 1, 1, 0) {
            return s6(m, r[75]);
        }
        if !m.operands(0, 3, 4294967295, at + 76) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[80]);
        }
        if !m.list_count_is(0, 0) {
            return s6(m, r[84]);
        }
        let to = m.def_switch_kind(4, 1, 2, 0, r[90], r[91]);
        match m.word(to) { 1048 => s6(m, to), _ => s7(m, to) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.operands(2, 0, 4294967295, at + 4) {
            return 0;
        }
        if !m.list_count_is(2, 2) {
            return 0;
        }
        if !m.constraint(r[14], 0, &r[17..18], &r[19..19], at + 13) {
            return 0;
        }
        if m.accept(r[21]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(4, 0, r[3]) {
            return s6(m, r[4]);
        }
        if m.accept(r[6]) {
            return 0;
        }
        s6(m, r[8])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s9(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s9(m, r[7]);
        }
        if m.accept(r[9]) {
            return 0;
        }
        s9(m, r[11])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<48>(at) else { return 0 };
        if !m.operand_count_min(0, 1) {
            return 0;
        }
        if !m.operands(1, 0, 1, at + 4) {
            return 0;
        }
        if !m.attr_is(0, r[11], r[12]) {
            return 0;
        }
        if !m.list_count_min(1, 1) {
            return 0;
        }
        if !m.def(5, 0, 0, 0) {
            return 0;
        }
        if !m.name_is(5, r[26]) {
            return 0;
        }
        if !m.operand_count_min(5, 2) {
            return 0;
        }
        if !m.operands(4, 5, 2, at + 32) {
            return 0;
        }
        if !m.list_count_min(4, 1) {
            return 0;
        }
        let to = m.def_switch_kind(6, 5, 1, 0, r[46], r[47]);
        match m.word(to) { 1299 => s13(m, to), _ => s10(m, to) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(7, 5, 0, 0, r[5], 0);
        if m.is_end(to) { to } else { s11(m, to) }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<51>(at) else { return 0 };
        if !m.attr_is(7, r[2], r[3]) {
            return 0;
        }
        if !m.result_type_is(7, 0, r[8]) {
            return 0;
        }
        if !m.operand(7, 5, 1) {
            return s12(m, r[14]);
        }
        if !m.def_op(6, 7) {
            return s12(m, r[18]);
        }
        if !m.result(8, 6, 0) {
            return s12(m, r[23]);
        }
        if !m.same_value(7, 8) {
            return s12(m, r[27]);
        }
        if !m.kind_is(6, r[30]) {
            return s12(m, r[31]);
        }
        if !m.attr_is(6, r[34], r[35]) {
            return s12(m, r[36]);
        }
        if !m.result(9, 6, 0) {
            return s12(m, r[41]);
        }
        m.type_of(4, 9);
        if !m.type_is(4, r[47]) {
            return s12(m, r[48]);
        }
        0
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.attr_is(6, r[2], r[3]) {
            return s10(m, r[4]);
        }
        if !m.result_type_is(6, 0, r[8]) {
            return s10(m, r[9]);
        }
        if m.accept(r[11]) {
            return 0;
        }
        s10(m, r[13])
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
            at = match m.word(at) { 1040 => s2(m, at), 1042 => s4(m, at), 1046 => match m.word(at + 2) { 0 => s13(m, at), _ => s1(m, at) }, 1048 => s10(m, at), 1299 => s8(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..7], at) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[7]);
        }
        if !m.constraint(r[9], 0, &r[12..13], &r[14..14], at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[14]);
        }
        if m.accept(r[16]) {
            return 0;
        }
        s1(m, r[18])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return s4(m, r[3]);
        }
        if !m.result_count_min(0, 1) {
            return s4(m, r[7]);
        }
        if !m.results(3, 0, 1, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[12]);
        }
        if !m.result_type_is(0, 0, r[16]) {
            return s4(m, r[17]);
        }
        if !m.operand(0, 0, 0) {
            return s4(m, r[22]);
        }
        if !m.for_each_user(2, 0, r[26], at + 23, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[26]);
        }
        s2(m, at + 27)
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(2, r[2]) {
            return s3(m, r[3]);
        }
        if !m.operand(9, 2, 0) {
            return s3(m, r[8]);
        }
        if !m.same_value(0, 9) {
            return s3(m, r[12]);
        }
        if !m.record(r[14]) {
            return s7(m, r[15]);
        }
        m.move_op(r[17], 2);
        s3(m, r[20])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 1040 => m.again(to), _ => s4(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return 0;
        }
        let to = m.switch_result_count(0, r[6], 0);
        if m.is_end(to) { to } else { match m.word(to) { 1046 => s6(m, to), _ => s5(m, to) } }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.operands(5, 0, 4294967295, at) {
            return 0;
        }
        if !m.list_count_is(5, 2) {
            return 0;
        }
        if m.accept(r[10]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return 0;
        }
        if !m.operand(0, 0, 0) {
            return 0;
        }
        if !m.operand(3, 0, 1) {
            return 0;
        }
        if !m.same_value(0, 3) {
            return 0;
        }
        if !m.def(1, 0, 2, 0) {
            return 0;
        }
        if !m.operand_count_is(1, 0) {
            return 0;
        }
        if !m.result_count_is(1, 2) {
            return 0;
        }
        if !m.result_type_is(1, 0, r[35]) {
            return 0;
        }
        if m.accept(r[38]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        s3(m, r[1])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<122>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s10(m, r[4]);
        }
        if !m.result_type_is(0, 1, r[8]) {
            return s10(m, r[9]);
        }
        if !m.operand(0, 0, 0) {
            return s10(m, r[14]);
        }
        if !m.def_op(4, 0) {
            return s10(m, r[18]);
        }
        if !m.kind_is(4, r[21]) {
            return s10(m, r[22]);
        }
        if !m.attr_is(4, r[25], r[26]) {
            return s10(m, r[27]);
        }
        if !m.result_type_is(4, 0, r[31]) {
            return s10(m, r[32]);
        }
        if !m.result_type_is(4, 1, r[36]) {
            return s10(m, r[37]);
        }
        if !m.operand(1, 4, 1) {
            return s9(m, r[42]);
        }
        if !m.def_op(5, 1) {
            return s9(m, r[46]);
        }
        if !m.result(2, 5, 0) {
            return s9(m, r[51]);
        }
        m.type_of(0, 2);
        if !m.operand(3, 0, 1) {
            return s9(m, r[59]);
        }
        m.type_of(1, 3);
        if !m.same_type(0, 1) {
            return s9(m, r[66]);
        }
        if !m.name_is(5, r[69]) {
            return s9(m, r[70]);
        }
        if !m.operand_count_min(5, 2) {
            return s9(m, r[74]);
        }
        if !m.result_count_is(5, 2) {
            return s9(m, r[78]);
        }
        if !m.operands(1, 5, 2, at + 79) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[83]);
        }
        if !m.operand(4, 4, 0) {
            return s9(m, r[88]);
        }
        if !m.operand(5, 5, 1) {
            return s9(m, r[93]);
        }
        if !m.same_value(4, 5) {
            return s9(m, r[97]);
        }
        if !m.result_type_is(5, 1, r[101]) {
            return s9(m, r[102]);
        }
        if !m.constraint(r[104], 0, &r[107..108], &r[109..110], at + 103) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[110]);
        }
        if !m.constraint(r[112], 0, &r[115..116], &r[117..117], at + 111) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[117]);
        }
        m.accept(r[119]);
        s9(m, r[121])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<115>(at) else { return 0 };
        if !m.operand(4, 4, 0) {
            return s10(m, r[4]);
        }
        if !m.def_op(6, 4) {
            return s10(m, r[8]);
        }
        if !m.name_is(6, r[11]) {
            return s10(m, r[12]);
        }
        if !m.operand_count_min(6, 2) {
            return s10(m, r[16]);
        }
        if !m.result_count_is(6, 2) {
            return s10(m, r[20]);
        }
        if !m.operands(2, 6, 2, at + 21) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[25]);
        }
        if !m.operand(1, 4, 1) {
            return s10(m, r[30]);
        }
        if !m.operand(6, 6, 1) {
            return s10(m, r[35]);
        }
        if !m.same_value(1, 6) {
            return s10(m, r[39]);
        }
        if !m.result_type_is(6, 1, r[43]) {
            return s10(m, r[44]);
        }
        if !m.operand(3, 0, 1) {
            return s10(m, r[49]);
        }
        m.type_of(1, 3);
        if !m.result(7, 6, 0) {
            return s10(m, r[57]);
        }
        m.type_of(2, 7);
        if !m.same_type(1, 2) {
            return s10(m, r[64]);
        }
        if !m.constraint(r[66], 0, &r[69..70], &r[71..72], at + 65) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[72]);
        }
        if !m.constraint(r[74], 0, &r[77..78], &r[79..79], at + 73) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[79]);
        }
        if !m.def_op(5, 1) {
            return s12(m, r[83]);
        }
        if !m.name_is(5, r[86]) {
            return s12(m, r[87]);
        }
        if !m.operand_count_min(5, 2) {
            return s12(m, r[91]);
        }
        if !m.result_count_is(5, 2) {
            return s12(m, r[95]);
        }
        if !m.operands(1, 5, 2, at + 96) {
            if m.is_stopped() {
                return 0;
            }
            return s12(m, r[100]);
        }
        if !m.result(8, 5, 1) {
            return s12(m, r[105]);
        }
        m.type_of(3, 8);
        if !m.type_is(3, r[111]) {
            return s12(m, r[112]);
        }
        s10(m, r[114])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s11(m, r[3]);
        }
        m.accept(r[5]);
        s11(m, r[7])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<60>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s4(m, r[2]);
        }
        if !m.result_count_min(0, 2) {
            return s4(m, r[6]);
        }
        if !m.results(4, 0, 2, at + 7) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[11]);
        }
        if !m.operands(5, 0, 4294967295, at + 12) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[16]);
        }
        if !m.list_count_min(5, 2) {
            return s4(m, r[20]);
        }
        if !m.result(10, 0, 0) {
            return s4(m, r[25]);
        }
        m.type_of(4, 10);
        if !m.result(11, 0, 1) {
            return s4(m, r[33]);
        }
        m.type_of(5, 11);
        if !m.same_type(4, 5) {
            return s4(m, r[40]);
        }
        if !m.constraint(r[42], 0, &r[45..46], &r[47..48], at + 41) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[48]);
        }
        if !m.constraint(r[50], 0, &r[53..54], &r[55..55], at + 49) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[55]);
        }
        m.accept(r[57]);
        s4(m, r[59])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s10(m, r[3])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s4(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s4(m, r[7]);
        }
        if m.accept(r[9]) {
            return 0;
        }
        s4(m, r[11])
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
            at = match m.word(at) { 514 => s0(m, at), 773 => s2(m, at), 1046 => match m.word(at + 2) { 0 => s7(m, at), _ => s1(m, at) }, 1314 => s5(m, at), _ => s4(m, at) };
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
        let Some(r) = m.words::<102>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return s2(m, r[3]);
        }
        if !m.attr_is(0, r[6], r[7]) {
            return s2(m, r[8]);
        }
        if !m.def(1, 0, 2, 0) {
            return s2(m, r[14]);
        }
        if !m.name_is(1, r[17]) {
            return s2(m, r[18]);
        }
        if !m.operand_count_min(1, 2) {
            return s2(m, r[22]);
        }
        if !m.result_count_is(1, 1) {
            return s2(m, r[26]);
        }
        if !m.operands(0, 1, 2, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[31]);
        }
        if !m.def(2, 1, 0, 0) {
            return s2(m, r[37]);
        }
        if !m.name_is(2, r[40]) {
            return s2(m, r[41]);
        }
        if !m.operand_count_min(2, 2) {
            return s2(m, r[45]);
        }
        if !m.operands(1, 2, 2, at + 46) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[50]);
        }
        if !m.attr_is(2, r[53], r[54]) {
            return s2(m, r[55]);
        }
        if !m.list_count_min(1, 1) {
            return s2(m, r[59]);
        }
        if !m.def(3, 1, 1, 0) {
            return s2(m, r[65]);
        }
        if !m.name_is(3, r[68]) {
            return s2(m, r[69]);
        }
        if !m.operand_count_is(3, 2) {
            return s2(m, r[73]);
        }
        if !m.attr_is(3, r[76], r[77]) {
            return s2(m, r[78]);
        }
        if !m.operand_type_is(3, 0, r[82]) {
            return s2(m, r[83]);
        }
        if !m.operand(0, 3, 0) {
            return s2(m, r[88]);
        }
        if !m.operand(1, 3, 1) {
            return s2(m, r[93]);
        }
        if !m.same_value(0, 1) {
            return s2(m, r[97]);
        }
        if m.accept(r[99]) {
            return 0;
        }
        s2(m, r[101])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<30>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_count_is(0, 0) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return s3(m, r[10]);
        }
        if !m.constraint(r[12], 0, &r[15..16], &r[17..18], at + 11) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[18]);
        }
        if !m.constraint(r[20], 0, &r[23..24], &r[25..25], at + 19) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[25]);
        }
        if m.accept(r[27]) {
            return 0;
        }
        s3(m, r[29])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<22>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.constraint(r[4], 0, &r[7..8], &r[9..10], at + 3) {
            return 0;
        }
        if !m.constraint(r[12], 0, &r[15..16], &r[17..17], at + 11) {
            return 0;
        }
        if m.accept(r[19]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<11>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..6], at) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[6]);
        }
        m.accept(r[8]);
        s5(m, r[10])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.operands(2, 0, 4294967295, at) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[4]);
        }
        if !m.list_count_is(2, 0) {
            return s2(m, r[8]);
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..15], at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[15]);
        }
        if m.accept(r[17]) {
            return 0;
        }
        s6(m, r[19])
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s2(m, r[3]);
        }
        if !m.result_type_is(0, 1, r[7]) {
            return s2(m, r[8]);
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..16], at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[16]);
        }
        if !m.constraint(r[18], 0, &r[21..22], &r[23..23], at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[23]);
        }
        m.accept(r[25]);
        s2(m, r[27])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s2(m, r[3]);
        }
        m.accept(r[5]);
        s2(m, r[7])
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
            at = match m.word(at) { 314 => s9(m, at), 773 => s1(m, at), 1040 => s12(m, at), 1299 => match m.word(at + 4) { 0 => s4(m, at), _ => match m.word(at + 5) { 1313 => s0(m, at), _ => s2(m, at) } }, _ => match m.word(at + 4) { 0 => s17(m, at), _ => s13(m, at) } };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<50>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s1(m, r[4]);
        }
        if !m.result(0, 0, 0) {
            return s1(m, r[9]);
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return s1(m, r[17]);
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return s1(m, r[24]);
        }
        if !m.def(1, 0, 1, 0) {
            return s1(m, r[30]);
        }
        if !m.name_is(1, r[33]) {
            return s1(m, r[34]);
        }
        if !m.operand_count_is(1, 0) {
            return s1(m, r[38]);
        }
        if !m.constraint(r[40], 0, &r[43..44], &r[45..45], at + 39) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[45]);
        }
        if m.accept(r[47]) {
            return 0;
        }
        s1(m, r[49])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<53>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.attr_is(0, r[5], r[6]) {
            return 0;
        }
        if !m.operand_count_is(0, 2) {
            return 0;
        }
        if !m.result_count_min(0, 2) {
            return 0;
        }
        if !m.results(5, 0, 2, at + 16) {
            return 0;
        }
        if !m.def(1, 0, 1, 0) {
            return 0;
        }
        if !m.name_is(1, r[29]) {
            return 0;
        }
        if !m.result_count_is(1, 1) {
            return 0;
        }
        if !m.operands(6, 1, 4294967295, at + 35) {
            return 0;
        }
        if !m.list_count_is(6, 0) {
            return 0;
        }
        if !m.result_type_is(1, 0, r[47]) {
            return 0;
        }
        if m.accept(r[50]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<49>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s4(m, r[4]);
        }
        if !m.def(1, 0, 1, 0) {
            return s4(m, r[10]);
        }
        if !m.name_is(1, r[13]) {
            return s4(m, r[14]);
        }
        if !m.def(2, 0, 0, 0) {
            return s4(m, r[20]);
        }
        if !m.name_is(2, r[23]) {
            return s4(m, r[24]);
        }
        if !m.operand_count_is(2, 0) {
            return s4(m, r[28]);
        }
        if !m.operand_count_min(1, 2) {
            return s4(m, r[32]);
        }
        if !m.operands(0, 1, 2, at + 33) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[37]);
        }
        if !m.list_count_is(0, 1) {
            return s4(m, r[41]);
        }
        let to = m.def_switch_kind(4, 1, 0, 0, r[47], r[48]);
        match m.word(to) { 1313 => s11(m, to), _ => s3(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(7, 1, 1, 0, r[5], r[6]);
        match m.word(to) { 1299 => s4(m, to), _ => s6(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<38>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return 0;
        }
        if !m.operand_count_min(0, 2) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.operands(2, 0, 1, at + 13) {
            return 0;
        }
        if !m.operands(3, 0, 2, at + 18) {
            return 0;
        }
        if !m.single(16, 3) {
            return 0;
        }
        if !m.first(17, 2) {
            return 0;
        }
        let to = m.def_switch_kind(2, 0, 0, 0, r[36], 0);
        if m.is_end(to) { to } else { s5(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<62>(at) else { return 0 };
        if !m.result_type_is(2, 1, r[3]) {
            return 0;
        }
        if !m.results(4, 2, 4294967295, at + 5) {
            return 0;
        }
        if !m.same_values(2, 4) {
            return 0;
        }
        if !m.operand(18, 2, 0) {
            return 0;
        }
        if !m.same_value(16, 18) {
            return 0;
        }
        if !m.result(0, 0, 0) {
            return 0;
        }
        m.type_of(0, 0);
        if !m.result(19, 2, 0) {
            return 0;
        }
        m.type_of(7, 19);
        if !m.same_type(0, 7) {
            return 0;
        }
        if !m.constraint(r[44], 0, &r[47..48], &r[49..50], at + 43) {
            return 0;
        }
        if !m.constraint(r[52], 0, &r[55..56], &r[57..57], at + 51) {
            return 0;
        }
        if m.accept(r[59]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<97>(at) else { return 0 };
        if !m.result(8, 7, 0) {
            return s4(m, r[4]);
        }
        m.type_of(4, 8);
        if !m.result(9, 7, 1) {
            return s4(m, r[12]);
        }
        m.type_of(5, 9);
        if !m.same_type(4, 5) {
            return s4(m, r[19]);
        }
        if !m.operand(10, 1, 0) {
            return s4(m, r[24]);
        }
        if !m.operand(11, 7, 0) {
            return s4(m, r[29]);
        }
        if !m.same_value(10, 11) {
            return s4(m, r[33]);
        }
        if !m.operand(6, 0, 2) {
            return s4(m, r[38]);
        }
        if !m.same_value(6, 11) {
            return s4(m, r[42]);
        }
        if !m.constraint(r[44], 0, &r[47..48], &r[49..50], at + 43) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[50]);
        }
        if !m.constraint(r[52], 0, &r[55..56], &r[57..57], at + 51) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[57]);
        }
        if !m.def_op(4, 10) {
            return s7(m, r[61]);
        }
        if !m.result(12, 4, 0) {
            return s7(m, r[66]);
        }
        if !m.same_value(10, 12) {
            return s7(m, r[70]);
        }
        if !m.kind_is(4, r[73]) {
            return s7(m, r[74]);
        }
        if !m.result(2, 4, 0) {
            return s7(m, r[79]);
        }
        m.type_of(2, 2);
        if !m.result(3, 4, 1) {
            return s7(m, r[87]);
        }
        m.type_of(3, 3);
        if !m.same_type(2, 3) {
            return s7(m, r[94]);
        }
        s4(m, r[96])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(6, 11, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[3]);
        }
        s8(m, at + 4)
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(6, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(13, 6, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(11, 13) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s10(m, r[15]);
        }
        m.move_op(r[17], 6);
        m.again(r[20])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 773 => s1(m, to), 1040 => match m.word(to + 1) { 3 => m.again(to), 6 => s8(m, to), _ => s14(m, to) }, 1299 => s4(m, to), 1301 => s15(m, to), _ => s3(m, to) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        m.again(r[1])
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<62>(at) else { return 0 };
        if !m.result(2, 4, 0) {
            return s3(m, r[4]);
        }
        m.type_of(2, 2);
        if !m.result(3, 4, 1) {
            return s3(m, r[12]);
        }
        m.type_of(3, 3);
        if !m.same_type(2, 3) {
            return s3(m, r[19]);
        }
        if !m.operand(4, 1, 1) {
            return s3(m, r[24]);
        }
        if !m.operand(5, 4, 0) {
            return s3(m, r[29]);
        }
        if !m.same_value(4, 5) {
            return s3(m, r[33]);
        }
        if !m.operand(6, 0, 2) {
            return s3(m, r[38]);
        }
        if !m.same_value(6, 5) {
            return s3(m, r[42]);
        }
        if !m.constraint(r[44], 0, &r[47..48], &r[49..50], at + 43) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[50]);
        }
        if !m.constraint(r[52], 0, &r[55..56], &r[57..57], at + 51) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[57]);
        }
        if !m.for_each_user(3, 5, r[61], at + 58, at + 62) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[61]);
        }
        s12(m, at + 62)
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(3, r[2]) {
            return s9(m, r[3]);
        }
        if !m.operand(7, 3, 0) {
            return s9(m, r[8]);
        }
        if !m.same_value(5, 7) {
            return s9(m, r[12]);
        }
        if !m.record(r[14]) {
            return s10(m, r[15]);
        }
        m.move_op(r[17], 3);
        s9(m, r[20])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result(0, 0, 0) {
            return s15(m, r[4]);
        }
        m.type_of(0, 0);
        if !m.operand(14, 0, 0) {
            return s15(m, r[12]);
        }
        m.type_of(6, 14);
        if !m.same_type(0, 6) {
            return s15(m, r[19]);
        }
        if !m.for_each_user(9, 14, r[23], at + 20, at + 24) {
            if m.is_stopped() {
                return 0;
            }
            return s15(m, r[23]);
        }
        s14(m, at + 24)
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(9, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(15, 9, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(14, 15) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s10(m, r[15]);
        }
        m.move_op(r[17], 9);
        0
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(0, 1, r[3]) {
            return s16(m, r[4]);
        }
        if m.accept(r[6]) {
            return 0;
        }
        s16(m, r[8])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<33>(at) else { return 0 };
        if !m.result(0, 0, 0) {
            return s1(m, r[4]);
        }
        m.type_of(0, 0);
        if !m.result(1, 0, 1) {
            return s1(m, r[12]);
        }
        m.type_of(1, 1);
        if !m.same_type(0, 1) {
            return s1(m, r[19]);
        }
        if !m.has_attr(0, r[22]) {
            return s1(m, r[23]);
        }
        if !m.operand(14, 0, 0) {
            return s1(m, r[28]);
        }
        if !m.for_each_user(9, 14, r[32], at + 29, at + 33) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[32]);
        }
        s14(m, at + 33)
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<37>(at) else { return 0 };
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
        if !m.operands(7, 0, 4294967295, at + 24) {
            return 0;
        }
        if !m.list_count_is(7, 0) {
            return 0;
        }
        if m.accept(r[34]) {
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
            at = match m.word(at) { 314 => s9(m, at), 514 => s27(m, at), 773 => match m.word(at + 2) { 0 => s2(m, at), _ => s10(m, at) }, 1040 => s8(m, at), 1046 => s1(m, at), 1299 => s7(m, at), 1301 => s16(m, at), 1312 => s13(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.constraint(r[1], 0, &r[4..5], &r[6..7], at) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[7]);
        }
        if !m.constraint(r[9], 0, &r[12..13], &r[14..14], at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s1(m, r[14]);
        }
        m.accept(r[16]);
        s1(m, r[18])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<20>(at) else { return 0 };
        if !m.operand_count_is(0, 0) {
            return s2(m, r[3]);
        }
        if !m.attr_is(0, r[6], r[7]) {
            return s2(m, r[8]);
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..15], at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[15]);
        }
        if m.accept(r[17]) {
            return 0;
        }
        s2(m, r[19])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.switch_operand_count(0, r[5], 0);
        if m.is_end(to) { to } else { match m.word(to) { 773 => s3(m, to), _ => s4(m, to) } }
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

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<123>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.attr_is(0, r[6], r[7]) {
            return 0;
        }
        if !m.operand(3, 0, 1) {
            return s5(m, r[13]);
        }
        if !m.operand(2, 0, 2) {
            return s5(m, r[18]);
        }
        if !m.same_value(3, 2) {
            return s5(m, r[22]);
        }
        if !m.operand(0, 0, 0) {
            return s5(m, r[27]);
        }
        if !m.def_op(1, 0) {
            return s5(m, r[31]);
        }
        if !m.name_is(1, r[34]) {
            return s5(m, r[35]);
        }
        if !m.operand_count_min(1, 2) {
            return s5(m, r[39]);
        }
        if !m.operands(7, 1, 0, at + 40) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[44]);
        }
        if !m.operands(8, 1, 1, at + 45) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[49]);
        }
        if !m.single(37, 8) {
            return s5(m, r[53]);
        }
        if !m.operands(8, 1, 2, at + 54) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[58]);
        }
        if !m.single(38, 8) {
            return s5(m, r[62]);
        }
        if !m.first(39, 7) {
            return s5(m, r[66]);
        }
        if !m.def_op(2, 39) {
            return s5(m, r[70]);
        }
        if !m.result(40, 2, 0) {
            return s5(m, r[75]);
        }
        m.type_of(9, 40);
        m.type_of(10, 3);
        if !m.same_type(9, 10) {
            return s5(m, r[85]);
        }
        if !m.results(9, 2, 4294967295, at + 86) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[90]);
        }
        if !m.same_values(7, 9) {
            return s5(m, r[94]);
        }
        if !m.operand_count_is(2, 0) {
            return s5(m, r[98]);
        }
        if !m.result_count_is(2, 2) {
            return s5(m, r[102]);
        }
        if !m.result(41, 2, 1) {
            return s5(m, r[107]);
        }
        m.type_of(11, 41);
        if !m.same_type(9, 11) {
            return s5(m, r[114]);
        }
        if !m.same_value(37, 41) {
            return s5(m, r[118]);
        }
        if m.accept(r[120]) {
            return 0;
        }
        s5(m, r[122])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<206>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand(0, 0, 0) {
            return 0;
        }
        if !m.operand(2, 0, 2) {
            return 0;
        }
        if !m.same_value(0, 2) {
            return 0;
        }
        if !m.operand(3, 0, 1) {
            return 0;
        }
        if !m.def_op(3, 3) {
            return 0;
        }
        if !m.name_is(3, r[28]) {
            return 0;
        }
        if !m.operand_count_min(3, 2) {
            return 0;
        }
        if !m.operands(10, 3, 0, at + 34) {
            return 0;
        }
        if !m.operands(8, 3, 1, at + 39) {
            return 0;
        }
        if !m.single(42, 8) {
            return 0;
        }
        if !m.operands(8, 3, 2, at + 48) {
            return 0;
        }
        if !m.single(43, 8) {
            return 0;
        }
        if !m.first(39, 10) {
            return 0;
        }
        if !m.def_op(4, 39) {
            return 0;
        }
        if !m.result(44, 4, 0) {
            return 0;
        }
        m.type_of(12, 44);
        m.type_of(13, 0);
        if !m.same_type(12, 13) {
            return 0;
        }
        if !m.results(11, 4, 4294967295, at + 80) {
            return 0;
        }
        if !m.same_values(10, 11) {
            return 0;
        }
        if !m.operand_count_is(4, 0) {
            return 0;
        }
        if !m.result_count_is(4, 2) {
            return 0;
        }
        if !m.result(45, 4, 1) {
            return 0;
        }
        m.type_of(14, 45);
        if !m.same_type(12, 14) {
            return 0;
        }
        if !m.same_value(42, 45) {
            return 0;
        }
        if !m.def_op(1, 0) {
            return s6(m, r[116]);
        }
        if !m.name_is(1, r[119]) {
            return s6(m, r[120]);
        }
        if !m.operand_count_min(1, 2) {
            return s6(m, r[124]);
        }
        if !m.operands(7, 1, 0, at + 125) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[129]);
        }
        if !m.operands(8, 1, 1, at + 130) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[134]);
        }
        if !m.single(37, 8) {
            return s6(m, r[138]);
        }
        if !m.operands(8, 1, 2, at + 139) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[143]);
        }
        if !m.single(38, 8) {
            return s6(m, r[147]);
        }
        if !m.first(39, 7) {
            return s6(m, r[151]);
        }
        if !m.def_op(2, 39) {
            return s6(m, r[155]);
        }
        if !m.results(9, 2, 4294967295, at + 156) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[160]);
        }
        if !m.same_values(7, 9) {
            return s6(m, r[164]);
        }
        if !m.operand_count_is(2, 0) {
            return s6(m, r[168]);
        }
        if !m.result_count_is(2, 2) {
            return s6(m, r[172]);
        }
        if !m.result(40, 2, 0) {
            return s6(m, r[177]);
        }
        m.type_of(9, 40);
        if !m.result(41, 2, 1) {
            return s6(m, r[185]);
        }
        m.type_of(11, 41);
        if !m.same_type(9, 11) {
            return s6(m, r[192]);
        }
        if !m.same_value(37, 41) {
            return s6(m, r[196]);
        }
        m.type_of(10, 3);
        if !m.same_type(9, 10) {
            return s6(m, r[203]);
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s10(m, r[4]);
        }
        if !m.result_type_is(0, 0, r[8]) {
            return s10(m, r[9]);
        }
        if !m.operand(0, 0, 0) {
            return s10(m, r[14]);
        }
        if !m.for_each_user(5, 0, r[18], at + 15, at + 19) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[18]);
        }
        s8(m, at + 19)
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(5, r[2]) {
            return s9(m, r[3]);
        }
        if !m.operand(1, 5, 0) {
            return s9(m, r[8]);
        }
        if !m.same_value(0, 1) {
            return s9(m, r[12]);
        }
        if !m.record(r[14]) {
            return s12(m, r[15]);
        }
        m.move_op(r[17], 5);
        s9(m, r[20])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 773 => match m.word(to + 2) { 0 => s2(m, to), _ => match m.word(to + 3) { 1041 => s15(m, to), 1046 => s10(m, to), _ => s14(m, to) } }, 1040 => match m.word(to + 1) { 5 => m.again(to), 7 => s24(m, to), 15 => s20(m, to), _ => s11(m, to) }, _ => s25(m, to) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<62>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s2(m, r[2]);
        }
        if !m.operand_count_is(0, 3) {
            return s2(m, r[6]);
        }
        if !m.result_count_min(0, 2) {
            return s2(m, r[10]);
        }
        if !m.results(6, 0, 2, at + 11) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[15]);
        }
        if !m.result(34, 0, 0) {
            return s2(m, r[20]);
        }
        m.type_of(7, 34);
        if !m.result(35, 0, 1) {
            return s2(m, r[28]);
        }
        m.type_of(8, 35);
        if !m.same_type(7, 8) {
            return s2(m, r[35]);
        }
        if !m.operand(0, 0, 0) {
            return s2(m, r[40]);
        }
        if !m.def_op(1, 0) {
            return s2(m, r[44]);
        }
        if !m.name_is(1, r[47]) {
            return s2(m, r[48]);
        }
        if !m.operand_count_is(1, 0) {
            return s2(m, r[52]);
        }
        if !m.operand(2, 0, 2) {
            return s2(m, r[57]);
        }
        if !m.for_each_user(20, 2, r[61], at + 58, at + 62) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[61]);
        }
        s11(m, at + 62)
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(20, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(36, 20, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(2, 36) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s12(m, r[15]);
        }
        m.move_op(r[17], 20);
        m.again(r[20])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        m.again(r[1])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<86>(at) else { return 0 };
        if !m.operand(2, 0, 2) {
            return s10(m, r[4]);
        }
        if !m.def_op(8, 2) {
            return s10(m, r[8]);
        }
        if !m.name_is(8, r[11]) {
            return s10(m, r[12]);
        }
        if !m.operand_count_min(8, 3) {
            return s10(m, r[16]);
        }
        if !m.result_count_is(8, 1) {
            return s10(m, r[20]);
        }
        if !m.operands(1, 8, 3, at + 21) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[25]);
        }
        if !m.result_type_is(8, 0, r[29]) {
            return s10(m, r[30]);
        }
        if !m.def(11, 8, 0, 0) {
            return s10(m, r[36]);
        }
        if !m.def(12, 8, 1, 0) {
            return s10(m, r[42]);
        }
        if !m.operand(3, 0, 1) {
            return s14(m, r[47]);
        }
        if !m.def_op(3, 3) {
            return s14(m, r[51]);
        }
        if !m.name_is(3, r[54]) {
            return s14(m, r[55]);
        }
        if !m.operand_count_min(3, 2) {
            return s14(m, r[59]);
        }
        if !m.result_count_is(3, 2) {
            return s14(m, r[63]);
        }
        if !m.operands(2, 3, 2, at + 64) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[68]);
        }
        if !m.attr_is(3, r[71], r[72]) {
            return s14(m, r[73]);
        }
        if !m.result_type_is(3, 0, r[77]) {
            return s14(m, r[78]);
        }
        let to = m.def_switch_kind(9, 3, 0, 0, r[84], r[85]);
        match m.word(to) { 773 => s14(m, to), _ => s22(m, to) }
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<77>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s10(m, r[2]);
        }
        if !m.operand(0, 0, 0) {
            return s10(m, r[7]);
        }
        if !m.def_op(1, 0) {
            return s10(m, r[11]);
        }
        if !m.name_is(1, r[14]) {
            return s10(m, r[15]);
        }
        if !m.operand_count_min(1, 2) {
            return s10(m, r[19]);
        }
        if !m.result_count_is(1, 2) {
            return s10(m, r[23]);
        }
        if !m.operands(5, 1, 2, at + 24) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[28]);
        }
        if !m.attr_is(1, r[31], r[32]) {
            return s10(m, r[33]);
        }
        if !m.result_type_is(1, 0, r[37]) {
            return s10(m, r[38]);
        }
        if !m.name_is(11, r[41]) {
            return s15(m, r[42]);
        }
        if !m.operands(3, 11, 4294967295, at + 43) {
            if m.is_stopped() {
                return 0;
            }
            return s15(m, r[47]);
        }
        if !m.list_count_min(3, 2) {
            return s15(m, r[51]);
        }
        if !m.kind_is(12, r[54]) {
            return s15(m, r[55]);
        }
        if !m.operand(4, 8, 2) {
            return s15(m, r[60]);
        }
        if !m.operand(5, 12, 2) {
            return s15(m, r[65]);
        }
        if !m.same_value(4, 5) {
            return s15(m, r[69]);
        }
        let to = m.def_switch_kind(16, 1, 0, 0, r[75], r[76]);
        match m.word(to) { 773 => s15(m, to), _ => s16(m, to) }
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s10(m, r[2]);
        }
        if !m.name_is(12, r[5]) {
            return s10(m, r[6]);
        }
        if !m.operands(4, 12, 4294967295, at + 7) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[11]);
        }
        if !m.list_count_min(4, 2) {
            return s10(m, r[15]);
        }
        if !m.kind_is(11, r[18]) {
            return s10(m, r[19]);
        }
        if !m.operand(4, 8, 2) {
            return s10(m, r[24]);
        }
        if !m.operand(12, 11, 2) {
            return s10(m, r[29]);
        }
        if !m.same_value(4, 12) {
            return s10(m, r[33]);
        }
        let to = m.def_switch_kind(16, 1, 0, 0, r[39], r[40]);
        match m.word(to) { 773 => s10(m, to), _ => m.again(to) }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.result_type_is(16, 0, r[3]) {
            return match m.word(r[4] + 3) { 1041 => s15(m, r[4]), _ => s10(m, r[4]) };
        }
        let to = m.def_switch_kind(17, 1, 1, 0, r[10], r[11]);
        match m.word(to) { 773 => match m.word(to + 3) { 1041 => s15(m, to), _ => s10(m, to) }, _ => match m.word(to + 11) { 10 => s21(m, to), _ => s17(m, to) } }
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<178>(at) else { return 0 };
        if !m.attr_is(17, r[2], r[3]) {
            return s10(m, r[4]);
        }
        if !m.result_type_is(17, 0, r[8]) {
            return s10(m, r[9]);
        }
        if !m.result(15, 11, 0) {
            return s10(m, r[14]);
        }
        m.type_of(2, 15);
        if !m.result(20, 1, 1) {
            return s10(m, r[22]);
        }
        m.type_of(3, 20);
        if !m.same_type(2, 3) {
            return s10(m, r[29]);
        }
        if !m.operand(13, 11, 0) {
            return s10(m, r[34]);
        }
        if !m.operand(21, 16, 0) {
            return s10(m, r[39]);
        }
        if !m.same_value(13, 21) {
            return s10(m, r[43]);
        }
        if !m.operand(3, 0, 1) {
            return s10(m, r[48]);
        }
        if !m.operand(14, 11, 1) {
            return s10(m, r[53]);
        }
        if !m.same_value(3, 14) {
            return s10(m, r[57]);
        }
        if !m.constraint(r[59], 0, &r[62..63], &r[64..64], at + 58) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[64]);
        }
        if !m.def_op(3, 3) {
            return s18(m, r[68]);
        }
        if !m.name_is(3, r[71]) {
            return s18(m, r[72]);
        }
        if !m.operand_count_min(3, 2) {
            return s18(m, r[76]);
        }
        if !m.result_count_is(3, 2) {
            return s18(m, r[80]);
        }
        if !m.operands(2, 3, 2, at + 81) {
            if m.is_stopped() {
                return 0;
            }
            return s18(m, r[85]);
        }
        if !m.attr_is(3, r[88], r[89]) {
            return s18(m, r[90]);
        }
        if !m.operand(22, 3, 0) {
            return s18(m, r[95]);
        }
        if !m.def_op(9, 22) {
            return s18(m, r[99]);
        }
        if !m.result(30, 9, 0) {
            return s18(m, r[104]);
        }
        if !m.same_value(22, 30) {
            return s18(m, r[108]);
        }
        if !m.kind_is(9, r[111]) {
            return s18(m, r[112]);
        }
        if !m.result(24, 9, 0) {
            return s18(m, r[117]);
        }
        m.type_of(4, 24);
        if !m.type_is(4, r[123]) {
            return s18(m, r[124]);
        }
        if !m.operand(25, 3, 1) {
            return s18(m, r[129]);
        }
        if !m.def_op(10, 25) {
            return s18(m, r[133]);
        }
        if !m.result(31, 10, 0) {
            return s18(m, r[138]);
        }
        if !m.same_value(25, 31) {
            return s18(m, r[142]);
        }
        if !m.kind_is(10, r[145]) {
            return s18(m, r[146]);
        }
        if !m.attr_is(10, r[149], r[150]) {
            return s18(m, r[151]);
        }
        if !m.result(27, 10, 0) {
            return s18(m, r[156]);
        }
        m.type_of(5, 27);
        if !m.type_is(5, r[162]) {
            return s18(m, r[163]);
        }
        if !m.result(28, 3, 0) {
            return s18(m, r[168]);
        }
        m.type_of(6, 28);
        if !m.type_is(6, r[174]) {
            return s18(m, r[175]);
        }
        s10(m, r[177])
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<55>(at) else { return 0 };
        if !m.operand(16, 8, 0) {
            return s19(m, r[4]);
        }
        if !m.def_op(11, 16) {
            return s19(m, r[8]);
        }
        if !m.result(32, 11, 0) {
            return s19(m, r[13]);
        }
        if !m.same_value(16, 32) {
            return s19(m, r[17]);
        }
        if !m.name_is(11, r[20]) {
            return s19(m, r[21]);
        }
        if !m.operands(3, 11, 4294967295, at + 22) {
            if m.is_stopped() {
                return 0;
            }
            return s19(m, r[26]);
        }
        if !m.list_count_min(3, 2) {
            return s19(m, r[30]);
        }
        if !m.operand(18, 8, 1) {
            return s19(m, r[35]);
        }
        if !m.def_op(12, 18) {
            return s19(m, r[39]);
        }
        if !m.result(33, 12, 0) {
            return s19(m, r[44]);
        }
        if !m.same_value(18, 33) {
            return s19(m, r[48]);
        }
        if !m.kind_is(12, r[51]) {
            return s19(m, r[52]);
        }
        s10(m, r[54])
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(15, 21, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return match m.word(r[3] + 3) { 1041 => s15(m, r[3]), _ => s10(m, r[3]) };
        }
        s20(m, at + 4)
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(15, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(29, 15, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(21, 29) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s12(m, r[15]);
        }
        m.move_op(r[17], 15);
        m.again(r[20])
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<178>(at) else { return 0 };
        if !m.attr_is(17, r[2], r[3]) {
            return s15(m, r[4]);
        }
        if !m.result_type_is(17, 0, r[8]) {
            return s15(m, r[9]);
        }
        if !m.result(10, 12, 0) {
            return s15(m, r[14]);
        }
        m.type_of(1, 10);
        if !m.result(20, 1, 1) {
            return s15(m, r[22]);
        }
        m.type_of(3, 20);
        if !m.same_type(1, 3) {
            return s15(m, r[29]);
        }
        if !m.operand(7, 12, 0) {
            return s15(m, r[34]);
        }
        if !m.operand(21, 16, 0) {
            return s15(m, r[39]);
        }
        if !m.same_value(7, 21) {
            return s15(m, r[43]);
        }
        if !m.operand(3, 0, 1) {
            return s15(m, r[48]);
        }
        if !m.operand(8, 12, 1) {
            return s15(m, r[53]);
        }
        if !m.same_value(3, 8) {
            return s15(m, r[57]);
        }
        if !m.constraint(r[59], 0, &r[62..63], &r[64..64], at + 58) {
            if m.is_stopped() {
                return 0;
            }
            return s15(m, r[64]);
        }
        if !m.def_op(3, 3) {
            return s19(m, r[68]);
        }
        if !m.name_is(3, r[71]) {
            return s19(m, r[72]);
        }
        if !m.operand_count_min(3, 2) {
            return s19(m, r[76]);
        }
        if !m.result_count_is(3, 2) {
            return s19(m, r[80]);
        }
        if !m.operands(2, 3, 2, at + 81) {
            if m.is_stopped() {
                return 0;
            }
            return s19(m, r[85]);
        }
        if !m.attr_is(3, r[88], r[89]) {
            return s19(m, r[90]);
        }
        if !m.operand(22, 3, 0) {
            return s19(m, r[95]);
        }
        if !m.def_op(9, 22) {
            return s19(m, r[99]);
        }
        if !m.result(23, 9, 0) {
            return s19(m, r[104]);
        }
        if !m.same_value(22, 23) {
            return s19(m, r[108]);
        }
        if !m.kind_is(9, r[111]) {
            return s19(m, r[112]);
        }
        if !m.result(24, 9, 0) {
            return s19(m, r[117]);
        }
        m.type_of(4, 24);
        if !m.type_is(4, r[123]) {
            return s19(m, r[124]);
        }
        if !m.operand(25, 3, 1) {
            return s19(m, r[129]);
        }
        if !m.def_op(10, 25) {
            return s19(m, r[133]);
        }
        if !m.result(26, 10, 0) {
            return s19(m, r[138]);
        }
        if !m.same_value(25, 26) {
            return s19(m, r[142]);
        }
        if !m.kind_is(10, r[145]) {
            return s19(m, r[146]);
        }
        if !m.attr_is(10, r[149], r[150]) {
            return s19(m, r[151]);
        }
        if !m.result(27, 10, 0) {
            return s19(m, r[156]);
        }
        m.type_of(5, 27);
        if !m.type_is(5, r[162]) {
            return s19(m, r[163]);
        }
        if !m.result(28, 3, 0) {
            return s19(m, r[168]);
        }
        m.type_of(6, 28);
        if !m.type_is(6, r[174]) {
            return s19(m, r[175]);
        }
        s15(m, r[177])
    }

    #[inline]
    fn s22<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.result_type_is(9, 0, r[3]) {
            return s14(m, r[4]);
        }
        let to = m.def_switch_kind(10, 3, 1, 0, r[10], r[11]);
        match m.word(to) { 773 => s14(m, to), _ => s23(m, to) }
    }

    #[inline]
    fn s23<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<100>(at) else { return 0 };
        if !m.attr_is(10, r[2], r[3]) {
            return s14(m, r[4]);
        }
        if !m.result_type_is(10, 0, r[8]) {
            return s14(m, r[9]);
        }
        if !m.name_is(11, r[12]) {
            return s25(m, r[13]);
        }
        if !m.operands(3, 11, 4294967295, at + 14) {
            if m.is_stopped() {
                return 0;
            }
            return s25(m, r[18]);
        }
        if !m.list_count_min(3, 2) {
            return s25(m, r[22]);
        }
        if !m.kind_is(12, r[25]) {
            return s25(m, r[26]);
        }
        if !m.operand(4, 8, 2) {
            return s25(m, r[31]);
        }
        if !m.operand(5, 12, 2) {
            return s25(m, r[36]);
        }
        if !m.same_value(4, 5) {
            return s25(m, r[40]);
        }
        if !m.operand(6, 9, 0) {
            return s25(m, r[45]);
        }
        if !m.operand(7, 12, 0) {
            return s25(m, r[50]);
        }
        if !m.same_value(6, 7) {
            return s25(m, r[54]);
        }
        if !m.operand(0, 0, 0) {
            return s25(m, r[59]);
        }
        if !m.operand(8, 12, 1) {
            return s25(m, r[64]);
        }
        if !m.same_value(0, 8) {
            return s25(m, r[68]);
        }
        if !m.result(9, 3, 1) {
            return s25(m, r[73]);
        }
        m.type_of(0, 9);
        if !m.result(10, 12, 0) {
            return s25(m, r[81]);
        }
        m.type_of(1, 10);
        if !m.same_type(0, 1) {
            return s25(m, r[88]);
        }
        if !m.constraint(r[90], 0, &r[93..94], &r[95..95], at + 89) {
            if m.is_stopped() {
                return 0;
            }
            return s25(m, r[95]);
        }
        if !m.for_each_user(7, 6, r[99], at + 96, at + 100) {
            if m.is_stopped() {
                return 0;
            }
            return s25(m, r[99]);
        }
        s24(m, at + 100)
    }

    #[inline]
    fn s24<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(7, r[2]) {
            return m.again(r[3]);
        }
        if !m.operand(11, 7, 0) {
            return m.again(r[8]);
        }
        if !m.same_value(6, 11) {
            return m.again(r[12]);
        }
        if !m.record(r[14]) {
            return s12(m, r[15]);
        }
        m.move_op(r[17], 7);
        m.again(r[20])
    }

    #[inline]
    fn s25<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<141>(at) else { return 0 };
        if !m.name_is(12, r[2]) {
            return s14(m, r[3]);
        }
        if !m.operands(4, 12, 4294967295, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[8]);
        }
        if !m.list_count_min(4, 2) {
            return s14(m, r[12]);
        }
        if !m.kind_is(11, r[15]) {
            return s14(m, r[16]);
        }
        if !m.operand(4, 8, 2) {
            return s14(m, r[21]);
        }
        if !m.operand(12, 11, 2) {
            return s14(m, r[26]);
        }
        if !m.same_value(4, 12) {
            return s14(m, r[30]);
        }
        if !m.operand(6, 9, 0) {
            return s14(m, r[35]);
        }
        if !m.operand(13, 11, 0) {
            return s14(m, r[40]);
        }
        if !m.same_value(6, 13) {
            return s14(m, r[44]);
        }
        if !m.operand(0, 0, 0) {
            return s14(m, r[49]);
        }
        if !m.operand(14, 11, 1) {
            return s14(m, r[54]);
        }
        if !m.same_value(0, 14) {
            return s14(m, r[58]);
        }
        if !m.result(9, 3, 1) {
            return s14(m, r[63]);
        }
        m.type_of(0, 9);
        if !m.result(15, 11, 0) {
            return s14(m, r[71]);
        }
        m.type_of(2, 15);
        if !m.same_type(0, 2) {
            return s14(m, r[78]);
        }
        if !m.constraint(r[80], 0, &r[83..84], &r[85..85], at + 79) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[85]);
        }
        if !m.operand(16, 8, 0) {
            return s26(m, r[90]);
        }
        if !m.def_op(11, 16) {
            return s26(m, r[94]);
        }
        if !m.result(17, 11, 0) {
            return s26(m, r[99]);
        }
        if !m.same_value(16, 17) {
            return s26(m, r[103]);
        }
        if !m.name_is(11, r[106]) {
            return s26(m, r[107]);
        }
        if !m.operands(3, 11, 4294967295, at + 108) {
            if m.is_stopped() {
                return 0;
            }
            return s26(m, r[112]);
        }
        if !m.list_count_min(3, 2) {
            return s26(m, r[116]);
        }
        if !m.operand(18, 8, 1) {
            return s26(m, r[121]);
        }
        if !m.def_op(12, 18) {
            return s26(m, r[125]);
        }
        if !m.result(19, 12, 0) {
            return s26(m, r[130]);
        }
        if !m.same_value(18, 19) {
            return s26(m, r[134]);
        }
        if !m.kind_is(12, r[137]) {
            return s26(m, r[138]);
        }
        s14(m, r[140])
    }

    #[inline]
    fn s26<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if !m.for_each_user(7, 6, r[3], at, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s14(m, r[3]);
        }
        s24(m, at + 4)
    }

    #[inline]
    fn s27<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        s1(m, r[3])
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
            at = match m.word(at) { 773 => match m.word(at + 2) { 0 => s6(m, at), _ => match m.word(at + 3) { 1046 => s2(m, at), 1312 => s4(m, at), _ => s5(m, at) } }, 1040 => s18(m, at), 1048 => match m.word(at + 4) { 1301 => s16(m, at), _ => s21(m, at) }, 1299 => s15(m, at), 1313 => s17(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<71>(at) else { return 0 };
        if !m.def(2, 0, 2, 0) {
            return s2(m, r[5]);
        }
        if !m.name_is(2, r[8]) {
            return s2(m, r[9]);
        }
        if !m.operand_count_is(2, 0) {
            return s2(m, r[13]);
        }
        if !m.has_attr(2, r[16]) {
            return s2(m, r[17]);
        }
        if !m.operand(0, 0, 0) {
            return s1(m, r[22]);
        }
        if !m.def_op(1, 0) {
            return s1(m, r[26]);
        }
        if !m.name_is(1, r[29]) {
            return s1(m, r[30]);
        }
        if !m.result_count_is(1, 2) {
            return s1(m, r[34]);
        }
        if !m.result(1, 1, 0) {
            return s1(m, r[39]);
        }
        m.type_of(0, 1);
        if !m.result(2, 1, 1) {
            return s1(m, r[47]);
        }
        m.type_of(1, 2);
        if !m.same_type(0, 1) {
            return s1(m, r[54]);
        }
        if !m.result(3, 0, 1) {
            return s1(m, r[59]);
        }
        m.type_of(2, 3);
        if !m.same_type(2, 0) {
            return s1(m, r[66]);
        }
        if m.accept(r[68]) {
            return 0;
        }
        s1(m, r[70])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<88>(at) else { return 0 };
        if !m.operand(4, 0, 1) {
            return s2(m, r[4]);
        }
        if !m.def_op(3, 4) {
            return s2(m, r[8]);
        }
        if !m.name_is(3, r[11]) {
            return s2(m, r[12]);
        }
        if !m.result_count_is(3, 2) {
            return s2(m, r[16]);
        }
        if !m.result(5, 3, 0) {
            return s2(m, r[21]);
        }
        m.type_of(3, 5);
        if !m.result(6, 3, 1) {
            return s2(m, r[29]);
        }
        m.type_of(4, 6);
        if !m.same_type(3, 4) {
            return s2(m, r[36]);
        }
        if !m.result(3, 0, 1) {
            return s2(m, r[41]);
        }
        m.type_of(2, 3);
        if !m.same_type(2, 3) {
            return s2(m, r[48]);
        }
        if !m.operand(0, 0, 0) {
            return s10(m, r[53]);
        }
        if !m.def_op(1, 0) {
            return s10(m, r[57]);
        }
        if !m.name_is(1, r[60]) {
            return s10(m, r[61]);
        }
        if !m.result_count_is(1, 2) {
            return s10(m, r[65]);
        }
        if !m.result(1, 1, 0) {
            return s10(m, r[70]);
        }
        m.type_of(0, 1);
        if !m.result(2, 1, 1) {
            return s10(m, r[78]);
        }
        m.type_of(1, 2);
        if !m.same_type(0, 1) {
            return s10(m, r[85]);
        }
        s2(m, r[87])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<68>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s6(m, r[2]);
        }
        if !m.operand_count_is(0, 3) {
            return s6(m, r[6]);
        }
        if !m.operand_type_is(0, 2, r[10]) {
            return s6(m, r[11]);
        }
        if !m.operand(0, 0, 0) {
            return s4(m, r[16]);
        }
        if !m.def_op(1, 0) {
            return s4(m, r[20]);
        }
        if !m.name_is(1, r[23]) {
            return s4(m, r[24]);
        }
        if !m.result_count_is(1, 2) {
            return s4(m, r[28]);
        }
        if !m.operand_count_min(1, 2) {
            return s4(m, r[32]);
        }
        if !m.operands(0, 1, 2, at + 33) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[37]);
        }
        if !m.def(3, 0, 1, 0) {
            return s4(m, r[43]);
        }
        if !m.name_is(3, r[46]) {
            return s4(m, r[47]);
        }
        if !m.result_count_is(3, 1) {
            return s4(m, r[51]);
        }
        if !m.operands(1, 3, 4294967295, at + 52) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[56]);
        }
        if !m.list_count_min(1, 1) {
            return s4(m, r[60]);
        }
        let to = m.def_switch_kind(4, 1, 0, 0, r[66], r[67]);
        match m.word(to) { 773 => s3(m, to), _ => s14(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s4(m, r[2]);
        }
        let to = m.def_switch_kind(5, 1, 1, 0, r[8], r[9]);
        match m.word(to) { 773 => s4(m, to), _ => s13(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<59>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s6(m, r[2]);
        }
        if !m.operand(4, 0, 1) {
            return s6(m, r[7]);
        }
        if !m.def_op(3, 4) {
            return s6(m, r[11]);
        }
        if !m.name_is(3, r[14]) {
            return s6(m, r[15]);
        }
        if !m.result_count_is(3, 2) {
            return s6(m, r[19]);
        }
        if !m.operand_count_min(3, 2) {
            return s6(m, r[23]);
        }
        if !m.operands(3, 3, 2, at + 24) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[28]);
        }
        if !m.def(1, 0, 0, 0) {
            return s6(m, r[34]);
        }
        if !m.name_is(1, r[37]) {
            return s6(m, r[38]);
        }
        if !m.result_count_is(1, 1) {
            return s6(m, r[42]);
        }
        if !m.operands(4, 1, 4294967295, at + 43) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[47]);
        }
        if !m.list_count_min(4, 1) {
            return s6(m, r[51]);
        }
        let to = m.def_switch_kind(6, 3, 0, 0, r[57], r[58]);
        match m.word(to) { 773 => s5(m, to), _ => s11(m, to) }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s6(m, r[2]);
        }
        let to = m.def_switch_kind(7, 3, 1, 0, r[8], r[9]);
        match m.word(to) { 773 => s6(m, to), _ => s7(m, to) }
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

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<169>(at) else { return 0 };
        if !m.operand_type_is(7, 2, r[3]) {
            return s6(m, r[4]);
        }
        if !m.result_type_is(7, 1, r[8]) {
            return s6(m, r[9]);
        }
        if !m.result(5, 3, 0) {
            return s6(m, r[14]);
        }
        m.type_of(3, 5);
        if !m.result(25, 7, 0) {
            return s6(m, r[22]);
        }
        m.type_of(14, 25);
        if !m.same_type(3, 14) {
            return s6(m, r[29]);
        }
        if !m.constraint(r[31], 0, &r[34..35], &r[36..37], at + 30) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[37]);
        }
        if !m.constraint(r[39], 0, &r[42..43], &r[44..44], at + 38) {
            if m.is_stopped() {
                return 0;
            }
            return s6(m, r[44]);
        }
        if !m.operand(0, 0, 0) {
            return s8(m, r[49]);
        }
        if !m.def_op(1, 0) {
            return s8(m, r[53]);
        }
        if !m.name_is(1, r[56]) {
            return s8(m, r[57]);
        }
        if !m.operand_count_min(1, 2) {
            return s8(m, r[61]);
        }
        if !m.result_count_is(1, 2) {
            return s8(m, r[65]);
        }
        if !m.operands(0, 1, 2, at + 66) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[70]);
        }
        if !m.operand(13, 1, 0) {
            return s8(m, r[75]);
        }
        if !m.def_op(4, 13) {
            return s8(m, r[79]);
        }
        if !m.result(26, 4, 0) {
            return s8(m, r[84]);
        }
        if !m.same_value(13, 26) {
            return s8(m, r[88]);
        }
        if !m.kind_is(4, r[91]) {
            return s8(m, r[92]);
        }
        if !m.operand(15, 4, 2) {
            return s8(m, r[97]);
        }
        m.type_of(9, 15);
        if !m.type_is(9, r[103]) {
            return s8(m, r[104]);
        }
        if !m.result(16, 4, 1) {
            return s8(m, r[109]);
        }
        m.type_of(10, 16);
        if !m.type_is(10, r[115]) {
            return s8(m, r[116]);
        }
        if !m.result(1, 1, 0) {
            return s8(m, r[121]);
        }
        m.type_of(0, 1);
        if !m.result(11, 4, 0) {
            return s8(m, r[129]);
        }
        m.type_of(7, 11);
        if !m.same_type(0, 7) {
            return s8(m, r[136]);
        }
        if !m.def_op(3, 4) {
            return s8(m, r[140]);
        }
        if !m.result(27, 3, 0) {
            return s8(m, r[145]);
        }
        if !m.same_value(4, 27) {
            return s8(m, r[149]);
        }
        if !m.name_is(3, r[152]) {
            return s8(m, r[153]);
        }
        if !m.result_count_is(3, 1) {
            return s8(m, r[157]);
        }
        if !m.operands(1, 3, 4294967295, at + 158) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[162]);
        }
        if !m.list_count_min(1, 1) {
            return s8(m, r[166]);
        }
        s6(m, r[168])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<124>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return s9(m, r[4]);
        }
        if !m.def_op(1, 0) {
            return s9(m, r[8]);
        }
        if !m.name_is(1, r[11]) {
            return s9(m, r[12]);
        }
        if !m.operand_count_min(1, 2) {
            return s9(m, r[16]);
        }
        if !m.result_count_is(1, 2) {
            return s9(m, r[20]);
        }
        if !m.operands(0, 1, 2, at + 21) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[25]);
        }
        if !m.operand(20, 1, 1) {
            return s9(m, r[30]);
        }
        if !m.def_op(5, 20) {
            return s9(m, r[34]);
        }
        if !m.result(28, 5, 0) {
            return s9(m, r[39]);
        }
        if !m.same_value(20, 28) {
            return s9(m, r[43]);
        }
        if !m.kind_is(5, r[46]) {
            return s9(m, r[47]);
        }
        if !m.operand(22, 5, 2) {
            return s9(m, r[52]);
        }
        m.type_of(12, 22);
        if !m.type_is(12, r[58]) {
            return s9(m, r[59]);
        }
        if !m.result(23, 5, 1) {
            return s9(m, r[64]);
        }
        m.type_of(13, 23);
        if !m.type_is(13, r[70]) {
            return s9(m, r[71]);
        }
        if !m.result(1, 1, 0) {
            return s9(m, r[76]);
        }
        m.type_of(0, 1);
        if !m.result(12, 5, 0) {
            return s9(m, r[84]);
        }
        m.type_of(8, 12);
        if !m.same_type(0, 8) {
            return s9(m, r[91]);
        }
        if !m.def_op(3, 4) {
            return s9(m, r[95]);
        }
        if !m.result(29, 3, 0) {
            return s9(m, r[100]);
        }
        if !m.same_value(4, 29) {
            return s9(m, r[104]);
        }
        if !m.name_is(3, r[107]) {
            return s9(m, r[108]);
        }
        if !m.result_count_is(3, 1) {
            return s9(m, r[112]);
        }
        if !m.operands(1, 3, 4294967295, at + 113) {
            if m.is_stopped() {
                return 0;
            }
            return s9(m, r[117]);
        }
        if !m.list_count_min(1, 1) {
            return s9(m, r[121]);
        }
        s6(m, r[123])
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<48>(at) else { return 0 };
        if !m.operand(30, 3, 0) {
            return s10(m, r[4]);
        }
        if !m.def_op(6, 30) {
            return s10(m, r[8]);
        }
        if !m.result(31, 6, 0) {
            return s10(m, r[13]);
        }
        if !m.same_value(30, 31) {
            return s10(m, r[17]);
        }
        if !m.kind_is(6, r[20]) {
            return s10(m, r[21]);
        }
        if !m.operand(32, 6, 2) {
            return s10(m, r[26]);
        }
        m.type_of(15, 32);
        if !m.type_is(15, r[32]) {
            return s10(m, r[33]);
        }
        if !m.result(33, 6, 1) {
            return s10(m, r[38]);
        }
        m.type_of(16, 33);
        if !m.type_is(16, r[44]) {
            return s10(m, r[45]);
        }
        s6(m, r[47])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        match m.word(r[3] + 2) { 0 => s6(m, r[3]), _ => match m.word(r[3] + 3) { 1046 => m.again(r[3]), 1312 => m.again(r[3]), _ => m.again(r[3]) } }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<169>(at) else { return 0 };
        if !m.operand_type_is(6, 2, r[3]) {
            return s5(m, r[4]);
        }
        if !m.result_type_is(6, 1, r[8]) {
            return s5(m, r[9]);
        }
        if !m.result(5, 3, 0) {
            return s5(m, r[14]);
        }
        m.type_of(3, 5);
        if !m.result(17, 6, 0) {
            return s5(m, r[22]);
        }
        m.type_of(11, 17);
        if !m.same_type(3, 11) {
            return s5(m, r[29]);
        }
        if !m.constraint(r[31], 0, &r[34..35], &r[36..37], at + 30) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[37]);
        }
        if !m.constraint(r[39], 0, &r[42..43], &r[44..44], at + 38) {
            if m.is_stopped() {
                return 0;
            }
            return s5(m, r[44]);
        }
        if !m.operand(0, 0, 0) {
            return s12(m, r[49]);
        }
        if !m.def_op(1, 0) {
            return s12(m, r[53]);
        }
        if !m.name_is(1, r[56]) {
            return s12(m, r[57]);
        }
        if !m.operand_count_min(1, 2) {
            return s12(m, r[61]);
        }
        if !m.result_count_is(1, 2) {
            return s12(m, r[65]);
        }
        if !m.operands(0, 1, 2, at + 66) {
            if m.is_stopped() {
                return 0;
            }
            return s12(m, r[70]);
        }
        if !m.operand(13, 1, 0) {
            return s12(m, r[75]);
        }
        if !m.def_op(4, 13) {
            return s12(m, r[79]);
        }
        if !m.result(18, 4, 0) {
            return s12(m, r[84]);
        }
        if !m.same_value(13, 18) {
            return s12(m, r[88]);
        }
        if !m.kind_is(4, r[91]) {
            return s12(m, r[92]);
        }
        if !m.operand(15, 4, 2) {
            return s12(m, r[97]);
        }
        m.type_of(9, 15);
        if !m.type_is(9, r[103]) {
            return s12(m, r[104]);
        }
        if !m.result(16, 4, 1) {
            return s12(m, r[109]);
        }
        m.type_of(10, 16);
        if !m.type_is(10, r[115]) {
            return s12(m, r[116]);
        }
        if !m.result(1, 1, 0) {
            return s12(m, r[121]);
        }
        m.type_of(0, 1);
        if !m.result(11, 4, 0) {
            return s12(m, r[129]);
        }
        m.type_of(7, 11);
        if !m.same_type(0, 7) {
            return s12(m, r[136]);
        }
        if !m.def_op(3, 4) {
            return s12(m, r[140]);
        }
        if !m.result(19, 3, 0) {
            return s12(m, r[145]);
        }
        if !m.same_value(4, 19) {
            return s12(m, r[149]);
        }
        if !m.name_is(3, r[152]) {
            return s12(m, r[153]);
        }
        if !m.result_count_is(3, 1) {
            return s12(m, r[157]);
        }
        if !m.operands(1, 3, 4294967295, at + 158) {
            if m.is_stopped() {
                return 0;
            }
            return s12(m, r[162]);
        }
        if !m.list_count_min(1, 1) {
            return s12(m, r[166]);
        }
        s5(m, r[168])
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<124>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return s10(m, r[4]);
        }
        if !m.def_op(1, 0) {
            return s10(m, r[8]);
        }
        if !m.name_is(1, r[11]) {
            return s10(m, r[12]);
        }
        if !m.operand_count_min(1, 2) {
            return s10(m, r[16]);
        }
        if !m.result_count_is(1, 2) {
            return s10(m, r[20]);
        }
        if !m.operands(0, 1, 2, at + 21) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[25]);
        }
        if !m.operand(20, 1, 1) {
            return s10(m, r[30]);
        }
        if !m.def_op(5, 20) {
            return s10(m, r[34]);
        }
        if !m.result(21, 5, 0) {
            return s10(m, r[39]);
        }
        if !m.same_value(20, 21) {
            return s10(m, r[43]);
        }
        if !m.kind_is(5, r[46]) {
            return s10(m, r[47]);
        }
        if !m.operand(22, 5, 2) {
            return s10(m, r[52]);
        }
        m.type_of(12, 22);
        if !m.type_is(12, r[58]) {
            return s10(m, r[59]);
        }
        if !m.result(23, 5, 1) {
            return s10(m, r[64]);
        }
        m.type_of(13, 23);
        if !m.type_is(13, r[70]) {
            return s10(m, r[71]);
        }
        if !m.result(1, 1, 0) {
            return s10(m, r[76]);
        }
        m.type_of(0, 1);
        if !m.result(12, 5, 0) {
            return s10(m, r[84]);
        }
        m.type_of(8, 12);
        if !m.same_type(0, 8) {
            return s10(m, r[91]);
        }
        if !m.def_op(3, 4) {
            return s10(m, r[95]);
        }
        if !m.result(24, 3, 0) {
            return s10(m, r[100]);
        }
        if !m.same_value(4, 24) {
            return s10(m, r[104]);
        }
        if !m.name_is(3, r[107]) {
            return s10(m, r[108]);
        }
        if !m.result_count_is(3, 1) {
            return s10(m, r[112]);
        }
        if !m.operands(1, 3, 4294967295, at + 113) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[117]);
        }
        if !m.list_count_min(1, 1) {
            return s10(m, r[121]);
        }
        s5(m, r[123])
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<93>(at) else { return 0 };
        if !m.operand_type_is(5, 2, r[3]) {
            return s4(m, r[4]);
        }
        if !m.result_type_is(5, 1, r[8]) {
            return s4(m, r[9]);
        }
        if !m.result(1, 1, 0) {
            return s4(m, r[14]);
        }
        m.type_of(0, 1);
        if !m.result(12, 5, 0) {
            return s4(m, r[22]);
        }
        m.type_of(8, 12);
        if !m.same_type(0, 8) {
            return s4(m, r[29]);
        }
        if !m.constraint(r[31], 0, &r[34..35], &r[36..37], at + 30) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[37]);
        }
        if !m.constraint(r[39], 0, &r[42..43], &r[44..44], at + 38) {
            if m.is_stopped() {
                return 0;
            }
            return s4(m, r[44]);
        }
        if !m.operand(13, 1, 0) {
            return s10(m, r[49]);
        }
        if !m.def_op(4, 13) {
            return s10(m, r[53]);
        }
        if !m.result(14, 4, 0) {
            return s10(m, r[58]);
        }
        if !m.same_value(13, 14) {
            return s10(m, r[62]);
        }
        if !m.kind_is(4, r[65]) {
            return s10(m, r[66]);
        }
        if !m.operand(15, 4, 2) {
            return s10(m, r[71]);
        }
        m.type_of(9, 15);
        if !m.type_is(9, r[77]) {
            return s10(m, r[78]);
        }
        if !m.result(16, 4, 1) {
            return s10(m, r[83]);
        }
        m.type_of(10, 16);
        if !m.type_is(10, r[89]) {
            return s10(m, r[90]);
        }
        s4(m, r[92])
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<49>(at) else { return 0 };
        if !m.operand_type_is(4, 2, r[3]) {
            return s3(m, r[4]);
        }
        if !m.result_type_is(4, 1, r[8]) {
            return s3(m, r[9]);
        }
        if !m.result(1, 1, 0) {
            return s3(m, r[14]);
        }
        m.type_of(0, 1);
        if !m.result(11, 4, 0) {
            return s3(m, r[22]);
        }
        m.type_of(7, 11);
        if !m.same_type(0, 7) {
            return s3(m, r[29]);
        }
        if !m.constraint(r[31], 0, &r[34..35], &r[36..37], at + 30) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[37]);
        }
        if !m.constraint(r[39], 0, &r[42..43], &r[44..44], at + 38) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[44]);
        }
        if m.accept(r[46]) {
            return 0;
        }
        s3(m, r[48])
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s16(m, r[4]);
        }
        if m.accept(r[6]) {
            return 0;
        }
        s16(m, r[8])
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s6(m, r[3]);
        }
        if !m.result_type_is(0, 1, r[7]) {
            return s6(m, r[8]);
        }
        m.accept(r[10]);
        s6(m, r[12])
    }

    #[inline]
    fn s17<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<55>(at) else { return 0 };
        if !m.result(7, 0, 0) {
            return s16(m, r[4]);
        }
        m.type_of(5, 7);
        if !m.operand(0, 0, 0) {
            return s16(m, r[12]);
        }
        m.type_of(6, 0);
        if !m.same_type(5, 6) {
            return s16(m, r[19]);
        }
        if !m.operand(8, 0, 2) {
            return s16(m, r[24]);
        }
        if !m.def_op(2, 8) {
            return s16(m, r[28]);
        }
        if !m.name_is(2, r[31]) {
            return s16(m, r[32]);
        }
        if !m.operand_count_is(2, 1) {
            return s16(m, r[36]);
        }
        if !m.operand(4, 0, 1) {
            return s16(m, r[41]);
        }
        if !m.operand(9, 2, 0) {
            return s16(m, r[46]);
        }
        if !m.same_value(4, 9) {
            return s16(m, r[50]);
        }
        if !m.for_each_user(8, 4, r[54], at + 51, at + 55) {
            if m.is_stopped() {
                return 0;
            }
            return s16(m, r[54]);
        }
        s18(m, at + 55)
    }

    #[inline]
    fn s18<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.kind_is(8, r[2]) {
            return s20(m, r[3]);
        }
        if !m.operand(10, 8, 0) {
            return s20(m, r[8]);
        }
        if !m.same_value(4, 10) {
            return s20(m, r[12]);
        }
        if !m.record(r[14]) {
            return s19(m, r[15]);
        }
        m.move_op(r[17], 8);
        0
    }

    #[inline]
    fn s19<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<2>(at) else { return 0 };
        s20(m, r[1])
    }

    #[inline]
    fn s20<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, _: u32) -> u32 {
        let to = m.turn();
        match m.word(to) { 1040 => m.again(to), _ => s16(m, to) }
    }

    #[inline]
    fn s21<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<42>(at) else { return 0 };
        if !m.result_count_is(0, 2) {
            return s10(m, r[3]);
        }
        if !m.operands(5, 0, 4294967295, at + 4) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[8]);
        }
        if !m.list_count_is(5, 2) {
            return s10(m, r[12]);
        }
        if !m.result_type_is(0, 0, r[16]) {
            return s10(m, r[17]);
        }
        if !m.result_type_is(0, 1, r[21]) {
            return s10(m, r[22]);
        }
        if !m.constraint(r[24], 0, &r[27..28], &r[29..30], at + 23) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[30]);
        }
        if !m.constraint(r[32], 0, &r[35..36], &r[37..37], at + 31) {
            if m.is_stopped() {
                return 0;
            }
            return s10(m, r[37]);
        }
        if m.accept(r[39]) {
            return 0;
        }
        s10(m, r[41])
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
            at = match m.word(at) { 514 => s5(m, at), 1046 => s1(m, at), 1047 => s3(m, at), 1048 => match m.word(at + 4) { 1042 => s6(m, at), _ => s7(m, at) }, _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return s1(m, r[4]);
        }
        if !m.operand(1, 0, 2) {
            return s1(m, r[9]);
        }
        if !m.same_value(0, 1) {
            return s1(m, r[13]);
        }
        let to = m.def_switch_kind(1, 0, 1, 0, r[19], r[20]);
        match m.word(to) { 1046 => s1(m, to), _ => s4(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return s2(m, r[3]);
        }
        if !m.result_count_min(0, 1) {
            return s2(m, r[7]);
        }
        if !m.results(0, 0, 1, at + 8) {
            if m.is_stopped() {
                return 0;
            }
            return s2(m, r[12]);
        }
        if !m.def(2, 0, 0, 0) {
            return s2(m, r[18]);
        }
        if !m.result_count_is(2, 1) {
            return s2(m, r[22]);
        }
        if !m.attr_is(2, r[25], r[26]) {
            return s2(m, r[27]);
        }
        m.accept(r[29]);
        s2(m, r[31])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<38>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s3(m, r[2]);
        }
        if !m.result_count_is(0, 2) {
            return s3(m, r[6]);
        }
        if !m.result(2, 0, 0) {
            return s3(m, r[11]);
        }
        m.type_of(0, 2);
        if !m.result(3, 0, 1) {
            return s3(m, r[19]);
        }
        m.type_of(1, 3);
        if !m.same_type(0, 1) {
            return s3(m, r[26]);
        }
        if !m.constraint(r[28], 0, &r[31..32], &r[33..33], at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[33]);
        }
        m.accept(r[35]);
        s3(m, r[37])
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<45>(at) else { return 0 };
        if !m.operand_count_min(0, 2) {
            return 0;
        }
        if !m.operands(4, 0, 2, at + 4) {
            return 0;
        }
        if !m.list_count_is(4, 2) {
            return 0;
        }
        if !m.operand(13, 0, 1) {
            return 0;
        }
        if !m.def_op(1, 13) {
            return 0;
        }
        if !m.name_is(1, r[24]) {
            return 0;
        }
        if !m.constraint(r[27], 0, &r[30..31], &r[32..33], at + 26) {
            return 0;
        }
        if !m.constraint(r[35], 0, &r[38..39], &r[40..40], at + 34) {
            return 0;
        }
        if m.accept(r[42]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.attr_is(1, r[2], r[3]) {
            return s1(m, r[4]);
        }
        if !m.result_type_is(1, 0, r[8]) {
            return s1(m, r[9]);
        }
        m.accept(r[11]);
        s1(m, r[13])
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        match m.word(r[3]) { 1047 => s3(m, r[3]), _ => s6(m, r[3]) }
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s3(m, r[3]);
        }
        if !m.has_attr(0, r[6]) {
            return s3(m, r[7]);
        }
        if !m.result_type_is(0, 0, r[11]) {
            return s3(m, r[12]);
        }
        if !m.constraint(r[14], 0, &r[17..18], &r[19..20], at + 13) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[20]);
        }
        if !m.constraint(r[22], 0, &r[25..26], &r[27..27], at + 21) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[27]);
        }
        m.accept(r[29]);
        s3(m, r[31])
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<28>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return s8(m, r[3]);
        }
        if !m.attr_is(0, r[6], r[7]) {
            return s8(m, r[8]);
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..16], at + 9) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[16]);
        }
        if !m.constraint(r[18], 0, &r[21..22], &r[23..23], at + 17) {
            if m.is_stopped() {
                return 0;
            }
            return s8(m, r[23]);
        }
        m.accept(r[25]);
        s8(m, r[27])
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<39>(at) else { return 0 };
        if !m.operand_count_is(0, 3) {
            return s3(m, r[3]);
        }
        if !m.def(2, 0, 0, 0) {
            return s3(m, r[9]);
        }
        if !m.name_is(2, r[12]) {
            return s3(m, r[13]);
        }
        if !m.operand_count_min(2, 3) {
            return s3(m, r[17]);
        }
        if !m.result_count_min(2, 1) {
            return s3(m, r[21]);
        }
        if !m.operands(2, 2, 3, at + 22) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[26]);
        }
        if !m.results(3, 2, 1, at + 27) {
            if m.is_stopped() {
                return 0;
            }
            return s3(m, r[31]);
        }
        let to = m.def_switch_kind(1, 0, 1, 0, r[37], r[38]);
        match m.word(to) { 1047 => s3(m, to), _ => s9(m, to) }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<69>(at) else { return 0 };
        if !m.operand(4, 2, 0) {
            return s10(m, r[4]);
        }
        if !m.operand(5, 2, 2) {
            return s10(m, r[9]);
        }
        if !m.same_value(4, 5) {
            return s10(m, r[13]);
        }
        if !m.def(3, 2, 1, 0) {
            return s10(m, r[19]);
        }
        if !m.result(6, 3, 1) {
            return s10(m, r[24]);
        }
        m.type_of(2, 6);
        if !m.result(7, 1, 0) {
            return s10(m, r[32]);
        }
        m.type_of(3, 7);
        if !m.same_type(2, 3) {
            return s10(m, r[39]);
        }
        if !m.name_is(3, r[42]) {
            return s10(m, r[43]);
        }
        if !m.result_count_is(3, 2) {
            return s10(m, r[47]);
        }
        if !m.result_type_is(3, 0, r[51]) {
            return s10(m, r[52]);
        }
        if !m.result(8, 2, 0) {
            return s10(m, r[57]);
        }
        m.type_of(4, 8);
        if !m.same_type(4, 2) {
            return s10(m, r[64]);
        }
        m.accept(r[66]);
        s10(m, r[68])
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<100>(at) else { return 0 };
        if !m.operand(9, 2, 1) {
            return s3(m, r[4]);
        }
        if !m.operand(5, 2, 2) {
            return s3(m, r[9]);
        }
        if !m.same_value(9, 5) {
            return s3(m, r[13]);
        }
        if !m.def(4, 2, 0, 0) {
            return s3(m, r[19]);
        }
        if !m.name_is(4, r[22]) {
            return s3(m, r[23]);
        }
        if !m.result_count_is(4, 2) {
            return s3(m, r[27]);
        }
        if !m.result_type_is(4, 0, r[31]) {
            return s3(m, r[32]);
        }
        if !m.result(8, 2, 0) {
            return s3(m, r[37]);
        }
        m.type_of(4, 8);
        if !m.result(10, 4, 1) {
            return s3(m, r[45]);
        }
        m.type_of(5, 10);
        if !m.same_type(4, 5) {
            return s3(m, r[52]);
        }
        if !m.result(7, 1, 0) {
            return s3(m, r[57]);
        }
        m.type_of(3, 7);
        if !m.same_type(3, 5) {
            return s3(m, r[64]);
        }
        if !m.def_op(3, 9) {
            return s5(m, r[68]);
        }
        if !m.result(11, 3, 0) {
            return s5(m, r[73]);
        }
        if !m.same_value(9, 11) {
            return s5(m, r[77]);
        }
        if !m.name_is(3, r[80]) {
            return s5(m, r[81]);
        }
        if !m.result_count_is(3, 2) {
            return s5(m, r[85]);
        }
        if !m.result(12, 3, 0) {
            return s5(m, r[90]);
        }
        m.type_of(6, 12);
        if !m.type_is(6, r[96]) {
            return s5(m, r[97]);
        }
        s3(m, r[99])
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
        "seed10" => seed10::compiled::matcher,
        "seed11" => seed11::compiled::matcher,
        "seed12" => seed12::compiled::matcher,
        "seed13" => seed13::compiled::matcher,
        "seed14" => seed14::compiled::matcher,
        "seed15" => seed15::compiled::matcher,
        _ => return None,
    })
}
