"""TypeScript types of everything that crosses the wire, generated from the Python ones."""

from typing import get_args

from msgspec import inspect

from brigand.coach.hint import Hints
from brigand.coach.record import Record
from brigand.core.action import Field, Form
from brigand.core.game import Game
from brigand.games import GAMES
from brigand.server import home_messages, me_messages, messages, notice_messages, past_messages, rating_messages
from brigand.table.told import Opened, Problem

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
    past_messages.AskHint,
    messages.AddEntropy,
    *me_messages.REQUESTS,
    *notice_messages.REQUESTS,
]
ANSWERS = [
    Opened,
    home_messages.Home,
    past_messages.Replay,
    Hints,
    past_messages.Coaching,
    messages.FairInfo,
    Problem,
    *me_messages.ANSWERS,
    *notice_messages.ANSWERS,
    *rating_messages.ANSWERS,
]
PLAIN_DATA = "Record<string, unknown>"
NAMED = {"action": "Action", "best_action": "Action", "legal": "Action", "event": "GameEvent", "events": "GameEvent"}
"""What plain data are, by the field that holds them."""
ANY_GAME = """/** Something a player can do, in any game; the games' own types tell more. */
export type Action = {{ do: string; [field: string]: {value} | undefined }};
/** Something that happened, in any game. */
export type GameEvent = {{ event: string; [field: string]: unknown }};

"""


def files() -> dict[str, str]:
    """The files with types by their path below web/src."""
    found = {"lib/api.ts": api(), "lib/fair/types.ts": record()}
    for game in GAMES.values():
        writer = Writer()
        view = writer.name(inspect.type_info(game.view_type))
        events = [writer.name(inspect.type_info(event)) for event in game.events]
        body = writer.text() + f"\nexport type View = {view};\nexport type Event = {' | '.join(events)};\n"
        found[f"games/{game.id}/types.ts"] = HEADER + body + actions(game, writer)
    return found


def actions(game: Game, writer: "Writer") -> str:
    """Everything a player can do, told apart by `do`."""
    found = []
    for form in game.forms:
        parts = "".join(f"; {part}" for part in slots(form, writer))
        found += [f'\n\t| {{ do: "{do}"{parts} }}' for do in deeds(game, form)]
    return f"export type Action ={''.join(found)};\n"


def deeds(game: Game, form: Form) -> list[str]:
    """What a form does; the actions of some forms say it themselves."""
    if form.do:
        return [form.do]
    return list(dict.fromkeys(str(action.fields()["do"]) for action in game.actions if action.form is form))


def slots(form: Form, writer: "Writer") -> list[str]:
    """The parts of an action; those that a form leaves out where there is nothing to say may be missing."""
    marks = {name: "?" if name in form.optional else "" for name in form.slots}
    return [f"{name}{marks[name]}: {writer.name(inspect.type_info(slot.shape()))}" for name, slot in form.slots.items()]


def api() -> str:
    """Messages of the socket and bodies of requests."""
    writer = Writer()
    server = writer.name(inspect.type_info(messages.ServerMessage))
    client = writer.name(inspect.type_info(messages.ClientMessage))
    for struct in [*REQUESTS, *ANSWERS]:
        writer.name(inspect.type_info(struct))
    text = ANY_GAME.format(value=" | ".join(writer.name(inspect.type_info(one)) for one in get_args(Field)))
    return (
        HEADER
        + text
        + writer.text()
        + f"\nexport type ServerMessage = {server};\nexport type ClientMessage = {client};\n"
    )


def record() -> str:
    """A match in a file."""
    writer = Writer()
    writer.name(inspect.type_info(Record))
    text = writer.text().replace("interface Record ", "interface MatchRecord ")
    return f"{HEADER}import type {{ Action }} from '$lib/api';\n\n{text}"


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
            kind_name = self.name(field.type).replace(PLAIN_DATA, NAMED.get(field.name, PLAIN_DATA))
            lines.append(f"\t{field.encode_name}{optional}: {kind_name};")
        self.interfaces[name] = "\n".join([*lines, "}", ""])
        return name
