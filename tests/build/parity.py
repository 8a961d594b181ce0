"""The engine described from outside: every public name of its modules, and all that can be seen of it.

`python -m tests.build.parity` prints the description as JSON. The compiled engine and the plain one must give the same.
"""

import enum
import inspect
import json
import pickle
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

import backend
from brigand.core.errors import Refusal, Refused, Stale, Unreadable
from brigand.engine import is_compiled
from tests.rule import ROOT

Described = dict[str, str]
SPECIAL = {"__init__", "__reduce__", "__eq__", "__hash__", "__repr__"}
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def engine() -> list[ModuleType]:
    """The modules that are compiled, in a fixed order."""
    paths = backend.engine_modules(ROOT)
    return [import_module(path.removeprefix("src/").removesuffix(".py").replace("/", ".")) for path in paths]


def describe() -> Described:
    """Everything that can be seen of the engine, by its dotted name."""
    return {name: text for module in engine() for name, text in of_module(module)}


def of_module(module: ModuleType) -> Iterator[tuple[str, str]]:
    for name, value in sorted(vars(module).items()):
        if not name.startswith("_") and not isinstance(value, ModuleType | TypeVar):
            yield from of_value(f"{module.__name__}.{name}", value, module)


def of_value(name: str, value: Any, module: ModuleType) -> Iterator[tuple[str, str]]:
    if inspect.isclass(value):
        if value.__module__ == module.__name__:
            yield from of_class(name, value)
        else:
            yield name, f"class of {value.__module__}"
    elif callable(value) and hasattr(value, "__name__"):
        yield name, f"function {signature(value)}"
    else:
        yield name, f"{type(value).__name__} {stored(value)}"


def of_class(name: str, kind: type) -> Iterator[tuple[str, str]]:
    """Its ancestors, what it takes, its methods and class attributes. Compiled classes list the fields of their
    objects among them, and have no docstrings: both are left out.
    """
    yield name, f"class {[base.__name__ for base in kind.__mro__]}"
    yield f"{name}()", signature(kind)
    fields = set() if issubclass(kind, enum.Enum) else fields_of(kind)
    for attribute in sorted({*dir(kind)} - fields):
        if (not attribute.startswith("_") or attribute in SPECIAL) and (told := of_attribute(kind, attribute)):
            yield f"{name}.{attribute}", told


def fields_of(kind: type) -> set[str]:
    """What its objects have by annotation; a `ClassVar` is the class's own."""
    noted = [item for base in kind.__mro__ for item in getattr(base, "__annotations__", {}).items()]
    return {name for name, annotation in noted if "ClassVar" not in str(annotation)}


def of_attribute(kind: type, attribute: str) -> str:
    """A class attribute with its value, or a method; nothing for a field that every object has."""
    value = inspect.getattr_static(kind, attribute)
    if issubclass(kind, enum.Enum) and isinstance(value, kind):
        return f"member {value.value!r}"
    if isinstance(value, staticmethod | classmethod):
        return f"{type(value).__name__} {signature(value.__func__)}"
    if inspect.isdatadescriptor(value) or inspect.ismemberdescriptor(value):
        return ""
    if callable(value):
        return "method"
    return f"attribute {value!r}"


def signature(function: Any) -> str:
    """The names and defaults of what it takes."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return "(unknown)"
    shown = [f"{one.name}{'' if one.default is one.empty else f'={one.default!r}'}" for one in parameters]
    return f"({', '.join(name for name in shown if not name.startswith('self'))})"


def stored(value: Any) -> str:
    """Whether a value survives being stored, and what it looks like."""
    try:
        again = pickle.loads(pickle.dumps(value))
    except (pickle.PicklingError, TypeError, AttributeError) as error:
        return f"cannot be stored: {type(error).__name__}"
    return f"can be stored: {type(again).__name__} {ADDRESS.sub('', repr(again))}"


def errors() -> Iterator[tuple[str, str]]:
    """Every error of the engine, made, stored and caught."""
    for error in (Refused(Refusal("loot.turn.own_turn_only", player=1)), Stale("gone"), Unreadable("what?")):
        again = pickle.loads(pickle.dumps(error))
        refusal = getattr(again, "refusal", None)
        yield type(error).__name__, f"{error.code} {error} {again.code} {again} {refusal} {error.args}"


if __name__ == "__main__":
    which = {"engine": "compiled" if is_compiled() else "plain"}
    json.dump({**which, **describe(), **dict(errors())}, sys.stdout, indent=1, sort_keys=True)
