"""Nottingham as text: the sheriff's road, the card turned up, the tasks, and what goes on around them."""

from collections import Counter
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
from brigand.games.nottingham.pieces import KINDS
from brigand.games.nottingham.view import NottinghamView, OfferView, TaskView

SIGNS = {
    "copper": "◌",
    "silver": "○",
    "gold": "◉",
    "pearls": "∴",
    "gems": "◇",
    "necklace": "∪",
    "chest": "▣",
}
"""An object is known without a colour or a word."""
TONES = {"copper": "orange", "silver": "gray", "gold": "gold", "pearls": "white", "gems": "blue", "necklace": "purple"}
VALUES = {kind.name: kind.value for kind in KINDS}
DEEDS = {kind.name: kind.action for kind in KINDS}
ORDER = [kind.name for kind in KINDS]
SHOWN, TASKS = 30, 42
"""Cells of the card turned up, and of the tasks."""


class NottinghamBoard(Board):
    """The county."""

    def rows(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, NottinghamView)
        found = [*road(view, words, width), *flowing(piles(view, words), width, "   ")]
        left, right = stage(view, words), tasks(view, words)
        if width > SHOWN + TASKS:
            found += beside([framed(*left), framed(*right)], [left[1], right[1]])
        else:
            found += [*framed(*left), *framed(*right)]
        return [*found, *going_on(view, words, width), *lying(view, words, width)]

    def hand(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, NottinghamView)
        cards = None if view.viewer is None else view.hands[view.viewer].cards
        if cards is None:
            return []
        return flowing(
            [[Span(f"{words.say('hand-own')}:", "dim")], *(([counted(*one, words)]) for one in sets(cards))], width
        )

    def panel(self, view: msgspec.Struct, words: Words, seat: int) -> Row:
        assert isinstance(view, NottinghamView)
        points = points_of(view, seat)
        row = [
            Span(f"▯{view.hands[seat].size}"),
            Span(f" ¤{view.won[seat].size if points is None else points}", "gold"),
        ]
        laid = len(view.ambushes[seat].faces)
        return [*row, Span(f" ⚔{laid}", "warn")] if laid else row

    def status(self, view: msgspec.Struct, words: Words, seat: int | None) -> Told | None:
        assert isinstance(view, NottinghamView)
        if view.turn is None:
            return Told("nottingham-status-over", {})
        asked = list(words.to_act or view.to_act)
        mine = seat is not None and seat in words.to_act
        return Told(f"nottingham-status-{view.decision}{'' if mine else '-wait'}", {**facts(view), "player": asked})

    def extra(self, view: msgspec.Struct, action: Fields) -> Fields:
        assert isinstance(view, NottinghamView)
        found = facts(view)
        if action["do"] == "exchange":
            found["value"] = VALUES[str(action["card"])]
        for offer in view.offers:
            if offer.seat == action.get("giver") and offer.cards:
                found["cards"] = offer.cards
        own = {name: value for name, value in action.items() if name != "do"}
        return {**found, **own, "decision": view.decision}

    def sentences(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, NottinghamView)
        found = [
            f"{road_words(view, words)}.",
            ". ".join("".join(s.text for s in row) for row in piles(view, words)) + ".",
        ]
        if view.revealed:
            found.append(f"{words.say('nottingham-label-revealed')}: {words.piece(view.revealed)}.")
        if view.attack:
            deed = words.say(f"nottingham-deed-{view.attack.action}")
            found.append(f"{words.who(view.attack.seat)} → {words.who(view.attack.target)}: {deed}.")
            cards = view.hands[view.attack.target].cards
            if cards and view.attack.target != view.viewer:
                found.append(f"{words.say('hand-of', player=words.who(view.attack.target))}: {several(cards, words)}.")
        if view.laid_out:
            found.append(f"{words.who(view.laid_out.seat)}: {view.laid_out.count} × {words.piece(view.laid_out.card)}.")
        if view.emergency:
            found.append(words.say("nottingham-emergency-note", limit=view.emergency.limit))
        found += [f"{offer_words(offer, words)}." for offer in view.offers]
        found += [f"{task_words(task, words)}." for task in view.tasks]
        found += [seat_words(view, seat, words) for seat in range(len(view.hands))]
        cards = None if view.viewer is None else view.hands[view.viewer].cards
        return [*found, f"{words.say('hand-own')}: {several(cards, words)}."] if cards else found

    def account(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, NottinghamView)
        won, tasks = words.say("nottingham-scoring-step-won"), words.say("nottingham-scoring-step-tasks")
        return [
            f"{words.who(seat)}: {won} {score.won}, {tasks} {score.tasks} = {score.total}"
            for seat, score in enumerate(view.final or [])
        ]


BOARD = NottinghamBoard()


def facts(view: NottinghamView) -> dict[str, object]:
    """What the sentences about a moment may need; what is not there is left out."""
    mine = view.viewer
    found = {
        "seat": view.turn,
        "card": view.laid_out.card if view.laid_out else view.revealed,
        "target": view.attack.target if view.attack else None,
        "action": view.attack.action if view.attack else None,
        "count": view.laid_out.count if view.laid_out else None,
        "limit": view.emergency.limit if view.emergency else None,
        "owed": view.emergency.owed[mine] if view.emergency and mine is not None else None,
    }
    return {name: value for name, value in found.items() if value is not None}


# the county


def road(view: NottinghamView, words: Words, width: int) -> list[Row]:
    """Milestones with the hand that the sheriff still favours; where he stands is marked."""
    is_home = view.final is not None and view.sheriff == 0
    items: list[Row] = [[Span("⌂" if view.sheriff else "[♞⌂]", "bold" if not view.sheriff else "dim")]]
    for space, number in enumerate(view.track, 1):
        here = space == view.sheriff
        tone = "reverse" if here else "dim" if space < view.sheriff or is_home else ""
        items.append([Span(f"♞{number}" if here else str(number), tone)])
    items.append([Span("⌂", "dim")])
    return flowing([[Span(f"{words.say('nottingham-label-road')}:", "key")], *items], width, " ")


def piles(view: NottinghamView, words: Words) -> list[Row]:
    """The three piles; the discards lie open."""
    found: list[Row] = [
        [Span(f"{words.say('nottingham-label-pile')} ▯{view.pile}", "key")],
        [Span(f"{words.say('nottingham-label-discards')} ▮{len(view.discards)}", "key")],
        [Span(f"{words.say('nottingham-label-ambush_deck')} ▯{view.ambush_deck}", "key")],
    ]
    if view.discards:
        found[1] += [Span(" "), card(view.discards[-1], words)]
    return found


def stage(view: NottinghamView, words: Words) -> tuple[list[Row], int, Row]:
    """The card turned up and what it can be used for; otherwise the set that lies there."""
    title: Row = [Span(words.say("nottingham-label-revealed"), "bold")]
    rows: list[Row] = []
    if view.laid_out is not None:
        title = [Span(words.say("nottingham-label-laid_out"), "bold")]
        rows = [
            [marked(view.laid_out.seat, words.who(view.laid_out.seat))],
            [Span(" "), counted(view.laid_out.card, view.laid_out.count, words)],
        ]
    elif view.revealed is not None:
        rows = [[Span(" "), card(view.revealed, words), Span(f" = {VALUES[view.revealed]}", "bold")]]
        rows.append([Span(f" {words.say(f'nottingham-deed-{DEEDS[view.revealed]}')}", "act")])
    if view.attack is not None:
        rows.append(
            [
                Span(" "),
                marked(view.attack.seat, words.who(view.attack.seat)),
                Span(" ⚔ "),
                marked(view.attack.target, words.who(view.attack.target)),
            ]
        )
    return rows or [[Span(" –", "dim")]], SHOWN, title


def tasks(view: NottinghamView, words: Words) -> tuple[list[Row], int, Row]:
    """The tasks, their two values, and who has completed them."""
    rows: list[Row] = []
    for task in view.tasks:
        open_ = len(task.finishers) < 2
        row = [Span(f" {fit(words.piece(task.task), 20)}", "" if open_ else "dim", ("task", task.task))]
        row.append(Span(f"{task.single:>3}/{task.double:<3}", "gold" if open_ else "dim"))
        rows.append([*row, *(span for seat in task.finishers for span in (marked(seat), Span(" ")))])
    return rows, TASKS, [Span(words.say("nottingham-label-tasks"), "bold")]


def going_on(view: NottinghamView, words: Words, width: int) -> list[Row]:
    """Offers, an open hand, ambush cards that are looked at, an emergency."""
    found: list[Row] = []
    for offer in view.offers:
        sentence = wrapped(offer_words(offer, words), width - 2)
        found += [[marked(offer.seat), Span(f" {line}", "", ("giver", offer.seat))] for line in sentence]
    if view.attack is not None and view.attack.target != view.viewer:
        cards = view.hands[view.attack.target].cards
        if cards:
            title = Span(f"{words.say('hand-of', player=words.who(view.attack.target))}:", "dim")
            found += flowing([[title], *([counted(*one, words)] for one in sets(cards))], width)
    if view.looking:
        items = [[Span(f"[{words.piece(one)}]", "warn", ("ambush", one))] for one in view.looking]
        found += flowing([[Span(f"{words.piece('ambush')}:", "dim")], *items], width)
    if view.emergency is not None:
        note = words.say("nottingham-emergency-note", limit=view.emergency.limit)
        found += [[Span(line, "warn")] for line in wrapped(note, width)]
        if view.emergency.chosen:
            found += flowing([[counted(*one, words)] for one in sets(view.emergency.chosen)], width)
    return found


def lying(view: NottinghamView, words: Words, width: int) -> list[Row]:
    """Laid ambushes, and what one can be sure of in other hands."""
    found: list[Row] = []
    items: list[Row] = []
    for seat, ambushes in enumerate(view.ambushes):
        for face in ambushes.faces:
            text = "▮" if face is None else words.piece(face)
            items.append([marked(seat), Span(f"[⚔ {text}]", "warn", None if face is None else ("ambush", face))])
    if items:
        found += flowing([[Span(f"{words.say('nottingham-label-ambushes')}:", "key")], *items], width)
    for seat, hand in enumerate(view.memory.hands if view.memory else []):
        if seat != view.viewer and hand.certain:
            title = [Span(f"{words.say('nottingham-label-memory')}: ", "key"), marked(seat)]
            found += flowing([title, *([counted(*one, words)] for one in hand.certain.items())], width, " ")
    return found


# in words


def road_words(view: NottinghamView, words: Words) -> str:
    """Where the sheriff stands."""
    left = len(view.track) + 1 - view.sheriff
    if 0 < view.sheriff <= len(view.track):
        number = view.track[view.sheriff - 1]
        return words.say("nottingham-road-space", space=view.sheriff, number=number, left=left)
    if view.final is not None:
        return words.say("nottingham-road-home")
    return words.say("nottingham-road-town", left=left)


def task_words(task: TaskView, words: Words) -> str:
    """A task, what it is worth, who has completed it."""
    worth = words.say("nottingham-task-worth", single=task.single, double=task.double)
    done = ", ".join(map(words.who, task.finishers))
    found = f"{words.piece(task.task)}: {worth}"
    return f"{found}. {words.say('nottingham-task-done', players=done)}" if done else found


def offer_words(offer: OfferView, words: Words) -> str:
    """What somebody offers."""
    player = words.who(offer.seat)
    if offer.cards is None:
        return words.say("nottingham-offer-hidden" if offer.is_answered else "nottingham-offer-open", player=player)
    if not offer.cards:
        return words.say("nottingham-offer-none", player=player)
    return words.say("nottingham-offer-cards", player=player, cards=several(offer.cards, words))


def seat_words(view: NottinghamView, seat: int, words: Words) -> str:
    """What somebody has before them."""
    return words.say(
        "nottingham-seat-sentence",
        player=words.who(seat),
        hand=view.hands[seat].size,
        won=view.won[seat].size,
        ambushes=len(view.ambushes[seat].faces),
    )


# cards


def sets(cards: Sequence[str]) -> list[tuple[str, int]]:
    """How many of each object, in the order of their values."""
    found = Counter(cards)
    return [(kind, found[kind]) for kind in ORDER if found[kind]]


def several(cards: Sequence[str], words: Words) -> str:
    """«2 × gold, pearls»."""
    return ", ".join(
        f"{count} × {words.piece(kind)}" if count > 1 else words.piece(kind) for kind, count in sets(cards)
    )


def card(name: str, words: Words) -> Span:
    """A card with its sign."""
    return Span(f"[{SIGNS.get(name, '?')} {words.piece(name)}]", TONES.get(name, ""), ("card", name))


def counted(name: str, count: int, words: Words) -> Span:
    """So many cards of a kind."""
    return Span(f"[{count}×{SIGNS.get(name, '?')} {words.piece(name)}]", TONES.get(name, ""), ("card", name))


def points_of(view: NottinghamView, seat: int) -> int | None:
    """What lies open in a score: tasks, and the win pile where its faces are known."""
    cards = view.won[seat].cards
    if cards is None and view.won[seat].size:
        return None
    done = [task for task in view.tasks if seat in task.finishers]
    worth = [task.double if len(task.finishers) > 1 else task.single for task in done]
    return sum(worth) + sum(VALUES[card] for card in cards or [])
