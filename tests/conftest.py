"""What all tests share."""

import pytest

from tests.laws.met import PhasesMet


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(PhasesMet())
