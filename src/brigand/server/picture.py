"""Links as pictures."""

import segno


def qr_code(link: str) -> str:
    """A link as a QR code in SVG."""
    svg = segno.make(link, error="m").svg_inline(scale=4, border=2, dark="#241c15", light="#ffffff", omitsize=True)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
