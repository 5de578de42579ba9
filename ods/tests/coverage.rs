//! How many of the constraints that MLIR's dialects define are understood.

use pdll_ods::model::ConstraintKind;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Span, Standard};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const INCLUDE: &str = "/usr/lib/llvm-22/include";

fn td_files(dir: &Path, to: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok);
    for path in entries.map(|e| e.path()) {
        if path.is_dir() {
            td_files(&path, to);
        } else if path.extension().is_some_and(|e| e == "td") {
            to.push(path);
        }
    }
}

/// Constraints on types and attributes that have names, over all installed dialects. What is not understood
/// is listed by why, so that a change of it shows.
#[test]
fn constraints_of_all_dialects() {
    if !pdll_tests::installed(&["/usr/lib/llvm-22/include/mlir/IR/OpBase.td"]) {
        return;
    }
    let mut files = Vec::new();
    td_files(&Path::new(INCLUDE).join("mlir/Dialect"), &mut files);
    files.sort();
    let (mut known, mut unknown) = (BTreeSet::new(), BTreeMap::new());
    for path in files {
        let mut sources = SourceMap::new(Standard::Extended).with_dirs([PathBuf::from(INCLUDE)]);
        let text = format!("include \"{}\"\ninclude \"mlir/IR/OpBase.td\"\n", path.display());
        let file = sources.add("t.td", text.as_bytes()).expect("small text");
        // Some files are parts of others and mean nothing by themselves.
        let mut diags = Diagnostics::new();
        let includes = vec![(file, Span::default())];
        let model = pdll_ods::load(includes, &mut sources, Standard::Extended, &mut diags);
        for id in model.imports.get(&file).into_iter().flat_map(|i| &i.constraints) {
            let c = model.constraint(*id);
            if c.kind == ConstraintKind::Op {
                continue;
            }
            match model.resolve(c) {
                Ok(_) => {
                    known.insert(c.name.clone());
                }
                Err(why) => {
                    unknown.insert(c.name.clone(), why.to_string());
                }
            }
        }
    }
    // What a file does not include others may.
    unknown.retain(|name, _| !known.contains(name));
    let reasons: BTreeSet<&String> = unknown.values().collect();
    let list: Vec<String> = reasons.into_iter().cloned().collect();
    let summary = format!("{} understood, {} not:\n{}\n", known.len(), unknown.len(), list.join("\n"));
    expect_test::expect![[r#"
        3106 understood, 10 not:
        class 'OpaqueAttr' is unknown
        function 'LLVM::isLoadableType' is unknown
        function 'emitc::isSupportedEmitCType' is unknown
        function 'sparse_tensor::getSparseTensorEncoding' is unknown
        method 'hasPromiseOrImplementsInterface' is unknown
        method 'isOpaque' is unknown
        method 'supportsMemOps' is unknown
    "#]]
    .assert_eq(&summary);
}
