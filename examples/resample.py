"""Draw worlds that a seat must think possible: which characters may the opponent hold?"""

from collections import Counter

from iseki.core.registry import load_game
from iseki.core.rng import Rng
from iseki.core.state import State


def hidden_characters(state: State) -> str:
    """What lies in the zone `secret1`, by name."""
    game = state.game
    zone = game.zone_names.index("secret1")
    return " ".join(game.kind_names[game.kind[card]] for card in range(game.cards) if state.zone(card) == zone)


rng = Rng(1)
state = load_game("garakutarium", first_parent=0).new_initial_state()
state.play_chance(rng)
print("in truth:", hidden_characters(state))
worlds = Counter(hidden_characters(state.resample_from_infostate(0, rng)) for _ in range(300))
for characters, times in sorted(worlds.items()):
    print(f"{times / 300:5.1%}  {characters}")
