"""Routes about oneself: devices, and going on with another one."""

import re
import time
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from brigand.server import mail
from brigand.server.caller import Asked, address, become, check_newcomer, device_of, guest, hub_of
from brigand.server.entrance import Entrance
from brigand.server.me_messages import DeviceInfo, LinkInfo, LinkToken, LinkUsed, MadeLink, MakeLink, Me
from brigand.server.people import Guest
from brigand.server.picture import qr_code
from brigand.server.problems import ANYWHERE, described
from brigand.store.identity import LINK_SECONDS, Link
from brigand.table.errors import NotPossible

DeviceId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A device, from my list.")]
LONGEST_BASE = 300
TABLE = re.compile(r"[A-Za-z0-9_-]{1,20}")
NOT_NOW = {**ANYWHERE, **described({403: "Not yours.", 409: "Not now."})}


def entrance_of(request: Asked) -> Entrance:
    """Who looks after names and passwords."""
    entrance: Entrance = request.app.state.entrance
    return entrance


def agent_of(request: Asked) -> str:
    """What the browser says it is."""
    return request.headers.get("user-agent", "")


def base_of(request: Asked) -> str:
    """Where links that are sent lead: the address the host named, or the one the browser asked for."""
    named = hub_of(request).settings.address
    return (f"{named.rstrip('/')}/" if named else str(request.base_url))[:LONGEST_BASE]


@get("/me", responses=ANYWHERE)
async def me(request: Asked) -> Me:
    """Who I am here, and with which devices."""
    return await told(request)


async def told(request: Asked) -> Me:
    """The reader."""
    hub, person, this = hub_of(request), guest(request), device_of(request)
    account = await entrance_of(request).kept.of(person)
    return Me(
        name=await hub.store.name_of(person),
        handle=hub.signer.handle_of(person),
        devices=[DeviceInfo(*device, this=device.id == this) for device in await hub.devices.of(person)],
        account=None if account is None else account.name,
        mail="" if account is None else account.mail,
        accounts=hub.settings.accounts,
        mails=mail.is_set(hub.settings),
    )


@post("/me/links", responses=NOT_NOW)
async def make_link(request: Asked, data: JSONBody[MakeLink]) -> MadeLink:
    """A link that makes another device mine: it works once, for ten minutes."""
    hub, person = hub_of(request), guest(request)
    check_newcomer(request, hub)
    if data.table is not None and not TABLE.fullmatch(data.table):
        raise NotPossible("table-unknown")
    await hub.devices.note(Guest(person, device_of(request)), agent_of(request))
    token = await hub.devices.kept.make_link(person, "device", data.table or "")
    link = f"{request.base_url}link#{token}"
    return MadeLink(link, qr_code(link), LINK_SECONDS)


@delete("/me/devices/{device:str}", status_code=200, responses=NOT_NOW)
async def end_device(request: Asked, device: DeviceId) -> Me:
    """One of my devices is nobody's from now on."""
    await hub_of(request).devices.end(guest(request), device)
    return await told(request)


@post("/links/look", status_code=200, responses=NOT_NOW)
async def look_at_link(request: Asked, data: JSONBody[LinkToken]) -> LinkInfo:
    """What a link is for. Looking does not use it up."""
    hub = hub_of(request)
    found = open_link(await hub.devices.kept.look_at_link(data.token))
    own = 0 if found.person == guest(request) else len(await hub.store.tables_of(guest(request)))
    return LinkInfo(found.kind, await hub.store.name_of(found.person), round(found.until - time.time()), own)


@post("/links/use", status_code=200, responses=NOT_NOW)
async def use_link(request: Asked, data: JSONBody[LinkToken]) -> LinkUsed:
    """Go on here as whoever made the link; nobody can after me. A forgotten password is replaced by a new one."""
    hub, entrance = hub_of(request), entrance_of(request)
    asked = open_link(await hub.devices.kept.look_at_link(data.token))
    if asked.person != guest(request):
        hub.quotas.new_guest(address(request))  # a device more leaves a trace as well
    password = await entrance.passwords.hashed(data.password or "") if asked.kind == "reset" else None
    found = open_link(await hub.devices.kept.use_link(data.token))
    if password is not None:
        await entrance.kept.set_password(found.person, password)
        await hub.devices.end_all(found.person, but=device_of(request))
    await settle(request, found.person)
    return LinkUsed(found.place or None)


def open_link(found: Link | None) -> Link:
    """A link that can still be used."""
    if found is None:
        raise NotPossible("link_over")
    return found


async def settle_anew(request: Asked, person: str, old: set[str]) -> None:
    """A fresh device for whoever proved to be a person; those of before are ended, and so is whoever knew a cookie."""
    await hub_of(request).devices.end_these(person, old | {device_of(request)})
    await settle(request, person, hub_of(request).signer.new_device())


async def settle(request: Asked, person: str, fresh: str | None = None) -> None:
    """This browser becomes a device of a person; it stays the one it was, if it was theirs already."""
    hub = hub_of(request)
    device = fresh or (device_of(request) if person == guest(request) else hub.signer.new_device())
    await hub.devices.note(Guest(person, device), agent_of(request))
    become(request, person, device)


ME_ROUTES = [me, make_link, end_device, look_at_link, use_link]
