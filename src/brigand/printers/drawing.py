"""Pages of the laboratory: charts as pictures, tables; they load nothing, in the page's own colours, light or dark."""

from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from brigand.core.errors import Unreadable

INKS = {"#010101": "var(--ink)", "#020202": "var(--faint)", "#030303": "var(--key)", "#040404": "var(--other)"}
"""Colours that stand for those of the page while a chart is drawn."""
INK, FAINT, KEY, OTHER = INKS
WIDE = 320

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
:root {{ --paper: #f4ead5; --ink: #241c15; --faint: #b9ab90; --key: #0f5e63; --other: #b3541e; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #1d1a16; --ink: #efe4cd; --faint: #5d5344; --key: #5fb7bb; --other: #e0915a; }}
}}
* {{ box-sizing: border-box; }}
body {{ font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink);
  margin: 0 auto; padding: 1rem; max-width: 80rem; }}
h1, h2 {{ font-family: Georgia, serif; line-height: 1.2; }}
h2 {{ border-top: 2px solid var(--ink); padding-top: .6rem; margin-top: 2.5rem; }}
.two {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem 2rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }}
th, td {{ padding: .25rem .7rem .25rem 0; text-align: right; vertical-align: top; }}
tr {{ border-bottom: 1px solid var(--faint); }}
th:first-child, td:first-child, .words {{ text-align: left; }}
td:not(:first-child):not(.words) {{ white-space: nowrap; }}
td:first-child {{ min-width: 9rem; }}
th {{ font-weight: 600; }}
td small {{ display: block; opacity: .8; }}
li {{ margin: .3rem 0; max-width: 52rem; }}
td.clear {{ color: var(--other); font-weight: 600; }}
figure {{ margin: .5rem 0; }}
figure svg {{ max-width: 100%; height: auto; overflow: visible; }}
code {{ overflow-wrap: anywhere; }}
</style></head><body>
{body}
</body></html>
"""


def needs_drawing() -> None:
    """Say in time what is missing."""
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        raise Unreadable("a report with charts needs altair and vl-convert: install the extra «lab»")


def drawn(chart: Any, name: str) -> str:
    """A chart as a figure with a name for those who do not see it."""
    import vl_convert

    room = {"left": 24, "right": 15, "top": 5, "bottom": 5}  # letters are wider in some browsers
    chart = chart.properties(padding=room).configure(background="transparent").configure_view(stroke=None)
    chart = chart.configure_axis(
        labelColor=INK, titleColor=INK, tickColor=FAINT, domainColor=FAINT, gridColor=FAINT, gridOpacity=0.4,
        labelFontSize=14, titleFontSize=14, titleFontWeight="normal", labelLimit=290, tickCount=6,
    ).configure_legend(labelColor=INK, titleColor=INK, labelFontSize=14, orient="top", title=None)  # fmt: skip
    svg = vl_convert.vegalite_to_svg(chart.to_json())
    for stand_in, ink in INKS.items():
        svg = svg.replace(stand_in, ink)
    return f'<figure role="img" aria-label="{name}">{svg}</figure>'


def histogram(series: dict[str, tuple[float, float, list[int]]], what: str, name: str) -> str:
    """Distributions one over the other: first value, width of a step, and how many in each; as shares in percent."""
    import altair

    values = [
        {"from": first + step * place, "to": first + step * (place + 1), "share": 100 * count / sum(counts), "of": of}
        for of, (first, step, counts) in series.items()
        for place, count in enumerate(counts)
    ]
    color = altair.Color("of:N", sort=list(series)).scale(domain=list(series), range=[KEY, OTHER][: len(series)])
    chart = (
        altair.Chart(altair.InlineData(values=values))
        .mark_bar(opacity=0.6)
        .encode(
            altair.X("from:Q", title=what).scale(zero=False, nice=False),
            altair.X2("to:Q"),
            altair.Y("share:Q", title="%").stack(None),
            altair.Y2Datum(0),
            color=color if len(series) > 1 else altair.value(KEY),
        )
    )
    return drawn(chart.properties(width=WIDE, height=170), name)


def ranges(rows: list[tuple[str, float, float, float]], what: str, name: str, mark: float | None = None) -> str:
    """Points with their intervals, one line each: name, value, low, high; and a line for what was to be expected."""
    import altair

    data = altair.InlineData(values=[{"name": n, "value": v, "low": low, "high": high} for n, v, low, high in rows])
    line = altair.Y("name:N", sort=[row[0] for row in rows], title=None)
    axis = altair.X("low:Q", title=what).scale(zero=False)
    chart: Any = altair.Chart(data).mark_rule(strokeWidth=3, color=KEY).encode(axis, line, x2="high:Q")
    chart += altair.Chart(data).mark_point(filled=True, size=70, color=KEY, opacity=1).encode(altair.X("value:Q"), line)
    if mark is not None:
        at = altair.InlineData(values=[{"at": mark}])
        chart += altair.Chart(at).mark_rule(strokeDash=[4, 4], color=INK).encode(altair.X("at:Q"))
    return drawn(chart.properties(width=WIDE, height=max(60, 26 * len(rows))), name)


def bars(rows: list[tuple[str, float, bool]], what: str, name: str) -> str:
    """One bar each, with its number: name, value, and whether it is one of ours."""
    import altair

    data = altair.InlineData(
        values=[{"name": n, "value": v, "text": f"{v:,.0f}", "ours": "ours" if o else "others"} for n, v, o in rows]
    )
    length = altair.X("value:Q", title=what, axis=altair.Axis(format="~s"))
    line = altair.Y("name:N", sort=[row[0] for row in rows], title=None)
    color = altair.Color("ours:N").scale(domain=["ours", "others"], range=[KEY, OTHER])
    chart: Any = altair.Chart(data).mark_bar().encode(length, line, color)
    chart += (
        altair.Chart(data).mark_text(align="left", dx=4, fontSize=13, color=INK).encode(length, line, text="text:N")
    )
    return drawn(chart.properties(width=WIDE, height=22 * len(rows)), name)


def table(headings: list[str], rows: list[list[str]], words: int = 1) -> str:
    """A table that scrolls by itself where it is too wide; the first columns hold words, the others numbers."""
    left = [' class="words"' if place < words else "" for place in range(len(headings))]
    head = "".join(f"<th{side}>{escape(heading)}</th>" for side, heading in zip(left, headings))
    body = "".join(
        "<tr>" + "".join(f"<td{side}>{escape(cell)}</td>" for side, cell in zip(left, row)) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def write(file: Path, page: str) -> None:
    """Keep the page."""
    try:
        file.write_text(page, "utf-8")
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror}") from None
