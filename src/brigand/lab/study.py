"""A study: how a game behaves among bots, what its winners do, and what would change with other options or pieces."""

from collections.abc import Sequence
from functools import partial

import msgspec

from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.core.outcome import shares_of_the_win
from brigand.games import game as find_game
from brigand.lab.changes import Change, every_change
from brigand.lab.crew import Crew, collected
from brigand.lab.match import Fixture, MatchRow, Piece, Terms, in_pieces, seed_of, settled_for
from brigand.lab.rows import RowFile
from brigand.lab.share import Interval, Share, bootstrapped, difference, estimated, mean, quantile, share_of

RARE = 0.02
"""What happens in fewer matches than this is left out of what winners do."""
FEW = 100
"""A setting with fewer matches says nothing."""
LARGE = 250
"""Matches a worker plays before it reports back: each piece with another box starts a process."""


class Deed(msgspec.Struct):
    """What winners did more or less often than the others at their table, a match and seat."""

    name: str
    winners: float
    others: float
    more: Interval
    strength: float
    """The difference in standard deviations of it, from match to match."""


class Effect(msgspec.Struct):
    """What one change did to one measure: its value then, and the difference from the game as it is."""

    measure: str
    value: float
    more: Interval


class Variant(msgspec.Struct):
    """The game with one thing changed."""

    name: str
    about: str
    matches: int
    effects: list[Effect]


class Bars(msgspec.Struct):
    """A distribution: how many matches or seats fell into each step of equal width."""

    first: float
    step: float
    counts: list[int]


class Study(msgspec.Struct):
    """All that was found. Shares have Wilson's intervals, means the normal one, quantiles bootstrapped ones."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, Choice]
    seed: int
    asked: int
    matches: int
    interrupted: bool
    order_wins: list[Share]
    ties: Share
    reasons: dict[str, Share]
    measures: dict[str, Interval]
    """Means of the game as it is."""
    lengths: dict[str, Interval]
    """A tenth of the matches is shorter, half, nine tenths: decisions."""
    length_bars: Bars
    score_bars: dict[str, Bars]
    """Scores of winners and of the others."""
    deeds: list[Deed]
    points: list[Deed]
    """Where points come from: what the game's own account at the end says."""
    variants: list[Variant]

    @property
    def matches_as_it_is(self) -> int:
        """How many were played of the game as it is."""
        return sum(self.length_bars.counts)


def study(
    game_id: str,
    bots: list[str],
    seats: int,
    games: int,
    seed: int,
    crew: Crew,
    options: dict[str, Choice],
    file: RowFile | None = None,
) -> Study:
    """The game as it is first, then every change; each with the same number of matches."""
    game = find_game(game_id)
    options = settled_for(game, bots, seats, options)
    if games < FEW:
        raise Unreadable(f"a study needs at least {FEW} matches of each kind")
    changes = every_change(game, seats, options)
    pieces = [*work_of(Terms(game_id, options, counts_deeds=True), bots, games, seed, 0)]
    for number, change in enumerate(changes, 1):
        pieces += work_of(Terms(game_id, change.options, box=change.box), bots, games, seed, number * games)
    rows = collected(pieces, crew, f"study of {game_id}", file, fewest=FEW)
    return study_of(rows, changes, bots, games, seed)


def work_of(terms: Terms, bots: list[str], games: int, seed: int, first: int) -> list[Piece]:
    """The matches of one setting: every deal once, the bots moved on by one seat each time."""
    seats = len(bots)
    fixtures = [
        Fixture(first + number, seed_of(seed, number), tuple(bots[(seat + number) % seats] for seat in range(seats)))
        for number in range(games)
    ]
    return in_pieces(terms, fixtures, most=LARGE, parts=4)


def study_of(rows: list[MatchRow], changes: Sequence[Change], bots: list[str], games: int, seed: int) -> Study:
    """Count what was played. A change that was not played long enough is left out."""
    base, first = rows[:games], rows[0]
    variants = []
    for number, change in enumerate(changes, 1):
        part = rows[number * games : (number + 1) * games]
        if len(part) >= FEW:
            variants.append(Variant(change.name, change.about, len(part), effects_of(base, part)))
    lengths = [float(row.decisions) for row in base]
    won, lost = scores_of(base)
    deeds = deeds_of_winners(base)
    return Study(
        game=first.game,
        seats=first.seats,
        bots=bots,
        options=first.options,
        seed=seed,
        asked=games * (len(changes) + 1),
        matches=len(rows),
        interrupted=len(rows) < games * (len(changes) + 1),
        order_wins=[sure(share_of(wins)) for wins in wins_by_order(base)],
        ties=sure(share_of([float(row.places.count(1) > 1) for row in base])),
        reasons={
            reason: sure(share_of([float(row.reason == reason) for row in base]))
            for reason in sorted({row.reason for row in base})
        },
        measures={name: estimated(values) for name, values in measured(base).items()},
        lengths={
            name: bootstrapped(lengths, partial(quantile, part=part))
            for name, part in (("a tenth", 0.1), ("half", 0.5), ("nine tenths", 0.9))
        },
        length_bars=bars_of(lengths, lengths),
        score_bars={"winners": bars_of(won, won + lost), "others": bars_of(lost, won + lost)},
        deeds=[deed for deed in deeds if not is_account(deed.name)],
        points=[deed for deed in deeds if is_account(deed.name)],
        variants=variants,
    )


def sure(share: Share | None) -> Share:
    """Of at least one match there is a share."""
    assert share is not None
    return share


def is_account(deed: str) -> bool:
    """Whether it belongs to the account at the end, which says where points come from, not what was done."""
    return deed.startswith(("scored", "ended", "majority_won", "chest_opened"))


def wins_by_order(rows: list[MatchRow]) -> list[list[float]]:
    """By order of play: the seat that decides first, the next one clockwise, and so on."""
    found: list[list[float]] = [[] for _ in range(rows[0].seats)]
    for row in rows:
        for seat, share in enumerate(shares_of_the_win(row.places)):
            found[(seat - row.starter) % row.seats].append(share)
    return found


def measured(rows: list[MatchRow]) -> dict[str, list[float]]:
    """What is compared between settings, a number for each match."""
    tops = [sorted(row.scores, reverse=True) for row in rows]
    found = {
        "decisions": [float(row.decisions) for row in rows],
        "winner's score": [float(top[0]) for top in tops],
        "lead over the second": [float(top[0] - top[1]) for top in tops],
        "spread from first to last": [float(top[0] - top[-1]) for top in tops],
        "wins of the first to play, %": [100 * share for share in wins_by_order(rows)[0]],
    }
    return found


def effects_of(base: list[MatchRow], part: list[MatchRow]) -> list[Effect]:
    """Every measure with the change and without; how matches ended too, where there is more than one way."""
    was, now = measured(base), measured(part)
    reasons = sorted({row.reason for row in (*base, *part)})
    for reason in reasons if len(reasons) > 1 else []:
        was[f"ended by {reason}, %"] = [100.0 * (row.reason == reason) for row in base]
        now[f"ended by {reason}, %"] = [100.0 * (row.reason == reason) for row in part]
    if now == was:  # the very same matches, so nothing is left to chance
        return [Effect(name, mean(now[name]), Interval(0.0, 0.0, 0.0)) for name in was]
    return [Effect(name, mean(now[name]), difference(now[name], was[name])) for name in was]


def scores_of(rows: list[MatchRow]) -> tuple[list[float], list[float]]:
    """The scores of winners, and of the others."""
    seats = [(score, place) for row in rows for score, place in zip(row.scores, row.places)]
    return [float(score) for score, place in seats if place == 1], [float(score) for score, place in seats if place > 1]


def bars_of(values: list[float], among: list[float], most: int = 30) -> Bars:
    """A distribution in steps that suit all values it is shown beside."""
    low, high = int(min(among)), int(max(among))
    step = max(1, -(-(high - low + 1) // most))
    counts = [0] * (-(-(high - low + 1) // step))
    for value in values:
        counts[(int(value) - low) // step] += 1
    return Bars(low, step, counts)


def deeds_of_winners(rows: list[MatchRow]) -> list[Deed]:
    """What winners do more or less often than the others at the same table, the clearest first."""
    decided = [row for row in rows if row.deeds and 0 < row.places.count(1) < row.seats]
    names = sorted({name for row in decided for deeds in row.deeds for name in deeds})
    found = []
    for name in names:
        pairs = [winners_and_others(row, name) for row in decided]
        if mean([max(pair) > 0 or min(pair) < 0 for pair in pairs]) < RARE:
            continue
        gaps = [one - other for one, other in pairs]
        more = estimated(gaps)
        spread = (more.high - more.low) / 2 / 1.959964 * len(gaps) ** 0.5
        strength = abs(more.mean) / spread if spread > 0 else 0.0
        found.append(Deed(name, mean([one for one, _ in pairs]), mean([other for _, other in pairs]), more, strength))
    return without_twins(sorted(found, key=lambda deed: -deed.strength))


def without_twins(deeds: list[Deed]) -> list[Deed]:
    """One of those that always say the same, the one with the shortest name."""
    kept: dict[tuple[float, float, float], Deed] = {}
    for deed in deeds:
        key = (round(deed.winners, 9), round(deed.others, 9), round(deed.more.low, 9))
        if key not in kept or len(deed.name) < len(kept[key].name):
            kept[key] = deed
    return list(kept.values())


def winners_and_others(row: MatchRow, name: str) -> tuple[float, float]:
    """How often a winner of a match did something, and how often one of the others, on average."""
    won = [deeds.get(name, 0) for deeds, place in zip(row.deeds, row.places) if place == 1]
    lost = [deeds.get(name, 0) for deeds, place in zip(row.deeds, row.places) if place > 1]
    return mean(won), mean(lost)
