"""Copies of a database: made while a server runs, brought back when none does."""

import sqlite3
from contextlib import closing
from pathlib import Path

from brigand.core.errors import Unreadable
from brigand.store.place import SQLITE_BEGINS, check, only_server_of
from brigand.store.store import make_private, sqlite_file

OTHER_KIND = "this is PostgreSQL: use pg_dump and pg_restore"


def backup(database: str, to: Path) -> int:
    """Copy a database, also one that is being written to; how many entries the copy has."""
    file = file_of(database)
    if not file.exists():
        raise Unreadable(f"there is no database {file}")
    if to.exists():
        raise Unreadable(f"{to} exists already")
    if not to.absolute().parent.is_dir():
        raise Unreadable(f"there is no folder {to.absolute().parent} for the copy")
    copy(file, to)
    return entries_in(to)


def restore(source: Path, database: str) -> int:
    """Put a copy in the place of a database, which no server may use meanwhile; how many entries it has."""
    file = file_of(database)
    if beginning_of(source) != SQLITE_BEGINS:
        raise Unreadable(f"{source} is no copy of a database")
    count = entries_in(source)
    with only_server_of(database):
        copy(source, file)
    return count


def beginning_of(source: Path) -> bytes:
    """What a file of any size begins with; nothing if there is no such file."""
    try:
        with source.open("rb") as opened:
            return opened.read(len(SQLITE_BEGINS))
    except OSError:
        return b""


def file_of(database: str) -> Path:
    """The file of an SQLite database that can be used."""
    check(database)
    file = sqlite_file(database)
    if file is None:
        raise Unreadable(OTHER_KIND)
    return file


def copy(source: Path, to: Path) -> None:
    """All pages of one moment, whatever is written meanwhile; a new file is its owner's from the first byte on."""
    make_private(to)
    with closing(sqlite3.connect(source, timeout=30)) as one, closing(sqlite3.connect(to, timeout=30)) as other:
        one.backup(other, pages=1_000)


def entries_in(file: Path) -> int:
    """How many entries there are, after a look at whether the file is whole."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise Unreadable(f"{file} is damaged")
            return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise Unreadable(f"{file} is no database of Brigand: {error}") from None
