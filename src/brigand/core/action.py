"""Something a player can do: a small value that exists once, with a form that says all about how it is written.

A game declares a `Form` for each class of actions: the sentence of its notation, and the slots that are its plain data.
Notation, data, what reads either of them, and the browser's type follow from it.
"""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

Field = int | str | list[int] | list[str] | dict[str, int]

SLOT: Final = re.compile(r"\{(\w+)\}")
OPTIONAL: Final = re.compile(r"\[(.*?)\]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Base of every game's actions. Compared with `is`; `number` is its place in the game's list of all actions."""

    form: ClassVar["Form"]
    number: int = -1

    def notation(self) -> str:
        """The action as a short sentence that can be read back."""
        return type(self).form.notation(self)

    def fields(self) -> dict[str, Field]:
        """The action as plain data: `do` and what belongs to it."""
        return type(self).form.fields(self)

    def __repr__(self) -> str:
        return f"<{self.notation()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return recall, (type(self).__module__, self.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """A part of an action that can be one thing or another; read from the attribute `of`, if that has another name."""

    def __init__(self, of: str = "") -> None:
        self.of = of

    def shape(self) -> object:
        """The type of the plain value."""
        return str

    def plain(self, value: Any) -> Field:
        """The attribute's value as plain data."""
        return cast(Field, value)

    def said(self, plain: Any) -> str:
        """Plain data in notation."""
        return str(plain)


class Word(Slot):
    """A word that the action itself keeps."""


class Name(Slot):
    """A piece, by its name."""

    def plain(self, value: Any) -> Field:
        return cast(str, value.name)


class Names(Slot):
    """Several pieces."""

    def __init__(self, joint: str) -> None:
        super().__init__()
        self.joint = joint

    def shape(self) -> object:
        return list[str]

    def plain(self, value: Any) -> Field:
        return [cast(str, piece.name) for piece in value]

    def said(self, plain: Any) -> str:
        return self.joint.join(plain)


class Number(Slot):
    """A number that is said as it is."""

    def shape(self) -> object:
        return int


class SignedNumber(Number):
    """A number that is added or taken away."""

    def said(self, plain: Any) -> str:
        return f"{plain:+d}"


class SeatNumber(Number):
    """A seat: counted from 0 in data, from 1 in notation."""

    def said(self, plain: Any) -> str:
        return str(plain + 1)


class OneOf(Slot):
    """A place in a table, told by what stands there."""

    def __init__(self, table: Any, of: str = "") -> None:
        super().__init__(of)
        self.table = table

    def shape(self) -> object:
        return type(self.table[0])

    def plain(self, value: Any) -> Field:
        return cast(Field, self.table[value])


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeSlot(Slot):
    """A slot that is read as well, since nobody lists what can stand in it; `nothing` is its value if it is missing."""

    def __init__(self, nothing: Any) -> None:
        super().__init__()
        self.nothing = nothing

    def value(self, plain: object) -> Any:
        """The attribute's value that plain data mean; None if they mean none."""
        raise NotImplementedError

    def heard(self, said: str) -> Any:
        """The attribute's value that words mean; None if they mean none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How the actions of a class are written: `Form(Attack, "attack {berth} with {card}", card=Name(), berth=Number())`

    The slots are the plain data, in their order. `do` is what the sentence begins with, unless it is given or the
    action has a `do` of its own. A name in the sentence that is no slot is an attribute, said as it is.
    """

    def __init__(self, kind: type[Action], sentence: str, do: str = "", **slots: Slot) -> None:
        self.kind = kind
        self.sentence = sentence
        self.do = do or re.split(r"[{\[]", sentence)[0].strip().replace(" ", "_").replace("-", "_")
        self.slots = slots
        self.optional = [name for part in OPTIONAL.findall(sentence) for name in SLOT.findall(part)]
        kind.form = self

    def fields(self, action: Action) -> dict[str, Field]:
        """An action as plain data."""
        data: dict[str, Field] = {"do": self.do or cast(str, getattr(action, "do"))}  # noqa: B009
        for name, slot in self.slots.items():
            data[name] = slot.plain(getattr(action, slot.of or name))
        return data

    def notation(self, action: Action) -> str:
        """An action as a sentence."""
        return self.filled(self.sentence, action, self.fields(action))

    def filled(self, sentence: str, action: Action, data: dict[str, Field]) -> str:
        """A sentence with words for its names."""
        parts = SLOT.split(sentence)
        for place in range(1, len(parts), 2):
            name = parts[place]
            slot = self.slots.get(name)
            parts[place] = str(getattr(action, name)) if slot is None else slot.said(data[name])
        return "".join(parts).lower()

    def __repr__(self) -> str:
        return f"<{self.kind.__name__}: {self.sentence}>"

    def __reduce__(self) -> tuple[object, ...]:
        return form_of, (self.kind,)


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeForm(Form):
    """The form of actions that are too many to list, so that they are made as they are read.

    What stands in [brackets] is left out, in data too, where its slot has nothing. `made` gives the one action of this
    content, or None if there is none.
    """

    def __init__(
        self, kind: type[Action], sentence: str, made: Callable[..., Action | None], **slots: FreeSlot
    ) -> None:
        super().__init__(kind, sentence, "", **slots)
        self.made = made
        self.free = slots
        self.pattern = re.compile(SLOT.sub(r"(?P<\1>.*?)", OPTIONAL.sub(r"(?:\1)?", sentence)))

    def fields(self, action: Action) -> dict[str, Field]:
        data = super().fields(action)
        for name in self.optional:
            if getattr(action, name) == self.free[name].nothing:
                del data[name]
        return data

    def notation(self, action: Action) -> str:
        data = self.fields(action)
        parts = OPTIONAL.split(self.sentence)
        for place in range(1, len(parts), 2):
            if SLOT.findall(parts[place])[0] not in data:
                parts[place] = ""
        return self.filled("".join(parts), action, data)

    def read(self, said: str) -> Action | None:
        """The action a sentence means; None if it means none."""
        found = self.pattern.fullmatch(said)
        if found is None:
            return None
        values: dict[str, Any] = {}
        for name, slot in self.free.items():
            words = found[name]
            values[name] = slot.nothing if words is None else slot.heard(words)
        return self.make(values)

    def decoded(self, data: object) -> Action | None:
        """The action plain data mean; None if they mean none."""
        if not isinstance(data, dict) or data.get("do") != self.do or not data.keys() <= {"do", *self.free}:
            return None
        values: dict[str, Any] = {}
        for name, slot in self.free.items():
            values[name] = slot.value(data[name]) if name in data else slot.nothing
        return self.make(values)

    def make(self, values: dict[str, Any]) -> Action | None:
        """The action with these values, if all could be read."""
        return None if None in values.values() else self.made(**values)


def form_of(kind: type[Action]) -> Form:
    """The form of a class, in whatever process we are."""
    return kind.form


A = TypeVar("A", bound=Action)


def numbered(actions: list[A]) -> list[A]:
    """Give every action its place in the list."""
    for number, action in enumerate(actions):
        action.number = number
    return actions


def recall(module: str, number: int) -> Action:
    """The one action with this number, in whatever process we are."""
    return cast(Action, import_module(module).ACTIONS[number])
