"""`brigand review`: what the coach found, set for the terminal."""

import importlib.util
import signal
import sys
from pathlib import Path
from threading import Event

from rich.console import Console
from rich.table import Table

from brigand.coach.record import read
from brigand.coach.review import SWINGS, Decision, Review, Turn, review
from brigand.core.errors import Unreadable
from brigand.lab.pool import progress
from brigand.printers.as_json import print_json
from brigand.text import Texts

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 56


def run(file: Path, iterations: int, lang: str, as_json: bool) -> None:
    """The command `brigand review`. Ctrl-C ends it after the decision it looks at and shows what was found."""
    if iterations < 1:
        raise Unreadable("iterations are a number from 1 on")
    texts = Texts(lang)
    record = read(file)
    interrupted = Event()
    before = signal.signal(signal.SIGINT, lambda *_: interrupted.set())
    try:
        with progress() as bar:
            line = bar.add_task(f"{record.game}: decisions", total=len(record.actions))

            def told(done: int, _total: int) -> bool:
                bar.update(line, completed=done)
                return not interrupted.is_set()

            result = review(record, iterations, told)
    finally:
        signal.signal(signal.SIGINT, before)
    if as_json:
        print_json(result)
    else:
        show(result, len(record.actions), texts)
    if not result.complete:
        sys.exit(130)


def show(result: Review, total: int, texts: Texts) -> None:
    """Curve, accounts, mistakes and luck."""
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(texts.say(f"{result.game}-name"), style="bold")
    if not result.complete:
        console.print(texts.say("coach-stopped", done=len(result.decisions), total=total))
    show_curve(result, console, texts)
    show_accounts(result, console, texts)
    console.print(texts.say("coach-worst"), style="bold")
    for number in result.worst[:SWINGS]:
        show_mistake(result, result.decisions[number - 1], console, texts)
    if not result.worst:
        console.print(f"  {texts.say('coach-worst-none')}")
    console.print(texts.say("coach-luckiest"), style="bold")
    for turn in result.luckiest:
        share = texts.say("percent", percent=signed(result, turn.seat, turn.share))
        console.print(f"  {turn.number:>4} {turn_told(result, turn, texts)} {share}")
        for event in result.decisions[turn.number - 2].happened:
            console.print(f"       {event_told(result, event, texts)}", style="italic")


def part(result: Review, seat: int, share: float) -> float:
    """A seat's share in points of a hundred of what its side can win."""
    return 100 * share * result.sides.count(result.sides[seat])


def signed(result: Review, seat: int, share: float) -> str:
    """Points won or lost."""
    return f"{part(result, seat, share):+.0f}".replace("-", "−")


def show_curve(result: Review, console: Console, texts: Texts) -> None:
    """Every seat's chance to win over time: a plot if plotext is there, else a line of blocks."""
    moments = [one.after for one in result.decisions]
    if result.accounts:
        moments.append([account.end for account in result.accounts])
    curves = [[part(result, seat, one[seat]) / 100 for one in moments] for seat in range(result.seats)]
    title = texts.say("coach-chart")
    if importlib.util.find_spec("plotext") is not None and console.is_terminal:
        plot(title, result.names, curves)
        return
    console.print(title)
    for name, curve in zip(result.names, curves):
        console.print(f"{name:>12} {sparkline(curve)} {texts.say('percent', percent=f'{100 * curve[-1]:.0f}')}")


def plot(title: str, names: list[str], curves: list[list[float]]) -> None:
    """All curves in one picture."""
    import plotext

    plotext.clear_figure()
    for name, curve in zip(names, curves):
        plotext.plot([100 * chance for chance in curve], label=name)
    plotext.title(title)
    plotext.plotsize(min(100, Console().width), 18)
    plotext.show()


def sparkline(curve: list[float], width: int = WIDTH) -> str:
    """A curve of shares as one line of blocks."""
    columns = min(width, len(curve))
    picked = [curve[i * len(curve) // columns] for i in range(columns)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in picked)


def show_accounts(result: Review, console: Console, texts: Texts) -> None:
    """How everybody did: the result, decisions that left a choice, clear mistakes among them, and the costliest."""
    if not result.accounts:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for name in ("place", "score", "choices", "mistakes", "costliest"):
        table.add_column(texts.say(f"coach-part-{name}"), justify="right")
    for one in result.accounts:
        table.add_row(
            result.names[one.seat],
            str(one.place),
            str(one.score),
            str(one.choices),
            str(one.mistakes),
            texts.say("percent", percent=f"{part(result, one.seat, one.costliest):.0f}"),
        )
    console.print(table)


def show_mistake(result: Review, one: Decision, console: Console, texts: Texts) -> None:
    """What was played, what it cost, the better move and why."""
    loss, margin = (f"{part(result, one.seat, share):.0f}" for share in (one.loss, one.margin))
    cost = texts.say("coach-cost", percent=loss, margin=margin)
    console.print(f"  {one.number:>4} {result.names[one.seat]}: {one.played} {cost}")
    console.print(f"       {texts.say('coach-better')}: {one.best}")
    if one.because is not None:
        console.print(f"       {texts.told(result.game, one.because.text, one.because.details)}", style="italic")


def event_told(result: Review, event: dict[str, object], texts: Texts) -> str:
    """What happened, with the names of this match."""
    names = result.names
    sides = [
        " & ".join(n for n, own in zip(names, result.sides) if own == side) for side in range(len(set(result.sides)))
    ]
    fields = dict(event)
    common = f"event-{fields.pop('event')}"
    speaking = Texts(texts.language, names, sides)
    return speaking.told(result.game, common if texts.has(common) else f"{result.game}-{common}", fields)


def turn_told(result: Review, turn: Turn, texts: Texts) -> str:
    """When it came, and for whom."""
    lucky = result.names[turn.seat]
    if turn.number > len(result.decisions):
        return texts.say("coach-turn-end", lucky=lucky)
    return texts.say("coach-turn", player=result.names[result.decisions[turn.number - 1].seat], lucky=lucky)
