"""What a bot is."""

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import Imagined


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. `world` is one that seat imagines; further ones come from `world.imagine(seat, rng)`."""

    def choose(self, world: Imagined, seat: int, rng: Rng) -> Action:
        """One of `world.legal(seat)`."""
        raise NotImplementedError
