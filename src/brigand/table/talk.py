"""Who is who and what is said at a table: commands check and return the entry to log."""

from brigand.core.state import NOBODY
from brigand.table.entries import Became, Cleared, Hushed, Said
from brigand.table.errors import NotPossible
from brigand.table.facts import TableFacts

CHANNELS = ["table", "team", "watchers"]
PHRASES = [
    "hello",
    "good_luck",
    "well_played",
    "nice_move",
    "ouch",
    "thanks",
    "sorry",
    "moment",
    "hurry",
    "watch_out",
    "so_close",
    "again",
    "good_game",
]
"""Things to say that every reader sees in their own language: `phrase-<id>`."""
LONGEST_TEXT = 300


class Talk(TableFacts):
    """Who may say what, and who hears it."""

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

    def become(self, guest: str, person: str) -> Became | None:
        """A guest is somebody with an account from now on; nothing to log where neither sits or both do."""
        seats = [self.seat_of(guest), self.seat_of(person)]
        knows = guest == self.host or any(said.person == guest for said in self.said)
        return Became(guest, person) if seats[1] == NOBODY and (seats[0] != NOBODY or knows) else None

    def hears(self, person: str | None, said: Said) -> bool:
        """Whether a person reads this: team talk stays in the team."""
        if said.channel != "team":
            return True
        seat, speaker = self.seat_of(person), self.seat_of(said.person)
        return NOBODY not in (seat, speaker) and self.side_of(seat) == self.side_of(speaker)
