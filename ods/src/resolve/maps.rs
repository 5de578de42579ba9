//! Affine maps: what they are asked, and those that are made by name. A map is the attribute that holds it.
//!
//! Its results are seen as the dimensions and constants that they are, so that what asks for the parts of
//! other expressions is not understood. As elsewhere, what is more than a query is written in C++, with
//! `$dims(m)`, `$symbols(m)`, `$results(m)` and `$constants(m)` for the queries.

use super::{Item, Resolver, Result, Typed, Unknown};
use pdll_bytecode::query::{Expr, Query};

/// The queries by their names in C++.
pub(super) const QUERIES: [(&str, Query); 4] = [
    ("$dims", Query::MapDims),
    ("$symbols", Query::MapSymbols),
    ("$results", Query::MapResults),
    ("$constants", Query::MapConstants),
];

/// Methods of maps.
pub(super) const OF_MAP: &[(&str, &str)] = &[
    ("getNumDims", "[](AffineMapAttr m) { return $dims(m); }"),
    ("getNumSymbols", "[](AffineMapAttr m) { return $symbols(m); }"),
    ("getNumInputs", "[](AffineMapAttr m) { return $dims(m) + $symbols(m); }"),
    ("getNumResults", "[](AffineMapAttr m) { return unsigned($results(m).size()); }"),
    ("isEmpty", "[](AffineMapAttr m) { return $dims(m) == 0 && $symbols(m) == 0 && $results(m).empty(); }"),
    (
        "isConstant",
        "[](AffineMapAttr m) { \
           return llvm::all_of($constants(m), [](int64_t c) { return c != INT64_MIN; }); }",
    ),
    (
        "isSingleConstant",
        "[](AffineMapAttr m) { return $constants(m).size() == 1 && $constants(m)[0] != INT64_MIN; }",
    ),
    (
        "getSingleConstantResult",
        "[](AffineMapAttr m) { return m.isSingleConstant() ? $constants(m)[0] : llvm_unreachable(\"\"); }",
    ),
    (
        "getDimPosition",
        "[](AffineMapAttr m, unsigned i) { \
           int64_t d = $results(m)[i]; return d < 0 ? llvm_unreachable(\"\") : unsigned(d); }",
    ),
    (
        "isProjectedPermutation",
        "[](AffineMapAttr m, bool zeros) { \
           auto d = $results(m); auto c = $constants(m); \
           return $symbols(m) == 0 && d.size() <= $dims(m) && \
             llvm::all_of(llvm::seq<int64_t>(0, d.size()), [&](int64_t i) { \
               return d[i] < 0 ? zeros && c[i] == 0 : llvm::count(d, d[i]) == 1; }); }",
    ),
    (
        "isPermutation",
        "[](AffineMapAttr m) { \
           return m.getNumDims() == m.getNumResults() && m.isProjectedPermutation(false); }",
    ),
    (
        "isMinorIdentity",
        "[](AffineMapAttr m) { \
           auto d = $results(m); int64_t first = int64_t($dims(m)) - int64_t(d.size()); \
           return first >= 0 && $symbols(m) == 0 && \
             llvm::all_of(llvm::seq<int64_t>(0, d.size()), [&](int64_t i) { return d[i] == first + i; }); }",
    ),
    (
        "isMinorIdentityWithBroadcasting",
        "[](AffineMapAttr m) { \
           auto d = $results(m); auto c = $constants(m); \
           int64_t first = int64_t($dims(m)) - int64_t(d.size()); \
           return first >= 0 && llvm::all_of(llvm::seq<int64_t>(0, d.size()), [&](int64_t i) { \
             return d[i] < 0 ? c[i] == 0 : d[i] == first + i; }); }",
    ),
];

/// Functions that make maps.
pub(super) const MAPS: &[(&str, &str)] = &[
    (
        // The map of so many dimensions that gives these of them.
        "$map",
        "[](int64_t n, ArrayRef<int64_t> results) { \
           StringRef dims = $join(llvm::map_range(llvm::seq<int64_t>(0, n), \
             [](int64_t d) { return \"d\" + $digits(d); })); \
           StringRef given = $join(llvm::map_range(results, [](int64_t d) { return \"d\" + $digits(d); })); \
           return cast<AffineMapAttr>($attr(\"affine_map<(\" + dims + \") -> (\" + given + \")>\")); }",
    ),
    ("AffineMap::get", "[]() { return $map(0, ArrayRef<int64_t>({})); }"),
    (
        "AffineMap::getConstantMap",
        "[](int64_t c) { return cast<AffineMapAttr>($attr(\"affine_map<() -> (\" + $digits(c) + \")>\")); }",
    ),
    ("AffineMap::getMultiDimIdentityMap", "[](int64_t n) { return $map(n, llvm::seq<int64_t>(0, n)); }"),
    (
        "AffineMap::getMinorIdentityMap",
        "[](int64_t dims, int64_t results) { return $map(dims, llvm::seq<int64_t>(dims - results, dims)); }",
    ),
    (
        "AffineMap::getPermutationMap",
        "[](ArrayRef<int64_t> p) { \
           return isPermutationVector(p) && !p.empty() ? $map(p.size(), p) : llvm_unreachable(\"\"); }",
    ),
    (
        "inversePermutation",
        "[](AffineMapAttr m) { \
           if (m.isEmpty()) return m; \
           auto d = $results(m); \
           auto all = llvm::to_vector(llvm::map_range(llvm::seq<int64_t>(0, $dims(m)), \
             [&](int64_t i) { return int64_t(std::distance(d.begin(), llvm::find(d, i))); })); \
           if ($symbols(m) != 0 || llvm::is_contained(all, int64_t(d.size()))) \
             return llvm_unreachable(\"\"); \
           return $map(d.size(), all); }",
    ),
    (
        "isPermutationVector",
        "[](ArrayRef<int64_t> p) { return llvm::all_of(p, [&](int64_t v) { \
           return v >= 0 && v < int64_t(p.size()) && llvm::count(p, v) == 1; }); }",
    ),
];

/// Is a class one of affine maps?
pub(super) fn is_map(class: &str) -> bool {
    matches!(class, "AffineMap" | "AffineMapAttr")
}

/// Is a function one of those about maps?
pub(super) fn knows(name: &str) -> bool {
    MAPS.iter().any(|function| function.0 == name)
}

impl Resolver<'_> {
    /// A function that [`knows`] tells of. Contexts say nothing.
    pub(super) fn map_function(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let args = args.into_iter().filter(|arg| !matches!(arg, Item::Builder)).collect();
        self.written_by_name(name, args)
    }

    /// A method of a map that is more than a query.
    pub(super) fn map_method(&mut self, map: &Typed, name: &str, mut args: Vec<Item>) -> Result<Item> {
        if name == "isProjectedPermutation" && args.is_empty() {
            let zeros = self.push(Expr::Bool(false))?;
            args.push(self.value(zeros, ""));
        }
        self.written_method(map.node, name, args)
    }

    /// `AffineMapAttr::get(map)`
    pub(super) fn map_attr(&mut self, map: Item) -> Result<Item> {
        match map {
            Item::Value(t) if is_map(&t.class) => Ok(Item::Value(t)),
            _ => Err(Unknown::Unclear("what an affine map is does not follow from its code")),
        }
    }
}
