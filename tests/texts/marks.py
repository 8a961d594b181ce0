"""Marks and spaces of a sentence that went wrong when something was put in."""

import re

TWO_MARKS = re.compile(r"[.,;:!?…][.,;:!?…]|[.,;:!?]\s+[.,;:!?](?:\s|$)")
CLUMSY = re.compile(r" {2}|\s[.,;:!?](?:\s|$)|\(\s*\)|[{}⟦⟧]|^\s|\s$")


def is_clumsy(text: str) -> bool:
    """Two marks or spaces in a row, a mark after a space, an empty bracket, a trace of what could not be put in."""
    return TWO_MARKS.search(text) is not None or CLUMSY.search(text) is not None
