"""A reusable buffer of action ids, so that compiled loops list legal actions without boxing."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Actions:
    """Action ids in ascending order; `n` of them count. Filled by `Op.options`."""

    def __init__(self, size: i64) -> None:
        self.v: vec[i16] = vec[i16]([i16(0)] * int(size))
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        self.v[self.n] = i16(action)
        self.n += 1

    def get(self, i: i64) -> i64:
        return i64(self.v[i])

    def has(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.n:
            if i64(self.v[i]) == action:
                return True
            i += 1
        return False

    def list(self) -> list[int]:
        v = self.v  # once: reading an attribute counts references
        return [int(v[i]) for i in range(self.n)]
