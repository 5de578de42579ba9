"""Rewrite patterns in PDLL, over the C interface of pdllc (`pdll.h`).

Load patterns into a `Set`, register natives in Python, rewrite MLIR text (`Set.rewrite_text`) or, with a
library that was built for it, operations of MLIR's Python bindings (`Set.link`, `Linked.apply`). What is
wrong raises `Error`, whose `messages` are data; warnings are in `Set.messages`.
"""

import ctypes
import ctypes.util
import os
import sys
from ctypes import POINTER, byref, c_bool, c_char_p, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Callable, List, NamedTuple, Optional, Sequence

__all__ = ["Call", "Error", "Linked", "Message", "Report", "Set", "has_mlir", "version"]


class _Text(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace") if self.length else ""


class _Message(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("severity", c_uint32), ("line", c_uint32), ("column", c_uint32),
                ("file", _Text), ("text", _Text)]


class _Options(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("driver", c_uint32), ("max_iterations", c_uint32),
                ("max_rewrites", c_int64), ("top_down", c_bool), ("keep_dead", c_bool)]


class _Report(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("rewrites", c_uint64), ("iterations", c_uint32), ("converged", c_bool)]


class _NewOp(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("name", _Text),
                ("operands", POINTER(c_void_p)), ("operand_count", c_size_t),
                ("attr_names", POINTER(_Text)), ("attrs", POINTER(c_void_p)), ("attr_count", c_size_t),
                ("types", POINTER(c_void_p)), ("type_count", c_size_t), ("infer", c_bool)]


_TextOut = ctypes.CFUNCTYPE(None, c_void_p, _Text)
_Native = ctypes.CFUNCTYPE(c_bool, c_void_p, c_void_p)
_Free = ctypes.CFUNCTYPE(None, c_void_p)

# Function: result and parameters.
_FUNCTIONS = {
    "pdllVersion": (_Text, []),
    "pdllHasMlir": (c_bool, []),
    "pdllMessagesNew": (c_void_p, []),
    "pdllMessagesFree": (None, [c_void_p]),
    "pdllMessagesCount": (c_size_t, [c_void_p]),
    "pdllMessagesGet": (c_bool, [c_void_p, c_size_t, POINTER(_Message)]),
    "pdllSetNew": (c_void_p, []),
    "pdllSetFree": (None, [c_void_p]),
    "pdllSetIncludeDir": (c_bool, [c_void_p, _Text, c_void_p]),
    "pdllSetKeepDefinitions": (c_bool, [c_void_p, c_void_p]),
    "pdllSetAddFile": (c_bool, [c_void_p, _Text, c_void_p]),
    "pdllSetAddText": (c_bool, [c_void_p, _Text, _Text, c_void_p]),
    "pdllSetAddBytecode": (c_bool, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "pdllSetConstraint": (c_bool, [c_void_p, _Text, _Native, c_void_p, _Free, c_void_p]),
    "pdllSetRewrite": (c_bool, [c_void_p, _Text, _Native, c_void_p, _Free, c_void_p]),
    "pdllCallCount": (c_size_t, [c_void_p]),
    "pdllCallHandle": (c_void_p, [c_void_p, c_size_t]),
    "pdllCallHandles": (c_size_t, [c_void_p, c_size_t, POINTER(c_void_p), c_size_t]),
    "pdllCallText": (c_bool, [c_void_p, c_size_t, _TextOut, c_void_p]),
    "pdllCallInt": (c_bool, [c_void_p, c_size_t, POINTER(c_int64)]),
    "pdllReturnHandle": (c_bool, [c_void_p, c_void_p]),
    "pdllReturnHandles": (c_bool, [c_void_p, POINTER(c_void_p), c_size_t]),
    "pdllReturnText": (c_bool, [c_void_p, _Text]),
    "pdllCallFail": (None, [c_void_p, _Text]),
    "pdllCreate": (c_void_p, [c_void_p, POINTER(_NewOp)]),
    "pdllResult": (c_void_p, [c_void_p, c_void_p, c_size_t]),
    "pdllReplace": (c_bool, [c_void_p, c_void_p, POINTER(c_void_p), c_size_t]),
    "pdllErase": (c_bool, [c_void_p, c_void_p]),
    "pdllSetAttribute": (c_bool, [c_void_p, c_void_p, _Text, c_void_p]),
    "pdllLink": (c_void_p, [c_void_p, c_void_p, c_void_p]),
    "pdllLinkedFree": (None, [c_void_p]),
    "pdllLinkedPatternCount": (c_size_t, [c_void_p]),
    "pdllApply": (c_bool, [c_void_p, c_void_p, POINTER(_Options), POINTER(_Report), c_void_p]),
    "pdllRewriteText": (c_bool, [c_void_p, _Text, _Text, POINTER(_Options), _TextOut, c_void_p,
                                 POINTER(_Report), c_void_p]),
}


def _candidates():
    said = os.environ.get("PDLL_LIBRARY")
    if said:
        yield said
        return
    end = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
    for name in ("pdll", "pdll_c"):
        beside = Path(__file__).parent / f"lib{name}{end}"
        if beside.exists():
            yield str(beside)
        found = ctypes.util.find_library(name)
        if found:
            yield found


def _load():
    for path in _candidates():
        library = ctypes.CDLL(path)
        for name, (result, parameters) in _FUNCTIONS.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, parameters
        return library
    raise OSError("libpdll is not found: build it (cargo build --release -p pdll-c), and say where with "
                  "PDLL_LIBRARY")


_lib = _load()


def _text(s):
    """A text for C, and what must live as long as it."""
    data = s.encode() if isinstance(s, str) else bytes(s)
    keep = ctypes.create_string_buffer(data, len(data) + 1)
    text = _Text(ctypes.cast(keep, c_void_p), len(data))
    text.keep = keep
    return text


def _handles(list_):
    return (c_void_p * len(list_))(*list_)


def version() -> str:
    """The version of the library."""
    return str(_lib.pdllVersion())


def has_mlir() -> bool:
    """Whether the library runs on MLIR's IR too."""
    return _lib.pdllHasMlir()


class Message(NamedTuple):
    """What there is to say: an error, a warning, a remark, or a note about the message before it."""

    severity: str
    file: str
    line: int
    column: int
    text: str

    def __str__(self):
        at = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{at}: {self.severity}: {self.text}" if at else f"{self.severity}: {self.text}"


class Error(Exception):
    """Something failed; `messages` say why."""

    def __init__(self, messages: Sequence[Message]):
        super().__init__("\n".join(map(str, messages)))
        self.messages = list(messages)


class Report(NamedTuple):
    """What a run did."""

    rewrites: int
    iterations: int
    converged: bool


class _Messages:
    def __enter__(self):
        self.pointer = _lib.pdllMessagesNew()
        return self

    def __exit__(self, *_):
        _lib.pdllMessagesFree(self.pointer)

    def list(self) -> List[Message]:
        out = []
        for i in range(_lib.pdllMessagesCount(self.pointer)):
            m = _Message(size=ctypes.sizeof(_Message))
            if _lib.pdllMessagesGet(self.pointer, i, byref(m)):
                severity = ("error", "warning", "remark", "note")[m.severity]
                out.append(Message(severity, str(m.file), m.line, m.column, str(m.text)))
        return out


class Call:
    """A call of a native; good until the function returns. Arguments count from 0."""

    def __init__(self, pointer):
        self._pointer = pointer

    def __len__(self):
        return _lib.pdllCallCount(self._pointer)

    def int(self, i: int) -> Optional[int]:
        """An integer attribute; None if it is none, or none that fits 64 bits."""
        out = c_int64()
        return out.value if _lib.pdllCallInt(self._pointer, i, byref(out)) else None

    def text(self, i: int) -> Optional[str]:
        """A type or an attribute as MLIR writes it, or what an operation is called."""
        out = []
        take = _TextOut(lambda _, text: out.append(str(text)))
        return out[0] if _lib.pdllCallText(self._pointer, i, take, None) else None

    def handle(self, i: int) -> Optional[int]:
        """The handle of an Op, Value, Type or Attr."""
        return _lib.pdllCallHandle(self._pointer, i)

    def handles(self, i: int) -> List[int]:
        """The handles of a ValueRange or TypeRange."""
        count = _lib.pdllCallHandles(self._pointer, i, None, 0)
        out = (c_void_p * count)()
        _lib.pdllCallHandles(self._pointer, i, out, count)
        return list(out)

    def give_text(self, text: str) -> bool:
        """Gives the next result, a type or an attribute as MLIR writes it (rewrites only)."""
        return _lib.pdllReturnText(self._pointer, _text(text))

    def give(self, handle) -> bool:
        """Gives the next result, a handle or a list of them."""
        if isinstance(handle, (list, tuple)):
            return _lib.pdllReturnHandles(self._pointer, _handles(handle), len(handle))
        return _lib.pdllReturnHandle(self._pointer, handle)

    def fail(self, why: str):
        """Says why the function returns false."""
        _lib.pdllCallFail(self._pointer, _text(why))

    def create(self, name: str, operands=(), attrs=None, types=None) -> Optional[int]:
        """Creates an operation from handles; without `types` it infers them. None if that fails."""
        attrs = attrs or {}
        names = [_text(n) for n in attrs]
        name = _text(name)
        op = _NewOp(ctypes.sizeof(_NewOp), name, _handles(operands), len(operands),
                    (_Text * len(names))(*names), _handles(list(attrs.values())), len(attrs),
                    _handles(types or ()), len(types or ()), types is None)
        return _lib.pdllCreate(self._pointer, byref(op))

    def result(self, op: int, i: int = 0) -> Optional[int]:
        """A result of an operation."""
        return _lib.pdllResult(self._pointer, op, i)

    def replace(self, op: int, values: Sequence[int]) -> bool:
        """Replaces an operation by values."""
        return _lib.pdllReplace(self._pointer, op, _handles(values), len(values))

    def erase(self, op: int) -> bool:
        """Erases an operation."""
        return _lib.pdllErase(self._pointer, op)

    def set_attribute(self, op: int, name: str, attr: Optional[int]) -> bool:
        """Sets an attribute, or removes it."""
        return _lib.pdllSetAttribute(self._pointer, op, _text(name), attr)


def _options(driver, max_iterations, max_rewrites, top_down, keep_dead):
    drivers = {"greedy": 0, "walk": 1}
    if driver not in drivers:
        raise ValueError(f"there is no driver {driver!r}: greedy and walk are")
    size = ctypes.sizeof(_Options)
    return _Options(size, drivers[driver], max_iterations, max_rewrites, top_down, keep_dead)


def _capsule(thing):
    """The pointer in what MLIR's bindings have, or a pointer as a number."""
    if isinstance(thing, int):
        return thing
    capsule = getattr(thing, "_CAPIPtr", thing)
    get_name = ctypes.pythonapi.PyCapsule_GetName
    get_name.restype, get_name.argtypes = c_char_p, [ctypes.py_object]
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = c_void_p, [ctypes.py_object, c_char_p]
    return get(capsule, get_name(capsule))


class Linked:
    """Patterns linked to a context of MLIR, which must live longer."""

    def __init__(self, set_: "Set", pointer):
        self._set, self._pointer = set_, pointer

    def __del__(self):
        if getattr(self, "_pointer", None):
            _lib.pdllLinkedFree(self._pointer)

    def __len__(self):
        return _lib.pdllLinkedPatternCount(self._pointer)

    def apply(self, operation, *, driver="greedy", max_iterations=0, max_rewrites=0, top_down=False,
              keep_dead=False) -> Report:
        """Rewrites what is in the regions of an operation."""
        options = _options(driver, max_iterations, max_rewrites, top_down, keep_dead)
        report = _Report(size=ctypes.sizeof(_Report))
        with _Messages() as m:
            good = _lib.pdllApply(self._pointer, _capsule(operation), byref(options), byref(report),
                                  m.pointer)
            self._set._heard(good, m)
        return Report(report.rewrites, report.iterations, report.converged)


class Set:
    """Patterns, and the natives that they call."""

    def __init__(self):
        self._pointer = _lib.pdllSetNew()
        self._natives = []
        self._raised = None
        self.messages: List[Message] = []
        """Warnings of what was done last."""
        self.report: Optional[Report] = None
        """What `rewrite_text` did last."""

    def __del__(self):
        if getattr(self, "_pointer", None):
            _lib.pdllSetFree(self._pointer)

    def _heard(self, good, messages):
        said = messages.list()
        raised, self._raised = self._raised, None
        if raised is not None:
            raise raised
        if not good:
            raise Error(said)
        self.messages = said

    def _call(self, function, *arguments):
        with _Messages() as m:
            self._heard(function(self._pointer, *arguments, m.pointer), m)

    def include_dir(self, directory):
        """Looks for included files here too, for what is added after it."""
        self._call(_lib.pdllSetIncludeDir, _text(os.fspath(directory)))

    def keep_definitions(self):
        """What is added after it keeps in this process what the `.td` files define that it includes, and
        takes what other such sets have kept: for programs that make many sets. Files that change are read
        again."""
        self._call(_lib.pdllSetKeepDefinitions)

    def add_file(self, path):
        """Adds the patterns of a file: PDLL, TableGen rules, `pdl.pattern` operations or bytecode."""
        self._call(_lib.pdllSetAddFile, _text(os.fspath(path)))

    def add_text(self, name: str, text: str):
        """Adds the patterns of a text, which is called `name` in messages."""
        self._call(_lib.pdllSetAddText, _text(name), _text(text))

    def add_bytecode(self, data: bytes):
        """Adds the patterns of bytecode."""
        self._call(_lib.pdllSetAddBytecode, data, len(data))

    def _register(self, register, signature, function):
        def native(pointer, _):
            try:
                said = function(Call(pointer))
                return said is None or bool(said)
            except BaseException as raised:  # It goes on where the run was started.
                self._raised = self._raised or raised
                return False

        native = _Native(native)
        self._call(register, _text(signature), native, None, _Free())
        self._natives.append(native)

    def constraint(self, signature: str, function: Callable[[Call], Optional[bool]]):
        """Registers a constraint, with its signature in PDLL's words: `IsEven(n: Attr)`."""
        self._register(_lib.pdllSetConstraint, signature, function)

    def rewrite(self, signature: str, function: Callable[[Call], Optional[bool]]):
        """Registers a rewrite: `Half(n: Attr) -> Attr`."""
        self._register(_lib.pdllSetRewrite, signature, function)

    def rewrite_text(self, ir: str, name: str = "input.mlir", *, driver="greedy", max_iterations=0,
                     max_rewrites=0, top_down=False, keep_dead=False) -> str:
        """Rewrites MLIR text, without MLIR."""
        options = _options(driver, max_iterations, max_rewrites, top_down, keep_dead)
        report = _Report(size=ctypes.sizeof(_Report))
        out = []
        take = _TextOut(lambda _, text: out.append(str(text)))
        with _Messages() as m:
            good = _lib.pdllRewriteText(self._pointer, _text(name), _text(ir), byref(options), take, None,
                                        byref(report), m.pointer)
            self._heard(good, m)
        self.report = Report(report.rewrites, report.iterations, report.converged)
        return out[0]

    def link(self, context) -> Linked:
        """Links the patterns to a context of MLIR's Python bindings."""
        with _Messages() as m:
            pointer = _lib.pdllLink(self._pointer, _capsule(context), m.pointer)
            self._heard(pointer, m)
        return Linked(self, pointer)
