"""Nottingham, what the app says: advice, every event, every decision, every refusal the code can give."""

import ast
import re

import msgspec
import pytest

from brigand.core.rng import Rng
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import EXCHANGE
from brigand.games.nottingham.events import EVENTS
from brigand.games.nottingham.instinct import NottinghamInstinct
from brigand.games.nottingham.own_box import OURS
from brigand.games.nottingham.pieces import FIVE_ALIKE, TASKS, THREE_PAIRS
from brigand.text import Texts
from tests.games.nottingham.table import Table, nottingham
from tests.games.nottingham.words import LANGUAGES, bundle, say
from tests.laws.moments import moments
from tests.laws.setups import Setup, setups
from tests.read import winners
from tests.rule import ROOT, inventory, rule

every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
DECISIONS = ["choose", "defend", "rob", "raid", "keep", "offer", "buy", "bid", "trade", "exchange", "strike", "discard"]


def liked(table: Table) -> str:
    """What the instinct would do."""
    seat = table.state.to_act()[0]
    actions = table.state.legal(seat)
    weights = NottinghamInstinct().weigh(table.state, seat, actions)
    return actions[weights.index(max(weights))].notation()


@rule("nottingham.hint.lay_out_more")
@every_language
def test_advice_lay_out_more(language: str) -> None:
    assert say(language, "nottingham-hint-lay_out_more")
    small, large = EXCHANGE[4][0], EXCHANGE[4][1]
    table = nottingham("""
        Ann:    4 gems
        ambush: Bob red yellow, Cat pearls-gems gems-copper
        tasks:  five_alike Bob Cat
    """)
    three, four = NottinghamInstinct().weigh(table.state, 0, [small, large])
    assert four > three


@rule("nottingham.hint.watch_sheriff")
@every_language
def test_advice_watch_sheriff(language: str) -> None:
    assert say(language, "nottingham-hint-watch_sheriff")
    table = nottingham("Ann: 3 gems\nBob: copper, silver, gold, pearls, gems, necklace\nCat: chest\npile: 9 copper")
    table.play("Ann exchanges 3 gems")
    assert (table.size("Bob"), table.size("Cat")) == (6, 2)


@rule("nottingham.hint.five_alike")
@every_language
def test_advice_five_alike(language: str) -> None:
    assert say(language, "nottingham-hint-five_alike")
    assert OURS.singles[FIVE_ALIKE.number] == max(OURS.singles)
    falls = [single - double for single, double in zip(OURS.singles, OURS.doubles, strict=True)]
    assert falls[FIVE_ALIKE.number] == max(falls)


@rule("nottingham.hint.three_pairs")
@every_language
def test_advice_three_pairs(language: str) -> None:
    assert say(language, "nottingham-hint-three_pairs")
    assert OURS.singles[THREE_PAIRS.number] == min(OURS.singles)
    late = nottingham("Ann: 2 gems, 2 copper, 2 chest\nsheriff: 21")
    assert liked(late) == "three pairs copper gems chest"


@every_language
def test_every_event_can_be_said_seen_and_unseen(language: str) -> None:
    for kind in EVENTS:
        tag = kind.__struct_config__.tag
        message = f"nottingham-event-{tag}"
        assert bundle(language).has_message(message), tag
        may_be_hidden = any(
            "None" in str(field.type) for field in msgspec.structs.fields(kind) if field.name != "hands"
        )
        assert bundle(language).has_message(f"{message}-unseen") == may_be_hidden, tag


@every_language
def test_rare_events_read_well(language: str) -> None:
    texts = Texts(language, NAMES)
    rare = [
        events.PutBack(0, "red", "gold"),
        events.Unserved(2),
        events.NoCard(1),
        events.Emergency(4),
        events.SetAside(0, None),
        events.Discarded(0, ["gems", "gems"]),
        events.Turned(1, "five_alike", 20),
        events.Returned(),
        events.Looked(0, 1, None),
        events.Reshuffled(1),
        events.Ended(0, "tasks"),
        events.Struck(1, 0, "copper-chest", "copper", 1),
    ]
    for event in rare:
        said = texts.event("nottingham", event)
        assert "{" not in said
        assert "nottingham" not in said


@every_language
def test_every_decision_has_a_line_for_the_actor_and_for_those_who_wait(language: str) -> None:
    for decision in DECISIONS:
        assert say(language, f"nottingham-status-{decision}", seat="Bob", action="theft")
        assert "Bob" in say(language, f"nottingham-status-{decision}-wait", player="Bob")
    for passing in ("defend", "exchange", "strike"):
        assert say(language, f"nottingham-action-pass-{passing}")
    assert say(language, "nottingham-status-over")


@every_language
def test_who_is_attacked_reads_by_whom_and_how(language: str) -> None:
    deed = say(language, "nottingham-piece-theft")
    asked = say(language, "nottingham-status-defend", seat="Bob", action=deed)
    assert "Bob" in asked
    assert deed in asked


def refusals_in_the_code() -> set[str]:
    """Every rule id the refusals can name, read from their source; names put together there are spelled out."""
    found: set[str] = set()
    folder = ROOT / "src/brigand/games/nottingham"
    for file in [*folder.glob("refusals*.py"), folder / "own_box.py", folder / "__init__.py"]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch(r"nottingham\.\w+\.\w+", text):
                found.add(text)
    for attack in ("theft", "robbery", "raid"):
        found |= {f"nottingham.{attack}.target", f"nottingham.{attack}.target_needs_card"}
    for attack in ("robbery", "raid"):
        found |= {f"nottingham.{attack}.must_take", f"nottingham.{attack}.any_card"}
    found |= {f"nottingham.task.{task.name}" for task in TASKS}
    return found | {"nottingham.purchase.offer_binding", "nottingham.trade.offer_binding"}


@every_language
def test_every_refusal_has_words_and_no_words_are_idle(language: str) -> None:
    spoken = {
        id
        for id in inventory("nottingham")
        if "refusal" in bundle(language).get_message(id.replace(".", "-")).attributes
    }
    assert spoken == refusals_in_the_code()


@every_language
def test_a_refusal_is_spoken_to_the_player(language: str) -> None:
    texts = Texts(language, NAMES)
    table = nottingham("card: silver\nBob: necklace")
    table.play("Ann steals from Bob")
    assert "Bob" in texts.refusal("nottingham", table.refusal("Cat defends"))
    strike = nottingham("Ann: 3 silver\nambush: Bob pearls-gems")
    strike.play("Ann exchanges 3 silver")
    said = texts.refusal("nottingham", strike.refusal("Bob strikes with pearls-gems"))
    assert "Ann" in said
    assert "pearls-gems" not in said


@pytest.mark.parametrize("setup", [setup for setup in setups() if setup.game.id == "nottingham"], ids=str)
def test_every_refusal_tells_what_its_sentence_needs(setup: Setup) -> None:
    texts = Texts("en", NAMES)
    told = set()
    for moment in moments(setup):
        for seat in range(setup.seats):
            for action in setup.game.actions:
                refusal = setup.game.why_not(moment.state, seat, action)
                if refusal is not None and (refusal.rule, *refusal.details) not in told:
                    told.add((refusal.rule, *refusal.details))
                    assert "{" not in texts.refusal("nottingham", refusal)
    assert len(told) > 20


def test_the_instinct_beats_random_play() -> None:
    """A few seat-balanced matches with four players; the laboratory plays more."""
    instinct = NottinghamInstinct()
    wins = 0.0
    matches = 24
    for match in range(matches):
        table = nottingham("seats: 4")
        state, rng, me = table.state, Rng(match), match % 4
        state.rng = Rng(match)
        while not state.is_over:
            seat = state.to_act()[0]
            actions = state.legal(seat)
            if seat == me:
                weights = instinct.weigh(state, seat, actions)
                state.apply(seat, actions[weights.index(max(weights))])
            else:
                state.apply(seat, rng.pick(actions))
        first = winners(state.outcome())
        wins += (me in first) / len(first)
    assert wins / matches > 0.4
