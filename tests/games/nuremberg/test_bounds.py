"""Nuremberg: the bounds of what is known of hands, said once more, as one would count on paper."""

import pytest

from brigand.core.rng import Rng
from brigand.games.nuremberg.knowledge import Knowledge
from brigand.games.nuremberg.pieces import KINDS

Cell = tuple[int, int]
Hand = list[Cell]


class Memory:
    """What one observer knows of every hand, least and most of each kind, as one would do it on paper."""

    def __init__(self, observer: int, seats: int) -> None:
        self.observer = observer
        self.hands: list[Hand] = [[(0, 0)] * KINDS for _ in range(seats)]

    def change(self, player: int, kind: int, least: int, most: int) -> None:
        self.hands[player][kind] = (least, most)

    def gained(self, player: int, kind: int, count: int) -> None:
        least, most = self.hands[player][kind]
        self.change(player, kind, least + count, most + count)

    def proved(self, player: int, kind: int, count: int) -> None:
        least, most = self.hands[player][kind]
        self.change(player, kind, max(least, count), most)

    def paid(self, player: int, kind: int, count: int) -> None:
        self.proved(player, kind, count)
        self.gained(player, kind, -count)

    def taken(self, victim: int, taker: int, size: int, cards: list[int]) -> None:
        before = self.hands[victim][:]
        for kind, (least, most) in enumerate(before):
            won = self.hands[taker][kind]
            if self.observer in (victim, taker):
                self.paid(victim, kind, cards[kind])
                self.gained(taker, kind, cards[kind])
            else:
                count = sum(cards)
                self.change(victim, kind, max(0, least - count), min(most, size - count))
                self.change(taker, kind, won[0] + max(0, count - (size - least)), won[1] + min(count, most))


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_counts_as_one_would_on_paper(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(120):
        hands = [[0] * KINDS for _ in range(seats)]
        knowledge = Knowledge(seats, [0] * ((seats + 1) * seats * KINDS), [0] * ((seats + 1) * seats * KINDS))
        memories = [Memory(observer, seats) for observer in range(seats + 1)]
        for step in range(14):
            player, kind, what = rng.below(seats), rng.below(3), rng.below(5)
            if step < 6 or what == 0:
                hands[player][kind] += 2
                knowledge.gained(player, kind, 2)
                for memory in memories:
                    memory.gained(player, kind, 2)
            elif what == 1 and hands[player][kind]:
                count = 1 + rng.below(hands[player][kind])
                knowledge.proved(player, [count if k == kind else 0 for k in range(KINDS)])
                for memory in memories:
                    memory.proved(player, kind, count)
            elif what == 2 and hands[player][kind]:
                hands[player][kind] -= 1
                knowledge.paid(player, kind, 1)
                for memory in memories:
                    memory.paid(player, kind, 1)
            elif what > 2 and sum(hands[player]) > 1:
                take_some(rng, hands, player, knowledge, memories)
            for memory in memories:
                assert told(knowledge, memory.observer) == memory.hands
        sizes, outside = [sum(hand) for hand in hands], [sum(kinds) for kinds in zip(*hands, strict=True)]
        for memory in memories:
            bounds = knowledge.tightened(memory.observer, sizes, outside)
            cells = list(zip(bounds.least, bounds.most, strict=True))
            assert cells == concluded(memory, memories[-1], sizes, outside)


def concluded(memory: Memory, public: Memory, sizes: list[int], outside: list[int]) -> list[Cell]:
    """What is known by oneself and by all, until neither the size of a hand nor the number of a kind tells more."""
    cells: list[Cell] = []
    for own_hand, known_hand in zip(memory.hands, public.hands, strict=True):
        for own, known in zip(own_hand, known_hand, strict=True):
            cells.append((max(own[0], known[0]), min(own[1], known[1])))
    rows = [(range(player * KINDS, player * KINDS + KINDS), size) for player, size in enumerate(sizes)]
    columns = [(range(kind, len(cells), KINDS), number) for kind, number in enumerate(outside)]
    before: list[Cell] = []
    while cells != before:
        before = cells[:]
        for group, total in [*rows, *columns]:
            for i in group:
                least = total - sum(cells[other][1] for other in group if other != i)
                most = total - sum(cells[other][0] for other in group if other != i)
                cells[i] = (max(cells[i][0], least), min(cells[i][1], most))
    return cells


def take_some(rng: Rng, hands: list[list[int]], victim: int, knowledge: Knowledge, memories: list[Memory]) -> None:
    """One or two cards of a hand go to another one, unseen but by the two."""
    taker = (victim + 1 + rng.below(len(hands) - 1)) % len(hands)
    size, cards = sum(hands[victim]), [0] * KINDS
    for _ in range(1 + rng.below(2)):
        kind = rng.pick([kind for kind in range(KINDS) for _ in range(hands[victim][kind])])
        hands[victim][kind] -= 1
        hands[taker][kind] += 1
        cards[kind] += 1
    knowledge.hidden(victim, taker, size, cards)
    for memory in memories:
        memory.taken(victim, taker, size, cards)


def told(knowledge: Knowledge, observer: int) -> list[Hand]:
    """An observer's bounds, hand by hand."""
    found = []
    for player in range(knowledge.seats):
        start = knowledge.place(observer, player)
        cells = slice(start, start + KINDS)
        found.append(list(zip(knowledge.least[cells], knowledge.most[cells], strict=True)))
    return found
