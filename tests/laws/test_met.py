"""The count of phases itself: a law that passes one by fails the run, a law that ran in part says nothing."""

from tests.laws.met import PhasesMet, law_of
from tests.laws.moments import moments, play, rare_seeds
from tests.laws.phases import phases_of
from tests.laws.setups import setups

LAW = "3_refusals_and_legal_actions_are_one_truth"
WAYS = [setup for setup in setups() if setup.game.id == "loot"]


def run_over(ways: int, *phases: str) -> PhasesMet:
    run = PhasesMet()
    run.whole[LAW, "loot"] = ways
    run.add([[LAW, "loot", phase, 1] for phase in phases], [])
    return run


def test_a_phase_that_a_law_never_met_is_missed() -> None:
    assert run_over(len(WAYS), "pile", "over").missed() == [(LAW, "loot", "no_pile")]
    assert run_over(len(WAYS), "pile", "no_pile", "over").missed() == []


def test_a_law_that_ran_with_some_set_ups_only_is_not_judged() -> None:
    assert run_over(len(WAYS) - 1, "pile").missed() == []


def test_a_law_about_decisions_need_not_meet_the_end() -> None:
    run = run_over(len(WAYS), "pile", "no_pile")
    assert run.missed() == [(LAW, "loot", "over")]
    run.add([], [LAW])
    assert run.missed() == []


def test_what_several_processes_saw_adds_up() -> None:
    run = run_over(len(WAYS), "pile", "over")
    run.add([[LAW, "loot", "no_pile", 2]], [])
    assert run.missed() == []


def test_only_laws_are_counted() -> None:
    assert law_of(f"tests/laws/test_laws.py::test_{LAW}[loot-2,teams=False]") == LAW
    assert law_of("tests/games/loot/test_end.py::test_the_last_card") == ""


def test_the_same_moments_are_drawn_for_every_law() -> None:
    first = [moment.where for moment in moments(WAYS[1])]
    assert first == [moment.where for moment in moments(WAYS[1])]
    assert {moment.phase for moment in moments(WAYS[1])} == set(phases_of("loot").PHASES)


def test_the_stored_matches_come_into_their_rare_phases() -> None:
    for setup in setups():
        for seed, phases in rare_seeds(setup).items():
            assert set(phases) <= {moment.phase for moment in play(setup, seed)}, f"{setup} {seed}"


def test_a_place_tells_the_match_to_replay() -> None:
    *_, end = play(WAYS[0], 5)
    assert end.where.match().splitlines()[1] == f"{end.where.moves[0][0]} {end.where.moves[0][1].notation()}"
    assert len(end.where.match().splitlines()) == end.where.number + 1
