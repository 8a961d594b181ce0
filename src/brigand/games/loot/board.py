"""Loot: everything on the table, and the small questions all rules share."""

from mypy_extensions import mypyc_attr

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.games.loot.battle import Battle
from brigand.games.loot.pieces import CARDS, Card, Merchant


def add_to_hand(hand: list[Card], card: Card) -> None:
    """Put a card in its sorted place, so that a hand tells nothing about when its cards came."""
    i = len(hand)
    while i > 0 and hand[i - 1].number > card.number:
        i -= 1
    hand.insert(i, card)


def in_order(cards: list[Card]) -> list[Card]:
    """The cards sorted, by counting."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card.number] += 1
    result: list[Card] = []
    for number, count in enumerate(counts):
        for _ in range(count):
            result.append(CARDS[number])
    return result


@mypyc_attr(serializable=True)
class Board(State):
    """The cards of a match. `side_of[seat]` is the seat itself, or its team."""

    def __init__(self, side_of: list[int], rng: Rng, journal: Journal | None = None) -> None:
        super().__init__(len(side_of), rng, journal)
        self.side_of = side_of
        self.dealer = 0
        self.turn = 0
        self.hands: list[list[Card]] = []
        self.pile: list[Card] = []
        self.drawn = 0
        self.sea: list[Battle] = []
        self.discards: list[Card] = []
        self.captured: list[list[Merchant]] = []
        self.reason = ""

    def copy_to(self, twin: "Board") -> None:
        """Make another board of the same sides equal to this one."""
        twin.is_over = self.is_over
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile  # never changed, only replaced
        twin.drawn = self.drawn
        twin.sea = self.sea[:]
        twin.discards = self.discards  # never changed, only replaced
        twin.captured = self.captured[:]  # of lists that are only replaced
        twin.reason = self.reason

    def unforeseen(self) -> list[int]:
        return [*super().unforeseen(), self.drawn]

    # small questions

    def pile_size(self) -> int:
        """Cards left to draw."""
        return len(self.pile) - self.drawn

    def partners(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat, its_side in enumerate(self.side_of) if its_side == side]

    def is_first_member(self, seat: int) -> bool:
        """Whether this seat checks for its side: everyone alone, in teams the one whose partner acts next."""
        return self.side_of[seat - 1] != self.side_of[seat]  # before the first seat sits the last

    def place_of(self, berth: int) -> int:
        """Where in `sea` the battle of a berth lies; -1 if the berth is empty."""
        for place, battle in enumerate(self.sea):
            if battle.berth == berth:
                return place
        return -1

    def free_berth(self) -> int:
        """The lowest berth where no merchant lies."""
        berth = 1
        while self.place_of(berth) >= 0:
            berth += 1
        return berth

    def held_by(self, side: int) -> int:
        """Gold on merchants in the hands of a side."""
        gold = 0
        for seat in self.partners(side):
            for card in self.hands[seat]:
                if isinstance(card, Merchant):
                    gold += card.gold
        return gold
