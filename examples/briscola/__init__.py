"""Briscola (traditional): forty Italian cards, one suit above the others, and no need to follow."""

from collections.abc import Mapping
from typing import cast

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.game import Choice, Game, Option
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import State
from examples.briscola import box, refusals, rules
from examples.briscola.actions import ACTIONS, FORMS
from examples.briscola.census import census
from examples.briscola.events import EVENTS
from examples.briscola.instinct import BriscolaInstinct
from examples.briscola.pieces import CARDS, MINUTES, PAIRS, SEATS
from examples.briscola.view import BriscolaView, view


class BriscolaGame(Game):
    """The game as the outside world meets it."""

    def __init__(self) -> None:
        super().__init__(
            "briscola",
            version=1,
            seats=SEATS,
            options={"pairs": Option([True, False], True)},
            minutes=MINUTES,
            actions=ACTIONS,
            forms=FORMS,
            events=EVENTS,
            view_type=BriscolaView,
            instinct=BriscolaInstinct(),
        )

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Two to four; only four can be two pairs."""
        if seats not in SEATS:
            return Refusal("briscola.setup.players", seats=seats)
        return Refusal("briscola.setup.pairs", seats=seats) if options["pairs"] and seats != PAIRS else None

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        return rules.deal(seats, options["pairs"] is True, rng, journal)

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        return view(cast(rules.Briscola, state), seat)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(rules.Briscola, state), seat, action)

    def census(self, state: State) -> list[str]:
        return census(cast(rules.Briscola, state))

    def bound(self, seats: int) -> int:
        """Each card is played once."""
        return len(CARDS)


BRISCOLA = BriscolaGame()
