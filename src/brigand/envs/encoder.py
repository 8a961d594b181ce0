"""One encoder for all faces: a view as a row of int8 numbers of a fixed length, and the actions as a mask.

The cells follow from the types of the game's view; what they do not say, the game's `sight` does.
"""

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from brigand.core.action import Action
from brigand.core.errors import Unreadable
from brigand.core.game import Choice, Game
from brigand.core.observer import Observer, clear, zeros
from brigand.core.rng import Rng
from brigand.core.sight import Sight
from brigand.core.state import State
from brigand.envs.cells import (
    AroundCells,
    BagCells,
    Cells,
    Eyes,
    ManyCells,
    MaybeCells,
    NumberCell,
    PercentCell,
    PlaceCell,
    RowCells,
    SeatCell,
    SideCell,
    TableCells,
)
from brigand.envs.stepping import Sheet, Single
from brigand.games import GAMES
from brigand.games import game as find_game

Numbers = NDArray[np.int8]
Observation = dict[str, Numbers]
RANK, SCORE = REWARDS = ("rank", "score")
BYTE = 0xFF


class Encoder:
    """How a game, with this number of seats and these options, is told in numbers.

    `names` says what each cell holds; `actions` are all that can be chosen, by number.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Choice]) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settled(seats, options)
        sight = game.sight(seats, self.options)
        first = game.deal(seats, self.options, Rng(0), None)
        self.sides = max(first.sides()) + 1
        self.actions = [*game.actions, *sight.actions]
        unlisted = enumerate(sight.actions, len(game.actions))
        self.number_of = {action: number for number, action in unlisted}
        self.cells = CellsOfTypes(game, sight, seats, words_of(game, first)).struct(game.view_type)
        self.names = [name.removeprefix(".") for name in self.cells.names]
        self.size = self.cells.size
        own = game.observer(seats, self.options)
        self.is_fast = own is not None
        self.sheets = {rewards: self.sheet_for(own or ByView(self), rewards) for rewards in REWARDS}

    def told(self, state: State, seat: int) -> Numbers:
        """What the seat sees, from the view alone."""
        view: Any = self.game.view(state, seat)
        sides = state.sides()
        row = [0] * self.size
        self.cells.write(view, row, 0, Eyes(seat, self.seats, sides[seat], self.sides))
        return np.array(row, dtype=np.int8)

    def observe(self, state: State, seat: int) -> Numbers:
        """The same, written by the game's observer where it has one."""
        row = zeros(self.size)
        self.sheets[RANK].observer.write(state, seat, row, 0)
        return shared(row)

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of what the seat may do, in the order of the game."""
        return [self.number(action) for action in state.legal(seat)]

    def number(self, action: Action) -> int:
        """The number of an action in this environment."""
        return self.sheets[RANK].number(action)

    def mask(self, state: State, seat: int) -> Numbers:
        """1 for every action that the seat may choose."""
        row = zeros(len(self.actions))
        self.sheets[RANK].mark(state.legal(seat), row, 0, 1)
        return shared(row)

    def sheet(self, rewards: str) -> Sheet:
        """What stepping matches needs to know, with these rewards at the end."""
        if rewards not in REWARDS:
            raise Unreadable(f"there are no rewards {rewards!r} (rewards: {', '.join(REWARDS)})")
        return self.sheets[rewards]

    def __reduce__(self) -> tuple[object, ...]:
        """Not written out: found again, or made anew in another process."""
        listed = GAMES.get(self.game.id) is self.game
        return encoder, (self.game.id if listed else self.game, self.seats, self.options)

    def sheet_for(self, observer: Observer, rewards: str) -> Sheet:
        return Sheet(observer, self.size, self.actions, self.number_of, rewards == SCORE)


class ByView(Observer):
    """Writes what the view tells: for games that have no faster way."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder

    def write(self, state: State, seat: int, row: vec[u8], start: int) -> None:
        clear(row, start, start + self.encoder.size)
        for cell, number in enumerate(self.encoder.told(state, seat).tolist(), start):
            if number:
                row[cell] = number & BYTE


class Window:
    """One match, and what is seen of it as arrays of one's own."""

    def __init__(self, told: Encoder, rewards: str, state: State | None = None) -> None:
        self.told = told
        self.rewards = rewards
        self.match = Single(told.sheet(rewards))
        self.row = shared(self.match.row)
        self.mask = shared(self.match.mask)
        self.unmasked = np.zeros_like(self.mask)
        if state is not None:
            self.match.begin(state)

    def __reduce__(self) -> tuple[object, ...]:
        """The match goes on in the copy, apart from this one."""
        return Window, (self.told, self.rewards, self.match.state)

    def seen(self, seat: int, *, is_asked: bool) -> Observation:
        """What a seat sees; who is not asked has nothing to choose from."""
        self.match.show(seat)
        return {"observation": self.row.copy(), "action_mask": (self.mask if is_asked else self.unmasked).copy()}


def shared(buffer: vec[u8]) -> Numbers:
    """An array over a buffer: what is written there is read here."""
    return np.frombuffer(memoryview(buffer), np.int8)


@cache
def known_encoder(game: Game, seats: int, options: tuple[tuple[str, Choice], ...]) -> Encoder:
    return Encoder(game, seats, dict(options))


def encoder(game: str | Game, seats: int, options: Mapping[str, Choice]) -> Encoder:
    """The encoder of a way to play; made once."""
    played = find_game(game) if isinstance(game, str) else game
    return known_encoder(played, seats, tuple(sorted(options.items())))


def words_of(game: Game, state: State) -> list[str]:
    """All names a view may use if the game declares none: of pieces, and the words of actions."""
    found = dict.fromkeys(sorted(game.census(state)))
    for action in game.actions:
        for field in action.fields().values():
            found.update(dict.fromkeys([field] if isinstance(field, str) else []))
    return list(found)


class CellsOfTypes:
    """Finds the cells of every type."""

    def __init__(self, game: Game, sight: Sight, seats: int, words: list[str]) -> None:
        self.game = game
        self.sight = sight
        self.seats = seats
        self.words = words

    def struct(self, kind: type[msgspec.Struct]) -> Cells:
        hints = get_type_hints(kind)
        named = [CellsOfField(self, kind.__name__, field) for field in kind.__struct_fields__]
        return RowCells(
            {name.field: name.cells(hints[name.field]) for name in named if not name.is_in(self.sight.left_out)}
        )


class CellsOfField:
    """One field, and what is declared about it. What stands in a list is called `Struct.field[]`."""

    def __init__(self, reader: CellsOfTypes, struct: str, field: str) -> None:
        self.reader = reader
        self.struct = struct
        self.field = field
        self.own = [f"{struct}.{field}", field]
        bare = field.rstrip("[]")
        self.keys = [*self.own, f"{struct}.{bare}", bare]

    def is_in(self, fields: list[str]) -> bool:
        return any(key in fields for key in self.keys)

    def is_around(self, fields: list[str]) -> bool:
        return any(key in fields for key in self.own)

    def declared(self, table: Mapping[str, Any], keys: list[str]) -> Any:
        return next((table[key] for key in keys if key in table), None)

    def cells(self, kind: Any) -> Cells:
        """The cells for a type in this field."""
        sight = self.reader.sight
        numbers = self.declared(sight.numbers, self.keys)
        if get_origin(kind) in (Union, types.UnionType):
            inner = self.cells(next(part for part in get_args(kind) if part is not type(None)))
            return inner if isinstance(inner, PlaceCell | SeatCell | SideCell) else MaybeCells(inner)
        if get_origin(kind) is list:
            is_value = numbers is not None and isinstance(numbers[0], list) and get_args(kind)[0] is int
            return PlaceCell(numbers) if is_value else self.many(get_args(kind)[0])
        if get_origin(kind) is dict:
            return TableCells(self.words(), self.cells(get_args(kind)[1]))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.reader.struct(kind)
        if kind is str:
            return PlaceCell(self.words())
        if kind is float:
            return PercentCell()
        if kind is int and self.is_in(sight.seats):
            return SeatCell()
        if kind is int and self.is_in(sight.sides):
            return SideCell()
        if kind in (int, bool):
            return NumberCell() if numbers is None else PlaceCell(numbers)
        raise Unreadable(f"{self.own[0]} of {self.reader.game.id}: no cells for {kind}")

    def many(self, kind: Any) -> Cells:
        """A list: a bag where the order does not matter, or entry by entry."""
        sight = self.reader.sight
        longest = self.declared(sight.longest, self.own)
        entry = CellsOfField(self.reader, self.struct, self.field + "[]").cells(kind)
        if isinstance(entry, PlaceCell) and longest is None:
            return BagCells(entry)
        longest = self.reader.seats if longest is None else longest
        if self.is_around(sight.by_seat) or self.is_around(sight.by_side):
            return AroundCells(entry, longest, by_side=self.is_around(sight.by_side))
        return ManyCells(entry, longest)

    def words(self) -> list[str]:
        """What may stand here."""
        return list(self.declared(self.reader.sight.words, self.keys) or self.reader.words)
