"""Play a whole game at random and print every action."""

from iseki.core.registry import load_game
from iseki.core.rng import Rng

state, rng = load_game("garakutarium").new_initial_state(), Rng(2024)
while not state.is_terminal():
    legal = state.legal_actions()
    action = state.sample_chance(rng) if state.is_chance_node() else legal[rng.below(len(legal))]
    print(state.current_player(), state.action_to_string(action))
    state.apply_action(action)
print(state.returns())
