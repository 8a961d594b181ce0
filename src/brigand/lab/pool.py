"""Work spread over processes, with a progress bar. Results come back in the order of the work."""

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from brigand.processes import end_with_parent

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def spread(work: Callable[[Task], Answer], tasks: list[Task], jobs: int, label: str) -> Generator[Answer, None, None]:
    """`work` on every task, with `jobs` processes; the answers do not depend on their number."""
    with progress() as bar:
        line = bar.add_task(label, total=len(tasks))
        for answer in answers(work, tasks, jobs):
            bar.advance(line)
            yield answer


def answers(work: Callable[[Task], Answer], tasks: list[Task], jobs: int) -> Generator[Answer, None, None]:
    """In this process if one job is enough."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
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
def progress() -> Iterator[Progress]:
    """A bar on standard error, so that results can be piped."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield bar
