"""`brigand study`: one page with charts, intervals and tables, that loads nothing; or JSON."""

import sys
from html import escape
from pathlib import Path

from rich.console import Console

from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.games import game as find_game
from brigand.lab.crew import Crew
from brigand.lab.rows import RowFile
from brigand.lab.share import Interval
from brigand.lab.study import Bars, Deed, Study, Variant, study
from brigand.printers.as_json import print_json
from brigand.printers.complain import check_writable
from brigand.printers.drawing import KEY, OTHER, PAGE, drawn, histogram, needs_drawing, ranges, table, write
from brigand.printers.findings import digits_of, findings, in_words, signed
from brigand.printers.options import in_short, read_bots, read_options
from brigand.printers.simulate import band, percent

SHOWN = 24
"""So many deeds of winners are listed; a page is no heap."""


def run(
    game_id: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    crew: Crew,
    option: list[str],
    as_json: bool,
    out: Path | None,
    file: RowFile | None,
) -> None:
    """The command `brigand study`."""
    game, names = find_game(game_id), read_bots(bots)
    if out is not None:
        check_writable(out)
        needs_drawing()
    elif not as_json:
        raise Unreadable("a study is a page or JSON: name a file with --out report.html, or use --json")
    many = seats or (usual(game.seats) if len(names) == 1 else len(names))
    names = names * many if len(names) == 1 else names
    found = study(game.id, names, many, games, seed, crew, read_options(game.id, option), file)
    if as_json:
        print_json(found)
    if out is not None:
        write(out, page_of(found, command(found, games, option)))
        Console(stderr=True).print(f"{out}: {found.matches:,} matches", highlight=False, soft_wrap=True)
    if found.interrupted:
        sys.exit(130)


def usual(seats: list[int]) -> int:
    """Four at the table, or as many as come nearest."""
    return min(seats, key=lambda number: (abs(number - 4), number))


def command(found: Study, games: int, option: list[str]) -> str:
    """How to get the same page."""
    bots = found.bots[0] if len(set(found.bots)) == 1 else ",".join(found.bots)
    chosen = "".join(f" --option {one}" for one in option)
    asked = f"--seats {found.seats} --bots {bots} --games {games} --seed {found.seed}"
    return f"brigand study {found.game} {asked}{chosen} --out report.html"


def page_of(found: Study, how: str) -> str:
    """Everything on one page."""
    parts = [
        f"<h1>A study of {escape(found.game.capitalize())}</h1>",
        f"<p>{escape(summary(found))} Made by <code>{escape(how)}</code>.</p>",
        "<h2>In short</h2>",
        "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in findings(found)) + "</ul>",
        "<h2>Who wins, and how long it takes</h2>",
        f'<div class="two"><div>{order_of_play(found)}</div><div>{length(found)}</div></div>',
        "<h2>Scores</h2>",
        f'<div class="two"><div>{scores(found)}</div><div>{account(found)}</div></div>',
        "<h2>What winners do</h2>",
        winners(found),
        "<h2>What would change</h2>",
        "".join(changed(found)),
        f"<p><small>{escape(NOTES)}</small></p>",
    ]
    return PAGE.format(title=f"A study of {escape(found.game.capitalize())}", body="\n".join(parts))


NOTES = (
    "Shares have 95 % intervals after Wilson, means normal ones, quantiles bootstrapped ones (200 draws). "
    "Coloured differences have intervals without zero; of twenty that mean nothing one is coloured by chance. "
    "What winners do goes with winning; it need not be the reason for it; «as owner» or «as victim» it befell them. "
    "Bots are no people: a change that means little to them may mean more to you."
)


def summary(found: Study) -> str:
    """What was played, in a sentence."""
    bots = f"all {found.bots[0]}" if len(set(found.bots)) == 1 else ", ".join(found.bots)
    stopped = f" (stopped; {found.asked:,} were asked for)" if found.interrupted else ""
    shown: dict[str, Choice] = {name: value for name, value in found.options.items() if value != ""}
    chosen = in_short(found.game, shown).removeprefix(", ")
    told = f" ({chosen})" if chosen else ""
    settings = len(found.variants) + 1
    return f"{found.seats} seats, {bots}{told}: {found.matches:,} matches in {settings} settings{stopped}."


def order_of_play(found: Study) -> str:
    """Seat advantage."""
    rows = [
        (f"{place}. to play", 100 * share.rate, 100 * share.low, 100 * share.high)
        for place, share in enumerate(found.order_wins, 1)
    ]
    even = 100 / found.seats
    chart = ranges(rows, "wins, % (dashed: an equal share)", "Wins by order of play", even)
    cells = [[f"{place}.", percent(share.rate), band(share)] for place, share in enumerate(found.order_wins, 1)]
    ends = [[reason.replace("_", " "), percent(share.rate), band(share)] for reason, share in found.reasons.items()]
    ties = ["shared first place", percent(found.ties.rate), band(found.ties)]
    return chart + table(["order of play", "wins", "95 %"], cells) + table(["how it ended", "", "95 %"], [*ends, ties])


def length(found: Study) -> str:
    """How many decisions a match takes."""
    chart = histogram({"matches": unpacked(found.length_bars)}, "decisions a match", "Length of matches")
    rows = [[f"{name} of the matches end by", *number_cells(one)] for name, one in found.lengths.items()]
    return chart + table(["decisions", "", "95 %"], rows)


def scores(found: Study) -> str:
    """What winners and others score."""
    chart = histogram({of: unpacked(one) for of, one in found.score_bars.items()}, "score", "Scores")
    rows = [[name, *number_cells(one)] for name, one in found.measures.items()]
    return chart + table(["mean", "", "95 %"], rows)


def unpacked(distribution: Bars) -> tuple[float, float, list[int]]:
    """A distribution as the chart wants it."""
    return distribution.first, distribution.step, distribution.counts


def number_cells(one: Interval) -> list[str]:
    """A number and its interval."""
    return [f"{one.mean:.1f}", f"{one.low:.1f} to {one.high:.1f}"]


def account(found: Study) -> str:
    """Where points come from."""
    rows = [deed_row(deed) for deed in found.points if deed.strength > 0 and "ended" not in deed.name][:12]
    return "<p>Where points come from: the account at the end, a seat.</p>" + table(DEEDS, rows) if rows else ""


DEEDS = ["a match and seat", "winners", "others", "difference"]


def deed_row(deed: Deed) -> list[str]:
    """What winners and others did."""
    gap = f"{deed.more.mean:+.2f} ({deed.more.low:+.2f} to {deed.more.high:+.2f})"
    return [in_words(deed.name), f"{deed.winners:.2f}", f"{deed.others:.2f}", gap]


def winners(found: Study) -> str:
    """The clearest differences between winners and the others at their tables."""
    clear = [deed for deed in found.deeds if deed.more.is_clear()][:SHOWN]
    if not clear:
        return "<p>Nothing that is counted sets winners apart.</p>"
    import altair

    values = [
        {"name": in_words(deed.name), "value": deed.strength if deed.more.mean > 0 else -deed.strength}
        for deed in clear
    ]
    chart = (
        altair.Chart(altair.InlineData(values=values))
        .mark_bar()
        .encode(
            altair.X("value:Q", title="← less · winners · more → (standard deviations)"),
            altair.Y("name:N", sort=[str(value["name"]) for value in values], title=None),
            color=altair.condition("datum.value > 0", altair.value(KEY), altair.value(OTHER)),
        )
    )
    picture = drawn(chart.properties(width=260, height=26 * len(clear)), "What winners do more or less often")
    told = "<p>Counted from the journal of every match: what each winner did, beside the others at the same table.</p>"
    rows = table(DEEDS, [deed_row(deed) for deed in clear])
    return f'{told}<div class="two"><div>{picture}</div><div>{rows}</div></div>'


def changed(found: Study) -> list[str]:
    """Every change and what it did, a table for options and one for pieces."""
    if not found.variants:
        return ["<p>The game has no other options for so many players, and nothing in it was reconstructed.</p>"]
    names = [effect.measure for effect in found.variants[0].effects]
    names += [e.measure for variant in found.variants for e in variant.effects if e.measure not in names]
    names = list(dict.fromkeys(names))
    base = {name: found.measures[name].mean if name in found.measures else share_before(found, name) for name in names}
    digits = {
        name: max(digits_of(e.more) for variant in found.variants for e in variant.effects if e.measure == name)
        for name in names
    }
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in ["change", *names])
    cells = "".join(f"<td>{value:.{digits[name]}f}</td>" for name, value in base.items())
    rows = [f"<tr><td>the game as it is</td>{cells}</tr>", *(variant_row(one, digits) for one in found.variants)]
    charts = "".join(f"<div>{effects_on(measure, found.variants)}</div>" for measure in DRAWN)
    return [
        f'<div class="two">{charts}</div>',
        f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>',
    ]


DRAWN = ["decisions", "winner's score", "lead over the second", "wins of the first to play, %"]
"""Measures with a picture of what every change does to them."""


def effects_on(measure: str, variants: list[Variant]) -> str:
    """What each change does to one measure."""
    rows = [
        (variant.name, effect.more.mean, effect.more.low, effect.more.high)
        for variant in variants
        for effect in variant.effects
        if effect.measure == measure
    ]
    return ranges(rows, f"change: {measure}", f"What each change does: {measure}", 0.0)


def share_before(found: Study, measure: str) -> float:
    """How often a match of the game as it is ends so."""
    reason = measure.removeprefix("ended by ").removesuffix(", %")
    return 100 * found.reasons[reason].rate if reason in found.reasons else 0.0


def variant_row(variant: Variant, digits: dict[str, int]) -> str:
    """One change: every measure then, and the difference."""
    effects = {effect.measure: effect for effect in variant.effects}
    cells = []
    for name in digits:
        effect = effects.get(name)
        if effect is None:
            cells.append("<td>–</td>")
            continue
        more = effect.more
        clear = ' class="clear"' if more.is_clear() else ""
        cells.append(f"<td{clear}>{effect.value:.{digits[name]}f}<small>{signed(more, digits[name])}</small></td>")
    about = f"<small>{escape(variant.about)}</small>"
    return f"<tr><td>{escape(variant.name)}{about}</td>{''.join(cells)}</tr>"
