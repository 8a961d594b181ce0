"""Routes for those who want to be sure of the deal: add chance of one's own, and see what all added (docs/rng.md)."""

from litestar import get, put
from litestar.params import JSONBody

from brigand.server.asking import TableId, shown
from brigand.server.caller import Asked, guest, hub_of
from brigand.server.messages import AddEntropy, FairInfo, TableMessage
from brigand.server.problems import AT_TABLE
from brigand.table.fairness import FAIR
from brigand.table.table import Table


def fair_info(table: Table) -> FairInfo:
    """What is open of the deal: everything but the secret."""
    if table.match is None:
        mixture = table.mixed(by_lot=False)
        return FairInfo(FAIR, table.commitment, mixture.added, by_lot=False, order=None, mix=None)
    if table.mixture is None:
        return FairInfo(0, table.commitment, [], by_lot=False, order=None, mix=None)
    added, _, by_lot, order = table.mixture
    return FairInfo(FAIR, table.commitment, added, by_lot, order, table.mixture.mix)


@put("/tables/{id:str}/entropy", responses=AT_TABLE)
async def add_entropy(request: Asked, id: TableId, data: JSONBody[AddEntropy]) -> TableMessage:
    """Add chance of my own to the deal, once after I sat down. The commitment was told before."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.add_entropy(person, data.entropy)))


@get("/tables/{id:str}/fair", responses=AT_TABLE)
async def fair(request: Asked, id: TableId) -> FairInfo:
    """What the deal is made of, but for the secret."""
    return fair_info((await hub_of(request).get(id)).table)


FAIR_ROUTES = [add_entropy, fair]
