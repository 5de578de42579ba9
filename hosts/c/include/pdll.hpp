// pdll.hpp: pdll.h for C++17, header only. Handles free themselves; nothing throws.
// Where MLIR's headers are included before it (mlir/IR/PatternMatch.h), operations, values, types and
// attributes of MLIR are what natives take, and pdll::Pattern puts a set into a RewritePatternSet.
//
//   pdll::Set set;
//   set.constraint("IsEven", [](mlir::Attribute n) { ... return even; });
//   if (!set.addFile("fold.pdll"))
//     llvm::errs() << set.messages().text();
//   pdll::Linked linked = set.link(context);
//   if (!linked || !linked.apply(module))
//     ...
#ifndef PDLL_HPP
#define PDLL_HPP

#include "pdll.h"

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace pdll {

inline PdllText text(std::string_view s) { return PdllText{s.data(), s.size()}; }
inline std::string_view view(PdllText t) { return {t.data, t.length}; }

struct Message {
  PdllSeverity severity;
  std::string file; // empty: about no file
  uint32_t line, column;
  std::string text;
};

// What was said: errors, warnings, notes.
class Messages {
  struct Free {
    void operator()(PdllMessages *m) const { pdllMessagesFree(m); }
  };
  std::unique_ptr<PdllMessages, Free> ptr{pdllMessagesNew()};

public:
  PdllMessages *get() { return ptr.get(); }
  bool empty() const { return pdllMessagesCount(ptr.get()) == 0; }
  void clear() { pdllMessagesClear(ptr.get()); }
  std::vector<Message> list() const {
    std::vector<Message> out;
    for (size_t i = 0, n = pdllMessagesCount(ptr.get()); i < n; ++i) {
      PdllMessage m{};
      m.size = sizeof m;
      if (pdllMessagesGet(ptr.get(), i, &m))
        out.push_back({static_cast<PdllSeverity>(m.severity), std::string(view(m.file)), m.line, m.column,
                       std::string(view(m.text))});
    }
    return out;
  }
  // Lines FILE:LINE:COLUMN: error: TEXT.
  std::string text() const {
    std::string out;
    pdllMessagesPrint(
        ptr.get(), [](void *data, PdllText t) { static_cast<std::string *>(data)->assign(view(t)); }, &out);
    return out;
  }
};

// An attribute or type as MLIR writes it, as a native takes or gives it.
struct AttrText {
  std::string text;
};
struct TypeText {
  std::string text;
};

// What a type of C++ is in PDLL, how an argument is read, and how a result is given. Specialise it for
// handles of your own.
template <typename T> struct Native;

template <> struct Native<int64_t> {
  static constexpr const char *name = "Attr";
  static std::optional<int64_t> read(PdllCall *call, size_t i) {
    int64_t n;
    return pdllCallInt(call, i, &n) ? std::optional<int64_t>(n) : std::nullopt;
  }
};
template <typename T> struct NativeText {
  static std::optional<T> read(PdllCall *call, size_t i) {
    T out;
    bool good = pdllCallText(
        call, i, [](void *data, PdllText t) { static_cast<T *>(data)->text.assign(view(t)); }, &out);
    return good ? std::optional<T>(std::move(out)) : std::nullopt;
  }
  static bool give(PdllCall *call, const T &value) { return pdllReturnText(call, text(value.text)); }
};
template <> struct Native<AttrText> : NativeText<AttrText> {
  static constexpr const char *name = "Attr";
};
template <> struct Native<TypeText> : NativeText<TypeText> {
  static constexpr const char *name = "Type";
};

#ifdef MLIR_IR_OPERATION_H
template <typename T> struct NativeHandle {
  static std::optional<T> read(PdllCall *call, size_t i) {
    void *p = pdllCallHandle(call, i);
    return p ? std::optional<T>(T::getFromOpaquePointer(p)) : std::nullopt;
  }
  static bool give(PdllCall *call, T value) {
    return pdllReturnHandle(call, const_cast<void *>(static_cast<const void *>(value.getAsOpaquePointer())));
  }
};
template <typename T> struct NativeHandles {
  static std::optional<std::vector<T>> read(PdllCall *call, size_t i) {
    std::vector<void *> raw(pdllCallHandles(call, i, nullptr, 0));
    pdllCallHandles(call, i, raw.data(), raw.size());
    std::vector<T> out;
    for (void *p : raw)
      out.push_back(T::getFromOpaquePointer(p));
    return out;
  }
  static bool give(PdllCall *call, const std::vector<T> &values) {
    std::vector<void *> raw;
    for (T v : values)
      raw.push_back(const_cast<void *>(static_cast<const void *>(v.getAsOpaquePointer())));
    return pdllReturnHandles(call, raw.data(), raw.size());
  }
};
template <> struct Native<mlir::Operation *> {
  static constexpr const char *name = "Op";
  static std::optional<mlir::Operation *> read(PdllCall *call, size_t i) {
    void *p = pdllCallHandle(call, i);
    return p ? std::optional<mlir::Operation *>(static_cast<mlir::Operation *>(p)) : std::nullopt;
  }
  static bool give(PdllCall *call, mlir::Operation *op) { return pdllReturnHandle(call, op); }
};
template <> struct Native<mlir::Value> : NativeHandle<mlir::Value> {
  static constexpr const char *name = "Value";
};
template <> struct Native<mlir::Type> : NativeHandle<mlir::Type> {
  static constexpr const char *name = "Type";
};
template <> struct Native<mlir::Attribute> : NativeHandle<mlir::Attribute> {
  static constexpr const char *name = "Attr";
};
template <> struct Native<std::vector<mlir::Value>> : NativeHandles<mlir::Value> {
  static constexpr const char *name = "ValueRange";
};
template <> struct Native<std::vector<mlir::Type>> : NativeHandles<mlir::Type> {
  static constexpr const char *name = "TypeRange";
};
#endif

// What a rewrite is given first, if it asks for it: the way to change IR.
class Call {
  PdllCall *call;

public:
  explicit Call(PdllCall *call) : call(call) {}
  PdllCall *get() { return call; }
  // Says why the rewrite fails; it then gives back false or nothing.
  void fail(std::string_view why) { pdllCallFail(call, text(why)); }
#ifdef MLIR_IR_OPERATION_H
  // Creates an operation before the root of the match, with inferred result types if `types` is none; null if
  // that fails.
  mlir::Operation *create(std::string_view name, const std::vector<mlir::Value> &operands,
                          std::optional<std::vector<mlir::Type>> types = std::nullopt,
                          const std::vector<std::pair<std::string_view, mlir::Attribute>> &attrs = {}) {
    std::vector<void *> rawOperands, rawTypes, rawAttrs;
    std::vector<PdllText> names;
    for (mlir::Value v : operands)
      rawOperands.push_back(v.getAsOpaquePointer());
    if (types)
      for (mlir::Type t : *types)
        rawTypes.push_back(const_cast<void *>(t.getAsOpaquePointer()));
    for (auto &[attrName, attr] : attrs) {
      names.push_back(text(attrName));
      rawAttrs.push_back(const_cast<void *>(attr.getAsOpaquePointer()));
    }
    PdllNewOp op{};
    op.size = sizeof op;
    op.name = text(name);
    op.operands = rawOperands.data(), op.operandCount = rawOperands.size();
    op.attrNames = names.data(), op.attrs = rawAttrs.data(), op.attrCount = rawAttrs.size();
    op.types = rawTypes.data(), op.typeCount = rawTypes.size();
    op.infer = !types;
    return static_cast<mlir::Operation *>(pdllCreate(call, &op));
  }
  bool replace(mlir::Operation *op, const std::vector<mlir::Value> &values) {
    std::vector<void *> raw;
    for (mlir::Value v : values)
      raw.push_back(v.getAsOpaquePointer());
    return pdllReplace(call, op, raw.data(), raw.size());
  }
  bool erase(mlir::Operation *op) { return pdllErase(call, op); }
  bool setAttribute(mlir::Operation *op, std::string_view name, mlir::Attribute attr) {
    return pdllSetAttribute(call, op, text(name), const_cast<void *>(attr.getAsOpaquePointer()));
  }
#endif
};

namespace detail {
template <typename T> using Plain = std::remove_cv_t<std::remove_reference_t<T>>;

// The results of a native: nothing, bool, a value, an optional of one or a tuple.
template <typename T> struct Result {
  static std::string names() { return std::string(" -> ") + Native<T>::name; }
  static bool give(PdllCall *call, const T &value) { return Native<T>::give(call, value); }
};
template <> struct Result<bool> {
  static std::string names() { return ""; }
  static bool give(PdllCall *, bool value) { return value; }
};
template <typename T> struct Result<std::optional<T>> {
  static std::string names() { return Result<T>::names(); }
  static bool give(PdllCall *call, const std::optional<T> &value) {
    return value && Result<T>::give(call, *value);
  }
};
template <typename... T> struct Result<std::tuple<T...>> {
  static std::string names() {
    std::string out;
    ((out += (out.empty() ? "" : ", ") + std::string(Native<T>::name)), ...);
    return " -> (" + out + ")";
  }
  static bool give(PdllCall *call, const std::tuple<T...> &values) {
    return std::apply([&](const T &...v) { return (Native<T>::give(call, v) && ...); }, values);
  }
};

template <typename F> struct Signature : Signature<decltype(&F::operator())> {};
template <typename R, typename C, typename... A> struct Signature<R (C::*)(A...) const> {
  using Ret = R;
  using Args = std::tuple<Plain<A>...>;
};
template <typename R, typename C, typename... A>
struct Signature<R (C::*)(A...)> : Signature<R (C::*)(A...) const> {};
template <typename R, typename C, typename... A>
struct Signature<R (C::*)(A...) const noexcept> : Signature<R (C::*)(A...) const> {};
template <typename R, typename C, typename... A>
struct Signature<R (C::*)(A...) noexcept> : Signature<R (C::*)(A...) const> {};
template <typename R, typename... A> struct Signature<R (*)(A...)> {
  using Ret = R;
  using Args = std::tuple<Plain<A>...>;
};
template <typename R, typename... A> struct Signature<R (*)(A...) noexcept> : Signature<R (*)(A...)> {};

template <typename F, typename Ret, bool WithCall, typename... A> struct Thunk {
  static std::string signature(std::string_view name) {
    std::string params;
    ((params += (params.empty() ? "" : ", ") + std::string(Native<A>::name)), ...);
    std::string out = std::string(name) + "(" + params + ")";
    if constexpr (!std::is_void_v<Ret>)
      out += Result<Plain<Ret>>::names();
    return out;
  }
  template <size_t... I> static bool invoke(PdllCall *call, F &f, std::index_sequence<I...>) {
    std::tuple<std::optional<A>...> args{Native<A>::read(call, I)...};
    if (!(std::get<I>(args).has_value() && ...))
      return false;
    auto run = [&]() -> decltype(auto) {
      if constexpr (WithCall) {
        Call c(call);
        return f(c, *std::get<I>(args)...);
      } else {
        return f(*std::get<I>(args)...);
      }
    };
    if constexpr (std::is_void_v<Ret>) {
      run();
      return true;
    } else {
      return Result<Plain<Ret>>::give(call, run());
    }
  }
  // An exception must not leave: it ends as a failed call.
  static bool call(PdllCall *call, void *data) {
#if defined(__cpp_exceptions)
    try {
      return invoke(call, *static_cast<F *>(data), std::index_sequence_for<A...>());
    } catch (const std::exception &e) {
      pdllCallFail(call, text(e.what()));
    } catch (...) {
      pdllCallFail(call, text("it threw an exception"));
    }
    return false;
#else
    return invoke(call, *static_cast<F *>(data), std::index_sequence_for<A...>());
#endif
  }
};
template <typename F, typename Args> struct ThunkOf;
template <typename F, typename... A> struct ThunkOf<F, std::tuple<A...>> {
  using type = Thunk<F, typename Signature<F>::Ret, false, A...>;
};
template <typename F, typename... A> struct ThunkOf<F, std::tuple<Call, A...>> {
  using type = Thunk<F, typename Signature<F>::Ret, true, A...>;
};
} // namespace detail

struct Options : PdllOptions {
  Options() : PdllOptions{} { size = sizeof(PdllOptions); }
};
struct Report : PdllReport {
  Report() : PdllReport{} { size = sizeof(PdllReport); }
};

// Patterns with all names looked up in a context. A copy is the same patterns.
class Linked {
  std::shared_ptr<PdllLinked> ptr;

public:
  Linked() = default;
  explicit Linked(PdllLinked *linked) : ptr(linked, [](PdllLinked *l) { pdllLinkedFree(l); }) {}
  explicit operator bool() const { return ptr != nullptr; }
  PdllLinked *get() const { return ptr.get(); }
  size_t patternCount() const { return pdllLinkedPatternCount(ptr.get()); }
  bool applyTo(void *op, const Options &options = {}, Report *report = nullptr,
               Messages *messages = nullptr) const {
    return pdllApply(ptr.get(), op, &options, report, messages ? messages->get() : nullptr);
  }
#ifdef MLIR_IR_OPERATION_H
  // Applies the patterns to what is in the regions of `op`.
  bool apply(mlir::Operation *op, const Options &options = {}, Report *report = nullptr,
             Messages *messages = nullptr) const {
    return applyTo(op, options, report, messages);
  }
#endif
};

// Patterns and natives.
class Set {
  struct Free {
    void operator()(PdllSet *s) const { pdllSetFree(s); }
  };
  std::unique_ptr<PdllSet, Free> ptr{pdllSetNew()};
  Messages said;

  template <typename F> bool add(bool constraint, std::string_view name, F f) {
    using T = typename detail::ThunkOf<F, typename detail::Signature<F>::Args>::type;
    std::string signature = T::signature(name);
    auto release = [](void *data) { delete static_cast<F *>(data); };
    auto registering = constraint ? pdllSetConstraint : pdllSetRewrite;
    return registering(ptr.get(), text(signature), T::call, new F(std::move(f)), release, said.get());
  }

public:
  PdllSet *get() { return ptr.get(); }
  // What was said of what was added and linked.
  Messages &messages() { return said; }
  bool includeDir(std::string_view dir) { return pdllSetIncludeDir(ptr.get(), text(dir), said.get()); }
  bool keepDefinitions() { return pdllSetKeepDefinitions(ptr.get(), said.get()); }
  bool addFile(std::string_view path) { return pdllSetAddFile(ptr.get(), text(path), said.get()); }
  bool addText(std::string_view name, std::string_view patterns) {
    return pdllSetAddText(ptr.get(), text(name), text(patterns), said.get());
  }
  bool addBytecode(const void *bytes, size_t length) {
    return pdllSetAddBytecode(ptr.get(), bytes, length, said.get());
  }
  // A lambda or a function as a native constraint: its parameters and its result say the signature. It gives
  // bool, or what it computes as an optional or a tuple.
  template <typename F> bool constraint(std::string_view name, F f) { return add(true, name, std::move(f)); }
  // The same as a native rewrite; its first parameter may be a `pdll::Call &`.
  template <typename F> bool rewrite(std::string_view name, F f) { return add(false, name, std::move(f)); }

  Linked linkTo(void *context) {
    PdllLinked *linked = pdllLink(ptr.get(), context, said.get());
    return linked ? Linked(linked) : Linked();
  }
#ifdef MLIR_IR_OPERATION_H
  Linked link(mlir::MLIRContext *context) { return linkTo(context); }
#endif

  // Rewrites MLIR text, without MLIR; nothing if that fails.
  std::optional<std::string> rewriteText(std::string_view name, std::string_view ir,
                                         const Options &options = {}, Report *report = nullptr) {
    std::string out;
    auto take = [](void *data, PdllText t) { static_cast<std::string *>(data)->assign(view(t)); };
    bool good = pdllRewriteText(ptr.get(), text(name), text(ir), &options, take, &out, report, said.get());
    return good ? std::optional<std::string>(std::move(out)) : std::nullopt;
  }
};

#ifdef MLIR_IR_PATTERNMATCH_H
// A set as one pattern of MLIR's: `patterns.add(std::make_unique<pdll::Pattern>(linked, context))`. Among
// other patterns it has one benefit, whatever the benefits in it. Not for dialect conversion. One for each
// driver that runs: it remembers what it matches.
class Pattern : public mlir::RewritePattern {
  struct Free {
    void operator()(PdllMatcher *m) const { pdllMatcherFree(m); }
  };
  Linked linked;
  std::unique_ptr<PdllMatcher, Free> matcher;

public:
  Pattern(Linked set, mlir::MLIRContext *context, mlir::PatternBenefit benefit = 1)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, context), linked(std::move(set)),
        matcher(pdllMatcherNew(linked.get(), nullptr)) {
    setHasBoundedRewriteRecursion();
  }
  mlir::LogicalResult matchAndRewrite(mlir::Operation *op, mlir::PatternRewriter &rewriter) const override {
    Messages messages;
    auto *base = static_cast<mlir::RewriterBase *>(&rewriter);
    bool applied = pdllApplyAt(matcher.get(), op, base, messages.get());
    for (const Message &m : messages.list())
      if (m.severity == PDLL_ERROR)
        op->emitError(m.text);
    return mlir::success(applied);
  }
};
#endif

} // namespace pdll

#endif
