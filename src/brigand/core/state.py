"""A match as the rules see it. One mutable object; each game has its own."""

from typing import Final, NewType

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Event, Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng

NOBODY: Final = -1
"""No seat: nobody leads, nobody won, a viewer without a hand."""
NO_SEAT: Final[list[int]] = []
ONE_SEAT: Final = [[seat] for seat in range(16)]
"""Shared answers to «who is to act», for more seats than any table has: search asks at every step, so not made anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state can do. `apply` trusts its caller; `Game.play` checks first."""

    def __init__(self, seats: int, rng: Rng, journal: Journal | None = None) -> None:
        self.seats = seats
        self.rng = rng
        self.journal = journal
        self.is_over = False

    def to_act(self) -> list[int]:
        """The seats that owe a decision, in seat order; several when the book says simultaneously."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now, in a fixed order; empty if it owes nothing."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action and everything that follows from it by itself."""
        raise NotImplementedError

    def carry_out(self, seat: int, action: Action) -> None:
        """The action without what follows from it by itself, where a game tells the two apart: for a look ahead at what
        a player is about to do. The match does not go on from there.
        """
        self.apply(seat, action)

    def unforeseen(self) -> list[int]:
        """Numbers; one grows whenever something comes to light that nobody could foresee: a die, a card from a deck."""
        return [int(self.rng.counter)]

    def has_seat(self, seat: int) -> bool:
        """Whether anybody sits there; what comes from outside may name any number."""
        return 0 <= seat < self.seats

    def seat_or_nobody(self, viewer: int | None) -> int:
        """A viewer's seat; NOBODY for who has none, whatever number was named: a spectator, who sees what all see."""
        return viewer if viewer is not None and self.has_seat(viewer) else NOBODY

    def sides(self) -> list[int]:
        """The side of every seat: its own, or its team's where a game has teams."""
        return list(range(self.seats))

    def scores(self) -> list[int]:
        """Every seat's score as it stands."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Ranking with ties, and why the match ended. Only when it is over."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin without a journal."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A world `seat` cannot tell from the true one, with fresh chance; a spectator, if nobody sits there."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Write to the journal. Call it behind `if self.journal is not None`, so that search pays nothing."""
        if self.journal is not None:
            self.journal.write(event)


Imagined = NewType("Imagined", State)
"""A world imagined for a seat. Bots take nothing else, and only `imagined` makes one: type checks keep them blind."""


def imagined(state: State, seat: int, rng: Rng) -> Imagined:
    """A world `seat` cannot tell from the true one."""
    return Imagined(state.imagine(seat, rng))
