"""Draw a table of Nuremberg, play sentences on it, look at what came of it.

    table = nuremberg('''
        turn:        Ann
        Ann:         2 wood, 1 clay, 3 gold
        stations:    IV Bob Ann, II Ann
        settlements: Bob IV-3, Ann II-1
    ''')
    table.play("Ann: station IV", "Ann: end turn")

Seats are Ann, Bob, Cat, Dan (`seats: 3` leaves Dan out, and orange). It is Ann's turn, after the event, unless `turn`
or `phase: draw` say otherwise. A hand not drawn is empty, gold too. Rights of way follow the stations as at set-up.
Lines: stations (`road owners from the city outwards`), settlements, workshops, walls (a number), towers (`1 4`: after
these tiles), prestige, council (`Ann siebenerrat`), knight (a hex), year, pile (`6 free_clay | 0 robber_knight`, from
the top; the rest of the deck lies below), discards (the same), stacks (`2 wool`: so many are left).
"""

from collections import Counter

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.census import census
from brigand.games.nuremberg.phases import ACTING, DRAWING
from brigand.games.nuremberg.pieces import (
    COLOURS,
    COUNCILS,
    CROSSING_NAMED,
    DECK,
    GAPS,
    GOLD,
    HEX_NAMED,
    KINDS,
    NAMES,
    ROAD_NAMES,
    ROADS,
    SITES,
    THING_NAMED,
    YEARS,
    Card,
    card_named,
    names_in,
)
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_build import place_settlement, place_station
from brigand.games.nuremberg.rules_setup import deal_rights
from brigand.games.nuremberg.view import NurembergView, view
from tests.read import winners
from tests.refused import is_told

PEOPLE = ["Ann", "Bob", "Cat", "Dan"]


class Table:
    """A position, and the story since it was drawn."""

    def __init__(self, state: Nuremberg) -> None:
        self.state = state
        self.names = PEOPLE[: state.seats]
        self.journal = Journal()
        state.journal = self.journal

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # playing

    def read(self, sentence: str) -> tuple[int, Action]:
        """`Ann: offer 2 wood for 1 ore to Bob`: who, and the action; players in it stand for their numbers."""
        name, _, said = sentence.partition(": ")
        for number, other in enumerate(self.names):
            said = said.replace(other, str(number + 1))
        return self.seat(name), NUREMBERG.parse(said)

    def play(self, *sentences: str) -> None:
        """Each sentence is a legal action; an illegal one fails the test with its refusal."""
        for sentence in sentences:
            seat, action = self.read(sentence)
            refusal = NUREMBERG.why_not(self.state, seat, action)
            assert refusal is None, f"{sentence}: {refusal}"
            assert action.number < 0 or action in self.state.legal(seat), sentence
            pieces = Counter(census(self.state))
            self.state.apply(seat, action)
            assert Counter(census(self.state)) == pieces, f"{sentence} loses or makes a piece"

    def refused(self, sentence: str) -> str:
        """The rule that forbids what the sentence says, without the game's name; the test fails if it is legal."""
        return self.refusal(sentence).rule.removeprefix("nuremberg.")

    def refusal(self, sentence: str) -> Refusal:
        seat, action = self.read(sentence)
        refusal = NUREMBERG.why_not(self.state, seat, action)
        assert refusal is not None, f"{sentence} is legal"
        assert action not in self.state.legal(seat), sentence
        assert is_told("nuremberg", refusal), refusal
        return refusal

    def allows(self, sentence: str) -> bool:
        seat, action = self.read(sentence)
        allowed = NUREMBERG.why_not(self.state, seat, action) is None
        assert action.number < 0 or allowed == (action in self.state.legal(seat)), sentence
        return allowed

    def options(self, name: str, do: str = "") -> list[str]:
        """The legal actions of a player that begin with a word, in notation."""
        said = [NUREMBERG.notation(action) for action in self.state.legal(self.seat(name))]
        return [text for text in said if text.startswith(do)]

    # looking

    def to_act(self) -> list[str]:
        return [self.names[seat] for seat in self.state.to_act()]

    @property
    def decision(self) -> str:
        return self.state.phase.name

    def cards(self, name: str) -> list[str]:
        """A hand without the gold, each card by name."""
        return names_in([*self.state.hands[self.seat(name)][:KINDS], 0])

    def gold(self, name: str) -> int:
        return self.state.hands[self.seat(name)][GOLD]

    def points(self, name: str) -> int:
        return self.state.scores()[self.seat(name)]

    def holder(self, road: str) -> str | None:
        holder = self.state.rights[ROAD_NAMES.index(road)]
        return self.names[holder] if holder >= 0 else None

    def council(self, name: str) -> int:
        """The points of a player's council card; 0 without one."""
        own = self.state.council_of(self.seat(name))
        return COUNCILS[own].points if own < len(COUNCILS) else 0

    def prestige(self, name: str) -> int:
        return self.state.prestige[self.seat(name)]

    def stack(self, kind: str) -> int:
        return self.state.stacks[THING_NAMED[kind]]

    def stations(self, road: str) -> list[str]:
        """The owners of a road's stations from the city outwards."""
        return [self.names[seat] for seat in self.state.stations[ROAD_NAMES.index(road)]]

    def settlement(self, crossing: str) -> str | None:
        owner = self.state.settlements[CROSSING_NAMED[crossing].number]
        return self.names[owner] if owner >= 0 else None

    def workshops(self, name: str) -> list[str]:
        return [site.name for site in SITES if self.state.workshops[site.number] == self.seat(name)]

    def knight(self) -> str:
        return view(self.state, None).knight

    def year(self) -> int:
        return YEARS[self.state.year]

    def pile(self) -> int:
        return len(self.state.pile) - self.state.drawn

    def view(self, name: str | None) -> NurembergView:
        """What a player sees; None is a spectator."""
        return view(self.state, None if name is None else self.seat(name))

    def events(self, *kinds: type[Event]) -> list[Event]:
        """What has happened of some kinds since the table was drawn."""
        return [event for event in self.journal.events if isinstance(event, kinds)]

    def seen(self, name: str | None, kind: type[Event]) -> list[Event]:
        """What a player (None: a spectator) has seen of one kind."""
        viewer = -1 if name is None else self.seat(name)
        return [event for event in self.journal.seen_by(viewer) if isinstance(event, kind)]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners(self.state.outcome())]

    def places(self) -> list[int]:
        return self.state.outcome().places


def nuremberg(drawing: str = "", seed: int = 1) -> Table:
    """The table of a drawing."""
    rows = dict(split(line, ":") for line in drawing.strip().splitlines())
    names = PEOPLE[: int(rows.get("seats", "4"))]
    state = Nuremberg(COLOURS[: len(names)], Rng(seed))
    state.turn = names.index(rows.get("turn", "Ann"))
    state.phase = DRAWING if rows.get("phase") == "draw" else ACTING
    for seat, name in enumerate(names):
        state.hands[seat][GOLD] = 0
        for count, thing in amounts(rows.get(name, "")):
            if thing == "gold":
                state.hands[seat][GOLD] = count
            else:
                state.gain(seat, NAMES.index(thing), count)
    lay_out(state, names, rows)
    return Table(state)


def lay_out(state: Nuremberg, names: list[str], rows: dict[str, str]) -> None:
    """Everything but turn and hands."""
    for road, *owners in listed(rows, "stations"):
        for owner in owners:
            place_station(state, names.index(owner), ROADS[ROAD_NAMES.index(road)])
    for name, *places in listed(rows, "settlements"):
        for place in places:
            place_settlement(state, names.index(name), CROSSING_NAMED[place])
    for name, *places in listed(rows, "workshops"):
        for place in places:
            state.workshops[[site.name for site in SITES].index(place)] = names.index(name)
            state.workshops_left[names.index(name)] -= 1
    state.walls = int(rows.get("walls", "0"))
    for tile in rows.get("towers", "").split():
        state.towers[GAPS.index(int(tile))] = True
    for name, prestige in listed(rows, "prestige"):
        state.prestige[names.index(name)] = int(prestige)
    for name, card in listed(rows, "council"):
        state.council[[council.name for council in COUNCILS].index(card)] = names.index(name)
    if "knight" in rows:
        state.knight = HEX_NAMED[rows["knight"]].number
    state.year = YEARS.index(int(rows.get("year", "1355")))
    for count, kind in amounts(rows.get("stacks", "")):
        state.stacks[NAMES.index(kind)] = count
    deal_rights(state)
    stack_cards(state, rows)


def stack_cards(state: Nuremberg, rows: dict[str, str]) -> None:
    """The event cards: discards, the drawn top of the pile, and below it all others in order."""
    spare = DECK[:]
    discards, top = taken(rows.get("discards", ""), spare), taken(rows.get("pile", ""), spare)
    state.pile = [*discards, *top, *spare]
    state.drawn = len(discards)


def taken(names: str, spare: list[Card]) -> list[Card]:
    """The named cards, out of those not yet on the table."""
    cards = [card_named(name.strip()) for name in names.split("|") if name.strip()]
    for card in cards:
        spare.remove(card)
    return cards


def listed(rows: dict[str, str], key: str) -> list[list[str]]:
    """A line of parts between commas, each split into words."""
    return [part.split() for part in rows.get(key, "").split(",") if part.strip()]


def amounts(text: str) -> list[tuple[int, str]]:
    """`2 wood, 1 gold` as counts and names."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [(int(count), name) for count, name in parts]


def split(line: str, mark: str) -> tuple[str, str]:
    key, _, value = line.partition(mark)
    return key.strip(), value.strip()
