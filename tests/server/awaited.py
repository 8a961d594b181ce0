"""Tests that are coroutines."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def awaited(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def until(what: Callable[[], object]) -> None:
    """Wait for the thing itself, while everything else goes on."""
    while not what():  # noqa: ASYNC110 - nobody tells what a test waits for
        await asyncio.sleep(0.02)
