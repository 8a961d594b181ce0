"""Loot: what a seat sees, written straight into bytes; cell by cell what `sight.py` makes of the view."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brigand.core.observer import Observer, clear
from brigand.core.state import NOBODY, State
from brigand.games.loot.battle import Battle
from brigand.games.loot.board import Board
from brigand.games.loot.pieces import CARDS, MERCHANTS, Card, Color, Merchant
from brigand.games.loot.score import gold_in

KINDS: Final = len(CARDS)
MERCHANT_KINDS: Final = sum([1 for card in CARDS if isinstance(card, Merchant)])
"""Merchants are the first of the cards."""
FIRST_TRUMP: Final = len([card for card in CARDS if not card.name.endswith(("captain", "admiral"))])
"""Captains and the admiral are the last ones."""
TRUMP_KINDS: Final = KINDS - FIRST_TRUMP
COLOR_PLACE: Final[dict[Color, int]] = {color: place + 1 for place, color in enumerate(Color)}
HAND_CELLS: Final = 2 + KINDS
FLEETS: Final = 4
"""In a battle's cells: after berth, merchant, owner and side."""
TRUMPS: Final = FLEETS + 1 + 3 * len(COLOR_PLACE)
LEADER: Final = TRUMPS + 1 + 3 * TRUMP_KINDS
BATTLE_CELLS: Final = LEADER + 1
PRIZE_CELLS: Final = 1 + 1 + MERCHANT_KINDS + 2
HANDS: Final = 3
"""After dealer, turn and pile."""


@final
class LootObserver(Observer):
    """For one number of seats, alone or in teams."""

    def __init__(self, seats: int, sides: int) -> None:
        self.seats = seats
        self.sides = sides
        self.sea = HANDS + seats * HAND_CELLS
        self.discards = self.sea + 1 + MERCHANTS * BATTLE_CELLS
        self.prizes = self.discards + KINDS
        self.end = self.prizes + sides * PRIZE_CELLS

    def write(self, state: State, seat: int, row: vec[u8], start: int) -> None:
        assert isinstance(state, Board)
        self.wipe(row, start)
        side = state.side_of[seat]
        row[start] = 1 + (state.dealer - seat) % self.seats
        if not state.is_over:
            row[start + 1] = 1 + (state.turn - seat) % self.seats
        row[start + 2] = state.pile_size()
        for other in range(self.seats):
            at = start + HANDS + (other - seat) % self.seats * HAND_CELLS
            hand = state.hands[other]
            row[at] = len(hand)
            if state.is_over or state.side_of[other] == side:
                row[at + 1] = 1
                count_cards(hand, row, at + 2)
        row[start + self.sea] = len(state.sea)
        at = start + self.sea + 1
        for battle in state.sea:
            self.write_battle(battle, seat, side, row, at)
            at += BATTLE_CELLS
        count_cards(state.discards, row, start + self.discards)
        for other in range(self.sides):
            at = start + self.prizes + (other - side) % self.sides * PRIZE_CELLS
            write_prize(state.captured[other], state.is_over or other == side, row, at)

    def wipe(self, row: vec[u8], start: int) -> None:
        """Zero the cells; of the sea, which is hardly ever full, those of the battles that were told here before."""
        sea = start + self.sea
        clear(row, sea + 1, sea + 1 + int(row[sea]) * BATTLE_CELLS)
        clear(row, start, sea)
        clear(row, start + self.discards, start + self.end)

    def write_battle(self, battle: Battle, seat: int, side: int, row: vec[u8], at: i64) -> None:
        """A battle lies open to all."""
        sides = self.sides
        row[at] = battle.berth
        row[at + 1] = battle.merchant.number + 1
        row[at + 2] = 1 + (battle.owner - seat) % self.seats
        row[at + 3] = 1 + (battle.side - side) % sides
        cell = at + FLEETS
        if battle.fleets:
            row[cell] = len(battle.fleets)
            for fleet in battle.fleets:
                row[cell + 1] = 1 + (fleet.side - side) % sides
                row[cell + 2] = COLOR_PLACE[fleet.color]
                row[cell + 3] = fleet.skulls
                cell += 3
        if battle.trumps:
            cell = at + TRUMPS
            row[cell] = len(battle.trumps)
            for trump in battle.trumps:
                row[cell + 1] = 1 + (trump.seat - seat) % self.seats
                row[cell + 2] = 1 + (trump.side - side) % sides
                row[cell + 3] = trump.card.number - FIRST_TRUMP + 1
                cell += 3
        leader = battle.leader()
        if leader != NOBODY:
            row[at + LEADER] = 1 + (leader - side) % sides


def count_cards(cards: list[Card], row: vec[u8], at: i64) -> None:
    """How often each card is there."""
    for card in cards:
        row[at + card.number] += 1


def write_prize(ships: list[Merchant], is_open: bool, row: vec[u8], at: i64) -> None:
    """Captured ships: their number for all, the ships for their side."""
    row[at] = len(ships)
    if is_open:
        row[at + 1] = 1
        for ship in ships:
            row[at + 2 + ship.number] += 1
        row[at + 2 + MERCHANT_KINDS] = 1
        row[at + 3 + MERCHANT_KINDS] = gold_in(ships)
