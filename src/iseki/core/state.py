"""A position: reading and moving cards, the stack, and the protocol with OpenSpiel's names. Compiled; imports no data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from iseki.core.actions import Actions
from iseki.core.errors import IllegalAction
from iseki.core.knowledge import resample
from iseki.core.observe import observe
from iseki.core.op import Op
from iseki.core.rng import Rng
from iseki.core.twins import sort_twins
from iseki.core.word import AGE, CARDS, FRAME, LAYER, SEEN, TAG

if TYPE_CHECKING:
    from iseki.core.game import Game

CHANCE: Final = -1  # OpenSpiel's kChancePlayerId
TERMINAL: Final = -4  # OpenSpiel's kTerminalPlayerId


@final
@mypyc_attr(free_list_len=1)  # search frees one copy and makes the next
class State:
    """A position. Equal facts and equal knowledge give equal words; `turns` and `shuffles` are counters beside them.

    moved: mask of the runs of twins in which a word has changed since they were sorted (core/twins.py).
    """

    def __init__(self, v: vec[i64], game: Game, turns: i64, shuffles: i64) -> None:
        self.v = v
        self.game = game
        self.turns: i64 = turns
        self.shuffles: i64 = shuffles
        self.moved: i64 = 0

    def clone(self) -> State:
        """An independent copy."""
        copy = State(self.v[:], self.game, self.turns, self.shuffles)
        copy.moved = self.moved
        return copy

    def words(self) -> tuple[int, ...]:
        """The position as a hashable value."""
        return tuple([int(x) for x in self.v])

    # ---- fields and constants; an index is a local name here and below, because mypyc counts references for any other
    def get(self, field: i64) -> i64:
        return self.v[field]

    def put(self, field: i64, x: i64) -> None:
        self.v[field] = x

    def add(self, field: i64, x: i64) -> None:
        self.v[field] += x

    def constant(self, i: i64) -> i64:
        return self.game.constant[i]

    # ---- the stack
    def push(self, op: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, source: i64 = 0) -> None:
        """Ask or run `op` next. source: kind of the component that asks, plus one; 0 for the rules themselves."""
        v = self.v
        at = v[0] + FRAME if v[0] else self.game.stack
        v[at] = op
        v[at + 1] = seat
        v[at + 2] = a
        v[at + 3] = b
        v[at + 4] = c
        v[at + 5] = source
        v[0] = at

    def pop(self) -> None:
        v = self.v
        at = v[0]
        v[at] = 0
        v[at + 1] = 0
        v[at + 2] = 0
        v[at + 3] = 0
        v[at + 4] = 0
        v[at + 5] = 0
        v[0] = i64(0) if at == self.game.stack else at - FRAME  # a bare 0 beside an i64 would make both sides Python integers

    def top(self) -> Op:
        frame = self.v[0]
        op = self.v[frame]
        return self.game.ops[op]

    def seat(self) -> i64:
        at = self.v[0] + 1
        return self.v[at]

    def source(self) -> i64:
        at = self.v[0] + 5
        return self.v[at]

    def arg(self, i: i64) -> i64:
        """Number i of the top frame: 0, 1, 2 for a, b, c."""
        at = self.v[0] + 2 + i
        return self.v[at]

    def set_arg(self, i: i64, x: i64) -> None:
        self.v[self.v[0] + 2 + i] = x

    # ---- cards
    def word(self, card: i64) -> i64:
        at = CARDS + card
        return self.v[at]

    def zone(self, card: i64) -> i64:
        at = CARDS + card
        return self.v[at] & 255

    def layer(self, card: i64) -> i64:
        return self.word(card) >> LAYER & 255

    def seen(self, card: i64) -> i64:
        return self.word(card) >> SEEN & 255

    def age(self, card: i64) -> i64:
        return self.word(card) >> AGE & 15

    def visible(self, card: i64, viewer: i64) -> bool:
        """The one gate: does `viewer` (a seat, or `game.seats` for the public) know which card lies here?"""
        return (self.word(card) >> (SEEN + viewer) & 1) != 0

    def count(self, zone: i64) -> i64:
        return self.count_in(zone, 0, self.game.cards)

    def count_in(self, zone: i64, first: i64, end: i64) -> i64:
        """How many of the cards first..end-1 lie in `zone`."""
        v = self.v
        n: i64 = 0
        at = CARDS + first
        while at < CARDS + end:
            if v[at] & 255 == zone:
                n += 1
            at += 1
        return n

    def find_in(self, zone: i64, first: i64, end: i64) -> i64:
        """The first of the cards first..end-1 that lies in `zone`, or -1."""
        card = self.next_in(zone, first, end)
        return card if card < end else i64(-1)

    def next_in(self, zone: i64, first: i64, end: i64) -> i64:
        """The same, but `end` if none does: for a loop over the cards of a zone."""
        v = self.v
        card = first
        while card < end:
            if v[CARDS + card] & 255 == zone:
                return card
            card += 1
        return end

    def copies(self, zone: i64, kind: i64) -> i64:
        """How many cards of `kind` lie in `zone`."""
        g = self.game
        n: i64 = 0
        card = g.first[kind]
        while card >= 0 and card < g.cards and g.kind[card] == kind:
            if self.zone(card) == zone:
                n += 1
            card += 1
        return n

    def find(self, zone: i64, kind: i64) -> i64:
        """A card of `kind` in `zone` (the first; twins are alike), or -1."""
        g = self.game
        card = g.first[kind]
        if card < 0:
            return -1
        while card < g.cards and g.kind[card] == kind:
            if self.zone(card) == zone:
                return card
            card += 1
        return -1

    def find_newest(self, zone: i64, kind: i64) -> i64:
        """The same, but of twins the one whose place was filled last."""
        g = self.game
        best: i64 = -1
        card = g.first[kind]
        while card >= 0 and card < g.cards and g.kind[card] == kind:
            if self.zone(card) == zone and (best < 0 or self.age(card) >= self.age(best)):
                best = card
            card += 1
        return best

    def offer(self, zone: i64, base: i64, least: i64, out: Actions) -> None:
        """Add base + kind for every kind >= least in `zone`, ascending, each once."""
        cards = self.game.cards
        kinds = self.game.kind
        first: i64 = 0
        while first < cards and kinds[first] < least:
            first += 1
        self.offer_in(zone, base, first, cards, out)

    def offer_in(self, zone: i64, base: i64, first: i64, end: i64, out: Actions) -> None:
        """The same for the cards first..end-1 only."""
        v = self.v
        kinds = self.game.kind
        last: i64 = -1
        card = first
        while card < end:
            if v[CARDS + card] & 255 == zone and kinds[card] != last:
                last = kinds[card]
                out.add(base + last)
            card += 1

    def write(self, card: i64, word: i64) -> None:
        self.v[CARDS + card] = word
        self.moved |= self.game.run[card]

    def lay(self, card: i64, zone: i64, layer: i64 = 0) -> None:
        """Put a card face up: everybody knows it."""
        self.write(card, zone | layer << LAYER | self.game.everyone << SEEN)

    def keep(self, card: i64, zone: i64, seen: i64, layer: i64, age: i64) -> None:
        """Put a card face down; `seen` know its face."""
        self.write(card, zone | layer << LAYER | seen << SEEN | age << AGE | self.word(card) >> TAG << TAG)

    def show(self, card: i64, viewers: i64) -> None:
        """Let a mask of viewers know the card; it stays where it is."""
        self.write(card, self.word(card) | viewers << SEEN)

    def shift(self, card: i64, zone: i64) -> None:
        """Move a card without turning it: who knows it stays."""
        self.write(card, self.word(card) >> LAYER << LAYER | zone)

    def mix(self, card: i64, zone: i64, layer: i64, era: i64) -> None:
        """Shuffle a card in: nobody knows any more where it lies; who knew it knows that it cannot lie in a place filled before `era`."""
        w = self.word(card)
        word = zone | layer << LAYER | era << AGE
        viewer: i64 = 0
        while viewer <= self.game.seats:
            tag = TAG + 4 * viewer
            word |= (era if w >> (SEEN + viewer) & 1 else w >> tag & 15) << tag
            viewer += 1
        self.write(card, word)

    def sort_twins(self) -> None:
        """Once after each action, never inside a rule: a loop over the cards must not see them change places."""
        if self.moved != 0:
            sort_twins(self)

    # ---- protocol, with OpenSpiel's names
    def current_player(self) -> i64:
        """The seat that is asked, CHANCE or TERMINAL."""
        if self.v[0] == 0:
            return TERMINAL
        return i64(CHANCE) if self.top().chance else self.seat()

    def is_terminal(self) -> bool:
        return self.v[0] == 0

    def is_chance_node(self) -> bool:
        return self.v[0] != 0 and self.top().chance

    def legal_into(self, out: Actions) -> None:
        """The legal actions, ascending, into a reusable buffer."""
        out.n = 0
        if self.v[0] != 0:
            self.top().options(self, self.seat(), out)

    def legal_actions(self) -> list[int]:
        """Ascending, and never empty before the end."""
        out = self.game.buffer
        self.legal_into(out)
        return out.list()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """(action, probability) for every outcome of the pending chance."""
        op = self.top()
        seat = self.seat()
        actions = self.legal_actions()
        weights = [int(op.weight(self, seat, a)) for a in actions]
        total = sum(weights)
        return [(a, w / total) for a, w in zip(actions, weights, strict=True)]

    def apply_action(self, action: int) -> None:
        """Answer, and run on to the next question. Raises IllegalAction (a ValueError) and changes nothing if it is not legal."""
        if self.v[0] == 0 or not self.top().allows(self, self.seat(), action):
            raise IllegalAction(f"{self.describe(action)} is not legal now; legal_actions() lists what is")
        self.play(action)

    def describe(self, action: int) -> str:
        return self.game.action_names[action] if 0 <= action < self.game.actions else f"action {action}"

    def play(self, action: i64) -> None:
        """`apply_action` without the check."""
        self.top().answer(self, self.seat(), action)
        self.advance()

    def advance(self) -> None:
        """Run the top op until somebody must answer."""
        while self.v[0] != 0 and self.top().run(self, self.seat()):
            pass
        self.sort_twins()

    def sample_chance(self, rng: Rng) -> i64:
        """An outcome for CHANCE, by weight; not applied, so that it can be logged."""
        return self.top().pick(self, self.seat(), rng)

    def play_chance(self, rng: Rng) -> None:
        """Answer for CHANCE until a seat must answer or the game is over; nothing is logged. For search."""
        while self.v[0] != 0:
            op = self.top()
            if not op.chance:
                return
            seat = self.seat()
            op.answer(self, seat, op.pick(self, seat, rng))
            self.advance()

    def resample_from_infostate(self, seat: int, rng: Rng) -> State:
        """A copy in which what `seat` does not know is drawn anew, uniformly; what it knows stays to the byte."""
        copy = self.clone()
        resample(copy, seat, rng)
        return copy

    def observation_tensor(self, seat: int) -> list[float]:
        """What `seat` knows as numbers; parts by name, offset and size in `game.observation.parts`. One shape for all seats."""
        return observe(self, seat)

    def serialize(self) -> bytes:
        """Complete and readable JSON, for `game.deserialize_state`. It holds secrets: never for a viewer."""
        from iseki.core.saved import serialize

        return serialize(self)

    def returns(self) -> list[float]:
        """Result for each seat, in [-1, 1]; all 0 before the end."""
        return self.game.evaluator.returns(self)

    def action_to_string(self, action: int) -> str:
        """Raises IllegalAction for a number outside the action space."""
        if not 0 <= action < self.game.actions:
            raise IllegalAction(f"{action} is no action of {self.game.name}: 0 to {self.game.actions - 1} are")
        return self.game.action_names[action]

    def string_to_action(self, name: str) -> int:
        """Raises IllegalAction for a name outside the action space."""
        action = self.game.action_ids.get(name)
        if action is None:
            raise IllegalAction(f"{name[:80]!r} is no action of {self.game.name}")
        return action
