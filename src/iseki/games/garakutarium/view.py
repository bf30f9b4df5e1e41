"""What a viewer sees of a game of Garakutarium: the JSON that goes to pages, bots and researchers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["setup", "dig", "choose", "child", "parent", "over"]


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One player. characters: those still hidden, None where the viewer may not know; revealed: the one whose skill was used."""

    score: int
    loot: tuple[str, ...]
    junk: tuple[str, ...]
    curses: int
    characters: tuple[str | None, ...]
    revealed: tuple[str, ...]
    skill: Literal["closed", "open", "used"]  # open: the opponent has enough points (G-7.5)


class Piles(Struct, frozen=True):
    """The dig area after the split. hidden: the face-down card of the closed pile, None where the viewer may not know it.

    closed counts the face-down card too; a pile that was taken is empty and `taken`.
    """

    hidden: str | None
    beside: tuple[str, ...]
    open: tuple[str, ...]
    closed_taken: bool
    open_taken: bool


class SetValues(Struct, frozen=True):
    """Points of sets by number of cards, index 0 to 5 (G-8.9); special_relic: what it costs in a set."""

    same: tuple[int, ...]
    run: tuple[int, ...]
    suited_run: tuple[int, ...]
    special_relic: int


class View(Struct, frozen=True, omit_defaults=True):
    """The table from one side. Cards are kinds: A1..D7, J, RX, K1..K7. limit and goal are the printed numbers.

    deck_top: what the viewer knows of the top of the deck, first card drawn first. dug: the parent's five before the split.
    dug_count: how many of them lie there, for everybody. making: cards of the set being made. looked: a Detective's cards.
    """

    viewer: int
    turn: int
    parent: int
    phase: Phase
    deck: int
    seats: tuple[SeatView, SeatView]
    skill_threshold: int
    goal: int
    limit: int
    values: SetValues
    deck_top: tuple[str | None, ...] = ()
    dug: tuple[str, ...] = ()
    dug_count: int = 0
    piles: Piles | None = None
    making: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    looked_count: int = 0
    mad: bool = False
