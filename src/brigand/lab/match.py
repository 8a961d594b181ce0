"""Matches as work: which are to be played, one row for each that was, and how one is played."""

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from brigand.bots.visiting import any_bot
from brigand.coach.play import moves
from brigand.core.errors import Refused, Unreadable
from brigand.core.game import Choice, Game
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games import game as find_game
from brigand.lab.deeds import deeds_of


class Fixture(NamedTuple):
    """A match to be played: its place in the run, the deal, and the bot of every seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


class Terms(NamedTuple):
    """What all matches of a run, or of one part of a study, have in common."""

    game: str
    options: dict[str, Choice]
    counts_deeds: bool = False
    """Whether it is also counted what every seat did; slower."""
    box: str = ""
    """Another components.toml than that of the package, as text."""


def fewest_seats(game: Game, options: dict[str, Choice]) -> int:
    """The smallest table these options can be played at."""
    for seats in game.seats:
        with suppress(Refused):
            game.settled(seats, options)
            return seats
    return game.seats[0]


def settled_for(game: Game, bots: list[str], seats: int, options: dict[str, Choice]) -> dict[str, Choice]:
    """All options of a run, if there is a bot for each of its seats."""
    settled = game.settled(seats, options)
    if len(bots) != seats:
        raise Unreadable(f"{seats} seats need {seats} bots (or one for all), not {len(bots)}")
    for name in bots:
        any_bot(name, game)
    return settled


class Piece(msgspec.Struct, frozen=True):
    """A piece of work for one process: some matches on the same terms. No tuple: Dask would look into it."""

    terms: Terms
    fixtures: list[Fixture]


class MatchRow(msgspec.Struct):
    """A match that was played, by seat. With game, seed, bots and options anybody can play it again."""

    number: int
    game: str
    rules: int
    seed: int
    seats: int
    bots: list[str]
    options: dict[str, Choice]
    places: list[int]
    scores: list[int]
    decisions: int
    reason: str
    starter: int
    """The seat that decided first."""
    deeds: list[dict[str, int]] = []
    """What every seat did, where a study counts it."""


def play_piece(piece: Piece) -> list[MatchRow]:
    """In a worker: all matches of a piece."""
    if piece.terms.box:
        from brigand.lab.apart import play_apart

        return play_apart(piece)
    return [play_match(piece.terms, fixture) for fixture in piece.fixtures]


def play_match(terms: Terms, fixture: Fixture) -> MatchRow:
    """All chance comes from the seed, and bots are made anew: no match depends on what was played before it."""
    game = find_game(terms.game)
    bots = [any_bot(name, game) for name in fixture.bots]
    journal = Journal() if terms.counts_deeds else None
    state = game.start(len(bots), terms.options, Rng(fixture.seed), journal)
    starter = state.to_act()[0]
    decisions = sum(1 for _ in moves(state, bots, fixture.seed))
    outcome = state.outcome()
    return MatchRow(
        number=fixture.number,
        game=game.id,
        rules=game.version,
        seed=fixture.seed,
        seats=len(bots),
        bots=list(fixture.bots),
        options=terms.options,
        places=outcome.places,
        scores=outcome.scores,
        decisions=decisions,
        reason=outcome.reason,
        starter=starter,
        deeds=[] if journal is None else deeds_of(journal.events, len(bots)),
    )


def seed_of(seed: int, number: int) -> int:
    """The seed of one of many matches, far from those of its neighbours."""
    rng = Rng((seed << 32) ^ number)
    return int(rng.word()) | int(rng.word()) << 32


def in_pieces(terms: Terms, fixtures: Sequence[Fixture], most: int = 50, parts: int = 64) -> list[Piece]:
    """A run in about so many parts at least, so that every worker has something to do and the bar moves."""
    size = max(1, min(most, len(fixtures) // parts))
    return [Piece(terms, list(fixtures[first : first + size])) for first in range(0, len(fixtures), size)]
