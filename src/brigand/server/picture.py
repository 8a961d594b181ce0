"""Links as pictures."""

from functools import lru_cache

import segno

from brigand.core.errors import Unreadable

LONGEST_LINK = 300
"""Characters; the more there are, the longer the picture takes."""


@lru_cache(100)
def qr_code(link: str) -> str:
    """A link as a QR code in SVG."""
    if len(link) > LONGEST_LINK:
        raise Unreadable("this link is too long")
    svg = segno.make(link, error="m").svg_inline(scale=4, border=2, dark="#241c15", light="#ffffff", omitsize=True)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
