"""How much one guest, one address or one table may ask for. Everything a stranger can ask for has a quota."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from brigand.server.settings import Settings
from brigand.table.errors import NotPossible

MOST_KNOWN: Final = 20_000
"""Askers remembered. Beyond that those go first of whom there is nothing to remember, since they have all of it again,
and then those who asked longest ago.
"""


EXPORTS: Final = 10
"""How often somebody may take everything along in an hour; ten times as often from one address."""
PASSWORDS: Final = 6
"""Passwords an address may tell in a minute, right ones too, for each attempt that may fail."""


class TooMuch(NotPossible):
    """Somebody asks for more than there is for one."""

    def __init__(self, code: str = "table-too_much") -> None:
        super().__init__(code)


class Filling(NamedTuple):
    """What somebody has left of something, when that was so, and how much there is in how many seconds."""

    left: float
    at: float
    most: float
    seconds: float

    def now(self, now: float) -> float:
        """What is left by now."""
        return min(self.most, self.left + (now - self.at) * self.most / self.seconds)


class Rush:
    """How many of something came in the present second."""

    def __init__(self) -> None:
        self.second, self.count = 0.0, 0

    def add(self, count: int) -> int:
        """So many more; how many they are by now."""
        now = time.monotonic()
        if now - self.second >= 1:
            self.second, self.count = now, 0
        self.count += count
        return self.count


class Quotas:
    """Buckets that fill again with time, and counts of what is open now."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: dict[tuple[str, str], Filling] = {}
        self.open: Counter[tuple[str, str]] = Counter()
        self.rushes: WeakValueDictionary[tuple[str, str], Rush] = WeakValueDictionary()

    def take(self, what: str, who: str, most: float, seconds: float) -> None:
        """One more of something, of which there are `most` in so many seconds; as many at once."""
        now = time.monotonic()
        left = self.buckets.pop((what, who), Filling(most, now, most, seconds)).now(now)
        self.buckets[what, who] = Filling(left - 1 if left >= 1 else left, now, most, seconds)
        if len(self.buckets) > MOST_KNOWN:
            self.forget(now)
        if left < 1:
            raise TooMuch

    def forget(self, now: float) -> None:
        """Make room for a quarter, so that nobody looks through all of them for each new one."""
        kept = {key: filling for key, filling in self.buckets.items() if filling.now(now) < filling.most}
        for key in list(kept)[: max(0, len(kept) - MOST_KNOWN * 3 // 4)]:
            del kept[key]
        self.buckets = kept

    def rush(self, what: str, who: str) -> Rush:
        """A count of something that several share, as long as one of them keeps it."""
        return self.rushes.setdefault((what, who), Rush())

    @contextmanager
    def one_of(self, *quotas: tuple[str, str, int]) -> Iterator[None]:
        """Count something as open meanwhile, for each (what, who, most)."""
        keys = [(what, who) for what, who, _ in quotas]
        if any(self.open[what, who] >= most for what, who, most in quotas):
            raise TooMuch
        self.open.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self.open[key] -= 1
                if self.open[key] <= 0:
                    del self.open[key]

    def lift(self, who: str) -> int:
        """Let a person, address or table begin anew; how many things that were counted are not any more."""
        counted = [key for key in self.buckets if key[1] == who]
        for key in counted:
            del self.buckets[key]
        return len(counted)

    # by what is asked

    def new_table(self, address: str) -> None:
        """Tables that one address opens."""
        self.take("table", address, self.settings.tables_per_hour, 3600)

    def new_guest(self, address: str) -> None:
        """Guests of one address that leave a trace: who has no cookie is a new one each time."""
        self.take("guest", address, self.settings.guests_per_hour, 3600)

    def change(self, person: str, address: str) -> None:
        """What is changed at tables beside moves: each makes a log longer."""
        self.take("change", person, self.settings.changes_per_minute, 60)
        self.take("changes", address, 10 * self.settings.changes_per_minute, 60)

    def hint(self, person: str, address: str) -> None:
        """Hints for one person, and for all at one address together."""
        self.take("hint", person, self.settings.hints_per_minute, 60)
        self.take("hints", address, 4 * self.settings.hints_per_minute, 60)

    def replay(self, address: str) -> None:
        """Pages of replays."""
        self.take("replay", address, self.settings.replay_pages_per_minute, 60)

    def review(self, address: str) -> None:
        """Matches that the coach shall go through."""
        self.take("review", address, self.settings.reviews_per_hour, 3600)

    def notice(self, person: str) -> None:
        """Notices of turns."""
        self.take("notice", person, self.settings.notices_per_hour, 3600)

    def notice_test(self, address: str, to: str) -> None:
        """Web hooks and letters that somebody asks for: from one address, and to one person or e-mail address."""
        self.take("notice test", address, self.settings.notice_tests_per_hour, 3600)
        self.take("notice to", to.casefold(), self.settings.notice_tests_per_hour, 3600)

    def export(self, person: str, address: str) -> None:
        """Everything that is kept about somebody, read from all their tables."""
        self.take("export", person, EXPORTS, 3600)
        self.take("exports", address, 10 * EXPORTS, 3600)

    def password(self, address: str) -> None:
        """Passwords that are looked at, right or wrong: each takes a while."""
        self.take("password", address, PASSWORDS * self.settings.sign_in_attempts, 60)

    def preview(self, person: str) -> None:
        """Looks at what an action would lead to."""
        self.take("preview", person, self.settings.previews_per_minute, 60)

    def remark(self, person: str, table: str, *, is_watching: bool) -> None:
        """What one person says, and what all who watch a table say together."""
        self.take("remark", person, self.settings.remarks_per_minute, 60)
        if is_watching:
            self.take("watchers", table, self.settings.remarks_per_minute, 60)


def house_of(address: str) -> str:
    """What counts as one address: of the newer kind, the 2^64 of one house are one; whatever is none is one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
