"""What people can ask of a table, the same over REST and socket."""

import random
from functools import partial

import msgspec

from brigand.bots.registry import NAMES, STAND_IN
from brigand.coach.hint import Hints
from brigand.core.errors import Stale
from brigand.server.hot import Hot
from brigand.server.hub import Hub
from brigand.server.messages import Act, ChangeTable, NewTable, Preview, Say
from brigand.server.past_messages import AskHint
from brigand.server.quotas import TooMuch
from brigand.server.spoken import clean_name, clean_remark, likeness, needs_phrase
from brigand.table.entries import BotSat, Created, Said, Sat, TookOver
from brigand.table.errors import NotPossible
from brigand.table.match import Match
from brigand.table.playing import Answered
from brigand.table.seats import BOT_NAMES
from brigand.table.table import Table


async def create(hub: Hub, person: str, wish: NewTable) -> Hot:
    """Open a table and sit down; with bots, start at once."""
    name = clean_name(wish.name)
    if wish.bots is not None and wish.bots not in NAMES:
        raise NotPossible("table-no_such_bot")
    await needs_room(hub, person)
    hot = await hub.create(partial(opened, wish=wish, person=person))
    await hub.store.note_sitting(person, hot.table.id)
    await hub.store.note_person(person, name)
    await hub.change(hot.table.id, lambda t: t.sit(person, name, 0))
    if wish.bots is not None:
        for seat in range(1, wish.seats):
            await put_bot(hub, hot.table.id, person, seat, wish.bots)
    if wish.bots is not None and not wish.wait:
        await start(hub, hot.table.id, person, shuffle_seats=False)
    return hot


async def needs_room(hub: Hub, person: str) -> None:
    """Only so many unfinished tables for one guest."""
    if await hub.store.unfinished_of(person) >= hub.settings.tables_per_guest:
        raise TooMuch("table-too_many_tables")


def opened(table: Table, wish: NewTable, person: str) -> Created:
    """A table as it was wished for."""
    return table.create(wish.game, wish.seats, wish.options, person, wish.pace, wish.clock, wish.rated)


async def put_bot(hub: Hub, id: str, person: str, seat: int, level: str) -> Hot:
    """A bot with a name nobody at the table has."""

    def command(table: Table) -> BotSat:
        used = {likeness(other.name) for other in table.seats}
        free = [name for name in BOT_NAMES if likeness(name) not in used]
        return table.put_bot(person, seat, level, random.SystemRandom().choice(free))

    return await hub.change(id, command)


async def join(hub: Hub, id: str, person: str, seat: int, wanted: str) -> Hot:
    """Sit down."""
    name = clean_name(wanted)
    await needs_room(hub, person)

    def command(table: Table) -> Sat:
        sat = table.sit(person, name, seat)
        needs_name_of_ones_own(table, name)
        return sat

    hot = await hub.change(id, command)
    await hub.store.note_sitting(person, id)
    await hub.store.note_person(person, name)
    return hot


def needs_name_of_ones_own(table: Table, name: str) -> None:
    """No name that looks like one of those who sit here."""
    if likeness(name) in [likeness(other.name) for other in table.seats if not other.is_open]:
        raise NotPossible("table-name_taken")


async def change(hub: Hub, id: str, person: str, wish: ChangeTable) -> Hot:
    """Other seats, options, pace or clock."""
    return await hub.change(id, lambda t: t.change(person, wish.seats, wish.options, wish.pace, wish.clock, wish.rated))


async def start(hub: Hub, id: str, person: str, *, shuffle_seats: bool) -> Hot:
    """Deal; by wish everybody is seated by lot first."""
    return await hub.change(id, lambda table: table.start(person, by_lot=shuffle_seats))


async def act(hub: Hub, id: str, message: Act) -> Hot:
    """Answer a decision. The token proves the seat."""
    return await hub.change(id, lambda table: checked(hub, table, message))


async def preview(hub: Hub, id: str, question: Preview) -> msgspec.Struct | None:
    """What a seat would see after an answer, as far as it can know. It is refused as the answer would be."""
    hot = await hub.get(id)
    answered = checked(hub, hot.table, question)
    match = hot.table.needs_match()
    return match.game.preview(match.state, answered.entry.seat, answered.action)


def checked(hub: Hub, table: Table, message: Act | Preview) -> Answered:
    """An answer that may be given now."""
    seat = seat_with(hub, table, message.token)
    if table.seats[seat].level is not None:
        raise NotPossible("table-bot_plays_already")
    return table.play(seat, message.decision, message.action)


def seat_with(hub: Hub, table: Table, token: str) -> int:
    """The seat a token stands for."""
    held = hub.devices.holder(table, token)
    if held is None:
        raise NotPossible("table-bad_token")
    return held.seat


async def hint(hub: Hub, id: str, question: AskHint) -> Hints:
    """The best moves for the decision a player owes, in practice only. Asked again, the answer is the same."""
    hot = await hub.get(id)
    with hot.in_use():
        async with hot.advising:
            match, seat = asked_for(hub, hot.table, question)
            if hot.advice is None or hot.advice.decision != question.decision:
                thought = (hub.settings.hint_iterations, hub.settings.hint_seconds)
                found = await hub.thinkers.hints(
                    match.game.id, match.state, seat, *thought, table=id, decision=question.decision
                )
                hot.advice = Hints(question.decision, found)
            return hot.advice


def asked_for(hub: Hub, table: Table, question: AskHint) -> tuple[Match, int]:
    """The match and seat of a question about the decision that seat owes now."""
    match = table.needs_match()
    seat = seat_with(hub, table, question.token)
    table.needs_practice()
    if table.seats[seat].level is not None:
        raise NotPossible("table-bot_plays_already")
    if seat not in match.asked:
        raise NotPossible("table-not_asked")
    if match.asked[seat] != question.decision:
        raise Stale(f"decision {question.decision} is no longer open")
    return match, seat


async def say(hub: Hub, id: str, person: str, name: str, message: Say) -> Hot:
    """Say something at the table."""
    needs_phrase(message.phrase)
    text = clean_remark(message.text)

    def command(table: Table) -> Said:
        said = table.say(person, name, message.channel, message.phrase, text)
        if said.seat is None:
            needs_name_of_ones_own(table, name)
        hub.quotas.remark(person, id, is_watching=said.seat is None)
        return said

    return await hub.change(id, command)


async def take_over(hub: Hub, id: str, person: str, seat: int) -> Hot:
    """Let a bot play for a seat."""

    def command(table: Table) -> TookOver:
        table.needs_match()
        table.needs_seat(seat)
        if not hub.may_take_over(hub.hot[id], person, seat):
            raise NotPossible("table-not_absent")
        is_own = table.seats[seat].person == person
        if table.rated and is_own:
            raise NotPossible("table-rated")
        if table.wish is not None and table.wish.kind == "undo" and not is_own:
            raise NotPossible("table-asked_already")  # or it would be granted for want of anybody to ask
        return table.take_over(seat, STAND_IN)

    return await hub.change(id, command)


async def step(hub: Hub, id: str, person: str) -> Hot:
    """Let the bots play one action, where they wait for it."""
    hot = await hub.get(id)
    hot.table.needs_running()
    hot.table.needs_own_seat(person)
    if hot.table.present_pace != "step":
        raise NotPossible("table-no_steps")
    hot.steps = 1
    hub.bots.wake(hot)
    return hot


async def rematch(hub: Hub, id: str, person: str) -> str:
    """A new table with the same seats; asked twice, the same one."""
    hot = await hub.get(id)
    with hot.in_use():
        async with hot.following:
            hot.table.needs_over()
            if hot.table.next_table is None:
                hot.table.needs_own_seat(person)
                new = await alike(hub, hot.table, person)
                await hub.change(id, lambda table: table.follow(new))
            assert hot.table.next_table is not None
            return hot.table.next_table


async def alike(hub: Hub, old: Table, person: str) -> str:
    """A table as another one was, with its bots and the person who asks for it."""
    hot = await hub.create(
        lambda t: t.create(old.created.game, len(old.seats), old.options, person, old.pace, old.clock, old.rated)
    )
    id = hot.table.id
    for number, place in enumerate(old.seats):
        if place.person == person:
            await join(hub, id, person, number, place.name)
        elif place.person is None and place.level is not None:
            await hub.change(id, partial(Table.put_bot, person=person, seat=number, level=place.level, name=place.name))
    return id
