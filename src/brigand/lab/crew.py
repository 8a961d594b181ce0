"""Who does the work: this process, some processes here, or a Dask cluster. Answers come in the order of the work."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Final, NamedTuple, TypeVar

from brigand.core.errors import Unreadable
from brigand.lab import match
from brigand.lab.match import MatchRow, Piece
from brigand.lab.pool import answers, progress
from brigand.lab.rows import RowFile

Task = TypeVar("Task")
Answer = TypeVar("Answer")
MOST_JOBS: Final = 256
"""Processes on one machine; a slip of the finger must not bring it down."""


class Crew(NamedTuple):
    """Where matches are played."""

    jobs: int = 1
    cluster: str | None = None
    """The address of a Dask scheduler; processes here do not count then."""

    def is_alone(self) -> bool:
        """Whether this process plays everything itself."""
        return self.cluster is None and self.jobs == 1

    def check(self) -> None:
        """Complain before the long work."""
        if not 1 <= self.jobs <= MOST_JOBS:
            raise Unreadable(f"jobs is a number from 1 to {MOST_JOBS}")


def played(
    pieces: Sequence[Piece], crew: Crew, label: str, file: RowFile | None = None
) -> Generator[MatchRow, None, None]:
    """Every match of every piece, in order; with a file each row is kept there, and what it has is not played again."""
    crew.check()
    if file is None:
        yield from play_all(pieces, crew, label)
        return
    left = file.missing(pieces)
    with closing(play_all(left, crew, label, len(file.kept))) as fresh, closing(file.keeping(fresh)) as rows:
        yield from rows


def collected(
    pieces: Sequence[Piece], crew: Crew, label: str, file: RowFile | None = None, fewest: int = 1
) -> list[MatchRow]:
    """The same as a list. Ctrl-C ends the run; what came until then counts, unless it is too little."""
    rows: list[MatchRow] = []
    try:
        with closing(played(pieces, crew, label, file)) as coming:
            for row in coming:
                rows.append(row)
    except KeyboardInterrupt:
        if len(rows) < fewest:
            raise
    return rows


def play_all(pieces: Sequence[Piece], crew: Crew, label: str, done: int = 0) -> Generator[MatchRow, None, None]:
    """Every match of every piece, in order, with a bar over the whole; `done` were played in an earlier run."""
    total = done + sum(len(piece.fixtures) for piece in pieces)
    pieces = one_by_one(pieces) if crew.is_alone() else pieces
    with progress() as bar, closing(answered(match.play_piece, pieces, crew)) as rows:
        line = bar.add_task(label, total=total, completed=done)
        for some in rows:
            for row in some:
                bar.advance(line)
                yield row


def one_by_one(pieces: Sequence[Piece]) -> list[Piece]:
    """For one who plays alone: Ctrl-C finds every match that was finished. Another box is opened once a piece."""
    return [
        Piece(piece.terms, some)
        for piece in pieces
        for some in ([piece.fixtures] if piece.terms.box else [[fixture] for fixture in piece.fixtures])
    ]


def answered(work: Callable[[Task], Answer], tasks: Sequence[Task], crew: Crew) -> Generator[Answer, None, None]:
    """The answer to every task."""
    if crew.cluster is not None:
        from brigand.lab.cluster import cluster_answers

        return cluster_answers(work, tasks, crew.cluster)
    return answers(work, tasks, crew.jobs)
