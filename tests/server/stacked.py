"""Matches of Loot whose deck is known, and twins of them that differ only in what one viewer may not know."""

from typing import NamedTuple, TypeVar, cast

from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.loot import LOOT
from brigand.games.loot.actions import ACTIONS, Draw
from brigand.games.loot.pieces import DECK, HAND, Card
from brigand.games.loot.rules import Loot

T = TypeVar("T")
WAYS = [(4, False), (4, True), (5, False), (6, True), (8, True)]
"""Seats and teams: two people, and bots on all other seats."""


class Stacked(Rng):
    """Chance that was decided beforehand: the deck's order and who deals."""

    def __init__(self, deck: list[Card], dealer: int) -> None:
        super().__init__(0, 0)
        self.deck = deck
        self.dealer = dealer

    def below(self, n: int) -> int:
        return self.dealer % n

    def shuffle(self, items: list[T]) -> None:
        items[:] = cast(list[T], self.deck)

    def copy(self) -> Rng:
        return Stacked(self.deck, self.dealer)


class Attempt(NamedTuple):
    """Something a seat may not do, tried before a move."""

    move: int
    seat: int
    action: Action


class Script(NamedTuple):
    """A match up to a moment before its end, and where each card that is still hidden lay in the deck."""

    seats: int
    teams: bool
    order: list[int]
    """Who sits where after the seats were drawn by lot."""
    deck: list[Card]
    dealer: int
    moves: list[tuple[int, Action]]
    attempts: list[Attempt]
    hands: list[list[int]]
    pile: list[int]

    def side_of(self, seat: int) -> int:
        return seat // 2 if self.teams else seat

    def twin_of(self, viewer: int, rng: Rng) -> list[Card]:
        """Another deck, the same for this viewer: what is hidden changes places."""
        own = NOBODY if viewer == NOBODY else self.side_of(viewer)
        hidden = self.pile[:]
        for seat, places in enumerate(self.hands):
            if self.side_of(seat) != own:
                hidden.extend(places)
        cards, deck = [self.deck[place] for place in hidden], self.deck[:]
        while deck == self.deck:
            rng.shuffle(cards)
            for place, card in zip(hidden, cards):
                deck[place] = card
        return deck


def script(seed: int) -> Script:
    """A random match up to a random moment, with a few forbidden attempts in it."""
    rng = Rng(seed)
    seats, teams = WAYS[seed % len(WAYS)]
    order, deck, dealer = list(range(seats)), DECK[:], rng.below(seats)
    rng.shuffle(order)
    rng.shuffle(deck)
    state = cast(Loot, LOOT.start(seats, {"teams": teams}, Stacked(deck, dealer)))
    hands = [list(range(HAND * seat, HAND * (seat + 1))) for seat in range(seats)]
    told = Script(seats, teams, order, deck, dealer, [], [], hands, list(range(HAND * seats, len(deck))))
    for _ in range(20 + rng.below(90)):
        ahead = state.copy()
        step(told, state, rng)
        if state.is_over:  # the moment before is the last with secrets
            told.moves.pop()
            return replay_places(told, ahead)
    return told


def step(told: Script, state: Loot, rng: Rng) -> None:
    """One random move, sometimes after an attempt at something else."""
    if rng.below(3) == 0:
        seat, wrong = rng.below(told.seats), rng.pick(ACTIONS)
        if LOOT.why_not(state, seat, wrong) is not None:
            told.attempts.append(Attempt(len(told.moves), seat, wrong))
    seat = state.turn
    action = rng.pick(state.legal(seat))
    told.moves.append((seat, action))
    state.apply(seat, action)
    note_place(told, seat, action)


def note_place(told: Script, seat: int, action: Action) -> None:
    """A drawn card comes to the hand's end; a played one is the earliest of its kind."""
    if isinstance(action, Draw):
        told.hands[seat].append(told.pile.pop(0))
        return
    card = action.card  # type: ignore[attr-defined]
    told.hands[seat].remove(next(place for place in told.hands[seat] if told.deck[place] is card))


def replay_places(told: Script, state: Loot) -> Script:
    """The places as they were when `state` was."""
    hands = [list(range(HAND * seat, HAND * (seat + 1))) for seat in range(told.seats)]
    again = told._replace(hands=hands, pile=list(range(HAND * told.seats, len(told.deck))))
    for seat, action in told.moves:
        note_place(again, seat, action)
    assert [sorted(told.deck[place].name for place in hand) for hand in again.hands] == [
        sorted(card.name for card in hand) for hand in state.hands
    ]
    return again
