"""`brigand admin link`: prints a link."""

import asyncio

from rich.console import Console

from brigand.server.admin_links import link_for
from brigand.server.settings import Settings


def run(settings: Settings, name: str, address: str | None, *, reset: bool) -> None:
    """Print it alone on its line, to be copied."""
    base = address or f"http://localhost:{settings.port}"
    link = asyncio.run(link_for(settings, name, base, reset=reset))
    Console().print(link, highlight=False, soft_wrap=True)
