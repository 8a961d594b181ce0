"""Nuremberg: everything on the table, and the small questions and movements all rules share."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.journal import Journal
from brigand.core.phase import Phase
from brigand.core.rng import Rng, kind_at
from brigand.core.state import NOBODY, State
from brigand.games.nuremberg.actions import CASTLE
from brigand.games.nuremberg.actions_offers import NOTHING, Call, Offer
from brigand.games.nuremberg.knowledge import Knowledge
from brigand.games.nuremberg.phases import DRAWING
from brigand.games.nuremberg.pieces import (
    CARDS_EACH,
    COUNCILS,
    CROSSINGS,
    GAPS,
    GOLD,
    KINDS,
    RATE,
    RIGHT_POINTS,
    ROADS,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
    SITES,
    START_GOLD,
    STATIONS,
    WALLS,
    WORKSHOP_POINTS,
    WORKSHOPS,
    Bundle,
    Card,
    Road,
    cards_in,
)

OUT_OF_PLAY: Final = -2
"""Holder of a council card that is not used with this number of players."""


@final
@mypyc_attr(serializable=True)
class Declined:
    """Terms a seat turned down this turn, as an offer or call to everyone."""

    def __init__(self, seat: int, terms: Offer | Call, outright: bool) -> None:
        self.seat = seat
        self.terms = terms
        self.outright = outright
        """Not by a counter-offer: who made one may be asked again."""


@mypyc_attr(serializable=True)
class Board(State):
    """The table of a match. Owners are seats or NOBODY; a hand is a bundle: the cards of each kind, and the gold."""

    def __init__(self, colours: list[str], rng: Rng, journal: Journal | None = None) -> None:
        seats = len(colours)
        super().__init__(seats, rng, journal)
        self.colours = colours
        self.is_expert = False
        self.starter = 0
        self.turn = 0
        self.phase: Phase = DRAWING
        self.year = 0
        self.knight = CASTLE
        self.pile: list[Card] = []
        self.drawn = 0
        self.stacks = [CARDS_EACH] * KINDS
        self.hands: list[Bundle] = [[0, 0, 0, 0, 0, START_GOLD] for _ in range(seats)]
        self.knowledge = Knowledge(seats, [0] * ((seats + 1) * seats * KINDS), [0] * ((seats + 1) * seats * KINDS))
        self.stations: list[list[int]] = [[] for _ in ROADS]
        self.rights = [NOBODY] * len(ROADS)
        self.settlements = [NOBODY] * len(CROSSINGS)
        self.workshops = [NOBODY] * len(SITES)
        self.walls = 0
        self.towers = [False] * len(GAPS)
        self.prestige = [0] * seats
        self.council = [NOBODY if seats in card.seats else OUT_OF_PLAY for card in COUNCILS]
        self.stations_left = [STATIONS] * seats
        self.settlements_left = [SETTLEMENTS] * seats
        self.workshops_left = [WORKSHOPS] * seats
        self.offers_made = 0
        self.offers_failed = 0
        """Offers and calls of this turn that came to nothing."""
        self.deals_made = 0
        """Trades, exchanges and sales of this turn."""
        self.declined: list[Declined] = []
        """Nothing has changed hands since."""
        self.answered: list[Declined] = []
        """Those who said so have traded nothing since: bots ask them no more."""
        self.offered: Bundle = NOTHING
        self.wanted: Bundle = NOTHING
        """What the player on turn has offered and asked for this turn; replaced, never changed."""
        self.winner = NOBODY
        self.reason = ""

    def copy_to(self, twin: "Board") -> None:
        """Make another board of the same seats equal to this one; lists inside `stations` are only replaced."""
        twin.is_over = self.is_over
        twin.is_expert = self.is_expert
        twin.starter = self.starter
        twin.turn = self.turn
        twin.phase = self.phase
        twin.year = self.year
        twin.knight = self.knight
        twin.pile = self.pile  # never changed, only replaced
        twin.drawn = self.drawn
        twin.stacks = self.stacks[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.knowledge = self.knowledge.copy()
        twin.stations = self.stations[:]
        twin.rights = self.rights[:]
        twin.settlements = self.settlements[:]
        twin.workshops = self.workshops[:]
        twin.walls = self.walls
        twin.towers = self.towers[:]
        twin.prestige = self.prestige[:]
        twin.council = self.council[:]
        twin.stations_left = self.stations_left[:]
        twin.settlements_left = self.settlements_left[:]
        twin.workshops_left = self.workshops_left[:]
        twin.offers_made = self.offers_made
        twin.offers_failed = self.offers_failed
        twin.deals_made = self.deals_made
        twin.declined = self.declined[:]
        twin.answered = self.answered[:]
        twin.offered = self.offered
        twin.wanted = self.wanted
        twin.winner = self.winner
        twin.reason = self.reason

    # what changes hands

    def gain(self, seat: int, kind: int, count: int) -> None:
        """Cards come from a stack, in sight of all."""
        self.stacks[kind] -= count
        self.hands[seat][kind] += count
        self.knowledge.gained(seat, kind, count)

    def pay(self, seat: int, cost: Bundle) -> None:
        """Cards go back to the stacks and gold to the bank, in sight of all."""
        hand = self.hands[seat]
        for kind in range(KINDS):
            count = cost[kind]
            if count:
                hand[kind] -= count
                self.stacks[kind] += count
                self.knowledge.paid(seat, kind, count)
        hand[GOLD] -= cost[GOLD]
        self.declined = []

    def pass_on(self, giver: int, taker: int, things: Bundle) -> None:
        """One side of a trade, in sight of all."""
        for kind in range(KINDS):
            count = things[kind]
            if count:
                self.hands[giver][kind] -= count
                self.hands[taker][kind] += count
                self.knowledge.paid(giver, kind, count)
                self.knowledge.gained(taker, kind, count)
        self.pass_gold(giver, taker, things[GOLD])

    def pass_gold(self, giver: int, taker: int, gold: int) -> None:
        """Gold goes from one player to another."""
        self.hands[giver][GOLD] -= gold
        self.hands[taker][GOLD] += gold

    def snatch(self, taker: int, victim: int, count: int) -> Bundle:
        """So many cards, drawn at random from a hidden hand, go to another one; only the two see which."""
        size = cards_in(self.hands[victim])
        taken = [0] * (KINDS + 1)
        for left in range(size, size - count, -1):
            kind = kind_at(self.hands[victim], self.rng.below(left))
            self.hands[victim][kind] -= 1
            self.hands[taker][kind] += 1
            taken[kind] += 1
        self.knowledge.hidden(victim, taker, size, taken)
        return taken

    def unforeseen(self) -> list[int]:
        return [*super().unforeseen(), self.drawn]

    # small questions

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return cards_in(self.hands[seat])

    def can_pay(self, seat: int, cost: Bundle) -> bool:
        """Whether a hand holds all of a price."""
        hand = self.hands[seat]
        return all(hand[thing] >= cost[thing] for thing in range(GOLD + 1))

    def outside(self, kind: int) -> int:
        """Cards of a kind that are not in the stack."""
        return CARDS_EACH - self.stacks[kind]

    def stations_of(self, seat: int, road: int) -> int:
        """How many stations a seat has on a road."""
        count = 0
        for owner in self.stations[road]:
            if owner == seat:
                count += 1
        return count

    def settlements_on(self, seat: int, road: Road) -> int:
        """How many settlements a seat has on a road."""
        count = 0
        for crossing in road.crossings:
            if self.settlements[crossing] == seat:
                count += 1
        return count

    def is_free_site(self, crossing: int) -> bool:
        """Whether a crossing and its neighbours along the road are free, and it is no corner of the city."""
        point = CROSSINGS[crossing]
        if point.index == 0 or self.settlements[crossing] != NOBODY:
            return False
        if self.settlements[crossing - 1] != NOBODY:  # nobody is at the corner of the city
            return False
        is_last = point.index == ROADS[point.road].spaces
        return is_last or self.settlements[crossing + 1] == NOBODY

    def has_room(self, road: Road) -> bool:
        """Whether a road has a free toll space."""
        return len(self.stations[road.number]) < road.spaces

    def has_site(self, road: Road) -> bool:
        """Whether a road has a crossing for another settlement."""
        return any(self.is_free_site(crossing) for crossing in road.crossings)

    def is_open_gap(self, gap: int) -> bool:
        """Whether both walls beside a gap stand and no tower does; the last lies between the last wall and 1."""
        tile = GAPS[gap]
        return not self.towers[gap] and self.walls >= (tile + 1 if tile < WALLS else tile)

    def has_yard(self, seat: int) -> bool:
        """Whether a seat has a workshop at the yard."""
        return any(site.at_yard and self.workshops[site.number] == seat for site in SITES)

    def has_workshop_for(self, seat: int, good: int) -> bool:
        """Whether a seat has a workshop at a sector of a good."""
        return any(self.workshops[site.number] == seat and good in site.goods for site in SITES)

    def rate(self, seat: int, thing: int) -> int:
        """How many of a thing buy one of another at the bank."""
        best = RATE
        for site in SITES:
            if self.workshops[site.number] == seat and site.rates[thing] < best:
                best = site.rates[thing]
        return best

    def council_of(self, seat: int) -> int:
        """The number of the council card a seat holds; one past the last if none."""
        for number, holder in enumerate(self.council):
            if holder == seat:
                return number
        return len(COUNCILS)

    def points(self, seat: int) -> int:
        """Settlements, workshops, rights of way and a council card."""
        points = (SETTLEMENTS - self.settlements_left[seat]) * SETTLEMENT_POINTS
        points += (WORKSHOPS - self.workshops_left[seat]) * WORKSHOP_POINTS
        for holder in self.rights:
            if holder == seat:
                points += RIGHT_POINTS
        for number, holder in enumerate(self.council):
            if holder == seat:
                points += COUNCILS[number].points
        return points
