"""A table: seats, people, bots, and the match once it has started. Commands check and return the entry to log."""

import secrets
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from brigand.bots.registry import NAMES, STAND_IN
from brigand.core.action import Action
from brigand.core.errors import BrigandError
from brigand.core.game import Choice, Game
from brigand.core.journal import TimeGiven, TimeOver
from brigand.core.state import NOBODY
from brigand.games import game as find_game
from brigand.table.clocks import Clocks
from brigand.table.entries import (
    DAY,
    AnyEntry,
    BotSat,
    CameBack,
    Changed,
    Cleared,
    Clock,
    Created,
    Followed,
    Freed,
    GaveTime,
    Hushed,
    Mixed,
    Paced,
    Played,
    RanOut,
    Readied,
    Replied,
    Resigned,
    Said,
    Sat,
    Slept,
    Started,
    TookOver,
    Undone,
    Wished,
)
from brigand.table.fairness import ENTROPY, FAIR, Added, Mixture, commitment, deal_seed, mixture
from brigand.table.match import Match, Trial

Status = Literal["lobby", "playing", "over"]
Undo = Literal["own", "practice", "ask"]
Kind = Literal["undo", "end"]
PACES = {"quick": 0.25, "natural": 1.1, "calm": 2.2}
"""Seconds a bot takes at least, so that people can follow."""
HELD = ["step", "pause"]
"""Paces at which bots wait: for each step until it is asked for, or altogether."""
CALMER = [*PACES, *HELD]
CHANNELS = ["table", "team", "watchers"]
LONGEST_TEXT = 300
MOST_RESERVE = 90 * DAY
"""Nobody can be given more time than this."""


class NotPossible(BrigandError):
    """Something the table does not allow now; `code` says what, for a sentence in the reader's language."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class OtherRules(NotPossible):
    """The table was opened under another version of its game's rules."""

    def __init__(self) -> None:
        super().__init__("table-other_rules")


class Wish:
    """What a seat asks of the others. It blocks nobody, and is forgotten when somebody plays on."""

    def __init__(self, seat: int, kind: Kind, number: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.agreed = [seat]


class Seat:
    """A place at the table: open, a person's, or a bot's. A bot may also stand in for a person."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.level: str | None = None
        self.is_ready = False
        self.entropy: str | None = None
        self.pace: str | None = None

    def copy(self) -> "Seat":
        """An independent twin."""
        twin = Seat()
        vars(twin).update(vars(self))
        return twin

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.level is None


class Answered(NamedTuple):
    """An answer that was checked: what is to be logged of it, and the action it means, which is not read again."""

    entry: Played
    action: Action


Change = AnyEntry | Answered
"""What a command comes to."""


def stamped(change: Change, at: float) -> Change:
    """The same change with the time at which it is logged."""
    if isinstance(change, Answered):
        return change._replace(entry=msgspec.structs.replace(change.entry, at=at))
    return msgspec.structs.replace(change, at=at)


DuringMatch = (
    Started | Played | Undone | Wished | Replied | Paced | TookOver | CameBack | Resigned | RanOut | GaveTime | Slept
)
"""Entries that need a match, or make it."""


def settled_for(game: Game, seats: int, options: dict[str, Choice], *, rated: bool) -> dict[str, Choice]:
    """All options of a match. A box of one's own would make ratings mean nothing."""
    settled = game.settled(seats, options)
    own = [name for name, option in game.options.items() if option.kind == "document"]
    if rated and any(settled[name] != game.options[name].default for name in own):
        raise NotPossible("table-rated_box")
    return settled


class Table:
    """What a log adds up to. `version` counts its entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.host = ""
        """Who decides before the deal: whoever opened the table, or the next one when the host has left."""
        self.sent_away: list[str] = []
        self.watchers_talk = True
        self.said: list[Said] = []
        self.next_table: str | None = None
        self.wish: Wish | None = None
        self.clock: Clock | None = None
        self.clocks: Clocks | None = None
        self.mixture: Mixture | None = None
        """What the deal was made of; None before it, and at tables of the first kind."""
        self.rated = False
        """Whether the result counts for the players' ratings: then nobody is helped."""
        self.moved = 0.0
        """When something happened here last that was not talk."""

    # reading

    @property
    def status(self) -> Status:
        """Before, during or after the match."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.is_over else "playing"

    @property
    def commitment(self) -> str:
        """What is published of the secret from the beginning."""
        return commitment(self.created.secret, self.created.salt)

    def mixed(self, *, by_lot: bool) -> Mixture:
        """What a deal would be made of now."""
        created = self.created
        added = [Added("bot" if seat.person is None else "person", seat.name, seat.entropy) for seat in self.seats]
        return mixture(created.secret, created.salt, created.game, created.rules, self.options, added, by_lot=by_lot)

    def seat_of(self, person: str | None) -> int:
        """Where a person sits; NOBODY for a watcher."""
        for number, seat in enumerate(self.seats):
            if person is not None and seat.person == person:
                return number
        return NOBODY

    def bot_to_move(self) -> list[int]:
        """Seats that owe a decision and are played by a bot now."""
        if self.match is None or self.match.is_over:
            return []
        return [seat for seat in self.match.state.to_act() if self.seats[seat].level is not None]

    @property
    def present_pace(self) -> str:
        """What most people at the table want; among equals the calmer. Whoever said nothing wants what was agreed."""
        wanted = [seat.pace or self.pace for seat in self.seats if seat.person is not None and seat.level is None]
        return max(wanted or [self.pace], key=lambda pace: (wanted.count(pace), CALMER.index(pace)))

    def asked_for_consent(self) -> list[int]:
        """Seats whose people must agree to a wish: all who play themselves."""
        match = self.needs_match()
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person is not None and seat.level is None and number not in match.resigned
        ]

    def undo_for(self, seat: int) -> Undo | None:
        """How a seat can take back its last step now: by itself (own, practice), if all agree (ask), or not at all."""
        match = self.match
        if match is None or match.is_over or seat == NOBODY or self.seats[seat].level is not None:
            return None
        if match.can_take_back(seat):
            return "own"
        if match.last_own(seat) == NOBODY or self.rated:
            return None
        return "practice" if self.is_practice else "ask"

    # time

    def running(self) -> list[int]:
        """Seats whose time runs: people who owe a decision and play themselves, unless all of them want a pause."""
        match = self.match
        if self.clocks is None or match is None or match.is_over:
            return []
        players = self.asked_for_consent()
        if all((self.seats[seat].pace or self.pace) == "pause" for seat in players):
            return []
        return [seat for seat in players if seat in match.asked and seat not in self.clocks.over]

    def next_zero(self) -> float | None:
        """When the next seat will have no time left, if nobody does anything."""
        clocks = self.clocks
        return None if clocks is None else min((clocks.zero(seat) for seat in self.running()), default=None)

    def run_out(self, now: float) -> RanOut | None:
        """What to log of the first seat that has no time left now; None if all have."""
        clocks = self.clocks
        if clocks is None:
            return None
        over = [seat for seat in self.running() if clocks.zero(seat) <= now]
        if not over:
            return None
        return RanOut(min(over, key=lambda seat: (clocks.zero(seat), seat)), clocks.clock.at_zero)

    def slept(self, since: float, now: float) -> Slept | None:
        """What to log when a server begins: there was none from `since` until now."""
        clocks = self.clocks
        if clocks is None or not self.running():
            return None
        seconds = now - max(since, clocks.at)
        return Slept(seconds) if seconds > 0 else None

    @property
    def is_practice(self) -> bool:
        """Whether one person plays here against bots alone: nobody else is wronged by a hint."""
        return not self.rated and sum(seat.person is not None for seat in self.seats) == 1

    # commands: each checks and returns what to log

    def create(
        self,
        game_id: str,
        seats: int,
        options: dict[str, Choice],
        host: str,
        pace: str,
        clock: Clock | None = None,
        rated: bool = False,
    ) -> Created:
        """Open a table. What will decide all chance is fixed here, before anybody sits down."""
        game = find_game(game_id)
        if pace not in PACES:
            raise NotPossible("table-no_such_pace")
        secret, salt = secrets.token_hex(32), secrets.token_hex(16)
        settled = settled_for(game, seats, options, rated=rated)
        return Created(game.id, game.version, seats, settled, host, pace, secret, salt, clock, rated)

    def change(
        self,
        person: str,
        seats: int,
        options: dict[str, Choice],
        pace: str,
        clock: Clock | None = None,
        rated: bool = False,
    ) -> Changed:
        """Other seats, options, pace or clock, rated or not; people beyond the last seat lose theirs."""
        self.needs_lobby()
        self.needs_host(person)
        if pace not in PACES:
            raise NotPossible("table-no_such_pace")
        settled = settled_for(find_game(self.created.game), seats, options, rated=rated)
        return Changed(seats, settled, pace, clock, rated)

    def sit(self, person: str, name: str, seat: int) -> Sat:
        """Take an open seat."""
        self.needs_lobby()
        self.needs_seat(seat)
        if not self.seats[seat].is_open:
            raise NotPossible("table-seat_taken")
        if self.seat_of(person) != NOBODY:
            raise NotPossible("table-already_seated")
        if person in self.sent_away:
            raise NotPossible("table-sent_away")
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
        whose = self.seats[seat].person
        if whose != person:
            self.needs_host(person)
        return Freed(seat, None if whose == person else whose)

    def add_entropy(self, person: str, entropy: str) -> Mixed:
        """Add chance of one's own to the deal, once for each time one sits down."""
        self.needs_lobby()
        seat = self.needs_own_seat(person)
        if ENTROPY.fullmatch(entropy) is None:
            raise NotPossible("table-bad_entropy")
        if self.seats[seat].entropy is not None:
            raise NotPossible("table-mixed_already")
        return Mixed(seat, entropy)

    def start(self, person: str, *, by_lot: bool = False) -> Started:
        """Deal. Every seat must be taken; who sits where is decided by the sealed lot, or stays as it is."""
        self.needs_lobby()
        self.needs_host(person)
        if any(seat.is_open for seat in self.seats):
            raise NotPossible("table-seats_open")
        self.needs_same_rules()
        return Started(self.mixed(by_lot=by_lot).order, by_lot, FAIR)

    def play(self, seat: int, decision: int, action: object, *, by_bot: bool = False) -> Answered:
        """Answer a decision of a seat, with an action or with plain data that mean one."""
        match = self.needs_match()
        if match.is_stopped:
            raise NotPossible("table-over")
        self.needs_seat(seat)
        found = action if isinstance(action, Action) else match.game.from_json(action)
        match.check(seat, decision, found)
        return Answered(Played(seat, decision, dict(match.game.to_json(found)), by_bot), found)

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
        match = self.needs_running()
        seat = self.needs_own_seat(person)
        if seat in match.resigned:
            raise NotPossible("table-resigned_already")
        return Resigned(seat)

    def undo(self, person: str) -> Undone | Wished:
        """Take back one's last step, or ask the others whether one may."""
        match = self.needs_running()
        seat = self.needs_own_seat(person)
        if self.seats[seat].level is not None:
            raise NotPossible("table-bot_plays_already")
        how = self.undo_for(seat)
        if how is None:
            raise NotPossible("table-nothing_to_undo")
        if how == "ask":
            return self.wish_for(seat, "undo", match.last_own(seat))
        return Undone(seat, match.number - 1 if how == "own" else match.last_own(seat), how)

    def end(self, person: str) -> Wished:
        """Ask the others to end the match here; who plays a rated one against bots alone can only resign."""
        match = self.needs_running()
        if self.rated and len(self.asked_for_consent()) < 2:
            raise NotPossible("table-rated")
        return self.wish_for(self.needs_own_seat(person), "end", match.number)

    def wish_for(self, seat: int, kind: Kind, number: int) -> Wished:
        """One question at a time."""
        if self.wish is not None:
            raise NotPossible("table-asked_already")
        return Wished(seat, kind, number)

    def answer(self, person: str, *, agrees: bool) -> Replied:
        """Agree to what somebody asked, or not; whoever asked may think better of it."""
        self.needs_running()
        seat = self.needs_own_seat(person)
        if self.wish is None or (agrees and seat in self.wish.agreed):
            raise NotPossible("table-nothing_asked")
        return Replied(seat, agrees)

    def set_pace(self, person: str, pace: str) -> Paced:
        """Say how fast the bots should play."""
        self.needs_match()
        if pace not in CALMER:
            raise NotPossible("table-no_such_pace")
        return Paced(self.needs_own_seat(person), pace)

    def give_time(self, person: str, to: int) -> GaveTime:
        """Give another player a minute more, or a day where decisions have days."""
        self.needs_running()
        seat = self.needs_own_seat(person)
        self.needs_seat(to)
        if self.clocks is None:
            raise NotPossible("table-no_clock")
        if to == seat or to not in self.asked_for_consent():
            raise NotPossible("table-no_time_for")
        seconds = self.clocks.clock.gift
        if self.clocks.reserve[to] + seconds > MOST_RESERVE:
            raise NotPossible("table-time_enough")
        return GaveTime(seat, to, seconds)

    def get_ready(self, person: str, *, is_ready: bool) -> Readied:
        """Tell the others that the deal may come."""
        self.needs_lobby()
        return Readied(self.needs_own_seat(person), is_ready)

    def say(self, person: str, name: str, channel: str, phrase: str | None, text: str | None) -> Said:
        """Say something: a preset phrase or a short text. There are no teams before the deal."""
        seat = self.seat_of(person)
        has_team = seat != NOBODY and self.match is not None
        if channel not in CHANNELS or (channel == "team" and not has_team) or (phrase is None) == (not text):
            raise NotPossible("table-cannot_say")
        if seat == NOBODY and not self.watchers_talk:
            raise NotPossible("table-hushed")
        if len(phrase or text or "") > LONGEST_TEXT:
            raise NotPossible("table-too_long")
        if seat == NOBODY:
            return Said(person, name, None, "watchers", phrase, text)
        return Said(person, self.seats[seat].name, seat, channel, phrase, text)

    def hush(self, person: str, *, watchers_talk: bool) -> Hushed:
        """Let those who watch talk, or not."""
        self.needs_host(person)
        return Hushed(watchers_talk)

    def clear(self, person: str) -> Cleared:
        """Take away what was said so far."""
        self.needs_host(person)
        return Cleared()

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

    def needs_running(self) -> Match:
        """Only during the match."""
        match = self.needs_match()
        if match.is_over:
            raise NotPossible("table-over")
        return match

    def needs_practice(self) -> None:
        """Only where hints are nobody else's business."""
        if self.rated:
            raise NotPossible("table-rated")
        if not self.is_practice:
            raise NotPossible("table-not_practice")

    def needs_over(self) -> Match:
        """Only after the end: what is told then would give hidden cards away before."""
        if self.match is None or not self.match.is_over:
            raise NotPossible("table-not_over")
        return self.match

    def needs_played_out(self) -> Match:
        """Only for a match that was played to its end."""
        match = self.needs_over()
        if match.is_stopped:
            raise NotPossible("table-stopped")
        return match

    def needs_host(self, person: str) -> None:
        """Only the host."""
        if person != self.host:
            raise NotPossible("table-host_only")

    def needs_same_rules(self) -> None:
        """Only under the rules the table was opened with: a log means nothing under others."""
        if find_game(self.created.game).version != self.created.rules:
            raise OtherRules

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

    def follow(self, table: str) -> Followed:
        """Go on at another table; the first one named stays."""
        self.needs_over()
        return Followed(self.next_table or table)

    # folding the log

    def tried(self, change: Change) -> Callable[[], None]:
        """Fold a change beside the table. One that does not fold raises here and has changed nothing; what comes back
        lets it happen and cannot fail. Between the two it is written down.
        """
        if isinstance(change, Played):
            change = Answered(change, self.needs_match().game.from_json(change.action))
        if isinstance(change, Answered):
            match, at = self.needs_match(), change.entry.at
            trial = match.tried(change.entry.seat, change.action)
            return lambda: self.go_on(match, trial, at)
        twin = self.twin()
        twin.take(change)
        return lambda: vars(self).update(vars(twin))

    def go_on(self, match: Match, trial: Trial, at: float) -> None:
        """Let an action happen that was tried."""
        self.let_time_pass(at)
        self.moved = at
        match.keep(trial)
        self.wish = None
        self.note_play(match)
        self.version += 1

    def twin(self) -> "Table":
        """A table that can take any entry but an action without a trace on this one."""
        twin = Table(self.id)
        vars(twin).update(vars(self))
        twin.seats = [seat.copy() for seat in self.seats]
        twin.said = self.said[:]
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        return twin

    def take(self, entry: AnyEntry) -> None:
        """Become what the table is after this entry."""
        self.version += 1
        self.let_time_pass(entry.at, entry.seconds if isinstance(entry, Slept) else 0.0)
        if isinstance(entry, Created):
            self.created = entry
            self.host = entry.host
            self.seats_and_options(entry.seats, entry.options, entry.pace, entry.clock)
            self.rated = entry.rated
        elif isinstance(entry, Changed):
            self.seats_and_options(entry.seats, entry.options, entry.pace, entry.clock)
            self.rated = entry.rated
        elif isinstance(entry, Sat):
            self.seats[entry.seat].person = entry.person
            self.seats[entry.seat].name = entry.name
            self.hand_on()
        elif isinstance(entry, BotSat):
            self.seats[entry.seat].level = entry.level
            self.seats[entry.seat].name = entry.name
        elif isinstance(entry, Freed):
            self.seats[entry.seat] = Seat()
            self.sent_away = [*self.sent_away, *([] if entry.out is None else [entry.out])]
            self.hand_on()
        elif isinstance(entry, Readied):
            self.seats[entry.seat].is_ready = entry.is_ready
        elif isinstance(entry, Mixed):
            self.seats[entry.seat].entropy = entry.entropy
        elif isinstance(entry, Said):
            self.said.append(entry)
        elif isinstance(entry, Hushed):
            self.watchers_talk = entry.watchers_talk
        elif isinstance(entry, Cleared):
            self.said = []
        elif isinstance(entry, Followed):
            self.next_table = entry.table
        else:
            self.take_during_match(entry)

    def take_during_match(self, entry: DuringMatch) -> None:
        """The deal and what follows it."""
        self.moved = entry.at
        if isinstance(entry, Started):
            self.deal(entry)
            return
        match = self.needs_match()
        if isinstance(entry, Played):
            match.apply(entry.seat, match.game.from_json(entry.action))
            self.wish = None
            self.note_play(match)
        elif isinstance(entry, Undone):
            self.take_back(match, entry.seat, entry.number, entry.why)
            self.wish = None
        elif isinstance(entry, Wished):
            self.wish = Wish(entry.seat, entry.kind, entry.number)
        elif isinstance(entry, Replied):
            self.take_answer(entry)
        elif isinstance(entry, Paced):
            self.seats[entry.seat].pace = entry.pace
        elif isinstance(entry, TookOver):
            self.seats[entry.seat].level = entry.level
        elif isinstance(entry, CameBack):
            self.seats[entry.seat].level = None
            if self.clocks is not None:
                self.clocks.come_back(entry.seat)
        elif isinstance(entry, Resigned):
            self.give_up(match, entry.seat)
        elif not isinstance(entry, Slept):
            self.take_time(match, entry)
        self.grant()

    def deal(self, entry: Started) -> None:
        """The match begins. What an entry says of the seats is what the secret and the seats' own chance come to."""
        self.needs_same_rules()
        if entry.fair > FAIR:
            raise OtherRules
        seed = bytes.fromhex(self.created.secret)
        if entry.fair == FAIR:
            self.mixture = self.mixed(by_lot=entry.by_lot)
            if entry.mix is not None:
                links = [*self.mixture.links[:-1], entry.mix]
                self.mixture = self.mixture._replace(links=links, order=entry.order)
            if self.mixture.order != entry.order:
                raise ValueError("the seats were not taken by the sealed lot")
            seed = deal_seed(self.created.secret, self.mixture.mix)
        self.seats = [self.seats[old] for old in entry.order]
        self.match = Match(find_game(self.created.game), len(self.seats), self.options, seed)
        if self.clock is not None:
            self.clocks = Clocks(self.clock, len(self.seats), entry.at)
            self.clocks.ask(self.match.asked)

    def hand_on(self) -> None:
        """A host who has left is followed by the first person who sits here; nobody is left with a table that nobody
        can start.
        """
        seated = [seat.person for seat in self.seats if seat.person is not None]
        if self.host not in seated and seated:
            self.host = seated[0]

    def give_up(self, match: Match, seat: int) -> None:
        """A bot finishes for the seat, which is ranked last."""
        self.match = match.given_up_by(seat)
        self.seats[seat].level = STAND_IN

    def take_back(self, match: Match, seat: int, number: int, why: str) -> None:
        """The match is as it was; the time that was used is not given back."""
        self.match = match.taken_back(seat, number, why)
        if self.clocks is not None:
            self.clocks.take_back(number, self.match.asked)

    def let_time_pass(self, at: float, slept: float = 0.0) -> None:
        """Count what passed since the last entry."""
        if self.clocks is not None:
            self.clocks.run(self.running(), at, slept)

    def note_play(self, match: Match) -> None:
        """Somebody played: there are new questions."""
        if self.clocks is not None:
            self.clocks.played()
            self.clocks.ask(match.asked)

    def take_time(self, match: Match, entry: RanOut | GaveTime) -> None:
        """A seat has no time left, or was given some."""
        assert self.clocks is not None
        if isinstance(entry, GaveTime):
            self.clocks.give(entry.to, entry.seconds)
            days, minutes = divmod(entry.seconds, DAY)
            self.match = match.told_beside(TimeGiven(entry.seat, entry.to, minutes // 60, days))
            return
        self.clocks.run_out(entry.seat)
        told = self.match = match.told_beside(TimeOver(entry.seat, entry.then))
        if entry.then == "bot":
            self.seats[entry.seat].level = STAND_IN
        elif entry.then == "resign":
            self.give_up(told, entry.seat)

    def take_answer(self, entry: Replied) -> None:
        """Somebody agrees, or the wish is off."""
        assert self.wish is not None
        if not entry.agrees:
            self.wish = None
            return
        wish = Wish(self.wish.seat, self.wish.kind, self.wish.number)
        wish.agreed = [*self.wish.agreed, entry.seat]
        self.wish = wish

    def grant(self) -> None:
        """Let a wish happen that nobody is left to agree to."""
        wish, match = self.wish, self.needs_match()
        if wish is None or any(seat not in wish.agreed for seat in self.asked_for_consent()):
            return
        self.wish = None
        if wish.kind == "undo":
            self.take_back(match, wish.seat, wish.number, "agreed")
        else:
            self.match = match.stopped()

    def seats_and_options(self, seats: int, options: dict[str, Choice], pace: str, clock: Clock | None) -> None:
        """As many places as chosen; whoever sat keeps the place if it still exists."""
        self.seats = self.seats[:seats] + [Seat() for _ in range(seats - len(self.seats))]
        self.options = options
        self.pace = pace
        self.hand_on()
        self.clock = clock
