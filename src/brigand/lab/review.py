"""`brigand review`: what the coach found, set for the terminal."""

import importlib.util
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from brigand.core.errors import Unreadable
from brigand.lab.coach import Decision, Review, review
from brigand.lab.pool import progress
from brigand.lab.record import read
from brigand.text import Texts

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 56


def run(file: Path, iterations: int, lang: str, as_json: bool) -> None:
    """The command `brigand review`."""
    if iterations < 1:
        raise Unreadable("iterations are a number from 1 on")
    texts = Texts(lang)
    record = read(file)
    with progress() as bar:
        line = bar.add_task(f"{record.game}: decisions", total=len(record.actions))

        def told(done: int, _total: int) -> bool:
            bar.update(line, completed=done)
            return True

        result = review(record, iterations, told)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        show(result, texts)


def show(result: Review, texts: Texts) -> None:
    """Curve, accounts, mistakes and luck."""
    console = Console()
    console.print(f"[bold]{result.game}[/bold], {result.seats} seats, {len(result.decisions)} decisions")
    show_curve(result, console)
    show_accounts(result, console)
    for title, numbers in (("biggest mistakes", result.worst), ("biggest turns of luck", result.luckiest)):
        if numbers:
            console.print(f"[bold]{title}[/bold]")
            for number in numbers:
                show_decision(result, result.decisions[number - 1], title == "biggest mistakes", console, texts)


def show_curve(result: Review, console: Console) -> None:
    """Every seat's chance to win over time: a plot if plotext is there, else a line of blocks."""
    curves = [[one.after[seat] for one in result.decisions] for seat in range(result.seats)]
    if importlib.util.find_spec("plotext") is not None and console.is_terminal:
        plot(result.names, curves)
        return
    for name, curve in zip(result.names, curves):
        console.print(f"{name:>12} {sparkline(curve)} {100 * curve[-1]:.0f} %", highlight=False)


def plot(names: list[str], curves: list[list[float]]) -> None:
    """All curves in one picture."""
    import plotext

    plotext.clear_figure()
    for name, curve in zip(names, curves):
        plotext.plot([100 * chance for chance in curve], label=name)
    plotext.title("chance to win, %")
    plotext.xlabel("decision")
    plotext.plotsize(min(100, Console().width), 18)
    plotext.show()


def sparkline(curve: list[float], width: int = WIDTH) -> str:
    """A curve of shares as one line of blocks."""
    columns = min(width, len(curve))
    picked = [curve[i * len(curve) // columns] for i in range(columns)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in picked)


def show_accounts(result: Review, console: Console) -> None:
    """Where each result came from, in points of a hundred."""
    if not result.accounts:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "place", "score", "start", "own choices", "others' choices", "luck", "end"):
        table.add_column(heading, justify="right" if heading else "left")
    for one in result.accounts:
        parts = [f"{100 * part:+.0f}" for part in (one.own_choices, one.others_choices, one.luck)]
        table.add_row(
            result.names[one.seat],
            str(one.place),
            str(one.score),
            f"{100 * one.start:.0f} %",
            *parts,
            f"{100 * one.end:.0f} %",
        )
    console.print(table)


def show_decision(result: Review, one: Decision, mistake: bool, console: Console, texts: Texts) -> None:
    """One line, and for a mistake the better move and why."""
    name = result.names[one.seat]
    if mistake:
        cost = f"−{100 * one.loss:.0f} ± {100 * one.margin:.0f}"
        console.print(f"  {one.number:>4} {name}: {one.played} ({cost}), better: {one.best}", highlight=False)
        if one.because is not None:
            console.print(f"       {texts.told(result.game, one.because.text, one.because.details)}", style="italic")
        return
    lucky = max(range(result.seats), key=lambda seat: abs(one.luck[seat]))
    console.print(
        f"  {one.number:>4} before {name}'s {one.played}: {result.names[lucky]} {100 * one.luck[lucky]:+.0f}",
        highlight=False,
    )
