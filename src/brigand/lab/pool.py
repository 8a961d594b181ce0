"""Work spread over processes of this machine, and a progress bar."""

import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from brigand.core.errors import Unreadable
from brigand.processes import end_with_parent

Task = TypeVar("Task")
Answer = TypeVar("Answer")
LIVES = 3
"""So many pools may die over one piece of work."""


def answers(work: Callable[[Task], Answer], tasks: Sequence[Task], jobs: int) -> Generator[Answer, None, None]:
    """`work` on every task, with `jobs` processes or in this one; the answers do not depend on their number.

    When a worker dies the pool is lost with it: another takes over what was not answered yet.
    """
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    told, deaths = 0, 0
    while told < len(tasks):
        try:
            for answer in pooled(work, tasks[told:], jobs):
                yield answer
                told, deaths = told + 1, 0
        except BrokenProcessPool:
            deaths += 1
            if deaths == LIVES:
                raise Unreadable(f"workers died {LIVES} times over the same piece of work") from None


def pooled(work: Callable[[Task], Answer], tasks: Sequence[Task], jobs: int) -> Generator[Answer, None, None]:
    """The answers of one pool, in order, while it lives."""
    strangers = active_children()
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), end_with_parent) as pool:
        try:
            with holding_interrupts():
                futures = [pool.submit(work, task) for task in tasks]
            for future in futures:
                yield future.result()
        except BaseException:  # nobody waits for the rest, so the workers need not finish it
            for worker in active_children():
                if worker not in strangers:
                    worker.terminate()
            raise


@contextmanager
def holding_interrupts() -> Iterator[None]:
    """Ctrl-C waits meanwhile. Processes started meanwhile never hear it: this one alone ends them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # its start would let Ctrl-C through again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def progress(per_second: float = 10) -> Iterator[Progress]:
    """A bar on standard error, so that results can be piped."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True, refresh_per_second=per_second) as bar:
        yield bar
