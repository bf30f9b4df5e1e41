"""Random play in compiled loops: playouts for research and benchmarks, traces for the comparison with the interpreter."""

from __future__ import annotations

from mypy_extensions import i64

from iseki.core.actions import Actions
from iseki.core.knowledge import resample
from iseki.core.rng import Rng
from iseki.core.state import State


def random_action(s: State, rng: Rng, buf: Actions) -> i64:
    """A uniformly random legal action, or an outcome of chance by weight."""
    if s.top().chance:
        return s.sample_chance(rng)
    s.legal_into(buf)
    return buf.get(rng.below(buf.n))


def playout(s: State, rng: Rng, buf: Actions) -> i64:
    """Random play to the end, in place. Returns the decisions made, chance included."""
    n: i64 = 0
    while s.v[0] != 0:
        s.play(random_action(s, rng, buf))
        n += 1
    return n


def playouts(start: State, games: i64, seed: i64) -> i64:
    """Random games from copies of one position. Returns the decisions made, chance included."""
    buf = Actions(start.game.actions)
    rng = Rng(seed)
    total: i64 = 0
    while games > 0:
        total += playout(start.clone(), rng, buf)
        games -= 1
    return total


def results(start: State, games: int, seed: int) -> list[list[float]]:
    """Returns of random games from copies of one position, one row a game."""
    buf = Actions(start.game.actions)
    rng = Rng(seed)
    out: list[list[float]] = []
    for _ in range(games):
        s = start.clone()
        playout(s, rng, buf)
        out.append(s.returns())
    return out


def clones(s: State, n: i64) -> i64:
    """Copies the position n times, for the benchmark."""
    total: i64 = 0
    while n > 0:
        total += s.clone().v[0]
        n -= 1
    return total


def resamples(s: State, seat: i64, rng: Rng, n: i64) -> None:
    """Resamples n times in place, for the benchmark."""
    while n > 0:
        resample(s, seat, rng)
        n -= 1


def mixed(h: i64, s: State) -> i64:
    for w in s.v:
        h = (h * 31 + w) & 0xFFFFFFFF
    return h


def trace(s: State, rng: Rng, most: i64) -> list[int]:
    """The actions of one random game, at most `most`, and a hash of every state and of some resampled ones."""
    buf = Actions(s.game.actions)
    out: list[int] = []
    h: i64 = 7
    while s.v[0] != 0 and i64(len(out)) < most:
        action = random_action(s, rng, buf)
        s.play(action)
        out.append(int(action))
        h = mixed(h, s)
        if len(out) % 16 == 0:
            h = mixed(h, s.resample_from_infostate(int(rng.below(s.game.seats)), rng))
    out.append(int(h))
    return out
