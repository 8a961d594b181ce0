"""How many people need how many machines: the model of docs/scale.md, from what was measured and what is assumed."""

import math

import msgspec

SEATS = 4
MONTH = 30 * 86_400


class Measured(msgspec.Struct, frozen=True):
    """What was used here (docs/scale.md tells by which commands). Microseconds of a core, and kilobytes."""

    alone_a_move: float = 270.0
    """By the one server of an SQLite file, with four viewers."""
    server_a_move: float = 413.0
    """By one of several servers, with PostgreSQL."""
    round_a_table: float = 25.0
    """By one of several servers, each second: how far is a table in the database, who is connected."""
    word: float = 3.1
    """By every server that hears a word on the bus; all hear all."""
    database_a_move: float = 75.0
    """By PostgreSQL, with the lists of tables and people."""
    database_a_table: float = 11.0
    """By PostgreSQL, each second: how many entries a table has."""
    bus_a_word: float = 0.4
    """By NATS, for each server that hears it."""
    memory_a_table: float = 248.0
    """With four sockets."""
    sent_a_move: float = 8.3
    """To all four."""
    kept_a_move: float = 0.25
    """In PostgreSQL, index and all."""


class Assumed(msgspec.Struct, frozen=True):
    """What nobody can measure here: how people play, and what machines cost."""

    seconds_a_move: float = 8.0
    """Between two moves at a table."""
    busiest: float = 3.0
    """The busiest hour, compared with the mean of a month."""
    share_of_a_core: float = 0.5
    """What is used of a core in the busiest hour; the rest is for bad minutes and for a machine that fails."""
    people_a_cell: int = 100_000
    """Who share a database and a bus."""
    core_a_month: float = 15.0
    """Euro for a core with 4 GB of memory."""
    terabyte_kept: float = 100.0
    """Euro for a month."""
    terabyte_sent: float = 1.0
    """Euro."""


class Needs(msgspec.Struct, frozen=True):
    """What so many people at once need in the busiest hour, and what a month costs."""

    players: int
    cells: int
    """Databases with a bus each."""
    servers: int
    """Processes of `brigand serve`, a core each, in all cells."""
    moves: float
    """A second."""
    memory: float
    """Gigabytes of all servers."""
    database: float
    """Cores of PostgreSQL, in all cells."""
    bus: float
    """Cores of NATS, in all cells."""
    sent: float
    """Megabits a second."""
    kept: float
    """Gigabytes more in the databases each month."""
    euro: int
    """A month: cores, the moves it keeps, what is sent."""


class TooMany(ValueError):
    """More people than one cell can hold, with however many servers."""


def moves_of(players: int, assumed: Assumed) -> float:
    """Moves a second."""
    return players / SEATS / assumed.seconds_a_move


def servers_of(players: int, measured: Measured, assumed: Assumed) -> int:
    """Servers of one cell. Each hears every word of all: so there is a number of people that no server more helps."""
    usable, moves, tables = assumed.share_of_a_core * 1e6, moves_of(players, assumed), players / SEATS
    if moves * measured.alone_a_move <= usable:
        return 1
    left = usable - (moves + tables) * measured.word
    if left <= 0:
        raise TooMany(players)
    return max(2, math.ceil((moves * measured.server_a_move + tables * measured.round_a_table) / left))


def most_of_one_server(measured: Measured, assumed: Assumed) -> int:
    """How many people at once one server holds, alone with its file."""
    return int(assumed.share_of_a_core * 1e6 / measured.alone_a_move * assumed.seconds_a_move * SEATS)


def most_of_one_cell(measured: Measured, assumed: Assumed) -> int:
    """The number of people at whose words a server has no time left for anything else."""
    return int(assumed.share_of_a_core * 1e6 / measured.word * SEATS / (1 + 1 / assumed.seconds_a_move))


def needs(players: int, measured: Measured, assumed: Assumed) -> Needs:
    """What so many people at once need, spread evenly over as many cells as it takes."""
    usable, moves, tables = assumed.share_of_a_core * 1e6, moves_of(players, assumed), players / SEATS
    cells = math.ceil(players / assumed.people_a_cell)
    each = servers_of(math.ceil(players / cells), measured, assumed)
    is_shared = each > 1
    words = moves + tables if is_shared else 0.0
    database = (moves * measured.database_a_move + tables * measured.database_a_table) / usable if is_shared else 0.0
    bus = words * measured.bus_a_word * each / usable
    month = moves / assumed.busiest * MONTH
    kept, sent = month * measured.kept_a_move / 1e6, month * measured.sent_a_move / 1e9
    cores = cells * (each + (math.ceil(database / cells) + math.ceil(bus / cells) if is_shared else 0))
    return Needs(
        players=players,
        cells=cells,
        servers=cells * each,
        moves=moves,
        memory=tables * measured.memory_a_table / 1e6,
        database=database,
        bus=bus,
        sent=moves * measured.sent_a_move * 8 / 1000,
        kept=kept,
        euro=round(cores * assumed.core_a_month + kept / 1000 * assumed.terabyte_kept + sent * assumed.terabyte_sent),
    )


def as_table(steps: tuple[int, ...] = (1_000, 10_000, 100_000, 1_000_000)) -> str:
    """The table of docs/scale.md."""
    found = [needs(players, Measured(), Assumed()) for players in steps]
    rows = {
        "people at once": [f"{one.players:,}" for one in found],
        "moves/s": [f"{one.moves:,.0f}" for one in found],
        "cells": [str(one.cells) for one in found],
        "processes of `brigand serve`": [str(one.servers) for one in found],
        "their memory for tables, GB": [f"{one.memory:,.1f}" for one in found],
        "cores of PostgreSQL": [f"{one.database:.1f}" if one.database else "(SQLite)" for one in found],
        "cores of NATS": [f"{one.bus:.2f}" if one.bus else "(none)" for one in found],
        "sent, Mbit/s": [f"{one.sent:,.0f}" for one in found],
        "kept more each month, GB": [f"{one.kept:,.0f}" for one in found],
        "€ a month": [f"{one.euro:,}" for one in found],
    }
    lines = [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    return "\n".join([lines[0], f"| --- |{' ---: |' * len(found)}", *lines[1:]])
