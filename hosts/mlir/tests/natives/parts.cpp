// The natives of std/arrays.pdll, std/strings.pdll, std/dicts.pdll and std/symbols.pdll.
#include "natives.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;

// ---- Arrays ----

using Items = std::optional<SmallVector<Attribute>>;

// What an array holds; numbers of an array of numbers as attributes.
static Items itemsOf(Attribute a) {
  Builder b(a.getContext());
  SmallVector<Attribute> items;
  if (auto array = dyn_cast<ArrayAttr>(a)) {
    items.append(array.begin(), array.end());
    return items;
  }
  auto array = dyn_cast<DenseArrayAttr>(a);
  if (!array)
    return std::nullopt;
  auto add = [&](auto list, auto make) {
    for (auto item : list.asArrayRef())
      items.push_back(make(item));
  };
  Type t = array.getElementType();
  auto integer = [&](auto n) { return b.getIntegerAttr(t, n); };
  if (auto list = dyn_cast<DenseBoolArrayAttr>(a))
    add(list, [&](bool bit) { return b.getBoolAttr(bit); });
  else if (auto list = dyn_cast<DenseI8ArrayAttr>(a))
    add(list, integer);
  else if (auto list = dyn_cast<DenseI16ArrayAttr>(a))
    add(list, integer);
  else if (auto list = dyn_cast<DenseI32ArrayAttr>(a))
    add(list, integer);
  else if (auto list = dyn_cast<DenseI64ArrayAttr>(a))
    add(list, integer);
  else if (auto list = dyn_cast<DenseF32ArrayAttr>(a))
    add(list, [&](float n) { return b.getF32FloatAttr(n); });
  else if (auto list = dyn_cast<DenseF64ArrayAttr>(a))
    add(list, [&](double n) { return b.getF64FloatAttr(n); });
  return items;
}

// An array like another one, of these items.
static Answer arrayLike(Attribute like, ArrayRef<Attribute> items) {
  auto dense = dyn_cast<DenseArrayAttr>(like);
  if (!dense)
    return ArrayAttr::get(like.getContext(), items);
  Type t = dense.getElementType();
  SmallVector<char> data;
  for (Attribute item : items) {
    auto typed = dyn_cast<TypedAttr>(item);
    if (!typed || typed.getType() != t || !isa<IntegerAttr, FloatAttr>(item))
      return std::nullopt;
    llvm::APInt bits = isa<FloatAttr>(item) ? cast<FloatAttr>(item).getValue().bitcastToAPInt()
                                            : cast<IntegerAttr>(item).getValue();
    uint64_t word = bits.getZExtValue();
    const char *bytes = reinterpret_cast<const char *>(&word);
    data.append(bytes, bytes + (bits.getBitWidth() + 7) / 8);
  }
  return DenseArrayAttr::get(t, items.size(), data);
}

static std::optional<SmallVector<size_t>> dimensionsOf(Attribute a) {
  Items items = itemsOf(a);
  if (!items)
    return std::nullopt;
  SmallVector<size_t> out;
  for (Attribute item : *items) {
    auto n = indexOf(item);
    if (!n)
      return std::nullopt;
    out.push_back(*n);
  }
  return out;
}
// For each number where it stands, if each of 0, 1, 2, ... stands somewhere.
static std::optional<SmallVector<size_t>> inverseOf(ArrayRef<size_t> dims) {
  SmallVector<size_t> places(dims.size(), dims.size());
  for (auto [place, number] : llvm::enumerate(dims)) {
    if (number >= dims.size() || places[number] != dims.size())
      return std::nullopt;
    places[number] = place;
  }
  return places;
}

static void arrays() {
  ask("IsArray", [](const Call &c) { return isa<ArrayAttr, DenseArrayAttr>(c.a); });
  ask("ArrayIsEmpty", [](const Call &c) { return itemsOf(c.a) && itemsOf(c.a)->empty(); });
  ask("ArrayHasSize", [](const Call &c) {
    Items items = itemsOf(c.a);
    return items && indexOf(c.b) == items->size();
  });
  ask("ArrayContains", [](const Call &c) {
    Items items = itemsOf(c.a);
    return items && llvm::is_contained(*items, c.b);
  });
  ask("ArrayIsIdentity", [](const Call &c) {
    auto dims = dimensionsOf(c.a);
    return dims && llvm::all_of(llvm::enumerate(*dims), [](auto it) { return it.index() == it.value(); });
  });
  ask("ArrayIsPermutation", [](const Call &c) {
    auto dims = dimensionsOf(c.a);
    return dims && inverseOf(*dims);
  });
  native("ArraySize", [](const Call &c) {
    Items items = itemsOf(c.a);
    return items ? counted(c.a.getContext(), items->size()) : std::nullopt;
  });
  auto item = [](const char *name, std::function<std::optional<size_t>(const Call &, size_t)> at) {
    native(name, [at](const Call &c) -> Answer {
      Items items = itemsOf(c.a);
      auto place = items ? at(c, items->size()) : std::nullopt;
      return place && *place < items->size() ? Answer((*items)[*place]) : std::nullopt;
    });
  };
  item("ArrayGet", [](const Call &c, size_t) { return indexOf(c.b); });
  item("ArrayFirst", [](const Call &, size_t) { return 0; });
  item("ArrayLast", [](const Call &, size_t size) { return size - 1; });
  // Changes the items; false if they cannot be.
  auto change = [](const char *name, std::function<bool(const Call &, SmallVector<Attribute> &)> f) {
    native(name, [f](const Call &c) -> Answer {
      Items items = itemsOf(c.a);
      return items && f(c, *items) ? arrayLike(c.a, *items) : std::nullopt;
    });
  };
  change("ArraySet", [](const Call &c, SmallVector<Attribute> &items) {
    auto at = indexOf(c.b);
    if (!at || *at >= items.size())
      return false;
    items[*at] = c.c;
    return true;
  });
  change("ArrayAppend", [](const Call &c, SmallVector<Attribute> &items) {
    items.push_back(c.b);
    return true;
  });
  change("ArrayConcat", [](const Call &c, SmallVector<Attribute> &items) {
    Items more = itemsOf(c.b);
    if (more)
      items.append(*more);
    return more.has_value();
  });
  change("ArrayReverse", [](const Call &, SmallVector<Attribute> &items) {
    std::reverse(items.begin(), items.end());
    return true;
  });
  change("ArraySlice", [](const Call &c, SmallVector<Attribute> &items) {
    auto from = indexOf(c.b), to = indexOf(c.c);
    if (!from || !to || *from > *to || *to > items.size())
      return false;
    items = SmallVector<Attribute>(items.begin() + *from, items.begin() + *to);
    return true;
  });
  change("ArrayPermute", [](const Call &c, SmallVector<Attribute> &items) {
    auto order = dimensionsOf(c.b);
    SmallVector<Attribute> out;
    for (size_t i : order ? *order : SmallVector<size_t>()) {
      if (i >= items.size())
        return false;
      out.push_back(items[i]);
    }
    items = out;
    return order.has_value();
  });
  change("ArrayInvert", [](const Call &c, SmallVector<Attribute> &items) {
    auto dims = dimensionsOf(c.a);
    auto places = dims ? inverseOf(*dims) : std::nullopt;
    SmallVector<Attribute> out;
    for (size_t wanted : places ? *places : SmallVector<size_t>())
      out.push_back(items[llvm::find(*dims, wanted) - dims->begin()]);
    items = out;
    return places.has_value();
  });
  auto make = [](const Call &c, std::initializer_list<Attribute> items) {
    return ArrayAttr::get(c.t.getContext(), ArrayRef<Attribute>(items));
  };
  native("ArrayOf0", [make](const Call &c) { return make(c, {}); });
  native("ArrayOf1", [make](const Call &c) { return make(c, {c.a}); });
  native("ArrayOf2", [make](const Call &c) { return make(c, {c.a, c.b}); });
}

// ---- Strings ----

static std::optional<StringRef> textOf(Attribute a) {
  auto s = dyn_cast_or_null<StringAttr>(a);
  return s ? std::optional<StringRef>(s.getValue()) : std::nullopt;
}
static Answer stringOf(Attribute a, const Twine &text) { return StringAttr::get(a.getContext(), text); }

static void strings() {
  ask("IsString", [](const Call &c) { return isa<StringAttr>(c.a); });
  ask("StringIsEmpty", [](const Call &c) { return textOf(c.a) == StringRef(); });
  auto part = [](const char *name, std::function<bool(StringRef, StringRef)> f) {
    ask(name, [f](const Call &c) { return textOf(c.a) && textOf(c.b) && f(*textOf(c.a), *textOf(c.b)); });
  };
  part("StringBeginsWith", [](StringRef a, StringRef b) { return a.starts_with(b); });
  part("StringEndsWith", [](StringRef a, StringRef b) { return a.ends_with(b); });
  part("StringContains", [](StringRef a, StringRef b) { return a.contains(b); });
  native("StringLength", [](const Call &c) {
    auto text = textOf(c.a);
    return text ? counted(c.a.getContext(), text->size()) : std::nullopt;
  });
  native("StringConcat", [](const Call &c) {
    auto a = textOf(c.a), b = textOf(c.b);
    return a && b ? stringOf(c.a, *a + *b) : std::nullopt;
  });
  native("StringSlice", [](const Call &c) {
    auto text = textOf(c.a);
    auto from = indexOf(c.b), to = indexOf(c.c);
    bool is = text && from && to && *from <= *to && *to <= text->size();
    return is ? stringOf(c.a, text->slice(*from, *to)) : std::nullopt;
  });
  native("StringOfInt", [](const Call &c) -> Answer {
    auto i = dyn_cast<IntegerAttr>(c.a);
    if (!i)
      return std::nullopt;
    SmallString<40> digits;
    i.getValue().toString(digits, 10, !i.getType().isUnsignedInteger());
    return stringOf(c.a, digits);
  });
}

// ---- Dictionaries ----

static void dicts() {
  auto dictOf = [](Attribute a) { return dyn_cast<DictionaryAttr>(a); };
  auto entry = [=](const Call &c) {
    auto dict = dictOf(c.a);
    auto name = textOf(c.b);
    return dict && name ? dict.get(*name) : Attribute();
  };
  // Changes the entries; false if they cannot be.
  auto change = [=](const char *name, std::function<bool(const Call &, NamedAttrList &)> f) {
    native(name, [=](const Call &c) -> Answer {
      auto dict = dictOf(c.a);
      if (!dict)
        return std::nullopt;
      NamedAttrList entries(dict);
      return f(c, entries) ? Answer(entries.getDictionary(c.a.getContext())) : std::nullopt;
    });
  };
  ask("IsDict", [=](const Call &c) { return !!dictOf(c.a); });
  ask("DictIsEmpty", [=](const Call &c) { return dictOf(c.a) && dictOf(c.a).empty(); });
  ask("DictHas", [=](const Call &c) { return !!entry(c); });
  ask("DictHasEntry", [=](const Call &c) { return entry(c) == c.c; });
  native("DictSize", [=](const Call &c) {
    auto dict = dictOf(c.a);
    return dict ? counted(c.a.getContext(), dict.size()) : std::nullopt;
  });
  native("DictGet", [=](const Call &c) { return entry(c) ? Answer(entry(c)) : std::nullopt; });
  change("DictSet", [](const Call &c, NamedAttrList &entries) {
    auto name = textOf(c.b);
    if (!name || name->empty())
      return false;
    entries.set(*name, c.c);
    return true;
  });
  change("DictRemove", [](const Call &c, NamedAttrList &entries) {
    auto name = textOf(c.b);
    if (name && !name->empty())
      entries.erase(*name);
    return name.has_value();
  });
  change("DictMerge", [=](const Call &c, NamedAttrList &entries) {
    auto more = dictOf(c.b);
    for (NamedAttribute entry : more ? more.getValue() : ArrayRef<NamedAttribute>())
      entries.set(entry.getName(), entry.getValue());
    return !!more;
  });
  native("DictEmpty", [](const Call &c) { return DictionaryAttr::get(c.t.getContext()); });
}

// ---- References to symbols ----

static void symbols() {
  auto symbolOf = [](Attribute a) { return dyn_cast<SymbolRefAttr>(a); };
  auto of = [=](const char *name, std::function<Attribute(SymbolRefAttr)> f) {
    native(name, [=](const Call &c) { return symbolOf(c.a) ? Answer(f(symbolOf(c.a))) : std::nullopt; });
  };
  ask("IsSymbol", [=](const Call &c) { return !!symbolOf(c.a); });
  ask("IsFlatSymbol", [](const Call &c) { return isa<FlatSymbolRefAttr>(c.a); });
  of("SymbolRoot", [](SymbolRefAttr s) { return FlatSymbolRefAttr::get(s.getRootReference()); });
  of("SymbolLeaf", [](SymbolRefAttr s) { return FlatSymbolRefAttr::get(s.getLeafReference()); });
  of("SymbolName", [](SymbolRefAttr s) { return s.getLeafReference(); });
  native("SymbolOf", [](const Call &c) -> Answer {
    auto name = textOf(c.a);
    if (!name || name->empty())
      return std::nullopt;
    return FlatSymbolRefAttr::get(c.a.getContext(), *name);
  });
  native("SymbolIn", [=](const Call &c) -> Answer {
    auto outer = symbolOf(c.a), inner = symbolOf(c.b);
    if (!outer || !inner)
      return std::nullopt;
    SmallVector<FlatSymbolRefAttr> path(outer.getNestedReferences());
    path.push_back(FlatSymbolRefAttr::get(inner.getRootReference()));
    path.append(inner.getNestedReferences().begin(), inner.getNestedReferences().end());
    return SymbolRefAttr::get(outer.getRootReference(), path);
  });
}

void parts() { arrays(), strings(), dicts(), symbols(); }
