"""Nuremberg: what a seat should build next and what its cards are worth to it, from the board and a given hand."""

import math
from typing import Final, final

from brigand.core.state import NOBODY
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.pieces import (
    COUNCILS,
    CROSSINGS,
    ENTRY,
    GAPS,
    GOLD,
    GOODS,
    HEXES,
    KINDS,
    LOCK,
    RATE,
    ROADS,
    SETTLEMENT_COST,
    SITES,
    STATION_COST,
    TOWER_COST,
    WALL_COST,
    WALLS,
    WEIGHT,
    WORKSHOP_COST,
    YEARS,
    Bundle,
    Road,
    Site,
)

INCOME: Final = 2.6
"""Points that a settlement with ten cards of the deck on its numbers brings over a whole game, beside its own."""
AFFORDED: Final = 0.88
"""A building that can be paid is worth this much of what it is worth when it stands."""
STEP: Final = 0.55
"""How fast a plan loses worth with each card it still lacks."""
GOLD_A_CARD: Final = 1.6
CARD: Final = 0.05
COIN: Final = 0.04
RIVAL: Final = 0.3
"""How much a point that somebody else loses counts."""
PRICES: Final = [
    [(thing, amount) for thing, amount in enumerate(cost) if amount > 0]
    for cost in (STATION_COST, SETTLEMENT_COST, WORKSHOP_COST, WALL_COST, TOWER_COST)
]
"""What the buildings of a plan cost."""
BETTER: Final = [[thing for thing, rate in enumerate(site.rates) if rate < RATE] for site in SITES]
"""By site, the things for which it betters the bank's rate."""


@final
class Plan:
    """The buildings a seat could want, their prices, and what each would be worth to it in points."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.left = (len(YEARS) - 1 - board.year) / (len(YEARS) - 1)
        self.income = incomes(board, seat)
        self.card = [CARD * (1.5 if self.income[kind] == 0 else 1.0) for kind in range(KINDS)]
        self.held: Bundle | None = None
        self.held_worth = 0.0
        self.has_yard = False
        self.rates = [RATE] * (GOLD + 1)
        self.makings = [0.9 * self.left * self.ease(good.recipe) for good in GOODS]
        self.look_at_workshops()
        self.station = self.best_station()
        self.settlement = self.best_settlement()
        self.workshop = self.best_workshop()
        self.prestige = self.worth_of_prestige()
        wall = self.prestige if board.walls < WALLS else 0.0
        tower = 1.9 * self.prestige if self.has_yard and any_open_gap(board) else 0.0
        self.values = [self.station, self.settlement, self.workshop, wall, tower]

    # the worth of a hand

    def worth(self, hand: Bundle) -> float:
        """What a hand promises: the three best plans it brings near, and its cards and gold as such."""
        first, second, third = 0.0, 0.0, 0.0
        for i, value in enumerate(self.values):
            if value <= 0.0:
                continue
            value *= AFFORDED * math.exp(-STEP * lacking(PRICES[i], hand))
            if value > first:
                first, second, third = value, first, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
        return first + 0.5 * second + 0.25 * third + self.as_such(hand)

    def as_such(self, hand: Bundle) -> float:
        """Cards and gold without a plan; many of a kind and a hand the knight halves are worth less."""
        total, size = 0.0, 0
        for kind in range(KINDS):
            count = hand[kind]
            size += count
            total += self.card[kind] * (count if count < 4 else 2.4 + 0.4 * count)
        gold = hand[GOLD]
        total += COIN * (gold if gold < 9 else 4.5 + 0.5 * gold)
        return total - (0.03 * (size - 7) if size > 7 else 0.0)

    def gain(self, hand: Bundle, give: Bundle, take: Bundle) -> float:
        """How much better a hand is after giving and taking. The same hand is asked about again and again."""
        if hand is not self.held:
            self.held = hand
            self.held_worth = self.worth(hand)
        return self.worth([hand[i] - give[i] + take[i] for i in range(GOLD + 1)]) - self.held_worth

    # what buildings are worth

    def best_settlement(self) -> float:
        """What a settlement brings at the best crossing that may be settled now."""
        board, best = self.board, 0.0
        if board.settlements_left[self.seat] == 0:
            return best
        for road in ROADS:
            if self.seat in board.stations[road.number]:
                for crossing in road.crossings:
                    if board.is_free_site(crossing):
                        best = max(best, self.worth_of_crossing(crossing))
        return best

    def worth_of_crossing(self, crossing: int) -> float:
        """A point, and its income for the rest of the game; kinds one lacks count more."""
        pips = 0.0
        for place in CROSSINGS[crossing].hexes:
            hexagon = HEXES[place]
            pips += WEIGHT[hexagon.chance] * (1.35 if self.income[hexagon.kind] == 0 else 1.0)
        return 1.0 + INCOME * self.left * pips / 10.0

    def best_station(self) -> float:
        """What a station brings where it brings most."""
        best = 0.0
        if self.board.stations_left[self.seat]:
            for road in ROADS:
                if self.board.has_room(road):
                    best = max(best, self.worth_of_station(road))
        return best

    def worth_of_station(self, road: Road) -> float:
        """The right of way, a step towards it or away from those behind, and the road it opens for settlements."""
        board, seat = self.board, self.seat
        holder = board.rights[road.number]
        own = board.stations_of(seat, road.number)
        market = 0.15 if road.city else 0.0
        if holder == NOBODY:
            value = 1.0 + market
        elif holder == seat:
            value = 0.12
            for other in range(board.seats):
                if other != seat and board.stations_of(other, road.number) >= own:
                    value = 0.3
        else:
            behind = board.stations_of(holder, road.number) - own
            room = road.spaces - len(board.stations[road.number])
            value = 1.0 + market + RIVAL if behind == 0 else (0.4 / behind if room > 2 * behind else 0.02)
        if own == 0 and board.settlements_left[seat] > 0:
            value += self.opened(road)
        return value

    def opened(self, road: Road) -> float:
        """What a road's best crossing would add."""
        best = 0.0
        for crossing in road.crossings:
            if self.board.is_free_site(crossing):
                best = max(best, self.worth_of_crossing(crossing))
        return 0.3 * best

    def best_workshop(self) -> float:
        """What a workshop brings at the best free red crossing."""
        best = 0.0
        if self.board.workshops_left[self.seat]:
            for site in SITES:
                if self.board.workshops[site.number] == NOBODY:
                    best = max(best, self.worth_of_site(site))
        return best

    def look_at_workshops(self) -> None:
        """What the seat's own workshops give: rates, the yard; a good made already gains nothing by another one."""
        for site in SITES:
            if self.board.workshops[site.number] == self.seat:
                self.has_yard = self.has_yard or site.at_yard
                for good in site.goods:
                    self.makings[good] = 0.0
                for thing in BETTER[site.number]:
                    self.rates[thing] = min(self.rates[thing], site.rates[thing])

    def worth_of_site(self, site: Site) -> float:
        """A point, doubled sales of goods one can make, better rates, and the yard."""
        value = 1.0
        for good in site.goods:
            value += self.makings[good]
        for thing in BETTER[site.number]:
            better = self.rates[thing] - site.rates[thing]
            if better > 0:
                flow = self.income[thing] / 36.0 if thing < KINDS else 0.1
                value += 0.5 * self.left * better * flow
        if site.at_yard and not self.has_yard:
            value += 0.5 * self.left
        return value

    def ease(self, recipe: Bundle) -> float:
        """How readily the own income makes a recipe, from 0 to 1."""
        least = 1.0
        for kind in range(KINDS):
            if recipe[kind]:
                least = min(least, (0.5 + self.income[kind]) / (8.0 * recipe[kind]))
        return least

    # prestige

    def worth_of_prestige(self) -> float:
        """What a point of prestige is worth: a seat, a better seat, or a safer one."""
        board, seat = self.board, self.seat
        own = board.council_of(seat)
        have = board.prestige[seat]
        best = 0.08
        if have < ENTRY:
            for card in COUNCILS:
                if board.council[card.number] == NOBODY:
                    best = card.points / ENTRY * (0.85 + 0.2 * have)
                    break
        held = COUNCILS[own].points if own < len(COUNCILS) else 0
        for number in range(own):
            holder = board.council[number]
            if holder >= 0 and holder != seat and board.prestige[holder] < LOCK:
                ahead = board.prestige[holder] + 1 - have
                if ahead > 0:
                    gain = COUNCILS[number].points - held
                    best = max(best, gain * (1.0 + RIVAL) / ahead * (1.0 if ahead < 4 else 0.6))
        if held and have < LOCK:
            best = max(best, self.threat(have) * 0.4)
        return best

    def threat(self, have: int) -> float:
        """The points that are in danger because somebody is close behind."""
        danger = 0.0
        own = self.board.council_of(self.seat)
        for other in range(self.board.seats):
            theirs = self.board.council_of(other)
            if other != self.seat and theirs > own and have - 2 <= self.board.prestige[other] <= have:
                lesser = COUNCILS[theirs].points if theirs < len(COUNCILS) else 0
                danger = max(danger, float(COUNCILS[own].points - lesser))
        return danger


def lacking(price: list[tuple[int, int]], hand: Bundle) -> float:
    """How many cards a hand lacks for a price; gold counts less."""
    cards, coins = 0, 0
    for thing, amount in price:
        missing = amount - hand[thing]
        if missing > 0:
            if thing == GOLD:
                coins += missing
            else:
                cards += missing
    return cards + coins / GOLD_A_CARD


def incomes(board: Board, seat: int) -> list[int]:
    """How many cards of the deck bring a seat each kind; hexes under the knight count."""
    income = [0] * KINDS
    for crossing in CROSSINGS:
        if board.settlements[crossing.number] == seat:
            for place in crossing.hexes:
                income[HEXES[place].kind] += WEIGHT[HEXES[place].chance]
    return income


def any_open_gap(board: Board) -> bool:
    """Whether a tower could be built somewhere."""
    return any(board.is_open_gap(gap) for gap in range(len(GAPS)))
