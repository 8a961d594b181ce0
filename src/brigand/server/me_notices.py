"""Routes of turns and notices: which tables wait for me, how I want to be told, and links in letters."""

import hmac
import time
from typing import Annotated, Final

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter

from brigand.server import mail
from brigand.server.asking import TableId
from brigand.server.caller import Asked, address, check_newcomer, guest, hub_of
from brigand.server.entrance import checked_mail
from brigand.server.hooks import OFF, checked
from brigand.server.hub import Hub
from brigand.server.me import NOT_NOW, base_of
from brigand.server.notice_messages import (
    AheadInfo,
    LetterUsed,
    MyTurns,
    NoticeInfo,
    SayAhead,
    SetNotices,
)
from brigand.server.notice_text import TurnNotice, confirming_letter, letter_token
from brigand.server.problems import ANYWHERE, AT_TABLE
from brigand.server.quiet import zone_named
from brigand.server.turn_list import turns_of
from brigand.store.notices import Notice, new_key
from brigand.table.errors import NotPossible

LetterToken = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_.-]{1,120}$", description="From a link in a letter.")]
DAY: Final = 86_400
NOTHING: Final = Notice("", "", "en", "")


@get("/me/turns", responses=ANYWHERE)
async def my_turns(request: Asked) -> MyTurns:
    """The tables that wait for me."""
    return await turns_of(hub_of(request), guest(request))


@get("/me/notices", responses=ANYWHERE)
async def my_notices(request: Asked) -> NoticeInfo:
    """How I want to be told of my turns."""
    return told(hub_of(request), await hub_of(request).notifier.kept.of(guest(request)))


@put("/me/notices", responses=NOT_NOW)
async def set_notices(request: Asked, data: JSONBody[SetNotices]) -> NoticeInfo:
    """Tell me of my turns like this. A new e-mail address is asked first whether it wants that."""
    hub, person = hub_of(request), guest(request)
    check_newcomer(request, hub)
    old = await hub.notifier.kept.of(person)
    wish = wished(hub, person, old, data, base_of(request))
    is_fresh = bool(wish.mail) and not wish.mail_confirmed and (old is None or old.mail != wish.mail)
    if is_fresh:
        hub.quotas.notice_test(address(request), wish.mail)
    await hub.notifier.kept.keep(wish)
    await hub.store.note_person(person, await hub.store.name_of(person))
    if is_fresh:
        until = int(time.time()) + DAY
        hub.notifier.post(confirming_letter(hub.settings, hub.signer, wish, until))
    return told(hub, wish)


@post("/me/notices/test", status_code=200, responses=NOT_NOW)
async def test_hook(request: Asked) -> NoticeInfo:
    """Send a notice to my web hook now, and say how it went."""
    hub, person = hub_of(request), guest(request)
    wish = await hub.notifier.kept.of(person)
    if wish is None or not wish.hook_url:
        raise NotPossible("bad_hook")
    hub.quotas.notice_test(address(request), person)
    await hub.notifier.kept.note_hook(wish, await hub.notifier.tried(wish, TurnNotice("", "", [])))
    return told(hub, await hub.notifier.kept.of(person))


@post("/letters/{token:str}", status_code=200, responses=NOT_NOW)
async def use_letter(request: Asked, token: LetterToken) -> LetterUsed:
    """What a link in a letter is for: to confirm an address, or to get no more letters. Asked twice, it is done."""
    hub = hub_of(request)
    kind, key, until, *_ = [*token.split("."), "", "", ""]
    wish = await hub.notifier.kept.with_key(key)
    if wish is None or not until.isdecimal():
        raise NotPossible("link_over")
    right = letter_token(hub.signer, kind, wish, int(until))
    if not hmac.compare_digest(token, right) or 0 < int(until) < time.time():
        raise NotPossible("link_over")
    if kind == "confirm":
        await hub.notifier.kept.confirm(wish)
        return LetterUsed("confirmed")
    await hub.notifier.kept.stop(wish)
    return LetterUsed("stopped")


@get("/tables/{id:str}/ahead", responses=AT_TABLE)
async def my_ahead(request: Asked, id: TableId) -> AheadInfo:
    """What I said in advance at this table; nobody else is told."""
    hub = hub_of(request)
    return await hub.ahead.told((await hub.up_to_date(id)).table, guest(request))


@put("/tables/{id:str}/ahead", responses=AT_TABLE)
async def say_ahead(request: Asked, id: TableId, data: JSONBody[SayAhead]) -> AheadInfo:
    """Answer small questions in advance, for this turn or for the match, also when I am not there."""
    hub, person = hub_of(request), guest(request)
    hot = await hub.up_to_date(id)
    await hub.ahead.say(hot, person, data.said)
    return await hub.ahead.told(hot.table, person)


def wished(hub: Hub, person: str, old: Notice | None, data: SetNotices, base: str) -> Notice:
    """What somebody wants from now on, if it can be."""
    if (data.quiet_from is None) != (data.quiet_until is None):
        raise NotPossible("bad_quiet")
    zone_named(data.zone)
    if data.hook_url:
        checked(data.hook_url, hub.settings.hooks)
    if (data.hook_kind is None) != (data.hook_url == ""):
        raise NotPossible("bad_hook")
    if data.mail and not mail.is_set(hub.settings):
        raise NotPossible("no_mail")
    before = old or NOTHING
    same_hook = data.hook_url == before.hook_url and data.hook_kind == before.hook_kind
    return Notice(
        person=person,
        key=before.key or new_key(),
        language=data.language,
        base=base,
        zone=data.zone,
        quiet_from=data.quiet_from,
        quiet_until=data.quiet_until,
        hook_kind=data.hook_kind or "",
        hook_url=data.hook_url,
        hook_failures=before.hook_failures if same_hook else 0,
        hook_problem=before.hook_problem if same_hook else "",
        mail=checked_mail(data.mail),
        mail_confirmed=before.mail_confirmed and data.mail == before.mail,
    )


def told(hub: Hub, wish: Notice | None) -> NoticeInfo:
    """What somebody wants, as they are shown it."""
    kept = wish or NOTHING
    return NoticeInfo(
        hook_kind=kept.hook_kind or None,  # type: ignore[arg-type]  # one of them: nothing else is kept
        hook_url=kept.hook_url,
        hook_problem=kept.hook_problem,
        hook_failures=kept.hook_failures,
        hook_off=bool(kept.hook_url) and not kept.has_hook,
        mail=kept.mail,
        mail_confirmed=kept.mail_confirmed,
        quiet_from=kept.quiet_from,
        quiet_until=kept.quiet_until,
        zone=kept.zone,
        hooks=hub.settings.hooks != OFF,
        mails=mail.is_set(hub.settings),
    )


NOTICE_ROUTES = [my_turns, my_notices, set_notices, test_hook, use_letter, my_ahead, say_ahead]
