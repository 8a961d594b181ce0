"""Processes that think load what thinking needs: they begin at once, and take little memory."""

import asyncio

from brigand.server.thinking import Thinkers

NEEDLESS = {"alembic", "httpx", "litestar", "nats", "sqlalchemy", "uvicorn"}


def test_a_worker_loads_neither_the_database_nor_the_web() -> None:
    async def look() -> set[str]:
        thinkers = Thinkers(1, 60.0)
        try:
            loaded: list[str] = await thinkers.ask(60.0, eval, "list(__import__('sys').modules)")
        finally:
            thinkers.close()
        return {name.partition(".")[0] for name in loaded}

    loaded = asyncio.run(look())
    assert "brigand" in loaded
    assert loaded & NEEDLESS == set()
