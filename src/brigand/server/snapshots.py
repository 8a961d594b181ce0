"""Tables as they were, so that a long match is not replayed from its deal. Only a shortcut: the log decides."""

import pickle
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import brigand
from brigand.core import rng
from brigand.server.people import Signer
from brigand.store.store import Snapshot
from brigand.table.table import Table

EVERY: Final = 50
"""Entries between two snapshots of a table."""


@cache
def engine() -> str:
    """A fingerprint of everything a snapshot depends on: another engine replays the log instead."""
    root = Path(brigand.__file__).parent
    found = sha256(f"{sys.version_info[:2]} {Path(rng.__file__).suffix}".encode())
    for room in ("core", "games", "table"):
        for path in sorted((root / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def snapshot_of(table: Table, signer: Signer) -> Snapshot:
    """The table as it is now."""
    data = pickle.dumps(table, pickle.HIGHEST_PROTOCOL)
    return Snapshot(table.version, engine(), signer.seal(data, table.id, table.version))


def restored(id: str, kept: Snapshot | None, signer: Signer) -> Table:
    """The table of a snapshot; an empty one if there is none, or not by this server and engine."""
    if kept is None or kept.rules != engine():
        return Table(id)
    data = signer.unseal(kept.data, id, kept.number)
    if data is None:
        return Table(id)
    table: Table = pickle.loads(data)
    return table
