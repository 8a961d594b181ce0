"""Nottingham: what the table is waiting for. A phase carries what it needs and never changes."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.phase import Phase
from brigand.games.nottingham.pieces import Kind


@final
@mypyc_attr(serializable=True)
class Choosing(Phase):
    """The active player takes the turned-up card or carries out its action."""

    def __init__(self) -> None:
        super().__init__("choose")


@final
@mypyc_attr(serializable=True)
class Defending(Phase):
    """The attacked player may play a necklace, before anything is seen."""

    def __init__(self, target: int) -> None:
        super().__init__("defend")
        self.target = target


@final
@mypyc_attr(serializable=True)
class Picking(Phase):
    """Robber or raider must take one card of the hand he sees; `is_open` if all see it."""

    def __init__(self, target: int, is_open: bool) -> None:
        super().__init__("raid" if is_open else "rob")
        self.target = target
        self.is_open = is_open


@final
@mypyc_attr(serializable=True)
class Keeping(Phase):
    """The active player looks at two ambush cards, `first` and `second` by place, and keeps one."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__("keep")
        self.first = first
        self.second = second


NOT_ASKED: Final = -1
WAITING: Final = -2
SHOWING: Final = -3
"""Answers to a purchase besides the number of a kind: not asked, still to come, nothing to offer."""


@final
@mypyc_attr(serializable=True)
class Offering(Phase):
    """Every opponent offers a card for the copper, face down: by seat, the number of a kind or one of the above."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__("offer")
        self.answers = answers


@final
@mypyc_attr(serializable=True)
class Buying(Phase):
    """The active player accepts one of the offers for the copper or refuses all; an empty list is no offer."""

    def __init__(self, offers: list[list[Kind]]) -> None:
        super().__init__("buy")
        self.offers = offers


@final
@mypyc_attr(serializable=True)
class Bidding(Phase):
    """The opponents offer cards for the chest, one after the other, openly."""

    def __init__(self, offers: list[list[Kind]]) -> None:
        super().__init__("bid")
        self.offers = offers


@final
@mypyc_attr(serializable=True)
class Trading(Phase):
    """The active player must accept one of the offers for the chest."""

    def __init__(self, offers: list[list[Kind]]) -> None:
        super().__init__("trade")
        self.offers = offers


@final
@mypyc_attr(serializable=True)
class Exchanging(Phase):
    """The active player may exchange a set, complete a task, or do neither."""

    def __init__(self) -> None:
        super().__init__("exchange")


@final
@mypyc_attr(serializable=True)
class Striking(Phase):
    """A set lies open; one after the other, those with an ambush may strike."""

    def __init__(self, kind: Kind, count: int) -> None:
        super().__init__("strike")
        self.kind = kind
        self.count = count


@final
@mypyc_attr(serializable=True)
class Discarding(Phase):
    """The emergency: by seat, the cards set aside so far. `unserved` are favours it interrupted, in order."""

    def __init__(self, limit: int, chosen: list[list[int]], unserved: list[int]) -> None:
        super().__init__("discard")
        self.limit = limit
        self.chosen = chosen
        self.unserved = unserved


@final
@mypyc_attr(serializable=True)
class Over(Phase):
    """The match has ended."""

    def __init__(self) -> None:
        super().__init__("over")


CHOOSING: Final = Choosing()
EXCHANGING: Final = Exchanging()
OVER: Final = Over()
