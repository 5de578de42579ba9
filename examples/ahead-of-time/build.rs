//! Compiles the patterns.

fn main() -> Result<(), pdll_build::Error> {
    pdll_build::Config::new().deny_warnings().compile(&["src/transpose.pdll"])
}
