"""Where the database is: what people may write, and whether it can be used, told in one sentence."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import Unreadable
from brigand.store.store import Store, sqlite_file

FORMS = "a file name, sqlite:///FILE, or postgresql://USER@HOST/NAME"
SQLITE_BEGINS = b"SQLite format 3\x00"


def check(database: str) -> None:
    """Complain about what can be seen without opening it."""
    file = sqlite_file(database)
    if file is None:
        if not database.startswith(("postgresql://", "postgres://")):
            raise Unreadable(f"{database!r} is no database: it is {FORMS}")
        if find_spec("psycopg") is None:
            raise Unreadable("PostgreSQL needs its driver: install brigand[postgres]")
        return
    if not database or file.name in ("", ".."):
        raise Unreadable(f"{database!r} is no database: it is {FORMS}")
    if not file.parent.is_dir():
        raise Unreadable(f"there is no folder {file.parent} for the database {file.name}")
    if file.is_dir():
        raise Unreadable(f"{file} is a folder, not a database")
    is_new = not file.exists()
    try:
        with file.open("a+b") as opened:
            opened.seek(0)
            begins = opened.read(len(SQLITE_BEGINS))
    except OSError as error:
        raise Unreadable(f"cannot write the database {file}: {error.strerror}") from None
    if is_new:
        file.unlink()
    elif begins not in (b"", SQLITE_BEGINS):
        raise Unreadable(f"{file} is not an SQLite database")


async def opened(database: str) -> Store:
    """A database brought up to date, or a sentence."""
    check(database)
    try:
        return await Store.open(database)
    except CommandError:
        raise Unreadable(f"the database {shown(database)} was made by a newer Brigand") from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Unreadable(f"cannot use the database {shown(database)}: {reason}") from None


async def probe(database: str) -> None:
    """Open it once, and close it."""
    await (await opened(database)).close()


def shown(database: str) -> str:
    """A database's name without its password."""
    scheme, slashes, rest = database.rpartition("://")
    return f"{scheme}{slashes}{rest.rpartition('@')[2]}"


@contextmanager
def only_server_of(database: str) -> Iterator[None]:
    """Two processes on one SQLite file would each wait for the other's players: the second one is refused."""
    check(database)
    file = sqlite_file(database)
    if file is None:
        yield
        return
    with Path(f"{file}-server").open("a") as mark:
        if not locked(mark.fileno()):
            raise Unreadable(f"another Brigand serves {file} already (choose another with --database)")
        yield


def locked(number: int) -> bool:
    """Whether the file is ours from now on, until this process ends."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
