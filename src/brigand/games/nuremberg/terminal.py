"""Nuremberg as text: the land with its numbers, the five roads, the city with its walls, councils and trades."""

from collections.abc import Mapping

import msgspec

from brigand.core.board import (
    Board,
    Row,
    Span,
    Told,
    Words,
    beside,
    broken,
    fit,
    flowing,
    framed,
    length,
    marked,
    pad,
)
from brigand.games.nuremberg.pieces import CROSSINGS, GAPS, HEXES, NAMES, ROADS, SITES, WALLS, YEARS, Hex, Road
from brigand.games.nuremberg.view import NurembergView, PlayerView, ProposalView, RoadView

SIGNS = {"wood": "♠", "wool": "∩", "grain": "≡", "clay": "▬", "ore": "▲", "gold": "¤"}
TONES = {"wood": "green", "wool": "white", "grain": "gold", "clay": "red", "ore": "gray", "gold": "gold"}
HEX = 9
"""Cells of a hex."""
NARROW, ROOMY = 22, 40
"""Cells beside the land that walls and councils need, and workshops too."""
LAND = 5 * HEX + HEX // 2 + 2


class NurembergBoard(Board):
    """Land and city."""

    def rows(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, NurembergView)
        land = framed(country(view), LAND, [Span(words.say("nuremberg-label-surroundings"), "bold")])
        room = width - LAND - 1
        found = flowing(head(view, words), width, "   ")
        for row in proposal(view, words):
            found += broken(row, width)
        if room >= ROOMY:
            city = [*town(view, words), *workshops(view, words, room)]
            return [*found, *beside([land, city], [LAND, room]), *roads(view, words, width)]
        if room >= NARROW:
            found += beside([land, town(view, words)], [LAND, room])
        else:
            found += [*land, *town(view, words)]
        return [*found, *roads(view, words, width), *workshops(view, words, width)]

    def hand(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, NurembergView)
        if view.viewer is None:
            return []
        me = view.players[view.viewer]
        items = [[thing(name, count, words)] for name, count in held(me).items()]
        if view.discard is not None and view.discard.picked is not None:
            picked = {name: count for name, count in view.discard.picked.items() if count}
            items.append([Span(f"− {bundle(picked, words)} / {view.discard.owed[view.viewer]}", "warn")])
        return flowing([[Span(f"{words.say('hand-own')}:", "dim")], *items], width)

    def panel(self, view: msgspec.Struct, words: Words, seat: int) -> Row:
        assert isinstance(view, NurembergView)
        one = view.players[seat]
        row = [
            Span(f"★{one.points}", "bold"),
            Span(f" ▯{one.size}"),
            Span(f" ¤{one.gold}", "gold"),
            Span(f" ♜{one.prestige}"),
        ]
        return [*row, Span(" 1.", "dim")] if view.starter == seat else row

    def status(self, view: msgspec.Struct, words: Words, seat: int | None) -> Told | None:
        assert isinstance(view, NurembergView)
        if view.decision is None:
            return Told("nuremberg-status-over", {})
        id = f"nuremberg-status-{view.decision}"
        if seat is not None and seat in words.to_act:
            proposal = view.proposal
            if view.decision == "answer" and proposal is not None and proposal.is_call:
                return Told(f"{id}_call", {"player": proposal.seat})
            return Told(id, {})
        return Told(f"{id}-wait", {"player": list(words.to_act or view.to_act)})

    def sentences(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, NurembergView)
        facts = {"year": view.year, "pile": view.pile, "knight": words.piece(view.knight)}
        found = [" ".join(f"{words.say(f'nuremberg-label-{name}')}: {value}." for name, value in facts.items())]
        found += ["".join(span.text for span in row) for row in proposal(view, words)]
        for road in view.roads:
            owners = ", ".join(map(words.who, road.stations))
            stations = f" {words.piece('station')}: {owners}." if owners else ""
            found.append(f"{words.piece(road.id)}: {nobody(road.holder, words)}.{stations}")
        for seat, player in enumerate(view.players):
            found.append(player_words(view, seat, player, words))
        walls = (
            f"{words.piece('wall')}: {view.walls} / {WALLS}. {words.piece('tower')}: {len(view.towers)} / {len(GAPS)}."
        )
        found.append(walls)
        for one in view.councils:
            safe = f", {words.say('nuremberg-label-safe')}" if one.locked else ""
            found.append(f"{words.piece(one.id)} ({one.points}): {nobody(one.holder, words)}{safe}.")
        if view.viewer is not None:
            own = bundle(held(view.players[view.viewer]), words) or "–"
            found.append(f"{words.say('hand-own')}: {own}.")
        return found

    def account(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, NurembergView)
        return [account_of(view, seat, words) for seat in range(len(view.players))] if view.places else []


BOARD = NurembergBoard()


def nobody(seat: int | None, words: Words) -> str:
    """A player, or nobody."""
    return words.say("nuremberg-label-nobody") if seat is None else words.who(seat)


# the head


def head(view: NurembergView, words: Words) -> list[Row]:
    """The years, the pile and its last card, the knight."""
    years: Row = [Span(f"{words.say('nuremberg-label-year')} ", "key")]
    for year in YEARS:
        years.append(
            Span(str(year) if year == view.year else f"’{year % 100:02}", "reverse" if year == view.year else "dim")
        )
        years.append(Span(" "))
    pile: Row = [Span(f"{words.say('nuremberg-label-pile')} ▯{view.pile}", "key")]
    if view.discards:
        pile.append(Span(f" [{words.piece(view.discards[-1])}]", "bold"))
    return [years, pile, [Span(f"♞ {words.piece(view.knight)}", "warn")]]


def proposal(view: NurembergView, words: Words) -> list[Row]:
    """The open offer and the answers that may be seen."""
    one = view.proposal
    if one is None:
        return []
    rows: list[Row] = [[marked(one.seat, words.who(one.seat)), Span(f": {offered(one, words)}", "act")]]
    for answer in one.answers:
        verb = words.say(f"nuremberg-label-{answer.answer}s")
        text = f" {verb}"
        if answer.give or answer.want:
            text += f" ({bundle(answer.give, words)} → {bundle(answer.want, words)})"
        rows.append([marked(answer.seat, words.who(answer.seat), ("target", answer.seat)), Span(f":{text}")])
    return rows


def offered(one: ProposalView, words: Words) -> str:
    """What an offer gives and wants."""
    give, want = words.say("nuremberg-label-give"), words.say("nuremberg-label-want")
    return f"{give} {bundle(one.give, words) or '–'} · {want} {bundle(one.want, words) or '–'}"


# the land


def country(view: NurembergView) -> list[Row]:
    """Six rows of hexes, every second shifted by half a hex: sign, number, and the settlements around it."""
    rows: list[Row] = []
    for letter in sorted({place.name[0] for place in HEXES}):
        line = [place for place in HEXES if place.name[0] == letter]
        shift: Row = [Span(" " * (HEX // 2))] if "ACE".find(letter) < 0 else []
        rows.append(shift + [span for place in line for span in hexagon(view, place)])
    return rows


def hexagon(view: NurembergView, place: Hex) -> Row:
    """`B4▬10●`: its name, what it yields, its number, who harvests there, the knight."""
    pick = ("hex", place.name)
    here = view.knight == place.name
    if place.kind < 0:
        return [Span(fit("⌂" * 4, HEX), "bold", pick)]
    name = NAMES[place.kind]
    row = [
        Span(place.name, "reverse" if here else "dim", pick),
        Span(f"{SIGNS[name]}{place.chance}", TONES[name], pick),
        Span("♞", "warn", pick) if here else Span(""),
    ]
    owners = [
        view.settlements[CROSSINGS[one].name] for one in place.crossings if CROSSINGS[one].name in view.settlements
    ]
    row += [marked(owner) for owner in owners[: HEX - sum(len(span.text) for span in row)]]
    return [*row, Span(" " * (HEX - sum(len(span.text) for span in row)))]


def roads(view: NurembergView, words: Words, width: int) -> list[Row]:
    """Each road from the city outwards: stations between crossings, settlements on them, who holds it."""
    streets = [street(view, road, one, words) for road, one in zip(ROADS, view.roads)]
    return [pad(row, width) if length(row) > width else row for row in streets]


def street(view: NurembergView, road: Road, one: RoadView, words: Words) -> Row:
    """`III ⌂●1■ ─2○ ♛ ● Ann → Venice (toll 2)`."""
    row: Row = [Span(f"{road.name:>3} ⌂", "key", ("road", road.name))]
    for number in road.crossings[1:]:
        crossing = CROSSINGS[number]
        place = crossing.index - 1
        row.append(marked(one.stations[place]) if place < len(one.stations) else Span("─", "dim"))
        owner = view.settlements.get(crossing.name)
        pick = ("crossing", crossing.name)
        row += [
            Span(f"{crossing.index}", "dim", pick),
            Span("○", "dim", pick) if owner is None else marked(owner, pick=pick),
        ]
        row.append(Span(" "))
    if one.holder is not None:
        row += [Span("♛ "), marked(one.holder, words.who(one.holder)), Span(" ")]
    if road.city:
        row.append(Span(f"→ {words.piece(road.city)} ({words.say('nuremberg-label-toll')} {road.toll})", "gold"))
    return row


# the city


def town(view: NurembergView, words: Words) -> list[Row]:
    """Walls, towers and councils."""
    wall = f"{words.piece('wall')} {view.walls}/{WALLS}"
    tower = f"{words.piece('tower')} {len(view.towers)}/{len(GAPS)}"
    rows: list[Row] = [[Span(f"▤ {wall}", "bold")], [Span(f"♜ {tower}", "bold")]]
    for one in view.councils:
        row = [Span(f"{one.points}★ {words.piece(one.id)}: ", "key")]
        row.append(Span("–", "dim") if one.holder is None else marked(one.holder, words.who(one.holder)))
        rows.append([*row, Span(f" {words.say('nuremberg-label-safe')}", "good")] if one.locked else row)
    return rows


def workshops(view: NurembergView, words: Words, width: int) -> list[Row]:
    """The red crossings and whose workshop stands there."""
    items: list[Row] = []
    for site in SITES:
        owner = view.workshops.get(site.name)
        pick = ("site", site.name)
        sign = Span("○", "dim", pick) if owner is None else marked(owner, pick=pick)
        items.append([sign, Span(f"{words.piece(site.name)}", "dim" if owner is None else "", pick)])
    return flowing(items, width)


# things


def held(player: PlayerView) -> dict[str, int]:
    """The own hand with the gold."""
    return {**(player.cards or {}), "gold": player.gold}


def thing(name: str, count: int, words: Words) -> Span:
    """So many of something."""
    return Span(f"[{count}×{SIGNS[name]} {words.piece(name)}]", TONES[name] if count else "dim", ("give", name))


def bundle(things: Mapping[str, int], words: Words) -> str:
    """`2 wood, 1 gold`."""
    return ", ".join(words.several(name, count) for name, count in things.items() if count)


def player_words(view: NurembergView, seat: int, player: PlayerView, words: Words) -> str:
    """What somebody has, in a sentence."""
    settlements = [words.piece(place) for place, owner in view.settlements.items() if owner == seat]
    workshops = [words.piece(place) for place, owner in view.workshops.items() if owner == seat]
    counts = {"points": player.points, "hand": player.size, "gold": player.gold, "prestige": player.prestige}
    told = ", ".join(f"{words.say(f'nuremberg-label-{name}')} {count}" for name, count in counts.items())
    stands = f"{words.piece('settlement')}: {'; '.join(settlements) or '–'}"
    return f"{words.who(seat)}: {told}; {stands}; {words.piece('workshop')}: {'; '.join(workshops) or '–'}."


def account_of(view: NurembergView, seat: int, words: Words) -> str:
    """Where a player's points come from."""
    parts = {
        "settlements": sum(owner == seat for owner in view.settlements.values()),
        "workshops": sum(owner == seat for owner in view.workshops.values()),
        "rights": sum(road.holder == seat for road in view.roads),
        "council": sum(one.points for one in view.councils if one.holder == seat),
    }
    told = ", ".join(f"{words.say(f'nuremberg-step-{name}')} {count}" for name, count in parts.items() if count)
    return f"{words.who(seat)}: {told} = {view.players[seat].points}"
