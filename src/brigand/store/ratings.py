"""Results and ratings. A match is counted once: the key of its table decides."""

from typing import Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from brigand.store.schema import matches, ratings, results, tables
from brigand.store.store import Store

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"
"""What a bot of a level is called among those who are rated."""
TRIES: Final = 3
MOST_RESULTS: Final = 2_000


class Came(NamedTuple):
    """A seat at the end: `rank` is its place as it counts for ratings."""

    who: str
    name: str
    side: int
    place: int
    rank: int
    score: int


class Ended(NamedTuple):
    """A match that is over."""

    table: str
    game: str
    rated: bool
    reason: str
    at: float
    seats: list[Came]


class KeptResult(NamedTuple):
    """A seat in a list of results."""

    table: str
    game: str
    seats: int
    rated: bool
    reason: str
    at: float
    seat: int
    who: str
    name: str
    place: int
    score: int
    before: float | None
    mu: float | None
    sigma: float | None


class KeptRating(NamedTuple):
    """How good somebody is at a game with so many players, and the model's doubt about it: all start at 25 ± 8.3."""

    game: str
    seats: int
    who: str
    name: str
    mu: float
    sigma: float
    matches: int
    at: float


RESULT: Final = (
    matches.c.table_id,
    matches.c.game,
    matches.c.seats,
    matches.c.rated,
    matches.c.reason,
    matches.c.at,
    results.c.seat,
    results.c.who,
    results.c.name,
    results.c.place,
    results.c.score,
    results.c.before,
    results.c.mu,
    results.c.sigma,
)
ORDINAL: Final = ratings.c.mu - 3 * ratings.c.sigma


def learned(seats: list[Came], known: dict[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """Everybody's rating after a match, by side; a bot on several seats learns the average of what they taught."""
    sides = sorted({came.side for came in seats})
    teams = [[came for came in seats if came.side == side] for side in sides]
    ranks = [float(min(came.rank for came in team)) for team in teams]
    rated = MODEL.rate([[MODEL.create_rating(list(known[came.who])) for came in team] for team in teams], ranks=ranks)
    taught: dict[str, list[tuple[float, float]]] = {}
    for team, new in zip(teams, rated, strict=True):
        for came, one in zip(team, new, strict=True):
            taught.setdefault(came.who, []).append((one.mu, one.sigma))
    return {
        who: (sum(mu for mu, _ in own) / len(own), sum(sigma for _, sigma in own) / len(own))
        for who, own in taught.items()
    }


class Ratings:
    """Who came where."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def count(self, ended: Ended) -> bool:
        """Write down a result, and what is learned from it; whether it was not written before."""
        for _ in range(TRIES):
            try:
                async with self.store.write() as connection:
                    await self.write_down(connection, ended)
            except IntegrityError:
                if await self.is_counted(ended.table):
                    return False
                continue  # another process met the same newcomer: once more
            return True
        return False

    async def write_down(self, connection: AsyncConnection, ended: Ended) -> None:
        """All of it or nothing."""
        about = {"table_id": ended.table, "game": ended.game, "seats": len(ended.seats), "rated": ended.rated}
        await connection.execute(matches.insert().values(**about, reason=ended.reason, at=ended.at))
        before: dict[str, tuple[float, float]] = {}
        after: dict[str, tuple[float, float]] = {}
        if ended.rated:
            before = {came.who: await self.rating_in(connection, ended, came.who) for came in ended.seats}
            after = learned(ended.seats, before)
            for came in {came.who: came for came in ended.seats}.values():
                await self.keep(connection, ended, came, after[came.who])
        for seat, came in enumerate(ended.seats):
            mu, sigma = after.get(came.who, (None, None))
            values = {"who": came.who, "name": came.name, "place": came.place, "score": came.score}
            known = before[came.who][0] if came.who in before else None
            await connection.execute(
                results.insert().values(table_id=ended.table, seat=seat, **values, before=known, mu=mu, sigma=sigma)
            )

    async def rating_in(self, connection: AsyncConnection, ended: Ended, who: str) -> tuple[float, float]:
        """What is known of somebody; the same for all newcomers. Nobody else changes it meanwhile."""
        query = select(ratings.c.mu, ratings.c.sigma).where(*self.key(ended, who)).with_for_update()
        row = (await connection.execute(query)).first()
        return (MODEL.mu, MODEL.sigma) if row is None else (row[0], row[1])

    def key(self, ended: Ended, who: str) -> tuple[ColumnElement[bool], ...]:
        """One rating."""
        return (ratings.c.game == ended.game, ratings.c.seats == len(ended.seats), ratings.c.who == who)

    async def keep(self, connection: AsyncConnection, ended: Ended, came: Came, rating: tuple[float, float]) -> None:
        """Another rating for somebody."""
        values = {"name": came.name, "mu": rating[0], "sigma": rating[1], "at": ended.at}
        query = update(ratings).where(*self.key(ended, came.who))
        done = await connection.execute(query.values(matches=ratings.c.matches + 1, **values))
        if done.rowcount == 0:
            about = {"game": ended.game, "seats": len(ended.seats), "who": came.who}
            await connection.execute(ratings.insert().values(**about, matches=1, **values))

    async def is_counted(self, table: str) -> bool:
        """Whether a result was written down."""
        async with self.store.reading.connect() as connection:
            query = select(matches.c.table_id).where(matches.c.table_id == table)
            return (await connection.execute(query)).first() is not None

    async def uncounted(self) -> list[str]:
        """Finished tables whose result was not written down, in the order in which they ended."""
        query = (
            select(tables.c.id)
            .outerjoin(matches, matches.c.table_id == tables.c.id)
            .where(tables.c.status == "over", matches.c.table_id.is_(None))
            .order_by(tables.c.changed)
        )
        async with self.store.reading.connect() as connection:
            return [str(id) for (id,) in await connection.execute(query)]

    # reading

    async def ratings_of(self, who: str) -> list[KeptRating]:
        """Everything somebody is rated in."""
        return await self.read_ratings(ratings.c.who == who)

    async def leaders(self, game: str, seats: int) -> list[KeptRating]:
        """Everybody who is rated in a game with so many players, the surest good ones first."""
        return await self.read_ratings(ratings.c.game == game, ratings.c.seats == seats)

    async def read_ratings(self, *where: ColumnElement[bool]) -> list[KeptRating]:
        """Ratings, best first."""
        columns = [ratings.c[name] for name in KeptRating._fields]
        query = select(*columns).where(*where).order_by(ORDINAL.desc(), ratings.c.who).limit(MOST_RESULTS)
        async with self.store.reading.connect() as connection:
            return [KeptRating(*row) for row in await connection.execute(query)]

    async def rank(self, rating: KeptRating) -> int:
        """The place in the list of those who are rated in the same."""
        query = select(func.count()).where(
            ratings.c.game == rating.game, ratings.c.seats == rating.seats, rating.mu - 3 * rating.sigma < ORDINAL
        )
        async with self.store.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one()) + 1

    async def results_of(self, who: str) -> list[KeptResult]:
        """Somebody's own results, latest first."""
        return await self.read_results(results.c.who == who)

    async def results_at(self, found: list[str]) -> list[KeptResult]:
        """All results of some tables, latest first."""
        return await self.read_results(matches.c.table_id.in_(found))

    async def read_results(self, *where: ColumnElement[bool]) -> list[KeptResult]:
        """Results, latest first."""
        query = (
            select(*RESULT)
            .join(matches, matches.c.table_id == results.c.table_id)
            .where(*where)
            .order_by(matches.c.at.desc(), results.c.table_id, results.c.seat)
            .limit(MOST_RESULTS)
        )
        async with self.store.reading.connect() as connection:
            return [KeptResult._make(row) for row in await connection.execute(query)]
