"""Work spread over processes, with a progress bar. Results come back in the order of the work."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar on standard error, so that results can be piped."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield bar
