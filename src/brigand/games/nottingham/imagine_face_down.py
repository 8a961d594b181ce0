"""Nottingham: imagining what lies face down: ambush cards, and answers that were given already."""

from brigand.core.rng import Rng, kind_at
from brigand.core.state import NOBODY
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.knowledge_lore import imagined_faces
from brigand.games.nottingham.phases import SHOWING, Discarding, Keeping, Offering
from brigand.games.nottingham.pieces import COPPER, NO_CARDS


def imagine_ambushes(world: Board, seat: int, rng: Rng) -> None:
    """Other faces in places the seat has not seen."""
    possible = world.knowledge.lores[world.knowledge.observer(seat)].possible[:]
    if seat != NOBODY:
        for place in world.laid[seat]:
            possible[place] = [world.faces[place]]
        phase = world.phase
        if isinstance(phase, Keeping) and world.turn == seat:
            possible[phase.first] = [world.faces[phase.first]]
            possible[phase.second] = [world.faces[phase.second]]
    world.faces = imagined_faces(possible, max(world.faces) + 1, rng)


def imagine_answers(world: Board, seat: int, rng: Rng) -> None:
    """Answers the others have given face down: any that their imagined hands allow."""
    phase = world.phase
    if isinstance(phase, Offering):
        answers = phase.answers[:]
        for other, answer in enumerate(answers):
            if other != seat and (answer >= 0 or answer == SHOWING):
                answers[other] = any_offer(world.hands[other], world.sizes[other], rng)
        world.phase = Offering(answers)
    elif isinstance(phase, Discarding):
        chosen = phase.chosen[:]
        for other, cards in enumerate(chosen):
            if other != seat:
                chosen[other] = any_cards(world.hands[other], sum(cards), rng)
        world.phase = Discarding(phase.limit, chosen, phase.unserved)


def any_offer(hand: list[int], size: int, rng: Rng) -> int:
    """A card that may be offered for the copper; SHOWING if there is none."""
    offers = size - hand[COPPER.number]
    if offers == 0:
        return SHOWING
    others = hand[:]
    others[COPPER.number] = 0
    return kind_at(others, rng.below(offers))


def any_cards(hand: list[int], count: int, rng: Rng) -> list[int]:
    """So many cards of a hand, by chance."""
    cards: list[int] = []
    for number, held in enumerate(hand):
        for _ in range(held):
            cards.append(number)
    rng.shuffle(cards)
    counts = NO_CARDS[:]
    for number in cards[:count]:
        counts[number] += 1
    return counts
