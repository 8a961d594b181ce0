"""What is seen and what can be chosen, as Gymnasium and PettingZoo describe it."""

from typing import Any

import numpy as np
from gymnasium import spaces

from brigand.envs.cells import LARGEST
from brigand.envs.encoder import Encoder


def spaces_of(told: Encoder) -> tuple[spaces.Space[Any], spaces.Discrete[Any]]:
    """What is seen, with the mask of what may be done; and what can be chosen."""
    seen = spaces.Box(-LARGEST, LARGEST, (told.size,), np.int8)
    mask = spaces.Box(0, 1, (len(told.actions),), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(len(told.actions))
