"""Sherwood: how the match ends: chests are opened, and dice break the last tie."""

from typing import Final

from brigand.core.rng import Rng
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_end import ChestOpened, Ended, MajorityWon, Scored, TieRolled
from brigand.games.sherwood.phases import OVER
from brigand.games.sherwood.pieces import BRACELET, DICE, KINDS, NECKLACE, NO_GANG, RING
from brigand.games.sherwood.score import best_split, hoard, majorities

COUNTED: Final = "counted"
DICE_DECIDED: Final = "dice"
TOKENS_DECIDED: Final = "tokens"
SCARLET_WON: Final = "scarlet"


def finish(board: Board) -> None:
    """Open the chests, count, and roll if the best are still tied."""
    board.phase = OVER
    board.is_over = True
    hoards = [hoard(board, gang) for gang in range(board.gangs)]
    won = majorities(hoards)
    for gang, tokens in enumerate(hoards):
        combinations = best_split(tokens).points
        board.totals.append(board.points[gang] + sum(won[gang]) + combinations)
        if board.journal is not None:
            board.tell(ChestOpened(gang, [token.name for token in tokens]))
            for kind in (RING, BRACELET, NECKLACE):
                if won[gang][kind] > 0:
                    board.tell(MajorityWon(gang, KINDS[kind], won[gang][kind]))
            majority = sum(won[gang])
            board.tell(Scored(gang, board.points[gang], majority, combinations, board.totals[gang]))
    decide(board, [len(tokens) for tokens in hoards])


def decide(board: Board, tokens: list[int]) -> None:
    """Most points among the players, then fewest tokens, then dice; but Scarlet wins if he has more than all."""
    board.rolls = [0] * board.gangs
    best = max(board.totals[: board.seats])
    scarlet = board.scarlet()
    if scarlet != NO_GANG and board.totals[scarlet] > best:
        board.winner = scarlet
        board.reason = SCARLET_WON
    else:
        break_tie(board, [seat for seat in range(board.seats) if board.totals[seat] == best], tokens)
    if board.journal is not None:
        board.tell(Ended(board.winner, board.reason))


def break_tie(board: Board, tied: list[int], tokens: list[int]) -> None:
    """Fewest tokens, then the highest roll, repeated while tied."""
    board.reason = COUNTED
    if len(tied) > 1:
        board.reason = TOKENS_DECIDED
        fewest = min([tokens[seat] for seat in tied])
        tied = [seat for seat in tied if tokens[seat] == fewest]
    while len(tied) > 1:
        board.reason = DICE_DECIDED
        sums = roll_off(board.rng, len(tied))
        for seat, total in zip(tied, sums):
            board.rolls[seat] = total
            if board.journal is not None:
                board.tell(TieRolled(seat, total))
        tied = [seat for seat, total in zip(tied, sums) if total == max(sums)]
    board.winner = tied[0]


def roll_off(rng: Rng, players: int) -> list[int]:
    """Everybody rolls the own four dice."""
    return [sum([rng.roll() for _ in range(DICE)]) for _ in range(players)]
