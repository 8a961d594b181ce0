"""How a game tells a page what is in its box: structs of plain data, which are written as TypeScript.

A page knows the box by heart, so that it need not be sent with every view. What differs from table to table (options,
a box of one's own) is no part of it: that stands in the view.
"""

from collections.abc import Iterable

from msgspec import Meta


def one_of(name: str, words: Iterable[str]) -> Meta:
    """Marks a string that is one of these words: `Annotated[str, one_of("Kind", kinds)]` is a type `Kind` there."""
    return Meta(extra={"name": name, "words": list(words)})


def told(text: str) -> Meta:
    """Says what a value is where its name does not."""
    return Meta(description=text)
