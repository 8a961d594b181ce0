"""Nottingham, what is certain and what is imagined, beside all worlds that can be, counted one by one."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nottingham.actions import PASS, Attack
from brigand.games.nottingham.events import Reshuffled
from brigand.games.nottingham.knowledge_certain import held_for_certain
from tests.games.nottingham.table import Table, nottingham
from tests.games.nottingham.worlds import Worlds, true_world

VIEWERS = [0, 1, 2, NOBODY]
STEPS = 40
MOST = 5000
"""More worlds are not counted."""


def small_table(chance: Random) -> Table:
    """Three players, few cards of few kinds: much can be told by counting."""
    kinds = ["silver", "pearls", *chance.sample(["copper", "gold", "gems", "necklace", "chest"], chance.randint(1, 4))]

    def some(least: int, most: int) -> str:
        return ", ".join(chance.choices(kinds, k=chance.randint(least, most))) or "-"

    return nottingham(f"""
        sheriff:  {chance.randint(0, 12)}
        Ann:      {some(1, 4)}
        Bob:      {some(1, 4)}
        Cat:      {some(1, 4)}
        pile:     {some(4, 8)}
        discards: {some(0, 5)}
    """)


def matches(seed: int) -> Iterator[tuple[Table, dict[int, Worlds]]]:
    """A table after every decision, and what each viewer can hold possible then. Much is stolen, little exchanged."""
    chance = Random(seed)
    table = small_table(chance)
    state = table.state
    state.rng = Rng(seed)
    worlds = {viewer: Worlds(state, viewer) for viewer in VIEWERS}
    for _ in range(STEPS):
        if state.is_over or max(len(seen.all) for seen in worlds.values()) > MOST:
            return
        seat = chance.choice(state.to_act())
        actions = state.legal(seat)
        attacks = [action for action in actions if isinstance(action, Attack)]
        action = PASS if PASS in actions and chance.random() < 0.6 else chance.choice(actions)
        if attacks and chance.random() < 0.8:
            action = chance.choice(attacks)
        since = len(table.journal.events)
        state.apply(seat, action)
        for viewer, seen in worlds.items():
            for event in table.journal.seen_by(viewer, since):
                seen.see(event)
        yield table, worlds


def is_followed(table: Table, viewer: int) -> bool:
    """Whether all who took a card unseen have neither lost nor shown one since, and no discards were shuffled."""
    knowledge = table.state.knowledge
    pages = [knowledge.ledger(knowledge.observer(viewer), seat) for seat in range(table.state.seats)]
    return not table.events(Reshuffled) and all(pages[d.taker].stamp is d.stamp for page in pages for d in page.debts)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_claimed_that_is_not_so_in_every_world_that_can_be(seed: int) -> None:
    for table, worlds in matches(seed):
        knowledge = table.state.knowledge
        for viewer, seen in worlds.items():
            assert true_world(table.state) in seen.all
            claims = held_for_certain(table.state, knowledge.observer(viewer), viewer)
            for other in {0, 1, 2} - {viewer}:
                assert all(claim <= sure for claim, sure in zip(claims[other], seen.certain(other), strict=True))


@pytest.mark.parametrize("seed", range(100, 130))
def test_every_world_imagined_is_one_that_can_be(seed: int) -> None:
    """A card that was seen in a hand and is not there any more is with whoever took it."""
    for number, (table, worlds) in enumerate(matches(seed)):
        for viewer, seen in worlds.items():
            if is_followed(table, viewer):
                for chance in range(6):
                    assert true_world(table.state.imagine(viewer, Rng(100 * number + chance))) in seen.all


def test_the_small_tables_are_worth_counting() -> None:
    """There are thefts among them, of cards that were known."""
    met: Counter[str] = Counter()
    for seed in range(100, 130):
        for table, worlds in matches(seed):
            for viewer, seen in worlds.items():
                knowledge = table.state.knowledge
                at_risk = any(any(knowledge.ledger(knowledge.observer(viewer), seat).risk) for seat in range(3))
                met["at risk"] += at_risk and is_followed(table, viewer)
                met["several worlds"] += len(seen.all) > 1
    assert met["at risk"] > 60
    assert met["several worlds"] > 1000
