"""How a table stands for its reader, in words: who must do what, wishes, what can be done, time left, the result."""

from math import ceil
from typing import NamedTuple

from brigand.table.seats import CALMER, HELD
from brigand.terminal.host import Host
from brigand.terminal.words import Speaker

WISHES = ["agree", "disagree"]
"""Answers that nobody gives by pressing Enter in passing."""
HOUR, DAY = 3600, 86400


class Offer(NamedTuple):
    """A command as it is typed, and what it does in words."""

    command: str
    words: str


def wish_text(host: Host) -> str:
    """What is being asked at the table, and how to answer; empty if nothing is."""
    wish, say = host.table.wish, host.speaker.say
    if wish is None:
        return ""
    if wish.seat == host.seat:
        return f"{say(f'wish-own-{wish.kind}', count=len(wish.wanted))} {say('terminal-wish-own')}"
    sentence = say(f"wish-{wish.kind}", player=host.speaker.who(wish.seat))
    return f"{sentence} {say('terminal-wish')}" if host.is_asked_to_agree else sentence


def status(host: Host) -> str:
    """Who must do what."""
    if host.table.status == "lobby":
        return host.speaker.say("mine-lobby")
    return host.speaker.status(host.view, host.seat)


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


def result(host: Host) -> list[str]:
    """Who won, and where the scores come from."""
    speaker, ending = host.speaker, host.table.ending
    if ending is None:
        return []
    winners = [seat for seat, place in enumerate(ending.places) if place == 1]
    sides = list(dict.fromkeys(host.table.sides[seat] for seat in winners))
    if len(sides) > 1:
        head = speaker.say("end-tie", players=", ".join(map(speaker.side, sides)))
    elif host.seat in winners:
        head = speaker.say("end-you")
    elif sides:
        head = speaker.say("end-winner", side=speaker.side(sides[0]))
    else:
        head = speaker.say("end-title")
    order = sorted(range(len(ending.places)), key=lambda seat: (ending.places[seat], seat))
    ranking = [f"{ending.places[seat]}. {speaker.who(seat)}: {ending.scores[seat]}" for seat in order]
    return [head, *ranking, *speaker.board.account(host.view, speaker)]
