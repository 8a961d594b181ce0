"""Sherwood: every rule of the inventory is named by a test."""

import tests.rule


def test_every_rule_is_named_by_a_test_and_no_other() -> None:
    rules = set(tests.rule.inventory("sherwood"))
    named = {id for id in tests.rule.tests_by_rule() if id.startswith("sherwood.")}
    assert len(rules) == 300
    assert rules - named == set()
    assert named - rules == set()
