// Written by a test.

mod rewrite_attributes {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 1042 => s2(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<13>(at) else { return 0 };
        if !m.attr_is(0, r[2], r[3]) {
            return s1(m, r[4]);
        }
        if !m.has_attr(0, r[7]) {
            return s1(m, r[8]);
        }
        if m.accept(r[10]) {
            return 0;
        }
        s1(m, r[12])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<40>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return 0;
        }
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        if !m.name_is(1, r[12]) {
            return 0;
        }
        if !m.operand_count_is(1, 1) {
            return 0;
        }
        if !m.has_attr(1, r[20]) {
            return 0;
        }
        if !m.attr(1, 0, r[25]) {
            return 0;
        }
        if !m.attr(2, 1, r[30]) {
            return 0;
        }
        if !m.same_attr(1, 2) {
            return 0;
        }
        if m.accept(r[37]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return 0;
        }
        if !m.attr(1, 0, r[7]) {
            return 0;
        }
        if !m.attr_type(0, 1) {
            return 0;
        }
        if !m.type_is(0, r[15]) {
            return 0;
        }
        if m.accept(r[18]) {
            return 0;
        }
        0
    }
}
}

mod rewrite_benefit {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = s0(m, at);
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.def(2, 0, 0, 0) {
            return s2(m, r[5]);
        }
        if !m.name_is(2, r[8]) {
            return s2(m, r[9]);
        }
        if !m.operand_count_is(2, 1) {
            return s2(m, r[13]);
        }
        if !m.def(1, 2, 0, 0) {
            return s1(m, r[19]);
        }
        if !m.name_is(1, r[22]) {
            return s1(m, r[23]);
        }
        if !m.operand_count_is(1, 1) {
            return s1(m, r[27]);
        }
        if m.accept(r[29]) {
            return 0;
        }
        s1(m, r[31])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        s2(m, r[3])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
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

mod rewrite_ranges {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 1046 => s1(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result(2, 0, 0) {
            return 0;
        }
        m.type_of(1, 2);
        if !m.result(3, 0, 1) {
            return 0;
        }
        m.type_of(2, 3);
        if !m.same_type(1, 2) {
            return 0;
        }
        if m.accept(r[21]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<70>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return 0;
        }
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        if !m.name_is(1, r[12]) {
            return 0;
        }
        if !m.result_count_is(1, 1) {
            return 0;
        }
        if !m.def(2, 0, 1, 0) {
            return 0;
        }
        if !m.name_is(2, r[26]) {
            return 0;
        }
        if !m.result_count_is(2, 1) {
            return 0;
        }
        if !m.operands(2, 1, 4294967295, at + 32) {
            return 0;
        }
        if !m.operands(3, 2, 4294967295, at + 37) {
            return 0;
        }
        if !m.same_values(2, 3) {
            return 0;
        }
        if !m.result(0, 1, 0) {
            return 0;
        }
        m.type_of(0, 0);
        if !m.result(4, 2, 0) {
            return 0;
        }
        m.type_of(3, 4);
        if !m.same_type(0, 3) {
            return 0;
        }
        if m.accept(r[67]) {
            return 0;
        }
        0
    }
}
}

mod rewrite_steps {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 1046 => s1(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<18>(at) else { return 0 };
        if !m.operand(1, 0, 0) {
            return 0;
        }
        if !m.operand(2, 0, 1) {
            return 0;
        }
        if !m.same_value(1, 2) {
            return 0;
        }
        if m.accept(r[15]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<32>(at) else { return 0 };
        if !m.operand_count_is(0, 1) {
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
        if !m.operand_count_is(1, 1) {
            return 0;
        }
        if !m.attr_is(1, r[25], r[26]) {
            return 0;
        }
        if m.accept(r[29]) {
            return 0;
        }
        0
    }
}
}

mod rewrite_types {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 773 => s2(m, at), 1300 => s3(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<24>(at) else { return 0 };
        if !m.result(2, 0, 0) {
            return s1(m, r[4]);
        }
        m.type_of(0, 2);
        if !m.operand(0, 0, 0) {
            return s1(m, r[12]);
        }
        m.type_of(1, 0);
        if !m.same_type(0, 1) {
            return s1(m, r[19]);
        }
        if m.accept(r[21]) {
            return 0;
        }
        s1(m, r[23])
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<14>(at) else { return 0 };
        if !m.operand_type_is(0, 0, r[3]) {
            return s2(m, r[4]);
        }
        if !m.result_type_is(0, 0, r[8]) {
            return s2(m, r[9]);
        }
        if m.accept(r[11]) {
            return 0;
        }
        s2(m, r[13])
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<25>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if !m.operand_type_is(0, 0, r[6]) {
            return 0;
        }
        if !m.result_type_is(0, 0, r[11]) {
            return 0;
        }
        if !m.operand_count_is(0, 2) {
            return 0;
        }
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if m.accept(r[22]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.operand_type_is(0, 0, r[3]) {
            return s2(m, r[4]);
        }
        if m.accept(r[6]) {
            return 0;
        }
        s2(m, r[8])
    }
}
}

mod golden_ods {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 1042 => s1(m, at), 1046 => s4(m, at), 1048 => s3(m, at), 1313 => s0(m, at), _ => s2(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.result(2, 0, 0) {
            return 0;
        }
        m.type_of(0, 2);
        if !m.constraint(r[9], 0, &r[12..13], &r[14..14], at + 8) {
            return 0;
        }
        if m.accept(r[16]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<27>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return 0;
        }
        if !m.attr(0, 0, r[7]) {
            return 0;
        }
        if !m.constraint(r[10], 0, &r[13..14], &r[15..15], at + 9) {
            return 0;
        }
        if !m.constraint(r[17], 1, &r[20..21], &r[22..22], at + 16) {
            return 0;
        }
        if m.accept(r[24]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<17>(at) else { return 0 };
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        if !m.constraint(r[7], 0, &r[10..11], &r[12..12], at + 6) {
            return 0;
        }
        if m.accept(r[14]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<57>(at) else { return 0 };
        if !m.result_count_is(0, 1) {
            return 0;
        }
        if !m.operands(3, 0, 4294967295, at + 4) {
            return 0;
        }
        if !m.first(4, 3) {
            return 0;
        }
        if !m.def_op(2, 4) {
            return 0;
        }
        if !m.results(4, 2, 2, at + 17) {
            return 0;
        }
        if !m.same_values(3, 4) {
            return 0;
        }
        if !m.name_is(2, r[28]) {
            return 0;
        }
        if !m.operand_count_min(2, 1) {
            return 0;
        }
        if !m.operands(2, 2, 0, at + 34) {
            return 0;
        }
        if !m.operands(1, 2, 1, at + 39) {
            return 0;
        }
        if !m.single(1, 1) {
            return 0;
        }
        if !m.operands(0, 2, 2, at + 48) {
            return 0;
        }
        if m.accept(r[54]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.operand_count_is(0, 2) {
            return 0;
        }
        if m.accept(r[5]) {
            return 0;
        }
        0
    }
}
}

#[rustfmt::skip]
pub(crate) fn find<H: ::pdll::Link>(name: &str) -> Option<fn(&mut ::pdll::Matching<'_, H>, u32) -> u32> {
    Some(match name {
        "rewrite_attributes" => rewrite_attributes::compiled::matcher,
        "rewrite_benefit" => rewrite_benefit::compiled::matcher,
        "rewrite_ranges" => rewrite_ranges::compiled::matcher,
        "rewrite_steps" => rewrite_steps::compiled::matcher,
        "rewrite_types" => rewrite_types::compiled::matcher,
        "golden_ods" => golden_ods::compiled::matcher,
        _ => return None,
    })
}
