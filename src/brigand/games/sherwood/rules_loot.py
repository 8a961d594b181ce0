"""Sherwood: the loot. Drawing, keeping and giving up tokens, all written down in the ledger that knowledge rests on."""

from brigand.games.sherwood import events
from brigand.games.sherwood.pieces import VILLAGE_COIN, Token
from brigand.games.sherwood.rules_table import DISCARDED, KEPT, RETURNED, Draft, Table


def sort_in(tokens: list[Token], token: Token) -> None:
    """Put a token in its sorted place, so that a heap tells nothing about when its tokens came."""
    i = len(tokens)
    while i > 0 and tokens[i - 1].number > token.number:
        i -= 1
    tokens.insert(i, token)


def draw(table: Table) -> Token:
    """The next token of the supply; when it is out the discards are shuffled in."""
    if table.drawn == len(table.supply):
        shuffle_back(table)
    token = table.supply[table.drawn]
    table.drawn += 1
    return token


def shuffle_back(table: Table) -> None:
    """Discarded loot becomes the supply. Drafts it may have come from tell nobody anything certain any more."""
    places = [place for place, fate in enumerate(table.fates) if fate == DISCARDED]
    table.drafts = [draft for draft in table.drafts if not is_blurred(table, draft)]
    table.returned = [table.taken[place] for place in places]
    table.returners = [table.takers[place] for place in places]
    table.returned_at = len(table.taken)
    for place in places:
        table.fates[place] = RETURNED
    table.discarded = 0
    table.supply = table.returned[:]
    table.drawn = 0
    table.rng.shuffle(table.supply)
    if table.journal is not None:
        table.tell(events.ShuffledBack(len(table.supply)))


def is_blurred(table: Table, draft: Draft) -> bool:
    """Whether somebody who picked in it gave up a token that round."""
    start = table.round_starts[draft.round - 1]
    end = table.round_starts[draft.round] if draft.round < len(table.round_starts) else len(table.taken)
    owners = table.takers[draft.start : draft.end]
    return any(table.fates[place] != KEPT and table.takers[place] in owners for place in range(start, end))


def gain(table: Table, gang: int, token: Token) -> None:
    """A loot token becomes a gang's: it lies before its owner, Scarlet's goes into his chest."""
    table.taken.append(token)
    table.takers.append(gang)
    table.fates.append(KEPT)
    if gang < table.seats:
        sort_in(table.fronts[gang], token)


def gain_coin(table: Table, gang: int) -> None:
    """A village coin; they never run out."""
    table.fronts[gang].append(VILLAGE_COIN)


def draw_for(table: Table, gang: int, why: str) -> None:
    """A gang draws a token for itself."""
    token = draw(table)
    gain(table, gang, token)
    if table.journal is not None:
        table.tell(events.Drew(gang, token.name, why, gang < table.seats, table.open_loot))


def give_up(table: Table, gang: int, token: Token) -> None:
    """A token of this round goes to the discards, a village coin back to its reserve."""
    table.fronts[gang].remove(token)
    if token is VILLAGE_COIN:
        return
    place = table.round_start()
    while not (table.takers[place] == gang and table.taken[place] is token and table.fates[place] == KEPT):
        place += 1
    table.fates[place] = DISCARDED
    table.discarded += 1
