"""Rule options of a game as data: what may be chosen, what is usual, which clause it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from iseki.core.errors import BadOption

Value = bool | int | str | tuple[int, ...]


class OptionSpec(Struct, frozen=True):
    """One option. choice: one of `values`, the first is the default. numbers: `length` numbers within `bounds`, see `presets`."""

    name: str
    clause: str
    kind: Literal["choice", "numbers"]
    default: Value
    values: tuple[Value, ...] = ()
    bounds: tuple[int, int] = (0, 0)
    length: tuple[int, int] = (0, 0)
    presets: tuple[tuple[int, ...], ...] = ()

    def check(self, value: object) -> Value:
        """The value as the game takes it. Raises BadOption naming what is allowed."""
        return self.numbers(value) if self.kind == "numbers" else self.choice(value)

    def choice(self, value: object) -> Value:
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise BadOption(f"option {self.name} cannot be {shown(value)}; it can be {', '.join(map(shown, self.values))}")

    def numbers(self, value: object) -> tuple[int, ...]:
        few, many = self.length
        low, high = self.bounds
        if isinstance(value, list | tuple) and few <= len(value) <= many:
            numbers = tuple(x for x in value if type(x) is int and low <= x <= high)
            if len(numbers) == len(value):
                return tuple(sorted(numbers))
        raise BadOption(f"option {self.name} cannot be {shown(value)}; it needs {few} to {many} numbers from {low} to {high}")

    def parse(self, text: str) -> Value:
        """The value written as text: `true`, `end_game`, `1 3 5 7`. Raises BadOption."""
        if self.kind == "numbers":
            words = text.replace(",", " ").split()
            return self.numbers([int(word) for word in words] if all(map(is_short_number, words)) else text)
        for allowed in self.values:
            if shown(allowed) == text.strip():
                return allowed
        return self.choice(text)


def is_short_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 9


def shown(value: object) -> str:
    """An option's value as people and records write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))[:80] or "nothing"
    return str(value)[:80]


def resolve(specs: tuple[OptionSpec, ...], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value, chosen or default. Raises BadOption for a name or value the game does not have."""
    names = [spec.name for spec in specs]
    for name in chosen:
        if name not in names:
            raise BadOption(f"there is no option {name[:80]!r}; there are {', '.join(names)}")
    return {spec.name: spec.check(chosen.get(spec.name, spec.default)) for spec in specs}
