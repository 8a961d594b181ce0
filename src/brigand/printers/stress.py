"""`brigand stress`: what a crowd costs the server, as a table or as JSON."""

import msgspec
from rich.console import Console
from rich.table import Table

from brigand.core.errors import Unreadable
from brigand.games import GAMES
from brigand.games import game as find_game
from brigand.lab.stress.crowd import Demand
from brigand.lab.stress.run import Load, stress, stress_beside
from brigand.printers.as_json import print_json

MOST_TABLES = 2_000
LONGEST = 3_600.0


def demanded(
    games: str,
    tables: int,
    seconds: float,
    think: float,
    watchers: int,
    reconnects: float,
    bots: int,
    seats: int,
    to_the_end: bool,
) -> Demand:
    """What was asked for, within bounds."""
    chosen = tuple(GAMES) if games == "all" else tuple(find_game(name).id for name in games.split(","))
    if not 1 <= tables <= MOST_TABLES:
        raise Unreadable(f"--tables is a number from 1 to {MOST_TABLES}")
    if not 1 <= seconds <= LONGEST:
        raise Unreadable(f"--seconds is a number from 1 to {LONGEST:.0f}")
    if not 0 <= think <= LONGEST or not 0 <= watchers <= 100 or not 0 <= reconnects <= 1:
        raise Unreadable(
            f"--think is a number from 0 to {LONGEST:.0f}, --watchers from 0 to 100, --reconnects from 0 to 1"
        )
    for name in chosen:
        find_game(name).settled(seats, {})
    if not 0 <= bots < seats:
        raise Unreadable(f"--bots is a number from 0 to {seats - 1}")
    return Demand(tables, chosen, seconds, think, watchers, reconnects, bots, seats, to_the_end)


class Compared(msgspec.Struct):
    """Runs by the name of what was put under load."""

    brigand: Load
    others: dict[str, Load]


def run(demand: Demand, database: str, bus: str, beside: str, as_json: bool) -> None:
    """The command `brigand stress`."""
    if bus:
        raise Unreadable("--bus is for several servers: it goes with --chaos")
    if beside:
        check_peer(beside, demand)
    load = stress(demand, database)
    others = stress_beside(demand) if beside else {}
    if as_json:
        print_json(Compared(load, others) if beside else load)
    else:
        show([("Brigand", load), *others.items()])


def check_peer(name: str, demand: Demand) -> None:
    """What can be measured beside us, and how."""
    from brigand.lab.stress.beside import NAME, installed

    if name != NAME:
        raise Unreadable(f"--beside knows {NAME} alone, not {name!r}")
    if demand.watchers or demand.reconnects or demand.bots:
        raise Unreadable(f"beside {NAME} everybody plays: no --watchers, --reconnects or --bots")
    if demand.seats != 4:
        raise Unreadable(f"beside {NAME} four sit at a table: no other --seats")
    installed()


def show(loads: list[tuple[str, Load]]) -> None:
    """A column for each run."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column("")
    for name, _ in loads:
        table.add_column(name, justify="right")
    shown = [lines(load) for _, load in loads]
    for measure in shown[0]:
        table.add_row(measure, *(column[measure] for column in shown))
    Console().print(table)


def lines(load: Load) -> dict[str, str]:
    """What is told of a run."""
    return {
        "engine": load.engine,
        "games": ", ".join(load.games),
        "sockets": str(load.sockets),
        "thinking, s": f"{load.think:g}",
        "moves": f"{load.moves:,} in {load.seconds:.1f} s",
        "moves/s": f"{load.moves_per_second:,.0f}",
        "answer p50 / p99, ms": f"{load.own_p50:.1f} / {load.own_p99:.1f}",
        "last viewer p50 / p99, ms": f"{load.last_p50:.1f} / {load.last_p99:.1f}",
        "server's CPU a move, ms": f"{load.cpu_per_move:.2f}",
        "moves/s per core": f"{1000 / load.cpu_per_move:,.0f}" if load.cpu_per_move else "",
        "memory a table, kB": f"{load.memory_per_table:.0f}",
        "matches ended": str(load.matches_ended),
        "lines lost": str(load.lines_lost),
        "refused": ", ".join(f"{code} {count}" for code, count in load.refusals.items()) or "0",
    }
