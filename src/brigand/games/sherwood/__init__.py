"""Sherwood (Banditi di Sherwood, Luca Ricci, 2021): bandits, wagons and the sheriff's drawbridge."""

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
from brigand.games.sherwood import box, refusals, rules
from brigand.games.sherwood.actions import ACTIONS, FORMS
from brigand.games.sherwood.census import census
from brigand.games.sherwood.events import EVENTS
from brigand.games.sherwood.instinct import SherwoodInstinct
from brigand.games.sherwood.pieces import (
    BAIL_THREE,
    BANDITS,
    GANGS,
    GANGS_FOR_TWO,
    HIDEOUTS,
    MINUTES,
    ROUNDS,
    SEATS,
    WAGONS_BY_SEATS,
)
from brigand.games.sherwood.sight import sight
from brigand.games.sherwood.view import SherwoodView, recalled, view

if TYPE_CHECKING:
    from brigand.core.observer import Observer


class SherwoodGame(Game):
    """The game as the outside world meets it."""

    def __init__(self) -> None:
        super().__init__(
            "sherwood",
            version=2,
            seats=[*SEATS, GANGS],
            options={
                "face_up_loot": Option([False, True], False),
                "own_chest": Option([False, True], False),
                "five_players": Option([False, True], False),
            },
            minutes=MINUTES,
            actions=ACTIONS,
            forms=FORMS,
            events=EVENTS,
            view_type=SherwoodView,
            instinct=SherwoodInstinct(),
        )

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Two to four; five with the fifth player, which is our reconstruction of the expansion."""
        if seats not in self.seats:
            return Refusal("sherwood.setup.players", seats=seats)
        if options["five_players"] is (seats == GANGS):
            return None
        return Refusal("sherwood.option.fifth_player", seats=seats)

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        return rules.deal(seats, options["face_up_loot"] is True, options["own_chest"] is True, rng, journal)

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        return view(cast(rules.Sherwood, state), seat)

    def recalled(self, state: State, seat: int | None) -> msgspec.Struct:
        return recalled(cast(rules.Sherwood, state), seat)

    def sight(self, seats: int, options: Mapping[str, Choice]) -> Sight:
        return sight(seats)

    def observer(self, seats: int, options: Mapping[str, Choice]) -> "Observer":
        from brigand.games.sherwood.observe import SherwoodObserver  # needs the extra `envs`

        return SherwoodObserver()

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(rules.Sherwood, state), seat, action)

    def census(self, state: State) -> list[str]:
        return census(cast(rules.Sherwood, state))

    def bound(self, seats: int) -> int:
        """A round: placements, Lady Marion in two steps, Little John, Robin Hood in each assault, Friar Tuck,
        bail in four steps, a reward; the choice of wagons and a pick for every die.
        """
        wagons = WAGONS_BY_SEATS[seats]
        each = BANDITS + 2 + 1 + wagons + max(seats, GANGS_FOR_TWO) + (1 + BAIL_THREE) + 1
        return ROUNDS * (seats * each + wagons + wagons * HIDEOUTS)


SHERWOOD = SherwoodGame()
