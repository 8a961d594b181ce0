"""Loot (Reiner Knizia, 2005): pirates, merchants and the latest captain."""

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
from brigand.games.loot import box, refusals, rules
from brigand.games.loot.actions import ACTIONS, FORMS
from brigand.games.loot.census import census
from brigand.games.loot.events import EVENTS
from brigand.games.loot.instinct import LootInstinct
from brigand.games.loot.pieces import ALONE, DECK, HAND, MINUTES, TEAMS
from brigand.games.loot.sight import sight
from brigand.games.loot.view import LootView, view

if TYPE_CHECKING:
    from brigand.core.observer import Observer


class LootGame(Game):
    """The game as the outside world meets it."""

    def __init__(self) -> None:
        super().__init__(
            "loot",
            version=1,
            seats=sorted({*ALONE, *TEAMS}),
            options={"teams": Option([False, True], False)},
            minutes=MINUTES,
            actions=ACTIONS,
            forms=FORMS,
            events=EVENTS,
            view_type=LootView,
            instinct=LootInstinct(),
        )

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Two to five alone; four, six or eight in teams; the gap between is nobody's choice."""
        if ALONE[-1] < seats < TEAMS[-1] and seats not in TEAMS:
            return Refusal("loot.setup.four_choice", seats=seats)
        if options["teams"]:
            return None if seats in TEAMS else Refusal("loot.setup.players_teams", seats=seats)
        return None if seats in ALONE else Refusal("loot.setup.players_alone", seats=seats)

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        return rules.deal(seats, options["teams"] is True, rng, journal)

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        return view(cast(rules.Loot, state), seat)

    def sight(self, seats: int, options: Mapping[str, Choice]) -> Sight:
        return sight(sides(seats, options))

    def observer(self, seats: int, options: Mapping[str, Choice]) -> "Observer":
        from brigand.games.loot.observe import LootObserver  # needs the extra `envs`

        return LootObserver(seats, sides(seats, options))

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(rules.Loot, state), seat, action)

    def census(self, state: State) -> list[str]:
        return census(cast(rules.Loot, state))

    def bound(self, seats: int) -> int:
        """Each card is drawn at most once and leaves a hand at most once."""
        return 2 * len(DECK) - HAND * seats


def sides(seats: int, options: Mapping[str, Choice]) -> int:
    """As many as there are seats, or half of that in teams."""
    return seats // 2 if options["teams"] else seats


LOOT = LootGame()
