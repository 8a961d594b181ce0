"""A table: seats, people, bots, and the match once it has started."""

from collections.abc import Callable

import msgspec

from brigand.table.entries import AnyEntry, Played
from brigand.table.folding import let_time_pass, note_play, take
from brigand.table.lobby import Lobby
from brigand.table.match import Match, Trial
from brigand.table.playing import Answered, Playing
from brigand.table.talk import Talk

Change = AnyEntry | Answered
"""What a command comes to."""


def stamped(change: Change, at: float) -> Change:
    """The same change with the time at which it is logged."""
    if isinstance(change, Answered):
        return change._replace(entry=msgspec.structs.replace(change.entry, at=at))
    return msgspec.structs.replace(change, at=at)


class Table(Lobby, Playing, Talk):
    """What a log adds up to. Commands check and return what to log; a change is tried, written down, and happens."""

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
        let_time_pass(self, at)
        self.moved = at
        match.keep(trial)
        self.wish = None
        note_play(self, match)
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
        take(self, entry)
