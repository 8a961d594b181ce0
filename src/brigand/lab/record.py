"""A match in a file: what was played, so that anybody can play it again, check it and learn from it."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from brigand.bots.registry import bot
from brigand.core.action import Action
from brigand.core.errors import BrigandError, Unreadable
from brigand.core.game import Choice, Game
from brigand.core.journal import Journal
from brigand.core.rng import Rng, SealedRng
from brigand.core.state import State, imagined
from brigand.games import game as find_game

MOST_BYTES = 16 << 20


class Played(msgspec.Struct):
    """One action: its seat, and the action in notation or as plain data."""

    seat: int
    action: str | dict[str, object]


class Record(msgspec.Struct, omit_defaults=True):
    """A whole match. Chance comes from a seed (laboratory) or a secret in hex (table); unknown fields are ignored."""

    game: str
    seats: int
    actions: list[Played]
    options: dict[str, Choice] = {}
    seed: int | None = None
    secret: str | None = None
    version: int | None = None
    names: list[str] | None = None


def read(path: Path) -> Record:
    """A record from a file, checked to the last action."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise Unreadable(f"{path} is too big for a match ({len(data):,} bytes)")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path} is not a match: {error}") from None
    check(record)
    return record


def write(record: Record, path: Path) -> None:
    """A record as JSON for people and programs."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record)) + b"\n")


def check(record: Record) -> None:
    """Play it all once; the first thing that is wrong is told with its place."""
    names = record.names
    if names is not None and (len(names) != record.seats or not all(name.isprintable() for name in names)):
        raise Unreadable(f"a match of {record.seats} has {record.seats} printable names, or none")
    for _ in replay(record):
        pass


def replay(record: Record) -> Iterator[tuple[State, int, Action]]:
    """Every moment of the match: the state, who acts, and what it will do. The state moves on with the next moment."""
    game = find_game(record.game)
    state = start(record, game)
    for number, played in enumerate(record.actions, 1):
        action = action_of(game, played, number)
        if state.is_over:
            raise Unreadable(f"action {number}: the match was over")
        if played.seat not in state.to_act():
            raise Unreadable(f"action {number}: it is not seat {played.seat + 1}'s turn")
        refusal = game.why_not(state, played.seat, action)
        if refusal is not None:
            raise Unreadable(f"action {number}, {game.notation(action)}: against the rules ({refusal.rule})")
        yield state, played.seat, action
        state.apply(played.seat, action)
    if not state.is_over:
        raise Unreadable(f"the match is not finished after {len(record.actions)} actions")


def start(record: Record, game: Game, journal: Journal | None = None) -> State:
    """The deal."""
    if record.version is not None and record.version != game.version:
        raise Unreadable(f"played by version {record.version} of the rules of {game.id}; here is {game.version}")
    if (record.seed is None) == (record.secret is None):
        raise Unreadable("a match needs a seed or a secret, and not both")
    if record.seed is not None:
        if not 0 <= record.seed < 1 << 96:
            raise Unreadable("a seed is a number from 0 to 2**96 - 1")
        return game.start(record.seats, record.options, Rng(record.seed), journal)
    try:
        secret = bytes.fromhex(record.secret or "")
    except ValueError:
        raise Unreadable("the secret is not hexadecimal") from None
    return game.start(record.seats, record.options, SealedRng(secret), journal)


def action_of(game: Game, played: Played, number: int) -> Action:
    """The action an entry means."""
    try:
        return game.parse(played.action) if isinstance(played.action, str) else game.from_json(played.action)
    except BrigandError as error:
        raise Unreadable(f"action {number}: {error}") from None


def final_state(record: Record) -> State:
    """How the match ended."""
    state = None
    for state, _, _ in replay(record):  # noqa: B007
        pass
    assert state is not None
    return state


def played_by(bots: list[str], game: Game, options: dict[str, Choice], seed: int) -> Record:
    """A match among bots, for the record."""
    players = [bot(name, game) for name in bots]
    state, chance = game.start(len(bots), options, Rng(seed)), Rng(seed + 1)
    actions: list[Played] = []
    while not state.is_over:
        seat = state.to_act()[0]
        action = players[seat].choose(imagined(state, seat, chance), seat, chance)
        actions.append(Played(seat, game.notation(action)))
        state.apply(seat, action)
    names = [f"{name} {seat}" for seat, name in enumerate(bots, 1)]
    return Record(game.id, len(bots), actions, options, seed, version=game.version, names=names)
