"""Briscola: a match. Who is asked, what may be answered, and which chapter's rules carry it out."""

from typing import final

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome, ranked
from brigand.core.rng import Rng
from brigand.core.state import NO_SEAT, ONE_SEAT
from examples.briscola.actions import PLAY, Play
from examples.briscola.board import Board
from examples.briscola.imagine import deal_anew
from examples.briscola.rules_end import ALL_PLAYED
from examples.briscola.rules_setup import set_up
from examples.briscola.rules_trick import play
from examples.briscola.rules_turn import end_turn
from examples.briscola.score import scores


@final
class Briscola(Board):
    """A match of Briscola."""

    def to_act(self) -> list[int]:
        return NO_SEAT if self.is_over else ONE_SEAT[self.turn()]

    def legal(self, seat: int) -> list[Action]:
        if self.is_over or seat != self.turn():
            return []
        return [PLAY[card.number] for card in self.hands[seat]]

    def apply(self, seat: int, action: Action) -> None:
        assert isinstance(action, Play)
        play(self, seat, action.card)
        end_turn(self)

    def sides(self) -> list[int]:
        return self.side_of

    def scores(self) -> list[int]:
        return scores(self)

    def outcome(self) -> Outcome:
        return ranked(self.scores(), ALL_PLAYED)

    def copy(self) -> "Briscola":
        twin = Briscola(self.side_of, self.rng.copy())
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Briscola":
        world = self.copy()
        world.rng = rng.fork()
        deal_anew(world, seat, rng)
        return world


def deal(seats: int, pairs: bool, rng: Rng, journal: Journal | None) -> Briscola:
    """A match with the cards dealt; partners sit opposite each other."""
    side_of = [seat % 2 if pairs else seat for seat in range(seats)]
    state = Briscola(side_of, rng, journal)
    set_up(state)
    return state
