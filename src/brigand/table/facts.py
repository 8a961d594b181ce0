"""What is known of a table: who sits where, what was agreed, the match, whose time runs; what a command can need."""

from typing import Literal

from brigand.core.game import Choice
from brigand.core.state import NOBODY
from brigand.games import game as find_game
from brigand.table.clocks import Clocks
from brigand.table.entries import Clock, Created, RanOut, Said, Slept
from brigand.table.errors import NotPossible, OtherRules
from brigand.table.fairness import Added, Mixture, commitment, mixture
from brigand.table.match import Match
from brigand.table.seats import CALMER, Seat, Undo, Wish

Status = Literal["lobby", "playing", "over"]


class TableFacts:
    """What a log adds up to. `version` counts its entries."""

    created: Created
    options: dict[str, Choice]
    pace: str

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
        self.is_gone = False
        """Whether whoever runs the server took the table away."""
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
        """What most who play themselves want, or most people if bots play for all; among equals the calmer.

        Whoever said nothing wants what was agreed.
        """
        people = [seat for seat in self.seats if seat.person is not None]
        wanted = [seat.pace or self.pace for seat in [seat for seat in people if seat.level is None] or people]
        return max(wanted or [self.pace], key=lambda pace: (wanted.count(pace), CALMER.index(pace)))

    def asked_for_consent(self) -> list[int]:
        """Seats whose people must agree to a wish: all who play themselves."""
        match = self.needs_match()
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person is not None and seat.level is None and number not in match.resigned
        ]

    @property
    def may_be_ended(self) -> bool:
        """Whether people can agree to end the match: a rated one counts for those who left, so one alone ends none."""
        return not self.rated or len(self.asked_for_consent()) > 1

    def undo_for(self, seat: int) -> Undo | None:
        """How a seat can take back its last step now: by itself (own, practice), if all agree (ask), or not at all."""
        match = self.match
        if match is None or match.is_over or seat == NOBODY or self.seats[seat].level is not None:
            return None
        if match.can_take_back(seat):
            return "own"
        if match.last_own(seat) == NOBODY or self.rated:
            return None
        if self.is_practice:
            return "practice"
        return None if self.is_anybody_away and len(self.asked_for_consent()) == 1 else "ask"

    @property
    def is_anybody_away(self) -> bool:
        """Whether a bot plays for a person who may come back: whoever is alone until then takes back nothing seen."""
        gave_up = [] if self.match is None else self.match.resigned
        return any(
            seat.person is not None and seat.level is not None and number not in gave_up
            for number, seat in enumerate(self.seats)
        )

    @property
    def is_practice(self) -> bool:
        """Whether one person plays here against bots alone: nobody else is wronged by a hint."""
        return not self.rated and sum(seat.person is not None for seat in self.seats) == 1

    def side_of(self, seat: int) -> int:
        """The side a seat plays on, where the game has sides."""
        return seat if self.match is None else self.match.state.sides()[seat]

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

    def seconds_left(self, seat: int, now: float) -> float | None:
        """The time a seat has left, if its clock runs."""
        if self.clocks is None or seat not in self.running():
            return None
        return max(0.0, self.clocks.zero(seat) - now)

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
