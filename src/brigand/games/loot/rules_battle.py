"""Loot: what is played at sea: merchants, pirate ships, captains and the admiral."""

from brigand.core.action import Action
from brigand.games.loot import events
from brigand.games.loot.actions import ATTACK, COMMAND, DEFEND
from brigand.games.loot.battle import Battle, Trump
from brigand.games.loot.board import Board
from brigand.games.loot.pieces import Admiral, Captain, Card, Merchant, Pirate


def launch(board: Board, seat: int, merchant: Merchant) -> None:
    """A merchant goes to sea before its owner."""
    board.hands[seat].remove(merchant)
    berth = board.free_berth()
    board.sea.append(Battle(berth, merchant, seat, board.side_of[seat], [], []))
    if board.journal is not None:
        board.tell(events.Launched(seat, merchant.name, berth))


# pirate ships


def add_attacks(board: Board, side: int, pirate: Pirate, actions: list[Action]) -> None:
    """Every battle this ship may join."""
    table = ATTACK[pirate.number]
    for battle in board.sea:
        if battle.may_join(side, pirate.color):
            actions.append(table[battle.berth - 1])


def attack(board: Board, seat: int, pirate: Pirate, berth: int) -> None:
    """A pirate ship is laid beside a merchant."""
    board.hands[seat].remove(pirate)
    place = board.place_of(berth)
    battle = board.sea[place]
    board.sea[place] = battle.with_pirate(board.side_of[seat], pirate)
    if board.journal is not None:
        board.tell(events.Attacked(seat, pirate.name, berth, battle.merchant.name, battle.owner))


# captains and the admiral


def add_commands(board: Board, side: int, captain: Captain, actions: list[Action]) -> None:
    """Every fleet this captain may command."""
    table = COMMAND[captain.number]
    for battle in board.sea:
        if battle.may_command(side, captain.color):
            actions.append(table[battle.berth - 1])


def add_defences(board: Board, side: int, admiral: Admiral, actions: list[Action]) -> None:
    """Every merchant of the own side."""
    table = DEFEND[admiral.number]
    for battle in board.sea:
        if battle.side == side:
            actions.append(table[battle.berth - 1])


def command(board: Board, seat: int, captain: Captain, berth: int) -> None:
    """A captain is laid on a ship of his fleet."""
    battle = play_trump(board, seat, captain, berth)
    if board.journal is not None:
        board.tell(events.Commanded(seat, captain.name, berth, battle.merchant.name, battle.owner))


def defend(board: Board, seat: int, admiral: Admiral, berth: int) -> None:
    """The admiral is laid on a merchant of the own side."""
    battle = play_trump(board, seat, admiral, berth)
    if board.journal is not None:
        board.tell(events.Defended(seat, admiral.name, berth, battle.merchant.name, battle.owner))


def play_trump(board: Board, seat: int, card: Card, berth: int) -> Battle:
    """Captain or admiral: from now on the latest trump of that battle."""
    board.hands[seat].remove(card)
    place = board.place_of(berth)
    battle = board.sea[place]
    board.sea[place] = battle.with_trump(Trump(seat, board.side_of[seat], card))
    return battle
