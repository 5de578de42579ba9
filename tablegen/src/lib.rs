//! TableGen: .td text to records, JSON print.
