"""Nuremberg: which offers, calls and answers are listed: the sensible ones. Any other is judged when it is said."""

from typing import Final

from brigand.core.action import Action
from brigand.games.nuremberg.actions import ACCEPT, DECLINE
from brigand.games.nuremberg.actions_offers import CALL_FOR, CALL_WITH, COUNTER, PAIRS, SIMPLE, Call, Offer
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.pieces import (
    GOLD,
    GOODS,
    KINDS,
    SETTLEMENT_COST,
    STATION_COST,
    WORKSHOP_COST,
    Bundle,
)
from brigand.games.nuremberg.rules_trade import may_have

PAIR_COSTS: Final = [SETTLEMENT_COST, WORKSHOP_COST, STATION_COST, *[good.recipe for good in GOODS]]
"""What is worth asking two kinds for at once."""


def add_offers(board: Board, seat: int, actions: list[Action]) -> None:
    """One thing for another up to 3:1 and 2:2, two kinds that complete something, calls; nothing declined."""
    hand = board.hands[seat]
    room = wanted_at_most(board, seat)
    start = len(actions)
    for give in range(GOLD + 1):
        held = hand[give]
        if held == 0:
            continue
        for want in range(GOLD + 1):
            if room[want] == 0 or want == give:
                continue
            offers = SIMPLE[give][want]
            actions.append(offers[0])
            if room[want] > 1:
                actions.append(offers[1])
            if held > 1:
                actions.append(offers[2])
                if room[want] > 1:
                    actions.append(offers[3])
                if held > 2:
                    actions.append(offers[4])
    for thing in range(GOLD + 1):
        if room[thing]:
            actions.append(CALL_FOR[thing])
    for thing in range(GOLD + 1):
        if hand[thing]:
            actions.append(CALL_WITH[thing])
    if board.declined:
        drop_declined(board, actions, start)
    add_pairs(board, seat, room, actions)


def wanted_at_most(board: Board, seat: int) -> list[int]:
    """How many of each thing some opponent may have, by open facts and the seat's own hand."""
    gold, cards = 0, 0
    for other in range(board.seats):
        if other != seat:
            gold = max(gold, board.hands[other][GOLD])
            cards = max(cards, board.size(other))
    room = [min(cards, board.outside(kind) - board.hands[seat][kind]) for kind in range(KINDS)]
    room.append(gold)
    return room


def drop_declined(board: Board, actions: list[Action], start: int) -> None:
    """Take out, from place `start` on, what somebody has declined this turn."""
    blocked = [False] * (actions[-1].number + 1)  # calls come last and have the highest numbers
    for old in board.declined:
        if old.outright and 0 <= old.terms.number < len(blocked):
            blocked[old.terms.number] = True
    kept = [action for action in actions[start:] if not blocked[action.number]]
    del actions[start:]
    actions.extend(kept)


def add_pairs(board: Board, seat: int, room: list[int], actions: list[Action]) -> None:
    """Offers for the two different kinds that a building or a good still lacks."""
    if not has_two_cards(board, seat):
        return
    done: list[list[Offer]] = []
    for cost in PAIR_COSTS:
        pair = lacking_pair(board.hands[seat], cost, room)
        if pair is not None and not is_among(pair, done):
            done.append(pair)
            for offer in pair:
                if board.can_pay(seat, offer.give) and not is_declined(board, offer):
                    actions.append(offer)


def has_two_cards(board: Board, seat: int) -> bool:
    """Whether some opponent has two cards or more."""
    return any(other != seat and board.size(other) > 1 for other in range(board.seats))


def lacking_pair(hand: Bundle, cost: Bundle, room: list[int]) -> list[Offer] | None:
    """The offers for what a price lacks, if that is one card each of two kinds and others may have them."""
    first, second = -1, -1
    for kind in range(KINDS):
        lacking = cost[kind] - hand[kind]
        if lacking > 0:
            if lacking > 1 or second >= 0 or room[kind] == 0:
                return None
            if first < 0:
                first = kind
            else:
                second = kind
    return PAIRS[first][second] if second >= 0 else None


def is_among(pair: list[Offer], pairs: list[list[Offer]]) -> bool:
    """Whether a list is one of some lists."""
    return any(other is pair for other in pairs)


def is_declined(board: Board, offer: Offer) -> bool:
    """Whether somebody has declined a listed offer this turn."""
    return any(old.outright and old.terms is offer for old in board.declined)


def add_answers(board: Board, seat: int, proposal: Action, actions: list[Action]) -> None:
    """Accept what can be paid, decline, or ask for a little more."""
    if isinstance(proposal, Call):
        actions.append(DECLINE)
        answer_call(board, seat, proposal, actions)
    else:
        assert isinstance(proposal, Offer)
        if board.can_pay(seat, proposal.want):
            actions.append(ACCEPT)
        actions.append(DECLINE)
        give, want = only_thing(proposal.want), only_thing(proposal.give)
        if give < 0 or want < 0:
            return
        given, wanted = proposal.want[give], proposal.give[want]
        add_counter(board, seat, actions, give, given, want, wanted + 1)
        add_counter(board, seat, actions, give, given - 1, want, wanted)


def answer_call(board: Board, seat: int, call: Call, actions: list[Action]) -> None:
    """Offers of one thing for one or two of the other, or two for one."""
    give, want = only_thing(call.want), only_thing(call.give)
    if give >= 0:
        for thing in range(GOLD + 1):
            add_counter(board, seat, actions, give, 1, thing, 1)
            add_counter(board, seat, actions, give, 1, thing, 2)
    elif want >= 0:
        for thing in range(GOLD + 1):
            add_counter(board, seat, actions, thing, 1, want, 1)
            add_counter(board, seat, actions, thing, 2, want, 1)


def add_counter(board: Board, seat: int, actions: list[Action], give: int, given: int, want: int, wanted: int) -> None:
    """A counter-offer of one thing for another, if the seat has it and the player on turn may have the other."""
    if give == want or not 0 < given < 4 or wanted > 4 or board.hands[seat][give] < given:
        return
    counter = COUNTER[give][want][given - 1][wanted - 1]
    if may_have(board, seat, board.turn, counter.want):
        actions.append(counter)


def only_thing(things: Bundle) -> int:
    """The one thing a bundle consists of; -1 if there are several or none."""
    found = -1
    for thing in range(GOLD + 1):
        if things[thing]:
            if found >= 0:
                return -1
            found = thing
    return found
