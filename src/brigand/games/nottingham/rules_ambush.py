"""Nottingham: ambushes, laid under gold and sprung on a set."""

from brigand.core.action import Action
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import KEEP, PASS, STRIKE
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.phases import Keeping, Striking
from brigand.games.nottingham.pieces import GOLD, SMALLEST_SET, Ambush, Kind
from brigand.games.nottingham.rules_exchange import ask_next
from brigand.games.nottingham.rules_turn import call, end_turn

# laying one


def look(board: Board) -> None:
    """The two top ambush cards are looked at; of a single one there is nothing to choose."""
    call(board)
    looked = board.ambush_deck[:2]
    board.ambush_deck = board.ambush_deck[2:]
    if board.journal is not None:
        names = [board.face(place).name for place in looked]
        board.tell(events.Looked(board.turn, len(looked), names))
    for place in looked:
        board.knowledge.looked(board.turn, place, board.faces[place])
    if len(looked) > 1:
        board.phase = Keeping(looked[0], looked[1])
    else:
        lay_only(board, looked[0])


def add_keeps(board: Board, seat: int, phase: Keeping, actions: list[Action]) -> None:
    """Either of the two cards looked at, but not the one in the own colour."""
    own = board.own_card(seat)
    for place in [phase.first, phase.second]:
        if board.faces[place] != own:
            actions.append(KEEP[board.faces[place]])


def keep(board: Board, ambush: Ambush, phase: Keeping) -> None:
    """One card is laid, in the first place; the other one goes under the deck, in the second."""
    first, second = phase.first, phase.second
    if board.faces[second] == ambush.number:
        board.faces[first], board.faces[second] = board.faces[second], board.faces[first]
        board.knowledge.swapped(board.turn, first, second)
    board.ambush_deck.append(second)
    board.knowledge.mixed(board.turn, first, second, board.own_card(board.turn))
    lay(board, first)


def lay_only(board: Board, place: int) -> None:
    """A single card must be laid, unless it shows the own colour: then it goes back and the gold is kept."""
    own = board.own_card(board.turn)
    if board.faces[place] != own:
        board.knowledge.excluded(board.turn, place, own)
        lay(board, place)
        return
    board.ambush_deck = [place]
    board.knowledge.turned_up(place, own)
    gold = board.turned_up()
    board.gain_openly(board.turn, gold)
    if board.journal is not None:
        board.tell(events.PutBack(board.turn, board.face(place).name, gold.name))
    board.open_exchange()


def lay(board: Board, place: int) -> None:
    """The card lies before the active player, the gold under it."""
    board.revealed = None
    board.laid[board.turn] = [*board.laid[board.turn], place]
    if board.journal is not None:
        board.tell(events.Laid(board.turn, board.face(place).name))
    board.open_exchange()


# springing one


def add_strikes(board: Board, seat: int, kind: Kind, actions: list[Action]) -> None:
    """Let it pass, or turn up a laid ambush that fits the set."""
    colour = board.colours[board.turn]
    for place in board.laid[seat]:
        ambush = board.face(place)
        if ambush.hits(kind, colour):
            actions.append(STRIKE[ambush.number])
    actions.append(PASS)


def hold_back(board: Board, seat: int, phase: Striking) -> None:
    """No strike, for now."""
    if board.journal is not None:
        board.tell(events.HeldBack(seat))
    ask_next(board, seat, phase.kind, phase.count)


def strike(board: Board, seat: int, ambush: Ambush, phase: Striking) -> None:
    """The ambush is turned up: a card of the set for its owner, its gold for the victim; then it goes back."""
    place = board.faces.index(ambush.number)
    board.laid[seat] = [other for other in board.laid[seat] if other != place]
    board.ambush_deck.append(place)
    board.knowledge.turned_up(place, ambush.number)
    board.gain_openly(seat, phase.kind)
    board.gain_openly(board.turn, GOLD)
    count = phase.count - 1
    if board.journal is not None:
        board.tell(events.Struck(seat, board.turn, ambush.name, phase.kind.name, count))
    if count >= SMALLEST_SET:
        ask_next(board, board.turn, phase.kind, count)
    else:
        fail(board, phase.kind, count)


def fail(board: Board, kind: Kind, count: int) -> None:
    """Too few cards are left: back to the hand, and the turn's exchange is lost."""
    board.gain_openly(board.turn, kind, count)
    if board.journal is not None:
        board.tell(events.Failed(board.turn, kind.name, count))
    end_turn(board)
