//! Where blanks stand between the elements of a format: decided from the format alone, as MLIR's generated
//! printers do. Two facts are carried from element to element, through groups whether they are printed or
//! not.

/// The two facts, at a place between two elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spacing {
    /// A blank may come next.
    space: bool,
    /// The last literal was punctuation.
    punctuation: bool,
}

impl Spacing {
    /// After the name.
    pub const START: Spacing = Spacing { space: true, punctuation: false };

    /// Whether a blank comes before a literal; goes on after it.
    pub fn literal(&mut self, text: &str) -> bool {
        let first = text.as_bytes().first().copied().unwrap_or(b' ');
        let wants = if text.len() > 1 && text != "->" {
            true
        } else if self.punctuation {
            !b">)}],".contains(&first)
        } else {
            !b"<>(){}[],".contains(&first)
        };
        let blank = self.space && wants;
        self.space = !(text.len() == 1 && b"<({[".contains(&first));
        self.punctuation = !(first.is_ascii_alphabetic() || first == b'_');
        blank
    }

    /// Whether a blank comes before anything else; goes on after it.
    pub fn element(&mut self) -> bool {
        let blank = self.space || !self.punctuation;
        *self = Spacing { space: true, punctuation: false };
        blank
    }

    /// After a whitespace element without a blank.
    pub fn suppress(&mut self) {
        *self = Spacing { space: false, punctuation: true };
    }

    /// After a blank that is asked for.
    pub fn blank(&mut self) {
        *self = Spacing { space: false, punctuation: false };
    }

    /// After a dictionary, which brings a blank of its own.
    pub fn dictionary(&mut self) {
        self.punctuation = false;
    }
}
