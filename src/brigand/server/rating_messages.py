"""What is told of results and ratings."""

import msgspec


class ResultInfo(msgspec.Struct):
    """A seat at the end. `handle` leads to a person's page, `level` names a bot; both are None of somebody who was
    forgotten. `rating` and `change`: where the match counted.
    """

    handle: str | None
    level: str | None
    name: str
    place: int
    score: int
    rating: float | None
    change: float | None


class MatchInfo(msgspec.Struct):
    """A finished match; `mine` is the seat of the person whose page it is."""

    table: str
    game: str
    rated: bool
    reason: str
    at: float
    mine: int
    results: list[ResultInfo]


class CurvePoint(msgspec.Struct):
    """A rating after a match."""

    table: str
    at: float
    rating: float


class RatingInfo(msgspec.Struct):
    """How good somebody is at a game with so many players; `doubt` is what the model does not know yet (two sigma)."""

    game: str
    seats: int
    rating: float
    doubt: float
    matches: int
    rank: int
    curve: list[CurvePoint]


class Profile(msgspec.Struct):
    """A person's page: others see rated matches, oneself all. `me` is the reader's own handle."""

    handle: str
    name: str
    mine: bool
    me: str
    ratings: list[RatingInfo]
    matches: list[MatchInfo]


class HeadToHead(msgspec.Struct):
    """Two people at the same tables: how often one came before the other, the other before the one, or neither."""

    one: str
    other: str
    before: int
    behind: int
    even: int
    matches: list[MatchInfo]


class Leader(msgspec.Struct):
    """A line of the list: a person by `handle`, or bots by `level`."""

    handle: str | None
    level: str | None
    name: str
    rating: float
    doubt: float
    matches: int


class Leaders(msgspec.Struct):
    """Everybody who is rated in a game with so many players, the surest good ones first."""

    game: str
    seats: int
    me: str
    rows: list[Leader]


class SeatRating(msgspec.Struct):
    """What a seat's player is rated; after the end of a rated match also by how much that changed. None: not yet."""

    rating: float | None
    doubt: float | None
    change: float | None


class TableRatings(msgspec.Struct):
    """Ratings at a table, seat by seat; None where a seat is open."""

    counted: bool
    seats: list[SeatRating | None]


ANSWERS = [Profile, HeadToHead, Leaders, TableRatings]
