"""Briscola: everything on the table, and the small questions all rules share."""

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from examples.briscola.pieces import CARDS, Card


def in_order(cards: list[Card]) -> list[Card]:
    """The cards sorted: a hand tells nothing about when its cards came."""
    held = [False] * len(CARDS)
    for card in cards:
        held[card.number] = True
    return [card for card in CARDS if held[card.number]]


class Board(State):
    """The cards of a match. `side_of[seat]` is the seat itself, or its pair."""

    def __init__(self, side_of: list[int], rng: Rng, journal: Journal | None = None) -> None:
        super().__init__(len(side_of), rng, journal)
        self.side_of = side_of
        self.dealer = 0
        self.leader = 0
        self.trump = CARDS[0]
        """The card that was turned up; the last of the stock until somebody draws it."""
        self.trump_holder = NOBODY
        """Who drew the turned-up card, which all have seen."""
        self.hands: list[list[Card]] = []
        self.stock: list[Card] = []
        self.drawn = 0
        self.trick: list[Card] = []
        self.last_leader = NOBODY
        self.last_trick: list[Card] = []
        """The trick before this one, which all may look at once more."""
        self.taken: list[list[Card]] = []
        self.aside: list[Card] = []

    def copy_to(self, twin: "Board") -> None:
        """Make another board of the same sides equal to this one."""
        twin.is_over = self.is_over
        twin.dealer = self.dealer
        twin.leader = self.leader
        twin.trump = self.trump
        twin.trump_holder = self.trump_holder
        twin.hands = self.hands[:]  # of lists that are only replaced
        twin.stock = self.stock  # never changed, only replaced
        twin.drawn = self.drawn
        twin.trick = self.trick  # never changed, only replaced
        twin.last_leader = self.last_leader
        twin.last_trick = self.last_trick  # never changed, only replaced
        twin.taken = self.taken[:]  # of lists that are only replaced
        twin.aside = self.aside  # never changed

    def unforeseen(self) -> list[int]:
        return [*super().unforeseen(), self.drawn]

    # small questions

    def turn(self) -> int:
        """Whose card comes next: from the leader round the table."""
        return (self.leader + len(self.trick)) % self.seats

    def stock_size(self) -> int:
        """Cards left to draw, the turned-up one included."""
        return len(self.stock) - self.drawn

    def is_trump(self, card: Card) -> bool:
        return card.suit == self.trump.suit

    def shown(self, seat: int) -> list[Card]:
        """What everybody knows of a hand: the turned-up card, until it is played."""
        return [self.trump] if seat == self.trump_holder and self.trump in self.hands[seat] else []
