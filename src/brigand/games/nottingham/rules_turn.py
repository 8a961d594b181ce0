"""Nottingham: how turns follow each other: the turned-up card, the sheriff's step, no card left anywhere."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import DISCARD
from brigand.games.nottingham.board import TOWN, Board
from brigand.games.nottingham.phases import CHOOSING, Discarding
from brigand.games.nottingham.pieces import GOLD, KINDS, NECKLACE, NO_CARDS, Kind, names_of
from brigand.games.nottingham.rules_end import finish

# the turned-up card


def reveal(board: Board) -> None:
    """The top card is turned up; one that has no action now is taken at once."""
    if not board.has_draw():
        emergency(board, [])
        return
    card = board.draw()
    board.ceiling[card.number] -= 1
    board.revealed = card
    board.asked = board.turn
    if board.journal is not None:
        board.tell(events.Revealed(board.turn, card.name))
    if has_action(board, card):
        board.phase = CHOOSING
    else:
        take(board, is_forced=True)


def has_action(board: Board, card: Kind) -> bool:
    """A necklace never has one now; gold needs an ambush card, an attack somebody who holds a card."""
    if card is NECKLACE:
        return False
    if card is GOLD:
        return len(board.ambush_deck) > 0
    return not card.is_attack or sum(board.sizes) > board.sizes[board.turn]


def call(board: Board) -> None:
    """The active player chooses the action; the card lies open before him."""
    card = board.revealed
    if board.journal is not None and card is not None:
        board.tell(events.Called(board.turn, card.name, card.action))


def take(board: Board, *, is_forced: bool) -> None:
    """The turned-up card goes to the active hand."""
    card = board.turned_up()
    board.gain_openly(board.turn, card)
    if board.journal is not None:
        board.tell(events.Took(board.turn, card.name, is_forced))
    board.open_exchange()


# the sheriff


def step(board: Board) -> None:
    """The sheriff moves and grants favours to all hands that are small enough, judged at one moment."""
    if moves_into_town(board):
        return
    limit = board.limit()
    favoured: list[int] = []
    for i in range(board.seats):
        seat = (board.turn + i) % board.seats
        if board.sizes[seat] <= limit:
            favoured.append(seat)
    favour(board, favoured, may_interrupt=True)


def moves_into_town(board: Board) -> bool:
    """One space on; in town the match is over."""
    board.sheriff += 1
    is_home = board.sheriff > len(board.box.track)
    if is_home:
        board.sheriff = TOWN
    if board.journal is not None:
        board.tell(events.Returned() if is_home else events.Stepped(board.sheriff, board.limit()))
    if is_home:
        finish(board, "town")
    return is_home


def favour(board: Board, favoured: list[int], *, may_interrupt: bool) -> None:
    """One card each, in order. Without cards the emergency comes first, once; after it the rest get nothing."""
    for number, seat in enumerate(favoured):
        if not board.has_draw():
            if may_interrupt:
                emergency(board, favoured[number:])
                return
            if board.journal is not None:
                board.tell(events.Unserved(seat))
            continue
        card = board.draw()
        board.gain(seat, card)
        board.knowledge.drew(seat, card)
        if board.journal is not None:
            board.tell(events.Favoured(seat, card.name))
    end_turn(board)


# no card left anywhere


def emergency(board: Board, unserved: list[int]) -> None:
    """Hands above the limit go down to it; `unserved` wait for their favours, else the reveal waits."""
    board.asked = NOBODY
    board.phase = Discarding(board.limit(), [NO_CARDS for _ in range(board.seats)], unserved)
    if board.journal is not None:
        board.tell(events.Emergency(board.limit()))
    go_on_after_discards(board)


def add_discards(board: Board, seat: int, chosen: list[int], actions: list[Action]) -> None:
    """Any card not yet set aside."""
    for number, held in enumerate(board.hands[seat]):
        if held > chosen[number]:
            actions.append(DISCARD[number])


def set_aside(board: Board, seat: int, kind: Kind, phase: Discarding) -> None:
    """A card is chosen, unseen by the others until all have chosen."""
    chosen = phase.chosen[:]
    chosen[seat] = chosen[seat][:]
    chosen[seat][kind.number] += 1
    board.phase = Discarding(phase.limit, chosen, phase.unserved)
    if board.journal is not None:
        board.tell(events.SetAside(seat, kind.name))
    go_on_after_discards(board)


def go_on_after_discards(board: Board) -> None:
    """When all have chosen: the discards lie open, the sheriff moves without favour, the draw goes on."""
    phase = board.phase
    assert isinstance(phase, Discarding)
    for seat in range(board.seats):
        if board.is_discarding(seat):
            return
    discard_chosen(board, phase)
    if moves_into_town(board):
        return
    if phase.unserved:
        favour(board, phase.unserved, may_interrupt=False)
    elif board.has_draw():
        reveal(board)
    else:
        if board.journal is not None:
            board.tell(events.NoCard(board.turn))
        board.open_exchange()


def discard_chosen(board: Board, phase: Discarding) -> None:
    """What was set aside goes to the discards in sight of all."""
    for seat, chosen in enumerate(phase.chosen):
        if sum(chosen) == 0:
            continue
        for kind in KINDS:
            if chosen[kind.number] > 0:
                board.lose_openly(seat, kind, chosen[kind.number])
                board.discard(kind, chosen[kind.number])
        if board.journal is not None:
            board.tell(events.Discarded(seat, names_of(chosen)))


# the next turn


def end_turn(board: Board) -> None:
    """The left neighbour is next."""
    board.turn = (board.turn + 1) % board.seats
    reveal(board)
