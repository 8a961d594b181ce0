"""A study in a few sentences: what stands out, and what could be otherwise without anybody noticing."""

import re

from brigand.lab.share import Interval, Share
from brigand.lab.study import Deed, Study, Variant
from brigand.printers.simulate import band, percent

STRICT = 1.7
"""So many times its 95 % interval a difference must be away from zero to be named here: about one in a thousand
would be by chance, and a study compares dozens."""
NAMED = 3
"""Deeds that are named each way."""


def findings(found: Study) -> list[str]:
    """Sentences, the most important first."""
    return [order(found), length(found), *deeds(found), *changes(found)]


def order(found: Study) -> str:
    """Whether it matters who plays first."""
    even = 1 / found.seats
    odd = [(place, share) for place, share in enumerate(found.order_wins, 1) if not share.low <= even <= share.high]
    if not odd:
        return f"Who plays first does not matter, as far as {found.matches_as_it_is:,} matches can tell."
    told = ", ".join(f"{ordinal(place)} to play {shown(share)}" for place, share in odd)
    surely = any(is_sure(Interval(share.rate - even, share.low - even, share.high - even)) for _, share in odd)
    return f"Seats {'are not' if surely else 'may not be'} equal: {told}; an equal share is {percent(even)}."


def shown(share: Share) -> str:
    """A rate with its interval."""
    return f"wins {percent(share.rate)} ({band(share).removesuffix(' %')})"


def ordinal(place: int) -> str:
    """As people say it."""
    words = ["the first", "the second", "the third"]
    return words[place - 1] if place <= len(words) else f"the {place}th"


def length(found: Study) -> str:
    """How long it takes, and how close it is."""
    short, middle, long = (found.lengths[name].mean for name in ("a tenth", "half", "nine tenths"))
    lead, top = found.measures["lead over the second"].mean, found.measures["winner's score"].mean
    return (
        f"Half of the matches take up to {middle:.0f} decisions, eight of ten between {short:.0f} and {long:.0f}. "
        f"The winner has {top:.1f} points and leads by {lead:.1f}; {percent(found.ties.rate)} share the first place."
    )


def deeds(found: Study) -> list[str]:
    """What sets winners apart most, each way."""
    clear = [deed for deed in found.deeds if is_sure(deed.more)]
    told = []
    for way, some in (
        ("more", [deed for deed in clear if deed.more.mean > 0]),
        ("less", [deed for deed in clear if deed.more.mean < 0]),
    ):
        if some:
            told.append(f"Winners have {way} of: {'; '.join(map(beside, some[:NAMED]))} (a match, beside the others).")
    return told


def beside(deed: Deed) -> str:
    """A deed of winners, and of the others."""
    return f"{in_words(deed.name)} {deed.winners:.1f} against {deed.others:.1f}"


def in_words(deed: str) -> str:
    """An event's name for people; what befell somebody says as whom."""
    return re.sub(r" \((\w+)\)", r", as \1", deed).replace("_", " ")


def changes(found: Study) -> list[str]:
    """What matters, what does not, and what changed no match at all."""
    strong = [
        (variant, sorted((e for e in variant.effects if is_sure(e.more)), key=lambda e: -sureness(e.more)))
        for variant in found.variants
    ]
    told = [
        f"With «{variant.name}» ({variant.about}): "
        + "; ".join(f"{e.measure.replace('_', ' ')} {signed(e.more)}" for e in effects[:NAMED])
        + "."
        for variant, effects in strong
        if effects
    ]
    nothing = [variant for variant in found.variants if is_nothing(variant)]
    little = [variant for variant, effects in strong if not effects and variant not in nothing]
    if little:
        told.append(f"No sure difference: {', '.join(f'«{one.name}»' for one in little)}.")
    if nothing:
        told.append(f"Not one match was another: {', '.join(f'«{one.name}»' for one in nothing)}.")
    return told


def is_nothing(variant: Variant) -> bool:
    """Whether every match was the same."""
    return all(effect.more == Interval(0.0, 0.0, 0.0) for effect in variant.effects)


def is_sure(more: Interval) -> bool:
    """Whether a difference is beyond what one in a thousand would be by chance."""
    return sureness(more) > STRICT


def sureness(more: Interval) -> float:
    """How many times half of its interval a difference is away from zero."""
    half = (more.high - more.low) / 2
    return abs(more.mean) / half if half else 0.0


def signed(more: Interval, digits: int | None = None) -> str:
    """A difference with its interval, with as many digits as it needs or as it is given."""
    digits = digits_of(more) if digits is None else digits
    return f"{more.mean:+.{digits}f} ({more.low:+.{digits}f} to {more.high:+.{digits}f})"


def digits_of(more: Interval) -> int:
    """One behind the point; two where one would tell nothing."""
    return 2 if 0 < more.high - more.low < 0.5 else 1
