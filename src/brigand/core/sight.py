"""What an environment must know of a game to turn views into numbers: what the types of a view alone do not say.

A field goes by `Struct.field`, or by its name alone if it means the same everywhere. What a game does not declare is
told as it stands: a word by its place among all names, a list as long as there are seats, a seat by its number.
"""

from collections.abc import Mapping, Sequence
from typing import final

from brigand.core.action import Action


@final
class Sight:
    """How the fields of a view are told.

    words     the words that may stand in a field, in a list or as the keys of a table
    numbers   the numbers (or pairs of them) that may stand in a field, if it is to be told by its place among them
    longest   how long a list can be; a list of words without one is told by counting each word
    seats     numbers of seats, in a field, a list or a table: told from the viewer on, who is 1; nobody is 0
    sides     the same with sides (teams)
    by_seat   lists with an entry for every seat: the viewer's comes first
    by_side   lists with an entry for every side: the viewer's comes first
    left_out  what follows from the rest, or from the options
    actions   actions beyond the game's list that `legal` can list
    """

    def __init__(
        self,
        *,
        words: Mapping[str, Sequence[str]] | None = None,
        numbers: Mapping[str, Sequence[int | list[int]]] | None = None,
        longest: Mapping[str, int] | None = None,
        seats: Sequence[str] = (),
        sides: Sequence[str] = (),
        by_seat: Sequence[str] = (),
        by_side: Sequence[str] = (),
        left_out: Sequence[str] = (),
        actions: Sequence[Action] = (),
    ) -> None:
        self.words = dict(words or {})
        self.numbers = dict(numbers or {})
        self.longest = dict(longest or {})
        self.seats = list(seats)
        self.sides = list(sides)
        self.by_seat = list(by_seat)
        self.by_side = list(by_side)
        self.left_out = list(left_out)
        self.actions = list(actions)
