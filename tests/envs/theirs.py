"""PettingZoo's own tests. Importing them imports its games, which warn that they will be made in another way."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

__all__ = ["api_test", "render_test", "seed_test"]
