"""Nottingham: the table itself. Where the cards are, and what is seen when they move."""

from typing import Final

from mypy_extensions import mypyc_attr

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games.nottingham import events
from brigand.games.nottingham.pieces import AMBUSHES, COLOURS, KINDS, NO_CARDS, TASKS, TOWN_LIMIT, TRACK, Ambush, Kind
from brigand.games.nottingham.rules_memory import Memory
from brigand.games.nottingham.rules_phases import OVER, Discarding, Phase, Striking

TOWN: Final = 0
"""Where the sheriff starts, and where his return ends the match."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(State):
    """The pieces. Hands, discards and win piles are counts by kind; ambush cards lie in places (see rules_lore)."""

    def __init__(self, seats: int, rng: Rng, journal: Journal | None = None) -> None:
        super().__init__(seats, rng, journal)
        self.colours: list[int] = []
        self.starter = 0
        self.track: list[int] = TRACK
        self.sheriff = TOWN
        self.turn = 0
        self.asked = NOBODY
        self.phase: Phase = OVER
        self.revealed: Kind | None = None
        self.hands: list[list[int]] = []
        self.sizes: list[int] = []
        self.pile: list[Kind] = []
        self.drawn = 0
        self.ceiling: list[int] = NO_CARDS
        self.discards: list[int] = NO_CARDS
        self.won: list[list[int]] = []
        self.finishers: list[list[int]] = [[] for _ in TASKS]
        self.faces: list[int] = []
        self.ambush_deck: list[int] = []
        self.laid: list[list[int]] = []
        self.memory = Memory(0, [], [])
        self.shows_memory = True
        self.reason = ""

    # cards that move

    def gain(self, seat: int, kind: Kind) -> None:
        """A card joins a hand; who sees it is another matter."""
        self.hands[seat][kind.number] += 1
        self.sizes[seat] += 1

    def lose(self, seat: int, kind: Kind, count: int = 1) -> None:
        """Cards leave a hand; who sees it is another matter."""
        self.hands[seat][kind.number] -= count
        self.sizes[seat] -= count

    def gain_openly(self, seat: int, kind: Kind, count: int = 1) -> None:
        """Cards join a hand in sight of all."""
        self.hands[seat][kind.number] += count
        self.sizes[seat] += count
        self.memory.entered(seat, kind, count)

    def lose_openly(self, seat: int, kind: Kind, count: int = 1) -> None:
        """Cards leave a hand in sight of all."""
        self.lose(seat, kind, count)
        self.memory.left(seat, kind, count)

    def discard(self, kind: Kind, count: int) -> None:
        """Cards join the open discards."""
        self.discards[kind.number] += count

    def draw(self) -> Kind:
        """The top card of the pile, which must not be empty."""
        card = self.pile[self.drawn]
        self.drawn += 1
        return card

    def pile_size(self) -> int:
        """Cards left in the pile."""
        return len(self.pile) - self.drawn

    def has_draw(self) -> bool:
        """Whether a card can be drawn; the discards are shuffled if that is needed for it."""
        if self.drawn < len(self.pile):
            return True
        return self.reshuffle()

    def reshuffle(self) -> bool:
        """The discards become the pile; not if there are none."""
        cards: list[Kind] = []
        for kind in KINDS:
            for _ in range(self.discards[kind.number]):
                cards.append(kind)
        if not cards:
            return False
        self.rng.shuffle(cards)
        self.pile = cards
        self.drawn = 0
        self.ceiling = self.discards
        self.discards = NO_CARDS[:]
        self.memory.reshuffled()
        if self.journal is not None:
            self.tell(events.Reshuffled(len(cards)))
        return True

    # what can be asked about the table

    def limit(self) -> int:
        """The number the sheriff stands on; at the start, in town, that of an emergency there."""
        return TOWN_LIMIT if self.sheriff == TOWN else self.track[self.sheriff - 1]

    def face(self, place: int) -> Ambush:
        """The ambush card that lies in a place."""
        return AMBUSHES[self.faces[place]]

    def own_card(self, seat: int) -> int:
        """The number of the ambush card in a seat's colour."""
        return len(AMBUSHES) - len(COLOURS) + self.colours[seat]

    def has_finished(self, seat: int, task: int) -> bool:
        """Whether a seat has completed a task."""
        return seat in self.finishers[task]

    def won_value(self, seat: int) -> int:
        """Points in a win pile."""
        value = 0
        for kind in KINDS:
            value += self.won[seat][kind.number] * kind.value
        return value

    def task_value(self, seat: int) -> int:
        """Points on a seat's task cards, as they lie now."""
        value = 0
        for task in TASKS:
            finishers = self.finishers[task.number]
            if seat in finishers:
                value += task.single if len(finishers) == 1 else task.double
        return value

    def laid_out(self) -> list[int]:
        """The cards of a set that waits for ambushes."""
        counts = NO_CARDS[:]
        if isinstance(self.phase, Striking):
            counts[self.phase.kind.number] = self.phase.count
        return counts

    def is_discarding(self, seat: int) -> bool:
        """Whether a seat still has cards to set aside in the emergency."""
        phase = self.phase
        return isinstance(phase, Discarding) and self.sizes[seat] - sum(phase.chosen[seat]) > phase.limit
