"""Draw worlds that a seat must think possible: which characters may the opponent hold?"""

from collections import Counter

from iseki.core.registry import game_type, load_game
from iseki.core.rng import Rng

rng = Rng(1)
state = load_game("garakutarium", first_parent=0).new_initial_state()
state.play_chance(rng)

present = game_type("garakutarium").present
print("seat 0 sees", present.view(state, 0).seats)
held = Counter(present.view(state.resample_from_infostate(0, rng), 1).seats[1].characters for _ in range(300))
for characters, times in sorted(held.items()):
    print(f"{times / 300:5.1%}  {characters}")
