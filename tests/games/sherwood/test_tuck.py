"""Sherwood: Friar Tuck's moment, and his four cards."""

from brigand.games.sherwood.events_loot import Drew
from brigand.games.sherwood.events_sheriff import Arrested, Raised
from tests.games.sherwood.table import sherwood
from tests.rule import rule


@rule("sherwood.tuck.window")
def test_friar_tuck_is_asked_from_the_first_player_on() -> None:
    table = sherwood("""
        step: tuck
        first: G
        cards: cheer_up
        free: R B G Y
        R: bridge: 6
        B: bridge: 6
        G: bridge: 6
        Y: bridge: 6
    """)
    order = []
    while table.state.phase.name == "tuck":
        order.append(table.turn()[0])
        table.play(f"{order[-1]} pass")
    assert order == list("GYRB")


@rule("sherwood.tuck.before_sums", "sherwood.cheer_up.remove", "sherwood.reward.after_bail")
def test_cheer_up_takes_a_die_off_before_the_sums() -> None:
    table = sherwood("""
        step: tuck
        cards: cheer_up
        free: R
        R: bridge: 6 3 3
        B: bridge: 6
        G: bridge: 6
        Y: bridge: 6
    """)
    assert table.refused("R cheer up 5") == "cheer_up.remove"
    table.play("R cheer up 6")
    assert table.events(Arrested) == []
    reward = sherwood("""
        step: tuck
        cards: cheer_up
        free: R
        R: bridge: 6 3
    """).play("R cheer up 6")
    assert reward.turn() == "R reward"
    bail = sherwood("""
        step: bail
        R: bridge: 4 3 | front: coin
    """).play("R bail coin")
    assert bail.turn() == "R reward"
    none = sherwood("""
        step: bail
        R: bridge: 6 3 | front: coin
    """).play("R bail coin")
    assert none.turn() == "B reward"


@rule("sherwood.tuck.stacks", "sherwood.where_beer.cap")
def test_several_uses_add_up_to_six_at_most() -> None:
    table = sherwood("""
        step: tuck
        cards: where_beer
        free: R B Y
        G: bridge: 1
    """).play("R where is the beer", "B where is the beer")
    assert table.bridge("G") == [5]
    table.play("Y where is the beer")
    assert table.events(Raised) == [Raised(0, 2, 1, 3), Raised(1, 2, 3, 5), Raised(3, 2, 5, 6)]


@rule("sherwood.tuck.without_dice", "sherwood.cheer_up.needs_die", "sherwood.market.sell")
def test_only_cheer_up_needs_own_dice() -> None:
    table = sherwood("""
        step: tuck
        cards: market
        free: R
        R: front: red ring, coin
    """)
    assert table.refused("R market blue ring") == "market.sell"
    table.play("R market red ring")
    assert table.points("R") == [1]
    assert table.front("R") == ["coin"]
    cheer = sherwood("""
        step: tuck
        cards: cheer_up
        free: R B
        B: bridge: 5
    """)
    assert cheer.turn() == "B tuck"
    assert cheer.refused("R cheer up 5") == "cheer_up.needs_die"


@rule("sherwood.barter.draw_discard", "sherwood.barter.this_round", "sherwood.info.drawn")
def test_barter_draws_and_gives_up_any_token_of_the_round() -> None:
    table = sherwood("""
        step: tuck
        cards: barter
        free: R
        supply: blue ring
        R: bridge: 6 5 | front: red ring, coin | chest: green ring
    """).play("R barter")
    assert table.options() == ["discard red ring", "discard blue ring", "discard coin"]
    assert table.refused("R discard green ring") == "barter.this_round"
    assert table.refused("R pass") == "barter.draw_discard"
    assert table.told("R", Drew) == [Drew(0, "blue ring", "trade", True, False)]
    assert table.told("B", Drew) == [Drew(0, None, "trade", True, False)]
    table.play("R discard red ring")
    assert table.front("R") == ["blue ring", "coin"]
    assert table.allows("R bail blue ring")


@rule("sherwood.barter.needs_token")
def test_barter_needs_a_token_to_give_and_one_to_draw() -> None:
    table = sherwood("""
        step: tuck
        cards: barter
        free: R B
        B: front: coin
    """)
    assert table.turn() == "B tuck"
    assert table.refused("R barter") == "barter.needs_token"
    empty = sherwood("""
        step: tuck
        cards: barter
        free: R
        left: 0
        R: front: coin | bridge: 6
    """)
    assert empty.turn() == "R bail"
    last = sherwood("""
        step: tuck
        cards: barter
        free: R
        left: 1
        R: front: village coin | bridge: 6
    """).play("R barter", "R discard village coin")
    assert len(last.front("R")) == 1
    assert last.turn() == "R bail"


@rule("sherwood.market.coin")
def test_a_village_coin_can_be_sold_or_bartered() -> None:
    table = sherwood("""
        step: tuck
        cards: market
        free: R
        R: front: village coin
    """).play("R market village coin")
    assert table.points("R") == [1]
    barter = sherwood("""
        step: tuck
        cards: barter
        free: R
        R: front: village coin
        supply: red ring
    """).play("R barter", "R discard village coin")
    assert barter.front("R") == ["red ring"]


@rule("sherwood.where_beer.each_opponent", "sherwood.where_beer.not_self", "sherwood.where_beer.no_dice")
def test_where_is_the_beer_names_a_die_of_every_opponent_with_dice() -> None:
    table = sherwood("""
        step: tuck
        cards: where_beer
        free: R
        R: bridge: 2 1
        B: bridge: 3 1
        G: bridge: 6 2
    """).play("R where is the beer")
    assert table.turn() == "R raise"
    assert table.options() == ["raise 2 1", "raise 2 3"]
    assert table.refused("R raise 1 2") == "where_beer.not_self"
    assert table.refused("G raise 2 1") == "course.turn_order"
    assert table.refused("R raise 4 1") == "where_beer.no_dice"
    assert table.refused("R raise 3 2") == "where_beer.each_opponent"
    assert table.refused("R pass") == "where_beer.each_opponent"
    table.play("R raise 2 3", "R raise 3 6")
    assert [table.bridge(letter) for letter in "RBG"] == [[1, 2], [1, 5], [2, 6]]
    pointless = sherwood("""
        step: tuck
        cards: where_beer
        free: R G
        R: bridge: 5
        G: bridge: 6
    """)
    assert pointless.turn() == "G tuck"
    assert pointless.refused("R where is the beer") == "where_beer.no_dice"
