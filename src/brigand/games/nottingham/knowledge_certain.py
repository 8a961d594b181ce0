"""Nottingham: what a hand must hold, by counting.

The hidden cards have to lie somewhere. Each hand in turn is emptied of a kind, as far as the pile and the other hands
can take its cards and give others for them.
"""

from typing import final

from brigand.core.state import NOBODY
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.imagine import hidden_cards, pile_candidates, pile_cards
from brigand.games.nottingham.pieces import KINDS, NO_CARDS


@final
class Heap:
    """Cards that lie together in a possible world: `cards` by kind, never more of one than `most` allows.

    `seat` is whose hand they are part of, NOBODY's in the pile.
    """

    def __init__(self, seat: int, cards: list[int], most: list[int]) -> None:
        self.seat = seat
        self.cards = cards
        self.most = most


def held_for_certain(board: Board, observer: int, seat: int) -> list[list[int]]:
    """By hand and kind, how many cards it holds at least, as far as a seat can tell. The own hand is left out."""
    certain = [NO_CARDS if other == seat else board.knowledge.certain(observer, other) for other in range(board.seats)]
    heaps = possible_world(board, observer, seat, certain)
    found: list[list[int]] = []
    for other, hand in enumerate(certain):
        found.append([count + fewest(heaps, other, number) for number, count in enumerate(hand)])
    return found


def possible_world(board: Board, observer: int, seat: int, certain: list[list[int]]) -> list[Heap]:
    """The world as it is, in heaps that may hold other cards; any other possible world would do as well.

    There are none if the seat's memory does not fit the world: only in another's imagination can that be.
    """
    hidden = hidden_cards(board, seat)
    heaps = [Heap(NOBODY, pile_cards(board), pile_candidates(board, seat))]
    for other in range(board.seats):
        if other == seat:
            continue
        rest = [held - sure for held, sure in zip(board.hands[other], certain[other])]
        ledger = board.knowledge.ledger(observer, other)
        risk = [max(0, known - sure) for known, sure in zip(ledger.known, certain[other])]
        kept = taken(rest, risk, max(0, sum(risk) - ledger.gone))
        heaps.append(Heap(other, kept, risk))
        heaps.append(Heap(other, [held - at_risk for held, at_risk in zip(rest, kept)], hidden))
    for heap in heaps:
        for number, held in enumerate(heap.cards):
            if held < 0 or held > heap.most[number]:
                return []
    return heaps


def taken(hand: list[int], risk: list[int], count: int) -> list[int]:
    """So many of the cards at risk, out of a hand: those that have not left it."""
    found = NO_CARDS[:]
    for number, held in enumerate(hand):
        found[number] = max(0, min(held, risk[number], count - sum(found)))
    return found


def fewest(heaps: list[Heap], seat: int, number: int) -> int:
    """How many cards of a kind a hand must hold: all that nobody can take from it for others."""
    kept = 0
    for heap in heaps:
        if heap.seat == seat:
            change_with_pile(heaps[0], heap, number)
            while heap.cards[number] > 0 and can_do_without(heaps, heap, number):
                pass
            kept += heap.cards[number]
    return kept


def change_with_pile(pile: Heap, heap: Heap, number: int) -> None:
    """Cards of a kind for others out of the pile, as far as that goes at once: in most of a match, all of them."""
    for other, held in enumerate(pile.cards):
        count = min(heap.cards[number], pile.most[number] - pile.cards[number])
        count = min(count, min(held, heap.most[other] - heap.cards[other]))
        if count > 0 and other != number:
            heap.cards[number] -= count
            pile.cards[number] += count
            pile.cards[other] -= count
            heap.cards[other] += count


def can_do_without(heaps: list[Heap], origin: Heap, number: int) -> bool:
    """Move a card out of a hand: another heap takes it and gives up one instead, and so on, until one comes back."""
    came_from = [-1] * len(KINDS)  # by kind: the kind that took its place
    taken_in: list[Heap] = [origin for _ in KINDS]  # by kind: the heap that gave it up
    waiting = [number]
    is_met = [kind.number == number for kind in KINDS]
    for moving in waiting:
        if moving != number and origin.cards[moving] < origin.most[moving]:
            origin.cards[moving] += 1
            while moving != number:
                heap, before = taken_in[moving], came_from[moving]
                heap.cards[moving] -= 1
                heap.cards[before] += 1
                moving = before
            origin.cards[number] -= 1
            return True
        for heap in heaps:
            if heap.cards[moving] >= heap.most[moving]:
                continue
            if moving == number and heap.seat == origin.seat:
                continue
            for other, held in enumerate(heap.cards):
                if held > 0 and not is_met[other]:
                    is_met[other] = True
                    came_from[other] = moving
                    taken_in[other] = heap
                    waiting.append(other)
    return False
