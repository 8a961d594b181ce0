"""A table: seats, people, bots, and the match once it has started. Commands check and return the entry to log."""

import secrets
from typing import Literal

from brigand.bots.registry import NAMES
from brigand.core.errors import BrigandError
from brigand.core.state import NOBODY
from brigand.games import game as find_game
from brigand.table.entries import (
    AnyEntry,
    BotSat,
    CameBack,
    Changed,
    Choice,
    Created,
    Followed,
    Freed,
    Played,
    Resigned,
    Said,
    Sat,
    Started,
    TookOver,
)
from brigand.table.match import Match, commitment

Status = Literal["lobby", "playing", "over"]
PACES = {"quick": 0.25, "natural": 1.1, "calm": 2.2}
"""Seconds a bot takes at least, so that people can follow."""
CHANNELS = ["table", "team", "watchers"]
LONGEST_TEXT = 300


class NotPossible(BrigandError):
    """Something the table does not allow now; `code` says what, for a sentence in the reader's language."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Seat:
    """A place at the table: open, a person's, or a bot's. A bot may also stand in for a person."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.level: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.level is None


class Table:
    """What a log adds up to. `version` counts its entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.said: list[Said] = []
        self.next_table: str | None = None

    # reading

    @property
    def status(self) -> Status:
        """Before, during or after the match."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.state.is_over else "playing"

    @property
    def commitment(self) -> str:
        """What is published of the secret from the beginning."""
        return commitment(self.created.secret, self.created.salt)

    def seat_of(self, person: str | None) -> int:
        """Where a person sits; NOBODY for a watcher."""
        for number, seat in enumerate(self.seats):
            if person is not None and seat.person == person:
                return number
        return NOBODY

    def bot_to_move(self) -> list[int]:
        """Seats that owe a decision and are played by a bot now."""
        if self.match is None:
            return []
        return [seat for seat in self.match.state.to_act() if self.seats[seat].level is not None]

    @property
    def is_practice(self) -> bool:
        """Whether one person plays here against bots alone: nobody else is wronged by a hint."""
        return sum(seat.person is not None for seat in self.seats) == 1

    # commands: each checks and returns what to log

    def create(self, game_id: str, seats: int, options: dict[str, Choice], host: str, pace: str) -> Created:
        """Open a table. What will decide all chance is fixed here, before anybody sits down."""
        game = find_game(game_id)
        if pace not in PACES:
            raise NotPossible("table-no_such_pace")
        secret, salt = secrets.token_hex(32), secrets.token_hex(16)
        return Created(game.id, game.version, seats, game.settled(seats, options), host, pace, secret, salt)

    def change(self, person: str, seats: int, options: dict[str, Choice], pace: str) -> Changed:
        """Other seats, options or pace; people beyond the last seat lose theirs."""
        self.needs_lobby()
        self.needs_host(person)
        if pace not in PACES:
            raise NotPossible("table-no_such_pace")
        return Changed(seats, find_game(self.created.game).settled(seats, options), pace)

    def sit(self, person: str, name: str, seat: int) -> Sat:
        """Take an open seat."""
        self.needs_lobby()
        self.needs_seat(seat)
        if not self.seats[seat].is_open:
            raise NotPossible("table-seat_taken")
        if self.seat_of(person) != NOBODY:
            raise NotPossible("table-already_seated")
        return Sat(seat, person, name)

    def put_bot(self, person: str, seat: int, level: str, name: str) -> BotSat:
        """Put a bot on an open seat, or change its level."""
        self.needs_lobby()
        self.needs_host(person)
        self.needs_seat(seat)
        if self.seats[seat].person is not None:
            raise NotPossible("table-seat_taken")
        if level not in NAMES:
            raise NotPossible("table-no_such_bot")
        return BotSat(seat, level, name)

    def free(self, person: str, seat: int) -> Freed:
        """Stand up, or as host send a bot or a person away."""
        self.needs_lobby()
        self.needs_seat(seat)
        if self.seats[seat].person != person:
            self.needs_host(person)
        return Freed(seat)

    def start(self, person: str, order: list[int]) -> Started:
        """Deal. Every seat must be taken."""
        self.needs_lobby()
        self.needs_host(person)
        if any(seat.is_open for seat in self.seats):
            raise NotPossible("table-seats_open")
        self.needs_same_rules()
        return Started(order)

    def play(self, seat: int, decision: int, action: object, *, by_bot: bool = False) -> Played:
        """Answer a decision of a seat."""
        match = self.needs_match()
        self.needs_seat(seat)
        found = match.game.from_json(action)
        match.check(seat, decision, found)
        return Played(seat, decision, dict(match.game.to_json(found)), by_bot)

    def take_over(self, seat: int, level: str) -> TookOver:
        """Let a bot play for a person."""
        self.needs_match()
        self.needs_seat(seat)
        if self.seats[seat].level is not None:
            raise NotPossible("table-bot_plays_already")
        return TookOver(seat, level)

    def come_back(self, person: str) -> CameBack:
        """Play on by oneself."""
        match = self.needs_match()
        seat = self.needs_own_seat(person)
        if self.seats[seat].level is None or seat in match.resigned:
            raise NotPossible("table-not_taken_over")
        return CameBack(seat)

    def resign(self, person: str) -> Resigned:
        """Give up."""
        match = self.needs_match()
        seat = self.needs_own_seat(person)
        if match.state.is_over:
            raise NotPossible("table-over")
        if seat in match.resigned:
            raise NotPossible("table-resigned_already")
        return Resigned(seat)

    def say(self, person: str, name: str, channel: str, phrase: str | None, text: str | None) -> Said:
        """Say something: a preset phrase or a short text. There are no teams before the deal."""
        seat = self.seat_of(person)
        has_team = seat != NOBODY and self.match is not None
        if channel not in CHANNELS or (channel == "team" and not has_team) or (phrase is None) == (not text):
            raise NotPossible("table-cannot_say")
        if len(phrase or text or "") > LONGEST_TEXT:
            raise NotPossible("table-too_long")
        if seat == NOBODY:
            return Said(person, name, None, "watchers", phrase, text)
        return Said(person, self.seats[seat].name, seat, channel, phrase, text)

    def hears(self, person: str | None, said: Said) -> bool:
        """Whether a person reads this: team talk stays in the team."""
        if said.channel != "team":
            return True
        seat, speaker = self.seat_of(person), self.seat_of(said.person)
        return NOBODY not in (seat, speaker) and self.side_of(seat) == self.side_of(speaker)

    def side_of(self, seat: int) -> int:
        """The side a seat plays on, where the game has sides."""
        return seat if self.match is None else self.match.state.sides()[seat]

    # what a command needs

    def needs_lobby(self) -> None:
        """Only before the start."""
        if self.match is not None:
            raise NotPossible("table-started_already")

    def needs_match(self) -> Match:
        """Only after the start."""
        if self.match is None:
            raise NotPossible("table-not_started")
        return self.match

    def needs_practice(self) -> None:
        """Only where hints are nobody else's business."""
        if not self.is_practice:
            raise NotPossible("table-not_practice")

    def needs_over(self) -> Match:
        """Only after the end: what is told then would give hidden cards away before."""
        if self.match is None or not self.match.state.is_over:
            raise NotPossible("table-not_over")
        return self.match

    def needs_host(self, person: str) -> None:
        """Only the host."""
        if person != self.created.host:
            raise NotPossible("table-host_only")

    def needs_same_rules(self) -> None:
        """Only under the rules the table was opened with: a log means nothing under others."""
        if find_game(self.created.game).version != self.created.rules:
            raise NotPossible("table-other_rules")

    def needs_seat(self, seat: int) -> None:
        """Only a seat that exists."""
        if not 0 <= seat < len(self.seats):
            raise NotPossible("table-no_such_seat")

    def needs_own_seat(self, person: str) -> int:
        """Only for those who sit here."""
        seat = self.seat_of(person)
        if seat == NOBODY:
            raise NotPossible("table-not_seated")
        return seat

    # folding the log

    def take(self, entry: AnyEntry) -> None:
        """Become what the table is after this entry."""
        self.version += 1
        if isinstance(entry, Created):
            self.created = entry
            self.seats_and_options(entry.seats, entry.options, entry.pace)
        elif isinstance(entry, Changed):
            self.seats_and_options(entry.seats, entry.options, entry.pace)
        elif isinstance(entry, Sat):
            self.seats[entry.seat].person = entry.person
            self.seats[entry.seat].name = entry.name
        elif isinstance(entry, BotSat):
            self.seats[entry.seat].level = entry.level
            self.seats[entry.seat].name = entry.name
        elif isinstance(entry, Freed):
            self.seats[entry.seat] = Seat()
        elif isinstance(entry, Said):
            self.said.append(entry)
        elif isinstance(entry, Followed):
            self.next_table = entry.table
        else:
            self.take_during_match(entry)

    def take_during_match(self, entry: Started | Played | TookOver | CameBack | Resigned) -> None:
        """The deal and what follows it."""
        if isinstance(entry, Started):
            self.needs_same_rules()
            self.seats = [self.seats[old] for old in entry.order]
            game = find_game(self.created.game)
            self.match = Match(game, len(self.seats), self.options, bytes.fromhex(self.created.secret))
            return
        match = self.needs_match()
        if isinstance(entry, Played):
            match.apply(entry.seat, match.game.from_json(entry.action))
        elif isinstance(entry, TookOver):
            self.seats[entry.seat].level = entry.level
        elif isinstance(entry, CameBack):
            self.seats[entry.seat].level = None
        elif isinstance(entry, Resigned):
            match.resigned.append(entry.seat)
            self.seats[entry.seat].level = "greedy"

    def seats_and_options(self, seats: int, options: dict[str, Choice], pace: str) -> None:
        """As many places as chosen; whoever sat keeps the place if it still exists."""
        self.seats = self.seats[:seats] + [Seat() for _ in range(seats - len(self.seats))]
        self.options = options
        self.pace = pace
