"""Nottingham (Uwe Rosenberg, 2006): the sheriff's collectors, who collect from each other too."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.game import Choice, Document, EachSeat, Fact, Game, Option
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.sight import Sight
from brigand.core.state import NOBODY, State
from brigand.games.nottingham import box, refusals, rules
from brigand.games.nottingham.actions import ACTIONS, FORMS
from brigand.games.nottingham.census import census
from brigand.games.nottingham.events import EVENTS
from brigand.games.nottingham.instinct import NottinghamInstinct
from brigand.games.nottingham.own_box import LONGEST_ROAD, LONGEST_TEXT, PARTS, read_box
from brigand.games.nottingham.pieces import COLOURS, COPIES, KINDS, MINUTES, SEATS, TASKS
from brigand.games.nottingham.rules_ahead import AHEAD, answered_ahead
from brigand.games.nottingham.sight import ambushes, sight
from brigand.games.nottingham.view import NottinghamView, view

if TYPE_CHECKING:
    from brigand.core.observer import Observer

NAMES = [kind.name for kind in KINDS]
DRAWN = "drawn"
"""Chance says who starts."""


class NottinghamGame(Game):
    """The game as the outside world meets it."""

    def __init__(self) -> None:
        super().__init__(
            "nottingham",
            version=1,
            seats=SEATS,
            options={
                "memory": Option([True, False], True),
                "starter": Option([DRAWN, *range(1, max(SEATS) + 1)], DRAWN),
                "colours": EachSeat(COLOURS),
                "box": Document(LONGEST_TEXT),
            },
            minutes=MINUTES,
            actions=ACTIONS,
            forms=FORMS,
            events=EVENTS,
            view_type=NottinghamView,
            instinct=NottinghamInstinct(),
        )

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Three to seven, each with a colour of the own; who starts sits at the table."""
        if seats not in SEATS:
            return Refusal("nottingham.setup.players", seats=seats)
        chosen = words_of(options["colours"])
        if len(set(chosen)) < len(chosen):
            return Refusal("nottingham.setup.colours")
        starter = options["starter"]
        if isinstance(starter, int) and starter > seats:
            return Refusal("nottingham.setup.start_player", number=starter, seats=seats)
        return None

    def kept(self, seats: int, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """A colour for every seat if any is chosen, and the whole box in its fixed form, if it can be played with."""
        chosen = words_of(options["colours"])[:seats]
        if chosen:
            chosen += [colour for colour in COLOURS if colour not in chosen][: seats - len(chosen)]
        return {**options, "colours": " ".join(chosen), "box": read_box(str(options["box"])).text}

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        starter = options["starter"]
        state = rules.deal(
            seats,
            rng,
            journal,
            colours=[COLOURS.index(word) for word in words_of(options["colours"])] or None,
            starter=starter - 1 if isinstance(starter, int) else NOBODY,
            box=read_box(str(options["box"])),
        )
        state.shows_memory = options["memory"] is True
        return state

    def facts(self, options: Mapping[str, Choice]) -> dict[str, Fact]:
        """Road, values and pairs of the box; what is ours is said to be."""
        box = read_box(str(options.get("box", "")))
        found: dict[str, Fact] = {
            "spaces": len(box.track),
            "lowest": min(box.track),
            "highest": max(box.track),
            "limit": box.town_limit,
            "pairs": [ambush.name for ambush in box.pairs],
            **{f"{part}_from": "ours" if part in box.ours else "yours" for part in PARTS},
        }
        for task in TASKS:
            found[f"{task.name}_single"] = box.singles[task.number]
            found[f"{task.name}_double"] = box.doubles[task.number]
        return found

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

    def box(self) -> msgspec.Struct:
        return box.box()

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        return view(cast(rules.Nottingham, state), seat)

    def sight(self, seats: int, options: Mapping[str, Choice]) -> Sight:
        return sight(seats, options)

    def observer(self, seats: int, options: Mapping[str, Choice]) -> "Observer":
        from brigand.games.nottingham.observe import NottinghamObserver  # needs the extra `envs`

        return NottinghamObserver(ambushes(seats, options), options["memory"] is True)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(rules.Nottingham, state), seat, action)

    def ahead(self) -> list[str]:
        return list(AHEAD)

    def answered_ahead(self, state: State, seat: int, said: list[str]) -> Action | None:
        return answered_ahead(cast(rules.Nottingham, state), said)

    def on_turn(self, state: State) -> int:
        return cast(rules.Nottingham, state).turn

    def census(self, state: State) -> list[str]:
        return census(cast(rules.Nottingham, state))

    def bound(self, seats: int) -> int:
        """Between two steps of the sheriff every card is turned up once at most; a turn asks everybody a few times."""
        steps = LONGEST_ROAD + 1
        cards = COPIES * len(KINDS)
        turns = steps * (cards + 1)
        asked_each_turn = 3 + (seats - 1) + 4 * (seats - 1)  # choose, buy, exchange; offers; four rounds of strikes
        return turns * asked_each_turn + steps * cards


def words_of(value: Choice) -> list[str]:
    """The words of an option, between spaces or commas."""
    return str(value).replace(",", " ").split()


NOTTINGHAM = NottinghamGame()
