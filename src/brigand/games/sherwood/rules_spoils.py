"""Sherwood, loot: the draft from the right, the Royal wagon, and the draws of two players."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood.actions import KEEP
from brigand.games.sherwood.pieces import NO_GANG, ROYAL, ROYAL_TOKENS, Token
from brigand.games.sherwood.rules_loot import draw, draw_for, gain, sort_in
from brigand.games.sherwood.rules_table import CHOOSING, Draft, Drafting, Table


def entitled(table: Table, stretch: int) -> list[int]:
    """Who is due a token for each die left, from the right; for a shared space who moved in."""
    owners: list[int] = []
    last_space = -1
    for i in range(len(table.dice[stretch]) - 1, -1, -1):
        one = table.dice[stretch][i]
        if one.space != last_space:
            last_space = one.space
            mover = table.rows[stretch][one.space].mover
            owners.append(one.gang if mover == NO_GANG else mover)
    return owners


def share_loot(table: Table, stretch: int) -> None:
    """Royal wagon: two a head. Two players: one a die. Otherwise the draft."""
    owners = entitled(table, stretch)
    if table.wagon(stretch).kind == ROYAL:
        heads: list[int] = []
        for owner in owners:
            if owner not in heads:
                heads.append(owner)
        for head in heads:
            for _ in range(ROYAL_TOKENS):
                take_one(table, head, "royal")
    elif table.scarlet() != NO_GANG:
        for owner in owners:
            take_one(table, owner, "two")
    else:
        begin_draft(table, stretch, owners)


def take_one(table: Table, gang: int, why: str) -> None:
    """A token for oneself, if there is one."""
    if table.tokens_to_draw() > 0:
        draw_for(table, gang, why)
    elif table.journal is not None:
        table.tell(events.NoLootLeft(gang))


def begin_draft(table: Table, stretch: int, owners: list[int]) -> None:
    """The right end draws a token for every die left, as far as they reach."""
    count = min(len(owners), table.tokens_to_draw())
    held: list[Token] = []
    for _ in range(count):
        sort_in(held, draw(table))
    if table.journal is not None:
        if count > 0:
            names = [token.name for token in held]
            table.tell(events.LootDrawn(owners[0], stretch + 1, count, names))
        for owner in owners[count:]:
            table.tell(events.NoLootLeft(owner))
    table.phase = Drafting(owners[:count], held, len(table.taken))


def next_pick(table: Table, draft: Drafting) -> None:
    """The next owner chooses, unless all that is left is one player's."""
    if draft.owners and draft.owners.count(draft.owners[0]) < len(draft.owners):
        table.turn = draft.owners[0]
        return
    for owner in draft.owners:
        token = draft.held[0]
        draft = Drafting(draft.owners[1:], draft.held[1:], draft.start)
        keep_token(table, owner, token)
    if len(table.taken) > draft.start:
        table.drafts.append(Draft(table.round, draft.start, len(table.taken)))
    table.phase = CHOOSING


def legal_picks(draft: Drafting, actions: list[Action]) -> None:
    """One of the tokens held; equal ones are one option."""
    last = -1
    for token in draft.held:
        if token.number != last:
            last = token.number
            actions.append(KEEP[last])


def keep(table: Table, seat: int, draft: Drafting, token: Token) -> None:
    """The token stays, the rest goes on to the left."""
    held = draft.held[:]
    held.remove(token)
    keep_token(table, seat, token)
    table.phase = Drafting(draft.owners[1:], held, draft.start)
    table.turn = NOBODY
    taker = draft.owners[1]
    if table.journal is not None and taker != seat:
        table.tell(events.Passed(seat, taker, len(held), [left.name for left in held]))


def keep_token(table: Table, seat: int, token: Token) -> None:
    """A token from the draft lies before its owner."""
    gain(table, seat, token)
    if table.journal is not None:
        table.tell(events.Kept(seat, token.name, table.open_loot))
