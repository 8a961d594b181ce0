"""A store that forgets: for tests of what is sent, where a database would only take time."""

from collections import defaultdict
from collections.abc import Sequence

from brigand.core.errors import Stale
from brigand.store.store import Row, Store
from brigand.table.entries import AnyEntry


class MemoryStore(Store):
    """As the real one, without a database."""

    remembers = False

    def __init__(self) -> None:
        self.logs: dict[str, list[AnyEntry]] = defaultdict(list)
        self.rows: dict[str, Row] = {}
        self.names: dict[str, str] = {}
        self.sittings: list[tuple[str, str]] = []
        self.last = 0.0

    @classmethod
    async def open(cls, database: str) -> Store:
        return cls()

    async def close(self) -> None:
        self.logs.clear()

    async def append(self, table: str, number: int, entry: AnyEntry) -> None:
        if number != len(self.logs[table]) + 1:
            raise Stale("written already")
        self.logs[table].append(entry)

    async def list_table(self, row: Row) -> None:
        self.rows[row.id] = row._replace(changed=0.0)  # how late it is tells nothing

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        return self.logs[table][after:]

    async def note_person(self, person: str, name: str) -> None:
        self.names[person] = name

    async def name_of(self, person: str) -> str:
        return self.names.get(person, "")

    async def note_sitting(self, person: str, table: str) -> None:
        self.sittings.append((person, table))

    async def tables_of(self, person: str, most: int = 30) -> Sequence[Row]:
        return [self.rows[table] for who, table in self.sittings if who == person][:most]

    async def ids_of(self, person: str, status: str) -> list[str]:
        return [row.id for row in await self.tables_of(person) if row.status == status]

    async def unfinished_of(self, person: str) -> int:
        return 0

    async def unfinished(self) -> list[str]:
        return []

    async def note_alive(self, at: float) -> None:
        self.last = at

    async def alive(self) -> float:
        return self.last

    async def key(self) -> bytes:
        return b"k" * 32
