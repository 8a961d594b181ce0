"""Sherwood as text: the road with its wagons and bandits, village and drawbridge, the Merry Men."""

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
    cells,
    flowing,
    framed,
    mark,
    marked,
    wrapped,
)
from brigand.games.sherwood.pieces import ARREST_ABOVE, REWARD_BELOW
from brigand.games.sherwood.score import (
    COINS_PER_POINT,
    FULL_SET,
    SINGLE_NECKLACE,
    THREE_RINGS,
    TWO_BRACELETS,
)
from brigand.games.sherwood.view import GangView, HideoutView, ScoreView, SherwoodView, StretchView

SIGNS = {"ring": "○", "bracelet": "◎", "necklace": "∪", "coin": "¤"}
LETTERS = {"lady_marion": "♀", "little_john": "♂", "robin_hood": "➶", "friar_tuck": "†"}
STRETCH = 18
"""Cells a stretch of road needs."""
ROOMY = 90
"""Cells from which on the cards say what they do."""


class SherwoodBoard(Board):
    """The road from the forest to the drawbridge."""

    def rows(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, SherwoodView)
        columns = 4 if width >= 4 * STRETCH + 3 else 2
        each = min(34, (width - columns + 1) // columns)
        found = flowing(head(view, words), width, "   ")
        blocks = [stretch(view, number, words, each) for number in range(1, len(view.road) + 1)]
        for first in range(0, len(blocks), columns):
            found += beside(blocks[first : first + columns], [each] * columns)
        found += flowing(village(view, words), width)
        found += flowing(bridge(view, words), width, "   ")
        return [*found, *draft(view, words, width), *merry_men(view, words, width)]

    def hand(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        assert isinstance(view, SherwoodView)
        if view.viewer is None:
            return []
        gang = view.gangs[view.viewer]
        tray = [[token(name, words)] for name in sorted(gang.front.tokens or [])]
        title = Span(f"{words.say('sherwood-board-tray')}:", "dim")
        return flowing([[title], *(tray or [[Span(words.say("sherwood-board-tray-empty"), "dim")]])], width)

    def panel(self, view: msgspec.Struct, words: Words, seat: int) -> Row:
        assert isinstance(view, SherwoodView)
        gang = view.gangs[seat]
        row = [
            Span(f"★{gang.points}", "gold"),
            Span(f" ♟{gang.bandits}"),
            Span(f" ▣{gang.chest.size}+{gang.front.size}"),
        ]
        if gang.leader == "prison":
            row.append(Span(" ▥", "warn"))
        elif gang.leader != "home":
            row.append(Span(f" →{LETTERS.get(gang.leader, '?')}", "dim"))
        return [*row, Span(" ➶1", "bold")] if view.first == seat else row

    def status(self, view: msgspec.Struct, words: Words, seat: int | None) -> Told | None:
        assert isinstance(view, SherwoodView)
        if view.turn is None:
            return Told("sherwood-status-over", {})
        mine = seat == view.turn and bool(words.to_act)
        fields = {
            "player": view.turn,
            "stretch": view.stretch or 0,
            "wagon": wagon_at(view, view.stretch),
            "target": view.target or 0,
            "owed": view.owed,
            "left": view.owed,
            "round": view.round,
        }
        return Told(f"sherwood-status-{view.decision}{'' if mine else '-wait'}", fields)

    def extra(self, view: msgspec.Struct, action: Fields) -> Fields:
        assert isinstance(view, SherwoodView)
        place = action.get("stretch")
        if not isinstance(place, int):
            return {}
        found: dict[str, object] = {"wagon": wagon_at(view, place)}
        number = action.get("die")
        dice = view.road[place - 1].dice
        if isinstance(number, int) and number <= len(dice):
            found |= {"face": dice[number - 1].face, "owner": dice[number - 1].gang}
        return found

    def sentences(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, SherwoodView)
        found = [". ".join("".join(span.text for span in row) for row in head(view, words)) + "."]
        for number, road in enumerate(view.road, 1):
            found.append(". ".join([wagon_words(view, road, number, words), *bandit_words(road, words)]) + ".")
        places = [words.say("sherwood-board-free") if gang is None else words.who(gang) for gang in view.village]
        found.append(f"{words.say('sherwood-label-village')}: {', '.join(places)}.")
        for gang, one in enumerate(view.gangs):
            parts = [
                f"{words.say('sherwood-label-points')} {one.points}",
                f"{words.say('sherwood-board-bandits')} {one.bandits}",
                f"{words.say('sherwood-label-drawbridge')} {'+'.join(map(str, one.bridge)) or '0'}",
                leader_words(one, words),
            ]
            found.append(f"{words.who(gang)}: {', '.join(parts)}.")
        for man in view.merry_men:
            effect = words.say(f"sherwood-effect-{man.effect}")
            found.append(f"{words.piece(man.character)}, {words.several(man.effect, 1)}: {effect}")
        own = [] if view.viewer is None else view.gangs[view.viewer].front.tokens or []
        return [*found, f"{words.say('sherwood-board-tray')}: {', '.join(map(words.piece, own))}."] if own else found

    def account(self, view: msgspec.Struct, words: Words) -> list[str]:
        assert isinstance(view, SherwoodView)
        return [account_of(gang, score, words) for gang, score in enumerate(view.final or [])]


BOARD = SherwoodBoard()


# the table


def head(view: SherwoodView, words: Words) -> list[Row]:
    """The round, and what lies beside the road."""
    deck = f"{words.say('sherwood-label-deck')} ▯{view.deck}"
    if view.deck_top:
        deck += f" ({view.deck_top[0]}–{view.deck_top[1]})"
    return [
        [Span(words.say("sherwood-board-round", round=min(view.round, 4)), "bold")],
        [Span(deck, "key")],
        [Span(f"{words.say('sherwood-label-discards')} ▮{len(view.discarded_wagons)}", "key")],
        [Span(f"{words.say('sherwood-label-supply')} ▯{view.supply}", "key")],
    ]


def stretch(view: SherwoodView, number: int, words: Words, width: int) -> list[Row]:
    """A stretch: its wagon on the edge, who hides where, dice, and how likely it falls."""
    road = view.road[number - 1]
    pick = ("stretch", number)
    rows: list[Row] = [hideouts(road), dice(road) if road.dice else odds(road)]
    if road.front is not None and width > 20:
        rows.insert(0, [Span(f" {words.piece(road.front.name)}", "gold", pick)])
    title = [Span(f"{number} ", "bold", pick), Span(wagon_sign(road), "gold", pick)]
    is_current = view.stretch == number
    foot = [Span(words.say("sherwood-label-beaten"), "good")] if road.is_beaten else None
    return framed(rows, width, title, "act" if is_current else "line", foot)


def wagon_sign(road: StretchView) -> str:
    """`▤5–8`, `▤7` once its defence is known, with what was put on it."""
    if road.back is None:
        return "–"
    known = road.defence if road.defence is not None else road.front.defence if road.front else None
    text = f"▤{road.back[0]}–{road.back[1]}" if known is None else f"▤{known}"
    if road.change:
        text += f" {'+' if road.change > 0 else '−'}{abs(road.change)}"
    if road.front is not None and road.front.change:
        text += f" {LETTERS.get(road.front.change, '?')}"
    return text + (" ✗" if road.is_marked else "")


def hideouts(road: StretchView) -> Row:
    """`1● 2■ 3· 4·`: who waits in each place; small for one who lies."""
    row: Row = [Span(" ")]
    for place, one in enumerate(road.hideouts, 1):
        row += [Span(str(place), "dim", ("hideout", place)), *bandit(one), Span(" ")]
    return row


def bandit(place: HideoutView) -> Row:
    """Who waits there."""
    if place.gang is None:
        return [Span("·", "dim")]
    if place.mover is not None:
        return [marked(place.gang), marked(place.mover)]
    return [marked(place.gang), Span("_", "dim")] if place.is_lying else [marked(place.gang)]


def dice(road: StretchView) -> Row:
    """Dice from the left with their sum."""
    row: Row = [Span(" ")]
    for number, die in enumerate(road.dice, 1):
        row.append(
            Span(f"{die.face}{mark(die.gang)}{'✗' if die.is_marked else ''}", f"seat {die.gang}", ("die", number))
        )
        row.append(Span(" "))
    if road.fair_dice:
        row.append(Span(f"▤{'+'.join(map(str, road.fair_dice))} ", "gold"))
    return [*row, Span(f"= {sum(die.face for die in road.dice)}", "bold")]


def odds(road: StretchView) -> Row:
    """How likely the wagon falls to all dice there."""
    if road.back is None or not road.odds or road.is_beaten:
        return [Span(" ")]
    return [Span(f" {round(road.odds[-1] * 100)} %", "dim")]


def village(view: SherwoodView, words: Words) -> list[Row]:
    """The pick-pocket spaces."""
    items: list[Row] = [[Span(f"{words.say('sherwood-label-village')}:", "key")]]
    for number, gang in enumerate(view.village, 1):
        who = Span("·", "dim") if gang is None else marked(gang)
        items.append([Span(f"{number}", "dim", ("circle", number)), who])
    return items


def bridge(view: SherwoodView, words: Words) -> list[Row]:
    """Everybody's dice on the drawbridge and what the sheriff will say."""
    items: list[Row] = [[Span(f"{words.say('sherwood-label-drawbridge')}:", "key")]]
    for number, gang in enumerate(view.gangs):
        total = sum(gang.bridge)
        verdict = "reward" if total < REWARD_BELOW else "arrest" if total > ARREST_ABOVE else "free"
        tone = {"reward": "good", "arrest": "warn", "free": ""}[verdict]
        faces = "+".join(map(str, gang.bridge)) or "0"
        text = f" {faces} = {total} " if len(gang.bridge) > 1 else f" {faces} "
        items.append([marked(number), Span(text), Span(words.say(f"sherwood-board-verdict-{verdict}"), tone)])
    return items


def draft(view: SherwoodView, words: Words, width: int) -> list[Row]:
    """Loot on its way from hand to hand."""
    if view.draft is None:
        return []
    held = view.draft.held
    items: list[Row] = [[Span(f"{words.say('sherwood-board-draft')}:", "key")], [marked(view.draft.holder)]]
    items += [[token(name, words)] for name in held.tokens] if held.tokens is not None else [[Span(f"{held.size} ▮")]]
    return flowing(items, width)


def merry_men(view: SherwoodView, words: Words, width: int) -> list[Row]:
    """The four open cards; where there is room, with what they do."""
    rows: list[Row] = []
    for man in view.merry_men:
        name = f"{LETTERS.get(man.character, '?')} {words.piece(man.character)}: "
        card = Span(words.piece(man.effect), "bold")
        if width < ROOMY:
            rows.append([Span(name, "key"), card])
            continue
        first, *more = wrapped(words.say(f"sherwood-effect-{man.effect}"), width - cells(name) - cells(card.text) - 2)
        rows.append([Span(name, "key"), card, Span(f"  {first}", "dim")])
        rows += [[Span(f"    {line.strip()}", "dim")] for line in more]
    return flowing(rows, width, "   ") if width < ROOMY else rows


# in words


def wagon_at(view: SherwoodView, place: object) -> str:
    """The name of the wagon on a stretch, if one may know it."""
    if not isinstance(place, int) or not 0 < place <= len(view.road):
        return ""
    front = view.road[place - 1].front
    return front.name if front else ""


def wagon_words(view: SherwoodView, road: StretchView, number: int, words: Words) -> str:
    """What stands on a stretch."""
    where = words.say("sherwood-board-stretch", stretch=number)
    if road.back is None:
        is_closed = number > 3 and view.seats < 4
        return f"{where}: {words.say('sherwood-board-closed' if is_closed else 'sherwood-board-gone')}"
    low, high = road.back
    found = [
        words.piece(road.front.name) if road.front else words.say("sherwood-board-wagon-hidden", low=low, high=high)
    ]
    if road.front and not road.is_revealed:
        found.append(words.say("sherwood-board-wagon-looked", low=low, high=high))
    if road.defence is not None:
        found.append(words.say("sherwood-board-defence", defence=road.defence))
    if road.change:
        found.append(f"{'+' if road.change > 0 else '−'}{abs(road.change)}")
    if road.is_marked:
        found.append(words.say("sherwood-board-marked"))
    if road.front and road.front.change:
        found.append(words.say("sherwood-board-changes", character=words.piece(road.front.change)))
    if road.is_beaten:
        found.append(words.say("sherwood-board-beaten").rstrip("!"))
    return f"{where}: {', '.join(found)}"


def bandit_words(road: StretchView, words: Words) -> list[str]:
    """Who hides there, the dice, and how likely the wagon falls."""
    found = []
    for number, place in enumerate(road.hideouts, 1):
        if place.gang is not None:
            player = words.who(place.gang)
            if place.mover is not None:
                player = words.say("sherwood-board-pair", player=player, mover=words.who(place.mover))
            elif place.is_lying:
                player = words.say("sherwood-board-lying", player=player)
            found.append(f"{words.say('sherwood-board-hideout', hideout=number)}: {player}")
    if road.dice:
        thrown = [words.say("sherwood-board-die", player=words.who(die.gang), face=die.face) for die in road.dice]
        found.append(", ".join(thrown))
    if road.back and road.odds and not road.is_beaten:
        found.append(f"{words.say('sherwood-board-odds')}: {round(road.odds[-1] * 100)} %")
    return found


def leader_words(gang: GangView, words: Words) -> str:
    """Where a leader is."""
    own = gang.leader in ("home", "prison")
    place = words.say(f"sherwood-board-leader-{gang.leader}") if own else words.piece(gang.leader)
    return words.say("sherwood-board-leader", place=place)


def account_of(gang: int, score: ScoreView, words: Words) -> str:
    """A gang's account, part by part."""
    parts = [
        ("track", score.track),
        ("majorities", sum(score.majorities.values())),
        ("three_rings", score.three_rings * THREE_RINGS),
        ("sets", score.sets * FULL_SET),
        ("two_bracelets", score.two_bracelets * TWO_BRACELETS),
        ("necklaces", score.necklaces * SINGLE_NECKLACE),
        ("coins", score.coins // COINS_PER_POINT),
    ]
    told: Sequence[str] = [f"{words.say(f'sherwood-label-{name}')} {value}" for name, value in parts if value]
    return f"{words.who(gang)}: {', '.join(told)} = {score.total}"


def token(name: str, words: Words) -> Span:
    """A token with its sign; its name says colour and kind."""
    kind = name.rpartition(" ")[2]
    tone = "gold" if kind == "coin" else name.split(" ")[0]
    return Span(f"[{SIGNS.get(kind, '?')} {words.piece(name)}]", tone, ("token", name))
