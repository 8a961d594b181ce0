"""An evening at one table: people play a script over real sockets, try what is forbidden, and look at everything."""

from typing import NamedTuple

import httpx

from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.server.bot_turns import bot_play
from brigand.server.listing import row_of
from brigand.table.entries import AnyEntry, BotSat, Created, Played, Sat, Started
from brigand.table.match import Match
from brigand.table.table import Table
from tests.server.memory import MemoryStore
from tests.server.twins import Move, Script
from tests.server.wire import Guest, Json, Line, Wire

TABLE = "evening"
SECRET, SALT = "5e" * 32, "0a" * 16
PEOPLE = ["Ann", "Bob"]
WATCHER = "Eve"
PATHS = ["/record", "/review", "/review?first=1", "/ahead", "/fair", "/ratings"]
"""What can be read of a table beside the table itself and its past."""


class Attempt(NamedTuple):
    """What a person tries before a move though it is not allowed."""

    seat: int
    action: Action


def attempts(script: Script, people: list[int], rng: Rng) -> dict[int, list[Attempt]]:
    """Forbidden moves by number of the move before which they are tried; many of them are what somebody else may do."""
    game, state, found = script.setup.game, script.begin(), dict[int, list[Attempt]]()
    for number, move in enumerate(script.moves):
        for seat in people if number >= script.start else []:
            wrong = rng.pick([*game.actions[:1], *state.legal(rng.pick(state.to_act()))])
            if rng.below(2) == 0:
                wrong = rng.pick(game.actions)
            if game.why_not(state, seat, wrong) is not None:
                found.setdefault(number, []).append(Attempt(seat, wrong))
        state.apply(*move)
    return found


class Evening:
    """The seats of `people` are Ann's and Bob's (alone with bots she may ask for hints), Eve watches."""

    def __init__(
        self, wire: Wire, http: httpx.AsyncClient, script: Script, moves: list[Move], people: list[int]
    ) -> None:
        self.wire = wire
        self.script = script
        self.moves = moves
        self.people = people
        self.guests = [Guest(wire, name, http) for name in [*PEOPLE[: len(people)], WATCHER]]
        self.lines: list[Line] = []

    async def play(self, tried: dict[int, list[Attempt]], trying: list[int]) -> list[list[bytes]]:
        """The whole script; what each guest received. Only those at `trying` attempt what is forbidden."""
        await self.begin()
        for number in range(self.script.start, len(self.moves)):
            for attempt in tried.get(number, []):
                if attempt.seat in trying:
                    await self.refused(attempt)
            if number % 12 == 3:
                await self.look()
            if number % 16 == 9:
                await self.return_to_table(self.guests[number // 16 % len(self.guests)])
            await self.move(self.moves[number])
        await self.look()
        await self.end()
        return [[*guest.answers, *guest.tables] for guest in self.guests]

    # the table

    async def begin(self) -> None:
        """The table comes from its log, and everybody to the table."""
        store, table = self.wire.hub.store, Table(TABLE)
        assert isinstance(store, MemoryStore)
        for entry in self.log():
            store.logs[TABLE].append(entry)
            table.take(entry)
        store.rows[TABLE] = row_of(table)._replace(changed=0.0)
        for guest in self.guests:
            store.names[guest.person] = guest.person
            store.sittings.append((guest.person, TABLE))
        for guest in self.guests:
            await self.come(guest)

    def log(self) -> list[AnyEntry]:
        """What was written before anybody looked."""
        setup = self.script.setup
        game, options = setup.game, setup.game.settled(setup.seats, setup.options)
        host = self.guests[0].person
        found: list[AnyEntry] = [
            Created(game.id, game.version, setup.seats, options, host, "natural", SECRET, SALT),
            *(Sat(seat, name, name) for seat, name in zip(self.people, PEOPLE)),
            *(BotSat(seat, "easy", f"Bot {seat}") for seat in range(setup.seats) if seat not in self.people),
            Started(list(range(setup.seats))),
        ]
        match = Match(game, setup.seats, options, bytes.fromhex(SECRET))
        for seat, action in self.moves[: self.script.start]:
            found.append(Played(seat, match.asked[seat], dict(game.to_json(action)), by_bot=False))
            match.apply(seat, action)
        return found

    async def end(self) -> None:
        """All go home and nothing is left of the table."""
        for line in self.lines:
            await line.close()
        hub, store = self.wire.hub, self.wire.hub.store
        assert isinstance(store, MemoryStore)
        hot = hub.hot.pop(TABLE)
        if hot.bots is not None:
            hot.bots.cancel()
        store.logs.clear()
        store.sittings.clear()

    # who is there

    async def come(self, guest: Guest) -> None:
        """A guest opens a line; all see it."""
        line = await guest.line(TABLE)
        self.lines.append(line)
        await self.all_read()

    async def all_read(self) -> None:
        """Everybody reads the table as it is now: nothing may depend on who is faster."""
        for line in self.lines:
            await line.read("table")

    async def return_to_table(self, guest: Guest) -> None:
        """A guest leaves and comes back, then asks for everything once more."""
        line = next(line for line in self.lines if line.guest is guest)
        self.lines.remove(line)
        await line.close()
        await self.all_read()
        await self.come(guest)
        await self.lines[-1].socket.send('{"type": "refresh"}')
        await self.lines[-1].read("table")

    def line_of(self, seat: int) -> Line:
        guest = self.guests[self.people.index(seat)]
        return next(line for line in self.lines if line.guest is guest)

    # what is done

    async def move(self, move: Move) -> None:
        action: Json = dict(self.script.setup.game.to_json(move.action))
        if move.seat in self.people:
            line = self.line_of(move.seat)
            await self.ask_for_hint(line)
            await self.preview(line)
            assert (await line.ask(line.act(action)))["ok"]
            await self.all_read()
            if line.table["undo"] == "own":
                await self.take_back(line, action)
        else:
            match = self.wire.hub.hot[TABLE].table.needs_match()
            await self.wire.hub.change(TABLE, bot_play(move.seat, match.asked[move.seat], move.action))
            await self.all_read()

    async def preview(self, line: Line) -> None:
        """What would be seen after some answers."""
        for action in line.table["owed"]["legal"][-2:]:
            assert (await line.ask({**line.act(action), "type": "preview"}))["ok"]

    async def take_back(self, line: Line, action: Json) -> None:
        """A step that nobody learned anything by is taken back, and made again."""
        await line.guest.ask("POST", f"/tables/{TABLE}/undo")
        await self.all_read()
        assert (await line.ask(line.act(action)))["ok"]
        await self.all_read()

    async def refused(self, attempt: Attempt) -> None:
        """A forbidden attempt, on the line and beside it: the reason must not tell anything either."""
        line = self.line_of(attempt.seat)
        message = line.act(self.script.setup.game.to_json(attempt.action))
        assert not (await line.ask(message))["ok"]
        assert not (await line.ask({**message, "token": "forged"}))["ok"]
        assert not (await line.ask({**message, "type": "preview"}))["ok"]
        await line.guest.ask("POST", f"/tables/{TABLE}/act", message)

    async def look(self) -> None:
        """Everything there is to read without a line."""
        for guest in self.guests:
            seats = [NOBODY, *range(self.script.setup.seats)]
            viewers = [f"/replay?viewer={seat}" for seat in seats]
            for path in ["", "/replay", *viewers, *PATHS]:
                await guest.ask("GET", f"/tables/{TABLE}{path}")
            await guest.ask("POST", f"/tables/{TABLE}/review")
            await guest.ask("GET", "/home")
            await guest.ask("GET", "/me/turns")
        for line in self.lines:
            await self.ask_for_hint(line)
            asked = line.act({})
            assert not (await line.ask("{"))["ok"]
            assert not (await line.ask({**asked, "decision": asked["decision"] + 1}))["ok"]
            for other in self.lines:  # an answer that is too late makes the server tell all again
                await other.settle()

    async def ask_for_hint(self, line: Line) -> None:
        """Given in practice only, and to the seat that owes a decision; refused to all others alike."""
        asked = line.act({})
        question = {"token": asked["token"], "decision": asked["decision"]}
        await line.guest.ask("POST", f"/tables/{TABLE}/hint", question)
