"""Who follows the instinct exchanges in time: nobody hoards until the piles are empty."""

import brigand
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.games.nottingham.events import Emergency

GAME = brigand.game("nottingham")
SEATS = 4
MATCHES = 5


def follow_the_instinct(state: State) -> None:
    """What the greedy bot does, without chance."""
    seat = state.to_act()[0]
    actions = state.legal(seat)
    weights = GAME.instinct.weigh(state, seat, actions)
    state.apply(seat, actions[weights.index(max(weights))])


def test_bots_exchange_before_an_emergency() -> None:
    for seed in range(MATCHES):
        journal = Journal()
        state = GAME.start(SEATS, GAME.settled(SEATS, {}), Rng(seed), journal)
        while not state.is_over:
            follow_the_instinct(state)
        assert not any(isinstance(event, Emergency) for event in journal.events), f"seed {seed}"
