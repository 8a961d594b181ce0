"""What is left of many matches: whether all that was answered is in the log, once, and all tell the same story."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from brigand.coach.record import Record
from brigand.coach.verify import verified
from brigand.lab.stress.people import Given
from brigand.processes import end_with_parent
from brigand.store.store import Store
from brigand.table.entries import AnyEntry, Played, decode
from brigand.table.table import Table

Logs = dict[str, list[bytes]]


class Aftermath(msgspec.Struct):
    """All of these are 0 if nothing was lost, done twice or told in two ways."""

    lost: int
    """Answers of the servers that are not in the log."""
    done_twice: int
    """Decisions that a seat answered more than once."""
    diverged: int
    """Matches whose journal is another one in another process."""
    told_differently: int
    """Matches of which two servers tell two stories, or that do not stand up to `brigand verify`."""

    @property
    def is_clean(self) -> bool:
        """Whether all is well."""
        return not (self.lost or self.done_twice or self.diverged or self.told_differently)


async def looked_over(database: str, given: list[Given], tables: list[str], records: Logs) -> Aftermath:
    """Look at everything."""
    logs = await read(database, tables)
    played = {id: [entry for entry in map(decode, log) if isinstance(entry, Played)] for id, log in logs.items()}
    known = {(id, entry.decision, canonical(entry.action)) for id, entries in played.items() for entry in entries}
    answers = [(one.table, one.decision, canonical(msgspec.json.decode(one.action))) for one in given]
    with ProcessPoolExecutor(1, get_context("spawn"), end_with_parent) as elsewhere:
        there, odd = elsewhere.submit(digests, logs), elsewhere.submit(odd_records, records)
        here = digests(logs)
        return Aftermath(
            lost=sum(answer not in known for answer in answers),
            done_twice=sum(twice(entries) for entries in played.values()),
            diverged=sum(there.result()[id] != here[id] for id in tables),
            told_differently=odd.result(),
        )


async def read(database: str, tables: list[str]) -> Logs:
    """The logs as they are in the database."""
    store = await Store.open(database)
    try:
        return {id: [msgspec.json.encode(entry) for entry in await store.log(id)] for id in tables}
    finally:
        await store.close()


def canonical(action: object) -> bytes:
    """Equal for equal actions."""
    return msgspec.json.encode(action, order="sorted")


def twice(entries: list[Played]) -> int:
    """How many answers are one too many."""
    return sum(count - 1 for count in Counter((entry.seat, entry.decision) for entry in entries).values())


def digests(logs: Logs) -> dict[str, str]:
    """The fingerprint of every match that a log adds up to."""
    return {id: folded(id, [decode(entry) for entry in log]).needs_over().journal.digest() for id, log in logs.items()}


def folded(id: str, entries: list[AnyEntry]) -> Table:
    """What a log adds up to."""
    table = Table(id)
    for entry in entries:
        table.take(entry)
    return table


def odd_records(records: Logs) -> int:
    """Matches that are not told alike, or not to be verified."""
    return sum(len(set(told)) != 1 or not stands_up(told[0]) for told in records.values())


def stands_up(told: bytes) -> bool:
    """Whether a server's record is a whole match by the rules."""
    try:
        return verified(msgspec.json.decode(told, type=Record)).wrong is None
    except msgspec.MsgspecError:
        return False
