"""A match in a file: what was played, so that anybody can play it again, check it and learn from it."""

from pathlib import Path
from typing import Annotated, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from brigand.bots.visiting import any_bot
from brigand.coach.play import moves
from brigand.coach.witness import Chance
from brigand.core.action import Action
from brigand.core.errors import BrigandError, Unreadable
from brigand.core.game import SEEDS, Choice, Game
from brigand.core.journal import Event, Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng, SealedRng
from brigand.core.state import State
from brigand.games import game as find_game
from brigand.table.fairness import FAIR, Added, deal_seed
from brigand.table.match import outcome_of
from brigand.table.table import Table

MOST_BYTES = 16 << 20
Kept = TypeVar("Kept", bound=msgspec.Struct)
Number = Annotated[int, Meta(ge=-(1 << 62), le=1 << 62)]
"""A number that a match can have; one that fills the screen is none."""


class Noted(msgspec.Struct, omit_defaults=True):
    """One action: its seat, and the action in notation or as plain data. Of a table also the chance that fell, and the
    seal of all that was played until here.
    """

    seat: Number
    action: str | dict[str, object]
    chance: list[Chance] | None = None
    seal: str | None = None


class Fair(msgspec.Struct, omit_defaults=True):
    """What shows that nobody chose the deal (docs/rng.md): the commitment that was published and what opens it, what
    every place added before the deal in a chain of links, and the order in which they were seated then.
    """

    version: int
    commitment: str
    salt: str
    order: list[Number]
    deal: list[Chance]
    by_lot: bool = False
    added: list[Added] = []
    links: list[str] = []


class Result(msgspec.Struct, omit_defaults=True):
    """How a table's match ended, and the seal of everything."""

    places: list[Number]
    scores: list[Number]
    reason: str
    seal: str
    resigned: list[Number] = []
    stopped: bool = False


class Record(msgspec.Struct, omit_defaults=True):
    """A whole match. Chance comes from a seed (laboratory) or a secret in hex (table), with what seats added to it;
    unknown fields are ignored. What a table adds for `brigand verify` is in `fair` and `result`.
    """

    game: str
    seats: Number
    actions: list[Noted]
    options: dict[str, Choice] = {}
    seed: int | None = None
    secret: str | None = None
    version: Number | None = None
    names: list[str] | None = None
    fair: Fair | None = None
    result: Result | None = None


class Moment(NamedTuple):
    """A decision of a match: the state before it, who made it, and how; and what somebody learned by it."""

    state: State
    seat: int
    action: Action
    told: list[Event]


class Course(NamedTuple):
    """A finished match, played again."""

    moments: list[Moment]
    end: State


def in_file(path: Path, kind: type[Kept], what: str) -> Kept:
    """A match of some kind, as it stands in a file."""
    try:
        with path.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise Unreadable(f"{path} is too big for a match (more than {MOST_BYTES:,} bytes)")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"{path} is not {what}: {error}") from None


def read(path: Path) -> Record:
    """A record from a file. Whether it is a match by the rules shows when it is played again."""
    record = in_file(path, Record, "a match")
    names = record.names
    if names is not None and (len(names) != record.seats or not all(name.isprintable() for name in names)):
        raise Unreadable(f"a match of {record.seats} has {record.seats} printable names, or none")
    return record


def written(record: Record) -> bytes:
    """A record as JSON for people and programs."""
    return msgspec.json.format(msgspec.json.encode(record)) + b"\n"


def write(record: Record, path: Path) -> None:
    """Keep a record in a file."""
    path.write_bytes(written(record))


def course_of(record: Record) -> Course:
    """Every moment of the match, and its end. The first thing that is wrong is told with its place."""
    game = find_game(record.game)
    journal = Journal()
    state = start(record, game, journal)
    moments = []
    for number, noted in enumerate(record.actions, 1):
        action = allowed(game, state, noted, number)
        before, events = state.copy(), len(journal.events)
        state.apply(noted.seat, action)
        told = [event for event in journal.events[events:] if event.reveals()]
        moments.append(Moment(before, noted.seat, action, told))
    if not state.is_over:
        raise Unreadable(f"the match is not finished after {len(record.actions)} actions")
    return Course(moments, state)


def start(record: Record, game: Game, journal: Journal | None = None) -> State:
    """The deal."""
    if record.version is not None:
        needs_rules(game, record.version)
    if (record.seed is None) == (record.secret is None):
        raise Unreadable("a match needs a seed or a secret, and not both")
    if record.seed is not None:
        return game.start(record.seats, record.options, seeded(record.seed), journal)
    return game.start(record.seats, record.options, SealedRng(seed_of(record)), journal)


def needs_rules(game: Game, version: int) -> None:
    """Only what was played by the rules of today can be played again."""
    if version != game.version:
        raise Unreadable(f"played by version {version} of the rules of {game.id}; here is {game.version}")


def seed_of(record: Record) -> bytes:
    """What feeds the sealed chance: the secret, at tables with what the seats added."""
    fair = record.fair
    if fair is None or fair.version == 0:
        return sealed_seed(record.secret or "")
    return sealed_seed(record.secret or "", fair.links[-1] if fair.links else "")


def sealed_seed(secret: str, mix: str | None = None) -> bytes:
    """What feeds the sealed chance of a secret in hex."""
    try:
        return bytes.fromhex(secret) if mix is None else deal_seed(secret, mix)
    except ValueError:
        raise Unreadable("the secret is not hexadecimal") from None


def seeded(seed: int) -> Rng:
    """The chance of a seed from outside."""
    if not 0 <= seed < SEEDS:
        raise Unreadable("a seed is a number from 0 to 2**96 - 1")
    return Rng(seed)


def action_of(game: Game, noted: Noted, number: int) -> Action:
    """The action an entry means."""
    try:
        return game.parse(noted.action) if isinstance(noted.action, str) else game.from_json(noted.action)
    except BrigandError as error:
        raise Unreadable(f"action {number}: {error}") from None


def allowed(game: Game, state: State, noted: Noted, number: int) -> Action:
    """The same, if its seat may do it now; otherwise what is wrong, with its place."""
    action = action_of(game, noted, number)
    if state.is_over:
        raise Unreadable(f"action {number}: the match was over")
    if noted.seat not in state.to_act():
        raise Unreadable(f"action {number}: it is not seat {noted.seat + 1}'s turn")
    refusal = game.why_not(state, noted.seat, action)
    if refusal is not None:
        raise Unreadable(f"action {number}, {game.notation(action)}: against the rules ({refusal.rule})")
    return action


def ending_of(record: Record, state: State) -> Outcome:
    """How the match ended after its last action: played out, or as its table says."""
    result = record.result or Result([], [], "", "")
    if not state.is_over and not result.stopped:
        raise Unreadable(f"the match is not finished after {len(record.actions)} actions")
    return outcome_of(state, result.resigned, is_stopped=result.stopped)


def record_of(table: Table) -> Record:
    """A finished match, for the coach. Its secret opens everything, so there is none before the end."""
    table.needs_played_out()
    return bare(table)


def bare(table: Table) -> Record:
    """A match that is over, played out or stopped, with what its chance was made of."""
    match, created = table.needs_over(), table.created
    fair = Fair(0, table.commitment, created.salt, list(range(match.seats)), [])
    if table.mixture is not None:
        added, links, by_lot, order = table.mixture
        fair = Fair(FAIR, table.commitment, created.salt, order, [], by_lot, added, links)
    return Record(
        game=match.game.id,
        seats=match.seats,
        actions=[Noted(move.seat, match.game.notation(move.action)) for move in match.moves],
        options=table.options,
        secret=table.created.secret,
        version=table.created.rules,
        names=[seat.name for seat in table.seats],
        fair=fair,
    )


def played_by(bots: list[str], game: Game, options: dict[str, Choice], seed: int) -> Record:
    """A match among bots, for the record."""
    players = [any_bot(name, game) for name in bots]
    state = game.start(len(bots), options, seeded(seed))
    actions = [Noted(seat, game.notation(action)) for seat, action in moves(state, players, seed)]
    names = [f"{name} {seat}" for seat, name in enumerate(bots, 1)]
    return Record(game.id, len(bots), actions, options, seed, version=game.version, names=names)
