"""Nottingham: everything on the table, what is seen when cards move, and the small questions all rules share."""

from typing import Final

from mypy_extensions import mypyc_attr

from brigand.core.journal import Journal
from brigand.core.phase import Phase
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games.nottingham import events
from brigand.games.nottingham.knowledge import Knowledge
from brigand.games.nottingham.own_box import OURS
from brigand.games.nottingham.phases import EXCHANGING, OVER, Discarding, Offering, Striking
from brigand.games.nottingham.pieces import AMBUSHES, COLOURS, KINDS, NO_CARDS, TASKS, Ambush, Box, Kind, Task

TOWN: Final = 0
"""Where the sheriff starts, and where his return ends the match."""
FINISHERS: Final = 2
"""So many players may complete a task."""


@mypyc_attr(serializable=True)
class Board(State):
    """The pieces. Hands, discards and win piles are counts by kind; ambush cards lie in places (see knowledge_lore)."""

    def __init__(self, seats: int, rng: Rng, journal: Journal | None = None) -> None:
        super().__init__(seats, rng, journal)
        self.colours: list[int] = []
        self.starter = 0
        self.box: Box = OURS
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
        self.knowledge = Knowledge(0, [], [])
        self.shows_memory = True
        self.reason = ""

    def copy_to(self, twin: "Board") -> None:
        """Make another board of the same seats equal to this one."""
        twin.is_over = self.is_over
        twin.colours = self.colours
        twin.starter = self.starter
        twin.box = self.box
        twin.sheriff = self.sheriff
        twin.turn = self.turn
        twin.asked = self.asked
        twin.phase = self.phase
        twin.revealed = self.revealed
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.pile = self.pile  # never changed, only replaced
        twin.drawn = self.drawn
        twin.ceiling = self.ceiling[:]
        twin.discards = self.discards[:]
        twin.won = [won[:] for won in self.won]
        twin.finishers = self.finishers[:]  # of lists that are only replaced
        twin.faces = self.faces[:]
        twin.ambush_deck = self.ambush_deck[:]
        twin.laid = self.laid[:]  # of lists that are only replaced
        twin.knowledge = self.knowledge.copy()
        twin.shows_memory = self.shows_memory
        twin.reason = self.reason

    def unforeseen(self) -> list[int]:
        """Also ambush cards looked at, and answers that were given face down."""
        is_face_down = isinstance(self.phase, (Offering, Discarding))
        return [*super().unforeseen(), self.drawn, -len(self.ambush_deck), 0 if is_face_down else 1]

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
        self.knowledge.entered(seat, kind, count)

    def lose_openly(self, seat: int, kind: Kind, count: int = 1) -> None:
        """Cards leave a hand in sight of all."""
        self.lose(seat, kind, count)
        self.knowledge.left(seat, kind, count)

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
        self.knowledge.reshuffled()
        if self.journal is not None:
            self.tell(events.Reshuffled(len(cards)))
        return True

    # the turned-up card

    def turned_up(self) -> Kind:
        """The revealed card, which now goes somewhere."""
        card = self.revealed
        assert card is not None
        self.revealed = None
        return card

    def open_exchange(self) -> None:
        """Whichever way the card went, the active player may now exchange."""
        self.phase = EXCHANGING
        self.asked = self.turn

    # small questions

    def limit(self) -> int:
        """The number the sheriff stands on; at the start, in town, that of an emergency there."""
        return self.box.town_limit if self.sheriff == TOWN else self.box.track[self.sheriff - 1]

    def face(self, place: int) -> Ambush:
        """The ambush card that lies in a place."""
        return AMBUSHES[self.faces[place]]

    def own_card(self, seat: int) -> int:
        """The number of the ambush card in a seat's colour."""
        return len(AMBUSHES) - len(COLOURS) + self.colours[seat]

    def is_open_to(self, seat: int, task: Task) -> bool:
        """Whether a seat may still complete a task."""
        finishers = self.finishers[task.number]
        return len(finishers) < FINISHERS and seat not in finishers

    def won_value(self, seat: int) -> int:
        """Points in a win pile."""
        value = 0
        for kind in KINDS:
            value += self.won[seat][kind.number] * kind.value
        return value

    def worth_of(self, task: Task, finishers: int) -> int:
        """What each card of a task counts when so many have completed it."""
        return self.box.singles[task.number] if finishers == 1 else self.box.doubles[task.number]

    def task_value(self, seat: int) -> int:
        """Points on a seat's task cards, as they lie now."""
        value = 0
        for task in TASKS:
            finishers = self.finishers[task.number]
            if seat in finishers:
                value += self.worth_of(task, len(finishers))
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
