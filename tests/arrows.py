"""The rooms of the house, which may know which, and the diagram of it in docs/architecture.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.rule import ROOT

SOURCE = ROOT / "src/brigand"
PAGE = ROOT / "docs/architecture.md"
MARKS = re.compile(r"(<!-- arrows -->\n).*?(<!-- /arrows -->)", re.DOTALL)
LAYERS = [
    ["core"],
    ["games"],
    ["text", "rulebook", "bots", "engine", "processes"],
    ["table"],
    ["store"],
    ["coach"],
    ["lab", "envs", "server", "terminal"],
    ["printers"],
    ["admin"],
    ["cli"],
]
"""From the inside out. A room knows rooms of layers before its own, never one beside it: what two rooms of a layer both
need belongs further in. The store stands beyond the table because it keeps the entries of tables.
"""
RANK = {room: rank for rank, rooms in enumerate(LAYERS) for room in rooms}


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            yield node.module
            if node.module == "brigand":
                yield from (f"brigand.{name.name}" for name in node.names if name.name in RANK)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        assert not (isinstance(node, ast.ImportFrom) and node.level), f"{path}: relative import"


def room(module: str) -> str | None:
    """The room of a module of ours."""
    parts = module.split(".")
    return parts[1] if parts[0] == "brigand" and len(parts) > 1 and parts[1] in RANK else None


def arrows() -> dict[tuple[str, str], str]:
    """Which room knows which other one, each with an import that says so."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        own = room("brigand." + ".".join(path.relative_to(SOURCE).with_suffix("").parts))
        for module in imports(path):
            other = room(module)
            if own is not None and other is not None and own != other:
                found[own, other] = f"{path.relative_to(ROOT)} imports {module}"
    return found


def drawn() -> list[tuple[str, str]]:
    """The arrows that do not follow from others: who knows the server need not be shown to know what it rests on."""
    known = arrows()
    return [
        (one, other)
        for one, other in known
        if not any(
            (one, between) in known and is_reached(between, other, known) for between in RANK if between != other
        )
    ]


def is_reached(one: str, other: str, known: dict[tuple[str, str], str]) -> bool:
    """Whether arrows lead from one room to another."""
    return (one, other) in known or any(is_reached(next, other, known) for start, next in known if start == one)


def diagram() -> str:
    """The rooms and arrows as Mermaid draws them, the outermost on top."""
    known = arrows()
    met = {room for arrow in known for room in arrow}
    lines = ["```mermaid", "flowchart TD"]
    for rank, rooms in reversed(list(enumerate(LAYERS))):
        shown = [room for room in rooms if room in met]
        if len(shown) > 1:
            lines += [f'    subgraph layer{rank}[" "]', *(f"        {room}" for room in shown), "    end"]
        else:
            lines += [f"    {room}" for room in shown]
    lines += [f"    {one} --> {other}" for one, other in sorted(drawn(), key=lambda arrow: (-RANK[arrow[0]], arrow))]
    return "\n".join([*lines, "```", ""])


def page() -> str:
    """The page with the diagram as it is now."""
    return MARKS.sub(lambda marks: marks[1] + diagram() + marks[2], PAGE.read_text("utf-8"))


def write() -> None:
    """Renew the diagram."""
    PAGE.write_text(page(), "utf-8")
