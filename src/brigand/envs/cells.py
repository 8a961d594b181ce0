"""What a view is told as: cells, each a whole number from -127 to 127, always the same number of them.

Every kind of field has a class here. `write` fills cells that are zero before; what is not there leaves them so.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from brigand.core.errors import Unreadable

LARGEST = 127
PERCENT = 100


class Eyes(NamedTuple):
    """Whose view it is: seats and sides are counted from there."""

    seat: int
    seats: int
    side: int
    sides: int


class Cells:
    """Some cells side by side. `names` says what each holds; there is one unless a class says otherwise."""

    def __init__(self, names: list[str] | None = None) -> None:
        self.names = [""] if names is None else names
        self.size = len(self.names)

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        """Tell a value in the cells from `at` on."""
        raise NotImplementedError


class NumberCell(Cells):
    """A number as it is; one that is too large for a cell counts as the largest. Yes is 1, no is 0."""

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        row[at] = max(-LARGEST, min(LARGEST, int(value)))


class PercentCell(Cells):
    """A fraction in hundredths."""

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        row[at] = round(PERCENT * value)


class PlaceCell(Cells):
    """A word, a number or a pair of numbers by its place in a list, from 1."""

    def __init__(self, known: Sequence[Any]) -> None:
        super().__init__()
        self.known = [key(value) for value in known]
        self.place = {value: number + 1 for number, value in enumerate(self.known)}

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        if value is not None:
            row[at] = found(self.place, key(value))


class SeatCell(Cells):
    """A seat, counted from the viewer, who is 1; nobody is 0. Who plays without a seat comes after them."""

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        if value is not None and value >= 0:
            row[at] = 1 + (value - eyes.seat) % eyes.seats if value < eyes.seats else 1 + value


class SideCell(Cells):
    """A side, counted from the viewer's, which is 1; none is 0."""

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        if value is not None and value >= 0:
            row[at] = 1 + (value - eyes.side) % eyes.sides


class BagCells(Cells):
    """Things whose order does not matter: how often each is there."""

    def __init__(self, entry: PlaceCell) -> None:
        super().__init__([f"({thing})" for thing in entry.known])
        self.place = {thing: number for number, thing in enumerate(entry.known)}

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        for thing in value:
            row[at + found(self.place, key(thing))] += 1


class TableCells(Cells):
    """Something by word: the same cells for each word, zero where it is missing."""

    def __init__(self, words: Sequence[str], entry: Cells) -> None:
        super().__init__([f"({word}){name}" for word in words for name in entry.names])
        self.place = {word: number for number, word in enumerate(words)}
        self.entry = entry

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        for word, thing in value.items():
            self.entry.write(thing, row, at + self.entry.size * found(self.place, word), eyes)


class MaybeCells(Cells):
    """Something that may not be there, or not be seen: a cell says which."""

    def __init__(self, entry: Cells) -> None:
        super().__init__(["?", *entry.names])
        self.entry = entry

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        if value is not None:
            row[at] = 1
            self.entry.write(value, row, at + 1, eyes)


class ManyCells(Cells):
    """A list up to so long: its length, and entry by entry."""

    def __init__(self, entry: Cells, longest: int) -> None:
        super().__init__(["#", *(f"[{number}]{name}" for number in range(longest) for name in entry.names)])
        self.entry = entry
        self.longest = longest

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        if len(value) > self.longest:
            raise Unreadable(f"a list of {len(value)} where {self.longest} were declared to be the most: {value}")
        row[at] = len(value)
        for number, entry in enumerate(value):
            self.entry.write(entry, row, at + 1 + number * self.entry.size, eyes)


class AroundCells(Cells):
    """A list with an entry for every seat or side, from the viewer's on. Who plays without a seat comes last."""

    def __init__(self, entry: Cells, longest: int, *, by_side: bool) -> None:
        super().__init__([f"[+{number}]{name}" for number in range(longest) for name in entry.names])
        self.entry = entry
        self.by_side = by_side

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        first, all_round = (eyes.side, eyes.sides) if self.by_side else (eyes.seat, eyes.seats)
        for number, entry in enumerate(value):
            place = (number - first) % all_round if number < all_round else number
            self.entry.write(entry, row, at + place * self.entry.size, eyes)


class RowCells(Cells):
    """A struct, field by field."""

    def __init__(self, fields: dict[str, Cells]) -> None:
        super().__init__([f".{field}{name}" for field, cells in fields.items() for name in cells.names])
        self.fields: list[tuple[str, int, Cells]] = []
        start = 0
        for field, cells in fields.items():
            self.fields.append((field, start, cells))
            start += cells.size

    def write(self, value: Any, row: list[int], at: int, eyes: Eyes) -> None:
        for field, start, cells in self.fields:
            cells.write(getattr(value, field), row, at + start, eyes)


def key(value: Any) -> Any:
    """A value that can be looked up."""
    return tuple(value) if isinstance(value, list) else value


def found(places: dict[Any, int], value: Any) -> int:
    """The place of a word; one that was not declared is our own mistake, and never told as another."""
    if value not in places:
        raise Unreadable(f"{value!r} is none of the declared values: {', '.join(map(str, places))}")
    return places[value]
