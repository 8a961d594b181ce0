"""Nottingham: what a player can do. Seats are counted from 1 in notation, from 0 in fields."""

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, final

from brigand.core.action import Action, Form, Name, Names, Number, SeatNumber, numbered
from brigand.games.nottingham.pieces import (
    AMBUSHES,
    COPIES,
    FIVE_ALIKE,
    FOUR_PAIRS,
    KINDS,
    NO_CARDS,
    SEATS,
    SEVEN_DIFFERENT,
    SMALLEST_SET,
    TASKS,
    THREE_PAIRS,
    Ambush,
    Kind,
    Task,
)


@final
@dataclass(eq=False, repr=False)
class Say(Action):
    """An action of a word or two, with nothing to choose in it."""

    words: str
    do: str


@final
@dataclass(eq=False, repr=False)
class Attack(Action):
    """Use a card with a red banner against an opponent: steal with silver, rob with pearls, raid with gems."""

    do: str
    target: int


@final
@dataclass(eq=False, repr=False)
class Pick(Action):
    """Choose a card from the hand one looks at."""

    card: Kind


@final
@dataclass(eq=False, repr=False)
class Keep(Action):
    """Lay this ambush card before oneself; the other one goes back."""

    ambush: Ambush


@final
@dataclass(eq=False, repr=False)
class Offer(Action):
    """Offer a card for the copper, or one or two for the chest."""

    cards: list[Kind]
    counts: list[int]


@final
@dataclass(eq=False, repr=False)
class Accept(Action):
    """Take what an opponent offers."""

    giver: int


@final
@dataclass(eq=False, repr=False)
class Exchange(Action):
    """Lay out a set for points."""

    card: Kind
    count: int


@final
@dataclass(eq=False, repr=False)
class Complete(Action):
    """Give up the cards a task asks for."""

    task: Task
    cards: list[Kind]
    counts: list[int]


@final
@dataclass(eq=False, repr=False)
class Strike(Action):
    """Turn up a laid ambush against the set laid out."""

    ambush: Ambush


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Choose a card to give up in an emergency; one card at a time, unseen until all have chosen."""

    card: Kind


class TaskName(Name):
    """A task, said in words."""

    def said(self, plain: Any) -> str:
        return str(plain).replace("_", " ")


class Given(Names):
    """The cards for a task; all of them need no naming."""

    def said(self, plain: Any) -> str:
        return "" if len(plain) == len(KINDS) else super().said(["", *plain])


FORMS: Final = [
    Form(Say, "{words}"),
    Form(Attack, "{do} {target}", target=SeatNumber()),
    Form(Pick, "pick {card}", card=Name()),
    Form(Keep, "keep {ambush}", ambush=Name()),
    Form(Offer, "offer {cards}", cards=Names(" and ")),
    Form(Accept, "accept {giver}", giver=SeatNumber()),
    Form(Exchange, "exchange {count} {card}", card=Name(), count=Number()),
    Form(Complete, "{task}{cards}", do="complete", task=TaskName(), cards=Given(" ")),
    Form(Strike, "strike with {ambush}", do="strike", ambush=Name()),
    Form(Discard, "discard {card}", card=Name()),
]


def counted(cards: list[Kind], each: int = 1) -> list[int]:
    """So many of each card, as counts by kind."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[card.number] += each
    return counts


CHAIRS: Final = max(SEATS)
PAIR: Final = 2
MOST: Final = 2
"""An offer for the chest is one card or this many."""
FIVE: Final = 5

TAKE: Final = Say("take", "take")
PURCHASE: Final = Say("purchase", "purchase")
TRADE: Final = Say("trade", "trade")
LAY: Final = Say("lay an ambush", "lay")
DEFEND: Final = Say("defend", "defend")
SHOW: Final = Say("show hand", "show")
REFUSE: Final = Say("refuse", "refuse")
PASS: Final = Say("pass", "pass")

STEAL: Final = [Attack("steal", seat) for seat in range(CHAIRS)]
ROB: Final = [Attack("rob", seat) for seat in range(CHAIRS)]
RAID: Final = [Attack("raid", seat) for seat in range(CHAIRS)]
PICK: Final = [Pick(kind) for kind in KINDS]
KEEP: Final = [Keep(ambush) for ambush in AMBUSHES]
OFFER: Final = [Offer([kind], counted([kind])) for kind in KINDS]
OFFER_TWO: Final = [Offer(list(two), counted(list(two))) for two in combinations_with_replacement(KINDS, MOST)]
ACCEPT: Final = [Accept(seat) for seat in range(CHAIRS)]
EXCHANGE: Final = [[Exchange(kind, count) for count in range(SMALLEST_SET, COPIES + 1)] for kind in KINDS]
"""By kind, then by number of cards less the smallest set."""
STRIKE: Final = [Strike(ambush) for ambush in AMBUSHES]
DISCARD: Final = [Discard(kind) for kind in KINDS]


def ways(task: Task) -> list[Complete]:
    """Every choice of cards a task can be completed with."""
    if task is SEVEN_DIFFERENT:
        return [Complete(task, KINDS, counted(KINDS))]
    if task is FIVE_ALIKE:
        return [Complete(task, [kind], counted([kind], FIVE)) for kind in KINDS]
    pairs = 4 if task is FOUR_PAIRS else 3
    return [Complete(task, list(kinds), counted(list(kinds), PAIR)) for kinds in combinations(KINDS, pairs)]


COMPLETE: Final = [ways(task) for task in TASKS]
NEEDED_PAIRS: Final = [4 if task is FOUR_PAIRS else 3 if task is THREE_PAIRS else 0 for task in TASKS]
"""How many different pairs a task takes; 0 for those that do not ask for pairs."""

ACTIONS: Final[list[Action]] = numbered(
    [
        TAKE,
        PURCHASE,
        TRADE,
        LAY,
        *STEAL,
        *ROB,
        *RAID,
        DEFEND,
        *PICK,
        *KEEP,
        *OFFER,
        *OFFER_TWO,
        SHOW,
        *ACCEPT,
        REFUSE,
        *[exchange for table in EXCHANGE for exchange in table],
        *[complete for table in COMPLETE for complete in table],
        *STRIKE,
        *DISCARD,
        PASS,
    ]
)
