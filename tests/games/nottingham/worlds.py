"""All worlds that can be, as far as a viewer can tell: counted one by one, from the events that the viewer sees.

Slow and without any cleverness, so that it can tell whether what is clever is right. A world is what every hand holds,
seat by seat, and last the pile, by kind; in what order the pile lies nobody knows.
"""

from collections.abc import Callable, Iterator

from brigand.core.journal import Event
from brigand.games.nottingham import events
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.pieces import KINDS, names_of

Cards = tuple[int, ...]
World = tuple[Cards, ...]
NONE: Cards = (0,) * len(KINDS)


def heap(*names: str) -> Cards:
    return tuple(names.count(kind.name) for kind in KINDS)


def plus(first: Cards, second: Cards) -> Cards:
    return tuple(one + other for one, other in zip(first, second, strict=True))


def minus(first: Cards, second: Cards) -> Cards:
    return tuple(one - other for one, other in zip(first, second, strict=True))


def parts(cards: Cards, size: int) -> Iterator[Cards]:
    """Every choice of so many cards."""
    if not cards:
        if size == 0:
            yield ()
        return
    for count in range(min(cards[0], size) + 1):
        for rest in parts(cards[1:], size - count):
            yield (count, *rest)


def true_world(board: Board) -> World:
    pile = heap(*(card.name for card in board.pile[board.drawn :]))
    return (*(heap(*names_of(hand)) for hand in board.hands), pile)


class Worlds:
    """What a viewer holds possible, from a moment on at which only the own hand is known."""

    def __init__(self, board: Board, viewer: int) -> None:
        hidden = NONE
        for seat, cards in enumerate(true_world(board)):
            hidden = hidden if seat == viewer else plus(hidden, cards)
        found: list[tuple[World, Cards]] = [((), hidden)]
        for seat, hand in enumerate(board.hands):
            if seat == viewer:
                found = [((*hands, tuple(hand)), rest) for hands, rest in found]
            else:
                size = board.sizes[seat]
                found = [((*hands, part), minus(rest, part)) for hands, rest in found for part in parts(rest, size)]
        self.all: set[World] = {(*hands, pile) for hands, pile in found}
        self.pile = board.seats
        self.discards: Cards = tuple(board.discards)

    def certain(self, seat: int) -> list[int]:
        """How many of each kind a hand holds in every world."""
        return [min(counts) for counts in zip(*(world[seat] for world in self.all), strict=True)]

    # what changes

    def give(self, place: int, cards: Cards) -> None:
        self.all = {with_cards(world, place, plus(world[place], cards)) for world in self.all}

    def take(self, place: int, cards: Cards) -> None:
        self.only(lambda world: min(minus(world[place], cards)) >= 0)
        self.all = {with_cards(world, place, minus(world[place], cards)) for world in self.all}

    def only(self, is_so: Callable[[World], bool]) -> None:
        self.all = {world for world in self.all if is_so(world)}

    def move(self, origin: int, place: int, card: str | None) -> None:
        """A card went from here to there; unseen, it was any one."""
        if card is not None:
            self.take(origin, heap(card))
            self.give(place, heap(card))
            return
        ones = [heap(kind.name) for kind in KINDS]
        self.all = {
            with_cards(with_cards(world, origin, minus(world[origin], one)), place, plus(world[place], one))
            for world in self.all
            for one in ones
            if min(minus(world[origin], one)) >= 0
        }

    def see(self, event: Event) -> None:
        """What an event tells, as the viewer sees it."""
        match event:
            case events.Revealed(_, card):
                self.take(self.pile, heap(card))
            case events.Took(seat, card) | events.Refused(seat, card) | events.NoOffer(seat, card):
                self.give(seat, heap(card))
            case events.PutBack(seat, _, card):
                self.give(seat, heap(card))
            case events.Defended(seat, target, card):
                self.move(seat, target, "necklace")
                self.give(seat, heap(card))
            case events.Stole(seat, target, card):
                self.move(target, seat, card)
                self.give(target, heap("silver"))
            case events.Robbed(seat, target, card):
                self.move(target, seat, card)
                self.give(target, heap("pearls"))
            case events.Raided(seat, target, card):
                self.move(target, seat, card)
                self.give(target, heap("gems"))
            case events.Searched(_, seat, list(cards)) | events.Bared(seat, cards) | events.Proved(seat, cards):
                self.only(lambda world: world[seat] == heap(*cards))
            case events.Offered(seat, cards):
                self.only(lambda world: min(minus(world[seat], heap(*cards))) >= 0)
            case events.Swapped(seat, giver, cards, card):
                self.take(giver, heap(*cards))
                self.give(seat, heap(*cards))
                self.give(giver, heap(card))
            case events.LaidOut(seat, card, count):
                self.take(seat, heap(*[card] * count))
            case events.Failed(seat, card, count):
                self.give(seat, heap(*[card] * count))
            case events.Struck(seat, victim, _, card):
                self.give(seat, heap(card))
                self.give(victim, heap("gold"))
            case events.Exchanged(_, card, count):
                self.discards = plus(self.discards, heap(*[card] * (count - 1)))
            case events.Completed(seat, _, cards) | events.Discarded(seat, cards):
                self.take(seat, heap(*cards))
                self.discards = plus(self.discards, heap(*cards))
            case events.Favoured(seat, card):
                self.move(self.pile, seat, card)
            case events.Reshuffled():
                self.give(self.pile, self.discards)
                self.discards = NONE


def with_cards(world: World, place: int, cards: Cards) -> World:
    return (*world[:place], cards, *world[place + 1 :])
