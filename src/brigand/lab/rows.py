"""Rows in a file, one a match: JSON lines, or Parquet. Equal runs give equal files, and a run that stopped goes on."""

import os
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import msgspec

from brigand.core.errors import Unreadable
from brigand.games import game as find_game
from brigand.lab.match import Fixture, MatchRow, Piece, Terms

LINES = ".jsonl"
PARQUET = ".parquet"
WHOLE = ("options", "deeds")
"""Columns of a Parquet file that are JSON texts: what they hold differs from game to game."""


class RowFile:
    """Where the rows of a run are kept. Each is written when it comes, so that whatever stops the run leaves them."""

    def __init__(self, path: Path, resume: bool) -> None:
        if path.suffix not in (LINES, PARQUET):
            raise Unreadable(f"rows are kept in a file that ends in {LINES} or {PARQUET}, not {path.name!r}")
        if path.suffix == PARQUET:
            needs_pyarrow()
        self.path = path
        self.lines = path if path.suffix == LINES else path.with_name(f"{path.name}{LINES}")
        """Parquet is written as a whole at the end; until then the rows stand beside it."""
        self.kept = list(beginning(self.read())) if resume else []

    def read(self) -> list[MatchRow]:
        """The rows of an earlier run. A line that was cut off is no row."""
        try:
            if self.lines.exists():
                return list(rows_of(self.lines.read_bytes()))
            return read_parquet(self.path) if self.path.exists() else []
        except (OSError, msgspec.MsgspecError, ValueError) as error:
            raise Unreadable(f"cannot go on with {self.path}: {error}") from None

    def missing(self, pieces: Sequence[Piece]) -> list[Piece]:
        """The work without what was played already; rows of another run are refused."""
        left = []
        for piece in pieces:
            for fixture in piece.fixtures:
                if fixture.number < len(self.kept) and not is_of(self.kept[fixture.number], piece.terms, fixture):
                    raise Unreadable(f"{self.path} is of another run: match {fixture.number} is not the one asked for")
            fixtures = [fixture for fixture in piece.fixtures if fixture.number >= len(self.kept)]
            if fixtures:
                left.append(Piece(piece.terms, fixtures))
        return left

    def keeping(self, rows: Iterator[MatchRow]) -> Generator[MatchRow, None, None]:
        """The rows of the file, and those that come, each in the file before it is told."""
        draft = self.lines.with_name(f"{self.lines.name}.draft")
        draft.write_bytes(b"".join(map(line_of, self.kept)))
        os.replace(draft, self.lines)
        try:
            yield from self.kept
            with self.lines.open("ab") as file:
                for row in rows:
                    file.write(line_of(row))
                    file.flush()
                    yield row
        finally:
            self.finish()

    def finish(self) -> None:
        """The file as it was asked for, of what there is."""
        if self.path != self.lines and self.lines.exists():
            write_parquet(list(rows_of(self.lines.read_bytes())), self.path)
            self.lines.unlink()


def beginning(rows: list[MatchRow]) -> Iterator[MatchRow]:
    """The rows up to the first that is missing: those of a run are written in order."""
    for number, row in enumerate(rows):
        if row.number != number:
            return
        yield row


def is_of(row: MatchRow, terms: Terms, fixture: Fixture) -> bool:
    """Whether a row tells of this match, played by the rules of today."""
    return (
        (row.game, row.seed, tuple(row.bots), row.options) == (terms.game, fixture.seed, fixture.bots, terms.options)
        and row.rules == find_game(row.game).version
        and bool(row.deeds) == terms.counts_deeds
    )


def line_of(row: MatchRow) -> bytes:
    """A row as a line of JSON."""
    return msgspec.json.encode(row) + b"\n"


def rows_of(text: bytes) -> Iterator[MatchRow]:
    """Every whole line."""
    for line in text.split(b"\n")[:-1]:
        yield msgspec.json.decode(line, type=MatchRow)


def needs_pyarrow() -> None:
    """Say in time what is missing."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise Unreadable("Parquet needs pyarrow: install the extra «cluster», or write JSON lines") from None


def write_parquet(rows: list[MatchRow], path: Path) -> None:
    """All rows at once, in place of what was there."""
    import pyarrow
    import pyarrow.parquet

    plain = [msgspec.to_builtins(row) for row in rows]
    for row in plain:
        for column in WHOLE:
            row[column] = msgspec.json.encode(row[column]).decode()
    draft = path.with_name(f"{path.name}.draft")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(plain, schema=columns()), draft, compression="zstd")
    os.replace(draft, path)


def columns() -> object:
    """The columns of the file; a file without rows has them too."""
    import pyarrow

    number, word = pyarrow.int64(), pyarrow.string()
    kinds = {"seed": pyarrow.uint64(), "game": word, "reason": word, "bots": pyarrow.list_(word)}
    kinds |= dict.fromkeys(WHOLE, word) | {name: pyarrow.list_(number) for name in ("places", "scores")}
    return pyarrow.schema([(name, kinds.get(name, number)) for name in MatchRow.__struct_fields__])


def read_parquet(path: Path) -> list[MatchRow]:
    """The rows of a Parquet file."""
    import pyarrow.parquet

    rows = pyarrow.parquet.read_table(path, partitioning=None).to_pylist()
    for row in rows:
        for column in WHOLE:
            row[column] = msgspec.json.decode(row[column])
    return msgspec.convert(rows, list[MatchRow])
