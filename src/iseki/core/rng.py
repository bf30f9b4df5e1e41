"""A small generator for playouts and search, equal compiled and interpreted. Records never need it: chance is logged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MULTIPLIER: Final = 0x5DEECE66D  # drand48
MASK: Final = 0xFFFFFFFFFFFF


def shift_left(x: i64, n: i64) -> i64:
    return x << n


def bit(n: i64) -> i64:
    """1 << n in 64 bits: mypyc writes a literal `1 << n` as a 32-bit shift of C, silently."""
    return shift_left(1, n)


@final
class Rng:
    """The 48-bit linear congruential generator of drand48. The same seed gives the same numbers everywhere."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed << 16 ^ MULTIPLIER) & MASK

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, for n up to 2^31."""
        self.x = (self.x * MULTIPLIER + 0xB) & MASK
        return (self.x >> 16) * n >> 32
