"""Nottingham (Uwe Rosenberg, 2006): the sheriff's collectors, who collect from each other too."""

from collections.abc import Mapping
from typing import cast

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refusal, Refused
from brigand.core.game import Choice, Game, Option
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games.nottingham import refusals, rules
from brigand.games.nottingham.actions import ACTIONS
from brigand.games.nottingham.events import EVENTS
from brigand.games.nottingham.instinct import NottinghamInstinct
from brigand.games.nottingham.pieces import COLOURS, COPIES, GOLD, KINDS, MINUTES, SEATS, TASKS, TRACK, names_of
from brigand.games.nottingham.rules_exchange import FINISHERS
from brigand.games.nottingham.rules_phases import Keeping
from brigand.games.nottingham.view import NottinghamView, view

NAMES = [kind.name for kind in KINDS]


class NottinghamGame(Game):
    """The game as the outside world meets it."""

    def __init__(self) -> None:
        super().__init__(
            "nottingham",
            version=1,
            seats=SEATS,
            options={"memory": Option([True, False], True)},
            minutes=MINUTES,
            actions=ACTIONS,
            events=EVENTS,
            view_type=NottinghamView,
            instinct=NottinghamInstinct(),
        )

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Three to seven."""
        return None if seats in SEATS else Refusal("nottingham.setup.players", seats=seats)

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        state = rules.deal(seats, rng, journal)
        state.shows_memory = options["memory"] is True
        return state

    def deal_as_agreed(
        self, colours: list[str], rng: Rng, journal: Journal | None = None, *, starter: int = NOBODY
    ) -> rules.Nottingham:
        """A match in which the players have chosen their colours and, if they like, who starts."""
        if len(set(colours)) < len(colours):
            raise Refused(Refusal("nottingham.setup.colours"))
        if len(colours) not in SEATS:
            raise Refused(Refusal("nottingham.setup.players", seats=len(colours)))
        return rules.deal(len(colours), rng, journal, colours=[COLOURS.index(c) for c in colours], starter=starter)

    def parse(self, text: str) -> Action:
        """Cards may be named in any order."""
        words = text.lower().split()
        places = [place for place, word in enumerate(words) if word in NAMES]
        for place, name in zip(places, sorted([words[place] for place in places], key=NAMES.index), strict=True):
            words[place] = name
        return super().parse(" ".join(words))

    def from_json(self, data: object) -> Action:
        """Cards may be listed in any order."""
        if isinstance(data, dict) and isinstance(data.get("cards"), list):
            known = [name for name in NAMES for card in data["cards"] if card == name]
            data = {**data, "cards": known if len(known) == len(data["cards"]) else data["cards"]}
        return super().from_json(data)

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        return view(cast(rules.Nottingham, state), seat)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(rules.Nottingham, state), seat, action)

    def census(self, state: State) -> list[str]:
        return census(cast(rules.Nottingham, state))

    def bound(self, seats: int) -> int:
        """Between two steps of the sheriff every card is turned up once at most; a turn asks everybody a few times."""
        steps = len(TRACK) + 1
        cards = COPIES * len(KINDS)
        turns = steps * (cards + 1)
        asked_each_turn = 3 + (seats - 1) + 4 * (seats - 1)  # choose, buy, exchange; offers; four rounds of strikes
        return turns * asked_each_turn + steps * cards


def census(state: rules.Nottingham) -> list[str]:
    """Every piece by name, wherever it is."""
    counts = state.laid_out()
    for cards in [state.discards, *state.hands, *state.won]:
        counts = [one + more for one, more in zip(counts, cards, strict=True)]
    counts[GOLD.number] += sum(len(places) for places in state.laid)
    objects = names_of(counts) + [card.name for card in state.pile[state.drawn :]]
    if state.revealed is not None:
        objects.append(state.revealed.name)
    places = [*state.ambush_deck, *[place for places in state.laid for place in places]]
    if isinstance(state.phase, Keeping):
        places += [state.phase.first, state.phase.second]
    ambushes = [state.face(place).name for place in places]
    tasks = [task.name for task in TASKS for _ in range(FINISHERS)]
    return objects + ambushes + tasks


NOTTINGHAM = NottinghamGame()
