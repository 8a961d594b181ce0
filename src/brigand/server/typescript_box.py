"""What is in a game's box, as constants of TypeScript: no page repeats a number of the box."""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from brigand.server.typescript import Writer

PLACES = 3
"""Digits after the point: lengths on a map."""
NAME = re.compile(r"[A-Za-z_]\w*|\d+")


class BoxWriter(Writer):
    """Writes also what the structs of a box are marked with (`core/box.py`)."""

    def name(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            return self.words(kind.extra) if kind.extra else self.name(kind.type)
        if isinstance(kind, inspect.DictType) and isinstance(kind.key_type, inspect.Metadata):
            return f"Partial<{super().name(kind)}>"  # by words of a list: it need not have them all
        return super().name(kind)

    def words(self, extra: dict[str, Any]) -> str:
        """A type for one of some words, written once."""
        name = str(extra["name"])
        self.interfaces[name] = f"export type {name} = {' | '.join(map(json.dumps, extra['words']))};\n"
        return name

    def struct(self, kind: inspect.StructType) -> str:
        is_new = kind.cls.__name__ not in self.interfaces
        name = super().struct(kind)
        for field in kind.fields if is_new else ():
            line = f"\n\t{field.encode_name}: "
            self.interfaces[name] = self.interfaces[name].replace(line, f"{note(field.type, chr(9))}{line}")
        return name


def note(kind: inspect.Type, indent: str) -> str:
    """What is said about a value, on a line before it."""
    if isinstance(kind, inspect.Metadata) and kind.extra_json_schema:
        return f"\n{indent}/** {kind.extra_json_schema['description']} */"
    return ""


def constants(box: msgspec.Struct) -> str:
    """The types of a box, and a constant for every field of it: `box.ts`."""
    writer = BoxWriter()
    kind = inspect.type_info(type(box))
    assert isinstance(kind, inspect.StructType)
    lines = [constant(writer, field, getattr(box, field.name)) for field in kind.fields]
    return "\n".join(writer.interfaces.values()) + "".join(lines) + "\n"


def constant(writer: Writer, field: inspect.Field, value: object) -> str:
    """One constant with its type and what is said about it."""
    return f"{note(field.type, '')}\nexport const {camel(field.name)}: {writer.name(field.type)} = {spread(value)};"


def camel(name: str) -> str:
    """`hand_limit` is called `handLimit` over there."""
    first, *others = name.split("_")
    return first + "".join(other.capitalize() for other in others)


def spread(value: object) -> str:
    """A value; a list of structs or of lists with one to a line."""
    if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct | list | tuple):
        return "[\n" + "".join(f"\t{script(item)},\n" for item in value) + "]"
    return script(value)


def script(value: object) -> str:
    """A value as TypeScript."""
    if isinstance(value, msgspec.Struct):
        return script({name: getattr(value, name) for name in value.__struct_fields__})
    if isinstance(value, float):
        return f"{round(value, PLACES) + 0.0:g}"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key(name)}: {script(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(script, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def key(name: object) -> str:
    """The name of a part, in quotes where it needs them."""
    return str(name) if NAME.fullmatch(str(name)) else json.dumps(name)
