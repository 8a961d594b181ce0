"""Routes of accounts, and what belongs to oneself: take it along, or have it forgotten."""

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from brigand.server.answers import language_of
from brigand.server.becoming import bring_along
from brigand.server.caller import Asked, address, become, check_newcomer, device_of, guest, hub_of, is_known
from brigand.server.entrance import checked_mail
from brigand.server.erasure import erase
from brigand.server.export import export
from brigand.server.me import NOT_NOW, base_of, entrance_of, settle, settle_anew, told
from brigand.server.me_messages import AskLink, ChangePassword, Done, Forget, Me, SetMail, SignIn, SignUp
from brigand.server.problems import ANYWHERE
from brigand.server.spoken import clean_name


@post("/account", status_code=200, responses=NOT_NOW)
async def sign_up(request: Asked, data: JSONBody[SignUp]) -> Me:
    """A name and a password for the guest that I am; everything of mine stays mine."""
    name, person, hub = clean_name(data.name), guest(request), hub_of(request)
    check_newcomer(request, hub)
    await entrance_of(request).sign_up(person, name, data.password, address(request), data.mail)
    await settle_anew(request, person, await hub.devices.known(person))
    return await told(request)


@put("/account/password", responses=NOT_NOW)
async def change_password(request: Asked, data: JSONBody[ChangePassword]) -> Me:
    """Another password; all my other devices are ended."""
    entrance, person = entrance_of(request), guest(request)
    await entrance.own(person, data.old, address(request))
    await entrance.kept.set_password(person, await entrance.passwords.hashed(data.new))
    await hub_of(request).devices.end_all(person, but=device_of(request))
    return await told(request)


@put("/account/mail", responses=NOT_NOW)
async def set_mail(request: Asked, data: JSONBody[SetMail]) -> Me:
    """Where links to sign in are sent, if I forget my password."""
    entrance, person = entrance_of(request), guest(request)
    await entrance.own(person, data.password, address(request))
    await entrance.kept.set_mail(person, checked_mail(data.mail))
    return await told(request)


@post("/session", status_code=200, responses=NOT_NOW)
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Done:
    """This browser becomes one of my devices; the tables of the guest it was come along, if they shall."""
    entrance, hub, person = entrance_of(request), hub_of(request), guest(request)
    account = await entrance.sign_in(data.name, data.password, address(request))
    old = await hub.devices.known(person)
    if data.bring and await bring_along(hub, entrance.kept, person, account.person):
        await settle_anew(request, account.person, old)
    else:
        await settle(request, account.person)
    return Done()


@delete("/session", status_code=200, responses=NOT_NOW)
async def sign_out(request: Asked) -> Done:
    """This browser is a new guest from now on."""
    hub, person, device = hub_of(request), guest(request), device_of(request)
    if not is_known(request):
        return Done()
    hub.quotas.new_guest(address(request))
    await hub.devices.end_these(person, {device})
    become(request, hub.signer.new_guest(), hub.signer.new_device())
    return Done()


@post("/session/mail", status_code=200, responses=NOT_NOW)
async def send_link(request: Asked, data: JSONBody[AskLink]) -> Done:
    """Send me a link to choose another password; the answer is the same whether there is such a name or not."""
    language = language_of(request.headers)
    await entrance_of(request).send_link(data.name, address(request), base_of(request), language)
    return Done()


@get("/me/data", responses=ANYWHERE)
async def my_data(request: Asked) -> Response[bytes]:
    """Everything that is kept about me, as a file."""
    hub_of(request).quotas.export(guest(request), address(request))
    data = await export(hub_of(request), entrance_of(request).kept, guest(request))
    headers = {"Content-Disposition": 'attachment; filename="brigand-my-data.json"'}
    body = msgspec.json.format(msgspec.json.encode(data), indent=2)
    return Response(body, media_type="application/json", headers=headers)


@delete("/me", status_code=200, responses=NOT_NOW)
async def forget_me(request: Asked, data: JSONBody[Forget]) -> Done:
    """Delete everything about me. Running matches are given up, and at finished tables my name is replaced."""
    hub, entrance, person = hub_of(request), entrance_of(request), guest(request)
    if not is_known(request):
        return Done()
    hub.quotas.new_guest(address(request))
    if await entrance.kept.of(person) is not None:
        await entrance.own(person, data.password or "", address(request))
    await erase(hub, person)
    hub.devices.forget({device_of(request)})
    become(request, hub.signer.new_guest(), hub.signer.new_device())
    return Done()


ACCOUNT_ROUTES = [sign_up, change_password, set_mail, sign_in, sign_out, send_link, my_data, forget_me]
