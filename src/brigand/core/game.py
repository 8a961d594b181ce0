"""A game as the outside world meets it: how to start one, look at it, play it, and write its actions down."""

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, cast

import msgspec
from mypy_extensions import mypyc_attr

from brigand.core.action import Action, Field, Form, FreeForm
from brigand.core.errors import Refusal, Refused, Unreadable
from brigand.core.instinct import Instinct
from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from brigand.core.sight import Sight
from brigand.core.state import State, imagined

if TYPE_CHECKING:
    from brigand.core.observer import Observer

Choice = bool | int | str
Fact = int | str | list[str]
SEEDS: Final = 1 << 96
LONGEST_QUOTE: Final = 60
WORLDS: Final = 8
"""In so many imagined worlds a move must look alike to be shown before it is made."""
HASH_LINE: Final = "# sha256: "
"""How the text of a document begins; its hash follows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice the players make before the deal. `kind` tells a page how to ask for it."""

    kind: ClassVar[str] = "choice"

    def __init__(self, choices: list[Choice], default: Choice) -> None:
        self.choices = choices
        self.default = default

    def offers(self, value: object) -> bool:
        """Whether a value is one of the choices: yes is not 1."""
        return any(value == choice and type(value) is type(choice) for choice in self.choices)

    def values(self) -> list[Choice]:
        """The values that can be tried one by one; those of a free option are too many."""
        return self.choices


class EachSeat(Option):
    """One of the choices for every seat, as words in the order of the seats; empty if nobody minds."""

    kind: ClassVar[str] = "each_seat"

    def __init__(self, choices: list[str]) -> None:
        super().__init__(list(choices), "")

    def offers(self, value: object) -> bool:
        """Whether every word is one of the choices."""
        return isinstance(value, str) and all(word in self.choices for word in value.replace(",", " ").split())

    def values(self) -> list[Choice]:
        return [self.default]


class Document(Option):
    """A text that a player brings in a file; empty if there is none.

    The game says whether it will do and keeps it in a form of its own, under a line with the hash of that.
    """

    kind: ClassVar[str] = "document"

    def __init__(self, longest: int) -> None:
        super().__init__([], "")
        self.longest = longest

    def offers(self, value: object) -> bool:
        """Whether it is a text; the game says why one will not do."""
        return isinstance(value, str)

    def values(self) -> list[Choice]:
        return [self.default]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Its package fills in what only the game knows; `brigand.game(id)` finds it."""

    def __init__(
        self,
        id: str,
        *,
        version: int,
        seats: list[int],
        options: dict[str, Option],
        minutes: int,
        actions: list[Action],
        events: list[type[Event]],
        view_type: type[msgspec.Struct],
        instinct: Instinct,
        forms: list[Form] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.minutes = minutes
        self.actions = actions
        self.forms = forms or []
        self.free = [form for form in self.forms if isinstance(form, FreeForm)]
        self.kinds = {*map(type, actions), *(form.kind for form in self.free)}
        self.events = events
        self.view_type = view_type
        self.instinct = instinct
        self.by_notation = {action.notation(): action for action in actions}
        self.by_fields = {canonical(action.fields()): action for action in actions}

    # what a game's package must say

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        """A match with the pieces set out."""
        raise NotImplementedError

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Which set-up rule this number of seats breaks with these options."""
        raise NotImplementedError

    def kept(self, seats: int, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """Options that fit, as a log keeps them: whole, and alike if they mean the same. A document may be refused."""
        return dict(options)

    def facts(self, options: Mapping[str, Choice]) -> dict[str, Fact]:
        """The numbers and pieces in which boxes differ, for the texts of the rules."""
        return {}

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """What a seat may see, built field by field; None is a spectator."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids the action now, or None if it is legal."""
        raise NotImplementedError

    def census(self, state: State) -> list[str]:
        """Every piece of the match by name, wherever it is: the same list, in any order, from the deal to the end."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More decisions than this no match can have."""
        raise NotImplementedError

    # what a game's package may say

    def box(self) -> msgspec.Struct | None:
        """What a page must know of the box, if anything: each field becomes a constant of the game's `box.ts`."""
        return None

    def sight(self, seats: int, options: Mapping[str, Choice]) -> Sight:
        """How research environments tell a view as numbers, where its types do not say it."""
        return Sight()

    def observer(self, seats: int, options: Mapping[str, Choice]) -> "Observer | None":
        """Who writes these numbers without a view, for many matches at once; None if nobody does."""
        return None

    def recalled(self, state: State, seat: int | None) -> msgspec.Struct:
        """What a seat may be shown of an earlier position once the story was dimmed; all of it in games without a rule
        of forgetting.
        """
        return self.view(state, seat)

    def ahead(self) -> list[str]:
        """What a seat can say in advance to small questions of the game, by name: `<game>-ahead-<name>` in the texts.

        A game that lists some also says `answered_ahead` and `on_turn`.
        """
        return []

    def answered_ahead(self, state: State, seat: int, said: list[str]) -> Action | None:
        """The answer to the question a seat is asked now that follows from what it said in advance; None if none does.

        What all can see decides alone, never a hand: when an answer comes would tell of it otherwise.
        """
        return None

    def on_turn(self, state: State) -> int:
        """Whose turn it is, whoever is asked something in it."""
        raise NotImplementedError

    # what all games share

    @property
    def package(self) -> str:
        """Where the game lives: its texts, rules and components lie beside its code."""
        return sys.modules[type(self).__module__].__package__ or ""

    def settled(self, seats: int, options: Mapping[str, object]) -> dict[str, Choice]:
        """All options with their values. Those left open take the first value that fits the number of seats."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise Unreadable(f"{self.id} has no option {name!r} (options: {known})")
            if not self.options[name].offers(value):
                choices = ", ".join([str(choice) for choice in self.options[name].choices]) or "a text"
                raise Unreadable(f"{name} cannot be {str(value)[:LONGEST_QUOTE]!r} (choices: {choices})")
        values = {name: cast(Choice, options.get(name, option.default)) for name, option in self.options.items()}
        refusal = self.unfit(seats, values)
        if refusal is None:
            return self.kept(seats, values)
        for name, option in self.options.items():
            if name not in options:
                for choice in option.values():
                    other = {**values, name: choice}
                    if self.unfit(seats, other) is None:
                        return self.kept(seats, other)
        raise Refused(refusal)

    def start(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None = None) -> State:
        """A fresh match whose chance comes from `rng`: a table passes a sealed one."""
        return self.deal(seats, self.settled(seats, options), rng, journal)

    def new(self, seats: int, seed: int = 0, **options: Choice) -> State:
        """A fresh match whose chance comes from a seed."""
        if not 0 <= seed < SEEDS:
            raise Unreadable(f"a seed is a number from 0 to 2**96 - 1, not {seed}")
        return self.start(seats, options, Rng(seed))

    def play(self, state: State, seat: int, action: Action) -> None:
        """Apply an action that comes from outside, if the rules allow it; otherwise nothing changes."""
        self.check(state, seat, action)
        state.apply(seat, action)

    def check(self, state: State, seat: int, action: Action) -> None:
        """Raise what speaks against an action: it belongs to another game, or the rules forbid it now."""
        if type(action) not in self.kinds:
            raise Unreadable(f"{action!r} is no action of {self.id}")
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)

    def preview(self, state: State, seat: int, action: Action) -> msgspec.Struct | None:
        """What the seat would see after an action that the rules allow; None if it cannot know that yet.

        It is tried in worlds that the seat imagines, never in the true one, so nothing hidden has a way into it. Where
        something unforeseen comes to light, or those worlds do not look alike afterwards, time will tell.
        """
        self.check(state, seat, action)
        shown: msgspec.Struct | None = None
        for number in range(WORLDS):
            world = imagined(state, seat, Rng(number))
            before = world.unforeseen()
            world.carry_out(seat, action)
            after = self.view(world, seat)
            has_grown = any(now > then for now, then in zip(world.unforeseen(), before))
            if has_grown or (shown is not None and after != shown):
                return None
            shown = after
        return shown

    def notation(self, action: Action) -> str:
        """An action as a short sentence, e.g. `attack 2 with green 3`."""
        return action.notation()

    def parse(self, text: str) -> Action:
        """The action a sentence means."""
        said = " ".join(text.lower().split())
        action = self.by_notation.get(said)
        for form in self.free:
            action = action or form.read(said)
        if action is None:
            raise Unreadable(f"{text!r} is no action of {self.id}")
        return action

    def to_json(self, action: Action) -> dict[str, Field]:
        """An action as plain data."""
        return action.fields()

    def from_json(self, data: object) -> Action:
        """The action that plain data means."""
        try:
            action = self.by_fields.get(canonical(data))
        except (TypeError, ValueError, RecursionError):  # nothing that JSON could say
            raise Unreadable(f"these are no plain data, so no action of {self.id}") from None
        for form in self.free:
            action = action or form.decoded(data)
        if action is None:
            raise Unreadable(f"{str(data)[:200]} is no action of {self.id}")
        return action


def canonical(data: object) -> bytes:
    """Plain data as bytes that are equal when the data are."""
    return msgspec.json.encode(data, order="sorted")
