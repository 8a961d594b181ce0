"""Briscola as text: stock and trump, the trick card by card, who takes it so far."""

import msgspec

from brigand.core.board import Board, Row, Span, Told, Words, broken, flowing, marked
from examples.briscola.view import BriscolaView, LaidView

SIGNS = {"coins": "◉", "cups": "∪", "swords": "†", "clubs": "♣"}
"""A suit is known without a colour or a word."""
TONES = {"coins": "gold", "cups": "red", "swords": "blue", "clubs": "green"}


class BriscolaBoard(Board):
    """The middle of the table."""

    def rows(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, BriscolaView)
        if not view.trick:
            return [*flowing(piles(view, words), width, "   "), [], *broken([Span(waiting(view, words), "dim")], width)]
        laid = [part for one in view.trick for part in broken(laid_down(view, one, words), width)]
        return [*flowing(piles(view, words), width, "   "), [], *laid]

    def hand(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, BriscolaView)
        cards = own_cards(view)
        title = [Span(f"{words.say('hand-own')}:", "dim")]
        return flowing([title, *([card(name, words, pickable=True)] for name in cards)], width) if cards else []

    def panel(self, view: msgspec.Struct, words: Words, seat: int) -> Row:
        assert isinstance(view, BriscolaView)
        side = view.sides[seat]
        known = [span for name in view.hands[seat].shown for span in (Span(" "), card(name, words))]
        row = [Span(f"▯{view.hands[seat].size}"), *known]
        return [*row, Span(f" ◎{view.piles[side].points}", "gold")] if view.sides.index(side) == seat else row

    def status(self, view: msgspec.Struct, words: Words, seat: int | None) -> Told | None:
        assert isinstance(view, BriscolaView)
        if view.turn is None:
            return Told("briscola-status-over", {})
        if seat != view.turn or not words.to_act:
            return Told("briscola-status-wait", {"player": view.turn})
        return Told("briscola-status-follow" if view.trick else "briscola-status-lead", {})

    def sentences(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, BriscolaView)
        trump = words.piece(view.trump if view.stock else view.trump.rpartition(" ")[2])
        found = [
            f"{words.say('briscola-label-stock')}: {view.stock}. {words.say('briscola-label-trump')}: {trump}.",
            *([told(view, one, words) for one in view.trick] or [waiting(view, words)]),
        ]
        for seat, hand in enumerate(view.hands):
            others = hand.shown if seat != view.viewer else []
            found += [
                words.say("briscola-label-shown", player=words.who(seat), card=words.piece(one)) for one in others
            ]
        cards = own_cards(view)
        return [*found, f"{words.say('hand-own')}: {', '.join(map(words.piece, cards))}."] if cards else found

    def account(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, BriscolaView)
        taken = words.say("briscola-step-taken")
        return [f"{words.side(side)}: {pile.points} {taken} = {pile.points}" for side, pile in enumerate(view.piles)]


BOARD = BriscolaBoard()


def piles(view: BriscolaView, words: Words) -> list[Row]:
    """The stock, and the card that lies under it as long as it does; its suit stays trump."""
    trump = card(view.trump, words) if view.stock else suit(view.trump, words)
    return [
        [Span(f"{words.say('briscola-label-stock')} ▯{view.stock}", "key")],
        [Span(f"{words.say('briscola-label-trump')} ", "key"), trump],
    ]


def laid_down(view: BriscolaView, one: LaidView, words: Words) -> Row:
    """A card of the trick: whose it is, and whether it takes the trick as it lies."""
    row = [marked(one.seat, words.who(one.seat)), Span(" "), card(one.card, words)]
    return [*row, Span(f" ({words.say('briscola-label-winner')})", "bold")] if one.seat == view.winner else row


def waiting(view: BriscolaView, words: Words) -> str:
    """What is said of a table on which nothing lies."""
    if view.turn is None:
        return words.say("briscola-status-over")
    return words.say("briscola-label-empty", player=words.who(view.turn))


def own_cards(view: BriscolaView) -> list[str]:
    """The viewer's hand; a spectator has none."""
    return [] if view.viewer is None else view.hands[view.viewer].cards or []


def card(name: str, words: Words, *, pickable: bool = False) -> Span:
    """A card in brackets: `[◉ ace of coins]`."""
    kind = name.rpartition(" ")[2]
    return Span(f"[{SIGNS[kind]} {words.piece(name)}]", TONES[kind], ("card", name) if pickable else None)


def suit(name: str, words: Words) -> Span:
    """The suit of a card that has been drawn."""
    kind = name.rpartition(" ")[2]
    return Span(f"{SIGNS[kind]} {words.piece(kind)}", TONES[kind])


def told(view: BriscolaView, one: LaidView, words: Words) -> str:
    """A card of the trick, for those who hear it."""
    takes_it = f" ({words.say('briscola-label-winner')})" if one.seat == view.winner else ""
    return f"{words.who(one.seat)}: {words.piece(one.card)}{takes_it}."
