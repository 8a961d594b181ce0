"""Nottingham: exchanging cards for points, ambushes on the way, the sheriff, and how turns and the match end."""

from mypy_extensions import mypyc_attr

from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import Complete
from brigand.games.nottingham.pieces import (
    GOLD,
    KINDS,
    NECKLACE,
    NO_CARDS,
    SMALLEST_SET,
    TASKS,
    Ambush,
    Kind,
    names_of,
)
from brigand.games.nottingham.rules_phases import CHOOSING, EXCHANGING, OVER, Discarding, Striking
from brigand.games.nottingham.rules_table import TOWN, Table

FINISHERS = 2
"""So many players may complete a task."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Exchanges(Table):
    """The second half of a turn, and the first step of the next."""

    # the start of a turn

    def reveal(self) -> None:
        """The top card is turned up; one that has no action now is taken at once."""
        if not self.has_draw():
            self.emergency([])
            return
        card = self.draw()
        self.ceiling[card.number] -= 1
        self.revealed = card
        self.asked = self.turn
        if self.journal is not None:
            self.tell(events.Revealed(self.turn, card.name))
        if self.has_action(card):
            self.phase = CHOOSING
        else:
            self.take(is_forced=True)

    def has_action(self, card: Kind) -> bool:
        """A necklace never has one now; gold needs an ambush card, an attack somebody who holds a card."""
        if card is NECKLACE:
            return False
        if card is GOLD:
            return len(self.ambush_deck) > 0
        return not card.is_attack or sum(self.sizes) > self.sizes[self.turn]

    def take(self, *, is_forced: bool) -> None:
        """The turned-up card goes to the active hand."""
        card = self.turned_up()
        self.gain_openly(self.turn, card)
        if self.journal is not None:
            self.tell(events.Took(self.turn, card.name, is_forced))
        self.open_exchange()

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

    # exchanging

    def decline(self) -> None:
        """No exchange."""
        if self.journal is not None:
            self.tell(events.Declined(self.turn))
        self.end_turn()

    def lay_out(self, kind: Kind, count: int) -> None:
        """A set lies open; opponents with an ambush are asked from the left."""
        self.lose_openly(self.turn, kind, count)
        if self.journal is not None:
            self.tell(events.LaidOut(self.turn, kind.name, count))
        self.ask_next(self.turn, kind, count)

    def ask_next(self, after: int, kind: Kind, count: int) -> None:
        """The next opponent with an ambush, up to the exchanger; then the set goes through."""
        seat = (after + 1) % self.seats
        while seat != self.turn:
            if self.laid[seat]:
                self.phase = Striking(kind, count)
                self.asked = seat
                return
            seat = (seat + 1) % self.seats
        self.exchange(kind, count)

    def hold_back(self, seat: int, phase: Striking) -> None:
        """No strike, for now."""
        if self.journal is not None:
            self.tell(events.HeldBack(seat))
        self.ask_next(seat, phase.kind, phase.count)

    def strike(self, seat: int, ambush: Ambush, phase: Striking) -> None:
        """The ambush is turned up: a card of the set for its owner, its gold for the victim; then it goes back."""
        place = self.faces.index(ambush.number)
        self.laid[seat] = [other for other in self.laid[seat] if other != place]
        self.ambush_deck.append(place)
        self.memory.turned_up(place, ambush.number)
        self.gain_openly(seat, phase.kind)
        self.gain_openly(self.turn, GOLD)
        count = phase.count - 1
        if self.journal is not None:
            self.tell(events.Struck(seat, self.turn, ambush.name, phase.kind.name, count))
        if count >= SMALLEST_SET:
            self.ask_next(self.turn, phase.kind, count)
        else:
            self.fail(phase.kind, count)

    def fail(self, kind: Kind, count: int) -> None:
        """Too few cards are left: back to the hand, and the turn's exchange is lost."""
        self.gain_openly(self.turn, kind, count)
        if self.journal is not None:
            self.tell(events.Failed(self.turn, kind.name, count))
        self.end_turn()

    def exchange(self, kind: Kind, count: int) -> None:
        """One card to the win pile, the others to the discards."""
        self.won[self.turn][kind.number] += 1
        self.discard(kind, count - 1)
        if self.journal is not None:
            self.tell(events.Exchanged(self.turn, kind.name, count, kind.value))
        self.step()

    def complete(self, action: Complete) -> None:
        """A task: all its cards are discarded; the first finisher turns his card when there is a second."""
        for kind in KINDS:
            if action.counts[kind.number] > 0:
                self.lose_openly(self.turn, kind, action.counts[kind.number])
                self.discard(kind, action.counts[kind.number])
        before = self.finishers[action.task.number]
        self.finishers[action.task.number] = [*before, self.turn]
        if self.journal is not None:
            value = action.task.double if before else action.task.single
            self.tell(events.Completed(self.turn, action.task.name, names_of(action.counts), value))
            for first in before:
                self.tell(events.Turned(first, action.task.name, value))
        taken = 0
        for finishers in self.finishers:
            taken += len(finishers)
        if taken == FINISHERS * len(TASKS):
            self.finish("tasks")
        else:
            self.step()

    # the sheriff

    def step(self) -> None:
        """The sheriff moves and grants favours to all hands that are small enough, judged at one moment."""
        if self.moves_into_town():
            return
        limit = self.limit()
        favoured: list[int] = []
        for i in range(self.seats):
            seat = (self.turn + i) % self.seats
            if self.sizes[seat] <= limit:
                favoured.append(seat)
        self.favour(favoured, may_interrupt=True)

    def moves_into_town(self) -> bool:
        """One space on; in town the match is over."""
        self.sheriff += 1
        is_home = self.sheriff > len(self.track)
        if is_home:
            self.sheriff = TOWN
        if self.journal is not None:
            self.tell(events.Returned() if is_home else events.Stepped(self.sheriff, self.limit()))
        if is_home:
            self.finish("town")
        return is_home

    def favour(self, favoured: list[int], *, may_interrupt: bool) -> None:
        """One card each, in order. Without cards the emergency comes first, once; after it the rest get nothing."""
        for number, seat in enumerate(favoured):
            if not self.has_draw():
                if may_interrupt:
                    self.emergency(favoured[number:])
                    return
                if self.journal is not None:
                    self.tell(events.Unserved(seat))
                continue
            card = self.draw()
            self.gain(seat, card)
            self.memory.drew(seat, card)
            if self.journal is not None:
                self.tell(events.Favoured(seat, card.name))
        self.end_turn()

    # no card left anywhere

    def emergency(self, unserved: list[int]) -> None:
        """Hands above the limit go down to it; `unserved` wait for their favours, else the reveal waits."""
        self.asked = NOBODY
        self.phase = Discarding(self.limit(), [NO_CARDS for _ in range(self.seats)], unserved)
        if self.journal is not None:
            self.tell(events.Emergency(self.limit()))
        self.go_on_after_discards()

    def set_aside(self, seat: int, kind: Kind, phase: Discarding) -> None:
        """A card is chosen, unseen by the others until all have chosen."""
        chosen = phase.chosen[:]
        chosen[seat] = chosen[seat][:]
        chosen[seat][kind.number] += 1
        self.phase = Discarding(phase.limit, chosen, phase.unserved)
        if self.journal is not None:
            self.tell(events.SetAside(seat, kind.name))
        self.go_on_after_discards()

    def go_on_after_discards(self) -> None:
        """When all have chosen: the discards lie open, the sheriff moves without favour, the draw goes on."""
        phase = self.phase
        assert isinstance(phase, Discarding)
        for seat in range(self.seats):
            if self.is_discarding(seat):
                return
        self.discard_chosen(phase)
        if self.moves_into_town():
            return
        if phase.unserved:
            self.favour(phase.unserved, may_interrupt=False)
        elif self.has_draw():
            self.reveal()
        else:
            if self.journal is not None:
                self.tell(events.NoCard(self.turn))
            self.open_exchange()

    def discard_chosen(self, phase: Discarding) -> None:
        """What was set aside goes to the discards in sight of all."""
        for seat, chosen in enumerate(phase.chosen):
            if sum(chosen) == 0:
                continue
            for kind in KINDS:
                if chosen[kind.number] > 0:
                    self.lose_openly(seat, kind, chosen[kind.number])
                    self.discard(kind, chosen[kind.number])
            if self.journal is not None:
                self.tell(events.Discarded(seat, names_of(chosen)))

    # the end of a turn and of the match

    def end_turn(self) -> None:
        """The left neighbour is next."""
        self.turn = (self.turn + 1) % self.seats
        self.reveal()

    def finish(self, reason: str) -> None:
        """The match is over at once."""
        self.is_over = True
        self.reason = reason
        self.phase = OVER
        self.asked = NOBODY
        if self.journal is not None:
            self.tell(events.Ended(self.turn, reason))
            for seat in range(self.seats):
                won, tasks = self.won_value(seat), self.task_value(seat)
                self.tell(events.Scored(seat, names_of(self.won[seat]), won, tasks, won + tasks))
