"""All mutants of a game: every place of its rules, refusals, views, events and imagined worlds that can be broken."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.games import rules_of
from tests.mutation import operators
from tests.rule import ROOT

CATEGORIES = ["rules", "refusals", "views", "events", "imagined worlds", "observations"]
RULES, REFUSALS, VIEWS, EVENTS, WORLDS, OBSERVATIONS = CATEGORIES
KNOWING = ("imagine", "knowledge", "memory", "lore", "ledger")
"""Words in the names of files and functions that are about what a seat knows."""
NOT_THE_RULES = ("pieces", "box", "actions", "instinct", "census", "terminal")
"""Files that are data, bots, boards for people or tools of the tests."""
FOR_PEOPLE = ("__repr__", "__str__", "bound", "census")
"""Functions no rule depends on."""
NO_RULE = ("annotation", "returns", "decorator_list", "type_comment", "format_spec")
"""Parts of the tree that are for readers and type checkers."""
SHORT = 90
"""A statement up to this long is told whole; of a longer one the part around the change."""
CONTEXT = 30
"""So much text tells one place of a long statement from another."""


@dataclass(frozen=True)
class Spot:
    """Where in a tree a node hangs: the field of another node, or a place in a list."""

    holder: ast.AST
    name: str
    place: int | None = None

    def put(self, node: object) -> object:
        """Hang another node there; the one that was there comes back."""
        there = getattr(self.holder, self.name)
        if self.place is None:
            setattr(self.holder, self.name, node)
            return there
        there[self.place], old = node, there[self.place]
        return old


@dataclass
class Mutant:
    """One place broken in one way."""

    file: str
    function: str
    line: int
    category: str
    before: str
    after: str
    statement: int
    """Number of the statement in its file: tests that run it may notice."""
    spot: Spot = field(repr=False)
    new: object = field(repr=False)

    @property
    def change(self) -> str:
        """What is broken, in source text."""
        return f"{self.before}  →  {self.after}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same when lines move."""
        return self.file, self.function, self.change


@dataclass
class Source:
    """A file of a game, read: its tree, its statements in order, its mutants."""

    path: Path
    tree: ast.Module
    statements: list[ast.stmt]
    mutants: list[Mutant]


def sources(game: str) -> list[Source]:
    """The files of a game that can be broken."""
    paths = sorted((ROOT / rules_of(game)).glob("*.py"))
    return [read(path) for path in paths if not path.stem.startswith(NOT_THE_RULES)]


def read(path: Path) -> Source:
    """A file with all its mutants, equal ones once."""
    source = Source(path, ast.parse(path.read_text("utf-8")), [], [])
    seen: Counter[tuple[str, str, str]] = Counter()
    for name, function in functions(source.tree, ""):
        if path.stem == function.name == "__init__":  # the game's own description, read when it is imported
            continue
        found: set[tuple[int, str]] = set()
        for mutant in mutants_of(source, name, function):
            if mutant.before == mutant.after or (mutant.statement, mutant.after) in found:
                continue
            found.add((mutant.statement, mutant.after))
            seen[mutant.key] += 1
            if seen[mutant.key] > 1:
                mutant.after += f"  ({seen[mutant.key]})"
            source.mutants.append(mutant)
    return source


def functions(parent: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods by their qualified names; what is inside a function is part of it."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef) and node.name not in FOR_PEOPLE:
            yield prefix + node.name, node


def category(file: str, function: str) -> str:
    """What a broken place would harm."""
    for start, found in (("events", EVENTS), ("view", VIEWS), ("observe", OBSERVATIONS), ("refusals", REFUSALS)):
        if file.startswith(start):
            return found
    return WORLDS if any(word in f"{file} {function}" for word in KNOWING) else RULES


def mutants_of(source: Source, name: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    """Every way to break a function, statement by statement."""
    file = source.path.name
    kind = category(file, name)

    first = len(source.statements)
    for body in operators.of_function(function):
        spot = Spot(function, "body")
        yield Mutant(file, name, function.lineno, kind, "the whole body", "return self", first, spot, body)
    for spot, statement in statements(function):
        number = len(source.statements)
        source.statements.append(statement)
        if isinstance(statement, ast.Assert) or is_docstring(statement) or is_blank(function, statement):
            continue
        for changed in operators.of_statement(statement, function.returns):
            after = "pass" if isinstance(changed, ast.Pass) else header(changed)
            yield Mutant(file, name, statement.lineno, kind, header(statement), after, number, spot, changed)
        for place, node, around in expressions(statement, [statement]):
            for new in replacements(place, node, statement):
                line = getattr(node, "lineno", statement.lineno)
                before, after = told(place, node, new, around)
                yield Mutant(file, name, line, kind, before, after, number, place, new)


def told(spot: Spot, node: ast.AST, new: ast.AST, around: list[ast.AST]) -> tuple[str, str]:
    """The source text before and after a change: the whole statement, or as much of it as tells the place."""
    parts = [*around, node]
    shown = parts.pop(0)
    while parts and len(header(shown)) > SHORT and len(header(parts[0])) >= CONTEXT:
        shown = parts.pop(0)
    before = header(shown)
    if shown is node:
        return before, header(new)
    spot.put(new)
    after = header(shown)
    spot.put(node)
    return before, after


def replacements(spot: Spot, node: ast.AST, statement: ast.stmt) -> Iterator[ast.AST]:
    """What an expression may become; a filter may let everything pass."""
    if isinstance(statement, ast.Raise):
        return
    if spot.name == "ifs":
        yield from operators.of_condition()
    yield from operators.of_expression(node)


def statements(parent: ast.AST) -> Iterator[tuple[Spot, ast.stmt]]:
    """Every statement inside, in order."""
    for name, value in ast.iter_fields(parent):
        for place, node in enumerate(value if isinstance(value, list) else []):
            if isinstance(node, ast.stmt):
                yield Spot(parent, name, place), node
                yield from statements(node)
            elif isinstance(node, ast.ExceptHandler):
                yield from statements(node)


def expressions(parent: ast.AST, around: list[ast.AST]) -> Iterator[tuple[Spot, ast.AST, list[ast.AST]]]:
    """Every expression of a statement and what it is part of; no annotations, text in braces, inner statements."""
    for name, value in ast.iter_fields(parent):
        if name in NO_RULE:
            continue
        nodes = value if isinstance(value, list) else [value]
        for place, node in enumerate(nodes):
            if isinstance(node, ast.stmt | ast.ExceptHandler | ast.JoinedStr) or not isinstance(node, ast.AST):
                continue
            if isinstance(parent, ast.Subscript) and name == "slice" and is_text(node):
                continue
            if isinstance(node, ast.keyword) and node.arg == "strict":  # of zip: for our own mistakes
                continue
            yield Spot(parent, name, place if isinstance(value, list) else None), node, around
            yield from expressions(node, [*around, node])


def is_text(node: ast.AST) -> bool:
    """Whether it is a literal string."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_docstring(statement: ast.stmt) -> bool:
    """Whether it is there to be read only."""
    return isinstance(statement, ast.Expr) and is_text(statement.value)


def is_blank(function: ast.FunctionDef, statement: ast.stmt) -> bool:
    """Whether it only gives a new object an empty value, which the deal or a copy fills in."""
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    blank = isinstance(value, ast.Constant) and not (isinstance(value.value, str) and value.value)
    return function.name == "__init__" and (blank or (isinstance(value, ast.List) and not value.elts))


def header(node: ast.AST) -> str:
    """A statement or a part of one in source text, without what is indented below it."""
    bodies = {name: getattr(node, name) for name in ("body", "orelse") if isinstance(getattr(node, name, None), list)}
    for name in bodies:
        setattr(node, name, [ast.Pass()] if name == "body" else [])
    text = ast.unparse(ast.fix_missing_locations(node))
    for name, body in bodies.items():
        setattr(node, name, body)
    return " ".join(text.removesuffix("\n    pass").split())
