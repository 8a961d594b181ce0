"""Where chance begins when nobody gives a seed."""

import secrets

from brigand.core.game import SEEDS


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbelow(SEEDS)
