"""What a table waits for. Each game lists its own in `phases.py`."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Phase:
    """A phase carries what it needs and never changes; the next one replaces it.

    `name` is what view and texts call the decision.
    """

    def __init__(self, name: str) -> None:
        self.name = name
