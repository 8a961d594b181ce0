"""How many people need how many machines: the model of docs/scale.md, from what was measured and what is assumed."""

import math

import msgspec

SEATS = 4
MONTH = 30 * 86_400


class Measured(msgspec.Struct, frozen=True):
    """What one core did here (docs/scale.md tells by which commands). Times in microseconds, sizes in kilobytes."""

    server_a_move: float = 450.0
    """Of the server's own processor time, with PostgreSQL and four viewers."""
    memory_a_table: float = 300.0
    """With four sockets."""
    sent_a_move: float = 8.3
    """To all four."""
    database_a_move: float = 67.0
    """Of PostgreSQL's processor time, every entry in a transaction of its own."""
    kept_a_move: float = 0.26
    """In PostgreSQL, index and all."""
    bus_a_move: float = 0.4
    """Of NATS's processor time."""


class Assumed(msgspec.Struct, frozen=True):
    """What nobody can measure here: how people play, and what machines cost."""

    seconds_a_move: float = 8.0
    """Between two moves at a table."""
    busiest: float = 3.0
    """The busiest hour, compared with the mean of a month."""
    share_of_a_core: float = 0.5
    """Of a core that is used in the busiest hour; the rest is for bad minutes and for a machine that fails."""
    core_a_month: float = 15.0
    """Euro for a core with 4 GB of memory."""
    terabyte_kept: float = 100.0
    """Euro for a month."""
    terabyte_sent: float = 1.0
    """Euro."""


class Needs(msgspec.Struct, frozen=True):
    """What so many people at once need in the busiest hour, and what the month costs."""

    players: int
    tables: int
    moves: float
    """A second."""
    servers: int
    """Processes of `brigand serve`, a core each."""
    memory: float
    """Gigabytes of all of them."""
    database: float
    """Cores of PostgreSQL."""
    bus: float
    """Cores of NATS."""
    sent: float
    """Megabits a second."""
    kept: float
    """Gigabytes more in the database each month."""
    euro: int
    """A month, and what it keeps of that month's moves."""


def needs(players: int, measured: Measured | None = None, assumed: Assumed | None = None) -> Needs:
    """What so many people at once need."""
    did, says = measured or Measured(), assumed or Assumed()
    tables = math.ceil(players / SEATS)
    moves = tables / says.seconds_a_move
    usable = says.share_of_a_core * 1e6
    servers = math.ceil(moves * did.server_a_move / usable)
    database, bus = moves * did.database_a_move / usable, moves * did.bus_a_move / usable
    month = moves / says.busiest * MONTH
    cores = servers + max(1, math.ceil(database)) + (max(1, math.ceil(bus)) if servers > 1 else 0)
    kept, sent = month * did.kept_a_move / 1e6, month * did.sent_a_move / 1e9
    return Needs(
        players=players,
        tables=tables,
        moves=moves,
        servers=servers,
        memory=tables * did.memory_a_table / 1e6,
        database=database,
        bus=bus,
        sent=moves * did.sent_a_move * 8 / 1000,
        kept=kept,
        euro=round(cores * says.core_a_month + kept / 1000 * says.terabyte_kept + sent * says.terabyte_sent),
    )


def most_players_of_one(measured: Measured | None = None, assumed: Assumed | None = None) -> int:
    """How many people at once one process holds."""
    did, says = measured or Measured(), assumed or Assumed()
    return int(says.share_of_a_core * 1e6 / did.server_a_move * says.seconds_a_move * SEATS)


def as_table(steps: tuple[int, ...] = (1_000, 10_000, 100_000, 1_000_000)) -> str:
    """The table of docs/scale.md."""
    found = [needs(players) for players in steps]
    rows = {
        "people at once": [f"{one.players:,}" for one in found],
        "tables": [f"{one.tables:,}" for one in found],
        "moves/s": [f"{one.moves:,.0f}" for one in found],
        "processes of `brigand serve`": [str(one.servers) for one in found],
        "their memory, GB": [f"{one.memory:,.1f}" for one in found],
        "cores of PostgreSQL": [f"{one.database:.2f}" for one in found],
        "cores of NATS": [f"{one.bus:.3f}" for one in found],
        "sent, Mbit/s": [f"{one.sent:,.0f}" for one in found],
        "kept more each month, GB": [f"{one.kept:,.0f}" for one in found],
        "€ a month": [f"{one.euro:,}" for one in found],
    }
    lines = [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    return "\n".join([lines[0], f"| --- |{' ---: |' * len(found)}", *lines[1:]])
