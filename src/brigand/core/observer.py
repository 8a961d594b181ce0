"""What a seat sees, written straight into bytes.

Only environments import this: rows that compiled code can write byte by byte come from `librt`, of the extra `envs`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from brigand.core.state import State

LARGEST: Final = 127
"""A cell holds whole numbers from -127 to 127; what is beyond is told as that."""
BYTE: Final = 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes a row fast: cell by cell what the view would be told as.

    A law compares the two in every phase, so what the view keeps secret stays secret here.
    """

    def write(self, state: State, seat: int, row: vec[u8], start: int) -> None:
        """Fill the cells from `start` on. They are zero, or as this observer left them."""
        raise NotImplementedError


@final
class Pen:
    """Writes cell after cell, as a seat of so many sees things; for games that hardly leave a cell out."""

    def __init__(self, row: vec[u8], at: i64, seat: int, seats: int) -> None:
        self.row = row
        self.at = at
        self.seat = seat
        self.seats = seats

    def put(self, number: int) -> None:
        """A number; a negative one is the complement of two."""
        if number > LARGEST:
            number = LARGEST
        elif number < 0:
            number = max(number, -LARGEST) & BYTE
        self.row[self.at] = number
        self.at += 1

    def say(self, fact: bool) -> None:
        """Yes is 1, no is 0."""
        self.row[self.at] = 1 if fact else 0
        self.at += 1

    def name(self, seat: int) -> None:
        """A seat, counted from the viewer, who is 1; nobody is 0. Who plays without a seat comes after them."""
        if 0 <= seat < self.seats:
            seat = (seat - self.seat) % self.seats
        self.row[self.at] = 1 + max(seat, -1)
        self.at += 1

    def other(self, steps: int) -> int:
        """Who sits so many steps after the viewer."""
        return (self.seat + steps) % self.seats if steps < self.seats else steps

    def leave(self, cells: i64) -> None:
        """Nothing in so many cells."""
        clear(self.row, self.at, self.at + cells)
        self.at += cells

    def count(self, numbers: list[int]) -> None:
        """A number in each of so many cells."""
        for number in numbers:
            self.put(number)

    def many(self, numbers: list[int], longest: int) -> None:
        """How many there are, the numbers, and nothing after them."""
        self.put(len(numbers))
        self.count(numbers)
        self.leave(longest - len(numbers))

    def many_seats(self, seats: list[int], longest: int) -> None:
        """How many there are, the seats, and nothing after them."""
        self.put(len(seats))
        for seat in seats:
            self.name(seat)
        self.leave(longest - len(seats))


def zeros(count: int) -> vec[u8]:
    """So many cells with nothing in them."""
    return vec[u8]([0] * count)


def clear(row: vec[u8], start: i64, end: i64) -> None:
    """Nothing in the cells from `start` to before `end`."""
    for cell in range(start, end):
        row[cell] = 0
