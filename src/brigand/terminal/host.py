"""Where a match is played, as both faces of the terminal see it: locally, or at a server's table."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from brigand.coach.hint import Hint
from brigand.core.action import Action
from brigand.core.game import Game
from brigand.games import game as find_game
from brigand.table.errors import NotPossible
from brigand.table.seats import HELD
from brigand.table.told import Line, SeatClock
from brigand.terminal.wire import Place, Replay, Table
from brigand.terminal.words import Speaker
from brigand.text import Texts


class Host:
    """Keeps the table as it is now and tells whoever listens when it changes."""

    table: Table
    game: Game
    view: msgspec.Struct
    speaker: Speaker

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.lines: list[Line] = []
        self.retold = 0
        """How often lines that were told before have been told otherwise."""
        self.notes: list[str] = []
        """What the terminal itself has to say, besides the log."""
        self.listen: Callable[[], None] = lambda: None
        self.news = asyncio.Event()
        self.shown_at = 0.0

    is_practice = False
    """Whether something was taken back that was known already."""
    is_alone = False
    """Whether nobody but bots is there to be talked to."""
    is_replay = False
    """Whether there is only a past to look at."""

    @property
    def seat(self) -> int | None:
        """Where the reader sits."""
        return self.table.you.seat

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.table.status == "over"

    @property
    def legal(self) -> list[Action]:
        """The answers that are offered for the decision the reader owes."""
        return [] if self.table.owed is None else [self.game.from_json(fields) for fields in self.table.owed.legal]

    @property
    def place(self) -> Place | None:
        """The reader's own place."""
        return None if self.seat is None else self.table.seats[self.seat]

    @property
    def is_held(self) -> bool:
        """Whether bots wait for a word of the people."""
        waiting = any(self.table.seats[seat].level is not None for seat in self.table.to_act)
        return self.table.status == "playing" and self.table.pace in HELD and waiting

    @property
    def is_asked_to_agree(self) -> bool:
        """Whether somebody wants the reader's yes or no."""
        return self.table.wish is not None and self.seat in self.table.wish.wanted

    @property
    def wants_a_word(self) -> bool:
        """Whether something would happen if the reader spoke, rather than if others played on."""
        table, place = self.table, self.place
        stands_by = place is not None and place.kind == "person" and place.level is not None and not place.resigned
        return (
            table.status != "playing" or table.owed is not None or self.is_held or self.is_asked_to_agree or stands_by
        )

    def clock_of(self, seat: int) -> SeatClock | None:
        """The time somebody has left at this moment: it went on since the table was told."""
        clock = None if self.table.clock is None else self.table.clock.seats[seat]
        if clock is None or not clock.running:
            return clock
        gone = time.monotonic() - self.shown_at
        left, reserve = max(0.0, clock.left - gone), clock.reserve - max(0.0, gone - clock.left)
        return SeatClock(max(0.0, reserve), left, True, clock.over)

    def show(self, table: Table) -> None:
        """The table has changed."""
        self.game = find_game(table.game)
        if table.first_line < len(self.lines):
            self.retold += 1
        self.lines = self.lines[: table.first_line] + table.lines
        self.table = table
        self.shown_at = time.monotonic()
        if table.view is not None:
            self.view = self.viewed(table.view)
        self.speaker = Speaker(self.texts, self.game, table)
        self.tell()

    def viewed(self, view: object) -> msgspec.Struct:
        """A view as the game's own type, also if it came over a line."""
        if isinstance(view, msgspec.Struct):
            return view
        found: msgspec.Struct = msgspec.convert(view, self.game.view_type)
        return found

    def tell(self) -> None:
        """Something is different: those who wait go on, those who listen are told."""
        self.news.set()
        self.listen()

    def note(self, sentence: str) -> None:
        """Say something that is no event of the match."""
        self.notes.append(sentence)
        self.tell()

    def speak(self, texts: Texts) -> None:
        """Go on in another language."""
        self.texts = texts
        self.speaker = Speaker(texts, self.game, self.table)
        self.tell()

    # what the reader can do; each raises a BrigandError that says why not

    async def run(self) -> None:
        """Let the match go on until it is left."""
        raise NotImplementedError

    async def act(self, action: Action) -> None:
        """Answer the decision the reader owes."""
        raise NotImplementedError

    async def undo(self) -> None:
        """Take the last own move back."""
        raise NotImplementedError

    async def hints(self) -> list[Hint]:
        """What would be good now."""
        raise NotImplementedError

    async def say(self, text: str) -> None:
        """Say something at the table."""
        raise NotImplementedError

    async def replay(self, viewer: int | None) -> Replay:
        """The match so far, step by step."""
        raise NotImplementedError

    async def explain(self, action: Action) -> None:
        """Raise why an action is not possible now."""
        raise NotImplementedError

    async def again(self) -> None:
        """Another match like this one."""
        raise NotPossible("table-not_here")

    async def sit(self, seat: int | None) -> None:
        """Take a seat, the first open one if none is named."""
        raise NotPossible("table-not_here")

    async def put_bot(self, level: str) -> None:
        """Put a bot on the first open seat."""
        raise NotPossible("table-not_here")

    async def start(self) -> None:
        """Deal."""
        raise NotPossible("table-not_here")

    async def get_ready(self) -> None:
        """Tell the others that the deal may come; a second time, that it may not."""
        raise NotPossible("table-not_here")

    async def set_pace(self, pace: str) -> None:
        """How fast the bots should play."""
        raise NotPossible("table-not_here")

    async def step(self) -> None:
        """Let the bots play one action."""
        raise NotPossible("table-not_here")

    async def answer_wish(self, *, agrees: bool) -> None:
        """Yes or no to what somebody asks; who asked takes the question back with a no."""
        raise NotPossible("table-not_here")

    async def finish(self) -> None:
        """Ask the others to end the match here."""
        raise NotPossible("table-not_here")

    async def resign(self) -> None:
        """Give up."""
        raise NotPossible("table-not_here")

    async def let_bot_play(self, seat: int | None) -> None:
        """Let a bot play for the reader, or for somebody who has been away for long."""
        raise NotPossible("table-not_here")

    async def come_back(self) -> None:
        """Play on by oneself."""
        raise NotPossible("table-not_here")

    async def give_time(self, seat: int) -> None:
        """Give another player time."""
        raise NotPossible("table-not_here")

    async def say_phrase(self, phrase: str) -> None:
        """Say something that everybody reads in their own language."""
        raise NotPossible("table-not_here")

    async def say_to_team(self, text: str) -> None:
        """Say something that only the own side reads."""
        raise NotPossible("table-not_here")

    def save(self, name: str) -> str:
        """Keep the match in a file of one's own; says where."""
        raise NotPossible("table-not_here")

    def farewell(self) -> str:
        """How to come back."""
        raise NotImplementedError

    async def close(self) -> None:
        """Leave."""

    @property
    def line(self) -> str:
        """How the line to the table is, in words; empty if there is nothing to say."""
        return ""

    def check_asked(self) -> None:
        """Only who owes a decision may answer one."""
        if self.seat is None:
            raise NotPossible("table-watching")
        if self.table.owed is None:
            raise NotPossible("table-over" if self.is_over else "table-not_asked")
