"""What a seat knows as numbers: the parts of the observation tensor that are not zero at the first split."""

from iseki.core.registry import load_game
from iseki.core.rng import Rng

state = load_game("garakutarium", first_parent=0).new_initial_state()
state.play_chance(Rng(1))
tensor = state.observation_tensor(0)
for name, offset, size in state.game.observation.parts:
    numbers = tensor[offset : offset + size]
    if any(numbers):
        print(f"{name:20} {offset:4} {size:3}  sum {sum(numbers):.2f}")
