"""Nuremberg in a real browser: whole matches by mouse, by keyboard, on a phone; people's trade, bank, sale, zoom."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from tests.e2e.ahead import play_until, sit_at
from tests.e2e.conftest import Visit, prefer, shot
from tests.e2e.play import (
    ASKED,
    CONFIRM,
    Turn,
    attempts,
    by_keyboard,
    join,
    leave_tutorial,
    let_a_bot_finish,
    moves,
    play_some,
    settle,
)
from tests.e2e.trader import Trader, answered, hand, look, press, stepper
from tests.server.client import Person, Server

pytestmark = pytest.mark.browser

MOST_ANSWERS = 1500
HOARDING = (
    "station",
    "settlement",
    "workshop",
    "wall",
    "tower",
    "offer",
    "call",
    "sell",
    "exchange",
    "accept",
    "counter",
)
"""Not done by somebody whose hand is to grow."""
DEEDS = {"station", "site", "workshop", "wall", "tower", "sell", "give"}


def make_table(page: Page, seats: int, *, people: int = 1, opening: str = "beginner") -> None:
    """A table with easy bots on all seats behind the people's."""
    page.locator('[data-game="nuremberg"] [data-action="make-table"]').first.click()
    page.wait_for_url("**/table/*")
    page.locator('[data-option="seats"]').select_option(str(seats))
    expect(page.locator("li[data-seat]")).to_have_count(seats)
    page.locator('[data-option="opening"]').select_option(opening)
    for seat in range(people, seats):
        page.locator(f'li[data-seat="{seat}"] [data-action="add-bot"]').click()
        page.locator(f'li[data-seat="{seat}"] select').select_option("easy")


def begin(page: Page) -> None:
    page.locator('[data-action="start"]').click()
    leave_tutorial(page)
    page.wait_for_selector(ASKED)


def told_to_the_end(page: Page, seats: int) -> None:
    """The account of every seat is told, nothing is without a text, nothing sticks out."""
    page.locator("dialog[open]").wait_for()
    skip = page.locator('[data-action="skip-steps"]')
    if skip.count():
        skip.click()
    assert page.locator("dialog[open] [data-place]").count() == seats
    missing = re.findall(r"⟦[^⟧]*⟧", page.locator("body").inner_text())
    assert not missing, f"texts are missing: {missing}"


def test_four_players_by_mouse(visit: Visit) -> None:
    page = visit("/")
    make_table(page, 4)
    begin(page)
    player, rng = Trader(), Rng(1)
    assert not play_some(page, player, rng, 30)
    shot(page, "nuremberg-desktop")
    assert play_some(page, player, rng, MOST_ANSWERS), "this match does not end"
    told_to_the_end(page, 4)
    shot(page, "nuremberg-end-desktop")
    assert {"offer", "draw"} <= set(player.done), player.done
    assert DEEDS & set(player.done), player.done


def test_three_players_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", language="de", theme="dark")
    make_table(page, 3, opening="expert")
    begin(page)
    rng = Rng(2)
    assert look(page).decision == "place_station"
    until_my_actions(page, by_keyboard, rng)
    call_by_keyboard(page)
    shot(page, "nuremberg-dark-de")
    assert not play_some(page, by_keyboard, rng, 25)
    let_a_bot_finish(page)
    told_to_the_end(page, 3)
    shot(page, "nuremberg-end-dark-de")


def test_a_match_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True, language="it")
    make_table(page, 3)
    begin(page)
    player, rng = Trader(), Rng(3)
    for part in ("land", "city", "trade"):
        press(page, f'[data-action="show-{part}"]')
        expect(page.locator(f'[data-part="{part}"]')).to_be_visible()
        never_sideways(page)
        nothing_is_tiny(page)
        shot(page, f"nuremberg-phone-{part}-it")
    assert not play_some(page, player, rng, 25)
    let_a_bot_finish(page)
    never_sideways(page)
    told_to_the_end(page, 3)
    shot(page, "nuremberg-end-phone-it")


def never_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "the page scrolls sideways"


def nothing_is_tiny(page: Page) -> None:
    """Every text of the board, in pictures too, has at least 13 pixels."""
    tiny = page.evaluate(
        """() => [...document.querySelectorAll('.board *')]
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
          .filter((one) => one.getClientRects().length && !one.closest('.sr-only, title') && !one.matches('title'))
          .map((one) => {
            const size = parseFloat(getComputedStyle(one).fontSize);
            const unit = one instanceof SVGElement ? one.getScreenCTM().a : 1;
            return [one.textContent.trim(), Math.round(size * unit * 10) / 10];
          }).filter(([, size]) => size > 0 && size < 13)"""
    )
    assert tiny == []


def until_my_actions(page: Page, turn: Turn, rng: Rng) -> None:
    """Answer what is asked until I may trade and build."""
    for _ in range(100):
        page.wait_for_selector(ASKED, timeout=60_000)
        seen = look(page)
        if seen.status == "act" and seen.decision == "act":
            return
        turn(page, rng)
    raise AssertionError("my turn never comes")


def tab_to(page: Page, selector: str) -> None:
    """As everybody does without a mouse."""
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def call_by_keyboard(page: Page) -> None:
    """`t` shows the trade, Tab walks through it, Enter presses. Who will take one of what I have?"""
    before = moves(page)
    give = next(thing for thing, count in hand(page).items() if count > 0)
    page.keyboard.press("t")
    tab_to(page, f'[data-thing="give:{give}"] button:last-child')
    page.keyboard.press("Enter")
    tab_to(page, '[data-action="propose"]')
    page.keyboard.press("Enter")
    assert settle(page, before)
    page.keyboard.press("c")


def test_two_people_haggle(visit: Visit) -> None:
    anna, bert = visit("/"), visit("/", language="de")
    make_table(anna, 3, people=2)
    join(bert, anna.url, "Bert")
    expect(anna.locator('li[data-seat="1"]')).to_contain_text("Bert")
    anna.locator('[data-action="start"]').click()
    leave_tutorial(anna)
    leave_tutorial(bert)
    play_quietly_until_a_trade(anna, bert)

    mine, yours = hand(anna), hand(bert)
    give = max((thing for thing in mine if thing != "gold"), key=lambda thing: mine[thing])
    want = max((thing for thing in yours if thing not in ("gold", give)), key=lambda thing: yours[thing])
    press(anna, '[data-action="show-trade"]')
    offer_what_is_not_held(anna, give, mine[give], want)

    anna.locator(f'[data-card="{give}"]').click()
    expect(anna.locator(f'[data-card="{give}"] .given')).to_have_text("1")
    anna.locator(f'[data-card="{give}"]').click(modifiers=["Shift"])
    expect(anna.locator(f'[data-thing="give:{give}"] output')).to_have_text(re.compile("^0"))
    anna.locator(f'[data-card="{give}"]').click()
    anna.locator(f'[data-thing="want:{want}"] .what').click()
    press(anna, '[data-action="offer-to-1"]')
    shot(anna, "nuremberg-offer")
    press(anna, '[data-action="propose"]')
    expect(anna.locator(".proposal")).to_be_visible()

    bert.locator('[data-decision="answer"]').wait_for()
    expect(bert.locator(f'[data-thing="give:{want}"] output')).to_contain_text("1")
    stepper(bert, "want:gold")
    shot(bert, "nuremberg-counter-offer-de")
    press(bert, '[data-action="propose"]')

    press(anna, '[data-action="take-1"]')
    expect(anna.locator('[data-card="gold"] .lost')).to_have_text("−1")
    expect(anna.locator(f'[data-card="{want}"] .won')).to_have_text("+1")
    shot(anna, "nuremberg-deal")
    press(anna, CONFIRM)
    expect(anna.locator(".proposal")).to_have_count(0)
    expect(bert.locator(".proposal")).to_have_count(0)
    assert hand(anna) == {**mine, give: mine[give] - 1, want: mine[want] + 1, "gold": mine["gold"] - 1}
    assert hand(bert) == {**yours, give: yours[give] + 1, want: yours[want] - 1, "gold": yours["gold"] + 1}


def offer_what_is_not_held(page: Page, give: str, held: int, want: str) -> None:
    """One more than there is: refused with the rule, and nothing has changed."""
    before = moves(page)
    stepper(page, f"give:{give}", times=held + 1)
    stepper(page, f"want:{want}")
    press(page, '[data-action="propose"]')
    expect(page.locator('[data-objection="nuremberg.trade.must_hold"]')).to_be_visible()
    shot(page, "nuremberg-offer-refused")
    assert moves(page) == before
    page.locator('[data-action="clear-offer"]').click()
    expect(page.locator(f'[data-thing="give:{give}"] output')).to_have_text(re.compile("^0"))


def play_quietly_until_a_trade(anna: Page, bert: Page) -> None:
    """Both only do what they must, until Anna may trade and both have something."""
    quiet = Trader(busy=0)
    for _ in attempts():
        for page in (anna, bert):
            seen = look(page)
            if seen.status == "wait":
                continue
            if page is anna and seen.decision == "act" and can_trade(hand(anna), hand(bert)):
                return
            quiet(page, Rng(1))
        anna.wait_for_timeout(30)
    raise AssertionError("no trade is possible")


def can_trade(mine: dict[str, int], yours: dict[str, int]) -> bool:
    """I have gold and a card, and you have a card of another kind."""
    cards = [thing for thing in mine if thing != "gold" and mine[thing] > 0]
    return mine["gold"] > 0 and any(thing not in (*cards, "gold") and yours[thing] > 0 for thing in yours)


def test_sales_with_their_preview_and_the_bank(visit: Visit) -> None:
    page = visit("/")
    make_table(page, 4)
    for seat in (2, 0):
        page.locator(f'li[data-seat="{seat}"] [data-action="free"]').click()
    page.locator('li[data-seat="2"] [data-action="sit"]').click()  # blue begins with wood, clay and ore
    page.locator('li[data-seat="0"] [data-action="add-bot"]').click()
    begin(page)
    sold = 0
    for _ in range(60):
        until_my_actions(page, Trader(busy=0), Rng(4))
        page.locator('[data-action="show-trade"]').click()
        if sold and page.locator('[data-target="give:gold"].legal').count():
            break
        if page.locator('[data-target^="sell:"].legal').count():
            sell_one(page)
            sold += 1
        else:
            Trader(busy=0)(page, Rng(4))
    exchange_gold(page)


def sell_one(page: Page) -> None:
    """The row tells price, doubling, toll and who takes it; the hand what is given and what comes."""
    before = hand(page)["gold"]
    row = page.locator('[data-target^="sell:"].legal').first
    good, net = row.get_attribute("data-good"), int(row.get_attribute("data-net") or 0)
    row.click()
    chosen = page.locator(f'[data-good="{good}"][aria-pressed="true"]')
    expect(chosen).to_be_visible()
    expect(page.locator('[data-card="gold"] .won')).to_have_text(f"+{net}")
    assert page.locator("[data-card] .lost").count() > 0
    price = int(re.sub(r"\D", "", chosen.locator(".gain").inner_text()))
    toll = chosen.locator(".toll")
    if toll.count():
        said = re.search(r"toll of (\d) to (\w+)", toll.inner_text())
        assert said is not None
        assert price - int(said[1]) == net
        assert said[2] in page.locator(".panels").inner_text()
    else:
        assert price == net
    shot(page, "nuremberg-sale")
    press(page, CONFIRM)
    expect(page.locator('[data-card="gold"] .count')).to_have_text(str(before + net))


def exchange_gold(page: Page) -> None:
    """Four for one, and a word about what there is too little of."""
    before = hand(page)
    scarce = min(before, key=lambda thing: before[thing])
    page.locator(f'[data-target="give:{scarce}"]').click()
    expect(page.locator('[data-objection^="nuremberg.bank."]')).to_be_visible()
    page.locator('[data-target="give:gold"]').click()
    page.locator(f'[data-target="take:{scarce}"]').click()
    shot(page, "nuremberg-bank")
    press(page, CONFIRM)
    expect(page.locator(f'[data-card="{scarce}"] .count')).to_have_text(str(before[scarce] + 1))
    assert hand(page)["gold"] == before["gold"] - 4


def test_every_illegal_click_is_answered_with_the_rule(visit: Visit) -> None:
    page = visit("/")
    make_table(page, 3)
    begin(page)
    until_my_actions(page, Trader(busy=0), Rng(5))
    page.locator('[data-action="show-city"]').click()
    wrong = {
        ".hex": "nuremberg.knight.freed",
        '[data-target="pile"]': "nuremberg.card.draw",
        ".seat-card": "nuremberg.council.choice",
        '[data-card="ore"]': "nuremberg.trade.must_hold",
        '[data-build="workshop"]': "nuremberg.workshop.cost",
        '[data-target="site:V-3"]': "nuremberg.settlement.",  # white has no station there, nor the cards
    }
    for place, rule in wrong.items():
        press(page, place)
        expect(page.locator(f'[data-objection^="{rule}"]')).to_be_visible()
        page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True])
def test_cards_for_the_knight_are_chosen_together(visit: Visit, server: Server, phone: bool) -> None:
    """A hand of more than seven, and a knight: choose, think again, choose, confirm once; what cannot be is told."""
    ann = Person(server, "Ann")
    table = ann.create(4, game="nuremberg", bots="easy")
    play_until(ann.line(table), lambda told: told["view"]["decision"] == "discard", Rng(3), HOARDING)
    page = visit("/", phone=phone)
    if phone:
        page.set_viewport_size({"width": 360, "height": 640})
    sit_at(page, ann, table)
    page.locator(".owed").wait_for()
    before, held = moves(page), hand(page)
    owed = int(page.locator(".owed").inner_text().split("/")[1])
    for wrong, rule in (("gold", "nuremberg."), (next(one for one in held if not held[one]), "nuremberg.")):
        press(page, f'[data-card="{wrong}"]')
        expect(page.locator(f'[data-objection^="{rule}"]')).to_be_visible()
        page.keyboard.press("Escape")
    most = max((thing for thing in held if thing != "gold"), key=lambda thing: held[thing])
    press(page, f'[data-card="{most}"]')
    expect(page.locator(f'[data-card="{most}"] .lost')).to_have_text("−1")
    press(page, '[data-action="cancel"]')
    expect(page.locator(".lost")).to_have_count(0)
    left = {thing: count for thing, count in held.items() if thing != "gold"}
    for _ in range(owed):
        assert not page.locator(CONFIRM).count()
        thing = max(left, key=lambda one: left[one])
        left[thing] -= 1
        press(page, f'[data-card="{thing}"]')
    assert moves(page) == before, "nothing is sent before it is confirmed"
    shot(page, f"nuremberg-discard{'-phone' if phone else ''}")
    press(page, CONFIRM)
    page.wait_for_function("() => document.querySelector('.board').dataset.decision !== 'discard'")
    chosen = {thing: held[thing] - left[thing] for thing in left if held[thing] > left[thing]}
    assert Counter(given_up(page)) == chosen, "exactly these, whatever the knight robs and the next harvest brings"


def given_up(page: Page) -> list[str]:
    """The cards the log says I lost to the knight the last time."""
    table = page.evaluate("async () => (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json()")
    lost = [line["event"] for line in table["lines"] if line["event"]["event"] == "discarded"]
    cards: list[str] = [event for event in lost if event["seat"] == table["you"]["seat"]][-1]["cards"]
    return cards


def test_the_build_bar_shows_places_and_everybody_wears_one_colour(visit: Visit) -> None:
    page = visit("/")
    make_table(page, 4)
    begin(page)
    for _ in range(60):
        until_my_actions(page, Trader(busy=0), Rng(6))
        if page.locator('[data-build="station"].open').count():
            break
        Trader(busy=0)(page, Rng(6))
    page.locator('[data-build="station"]').click()
    expect(page.locator('[data-target^="station:"].legal').first).to_be_visible()
    assert not page.locator('[data-target].legal:not([data-target^="station:"])').count(), "only stations glow"
    shot(page, "nuremberg-build-bar")
    colours = page.evaluate(
        """() => [...document.querySelectorAll('.panel[data-seat]')].map((one) => {
          const piece = document.querySelector(`.land .put[data-seat="${one.dataset.seat}"]`);
          const worn = (element) => getComputedStyle(element).getPropertyValue('--seat');
          return [worn(one), worn(piece)];
        })"""
    )
    assert len({panel for panel, _ in colours}) == 4
    assert all(panel == piece for panel, piece in colours)


def ask_for_what_is_not_held(anna: Page, yours: dict[str, int]) -> bool:
    """Offer a card to Bert for one more than he has of something; whether open facts let it pass for some thing."""
    give = next(thing for thing, count in hand(anna).items() if count > 0 and thing != "gold")
    for want in (thing for thing in yours if thing not in (give, "gold")):
        before = moves(anna)
        press(anna, f'[data-card="{give}"]')
        stepper(anna, f"want:{want}", times=yours[want] + 1)
        press(anna, '[data-action="offer-to-1"]')
        press(anna, '[data-action="propose"]')
        if answered(anna, before):
            return True
        press(anna, '[data-action="clear-offer"]')
        anna.keyboard.press("Escape")
    return False


def test_what_cannot_be_paid_is_declined_by_itself(visit: Visit) -> None:
    """Anna asks Bert for what he does not have: Accept is dead, the reason is there, the answer comes by itself."""
    anna, bert = visit("/"), visit("/")
    make_table(anna, 3, people=2)
    join(bert, anna.url, "Bert")
    expect(anna.locator('li[data-seat="1"]')).to_contain_text("Bert")
    anna.locator('[data-action="start"]').click()
    leave_tutorial(anna)
    leave_tutorial(bert)
    play_quietly_until_a_trade(anna, bert)
    prefer(bert, declines=True)
    bert.wait_for_selector("[data-status]")
    assert ask_for_what_is_not_held(anna, hand(bert))
    expect(bert.locator('[data-told="declining"]')).to_be_visible()
    expect(bert.locator('.controls [data-action="accept"]')).to_be_disabled()
    expect(anna.locator(".proposal")).to_have_count(0, timeout=20_000)
    expect(anna.locator('[data-told="nobody_took"]')).to_be_visible()


def test_zoom_pull_and_show_all(visit: Visit) -> None:
    page = visit("/")
    make_table(page, 3)
    begin(page)
    land = page.locator(".land")
    drawn = land.locator("svg.picture > g")
    whole = drawn.get_attribute("transform")
    expect(land.locator('[data-action="zoom-reset"]')).to_have_count(0)
    land.locator('[data-action="zoom-in"]').click()
    near = drawn.get_attribute("transform")
    assert near != whole
    box = land.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    pulled = drawn.get_attribute("transform")
    assert pulled != near
    assert page.locator("[data-objection]").count() == 0, "a pull is no click"
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "(before) => document.querySelector('.land svg.picture > g').getAttribute('transform') !== before", arg=pulled
    )
    shot(page, "nuremberg-zoomed")
    land.locator('[data-action="zoom-reset"]').click()
    assert drawn.get_attribute("transform") == whole


LETTERS = """() => Math.min(...[...document.querySelectorAll('.city .name')]
  .map((name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a))"""


def test_the_city_can_be_read_on_a_laptop(visit: Visit) -> None:
    page = visit("/", language="it")
    make_table(page, 4)
    page.set_viewport_size({"width": 1366, "height": 768})
    begin(page)
    page.wait_for_function(f"() => ({LETTERS})() >= 13")
    shot(page, "nuremberg-laptop-it")
