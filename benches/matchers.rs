// Written by a test.

mod root_1000 {
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
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_attr(0, r[2], r[3], 0);
        if m.is_end(to) { to } else { s1(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(1, 0, 0, 0, r[5], 0);
        if m.is_end(to) { to } else { match m.word(to) { 1292 => s3(m, to), _ => s2(m, to) } }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if !m.result_type_is(1, 0, r[3]) {
            return 0;
        }
        if m.accept(r[6]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<5>(at) else { return 0 };
        let to = m.switch_result_type(1, 0, r[3], 0);
        to
    }
}
}

mod deep_300 {
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
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(6, 0, 1, 0, r[5], 0);
        if m.is_end(to) { to } else { s1(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(1, 5, 0, 0, r[5], 0);
        if m.is_end(to) { to } else { s2(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(2, 5, 1, 0, r[5], 0);
        if m.is_end(to) { to } else { s3(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(3, 6, 0, 0, r[5], 0);
        if m.is_end(to) { to } else { s4(m, to) }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(4, 6, 1, 0, r[5], 0);
        to
    }
}
}

mod lists_100 {
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
        let Some(r) = m.words::<19>(at) else { return 0 };
        if !m.operand_count_min(0, 1) {
            return 0;
        }
        if !m.operands(2, 0, 1, at + 4) {
            return 0;
        }
        if !m.def(1, 0, 0, 0) {
            return 0;
        }
        let to = m.switch_name(1, r[17], 0);
        if m.is_end(to) { to } else { s1(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<21>(at) else { return 0 };
        if !m.operand_count_min(1, 1) {
            return 0;
        }
        if !m.result_count_is(1, 1) {
            return 0;
        }
        if !m.operands(0, 1, 1, at + 8) {
            return 0;
        }
        if !m.same_values(2, 0) {
            return 0;
        }
        if m.accept(r[18]) {
            return 0;
        }
        0
    }
}
}

mod attributes_100 {
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
        let Some(r) = m.words::<8>(at) else { return 0 };
        if !m.has_attr(0, r[2]) {
            return 0;
        }
        if m.accept(r[5]) {
            return 0;
        }
        0
    }
}
}

mod natives_100 {
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
        let Some(r) = m.words::<16>(at) else { return 0 };
        if !m.operand(0, 0, 0) {
            return 0;
        }
        if !m.constraint(r[6], 0, &r[9..10], &r[11..11], at + 5) {
            return 0;
        }
        if m.accept(r[13]) {
            return 0;
        }
        0
    }
}
}

mod roots_100 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 1040 => s1(m, at), _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        if !m.operand(0, 0, 0) {
            return 0;
        }
        if !m.for_each_user(1, 0, 0, at + 5, at + 9) {
            return 0;
        }
        s1(m, at + 9)
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<41>(at) else { return 0 };
        if !m.kind_is(1, r[2]) {
            return s3(m, r[3]);
        }
        if !m.operand(1, 1, 0) {
            return s3(m, r[8]);
        }
        if !m.same_value(0, 1) {
            return s3(m, r[12]);
        }
        if !m.result(2, 0, 0) {
            return s3(m, r[17]);
        }
        m.type_of(0, 2);
        if !m.result(3, 1, 0) {
            return s3(m, r[25]);
        }
        m.type_of(1, 3);
        if !m.same_type(0, 1) {
            return s3(m, r[32]);
        }
        if !m.record(r[34]) {
            return s2(m, r[35]);
        }
        m.move_op(r[37], 1);
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
        if m.is_end(to) { to } else { m.again(to) }
    }
}
}

mod commuting_100 {
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = "made by a program")]
pub(super) mod compiled {
    /// Matches from a place of the program's code on.
    pub(in super::super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {
        loop {
            at = match m.word(at) { 514 => s12(m, at), 773 => match m.word(at + 2) { 0 => s2(m, at), _ => s16(m, at) }, _ => s0(m, at) };
            if !m.goes_again() {
                return at;
            }
        }
    }

    #[inline]
    fn s0<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(4, 0, 1, 0, r[5], 0);
        if m.is_end(to) { to } else { s1(m, to) }
    }

    #[inline]
    fn s1<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(1, 3, 0, 0, r[5], r[6]);
        match m.word(to) { 773 => s2(m, to), _ => s15(m, to) }
    }

    #[inline]
    fn s2<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.def_switch_kind(2, 4, 0, 0, r[8], r[9]);
        match m.word(to) { 773 => match m.word(to + 2) { 0 => s3(m, to), _ => s8(m, to) }, _ => s13(m, to) }
    }

    #[inline]
    fn s3<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.def_switch_kind(5, 3, 1, 0, r[8], 0);
        if m.is_end(to) { to } else { match m.word(to) { 773 => s4(m, to), _ => s7(m, to) } }
    }

    #[inline]
    fn s4<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        let to = m.def_switch_kind(6, 4, 1, 0, r[8], 0);
        if m.is_end(to) { to } else { match m.word(to) { 515 => s6(m, to), _ => s5(m, to) } }
    }

    #[inline]
    fn s5<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.guard(r[1]) {
            return 0;
        }
        if m.accept(r[4]) {
            return 0;
        }
        if !m.guard(r[6]) {
            return 0;
        }
        if m.accept(r[9]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s6<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        if !m.guard(r[3]) {
            return 0;
        }
        if m.accept(r[6]) {
            return 0;
        }
        0
    }

    #[inline]
    fn s7<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(6, 4, 1, 0, r[5], 0);
        to
    }

    #[inline]
    fn s8<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s3(m, r[2]);
        }
        let to = m.def_switch_kind(5, 3, 1, 0, r[8], r[9]);
        match m.word(to) { 514 => match m.word(to + 2) { 513 => m.again(to), _ => s11(m, to) }, _ => match m.word(to + 2) { 0 => s3(m, to), _ => match m.word(to + 5) { 513 => s10(m, to), _ => s9(m, to) } } }
    }

    #[inline]
    fn s9<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<12>(at) else { return 0 };
        if !m.guard(r[1]) {
            return match m.word(r[2] + 4) { 2 => m.again(r[2]), _ => s3(m, r[2]) };
        }
        m.accept(r[4]);
        if !m.guard(r[6]) {
            return match m.word(r[7] + 4) { 2 => m.again(r[7]), _ => s3(m, r[7]) };
        }
        m.accept(r[9]);
        match m.word(r[11] + 4) { 2 => m.again(r[11]), _ => s3(m, r[11]) }
    }

    #[inline]
    fn s10<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        if !m.guard(r[1]) {
            return match m.word(r[2] + 4) { 2 => m.again(r[2]), _ => s3(m, r[2]) };
        }
        m.accept(r[4]);
        match m.word(r[6] + 4) { 2 => m.again(r[6]), _ => s3(m, r[6]) }
    }

    #[inline]
    fn s11<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<9>(at) else { return 0 };
        m.accept(r[1]);
        if !m.guard(r[3]) {
            return match m.word(r[4] + 2) { 0 => match m.word(r[4] + 4) { 2 => m.again(r[4]), _ => s3(m, r[4]) }, _ => m.again(r[4]) };
        }
        m.accept(r[6]);
        match m.word(r[8] + 2) { 0 => match m.word(r[8] + 4) { 2 => m.again(r[8]), _ => s3(m, r[8]) }, _ => m.again(r[8]) }
    }

    #[inline]
    fn s12<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        m.accept(r[1]);
        match m.word(r[3] + 2) { 0 => match m.word(r[3] + 4) { 2 => s2(m, r[3]), _ => s3(m, r[3]) }, _ => m.again(r[3]) }
    }

    #[inline]
    fn s13<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(5, 3, 1, 0, r[5], r[6]);
        match m.word(to) { 515 => s14(m, to), _ => match m.word(to + 2) { 0 => s3(m, to), _ => match m.word(to + 5) { 513 => s10(m, to), _ => s9(m, to) } } }
    }

    #[inline]
    fn s14<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<4>(at) else { return 0 };
        if m.accept(r[1]) {
            return 0;
        }
        match m.word(r[3] + 2) { 0 => s3(m, r[3]), _ => m.again(r[3]) }
    }

    #[inline]
    fn s15<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<7>(at) else { return 0 };
        let to = m.def_switch_kind(2, 4, 0, 0, r[5], r[6]);
        match m.word(to) { 514 => match m.word(to + 2) { 513 => s12(m, to), _ => s11(m, to) }, 515 => s14(m, to), _ => s16(m, to) }
    }

    #[inline]
    fn s16<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, at: u32) -> u32 {
        let Some(r) = m.words::<10>(at) else { return 0 };
        if !m.guard(r[1]) {
            return s2(m, r[2]);
        }
        let to = m.def_switch_kind(6, 4, 1, 0, r[8], r[9]);
        match m.word(to) { 514 => match m.word(to + 2) { 513 => s12(m, to), _ => s11(m, to) }, _ => match m.word(to + 2) { 0 => s2(m, to), _ => match m.word(to + 5) { 513 => s10(m, to), _ => s9(m, to) } } }
    }
}
}

#[rustfmt::skip]
pub(crate) fn find<H: ::pdll::Link>(name: &str) -> Option<fn(&mut ::pdll::Matching<'_, H>, u32) -> u32> {
    Some(match name {
        "root_1000" => root_1000::compiled::matcher,
        "deep_300" => deep_300::compiled::matcher,
        "lists_100" => lists_100::compiled::matcher,
        "attributes_100" => attributes_100::compiled::matcher,
        "natives_100" => natives_100::compiled::matcher,
        "roots_100" => roots_100::compiled::matcher,
        "commuting_100" => commuting_100::compiled::matcher,
        _ => return None,
    })
}
