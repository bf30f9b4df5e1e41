"""Cards of one kind cannot be told apart: their words are kept ascending, so that equal positions have equal words. Compiled.

Cards with equal kinds lie side by side, in a run. Each run has a bit; a state notes with it where a word has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from iseki.core.rng import bit
from iseki.core.word import CARDS

if TYPE_CHECKING:
    from iseki.core.state import State

RUN_BITS: Final = 62  # of more runs some share a bit
ALL_RUNS: Final = -1


def run_bit(card: int, runs: list[int]) -> i64:
    """The bit of the run that a card belongs to, 0 for a card without twins. runs: first and one past the last card of each."""
    for i in range(0, len(runs), 2):
        if runs[i] <= card < runs[i + 1]:
            return bit((i // 2) % RUN_BITS)
    return 0


def sort_twins(s: State) -> None:
    """Sort the runs in which a word has changed."""
    moved = s.moved
    twins = s.game.twins
    run: i64 = 0
    while run < i64(len(twins)):
        if moved >> (run >> 1) % RUN_BITS & 1:
            sort_run(s.v, CARDS + twins[run], CARDS + twins[run + 1])
        run += 2
    s.moved = 0


def sort_run(v: vec[i64], first: i64, end: i64) -> None:
    """Sort the words first..end-1; few are out of order."""
    i = first + 1
    while i < end:
        w = v[i]
        j = i
        while j > first and v[j - 1] > w:
            v[j] = v[j - 1]
            j -= 1
        v[j] = w
        i += 1
