"""What all states of one game share. Compiled; filled by the game's own `game.py` from data."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.actions import Actions
from iseki.core.observe import Observation
from iseki.core.op import Evaluator, Op
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.core.twins import run_bit
from iseki.core.zones import Zones


@final
class Game:
    """What all states of one game share: ops, kinds of cards, zones, options, action names. Immutable after set-up.

    `buffer` and the other scratch space make a Game (and its states) belong to one thread.
    """

    def __init__(
        self,
        name: str,
        seats: i64,
        ops: list[Op],
        questions: list[str],
        evaluator: Evaluator,
        kinds: list[int],
        zones: Zones,
        constants: list[int],
        era: i64,
        stack: i64,
        size: i64,
        actions: list[str],
        kind_names: list[str],
        fields: dict[str, int],
        observation: Observation,
    ) -> None:
        self.name: Final = name
        self.seats: i64 = seats
        self.everyone: i64 = bit(seats + 1) - 1  # the public is viewer number `seats`
        self.ops: vec[Op] = vec[Op](ops)
        self.asked: vec[i64] = vec[i64]([i64(questions.index(op.name)) for op in ops])  # op -> entry of the layout's ops
        self.op_names: list[str] = different_names(ops)
        self.evaluator: Final = evaluator
        self.cards: i64 = len(kinds)
        self.era: i64 = era  # position of the eras' fields, one for each family from 1 on
        self.stack: i64 = stack  # position of the lowest frame
        self.size: i64 = size  # words of a state
        self.actions: i64 = len(actions)  # size of the action space
        self.action_names: list[str] = actions
        self.action_ids: dict[str, int] = {action: i for i, action in enumerate(actions)}
        self.kinds: i64 = len(kind_names)
        self.zones: i64 = len(zones.names)
        self.kind_names: list[str] = kind_names
        self.zone_names: list[str] = zones.names
        self.places_of: Final = zones
        self.kind: vec[i64] = vec[i64]([i64(k) for k in kinds])  # card -> kind; equal kinds lie side by side
        self.first: vec[i64] = vec[i64]([i64(kinds.index(k)) if k in kinds else i64(-1) for k in range(len(kind_names))])
        runs = [x for k in sorted(set(kinds)) if kinds.count(k) > 1 for x in (kinds.index(k), kinds.index(k) + kinds.count(k))]
        self.twins: vec[i64] = vec[i64]([i64(x) for x in runs])  # first and one past the last card of each kind with copies
        self.run: vec[i64] = vec[i64]([run_bit(card, runs) for card in range(len(kinds))])  # card -> bit of its run; 0: no twins
        self.family: vec[i64] = vec[i64]([i64(f) for f in zones.family])  # zone -> cards that may be mixed up; 0: always face up
        self.families: i64 = max(zones.family)
        self.exact: vec[bool] = vec[bool](zones.exact)  # zone -> is it a deck of batches (knowledge.py)?
        self.batches: vec[bool] = vec[bool]([zones.has_batches(f) for f in range(int(self.families) + 1)])
        spans = [zones.span(f, kinds) for f in range(int(self.families) + 1)]
        self.family_first: vec[i64] = vec[i64]([i64(first) for first, _ in spans])  # no other cards can lie in its zones
        self.family_end: vec[i64] = vec[i64]([i64(end) for _, end in spans])
        self.groups: list[list[int]] = [[c for c, k in enumerate(kinds) if k in group] for group in zones.groups()]  # for movements
        self.constant: vec[i64] = vec[i64]([i64(c) for c in constants])  # options and printed numbers
        self.turn_limit: i64 = 200  # technical: after so many turns the rules' comparison of scores decides
        self.fields: dict[str, int] = fields  # name in JSON -> position in the state
        self.observation: Final = observation
        self.buffer: Actions = Actions(len(actions))
        self.hidden: vec[i64] = vec[i64]([i64(0)] * len(kinds))
        self.chain: vec[i64] = vec[i64]([i64(-1)] * len(spans))  # family -> its first hidden card, while worlds are drawn
        self.following: vec[i64] = vec[i64]([i64(-1)] * len(kinds))  # hidden card -> the next one of its family
        self.places: vec[i64] = vec[i64]([i64(0)] * len(kinds))
        self.initial: vec[i64] = vec[i64]([i64(0)] * int(size))

    def new_initial_state(self) -> State:
        """The position in which CHANCE is asked for the first time, or the first seat."""
        return State(self.initial[:], self, 0, 0)

    def deserialize_state(self, data: bytes) -> State:
        """The state that `State.serialize` wrote. Raises BadState."""
        from iseki.core.saved import deserialize

        return deserialize(data, self)

    def num_players(self) -> int:
        return int(self.seats)

    def num_distinct_actions(self) -> int:
        """Size of the action space: the same for every number of seats and every option."""
        return int(self.actions)


def different_names(ops: list[Op]) -> list[str]:
    """A name for each op; those called alike get their number, too."""
    names = [op.name for op in ops]
    return [name if names.count(name) == 1 else f"{name}#{i}" for i, name in enumerate(names)]
