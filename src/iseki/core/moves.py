"""What changed between two positions, for one viewer: movements for the page, and whether it learned anything.

Both are computed from what the viewer sees before and after, never from the cards themselves, so that a movement cannot
tell what a view does not. Twins are compared as multisets: which of two equal cards moved is nobody's business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence

from iseki.core.game import Game
from iseki.core.present import Move
from iseki.core.sight import Change, changed, comes_into_sight
from iseki.core.state import State
from iseki.core.word import AGE, LAYER, SEEN
from iseki.core.zones import Zones

Faces = Counter[tuple[int, int]]  # (kind, zone) of the cards that the viewer knows
Backs = Counter[int]  # zone of the others
Path = tuple[int, int, int]  # from, to, kind; UNKNOWN for a card that the viewer never knew
Paths = Counter[Path]

UNKNOWN = -1
ZONE = (1 << LAYER) - 1  # bits of a card's word
ALL_SEATS = (1 << AGE) - (1 << SEEN)  # who knows it, the public too


def moves(before: State, after: State, viewer: int) -> tuple[Move, ...]:
    """Cards that lie elsewhere now, as `viewer` (a seat, or `game.seats`) may know it; sorted, so that the order tells nothing.

    Cards that lie where they lay, in sight or hidden as before, are the same on both sides and cancel out.
    """
    changes = changed(before, after, sight(viewer))
    if not changes:
        return ()
    paths = own_paths(before.game, changes, viewer) or all_paths(before, after, viewer, {card for card, _, _ in changes})
    return tuple(sorted(named(before.game, paths), key=lambda move: (move.source, move.target, move.kind or "")))


def learns(before: State, after: State, viewer: int) -> bool:
    """Does the viewer know a card now that it did not know before? After a shuffle every card newly in sight counts."""
    shuffled = before.shuffles != after.shuffles
    if not comes_into_sight(before, after, ALL_SEATS if shuffled else 1 << (SEEN + viewer)):
        return False  # quick, and true at least where the viewer has learned something
    touched = [card for card, _, _ in changed(before, after, sight(viewer))]
    known, now = faces(before, viewer, touched), faces(after, viewer, touched)
    return bool(now - known) if shuffled else bool(by_kind(now) - by_kind(known))


def sight(viewer: int) -> int:
    """The bits of a card's word that the viewer can tell apart."""
    return ZONE | 1 << (SEEN + viewer)


def irrevocable(before: State, after: State) -> bool:
    """Can an action of the seat asked `before` not be taken back: it has learned something, or CHANCE answers next?"""
    return bool(after.is_chance_node()) or learns(before, after, int(before.seat()))


def by_kind(known: Faces) -> Counter[int]:
    kinds: Counter[int] = Counter()
    for (kind, _), n in known.items():
        kinds[kind] += n
    return kinds


def faces(state: State, viewer: int, cards: Sequence[int]) -> Faces:
    return Counter((int(state.game.kind[card]), int(state.zone(card))) for card in cards if state.visible(card, viewer))


def backs(state: State, viewer: int, cards: Sequence[int]) -> Backs:
    return Counter(int(state.zone(card)) for card in cards if not state.visible(card, viewer))


def own_paths(game: Game, changes: Sequence[Change], viewer: int) -> Mapping[Path, int] | None:
    """Each card's own, where none can be taken for another one: no two look alike, none went out of sight, and all but one were known."""
    seen = 1 << (SEEN + viewer)
    kinds = [int(game.kind[card]) if now & seen else UNKNOWN for card, _, now in changes]
    unknown = sum(not then & seen for _, then, _ in changes)
    if unknown > 1 or len({*kinds}) < len(kinds) or any(then & ~now & seen for _, then, now in changes):
        return None
    return {(then & ZONE, now & ZONE, kind): 1 for kind, (_, then, now) in zip(kinds, changes, strict=True)}


def all_paths(before: State, after: State, viewer: int, touched: Container[int]) -> Paths:
    paths: Paths = Counter()
    for cards in before.game.groups:
        if those := [card for card in cards if card in touched]:
            paths += group_paths(before, after, viewer, cards, those)
    return paths


def group_paths(before: State, after: State, viewer: int, cards: Sequence[int], touched: Sequence[int]) -> Paths:
    """In sight all the way first, then cards that went out of sight or came into it, then cards hidden all the way.

    cards: those that can be confused with each other at all, so that what comes to light is the same number that went out of sight.
    touched: those of them that do not lie as they lay.
    """
    zones = before.game.places_of
    known, now = faces(before, viewer, touched), faces(after, viewer, touched)
    gone, come = known - now, now - known
    paths = seen_paths(gone, come)
    then, later = backs(before, viewer, touched), backs(after, viewer, touched)
    growth = Counter({zone: later[zone] - then[zone] for zone in then | later})
    hidden_now = backs(after, viewer, cards) if gone else Counter[int]()
    shuffled = after.shuffles != before.shuffles
    for kind, zone in sorted(gone.elements()):
        target = mixed_into(zones, kind, zone, growth, hidden_now, shuffled)
        paths[zone, target, kind] += 1  # that others left there meanwhile says nothing about this one
        growth[target] -= 1
    sources, sinks = -growth, +growth
    for kind, zone in sorted(come.elements()):
        paths[take(zones, kind, zone, sources), zone, kind] += 1
    for source, target in pairs(zones, sorted(sources.elements()), sorted(sinks.elements())):
        paths[source, target, UNKNOWN] += 1
    return paths


def mixed_into(zones: Zones, kind: int, own: int, growth: Backs, hidden: Backs, shuffled: bool) -> int:
    """Where a card went out of sight: after a shuffle a deck, that of its seat first; else where most unknown cards were added."""

    def nearness(zone: int) -> tuple[int, ...]:
        grown, near = growth[zone] > 0, zones.seat[zone] == zones.seat[own]
        return (zones.deck[zone], near, grown) if shuffled else (grown, near, zones.deck[zone])

    fit = [zone for zone in hidden if hidden[zone] and kind in zones.accepts[zone]] or [zone for zone in hidden if hidden[zone]]
    return max(fit, key=lambda zone: (nearness(zone), growth[zone], hidden[zone], -zone))


def seen_paths(gone: Faces, come: Faces) -> Paths:
    """Pairs of equal kinds; what was paired is taken out of both."""
    paths: Paths = Counter()
    for kind, zone in sorted(gone.elements()):
        target = min((to for (other, to), n in come.items() if other == kind and n > 0), default=None)
        if target is not None:
            paths[zone, target, kind] += 1
            gone[kind, zone] -= 1
            come[kind, target] -= 1
    return paths


def take(zones: Zones, kind: int, own: int, sources: Backs) -> int:
    """Where a card that came into sight had lain: in its own place if it was only turned, else with its seat, else in the busiest one."""
    fit = [zone for zone in sources if sources[zone] > 0 and kind in zones.accepts[zone]] or [zone for zone in sources if sources[zone] > 0]
    source = max(fit, key=lambda zone: (zone == own, zones.seat[zone] == zones.seat[own], sources[zone], -zone))
    sources[source] -= 1
    return source


def pairs(zones: Zones, sources: list[int], targets: list[int]) -> Iterator[tuple[int, int]]:
    """Sources and targets of one seat belong together; what is left is paired in order."""
    for source in list(sources):
        near = next((target for target in targets if zones.seat[target] == zones.seat[source]), None)
        if near is not None:
            sources.remove(source)
            targets.remove(near)
            yield source, near
    yield from zip(sources, targets, strict=True)


def named(game: Game, paths: Mapping[Path, int]) -> list[Move]:
    return [
        Move(game.zone_names[source], game.zone_names[target], None if kind == UNKNOWN else game.kind_names[kind], n)
        for (source, target, kind), n in paths.items()
        if source != target
    ]
