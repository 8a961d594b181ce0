"""Engines of others under measurement: whole matches with random decisions, driven from Python like ours; CPU time."""

from collections.abc import Callable
from time import process_time

Measures = dict[str, Callable[[str, float], float]]
LONGEST = 1000
"""Turns after which catanatron itself calls a match a draw."""


def openspiel_measures(iterations: int) -> Measures:
    """OpenSpiel's C++ games, driven from Python like ours: whole matches with their deal, player decisions counted."""
    import random

    import pyspiel

    def driven_by_python(name: str, seconds: float) -> float:
        game, chance = pyspiel.load_game(name), random.Random(1)
        decisions, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                actions = state.legal_actions()  # at a chance node: its outcomes, equally likely in these games
                state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions / (process_time() - start)

    def observed(name: str, seconds: float) -> float:
        """As one who learns drives it: before every decision what the player sees, and a mask."""
        game, chance = pyspiel.load_game(name), random.Random(1)
        decisions, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                    player = state.current_player()
                    state.information_state_tensor(player)
                    state.legal_actions_mask(player)
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions / (process_time() - start)

    def search(name: str, seconds: float) -> float:
        state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(1)
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        spent, done = 0.0, 0
        while spent < seconds:
            bot = pyspiel.ISMCTSBot(done, pyspiel.RandomRolloutEvaluator(1, done), 2.0, iterations)
            start = process_time()
            bot.step(state)
            spent += process_time() - start
            done += iterations
        return done / spent

    return {"driven": driven_by_python, "observed": observed, "search": search}


def catanatron_measures(_iterations: int) -> Measures:
    """catanatron's engine with its own random players: whole matches with their set-up, every decision counted."""
    import random

    from catanatron import Color, Game, RandomPlayer

    def driven_by_python(_name: str, seconds: float) -> float:
        random.seed(1)
        decisions, start = 0, process_time()
        while process_time() - start < seconds:
            match = Game([RandomPlayer(color) for color in Color])
            while match.winning_color() is None and match.state.num_turns < LONGEST:
                match.play_tick()
                decisions += 1
        return decisions / (process_time() - start)

    return {"driven": driven_by_python}


def rlcard_measures(_iterations: int) -> Measures:
    """RLCard's games in Python without its layer for learning: `init_game` and `step`, drawn actions."""
    import random

    from rlcard.games.uno import Game as Uno

    def driven_by_python(_name: str, seconds: float) -> float:
        chance, decisions = random.Random(1), 0
        start = process_time()
        while process_time() - start < seconds:
            match = Uno()
            state, _ = match.init_game()
            while not match.is_over():
                state, _ = match.step(chance.choice(state["legal_actions"]))
                decisions += 1
        return decisions / (process_time() - start)

    return {"driven": driven_by_python}


PEERS: dict[str, Callable[[int], Measures]] = {
    "openspiel": openspiel_measures,
    "catanatron": catanatron_measures,
    "rlcard": rlcard_measures,
}
