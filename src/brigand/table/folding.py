"""Folding a log: what each entry makes of a table."""

import msgspec

from brigand.bots.registry import STAND_IN
from brigand.core.game import Choice
from brigand.core.journal import TimeGiven, TimeOver
from brigand.games import game as find_game
from brigand.table.clocks import Clocks
from brigand.table.entries import (
    DAY,
    AnyEntry,
    Became,
    BotSat,
    CameBack,
    Changed,
    Cleared,
    Clock,
    Closed,
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
from brigand.table.errors import OtherRules
from brigand.table.facts import TableFacts
from brigand.table.fairness import FAIR, deal_seed
from brigand.table.match import Match
from brigand.table.seats import Seat, Wish

DuringMatch = (
    Started | Played | Undone | Wished | Replied | Paced | TookOver | CameBack | Resigned | RanOut | GaveTime | Slept
)
"""Entries that need a match, or make it."""


def take(table: TableFacts, entry: AnyEntry) -> None:
    """Become what the table is after this entry."""
    table.version += 1
    let_time_pass(table, entry.at, entry.seconds if isinstance(entry, Slept) else 0.0)
    if isinstance(entry, Created):
        table.created = entry
        table.host = entry.host
        seats_and_options(table, entry.seats, entry.options, entry.pace, entry.clock)
        table.rated = entry.rated
    elif isinstance(entry, Changed):
        surprise(table, entry)
        seats_and_options(table, entry.seats, entry.options, entry.pace, entry.clock)
        table.rated = entry.rated
    elif isinstance(entry, Sat):
        table.seats[entry.seat].person = entry.person
        table.seats[entry.seat].name = entry.name
        hand_on(table)
    elif isinstance(entry, BotSat):
        table.seats[entry.seat].level = entry.level
        table.seats[entry.seat].name = entry.name
    elif isinstance(entry, Freed):
        table.seats[entry.seat] = Seat()
        table.sent_away = [*table.sent_away, *([] if entry.out is None else [entry.out])]
        hand_on(table)
    elif isinstance(entry, Readied):
        table.seats[entry.seat].is_ready = entry.is_ready
        table.seats[entry.seat].is_surprised &= not entry.is_ready
    elif isinstance(entry, Mixed):
        table.seats[entry.seat].entropy = entry.entropy
    elif isinstance(entry, Said):
        table.said.append(entry)
    elif isinstance(entry, Hushed):
        table.watchers_talk = entry.watchers_talk
    elif isinstance(entry, Cleared):
        table.said = []
    elif isinstance(entry, Followed):
        table.next_table = entry.table
    elif isinstance(entry, Closed):
        close(table, entry)
    elif isinstance(entry, Became):
        rename(table, entry.person, entry.to)
    else:
        take_during_match(table, entry)


def surprise(table: TableFacts, entry: Changed) -> None:
    """Who was ready was so for something else."""
    now = (len(table.seats), table.options, table.clock, table.rated)
    if now == (entry.seats, entry.options, entry.clock, entry.rated):
        return
    for seat in table.seats:
        seat.is_ready = False
        seat.is_surprised = seat.person is not None


def close(table: TableFacts, entry: Closed) -> None:
    """Nobody plays on; what was played counts for nobody."""
    table.is_gone = entry.gone
    table.wish = None
    if table.match is not None and not table.match.is_over:
        table.moved = entry.at
        table.match = table.match.stopped()


def rename(table: TableFacts, guest: str, person: str) -> None:
    """Whatever was a guest's here is somebody's with an account: seat, table, words, and being sent away."""
    for seat in table.seats:
        seat.person = person if seat.person == guest else seat.person
    table.host = person if table.host == guest else table.host
    table.sent_away = [person if one == guest else one for one in table.sent_away]
    table.said = [msgspec.structs.replace(one, person=person) if one.person == guest else one for one in table.said]


def take_during_match(table: TableFacts, entry: DuringMatch) -> None:
    """The deal and what follows it."""
    table.moved = entry.at
    if isinstance(entry, Started):
        deal(table, entry)
        return
    match = table.needs_match()
    if isinstance(entry, Played):
        match.apply(entry.seat, match.game.from_json(entry.action))
        table.wish = None
        note_play(table, match)
    elif isinstance(entry, Undone):
        take_back(table, match, entry.seat, entry.number, entry.why)
        table.wish = None
    elif isinstance(entry, Wished):
        table.wish = Wish(entry.seat, entry.kind, entry.number, table.version)
    elif isinstance(entry, Replied):
        take_answer(table, entry)
    elif isinstance(entry, Paced):
        table.seats[entry.seat].pace = entry.pace
    elif isinstance(entry, TookOver):
        table.seats[entry.seat].level = entry.level
    elif isinstance(entry, CameBack):
        table.seats[entry.seat].level = None
        if table.clocks is not None:
            table.clocks.come_back(entry.seat)
    elif isinstance(entry, Resigned):
        give_up(table, match, entry.seat)
    elif not isinstance(entry, Slept):
        take_time(table, match, entry)
    grant(table)


def deal(table: TableFacts, entry: Started) -> None:
    """The match begins. What an entry says of the seats is what the secret and the seats' own chance come to."""
    table.needs_same_rules()
    if entry.fair > FAIR:
        raise OtherRules
    seed = bytes.fromhex(table.created.secret)
    if entry.fair == FAIR:
        table.mixture = table.mixed(by_lot=entry.by_lot)
        if entry.mix is not None:
            links = [*table.mixture.links[:-1], entry.mix]
            table.mixture = table.mixture._replace(links=links, order=entry.order)
        if table.mixture.order != entry.order:
            raise ValueError("the seats were not taken by the sealed lot")
        seed = deal_seed(table.created.secret, table.mixture.mix)
    table.seats = [table.seats[old] for old in entry.order]
    table.match = Match(find_game(table.created.game), len(table.seats), table.options, seed)
    if table.clock is not None:
        table.clocks = Clocks(table.clock, len(table.seats), entry.at)
        table.clocks.ask(table.match.asked)


def hand_on(table: TableFacts) -> None:
    """A host who has left is followed by the first person who sits here; nobody is left with a table that nobody
    can start.
    """
    seated = [seat.person for seat in table.seats if seat.person is not None]
    if table.host not in seated and seated:
        table.host = seated[0]


def give_up(table: TableFacts, match: Match, seat: int) -> None:
    """A bot finishes for the seat, which is ranked last."""
    table.match = match.given_up_by(seat)
    table.seats[seat].level = STAND_IN


def take_back(table: TableFacts, match: Match, seat: int, number: int, why: str) -> None:
    """The match is as it was; the time that was used is not given back."""
    table.match = match.taken_back(seat, number, why)
    if table.clocks is not None:
        table.clocks.take_back(number, table.match.asked)


def let_time_pass(table: TableFacts, at: float, slept: float = 0.0) -> None:
    """Count what passed since the last entry."""
    if table.clocks is not None:
        table.clocks.run(table.running(), at, slept)


def note_play(table: TableFacts, match: Match) -> None:
    """Somebody played: there are new questions."""
    if table.clocks is not None:
        table.clocks.played()
        table.clocks.ask(match.asked)


def take_time(table: TableFacts, match: Match, entry: RanOut | GaveTime) -> None:
    """A seat has no time left, or was given some."""
    assert table.clocks is not None
    if isinstance(entry, GaveTime):
        table.clocks.give(entry.to, entry.seconds)
        days, minutes = divmod(entry.seconds, DAY)
        table.match = match.told_beside(TimeGiven(entry.seat, entry.to, minutes // 60, days))
        return
    table.clocks.run_out(entry.seat)
    told = table.match = match.told_beside(TimeOver(entry.seat, entry.then))
    if entry.then == "bot":
        table.seats[entry.seat].level = STAND_IN
    elif entry.then == "resign":
        give_up(table, told, entry.seat)


def take_answer(table: TableFacts, entry: Replied) -> None:
    """Somebody agrees, or the wish is off."""
    assert table.wish is not None
    if not entry.agrees:
        table.wish = None
        return
    wish = Wish(table.wish.seat, table.wish.kind, table.wish.number, table.wish.asked)
    wish.agreed = [*table.wish.agreed, entry.seat]
    table.wish = wish


def grant(table: TableFacts) -> None:
    """Let a wish happen that nobody is left to agree to."""
    wish, match = table.wish, table.needs_match()
    if wish is None or any(seat not in wish.agreed for seat in table.asked_for_consent()):
        return
    table.wish = None
    if wish.kind == "undo":
        take_back(table, match, wish.seat, wish.number, "agreed")
    elif table.may_be_ended:
        table.match = match.stopped()


def seats_and_options(
    table: TableFacts, seats: int, options: dict[str, Choice], pace: str, clock: Clock | None
) -> None:
    """As many places as chosen; whoever sat keeps the place if it still exists."""
    table.seats = table.seats[:seats] + [Seat() for _ in range(seats - len(table.seats))]
    table.options = options
    table.pace = pace
    hand_on(table)
    table.clock = clock
