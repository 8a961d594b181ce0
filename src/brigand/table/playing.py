"""A table during and after its match: commands check and return the entry to log."""

from typing import NamedTuple

from brigand.core.action import Action
from brigand.table.entries import (
    CameBack,
    Closed,
    Followed,
    GaveTime,
    Paced,
    Played,
    Replied,
    Resigned,
    TookOver,
    Undone,
    Wished,
)
from brigand.table.errors import NotPossible
from brigand.table.facts import TableFacts
from brigand.table.seats import CALMER, Kind

MOST_GIFTS = 90
"""Nobody can be given more minutes than this in reserve, or days: each makes log and story longer."""


class Answered(NamedTuple):
    """An answer that was checked: what is to be logged of it, and the action it means, which is not read again."""

    entry: Played
    action: Action


class Playing(TableFacts):
    """Everything that can be asked once the match has begun."""

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
        if not self.may_be_ended:
            raise NotPossible("table-rated")
        return self.wish_for(self.needs_own_seat(person), "end", match.number)

    def close(self) -> Closed:
        """End the match for everybody; only whoever runs the server asks for it."""
        self.needs_running()
        return Closed()

    def wish_for(self, seat: int, kind: Kind, number: int) -> Wished:
        """One question at a time."""
        if self.wish is not None:
            raise NotPossible("table-asked_already")
        return Wished(seat, kind, number)

    def answer(self, person: str, *, agrees: bool, asked: int | None = None) -> Replied:
        """Agree to what somebody asked, or not; whoever asked may think better of it. An answer to a question that was
        `asked` before is none to another one.
        """
        self.needs_running()
        seat = self.needs_own_seat(person)
        if self.wish is None or asked not in (None, self.wish.asked) or (agrees and seat in self.wish.agreed):
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
        if self.clocks.reserve[to] + seconds > MOST_GIFTS * seconds:
            raise NotPossible("table-time_enough")
        return GaveTime(seat, to, seconds)

    def follow(self, table: str) -> Followed:
        """Go on at another table; the first one named stays."""
        self.needs_over()
        return Followed(self.next_table or table)
