"""Briscola: a quick feeling for a position, in points. Reads the seat's own hand and what lies open."""

from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason, chances_from
from brigand.core.state import State
from examples.briscola.actions import Play
from examples.briscola.board import Board
from examples.briscola.pieces import ALL_POINTS, Card, points_of
from examples.briscola.rules import Briscola
from examples.briscola.rules_trick import beats, best_place, winner

TRUMP_WORTH: Final = 3.0
"""What a trump in hand is worth, beside what it counts."""
STRENGTH_WORTH: Final = 0.45
"""What each step of a trump's strength adds."""
LATER: Final = 1.5
"""Points that each player still to come lays on average."""
HOLDS: Final = [0.12, 0.65]
"""Chance that one more player does not beat the best card: of another suit, of trumps."""


def is_ours(board: Board, seat: int, other: int) -> bool:
    """Whether two seats play together."""
    return board.side_of[seat] == board.side_of[other]


def rivals_to_come(board: Board, seat: int) -> int:
    """Players of other sides who have not laid a card when this seat has."""
    rivals = 0
    for step in range(1, board.seats - len(board.trick)):
        if not is_ours(board, seat, (seat + step) % board.seats):
            rivals += 1
    return rivals


def holds(board: Board, card: Card, rivals: int) -> float:
    """How likely so many rivals let a card keep the trick."""
    chance = HOLDS[1] if board.is_trump(card) else 1.0 - HOLDS[0] * (3.0 + 0.15 * card.points)
    chance += (1.0 - chance) * card.strength / 20.0
    result = 1.0
    for _ in range(rivals):
        result *= chance
    return result


def ours_after(board: Board, seat: int, card: Card) -> float:
    """How likely the seat's side takes the trick if it lays this card."""
    trick = [*board.trick, card]
    place = best_place(trick, board.trump.suit)
    rivals = rivals_to_come(board, seat)
    chance = holds(board, trick[place], rivals)
    if is_ours(board, seat, (board.leader + place) % board.seats):
        return chance
    partner_to_come = board.seats - len(trick) > rivals
    return 0.3 if partner_to_come else 0.0


def worth_keeping(board: Board, card: Card) -> float:
    """What a card may still bring if it stays in the hand."""
    if board.stock_size() == 0 and board.seats * 2 > sum([len(hand) for hand in board.hands]):
        return 0.0  # the last trick or two: nothing to keep it for
    if board.is_trump(card):
        return TRUMP_WORTH + STRENGTH_WORTH * card.strength
    return 0.35 * card.points


@final
class BriscolaInstinct(Instinct):
    """Takes what is worth a trump, gives away what counts nothing, feeds the partner."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Briscola)
        return [self.liking(state, seat, action.card) for action in actions if isinstance(action, Play)]

    def liking(self, state: Briscola, seat: int, card: Card) -> float:
        """Expected points of the trick for or against, less what the card would have brought later."""
        to_come = state.seats - len(state.trick) - 1
        at_stake = points_of(state.trick) + card.points + LATER * to_come
        chance = ours_after(state, seat, card)
        return (2.0 * chance - 1.0) * at_stake - worth_keeping(state, card)

    def horizon(self) -> int:
        return 2 * 4

    def is_calm(self, state: State) -> bool:
        assert isinstance(state, Briscola)
        return not state.trick

    def standing(self, state: State) -> list[float]:
        assert isinstance(state, Briscola)
        sides = len(state.taken)
        points = [float(points_of(cards)) for cards in state.taken]
        left = ALL_POINTS - sum(points)
        for seat, side in enumerate(state.side_of):
            for card in state.hands[seat]:
                if state.is_trump(card):
                    points[side] += 1.0 + STRENGTH_WORTH * card.strength
        if state.trick:
            points[state.side_of[winner(state)]] += 0.5 * points_of(state.trick)
        spread = 3.0 + left * 0.2
        won = chances_from([amount / spread for amount in points])
        members = state.seats // sides
        return [won[side] / members for side in state.side_of]

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, Briscola)
        assert isinstance(action, Play)
        if not state.trick:
            return Reason("briscola-reason-lead", card=action.card.name)
        return self.why_follow(state, seat, action.card)

    def why_follow(self, state: Briscola, seat: int, card: Card) -> Reason:
        """Takes the trick, adds to the partner's, or loses it cheaply."""
        best = state.trick[best_place(state.trick, state.trump.suit)]
        if beats(card, best, state.trump.suit):
            text = "briscola-reason-trump" if state.is_trump(card) else "briscola-reason-take"
            return Reason(text, card=card.name, points=points_of(state.trick) + card.points)
        if is_ours(state, seat, winner(state)):
            return Reason("briscola-reason-feed", card=card.name, player=winner(state))
        return Reason("briscola-reason-cheap", card=card.name)
