"""Nuremberg: a world an observer cannot tell from the true one. Nothing here reads a hand the observer cannot see."""

from typing import Final

from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.knowledge import Bounds
from brigand.games.nuremberg.phases import Answering, Discarding
from brigand.games.nuremberg.pieces import GOLD, KINDS
from brigand.games.nuremberg.rules_event import sorted_cards
from brigand.games.nuremberg.rules_haggle import add_answers

TRIES: Final = 20
"""So often the uncertain cards are dealt anew until no hand has more of a kind than it can have; then moved."""


def deal_anew(world: Board, seat: int, rng: Rng) -> None:
    """Everything the seat has not seen, dealt again within what it knows."""
    imagine_deck(world, rng)
    imagine_hands(world, world.seats if seat == NOBODY else seat, rng)
    imagine_sealed(world, seat, rng)


def imagine_deck(world: Board, rng: Rng) -> None:
    """The cards still in the pile are known, their order is not."""
    rest = sorted_cards(world.pile[world.drawn :])
    rng.shuffle(rest)
    world.pile = world.pile[: world.drawn] + rest


def bounds_for(board: Board, observer: int) -> Bounds:
    """What an observer can conclude about all hands; the spectator comes after the last seat."""
    sizes = [board.size(seat) for seat in range(board.seats)]
    return board.knowledge.tightened(observer, sizes, [board.outside(kind) for kind in range(KINDS)])


def imagine_hands(world: Board, observer: int, rng: Rng) -> None:
    """Everybody holds the least the observer knows of; the cards nobody can place are dealt to fill the hands."""
    bounds = bounds_for(world, observer)
    sizes = [world.size(seat) for seat in range(world.seats)]
    loose = loose_cards(world, bounds)
    hands = dealt(bounds, sizes, loose, rng)
    tries = 1
    while tries < TRIES and not fits(bounds, hands):
        hands = dealt(bounds, sizes, loose, rng)
        tries += 1
    make_fit(bounds, hands)
    for seat in range(world.seats):
        world.hands[seat] = [*hands[seat], world.hands[seat][GOLD]]
    forget(world, observer)


def loose_cards(world: Board, bounds: Bounds) -> list[int]:
    """The kinds of the cards outside the stacks that the observer cannot place in a hand."""
    loose: list[int] = []
    for kind in range(KINDS):
        count = world.outside(kind)
        for seat in range(world.seats):
            count -= bounds.least[seat * KINDS + kind]
        for _ in range(count):
            loose.append(kind)
    return loose


def dealt(bounds: Bounds, sizes: list[int], loose: list[int], rng: Rng) -> list[list[int]]:
    """Hands of the right sizes: the known cards and a share of the loose ones."""
    pool = loose[:]
    rng.shuffle(pool)
    hands: list[list[int]] = []
    taken = 0
    for seat, size in enumerate(sizes):
        hand = bounds.least[seat * KINDS : (seat + 1) * KINDS]
        for _ in range(size - sum(hand)):
            hand[pool[taken]] += 1
            taken += 1
        hands.append(hand)
    return hands


def fits(bounds: Bounds, hands: list[list[int]]) -> bool:
    """Whether no hand has more of a kind than it can have."""
    for seat, hand in enumerate(hands):
        for kind in range(KINDS):
            if hand[kind] > bounds.most[seat * KINDS + kind]:
                return False
    return True


def make_fit(bounds: Bounds, hands: list[list[int]]) -> None:
    """Where a hand has more of a kind than it can have, a card of it goes round until everybody has as many as before.

    Some deal fits, the true one: whatever differs from it falls into such rounds, so one is always found.
    """
    for seat, hand in enumerate(hands):
        for kind in range(KINDS):
            while hand[kind] > bounds.most[seat * KINDS + kind]:
                if not hand_round(bounds, hands, seat, kind, seat, [False] * bounds.seats):
                    raise ValueError(f"no deal fits what is known: {bounds.least}, {bounds.most}")


def hand_round(bounds: Bounds, hands: list[list[int]], giver: int, kind: int, last: int, gave: list[bool]) -> bool:
    """Give a card of a kind to somebody who may have it, who gives one of any kind on, until `last` gets one."""
    gave[giver] = True
    for taker in range(bounds.seats):
        has_room = taker != giver and hands[taker][kind] < bounds.most[taker * KINDS + kind]
        if has_room and (taker == last or (not gave[taker] and gives_on(bounds, hands, taker, last, gave))):
            hands[giver][kind] -= 1
            hands[taker][kind] += 1
            return True
    return False


def gives_on(bounds: Bounds, hands: list[list[int]], giver: int, last: int, gave: list[bool]) -> bool:
    """Whether somebody who is to get a card can give one on."""
    for kind in range(KINDS):
        can_spare = hands[giver][kind] > bounds.least[giver * KINDS + kind]
        if can_spare and hand_round(bounds, hands, giver, kind, last, gave):
            return True
    return False


def forget(world: Board, observer: int) -> None:
    """In an imagined world the others know their own cards and what a spectator knows; the rest nobody can say."""
    knowledge = world.knowledge
    public = knowledge.place(world.seats, 0)
    width = world.seats * KINDS
    for other in range(world.seats):
        if other != observer:
            start = knowledge.place(other, 0)
            for i in range(width):
                knowledge.least[start + i] = knowledge.least[public + i]
                knowledge.most[start + i] = knowledge.most[public + i]
            own = knowledge.place(other, other)
            for kind in range(KINDS):
                knowledge.least[own + kind] = world.hands[other][kind]
                knowledge.most[own + kind] = world.hands[other][kind]


def imagine_sealed(world: Board, seat: int, rng: Rng) -> None:
    """Sealed answers and discards of others are made up anew; who has finished is seen, what was chosen is not."""
    phase = world.phase
    if isinstance(phase, Discarding):
        picked = phase.picked[:]
        for other in range(world.seats):
            if other != seat:
                done = not phase.is_owed_by(other)
                picked[other] = some_cards(world.hands[other], phase.owed[other] if done else 0, rng)
        world.phase = Discarding(phase.owed, picked)
    elif isinstance(phase, Answering):
        answers = phase.answers[:]
        for other in range(world.seats):
            if other != seat and answers[other] is not None:
                replies: list[Action] = []
                add_answers(world, other, phase.proposal, replies)
                answers[other] = rng.pick(replies)
        world.phase = Answering(phase.proposal, phase.asked, answers)


def some_cards(hand: list[int], count: int, rng: Rng) -> list[int]:
    """So many cards of a hand, at random, by kind."""
    cards = [kind for kind in range(KINDS) for _ in range(hand[kind])]
    rng.shuffle(cards)
    picked = [0] * KINDS
    for kind in cards[:count]:
        picked[kind] += 1
    return picked
