"""Loot: a match. Who is asked, what may be answered, and which chapter's rules carry it out."""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome, ranked
from brigand.core.rng import Rng
from brigand.core.state import NO_SEAT, ONE_SEAT
from brigand.games.loot.actions import DISCARD, DRAW, LAUNCH, Attack, Command, Defend, Discard, Draw, Launch
from brigand.games.loot.board import Board
from brigand.games.loot.imagine import deal_anew
from brigand.games.loot.pieces import Admiral, Captain, Card, Merchant, Pirate
from brigand.games.loot.rules_battle import add_attacks, add_commands, add_defences, attack, command, defend, launch
from brigand.games.loot.rules_draw import discard, draw
from brigand.games.loot.rules_setup import set_up
from brigand.games.loot.rules_turn import end_turn
from brigand.games.loot.score import scores


@final
@mypyc_attr(serializable=True)
class Loot(Board):
    """A match of Loot."""

    def to_act(self) -> list[int]:
        return NO_SEAT if self.is_over else ONE_SEAT[self.turn]

    def legal(self, seat: int) -> list[Action]:
        actions: list[Action] = []
        if seat != self.turn or self.is_over:
            return actions
        pile_empty = self.pile_size() == 0
        if not pile_empty:
            actions.append(DRAW)
        side = self.side_of[seat]
        last: Card | None = None
        for card in self.hands[seat]:
            if card is last:  # equal cards are one option
                continue
            last = card
            if isinstance(card, Pirate):
                add_attacks(self, side, card, actions)
            elif isinstance(card, Merchant):
                actions.append(LAUNCH[card.number][0])
                continue  # never discarded
            elif isinstance(card, Captain):
                add_commands(self, side, card, actions)
            elif isinstance(card, Admiral):
                add_defences(self, side, card, actions)
            if pile_empty:
                actions.append(DISCARD[card.number])
        return actions

    def apply(self, seat: int, action: Action) -> None:
        self.carry_out(seat, action)
        end_turn(self, seat)

    def carry_out(self, seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            draw(self, seat)
        elif isinstance(action, Launch):
            launch(self, seat, action.card)
        elif isinstance(action, Attack):
            attack(self, seat, action.card, action.berth)
        elif isinstance(action, Command):
            command(self, seat, action.card, action.berth)
        elif isinstance(action, Defend):
            defend(self, seat, action.card, action.berth)
        elif isinstance(action, Discard):
            discard(self, seat, action.card)

    def sides(self) -> list[int]:
        return self.side_of

    def scores(self) -> list[int]:
        return scores(self)

    def outcome(self) -> Outcome:
        return ranked(self.scores(), self.reason)

    def copy(self) -> "Loot":
        twin = Loot(self.side_of, self.rng.copy())
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Loot":
        world = self.copy()
        world.rng = rng.fork()
        if not self.is_over:  # then all hands are open
            deal_anew(world, self.seat_or_nobody(seat), rng)
        return world


def deal(seats: int, teams: bool, rng: Rng, journal: Journal | None) -> Loot:
    """A match with the cards dealt."""
    side_of = [seat // 2 if teams else seat for seat in range(seats)]
    state = Loot(side_of, rng, journal)
    set_up(state, teams)
    return state
