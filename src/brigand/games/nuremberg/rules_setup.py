"""Nuremberg: the two openings."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import SETTLEMENT, STATION
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.phases import NO_ROAD, Placing
from brigand.games.nuremberg.pieces import (
    BOX,
    CROSSING_NAMED,
    DECK,
    HEXES,
    NAMES,
    ROAD_NAMES,
    ROADS,
    Card,
    Crossing,
    Road,
)
from brigand.games.nuremberg.rules_build import give_right, place_settlement, place_station
from brigand.games.nuremberg.rules_turn import begin_turn


def set_up(board: Board, is_expert: bool) -> None:
    """Shuffle the deck and open the game, one way or the other."""
    board.is_expert = is_expert
    board.pile = DECK[:]
    board.rng.shuffle(board.pile)
    if is_expert:
        open_expert(board)
    else:
        open_beginner(board)


# beginners


def open_beginner(board: Board) -> None:
    """Fixed sites, cards from the starred settlement, rights by majority, chance picks who begins."""
    board.starter = board.rng.below(board.seats)
    if board.journal is not None:
        board.tell(events.SetUp(board.colours, "beginner", board.starter))
    sites = {row["colour"]: row for row in BOX["beginner"]["player"]}
    spaces = []
    for seat, colour in enumerate(board.colours):
        row = sites[colour]
        for space in row["stations"]:
            road, number = space.split(":")
            spaces.append((int(number), ROAD_NAMES.index(road), seat))
        place_settlement(board, seat, CROSSING_NAMED[row["starred"]])
        place_settlement(board, seat, CROSSING_NAMED[row["other"]])
    for _, road, seat in sorted(spaces):  # from the city outwards: where a colour is missing the others close up
        place_station(board, seat, ROADS[road])
    for seat, colour in enumerate(board.colours):
        take_first_cards(board, seat, CROSSING_NAMED[sites[colour]["starred"]])
    deal_rights(board)
    begin_turn(board, board.starter)


def take_first_cards(board: Board, seat: int, crossing: Crossing) -> None:
    """One card per terrain around a settlement."""
    kinds = sorted([HEXES[place].kind for place in crossing.hexes])
    for kind in kinds:
        board.gain(seat, kind, 1)
    if board.journal is not None:
        board.tell(events.StartCards(seat, [NAMES[kind] for kind in kinds]))


def deal_rights(board: Board) -> None:
    """The most stations on a road; of equals, whoever was on it first."""
    for road in ROADS:
        holder = NOBODY
        for seat in board.stations[road.number]:  # from the city outwards, which is the order of building
            if board.stations_of(seat, road.number) > board.stations_of(holder, road.number):  # NOBODY has none
                holder = seat
        if holder != NOBODY:
            give_right(board, holder, road)


# experts


def open_expert(board: Board) -> None:
    """The highest card drawn begins; then pairs are placed."""
    board.starter = start_draw(board, board.pile)
    board.rng.shuffle(board.pile)
    board.turn = board.starter
    board.phase = Placing(0, NO_ROAD)
    if board.journal is not None:
        board.tell(events.SetUp(board.colours, "expert", board.starter))


def start_draw(board: Board, pile: list[Card]) -> int:
    """Who draws the highest number; those level for it draw again."""
    drawing = list(range(board.seats))
    drawn = 0
    while len(drawing) > 1:
        numbers = []
        for seat in drawing:
            numbers.append(pile[drawn].harvest)
            if board.journal is not None:
                board.tell(events.StartDrawn(seat, pile[drawn].name, pile[drawn].harvest))
            drawn += 1
        highest = max(numbers)
        drawing = [seat for seat, number in zip(drawing, numbers) if number == highest]
    if board.journal is not None:
        board.tell(events.Started(drawing[0]))
    return drawing[0]


def placing_seat(board: Board, step: int) -> int:
    """Whose pair it is: clockwise once, then back again from the last."""
    place = step if step < board.seats else 2 * board.seats - 1 - step
    return (board.starter + place) % board.seats


def add_placings(board: Board, phase: Placing, actions: list[Action]) -> None:
    """Expert opening: a road with room for a pair, then a crossing of that road."""
    for road in ROADS:
        if phase.road < 0:
            if board.has_room(road) and board.has_site(road):
                actions.append(STATION[road.number])
        elif phase.road == road.number:
            for crossing in road.crossings:
                if board.is_free_site(crossing):
                    actions.append(SETTLEMENT[crossing])


def place_first(board: Board, seat: int, phase: Placing, road: Road) -> None:
    """The station of a pair."""
    place_station(board, seat, road)
    if board.journal is not None:
        space = len(board.stations[road.number])
        board.tell(events.StationBuilt(seat=seat, road=road.name, space=space, cost=[], shows=False))
    board.phase = Placing(phase.step, road.number)


def place_second(board: Board, seat: int, phase: Placing, crossing: Crossing) -> None:
    """The settlement of a pair; the second one of a seat brings its first cards."""
    place_settlement(board, seat, crossing)
    if board.journal is not None:
        board.tell(events.SettlementBuilt(seat=seat, crossing=crossing.name, cost=[], shows=False))
    if phase.step >= board.seats:
        take_first_cards(board, seat, crossing)
    step = phase.step + 1
    if step < 2 * board.seats:
        board.phase = Placing(step, NO_ROAD)
        return
    deal_rights(board)
    begin_turn(board, board.starter)


def colours_without(absent: str) -> list[str]:
    """The colours at the table."""
    return [colour for colour in BOX["colours"]["list"] if colour != absent]
