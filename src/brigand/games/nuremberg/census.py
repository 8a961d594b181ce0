"""Nuremberg: every piece by name, wherever it is. Gold is change and not counted: the bank has any amount."""

from brigand.games.nuremberg.pieces import COUNCILS, GAPS, KINDS, NAMES, ROADS, WALLS
from brigand.games.nuremberg.rules import Nuremberg


def census(state: Nuremberg) -> list[str]:
    """The same list, in any order, from the deal to the end."""
    names = [card.name for card in state.pile]
    for kind in range(KINDS):
        names += [NAMES[kind]] * (state.stacks[kind] + sum(hand[kind] for hand in state.hands))
    for seat, colour in enumerate(state.colours):
        stations = state.stations_left[seat] + sum(owners.count(seat) for owners in state.stations)
        settlements = state.settlements_left[seat] + state.settlements.count(seat)
        workshops = state.workshops_left[seat] + state.workshops.count(seat)
        names += [f"{colour} station"] * stations
        names += [f"{colour} settlement"] * settlements + [f"{colour} workshop"] * workshops
        names += ["debt"] * sum(count < 0 for count in state.hands[seat])
    names += ["wall"] * state.walls + ["wall"] * (WALLS - state.walls)
    names += ["tower"] * sum(state.towers) + ["tower"] * (len(GAPS) - sum(state.towers))
    names += [f"right {road.name}" for road in ROADS if state.rights[road.number] < state.seats]
    names += [card.name for card in COUNCILS if state.council[card.number] < state.seats]
    holders = [holder for holder in state.council if holder >= 0]
    return names + ["second council card"] * (len(holders) - len(set(holders)))
