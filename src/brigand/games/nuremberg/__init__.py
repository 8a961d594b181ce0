"""Nuremberg (Klaus Teuber, 1999): roads, workshops and the walls of an old city."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.game import Choice, Game, Option
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.sight import Sight
from brigand.core.state import State
from brigand.games.nuremberg import box, refusals, rules
from brigand.games.nuremberg.actions import ACTIONS, FORMS
from brigand.games.nuremberg.census import census
from brigand.games.nuremberg.events import EVENTS
from brigand.games.nuremberg.instinct import NurembergInstinct
from brigand.games.nuremberg.pieces import (
    CARDS_EACH,
    COLOURS,
    DEALS_A_TURN,
    DECK,
    GAPS,
    KINDS,
    MINUTES,
    OFFERS_A_TURN,
    RED_YEARS,
    ROADS,
    SEATS,
    SETTLEMENTS,
    SITES,
    WALLS,
)
from brigand.games.nuremberg.rules_ahead import AHEAD, answered_ahead
from brigand.games.nuremberg.sight import sight
from brigand.games.nuremberg.view import NurembergView, view

if TYPE_CHECKING:
    from brigand.core.observer import Observer

NOBODY_ABSENT = "nobody"


class NurembergGame(Game):
    """The game as the outside world meets it. Free trades are too many to list: any can be said and is judged."""

    def __init__(self) -> None:
        super().__init__(
            "nuremberg",
            version=2,
            seats=SEATS,
            options={
                "opening": Option(["beginner", "expert"], "beginner"),
                "absent": Option([NOBODY_ABSENT, *reversed(COLOURS)], NOBODY_ABSENT),
            },
            minutes=MINUTES,
            actions=ACTIONS,
            forms=FORMS,
            events=EVENTS,
            view_type=NurembergView,
            instinct=NurembergInstinct(),
        )

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Three or four; with three one colour stays in the box."""
        if seats not in SEATS:
            return Refusal("nuremberg.components.players", seats=seats)
        if (seats == len(COLOURS)) != (options["absent"] == NOBODY_ABSENT):
            return Refusal("nuremberg.three.colours", seats=seats)
        return None

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        return rules.deal(str(options["absent"]), options["opening"] == "expert", rng, journal)

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        return view(cast(rules.Nuremberg, state), seat)

    def sight(self, seats: int, options: Mapping[str, Choice]) -> Sight:
        return sight()

    def observer(self, seats: int, options: Mapping[str, Choice]) -> "Observer":
        from brigand.games.nuremberg.observe import NurembergObserver  # needs the extra `envs`

        return NurembergObserver()

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(rules.Nuremberg, state), seat, action)

    def ahead(self) -> list[str]:
        return list(AHEAD)

    def answered_ahead(self, state: State, seat: int, said: list[str]) -> Action | None:
        return answered_ahead(cast(rules.Nuremberg, state), said)

    def on_turn(self, state: State) -> int:
        return cast(rules.Nuremberg, state).turn

    def census(self, state: State) -> list[str]:
        return census(cast(rules.Nuremberg, state))

    def bound(self, seats: int) -> int:
        """Deck and track limit the turns, our limits deals and offers, the pieces everything else."""
        turns = len(DECK) * (len(RED_YEARS) + 1)
        turn = 2 + (DEALS_A_TURN + OFFERS_A_TURN) * (seats + 1)  # an offer, the answers, a choice
        knights = (len(RED_YEARS) + 1) * sum(1 for card in DECK if card.event == "robber_knight")
        raid = 2 + KINDS * CARDS_EACH // 2
        walls = (len(RED_YEARS) + 1) * seats * sum(1 for card in DECK if card.event == "free_clay")
        pieces = sum(road.spaces for road in ROADS) + seats * SETTLEMENTS + len(SITES) + 2 * WALLS + 3 * len(GAPS)
        return turns * turn + knights * raid + walls + pieces


NUREMBERG = NurembergGame()
