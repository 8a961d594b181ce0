"""What can be asked of a server by its host: the kinds of orders, and what each comes to."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from brigand.core.errors import BrigandError
from brigand.server.erasure import erase
from brigand.server.hub import Hub
from brigand.server.passwords import Attempts
from brigand.server.quotas import house_of
from brigand.server.retention import Retention, delete_table
from brigand.store.accounts import key_of
from brigand.store.orders import Order
from brigand.table.table import Table

Answer = dict[str, Any]


class Tasks:
    """Carried out by a server, or by `brigand admin` itself while none runs."""

    def __init__(self, hub: Hub, attempts: Attempts) -> None:
        self.hub = hub
        self.attempts = attempts
        self.kinds: dict[str, Callable[..., Awaitable[Answer]]] = {
            "end": self.end,
            "delete": self.delete,
            "forget": self.forget,
            "clean": self.clean,
            "quotas": self.quotas,
            "lift": self.lift,
        }

    async def answer_to(self, order: Order) -> Answer:
        """Do what was asked; what cannot be done is said."""
        if order.kind not in self.kinds:
            return {"error": f"this server cannot {order.kind!r}: is it older than the command?"}
        try:
            return await self.kinds[order.kind](**order.data)
        except BrigandError as error:
            return {"error": str(error)}

    async def end(self, id: str) -> Answer:
        """Nobody plays on at a table; the result counts for nobody."""
        await self.hub.change(id, Table.close)
        await self.hub.errands.finish()
        return {}

    async def delete(self, id: str) -> Answer:
        """A table, whatever goes on there."""
        await delete_table(self.hub, id)
        return {}

    async def forget(self, person: str) -> Answer:
        """As if the person had asked for it."""
        await erase(self.hub, person)
        return {}

    async def clean(self, guest_days: float, table_days: float) -> Answer:
        """Everything that is old by now."""
        return (await Retention(self.hub).everything(guest_days, table_days))._asdict()

    async def quotas(self) -> Answer:
        """What counts for whom now: how much is used, and in how many seconds it is whole again."""
        now = time.monotonic()
        used: list[dict[str, object]] = []
        for (what, who), one in self.hub.quotas.buckets.items():
            taken = one.most - one.now(now)
            if taken > 0.01:
                wait = taken * one.seconds / one.most
                used.append(counted(what, who, taken, one.most, wait))
        used += [counted(what, who, count) for (what, who), count in self.hub.quotas.open.items()]
        used += [counted("sign-in", *one) for one in self.attempts.told()]
        return {"quotas": used}

    async def lift(self, who: str) -> Answer:
        """A person, an address, a table or the name of an account begins anew."""
        names = {who, house_of(who) or who}
        lifted = sum(self.hub.quotas.lift(name) for name in names)
        lifted += sum(self.attempts.lift(name) for name in {*names, key_of(who)})
        return {"lifted": lifted}


def counted(
    what: str, who: str, used: float, most: float | None = None, seconds: float | None = None
) -> dict[str, object]:
    """A line of the list; what is open now has no time."""
    whole = None if seconds is None else round(seconds)
    return {"what": what, "who": who, "used": round(used, 1), "most": most, "seconds": whole}
