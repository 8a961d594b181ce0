"""Routes of results and ratings: a person's page, two against each other, the list of the best, a table's seats."""

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from brigand.server.caller import Asked, guest, hub_of
from brigand.server.problems import ANYWHERE, AT_TABLE, described
from brigand.server.rating_messages import (
    CurvePoint,
    HeadToHead,
    Leader,
    Leaders,
    MatchInfo,
    Profile,
    RatingInfo,
    ResultInfo,
    SeatRating,
    TableRatings,
)
from brigand.server.results import UNREADABLE
from brigand.store.ratings import BOT, KeptRating, KeptResult, Ratings
from brigand.table.errors import NotPossible
from brigand.table.seats import Seat

Handle = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$", description="A person, by the handle of their page.")]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,20}$", description="The table's id, from its link.")]
GameId = Annotated[str, QueryParameter(pattern=r"^[a-z_]{1,20}$", description="A game.")]
Players = Annotated[int, QueryParameter(ge=2, le=10, description="Number of players.")]
MOST_MATCHES = 100
MOST_POINTS = 300
NO_SUCH = {**ANYWHERE, **described({409: "Nobody like that was rated here."})}


@get("/people/{handle:str}", responses=NO_SUCH)
async def person(request: Asked, handle: Handle) -> Profile:
    """Somebody's ratings and matches: of others those that were rated, of oneself all."""
    hub = hub_of(request)
    me, kept = hub.signer.handle_of(guest(request)), hub.results.kept
    own = [one for one in await kept.results_of(handle) if may_see(one, handle == me)]
    if not own and handle != me:
        raise NotPossible("no_such_person")
    name = own[0].name if own else await hub.store.name_of(guest(request))
    told = await told_ratings(kept, handle, own)
    return Profile(handle, name, handle == me, me, told, await told_matches(kept, own[:MOST_MATCHES]))


@get("/people/{handle:str}/against/{other:str}", responses=NO_SUCH)
async def against(request: Asked, handle: Handle, other: Handle) -> HeadToHead:
    """Two people at the same tables."""
    hub = hub_of(request)
    me, kept = hub.signer.handle_of(guest(request)), hub.results.kept
    seen = me in (handle, other)
    theirs = {one.table: one for one in await kept.results_of(other)}
    own = [one for one in await kept.results_of(handle) if one.table in theirs and may_see(one, seen)]
    if not own:
        raise NotPossible("no_such_person")
    ahead = [theirs[one.table].place - one.place for one in own]
    return HeadToHead(
        one=own[0].name,
        other=theirs[own[0].table].name,
        before=sum(number > 0 for number in ahead),
        behind=sum(number < 0 for number in ahead),
        even=sum(number == 0 for number in ahead),
        matches=await told_matches(kept, own[:MOST_MATCHES]),
    )


@get("/leaders", responses=ANYWHERE)
async def leaders(request: Asked, game: GameId, seats: Players) -> Leaders:
    """Everybody who is rated in a game with so many players."""
    hub = hub_of(request)
    rows = [leader(row) for row in await hub.results.kept.leaders(game, seats)]
    return Leaders(game, seats, hub.signer.handle_of(guest(request)), rows)


@get("/tables/{id:str}/ratings", responses=AT_TABLE)
async def table_ratings(request: Asked, id: TableId) -> TableRatings:
    """What those at a rated table are rated; after the end, what it changed."""
    hub = hub_of(request)
    table = (await hub.get(id)).table
    if not table.rated:
        return TableRatings(False, [None for _ in table.seats])
    done = [one for one in await hub.results.kept.results_at([id]) if one.mu is not None]
    if done:
        return TableRatings(True, [SeatRating(one.mu, doubt(one.sigma), change(one)) for one in done])
    rated = {row.who: row for row in await hub.results.kept.leaders(table.created.game, len(table.seats))}

    def told(seat: Seat) -> SeatRating | None:
        if seat.is_open:
            return None
        row = rated.get(f"{BOT}{seat.level}" if seat.person is None else hub.signer.handle_of(seat.person))
        return SeatRating(None, None, None) if row is None else SeatRating(row.mu, doubt(row.sigma), None)

    return TableRatings(False, [told(seat) for seat in table.seats])


def may_see(result: KeptResult, is_own: bool) -> bool:
    """What was not rated is the business of those who played."""
    return result.reason != UNREADABLE and (is_own or bool(result.rated))


def doubt(sigma: float | None) -> float | None:
    """What the model does not know yet."""
    return None if sigma is None else 2 * sigma


def change(result: KeptResult) -> float | None:
    """How much a match changed."""
    return None if result.mu is None or result.before is None else result.mu - result.before


def leader(row: KeptRating) -> Leader:
    """A line of the list."""
    return Leader(handle_in(row.who), level_in(row.who), row.name, row.mu, 2 * row.sigma, row.matches)


def handle_in(who: str) -> str | None:
    """The handle of a person; None for bots, and for those who were forgotten."""
    return None if who.startswith(BOT) or not who else who


def level_in(who: str) -> str | None:
    """The level of a bot."""
    return who.removeprefix(BOT) if who.startswith(BOT) else None


async def told_ratings(kept: Ratings, handle: str, own: list[KeptResult]) -> list[RatingInfo]:
    """Somebody's ratings, each with the way it took."""
    found = []
    for row in await kept.ratings_of(handle):
        way = [one for one in own if (one.game, one.seats) == (row.game, row.seats) and one.mu is not None]
        points = [CurvePoint(one.table, one.at, one.mu or 0.0) for one in reversed(way[:MOST_POINTS])]
        rank = await kept.rank(row)
        found.append(RatingInfo(row.game, row.seats, row.mu, 2 * row.sigma, row.matches, rank, points))
    return found


async def told_matches(kept: Ratings, own: list[KeptResult]) -> list[MatchInfo]:
    """Matches with everybody's results."""
    by_table: dict[str, list[ResultInfo]] = {}
    for one in await kept.results_at([result.table for result in own]):
        told = ResultInfo(handle_in(one.who), level_in(one.who), one.name, one.place, one.score, one.mu, change(one))
        by_table.setdefault(one.table, []).append(told)
    return [
        MatchInfo(one.table, one.game, bool(one.rated), one.reason, one.at, one.seat, by_table[one.table])
        for one in own
    ]


RATING_ROUTES = [person, against, leaders, table_ratings]
