"""Nottingham: theft, robbery, raid, and the necklace against them."""

from brigand.core.action import Action
from brigand.core.rng import kind_at
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import DEFEND, PASS, PICK, Attack
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.phases import Defending, Picking
from brigand.games.nottingham.pieces import GEMS, KINDS, NECKLACE, SILVER, Kind, names_of


def add_attacks(board: Board, seat: int, attacks: list[Attack], actions: list[Action]) -> None:
    """Any opponent who holds a card."""
    for target in range(board.seats):
        if target != seat and board.sizes[target] > 0:
            actions.append(attacks[target])


def attack(board: Board, target: int) -> None:
    """The target is named and asked at once."""
    card = board.revealed
    assert card is not None
    board.phase = Defending(target)
    board.asked = target
    if board.journal is not None:
        board.tell(events.Attacked(board.turn, target, card.name, card.action))


def add_defences(board: Board, seat: int, actions: list[Action]) -> None:
    """A necklace, if there is one, or nothing."""
    if board.hands[seat][NECKLACE.number] > 0:
        actions.append(DEFEND)
    actions.append(PASS)


def defend(board: Board, target: int) -> None:
    """The attack is not carried out: attacking card and necklace change hands."""
    card = board.turned_up()
    board.lose_openly(target, NECKLACE)
    board.gain_openly(board.turn, NECKLACE)
    board.gain_openly(target, card)
    if board.journal is not None:
        board.tell(events.Defended(target, board.turn, card.name))
    board.open_exchange()


def allow(board: Board, target: int) -> None:
    """No defence: the thief draws, robber and raider see the hand."""
    if board.journal is not None:
        board.tell(events.Allowed(target))
    if board.revealed is SILVER:
        rob_of(board, target, random_card(board, target))
        return
    is_open = board.revealed is GEMS
    board.phase = Picking(target, is_open)
    board.asked = board.turn
    if is_open:
        board.knowledge.bared(target, board.hands[target])
    else:
        board.knowledge.bared_to(board.turn, target, board.hands[target])
    if board.journal is not None:
        hand = names_of(board.hands[target])
        board.tell(events.Bared(target, hand) if is_open else events.Searched(board.turn, target, hand))


def random_card(board: Board, seat: int) -> Kind:
    """Any card of a hand, all equally likely."""
    return KINDS[kind_at(board.hands[seat], board.rng.below(board.sizes[seat]))]


def add_picks(board: Board, target: int, actions: list[Action]) -> None:
    """Any card of the hand that lies open."""
    for number, held in enumerate(board.hands[target]):
        if held > 0:
            actions.append(PICK[number])


def pick(board: Board, phase: Picking, kind: Kind) -> None:
    """Robber or raider has chosen a card."""
    if phase.is_open:
        raid_of(board, phase.target, kind)
    else:
        rob_of(board, phase.target, kind)


def rob_of(board: Board, target: int, kind: Kind) -> None:
    """A stolen or chosen card changes hands, seen by these two only; then the attacking card pays for it."""
    paid = board.turned_up()
    board.lose(target, kind)
    board.gain(board.turn, kind)
    board.knowledge.stolen(board.turn, target, kind)
    board.gain_openly(target, paid)
    if board.journal is not None:
        told = events.Stole if paid is SILVER else events.Robbed
        board.tell(told(board.turn, target, kind.name))
    board.open_exchange()


def raid_of(board: Board, target: int, kind: Kind) -> None:
    """The chosen card changes hands in sight of all; then the gems pay for it."""
    paid = board.turned_up()
    board.lose_openly(target, kind)
    board.gain_openly(board.turn, kind)
    board.gain_openly(target, paid)
    if board.journal is not None:
        board.tell(events.Raided(board.turn, target, kind.name))
    board.open_exchange()
