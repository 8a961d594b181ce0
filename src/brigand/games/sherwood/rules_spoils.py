"""Sherwood, loot: the draft from the right, the Royal wagon, and the draws of two players."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import KEEP
from brigand.games.sherwood.board import Board, Draft
from brigand.games.sherwood.events_loot import Kept, LootDrawn, NoLootLeft, Passed
from brigand.games.sherwood.phases import CHOOSING, Drafting
from brigand.games.sherwood.pieces import NO_GANG, ROYAL, ROYAL_TOKENS, Token
from brigand.games.sherwood.rules_loot import draw, draw_for, gain, sort_in


def entitled(board: Board, stretch: int) -> list[int]:
    """Who is due a token for each die left, from the right; for a shared space who moved in."""
    owners: list[int] = []
    last_space = -1
    for i in range(len(board.dice[stretch]) - 1, -1, -1):
        one = board.dice[stretch][i]
        if one.space != last_space:
            last_space = one.space
            mover = board.rows[stretch][one.space].mover
            owners.append(one.gang if mover == NO_GANG else mover)
    return owners


def share_loot(board: Board, stretch: int) -> None:
    """Royal wagon: two a head. Two players: one a die. Otherwise the draft."""
    owners = entitled(board, stretch)
    if board.wagon(stretch).kind == ROYAL:
        heads: list[int] = []
        for owner in owners:
            if owner not in heads:
                heads.append(owner)
        for head in heads:
            for _ in range(ROYAL_TOKENS):
                take_one(board, head, "royal")
    elif board.scarlet() != NO_GANG:
        for owner in owners:
            take_one(board, owner, "two")
    else:
        begin_draft(board, stretch, owners)


def take_one(board: Board, gang: int, why: str) -> None:
    """A token for oneself, if there is one."""
    if board.tokens_to_draw() > 0:
        draw_for(board, gang, why)
    elif board.journal is not None:
        board.tell(NoLootLeft(gang))


def begin_draft(board: Board, stretch: int, owners: list[int]) -> None:
    """The right end draws a token for every die left, as far as they reach."""
    count = min(len(owners), board.tokens_to_draw())
    held: list[Token] = []
    for _ in range(count):
        sort_in(held, draw(board))
    if board.journal is not None:
        if count > 0:
            names = [token.name for token in held]
            board.tell(LootDrawn(owners[0], stretch + 1, count, names))
        for owner in owners[count:]:
            board.tell(NoLootLeft(owner))
    board.phase = Drafting(owners[:count], held, len(board.taken))


def next_pick(board: Board, draft: Drafting) -> None:
    """The next owner chooses, unless all that is left is one player's."""
    if draft.owners and draft.owners.count(draft.owners[0]) < len(draft.owners):
        board.turn = draft.owners[0]
        return
    for owner in draft.owners:
        token = draft.held[0]
        draft = Drafting(draft.owners[1:], draft.held[1:], draft.start)
        keep_token(board, owner, token)
    if len(board.taken) > draft.start:
        board.drafts.append(Draft(draft.start, len(board.taken)))
    board.phase = CHOOSING


def add_picks(draft: Drafting, actions: list[Action]) -> None:
    """One of the tokens held; equal ones are one option."""
    last = -1
    for token in draft.held:
        if token.number != last:
            last = token.number
            actions.append(KEEP[last])


def keep(board: Board, seat: int, draft: Drafting, token: Token) -> None:
    """The token stays, the rest goes on to the left."""
    held = draft.held[:]
    held.remove(token)
    keep_token(board, seat, token)
    board.phase = Drafting(draft.owners[1:], held, draft.start)
    board.turn = NOBODY
    taker = draft.owners[1]
    if board.journal is not None and taker != seat:
        board.tell(Passed(seat, taker, len(held), [left.name for left in held]))


def keep_token(board: Board, seat: int, token: Token) -> None:
    """A token from the draft lies before its owner."""
    gain(board, seat, token)
    if board.journal is not None:
        board.tell(Kept(seat, token.name, board.open_loot))
