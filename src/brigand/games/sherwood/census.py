"""Sherwood: every piece by name, wherever it is."""

from brigand.games.sherwood.pieces import BANDITS, DICE, NO_GANG, ROUNDS, VILLAGE_COIN, VILLAGE_COINS
from brigand.games.sherwood.rules_table import DISCARDED, KEPT, Drafting, Table


def census(table: Table) -> list[str]:
    """The same list, in any order, from the deal to the end."""
    return cards(table) + loot(table) + figures(table)


def cards(table: Table) -> list[str]:
    """Wagons and Merry Men."""
    wagons = table.wagons[table.dealt :] + table.dropped + table.scrapped
    wagons += [wagon for wagon in table.road if wagon is not None]
    effects = table.cards + table.box + [effect for deck in table.decks for effect in deck]
    return [wagon.id() for wagon in wagons] + [effect.id for effect in effects]


def loot(table: Table) -> list[str]:
    """Loot in the supply, on its way, before its owners, in chests and on the discards; village coins."""
    tokens = table.supply[table.drawn :]
    for place, fate in enumerate(table.fates):
        if fate in (KEPT, DISCARDED):
            tokens.append(table.taken[place])
    if isinstance(table.phase, Drafting):
        tokens += table.phase.held
    coins = sum(front.count(VILLAGE_COIN) for front in table.fronts) + sum(table.saved_coins)
    reserve = max(VILLAGE_COINS, ROUNDS * len(table.village)) - coins
    before = sorted(token.name for front in table.fronts for token in front if token is not VILLAGE_COIN)
    start = table.round_start()
    own = [place for place in range(start, len(table.taken)) if table.takers[place] < table.seats]
    assert before == sorted(table.taken[place].name for place in own if table.fates[place] == KEPT)
    assert table.discarded == table.fates.count(DISCARDED)
    return [token.name for token in tokens] + ["village coin"] * (reserve + coins) + ["short of coins"] * (reserve < 0)


def figures(table: Table) -> list[str]:
    """Bandits and dice by gang; those nowhere on the board are at home."""
    bandits = table.village[:]
    for row in table.rows:
        for hideout in row:
            bandits += [hideout.gang, hideout.mover]
    dice = [die.gang for row in table.dice for die in row]
    pieces: list[str] = []
    for gang in range(table.gangs):
        out, rolled = bandits.count(gang), dice.count(gang) + len(table.bridge[gang])
        pieces += [f"bandit {gang}"] * (out + max(0, BANDITS - out)) + [f"die {gang}"] * (
            rolled + max(0, DICE - rolled)
        )
        if gang != NO_GANG and table.phase.name.startswith("place") and out + table.bandits[gang] != BANDITS:
            pieces.append(f"lost bandit of {gang}")
    return pieces
