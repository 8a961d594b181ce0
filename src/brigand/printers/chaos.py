"""`brigand stress --chaos`: what was killed, and what that did."""

from rich.console import Console
from rich.table import Table

from brigand.core.errors import Unreadable
from brigand.lab.stress.chaos import Storm, Wreckage, chaos
from brigand.lab.stress.crowd import Demand
from brigand.printers.as_json import print_json


def storm_of(servers: int, thinkers: int, every: float, database: str, bus: str) -> Storm:
    """What was asked for, within bounds."""
    if not 1 <= servers <= 16 or not 0 <= thinkers <= 16:
        raise Unreadable("--servers is a number from 1 to 16, --thinkers from 0 to 16")
    if not 0.1 <= every <= 3_600:
        raise Unreadable("--every is a number of seconds from 0.1 to 3600")
    if not database.startswith("postgres") or not bus:
        raise Unreadable("--chaos kills servers that share a database: --database postgresql://... --bus nats://...")
    return Storm(servers, thinkers, every, database, bus)


def run(demand: Demand, storm: Storm, as_json: bool) -> None:
    """The command; it fails if anything was lost."""
    wreckage = chaos(demand, storm)
    if as_json:
        print_json(wreckage)
    else:
        show(wreckage)
    if not wreckage.aftermath.is_clean or wreckage.matches_ended < wreckage.tables:
        raise Unreadable("something was lost, done twice or told in two ways: see above")


def show(wreckage: Wreckage) -> None:
    """What came of it."""
    after = wreckage.aftermath
    lines = {
        "engine": wreckage.engine,
        "games": ", ".join(wreckage.games),
        "tables, people": f"{wreckage.tables}, {wreckage.people}",
        "seconds": f"{wreckage.seconds:.0f}",
        "killed": ", ".join(f"{name} {count}" for name, count in wreckage.kills.items()),
        "lines lost": str(wreckage.lines_lost),
        "refused": ", ".join(f"{code} {count}" for code, count in wreckage.refusals.items()) or "0",
        "moves answered": f"{wreckage.answered:,}",
        "answer p50 / p99, ms": f"{wreckage.own_p50:.1f} / {wreckage.own_p99:.1f}",
        "matches ended": str(wreckage.matches_ended),
        "answers lost": str(after.lost),
        "done twice": str(after.done_twice),
        "journals that differ": str(after.diverged),
        "records that differ": str(after.told_differently),
    }
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for measure, value in lines.items():
        table.add_row(measure, value)
    Console().print(table)
