"""Nottingham: exchanging cards for points, in sets or for a task."""

from brigand.core.action import Action
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import COMPLETE, EXCHANGE, FIVE, NEEDED_PAIRS, PAIR, PASS, Complete
from brigand.games.nottingham.board import FINISHERS, Board
from brigand.games.nottingham.phases import Striking
from brigand.games.nottingham.pieces import (
    FIVE_ALIKE,
    KINDS,
    SEVEN_DIFFERENT,
    SMALLEST_SET,
    TASKS,
    Kind,
    Task,
    names_of,
)
from brigand.games.nottingham.rules_end import finish
from brigand.games.nottingham.rules_turn import end_turn, step


def add_exchanges(board: Board, seat: int, actions: list[Action]) -> None:
    """Nothing, any set, any task still open to the seat."""
    actions.append(PASS)
    kinds = pairs = most = 0
    for number, held in enumerate(board.hands[seat]):
        if held > 0:
            kinds += 1
        if held >= PAIR:
            pairs += 1
        if held > most:
            most = held
        for count in range(SMALLEST_SET, held + 1):
            actions.append(EXCHANGE[number][count - SMALLEST_SET])
    for task in TASKS:
        if board.is_open_to(seat, task) and is_within_reach(task, kinds, pairs, most):
            add_ways(board, seat, task, actions)


def is_within_reach(task: Task, kinds: int, pairs: int, most: int) -> bool:
    """Whether a hand of so many kinds, pairs and most of one kind can complete a task."""
    if task is SEVEN_DIFFERENT:
        return kinds == len(KINDS)
    if task is FIVE_ALIKE:
        return most >= FIVE
    return pairs >= NEEDED_PAIRS[task.number]


def add_ways(board: Board, seat: int, task: Task, actions: list[Action]) -> None:
    """Every choice of cards that completes a task."""
    hand = board.hands[seat]
    for way in COMPLETE[task.number]:
        if holds(hand, way.counts):
            actions.append(way)


def holds(hand: list[int], counts: list[int]) -> bool:
    """Whether a hand holds these cards."""
    return all(held >= count for held, count in zip(hand, counts))


def decline(board: Board) -> None:
    """No exchange."""
    if board.journal is not None:
        board.tell(events.Declined(board.turn))
    end_turn(board)


# sets


def lay_out(board: Board, kind: Kind, count: int) -> None:
    """A set lies open; opponents with an ambush are asked from the left."""
    board.lose_openly(board.turn, kind, count)
    if board.journal is not None:
        board.tell(events.LaidOut(board.turn, kind.name, count))
    ask_next(board, board.turn, kind, count)


def ask_next(board: Board, after: int, kind: Kind, count: int) -> None:
    """The next opponent with an ambush, up to the exchanger; then the set goes through."""
    seat = (after + 1) % board.seats
    while seat != board.turn:
        if board.laid[seat]:
            board.phase = Striking(kind, count)
            board.asked = seat
            return
        seat = (seat + 1) % board.seats
    exchange(board, kind, count)


def exchange(board: Board, kind: Kind, count: int) -> None:
    """One card to the win pile, the others to the discards."""
    board.won[board.turn][kind.number] += 1
    board.discard(kind, count - 1)
    if board.journal is not None:
        board.tell(events.Exchanged(board.turn, kind.name, count, kind.value))
    step(board)


# tasks


def complete(board: Board, action: Complete) -> None:
    """A task: all its cards are discarded; the first finisher turns his card when there is a second."""
    for kind in KINDS:
        if action.counts[kind.number] > 0:
            board.lose_openly(board.turn, kind, action.counts[kind.number])
            board.discard(kind, action.counts[kind.number])
    before = board.finishers[action.task.number]
    board.finishers[action.task.number] = [*before, board.turn]
    if board.journal is not None:
        value = board.worth_of(action.task, len(before) + 1)
        board.tell(events.Completed(board.turn, action.task.name, names_of(action.counts), value))
        for first in before:
            board.tell(events.Turned(first, action.task.name, value))
    taken = 0
    for finishers in board.finishers:
        taken += len(finishers)
    if taken == FINISHERS * len(TASKS):
        finish(board, "tasks")
    else:
        step(board)
