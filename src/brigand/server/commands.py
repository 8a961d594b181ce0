"""What people can ask of a table, the same over REST and socket."""

import random

from brigand.bots.registry import NAMES
from brigand.core.errors import BrigandError, Refused, Stale
from brigand.core.state import NOBODY
from brigand.server.hub import Hot, Hub
from brigand.server.messages import Act, Answer, AskHint, ChangeTable, Hints, NewTable, Say
from brigand.table.entries import Followed, Played
from brigand.table.table import NotPossible, Table
from brigand.text import Texts

LONGEST_NAME = 24
BOT_NAMES = ["Berta", "Ciro", "Dora", "Ezio", "Frida", "Guido", "Hanna", "Ivo", "Jutta", "Livia", "Martin", "Nora"]
TAKEN_OVER_BY = "greedy"


def clean_name(name: str) -> str:
    """A name that can be shown: one line, not empty, not endless."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise NotPossible("table-bad_name")
    return shown


def answer_to(id: int, error: BrigandError) -> Answer:
    """The one answer to a message that was not carried out."""
    if isinstance(error, Refused):
        game = error.refusal.rule.partition(".")[0]
        sentence = Texts().refusal(game, error.refusal)
        return Answer(id, False, error.code, error.refusal.rule, error.refusal.details, sentence)
    return Answer(id, False, error.code, sentence=str(error))


async def create(hub: Hub, person: str, wish: NewTable) -> Hot:
    """Open a table and sit down; with bots, start at once."""
    name = clean_name(wish.name)
    if wish.bots is not None and wish.bots not in NAMES:
        raise NotPossible("table-no_such_bot")
    hot = await hub.create(lambda t: t.create(wish.game, wish.seats, wish.options, person, wish.pace))
    await hub.store.note_sitting(person, hot.table.id)
    await hub.store.note_person(person, name)
    await hub.change(hot.table.id, lambda t: t.sit(person, name, 0))
    if wish.bots is not None:
        for seat in range(1, wish.seats):
            await put_bot(hub, hot.table.id, person, seat, wish.bots)
        await start(hub, hot.table.id, person, shuffle_seats=False)
    return hot


async def put_bot(hub: Hub, id: str, person: str, seat: int, level: str) -> Hot:
    """A bot with a name nobody at the table has."""

    def command(table: Table) -> object:
        used = {other.name for other in table.seats}
        free = [name for name in BOT_NAMES if name not in used]
        return table.put_bot(person, seat, level, random.SystemRandom().choice(free))

    return await hub.change(id, command)  # type: ignore[arg-type]


async def join(hub: Hub, id: str, person: str, seat: int, wanted: str) -> Hot:
    """Sit down."""
    name = clean_name(wanted)
    hot = await hub.change(id, lambda t: t.sit(person, name, seat))
    await hub.store.note_sitting(person, id)
    await hub.store.note_person(person, name)
    return hot


async def change(hub: Hub, id: str, person: str, wish: ChangeTable) -> Hot:
    """Other seats, options or pace."""
    return await hub.change(id, lambda t: t.change(person, wish.seats, wish.options, wish.pace))


async def start(hub: Hub, id: str, person: str, *, shuffle_seats: bool) -> Hot:
    """Deal; by wish everybody is seated by lot first."""
    hot = await hub.get(id)
    order = list(range(len(hot.table.seats)))
    if shuffle_seats:
        random.SystemRandom().shuffle(order)
    return await hub.change(id, lambda t: t.start(person, order))


async def act(hub: Hub, id: str, message: Act) -> Hot:
    """Answer a decision. The token proves the seat."""
    hot = await hub.get(id)
    seat = seat_with(hub, hot.table, message.token)

    def command(table: Table) -> Played:
        if table.seats[seat].level is not None:
            raise NotPossible("table-bot_plays_already")
        return table.play(seat, message.decision, message.action)

    return await hub.change(id, command)


def seat_with(hub: Hub, table: Table, token: str) -> int:
    """The seat a token stands for."""
    for number, seat in enumerate(table.seats):
        if seat.person is not None and hub.signer.is_seat_token(token, table.id, number, seat.person):
            return number
    raise NotPossible("table-bad_token")


async def hint(hub: Hub, id: str, question: AskHint) -> Hints:
    """The best moves for the decision a player owes, in practice only. Asked again, the answer is the same."""
    hot = await hub.get(id)
    match = hot.table.needs_match()
    seat = seat_with(hub, hot.table, question.token)
    hot.table.needs_practice()
    if hot.table.seats[seat].level is not None:
        raise NotPossible("table-bot_plays_already")
    if seat not in match.asked:
        raise NotPossible("table-not_asked")
    async with hot.advising:
        if match.asked.get(seat) != question.decision:
            raise Stale(f"decision {question.decision} is no longer open")
        if hot.advice is None or hot.advice.decision != question.decision:
            found = await hub.thinkers.hints(
                match.game.id, match.state, seat, hub.settings.hint_iterations, hub.settings.hint_seconds
            )
            hot.advice = Hints(question.decision, found)
        return hot.advice


async def say(hub: Hub, id: str, person: str, name: str, message: Say) -> Hot:
    """Say something at the table."""
    return await hub.change(id, lambda t: t.say(person, name, message.channel, message.phrase, message.text))


async def take_over(hub: Hub, id: str, person: str, seat: int) -> Hot:
    """Let a bot play for a seat."""
    hot = await hub.get(id)
    hot.table.needs_match()
    hot.table.needs_seat(seat)
    if not hub.may_take_over(hot, person, seat):
        raise NotPossible("table-not_absent")
    return await hub.change(id, lambda t: t.take_over(seat, TAKEN_OVER_BY))


async def rematch(hub: Hub, id: str, person: str) -> str:
    """A new table with the same seats; asked twice, the same one."""
    hot = await hub.get(id)
    old = hot.table
    if old.status != "over":
        raise NotPossible("table-not_over")
    if old.next_table is not None:
        return old.next_table
    seat = old.seat_of(person)
    if seat == NOBODY:
        raise NotPossible("table-not_seated")
    new = await hub.create(lambda t: t.create(old.created.game, len(old.seats), old.options, person, old.pace))
    for number, place in enumerate(old.seats):
        if place.person == person:
            await join(hub, new.table.id, person, number, place.name)
        elif place.person is None and place.level is not None:
            level, name = place.level, place.name
            await hub.change(new.table.id, lambda t, n=number, v=level, w=name: t.put_bot(person, n, v, w))  # type: ignore[misc]
    return (await hub.change(id, lambda t: Followed(t.next_table or new.table.id))).table.next_table or new.table.id
