"""Pictures of the terminal table for docs/terminal.md: `python -m tests.terminal.screens [FOLDER]`.

Every game after a number of moves of greedy bots, at 80 × 24 and 140 × 45; the same pictures every time.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

from rich.segment import Segment

from brigand.terminal.local import LocalHost
from brigand.terminal.paint import INK, PAPER
from tests.rule import ROOT
from tests.terminal.driven import LARGE, SMALL, Seat, moved_on, seated, sitting

FOLDER = ROOT / "docs/terminal"
MOVES = {"loot": 100, "nottingham": 71, "sherwood": 76, "nuremberg": 120}
LOOKS = {SMALL: ("en", "dark"), LARGE: ("en", "light")}
CELL, LINE, SIZE = 8.4, 17, 14
FONT = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


def played(folder: Path, game: str, language: str) -> LocalHost:
    """A match in the middle, at a moment when the reader is asked."""
    host = seated(folder, game, language=language)
    moved_on(host, lambda match: match.number >= MOVES[game] and 0 in match.state.to_act())
    host.lines = []
    host.portray()
    return host


async def picture(host: LocalHost, size: tuple[int, int], shade: str) -> str:
    """The screen as an SVG."""
    async with sitting(host, size, shade) as seat:
        await seat.press("down")
        await seat.pilot.pause(0.3)
        return svg(list(rows_of(seat)), size, shade)


def rows_of(seat: Seat) -> Iterator[list[Segment]]:
    """What the terminal would be sent, row by row."""
    for strip in seat.screen._compositor.render_strips():
        yield [segment for segment in strip if not segment.control]


def svg(rows: list[list[Segment]], size: tuple[int, int], shade: str) -> str:
    """Rows of cells as a picture: a plate for every ground, a text for every ink."""
    width, height = size[0] * CELL, size[1] * LINE
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" font-family="{FONT}" '
        f'font-size="{SIZE}" fill="{INK[shade]}" xml:space="preserve">',
        f'<rect width="100%" height="100%" fill="{PAPER[shade]}"/>',
    ]
    for number, row in enumerate(rows):
        at = 0
        for segment in row:
            drawn += plate_and_text(segment, at, number, shade)
            at += segment.cell_length
    return "\n".join([*drawn, "</svg>"]) + "\n"


def plate_and_text(segment: Segment, at: int, row: int, shade: str) -> Iterator[str]:
    """One run of cells of the same look."""
    style, x = segment.style, f"{at * CELL:.1f}"
    ink = style.color.get_truecolor().hex if style and style.color else INK[shade]
    ground = style.bgcolor.get_truecolor().hex if style and style.bgcolor else PAPER[shade]
    if style and style.reverse:
        ink, ground = ground, ink
    if ground != PAPER[shade]:
        size = f'width="{segment.cell_length * CELL:.1f}" height="{LINE}"'
        yield f'<rect x="{x}" y="{row * LINE}" {size} fill="{ground}"/>'
    text = segment.text.rstrip()
    if text:
        fill = "" if ink == INK[shade] else f' fill="{ink}"'
        bold = ' font-weight="bold"' if style and style.bold else ""
        lead = len(text) - len(text.lstrip())
        room = f' textLength="{(len(text) - lead) * CELL:.1f}"'
        place = f'x="{(at + lead) * CELL:.1f}" y="{row * LINE + 13}"'
        yield f"<text {place}{fill}{bold}{room}>{escape(text.lstrip())}</text>"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for game in MOVES:
        for size, (language, shade) in LOOKS.items():
            with tempfile.TemporaryDirectory() as home:
                host = played(Path(home), game, language)
                drawn = asyncio.run(picture(host, size, shade))
            path = folder / f"{game}-{size[0]}x{size[1]}.svg"
            path.write_text(drawn, "utf-8")
            print(f"{path.name}  {len(drawn) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
