"""Sherwood: clean-up, final scoring, and the best split of tokens."""

import os
from itertools import product

from brigand.core.rng import Rng
from brigand.games.sherwood.events_end import ChestOpened, MarkerPassed, MarkerRolled, TieRolled
from brigand.games.sherwood.pieces import LOOT, VILLAGE_COIN, Token
from brigand.games.sherwood.score import best_split
from tests.games.sherwood.table import sherwood, tokens
from tests.read import winners
from tests.rule import rule

SETS = int(os.environ.get("BRIGAND_TOKEN_SETS", "2000"))
"""Random token sets for the brute force; 100000 for a long run."""


def worth(names: str) -> int:
    return best_split(tokens(names)).points


@rule("sherwood.cleanup.into_chest", "sherwood.cleanup.chest_closed")
def test_tokens_of_the_round_go_into_the_chest_and_are_not_seen_again() -> None:
    table = sherwood("""
        step: clean
        R: front: red ring, coin, village coin | chest: blue ring
    """)
    assert table.chest("R") == ["blue ring", "coin", "red ring", "village coin"]
    assert table.front("R") == []
    assert table.sees("R", "R").chest.tokens is None
    assert table.sees("R", "R").chest.size == 4


@rule("sherwood.cleanup.first_player")
def test_the_marker_goes_to_the_fewest_points() -> None:
    drawing = """
        seats: 3
        step: clean
        first: %s
        R: 5 points
        B: 3 points
        G: 7 points
    """
    for holder in "RBG":
        table = sherwood(drawing % holder)
        assert table.letters[table.state.first] == "B"
        assert table.events(MarkerPassed) == [MarkerPassed(1)]
        assert table.turn() == "B place"


@rule("sherwood.cleanup.first_player_tie")
def test_tied_players_roll_their_four_dice_for_the_marker() -> None:
    table = sherwood("""
        seats: 3
        step: clean
        rolls: 1 2 3 4  1 2 3 4  1 1 1 1  6 6 6 6
        R: 3 points
        B: 7 points
        G: 3 points
    """)
    assert table.events(MarkerRolled) == [
        MarkerRolled(0, 10),
        MarkerRolled(2, 10),
        MarkerRolled(0, 4),
        MarkerRolled(2, 24),
    ]
    assert table.state.first == 2


@rule("sherwood.cleanup.no_marker_at_end")
def test_after_the_last_round_the_marker_stays() -> None:
    table = sherwood("""
        step: clean
        round: 4
        first: Y
        R: 3 points
        B: 3 points
        G: 9 points
        Y: 8 points
    """)
    assert table.state.first == 3
    assert table.events(MarkerRolled) == []


@rule("sherwood.cleanup.pieces_back", "sherwood.cleanup.prisoners_stay", "sherwood.cleanup.wagons_discarded")
def test_pieces_go_home_but_prisoners_stay_and_wagons_are_discarded() -> None:
    table = sherwood("""
        step: clean
        jail: B
        village: G _ _
        wagon 1: 9 | R B _ _ | R4 B5
        wagon 2: 10
        deck: 4, 4, 5, 5
        R: bridge: 4 | 1 point
    """)
    assert table.state.round == 2
    for gang in table.view(None).gangs:
        assert (gang.bandits, gang.bridge) == (4, [])
    assert [table.leader(letter) for letter in "RBGY"] == ["home", "prison", "home", "home"]
    assert table.view(None).village == [None, None, None]
    assert sorted(table.view(None).discarded_wagons) == ["wagon 10", "wagon 12", "wagon 13", "wagon 9"]
    assert table.wagons() == ["4", "4", "5", "5"]
    assert all(table.row(stretch) == "_ _ _ _" for stretch in (1, 2, 3, 4))


@rule("sherwood.end.open_chests", "sherwood.info.all_at_end")
def test_at_the_end_everything_is_open_to_everybody() -> None:
    table = sherwood("""
        step: clean
        round: 4
        R: front: red ring, village coin | chest: blue ring
        B: 3 points
    """)
    assert table.sees("B", "R").chest.tokens == ["blue ring", "red ring", "village coin"]
    views = [table.view(letter) for letter in ("R", "B", "G", None)]
    for view in views:
        view.viewer = None
    assert views[0] == views[1] == views[2] == views[3]
    assert table.told("B", ChestOpened)[0] == ChestOpened(0, ["blue ring", "red ring", "village coin"])
    assert table.journal.seen_by(1) == table.journal.events
    for seed in range(9):
        assert table.world("B", seed).chest("R") == table.chest("R")
        assert table.world("B", seed).state.supply == table.state.supply
        assert table.world("B", seed).state.wagons == table.state.wagons


@rule(
    "sherwood.end.majority",
    "sherwood.end.majority_tie",
    "sherwood.end.majority_none",
    "sherwood.end.majority_all_tokens",
    "sherwood.end.no_coin_majority",
)
def test_majorities_count_every_token_of_three_kinds() -> None:
    table = sherwood("""
        seats: 3
        step: clean
        round: 4
        R: chest: red ring, red ring, red ring, blue ring, green bracelet
        B: chest: green ring, yellow ring, green ring, green bracelet
        G: chest: blue ring, coin, coin, coin, coin, coin
    """)
    final = table.view(None).final
    assert final is not None
    assert [score.majorities["ring"] for score in final] == [2, 0, 0]
    assert [score.majorities["bracelet"] for score in final] == [1, 1, 0]
    assert [score.majorities["necklace"] for score in final] == [0, 0, 0]
    assert "coin" not in final[0].majorities
    assert final[0].three_rings == 1
    assert [score.total for score in final] == [9, 2, 2]


@rule("sherwood.end.three_rings", "sherwood.end.two_bracelets", "sherwood.end.necklace", "sherwood.end.set")
def test_combinations() -> None:
    assert worth("red ring, red ring, red ring") == 6
    assert worth("red ring, red ring, blue ring") == 1
    assert worth("green bracelet, green bracelet") == 3
    assert worth("green bracelet, red bracelet") == 0
    assert worth("red necklace, blue necklace") == 2
    assert worth("blue ring, blue bracelet, blue necklace") == 4


@rule("sherwood.end.leftovers", "sherwood.end.coins", "sherwood.end.spent_once", "sherwood.end.repeatable")
def test_leftovers_and_coins() -> None:
    assert worth("red ring, blue bracelet, coin") == 1
    assert worth("red necklace, coin, coin") == 1  # a necklace is no coin
    assert worth("coin, coin, coin, coin, coin, village coin, village coin") == 2
    assert worth("red ring, red ring, red ring, red bracelet, red necklace") == 7
    assert worth("red ring, red ring, red ring, blue ring, blue ring, blue ring") == 12


@rule("sherwood.end.best_split", "sherwood.two.best_split")
def test_the_best_split_is_found() -> None:
    names = ["ring"] * 5 + ["bracelet"] * 2 + ["necklace"] * 2
    assert worth(", ".join(f"red {name}" for name in names)) == 14
    split = best_split(tokens(", ".join(f"red {name}" for name in names)))
    assert (split.rings, split.sets, split.bracelets, split.necklaces, split.coins) == (1, 2, 0, 0, 0)
    worthless = best_split(tokens("red ring, coin"))
    assert (worthless.points, worthless.coins) == (0, 2)
    colours = "red bracelet, red bracelet, blue bracelet, blue bracelet, blue bracelet, red necklace, blue ring"
    split = best_split(tokens(colours))
    assert (split.rings, split.sets, split.bracelets, split.necklaces, split.coins) == (0, 0, 2, 1, 2)


def brute_force(found: list[Token]) -> int:
    """Every number of every combination in every colour, tried against every other."""
    counts = [[sum(t.kind == kind and t.color == color for t in found) for kind in range(3)] for color in range(4)]
    best = 0
    for plan in product(*([*choices(*count)] for count in counts)):
        points, coins = sum(part[0] for part in plan), sum(part[1] for part in plan)
        best = max(best, points + (coins + sum(token.kind == 3 for token in found)) // 3)
    return best


def choices(rings: int, bracelets: int, necklaces: int) -> list[tuple[int, int]]:
    """Points and leftover coins of one colour, spending in every way that the tokens allow."""
    found = set()
    for triples, pairs, sets, singles in product(range(3), range(4), range(4), range(4)):
        left = (rings - 3 * triples - sets, bracelets - 2 * pairs - sets, necklaces - sets - singles)
        if min(left) >= 0:
            found.add((6 * triples + 3 * pairs + 4 * sets + singles, left[0] + left[1]))
    return sorted(found)


@rule("sherwood.end.best_split")
def test_the_best_split_equals_brute_force() -> None:
    rng = Rng(1583)
    for _ in range(SETS):
        box = LOOT[:]
        rng.shuffle(box)
        found = box[: rng.below(26)] + [VILLAGE_COIN] * rng.below(4)
        assert best_split(found).points == brute_force(found), found


@rule("sherwood.end.winner", "sherwood.end.tie_tokens", "sherwood.end.tie_counts_all")
def test_most_points_win_then_fewest_tokens_of_any_kind() -> None:
    table = sherwood("""
        step: clean
        round: 4
        R: 15 points
        B: 21 points
        G: 19 points
    """)
    assert table.state.outcome().places == [3, 1, 2, 4]
    assert table.state.outcome().reason == "counted"
    tied = sherwood("""
        step: clean
        round: 4
        R: 21 points | chest: coin, village coin, village coin
        B: 22 points
        G: 22 points | chest: coin
    """)
    assert [score.total for score in tied.view(None).final or []] == [22, 22, 22, 0]
    assert tied.state.scores() == tied.state.outcome().scores == [22, 22, 22, 0]
    assert tied.state.outcome().places == [3, 1, 2, 4]
    assert tied.state.outcome().reason == "tokens"
    assert [score.tokens for score in tied.view(None).final or []] == [3, 0, 1, 0]


@rule("sherwood.end.tie_tokens", "sherwood.end.tie_counts_all")
def test_in_the_tie_break_a_village_coin_is_a_token_like_any_other() -> None:
    for first, second, winner in (
        ("village coin", "", 1),
        ("coin", "village coin, village coin", 0),
        ("village coin, village coin", "red ring", 1),
    ):
        table = sherwood(f"""
            seats: 3
            step: clean
            round: 4
            R: 22 points | chest: {first}
            B: 22 points | chest: {second}
            G: 1 point | chest: blue ring, green ring, blue ring
        """)
        assert [score.total for score in table.view(None).final or []][:2] == [22, 22]
        assert winners(table.state.outcome()) == [winner]
        assert table.state.outcome().reason == "tokens"


@rule("sherwood.end.tie_dice")
def test_if_still_tied_the_dice_decide() -> None:
    table = sherwood("""
        step: clean
        round: 4
        rolls: 1 1 1 1  1 1 1 1  6 1 1 1  1 1 1 1
        R: 22 points
        B: 22 points
    """)
    assert table.events(TieRolled) == [TieRolled(0, 4), TieRolled(1, 4), TieRolled(0, 9), TieRolled(1, 4)]
    assert table.state.outcome().places == [1, 2, 3, 3]
    assert table.state.outcome().reason == "dice"
