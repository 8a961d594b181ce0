"""What can be done at a table besides playing: pace, answers to a wish, a bot for oneself, resigning, time, talk."""

from brigand.bots.registry import USUAL
from brigand.table.errors import NotPossible
from brigand.table.seats import CALMER
from brigand.table.talk import PHRASES
from brigand.terminal.commands import why
from brigand.terminal.host import Host
from brigand.terminal.words import Speaker, Trouble

SURE = "yes"


class Manners:
    """The commands that both faces of a table know alike."""

    host: Host

    @property
    def speaker(self) -> Speaker:
        """The words of this moment."""
        return self.host.speaker

    def inform(self, sentence: str) -> None:
        """Tell the reader something that is no refusal."""
        raise NotImplementedError

    async def do_agree(self, rest: str) -> None:
        """Yes to what somebody asks."""
        await self.host.answer_wish(agrees=True)

    async def do_disagree(self, rest: str) -> None:
        """No to what somebody asks, or never mind."""
        await self.host.answer_wish(agrees=False)

    async def do_finish(self, rest: str) -> None:
        """Ask to end the match here."""
        if self.is_sure("finish", "menu-end-sure", rest):
            await self.host.finish()

    async def do_resign(self, rest: str) -> None:
        """Give up."""
        if self.is_sure("resign", "menu-resign-sure", rest):
            await self.host.resign()

    def is_sure(self, command: str, warning: str, rest: str) -> bool:
        """What cannot be taken back is asked for twice."""
        if rest.lower() == SURE:
            return True
        say = self.speaker.say
        self.inform(f"{say(warning)} {say('terminal-sure', command=f'{command} {SURE}')}")
        return False

    async def do_away(self, rest: str) -> None:
        """Let a bot play for me, or for somebody who is gone."""
        await self.host.let_bot_play(self.other(rest) if rest else None)

    async def do_back(self, rest: str) -> None:
        """Play on by oneself."""
        await self.host.come_back()

    async def do_time(self, rest: str) -> None:
        """Give somebody time."""
        await self.host.give_time(self.other(rest))

    def other(self, rest: str) -> int:
        """The seat somebody names, by its number or by who sits there."""
        seats = self.host.table.seats
        number = number_in(rest, 0)
        if 0 < number <= len(seats):
            return number - 1
        named = [seat for seat, place in enumerate(seats) if place.name.lower() == rest.lower() and rest]
        if not named:
            raise NotPossible("table-no_such_seat")
        return named[0]

    async def do_why(self, rest: str) -> None:
        """Why a move is not possible."""
        action = why(self.host, rest)
        if action in self.host.legal:
            self.inform(self.speaker.say("terminal-allowed", move=self.host.game.notation(action)))
        else:
            await self.host.explain(action)

    async def do_sit(self, rest: str) -> None:
        """Take a seat at a server's table."""
        await self.host.sit(seat_named(rest))

    async def do_bot(self, rest: str) -> None:
        """Put a bot on an open seat of a server's table."""
        await self.host.put_bot(rest or USUAL)

    async def do_start(self, rest: str) -> None:
        """Deal, at a server's table."""
        await self.host.start()

    async def do_ready(self, rest: str) -> None:
        """Tell the others that the deal may come."""
        await self.host.get_ready()

    async def do_pace(self, rest: str) -> None:
        """How fast bots play; without a word, how fast they do."""
        if rest:
            await self.host.set_pace(rest.lower())
            return
        say = self.speaker.say
        paces = ", ".join(f"{pace} ({say(f'pace-{pace}')})" for pace in CALMER)
        self.inform(say("terminal-paces", pace=say(f"pace-{self.host.table.pace}"), paces=paces))

    async def do_next(self, rest: str) -> None:
        """Let the bots play one action."""
        await self.host.step()

    async def do_phrase(self, rest: str) -> None:
        """Say something everybody reads in their own language; without a word, what there is to say."""
        say = self.speaker.say
        if rest in PHRASES:
            await self.host.say_phrase(rest)
            return
        listed = ", ".join(f"{phrase} ({say(f'phrase-{phrase}')})" for phrase in PHRASES)
        if rest:
            raise Trouble(f"{say('problem-cannot_say')} {listed}")
        self.inform(listed)

    async def do_team(self, rest: str) -> None:
        """Say something to the own side alone."""
        await self.host.say_to_team(rest)


def number_in(text: str, otherwise: int) -> int:
    """A number of at most five digits, if the text is one."""
    return int(text) if text.isdecimal() and len(text) < 6 else otherwise


def seat_named(text: str) -> int | None:
    """`2` is the second seat, `0` a watcher's place, anything else one's own."""
    return int(text) - 1 if text.isdecimal() and len(text) < 3 else None
