"""How often bots ask a player to trade, and what comes of it: `python -m tests.games.nuremberg.offers [MATCHES] [BOT]`.

Seat 0 is the player, played by greedy, among three bots (medium, unless named). Printed as rows of docs/bots.md.
"""

import sys
from typing import Final, final

from brigand import game
from brigand.bots.registry import bot
from brigand.coach.play import moves
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.games.nuremberg.actions import EndTurn
from brigand.games.nuremberg.actions_offers import Call, Offer
from brigand.games.nuremberg.phases import Answering, Choosing
from brigand.games.nuremberg.pieces import Bundle
from brigand.games.nuremberg.rules import Nuremberg

PLAYER: Final = 0
SEATS: Final = 4
MATCHES: Final = 20


def overlaps(one: Bundle, other: Bundle) -> bool:
    """Whether there is a thing that both have some of."""
    return any(mine and theirs for mine, theirs in zip(one, other))


@final
class Tally:
    """What was counted in some matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.turns = 0
        """Turns of bots."""
        self.asked = 0
        """Offers and calls of bots that the player was asked about."""
        self.unpayable = 0
        """Those of them that the player could not pay."""
        self.hopeless = 0
        """Offers of bots that nobody they were made to could pay."""
        self.back = 0
        """Offers of bots that turn an earlier one of the same turn round."""
        self.again = 0
        """Offers of bots that the player was asked about before in the same turn."""
        self.trades = 0
        """Closed trades between any two players."""

    def row(self) -> str:
        """By turn of a bot and by match."""
        a_turn = [count / self.turns for count in (self.asked, self.asked - self.unpayable)]
        a_match = [
            count / self.matches for count in (self.unpayable, self.hopeless, self.back, self.again, self.trades)
        ]
        return " | ".join(
            [str(self.matches), *(f"{part:.2f}" for part in a_turn), *(f"{part:.1f}" for part in a_match)]
        )


@final
class Watcher:
    """Looks at every step of a match."""

    def __init__(self, tally: Tally, state: Nuremberg) -> None:
        self.tally = tally
        self.state = state
        self.deals = 0
        self.made: list[Offer | Call] = []
        self.heard: list[Offer | Call] = []

    def saw(self, seat: int, action: Action) -> None:
        """Count a step that was just made."""
        tally, state = self.tally, self.state
        if isinstance(action, EndTurn):
            tally.turns += seat != PLAYER
            self.made = []
            self.heard = []
        elif isinstance(action, Offer | Call):
            phase = state.phase
            assert isinstance(phase, Answering)
            self.deals = state.deals_made
            if seat != PLAYER:
                self.proposed(phase, action)
            self.made.append(action)

    def proposed(self, phase: Answering, action: Offer | Call) -> None:
        """A bot has made an offer."""
        tally, state = self.tally, self.state
        asked = [seat for seat in range(SEATS) if phase.asked[seat]]
        able = [seat for seat in asked if state.can_pay(seat, action.want)]
        tally.asked += PLAYER in asked
        tally.unpayable += PLAYER in asked and PLAYER not in able
        tally.hopeless += not able
        if PLAYER in asked:
            tally.again += any(old.give == action.give and old.want == action.want for old in self.heard)
            self.heard.append(action)
        tally.back += any(overlaps(old.give, action.want) and overlaps(old.want, action.give) for old in self.made)

    def traded(self, before: object) -> None:
        """A trade was closed by the last answer or by a choice."""
        closing = isinstance(before, Answering | Choosing)
        if closing and self.state.deals_made > self.deals:
            self.tally.trades += 1
            self.deals = self.state.deals_made


def watch(tally: Tally, name: str, seed: int) -> None:
    """Count one match."""
    nuremberg = game("nuremberg")
    state = nuremberg.start(SEATS, {}, Rng(seed))
    assert isinstance(state, Nuremberg)
    bots = [bot("greedy" if seat == PLAYER else name, nuremberg) for seat in range(SEATS)]
    watcher = Watcher(tally, state)
    before: object = state.phase
    for seat, action in moves(state, bots, seed):
        watcher.saw(seat, action)
        watcher.traded(before)
        before = state.phase
    tally.matches += 1


def main() -> None:
    """Say after every match what was counted so far: a long count may be stopped at any time."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    name = sys.argv[2] if len(sys.argv) > 2 else "medium"
    tally = Tally()
    print(f"{name}: matches | asked, payable a bot's turn | unpayable, hopeless, there and back, again, trades a match")
    for seed in range(1, matches + 1):
        watch(tally, name, seed)
        print(tally.row(), flush=True)


if __name__ == "__main__":
    main()
