"""A match against bots without a server: kept on disk after every move, so that it survives a closed terminal."""

import asyncio
import secrets
from pathlib import Path

from brigand.coach.hint import Hint
from brigand.coach.record import Noted
from brigand.core.action import Action
from brigand.core.errors import Refused, Stale, Unreadable
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.table.errors import NotPossible
from brigand.table.match import Match, Reader
from brigand.table.pauses import pause
from brigand.table.seats import BOT_NAMES, CALMER, HELD, PACES
from brigand.table.telling import lines, owed, steps
from brigand.table.told import Remark
from brigand.terminal import saves
from brigand.terminal.host import Host
from brigand.terminal.saves import Saved
from brigand.terminal.thinking import Thinker
from brigand.terminal.wire import Ending, Place, Replay, Table, You
from brigand.text import Texts, unusual_facts


def dealt(game: Game, options: dict[str, Choice], name: str, levels: list[str], me: int = 0) -> Saved:
    """A new match: `levels` are the bots, in the order of the other seats."""
    seats = len(levels) + 1
    others = [other for other in BOT_NAMES if other != name]
    names = others[: len(levels)]
    names.insert(me, name)
    by_seat: list[str | None] = list(levels)
    by_seat.insert(me, None)
    return Saved(
        game.id, seats, [], game.settled(seats, options), secrets.token_hex(32), game.version, names, by_seat, me
    )


class LocalHost(Host):
    """One person and bots. `pace` is the least time a bot takes, in seconds; 0 is at once."""

    is_alone = True

    def __init__(self, saved: Saved, path: Path, texts: Texts, thinker: Thinker, pace: float) -> None:
        super().__init__(texts)
        self.saved = saved
        self.path = path
        self.thinker = thinker
        self.pace = pace
        self.match: Match = saves.folded(saved)
        self.reader = Reader()
        self.remarks: list[Remark] = []
        self.turned = asyncio.Event()
        self.is_kept = True
        self.held = ""
        """The pace at which bots wait, if they do."""
        self.steps = 0
        self.portray()

    # the table

    def portray(self) -> None:
        """The table as the reader may see it, from the first line that was not told yet."""
        self.is_practice = self.saved.practice
        match, me = self.match, self.saved.me
        first = self.reader.reads_on_at(match)
        self.reader.lines = len(match.journal.events)
        self.show(
            Table(
                id=self.path.stem,
                version=match.number,
                game=match.game.id,
                status="over" if match.state.is_over else "playing",
                options=self.saved.options,
                facts=unusual_facts(match.game.id, self.saved.options),
                seats=[
                    Place("person" if level is None else "bot", name, level)
                    for name, level in zip(self.saved.names, self.saved.levels)
                ],
                sides=match.state.sides(),
                you=You(self.saved.names[me], me),
                move=match.number,
                view=match.view(me),
                to_act=match.state.to_act(),
                owed=owed(match, me),
                first_line=first,
                lines=lines(match, me, first),
                remarks=self.remarks,
                ending=ending(match),
                pace=self.held or pace_of(self.pace),
            )
        )

    def keep(self) -> None:
        """Write the match down as it is now. If that fails, it goes on, and the reader is told once."""
        self.saved.over = self.match.state.is_over
        try:
            saves.write(self.saved, self.path)
        except Unreadable as error:
            if self.is_kept:
                self.notes.append(self.texts.say("terminal-not_kept", reason=str(error)))
            self.is_kept = False
        else:
            self.is_kept = True

    def play(self, seat: int, action: Action) -> None:
        """A checked action happens, and is kept before it is shown."""
        self.match.apply(seat, action)
        self.saved.actions.append(Noted(seat, self.match.game.notation(action)))
        self.keep()
        self.portray()

    # bots

    async def run(self) -> None:
        """Bots answer until the match is over and left."""
        while True:
            seat = self.bot_to_move()
            if seat is None or (self.held and self.steps == 0):
                self.turned.clear()
                await self.turned.wait()
            else:
                await self.answer_by_bot(seat)

    def bot_to_move(self) -> int | None:
        """A bot that owes a decision."""
        waiting = [seat for seat in self.match.state.to_act() if self.saved.levels[seat] is not None]
        return waiting[0] if waiting else None

    async def answer_by_bot(self, seat: int) -> None:
        """A bot thinks, and answers when it was planned; unless the decision has been taken back meanwhile."""
        match, level = self.match, self.saved.levels[seat]
        assert level is not None
        asked = match.asked[seat]
        seconds = pause(level, self.pace, match.state, seat, Rng(secrets.randbits(96)))
        planned = asyncio.get_running_loop().time() + seconds
        action = await self.thinker.choose(match.game, level, match.state, seat)
        await asyncio.sleep(max(0.0, planned - asyncio.get_running_loop().time()))
        is_open = self.match is match and match.asked.get(seat) == asked
        if is_open and match.game.why_not(match.state, seat, action) is None and (not self.held or self.steps):
            self.steps = 0
            self.play(seat, action)

    # the reader

    async def act(self, action: Action) -> None:
        self.check_rules(action)
        self.check_asked()
        decision = self.match.asked.get(self.saved.me)
        if self.table.owed is None or decision != self.table.owed.decision:
            raise Stale("this decision is no longer open")
        self.match.check(self.saved.me, decision, action)
        self.play(self.saved.me, action)
        self.turned.set()

    def check_rules(self, action: Action) -> None:
        """The rule that forbids it is a better answer than «not now»."""
        refusal = self.match.game.why_not(self.match.state, self.saved.me, action)
        if refusal is not None:
            raise Refused(refusal)

    async def undo(self) -> None:
        """Back to before the last own move. If something was revealed since, or others have acted, it is practice."""
        own = [number for number, move in enumerate(self.match.moves) if move.seat == self.saved.me]
        if not own:
            raise NotPossible("table-nothing_to_undo")
        is_free = self.is_free(own[-1])
        self.saved.actions = self.saved.actions[: own[-1]]
        self.saved.practice = self.saved.practice or not is_free
        self.match = saves.folded(self.saved)
        self.keep()
        self.lines, self.reader = [], Reader()
        self.portray()
        self.note(self.texts.say("terminal-undone" if is_free else "terminal-undone-practice"))
        self.turned.set()

    def is_free(self, number: int) -> bool:
        """Whether everything since a move is one's own and told nobody anything."""
        match = self.match
        events = match.journal.events[match.events_until(number) :]
        alone = all(move.seat == self.saved.me for move in match.moves[number:])
        return alone and not any(event.reveals() for event in events)

    async def hints(self) -> list[Hint]:
        self.check_asked()
        return await self.thinker.hints(self.match.game, self.match.state, self.saved.me)

    async def say(self, text: str) -> None:
        """Nobody else is there, but one may talk to oneself."""
        self.remarks.append(Remark(self.saved.names[self.saved.me], self.saved.me, "table", None, text, True))
        self.portray()

    async def set_pace(self, pace: str) -> None:
        if pace not in CALMER:
            raise NotPossible("table-no_such_pace")
        self.held = pace if pace in HELD else ""
        self.pace = PACES.get(pace, self.pace)
        self.portray()
        self.turned.set()

    async def step(self) -> None:
        if self.held != "step":
            raise NotPossible("table-no_steps")
        self.steps = 1
        self.turned.set()

    async def replay(self, viewer: int | None) -> Replay:
        match = self.match
        seat = self.saved.me if viewer is None else viewer
        if seat not in (self.saved.me, NOBODY) and not match.state.is_over:
            raise NotPossible("table-not_over")
        return replayed(match, seat)

    async def explain(self, action: Action) -> None:
        self.check_rules(action)
        raise NotPossible("table-allowed")

    async def again(self) -> None:
        """The same game against the same bots, dealt anew; the old match stays where it is."""
        levels = [level for level in self.saved.levels if level is not None]
        me = self.saved.me
        self.saved = dealt(self.match.game, self.saved.options, self.saved.names[me], levels, me)
        self.path = saves.fresh_path(self.saved.game)
        self.match = saves.folded(self.saved)
        self.lines, self.remarks = [], []
        self.keep()
        self.portray()
        self.turned.set()

    def save(self, name: str) -> str:
        path = Path(name).expanduser() if name else self.path
        saves.write(self.saved, path)
        return self.texts.say("terminal-saved", file=str(path))

    def farewell(self) -> str:
        if not self.is_kept:
            return self.notes[-1]
        if self.is_over:
            return self.texts.say("terminal-saved", file=str(self.path))
        return self.texts.say("terminal-come_back", command=f"brigand play {self.saved.game}")

    async def close(self) -> None:
        self.thinker.close()


def pace_of(seconds: float) -> str:
    """What a pace is called; bots that answer at once are quick."""
    return next((name for name, least in reversed(PACES.items()) if least <= seconds), next(iter(PACES)))


def ending(match: Match) -> Ending | None:
    """How it ended."""
    if not match.state.is_over:
        return None
    outcome = match.outcome()
    return Ending(outcome.places, outcome.scores, outcome.reason)


def replayed(match: Match, viewer: int) -> Replay:
    """A match step by step as a viewer may see it now."""
    return Replay(None if viewer == NOBODY else viewer, match.state.is_over, list(steps(match, viewer)))
