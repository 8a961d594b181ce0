"""TypeScript types of everything that crosses the wire, generated from the Python ones."""

import sys
from pathlib import Path

from msgspec import inspect

from brigand.games import GAMES
from brigand.server import messages

HEADER = "// Generated from the server's types by `python -m tests.regenerate`. Do not edit.\n"
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
REQUESTS = [
    messages.NewTable,
    messages.ChangeTable,
    messages.Join,
    messages.PutBot,
    messages.Start,
    messages.AskHint,
]
ANSWERS = [messages.Opened, messages.Home, messages.Replay, messages.Hints, messages.Coaching, messages.Problem]


def files() -> dict[str, str]:
    """Every generated file by its path below web/src."""
    found = {"lib/api.ts": api()}
    for game in GAMES.values():
        writer = Writer()
        view = writer.name(inspect.type_info(game.view_type))
        events = [writer.name(inspect.type_info(event)) for event in game.events]
        body = writer.text() + f"\nexport type View = {view};\nexport type Event = {' | '.join(events)};\n"
        found[f"games/{game.id}/types.ts"] = HEADER + body
    return found


def api() -> str:
    """Messages of the socket and bodies of requests."""
    writer = Writer()
    server = writer.name(inspect.type_info(messages.ServerMessage))
    client = writer.name(inspect.type_info(messages.ClientMessage))
    for struct in [*REQUESTS, *ANSWERS]:
        writer.name(inspect.type_info(struct))
    text = writer.text()
    return HEADER + text + f"\nexport type ServerMessage = {server};\nexport type ClientMessage = {client};\n"


class Writer:
    """Collects interfaces as types mention them."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def text(self) -> str:
        """All interfaces, in order of first mention."""
        return "\n".join(self.interfaces.values())

    def name(self, kind: inspect.Type) -> str:
        """The TypeScript name of a type."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.name(part) for part in kind.types)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return self.list_of(self.name(kind.item_type))
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name(part) for part in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.CustomType) and kind.cls is object:  # a game's view: see its own types
            return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def list_of(self, item: str) -> str:
        """An array; a union needs brackets."""
        return f"({item})[]" if "|" in item else f"{item}[]"

    def struct(self, kind: inspect.StructType) -> str:
        """An interface for a struct, written once."""
        name = kind.cls.__name__
        if name in self.interfaces:
            return name
        self.interfaces[name] = ""  # a place in the order, and an end to recursion
        lines = [f"/** {(kind.cls.__doc__ or '').strip()} */", f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f'\t{kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = "" if field.required else "?"
            lines.append(f"\t{field.encode_name}{optional}: {self.name(field.type)};")
        self.interfaces[name] = "\n".join([*lines, "}", ""])
        return name


def write(folder: Path) -> None:
    """Renew the generated files."""
    for path, text in files().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
