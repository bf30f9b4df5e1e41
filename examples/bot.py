"""Write a bot of one's own and let it play greedy. It is handed a position in which only what its seat knows is true."""

from iseki.ai.bots import make_bot
from iseki.core.registry import load_game
from iseki.core.rng import Rng
from iseki.core.state import State


class LastAction:
    """Always the last legal action: never a discard where the part may end."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.legal_actions()[-1]


rng = Rng(3)
bots = [LastAction(), make_bot("greedy")]
state = load_game("garakutarium", turn_limit=50).new_initial_state()
while not state.is_terminal():
    state.play_chance(rng)
    if not state.is_terminal():
        seat = int(state.current_player())
        state.apply_action(bots[seat].choose(state.resample_from_infostate(seat, rng), seat, rng))
print(state.returns())
