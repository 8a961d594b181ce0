"""Nottingham, what seats remember is sound in random matches, and every imagined world keeps to it."""

from collections.abc import Iterator

import pytest

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nottingham.imagine import pile_candidates, pile_cards
from brigand.games.nottingham.knowledge_certain import held_for_certain
from brigand.games.nottingham.pieces import SEATS
from brigand.games.nottingham.rules import Nottingham, deal

WORLDS = 300
"""A face that lies in a place in so many imagined worlds lies there for certain."""
every_number = pytest.mark.parametrize("seats", SEATS)


def walk(seats: int, *, hoards: bool, steps: int = 400) -> Iterator[tuple[Nottingham, int]]:
    """Moments of a random match; hoarders seldom exchange, so that piles run out and emergencies come."""
    state = deal(seats, Rng(seats))
    rng = Rng(17 + seats)
    for number in range(steps):
        if state.is_over:
            return
        yield state, number
        seat = rng.pick(state.to_act())
        actions = state.legal(seat)
        keeps = hoards and state.phase.name == "exchange" and rng.below(12) > 0
        state.apply(seat, actions[0] if keeps else rng.pick(actions))


def observers(state: Nottingham) -> list[int]:
    return [*range(state.seats), NOBODY]


def check_hands(state: Nottingham, knower: Nottingham, seat: int) -> None:
    """Hands hold what the seat is certain of, and of the cards at risk no more are missing than left unseen."""
    knowledge = knower.knowledge
    observer = knowledge.observer(seat)
    for other in range(state.seats):
        if other == seat:
            continue
        ledger, hand = knowledge.ledger(observer, other), state.hands[other]
        assert sum(ledger.known) + ledger.mystery - ledger.gone == state.sizes[other] == sum(hand)
        assert 0 <= ledger.fresh_least <= ledger.fresh_most <= ledger.mystery
        assert all(claim <= held for claim, held in zip(knowledge.certain(observer, other), hand, strict=True))
        kept = sum(min(known, held) for known, held in zip(ledger.known, hand, strict=True))
        assert kept >= sum(ledger.known) - ledger.gone


def check_piles(state: Nottingham, knower: Nottingham, seat: int) -> None:
    """The pile holds nothing that was seen to leave it; ambush cards lie where they are thought possible."""
    assert all(lying <= most for lying, most in zip(pile_cards(state), pile_candidates(knower, seat), strict=True))
    lore = knower.knowledge.lores[knower.knowledge.observer(seat)]
    assert all(face in lore.possible[place] for place, face in enumerate(state.faces))


@every_number
@pytest.mark.parametrize("hoards", [False, True])
def test_nobody_claims_what_may_not_be_so(seats: int, hoards: bool) -> None:
    for state, _ in walk(seats, hoards=hoards):
        for seat in observers(state):
            check_hands(state, state, seat)
            check_piles(state, state, seat)


@every_number
@pytest.mark.parametrize("hoards", [False, True])
def test_imagined_worlds_keep_to_what_is_known(seats: int, hoards: bool) -> None:
    for state, number in walk(seats, hoards=hoards):
        if number % 9:
            continue
        for seat in observers(state):
            world = state.imagine(seat, Rng(number))
            check_hands(world, state, seat)
            check_piles(world, state, seat)
            if seat != NOBODY:
                assert world.hands[seat] == state.hands[seat]
            for owner, places in enumerate(world.laid):
                assert world.own_card(owner) not in [world.faces[place] for place in places]


def test_imagined_worlds_differ() -> None:
    state = deal(4, Rng(1))
    worlds = {str(state.imagine(0, Rng(chance)).hands[1:]) for chance in range(10)}
    assert len(worlds) > 5


def test_what_others_secretly_know_is_no_part_of_an_imagined_world() -> None:
    """In a world that Cat imagines, Ann does not remember the hand she alone has seen in the true one."""
    for state, _ in walk(4, hoards=False, steps=300):
        knowledge = state.imagine(2, Rng(1)).knowledge
        for observer in (0, 1, 3):
            for other in range(4):
                assert knowledge.ledger(observer, other) is state.knowledge.ledger(state.seats, other)


def test_the_aid_names_exactly_the_ambushes_that_no_imagined_world_has_otherwise() -> None:
    told = {True: 0, False: 0}
    for seats in SEATS:
        for state, number in walk(seats, hoards=False):
            if number % 20 or not any(state.laid):
                continue
            for seat in observers(state):
                for place, face in enumerate(state.knowledge.lores[state.knowledge.observer(seat)].certain()):
                    worlds = (state.imagine(seat, Rng(chance)).faces[place] for chance in range(WORLDS))
                    first = next(worlds)
                    if face >= 0:
                        assert first == next(worlds) == next(worlds) == face == state.faces[place]
                    else:
                        assert face == -1
                        assert any(other != first for other in worlds), f"decision {number}, seat {seat}, place {place}"
                    told[face >= 0] += 1
    assert min(told.values()) > 200, told


@pytest.mark.parametrize("hoards", [False, True])
def test_the_aid_claims_nothing_of_a_hand_that_some_imagined_world_has_otherwise(hoards: bool) -> None:
    counted = 0
    for seats in SEATS:
        for state, number in walk(seats, hoards=hoards):
            if number % 20:
                continue
            for seat in observers(state):
                observer = state.knowledge.observer(seat)
                claims = held_for_certain(state, observer, seat)
                assert seat == NOBODY or claims[seat] == [0] * 7, "of the own hand nothing is claimed"
                for world in [state, *(state.imagine(seat, Rng(chance)) for chance in range(4))]:
                    assert held_for_certain(world, observer, seat) == claims, "whichever world it is counted in"
                    for other in set(range(seats)) - {seat}:
                        assert all(held >= claim for held, claim in zip(world.hands[other], claims[other], strict=True))
                for other in set(range(seats)) - {seat}:
                    counted += claims[other] != state.knowledge.certain(observer, other)
    assert counted > 10, "what follows by counting alone"
