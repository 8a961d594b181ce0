"""Loot as text: every merchant at sea with its fleets, who leads, and what lies beside the sea."""

from collections.abc import Sequence

import msgspec

from brigand.core.board import (
    Board,
    Fields,
    Row,
    Span,
    Told,
    Words,
    beside,
    fit,
    flowing,
    framed,
    marked,
    wrapped,
)
from brigand.games.loot.pieces import BY_NAME, Admiral, Captain, Merchant, Pirate
from brigand.games.loot.view import BattleView, FleetView, LootView

EMBLEMS = {"blue": "≈", "green": "♣", "purple": "♠", "gold": "☼"}
"""Wave, oak leaf, thistle, sun: a fleet is known without its colour."""
BATTLE = 36
WIDEST = 52
"""Cells a battle likes to have, and never needs more than."""


class LootBoard(Board):
    """The sea from above."""

    def rows(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, LootView)
        head = piles(view, words)
        if not view.sea:
            calm = [[Span(line, "dim")] for line in wrapped(f"~ ~ {words.say('loot-sea-empty')} ~ ~", width)]
            return [*flowing([head], width), [], *calm]
        columns = max(1, min(len(view.sea), (width + 1) // (BATTLE + 1)))
        each = min(WIDEST, (width - columns + 1) // columns)
        found = [head]
        for first in range(0, len(view.sea), columns):
            blocks = [battle(one, view.sides, words, each) for one in view.sea[first : first + columns]]
            found += beside(blocks, [each] * len(blocks))
        return found

    def hand(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, LootView)
        if view.viewer is None:
            return []
        side = view.sides[view.viewer]
        partners = [seat for seat, other in enumerate(view.sides) if other == side and seat != view.viewer]
        found: list[Row] = []
        for seat in [view.viewer, *partners]:
            cards = view.hands[seat].cards
            if cards:
                own = seat == view.viewer
                title = words.say("hand-own") if own else words.say("hand-of", player=words.who(seat))
                found += flowing([[Span(f"{title}:", "dim")], *([card(name)] for name in ordered(cards))], width)
        return found

    def panel(self, view: msgspec.Struct, words: Words, seat: int) -> Row:
        assert isinstance(view, LootView)
        side = view.sides[seat]
        row = [Span(f"▯{view.hands[seat].size}")]
        if view.sides.index(side) == seat:
            prize = view.prizes[side]
            row.append(Span(f" ◎{prize.size}" if prize.gold is None else f" ◎{prize.size} = {prize.gold}", "gold"))
        return row

    def status(self, view: msgspec.Struct, words: Words, seat: int | None) -> Told | None:
        assert isinstance(view, LootView)
        if view.turn is None:
            return Told("loot-status-over", {})
        if seat != view.turn or not words.to_act:
            return Told("loot-status-wait", {"player": view.turn})
        return Told("loot-status-act" if view.pile else "loot-status-act-empty", {})

    def extra(self, view: msgspec.Struct, action: Fields) -> Fields:
        assert isinstance(view, LootView)
        found = [one.merchant for one in view.sea if one.berth == action.get("berth")]
        return {"merchant": found[0]} if found else {}

    def sentences(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, LootView)
        found = [
            f"{words.say('loot-label-pile')}: {view.pile}. {words.say('loot-label-discards')}: {len(view.discards)}."
        ]
        if not view.sea:
            found.append(words.say("loot-sea-empty"))
        for one in view.sea:
            title = words.say("loot-battle-title", owner=words.who(one.owner), merchant=words.piece(one.merchant))
            found.append(f"{one.berth}. {'. '.join([title, *forces(one, words), standing(one, words)])}.")
        cards = [] if view.viewer is None else view.hands[view.viewer].cards or []
        if cards:
            found.append(f"{words.say('hand-own')}: {', '.join(map(words.piece, ordered(cards)))}.")
        return found

    def account(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, LootView)
        captured, held = words.say("loot-step-captured"), words.say("loot-step-held")
        return [
            f"{words.side(side)}: {score.captured} {captured}"
            + (f", −{score.held} {held}" if score.held else "")
            + f" = {score.total}"
            for side, score in enumerate(view.final or [])
        ]


BOARD = LootBoard()


def piles(view: LootView, words: Words) -> Row:
    """What lies beside the sea; the top of the discards is open."""
    row = [
        Span(f"{words.say('loot-label-pile')} ▯{view.pile}", "key"),
        Span(f"   {words.say('loot-label-discards')} ▮{len(view.discards)}", "key"),
    ]
    return [*row, Span(" "), card(view.discards[-1], pickable=False)] if view.discards else row


def battle(one: BattleView, sides: list[int], words: Words, width: int) -> list[Row]:
    """A merchant at sea: whose it is, every fleet with its skulls, captains, and who would take it now."""
    inside = width - 4
    rows: list[Row] = [
        [Span(" "), *fleet(force, sides.index(force.side), words, one.leader == force.side, inside)]
        for force in one.fleets
    ]
    for trump in one.trumps:
        latest = trump is one.trumps[-1]
        name = fit(words.who(trump.seat), min(10, inside // 3)).rstrip()
        text = f"{'♛' if latest else '♕'} {words.short(trump.card)}"
        rows.append([Span(" "), marked(trump.seat, name), Span(f" {text}", "bold" if latest else "dim")])
    pick = ("berth", one.berth)
    title = [
        Span(f"{one.berth} ", "bold", pick),
        Span(f"◎{words.short(one.merchant)} ", "gold", pick),
        marked(one.owner, words.who(one.owner), pick),
    ]
    return framed(
        rows or [[Span(f" ~ {words.say('loot-label-unattacked')}", "dim", pick)]],
        width,
        title,
        foot=foot(one, sides, words),
    )


def foot(one: BattleView, sides: list[int], words: Words) -> Row:
    """Who would take it now, on the lower edge."""
    if one.leader is None:
        return [Span(words.say("loot-label-tied"), "dim")]
    return [Span("→ ", "bold"), marked(sides.index(one.leader), words.side(one.leader))]


def fleet(force: FleetView, first: int, words: Words, leads: bool, width: int) -> Row:
    """One side's ships: `♣ green 3+2 = 5 skulls`."""
    skulls = "+".join(name.rpartition(" ")[2] for name in force.ships)
    name = fit(words.side(force.side), max(6, width - 18)).rstrip()
    return [
        marked(first, name),
        Span(f" {EMBLEMS[force.color]} {words.short(force.color)} ", force.color),
        Span(f"{skulls} = {force.skulls}☠" if len(force.ships) > 1 else f"{force.skulls}☠", "bold" if leads else ""),
    ]


def forces(one: BattleView, words: Words) -> list[str]:
    """Every fleet and captain in a battle, one sentence each."""
    fleets = [
        words.say(
            "loot-battle-fleet",
            side=words.side(force.side),
            color=words.piece(force.color),
            ships=len(force.ships),
            skulls=force.skulls,
        )
        for force in one.fleets
    ]
    trumps = [
        words.say("loot-battle-trump", player=words.who(trump.seat), card=words.piece(trump.card))
        for trump in one.trumps
    ]
    return [*fleets, *trumps]


def standing(one: BattleView, words: Words) -> str:
    """Who would take the ship now."""
    if not one.fleets and not one.trumps:
        return words.say("loot-label-unattacked")
    if one.leader is None:
        return words.say("loot-label-tied")
    return words.say("loot-label-leads", side=words.side(one.leader))


def ordered(cards: Sequence[str]) -> list[str]:
    """A hand in the order of the box."""
    return sorted(cards, key=lambda name: BY_NAME[name].number)


def card(name: str, *, pickable: bool = True) -> Span:
    """A card in brackets: `[◎4]`, `[♣3]`, `[♣♛]`, `[★♛]`; its name is in the list of moves."""
    piece = BY_NAME[name]
    pick = ("card", name) if pickable else None
    if isinstance(piece, Merchant):
        return Span(f"[◎{piece.gold}]", "gold", pick)
    if isinstance(piece, Pirate):
        return Span(f"[{EMBLEMS[piece.color.value]}{piece.skulls}]", piece.color.value, pick)
    if isinstance(piece, Captain):
        return Span(f"[{EMBLEMS[piece.color.value]}♛]", piece.color.value, pick)
    assert isinstance(piece, Admiral)
    return Span("[✚♛]", "bold", pick)
