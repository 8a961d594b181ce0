"""What can be done at a table besides playing: pace, answers to a wish, a bot for oneself, resigning, time, talk."""

from math import ceil
from typing import NamedTuple

from brigand.table.errors import NotPossible
from brigand.table.seats import CALMER, HELD
from brigand.terminal.host import Host
from brigand.terminal.words import Speaker, Trouble

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
"""Things to say that every reader sees in their own language, as in the browser: `phrase-<id>`."""
SURE = "yes"
WISHES = ["agree", "disagree"]
"""Answers that nobody gives by pressing Enter in passing."""
HOUR, DAY = 3600, 86400


class Offer(NamedTuple):
    """A command as it is typed, and what it does in words."""

    command: str
    words: str


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
        if rest.isdecimal() and 0 < int(rest[:3]) <= len(seats):
            return int(rest) - 1
        named = [seat for seat, place in enumerate(seats) if place.name.lower() == rest.lower() and rest]
        if not named:
            raise NotPossible("table-no_such_seat")
        return named[0]

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


def wish_text(host: Host) -> str:
    """What is being asked at the table, and how to answer; empty if nothing is."""
    wish, say = host.table.wish, host.speaker.say
    if wish is None:
        return ""
    if wish.seat == host.seat:
        return f"{say(f'wish-own-{wish.kind}', count=len(wish.wanted))} {say('terminal-wish-own')}"
    sentence = say(f"wish-{wish.kind}", player=host.speaker.who(wish.seat))
    return f"{sentence} {say('terminal-wish')}" if host.is_asked_to_agree else sentence


def standing(host: Host) -> list[str]:
    """What is out of the ordinary for the reader now: the line, a bot in his place, bots that wait."""
    place, say = host.place, host.speaker.say
    found = [host.line]
    if host.table.status == "playing" and place is not None:
        if place.resigned:
            found.append(say("resigned"))
        elif place.kind == "person" and place.level is not None:
            found.append(say("absence-own"))
    if host.is_held:
        found.append(say("pace-held"))
    return [sentence for sentence in found if sentence]


def answers(host: Host) -> list[Offer]:
    """What the state of the table itself asks of the reader."""
    place, say, wish = host.place, host.speaker.say, host.table.wish
    found = []
    if host.is_asked_to_agree:
        found += [Offer("agree", say("wish-yes")), Offer("disagree", say("wish-no"))]
    elif wish is not None and wish.seat == host.seat:
        found.append(Offer("disagree", say("wish-withdraw")))
    if place is not None and place.kind == "person" and place.level is not None and not place.resigned:
        found.append(Offer("back", say("menu-comeback")))
    if host.is_held:
        is_step = host.table.pace == "step"
        found.append(Offer("next", say("pace-next")) if is_step else Offer("pace natural", say("pace-natural")))
    return found


def menu(host: Host) -> list[Offer]:
    """All that can be done at this table now besides playing."""
    table, place, say = host.table, host.place, host.speaker.say
    found = answers(host)
    if place is None or host.is_over:
        return found
    if table.status == "lobby":
        return [*found, Offer("ready", say("ready-not" if place.ready else "ready"))]
    found += [Offer(f"pace {pace}", f"{say('lobby-pace')}: {say(f'pace-{pace}')}") for pace in CALMER]
    found = [offer for offer in found if offer.command != f"pace {table.pace}" or table.pace in HELD]
    if host.is_alone or place.resigned:
        return found
    found += [
        Offer(f"time {seat + 1}", say("clock-give", player=host.speaker.who(seat), days=table.clock.gift // DAY))
        for seat in range(len(table.seats))
        if table.clock is not None and seat != host.seat and table.clock.seats[seat] is not None
    ]
    if place.level is None:
        found.append(Offer("away", say("menu-takeover")))
    return [*found, Offer("finish", say("menu-end")), Offer("resign", say("menu-resign"))]


def time_left(host: Host, seat: int) -> str:
    """The time of a seat as its panel shows it: of this decision, and in reserve."""
    clock = host.clock_of(seat)
    if clock is None:
        return ""
    if clock.over:
        return host.speaker.say("clock-over")
    parts = [duration(host.speaker, seconds) for seconds in (clock.left, clock.reserve) if seconds > 0]
    return "+".join(parts) or duration(host.speaker, 0)


def duration(speaker: Speaker, seconds: float) -> str:
    """`0:42`, `1:02:03`, or days and hours."""
    whole = max(0, ceil(seconds))
    if whole >= DAY:
        return speaker.say("clock-days", days=whole // DAY, hours=whole % DAY // HOUR)
    hours, minutes = whole // HOUR, whole % HOUR // 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
