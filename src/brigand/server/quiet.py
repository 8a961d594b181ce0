"""Quiet hours: when somebody may be told again."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from brigand.store.notices import Notice
from brigand.table.errors import NotPossible


def zone_named(name: str) -> ZoneInfo:
    """A time zone of the world, as browsers name them."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise NotPossible("bad_zone") from None


def quiet_until(wish: Notice, now: float) -> float | None:
    """When the quiet hours end that `now` lies in; None if somebody may be told now."""
    start, end = wish.quiet_from, wish.quiet_until
    if start is None or end is None or start == end:
        return None
    local = datetime.fromtimestamp(now, zone_named(wish.zone))
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return None
    day = local if minute < end else local + timedelta(days=1)
    return day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0).timestamp()
