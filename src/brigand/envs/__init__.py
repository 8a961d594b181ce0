"""The games as research environments: PettingZoo, Gymnasium, many matches at once, OpenSpiel. Extra `brigand[envs]`."""
