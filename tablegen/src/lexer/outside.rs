//! Reading a definition that was passed over, and coming back.

use super::{Bang, Lexer, Tok};
use crate::intern::Sym;
use crate::source::Loc;
use crate::unread::Item;

/// Where to go on after a definition that was read on demand.
pub(crate) struct Outside {
    pos: usize,
    begin: usize,
    end: usize,
    base: Loc,
    start: usize,
    tok: Tok,
    sym: Sym,
    int: i64,
    width: u32,
    bang: Bang,
    fence: usize,
}

impl Lexer<'_> {
    /// Goes to a definition that was passed over.
    pub(crate) fn go_to(&mut self, item: &Item) -> Outside {
        let Lexer { pos, begin, end, base, start, tok, sym, int, width, bang, fence, .. } = *self;
        (self.begin, self.end, self.base) = (item.begin as usize, item.file_end as usize, item.base);
        (self.pos, self.fence) = (item.start as usize, item.text.end());
        Outside { pos, begin, end, base, start, tok, sym, int, width, bang, fence }
    }

    /// Goes on where [`Self::go_to`] left.
    pub(crate) fn go_back(&mut self, to: Outside) {
        let Outside { pos, begin, end, base, start, tok, sym, int, width, bang, fence } = to;
        (self.pos, self.begin, self.end, self.base) = (pos, begin, end, base);
        (self.start, self.tok, self.sym) = (start, tok, sym);
        (self.int, self.width, self.bang, self.fence) = (int, width, bang, fence);
    }

    /// Whether the token that is being read comes after the definition that is read on demand.
    pub(crate) fn is_outside(&self) -> bool {
        self.start >= self.fence
    }
}
