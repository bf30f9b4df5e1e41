"""All payments of a travel cost, twice: as the engine offers them, and counted out from the clauses of R-6 without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.data import components
from tests.games.arnak.positions import RESOURCES, asked, cards, legal, play

ICONS = ("boot", "car", "ship", "plane")
COVERS = {"boot": ("boot",), "car": ("car", "boot"), "ship": ("ship", "boot"), "plane": ICONS}
Icons = tuple[str, ...]
Source = tuple[str, Icons]  # name of the action, icons
Payment = tuple[tuple[str, ...], Icons]  # actions, icons kept; both in order


def pays(icons: Iterable[str], cost: Icons) -> bool:
    """Can the icons cover the cost, one each (R-6.3)?"""
    return any(all(need in COVERS[icon] for icon, need in zip(some, cost, strict=True)) for some in permutations(icons, len(cost)))


def sources(s: State, seat: int = 0) -> list[Source]:
    """What the seat can spend (R-6.4), read off the data; a Fear card or a kept icon twice if there are two."""
    of = components()
    card = {entry.id: entry.travel for entry in of.card}
    boon = {entry.id: entry.boon_travel for entry in of.guardian}
    found = [(f"spend:{name}", card[name]) for name in cards(s, at.HAND + seat)]
    found += [(f"spend_boon:{name}", boon[name]) for name in cards(s, at.BOON + seat) if boon[name]]
    found += [("pilot", ("plane",))] * (int(s.get(at.COIN_FIELD + 4 * RESOURCES.index("coin") + seat)) // 2)
    return found + [(f"spend_kept:{icon}", (icon,)) for i, icon in enumerate(ICONS) for _ in range(int(at.kept(s, i)))]


def all_icons(chosen: Iterable[Source]) -> Icons:
    return tuple(icon for _, icons in chosen for icon in icons)


def minimal_payments(sources: list[Source], cost: Icons, discount: Icons = ()) -> set[Payment]:
    """Every minimal set of sources (R-6.8), with every way to keep what it has too much."""
    out: set[Payment] = set()
    for n in range(len(cost) + 1):
        for chosen in combinations(sources, n):
            fewer = combinations(chosen, n - 1) if n else ()
            if pays((*all_icons(chosen), *discount), cost) and not any(pays((*all_icons(rest), *discount), cost) for rest in fewer):
                names = tuple(sorted(name for name, _ in chosen))
                out |= {(names, kept) for kept in leftovers(all_icons(chosen), cost, discount)}
    return out


def leftovers(icons: Icons, cost: Icons, discount: Icons) -> set[Icons]:
    """The most icons that can be kept, in each possible way: icons of the discount count first."""
    for n in range(len(icons), -1, -1):
        ways = {
            tuple(sorted(kept)) for kept in combinations(icons, n) if pays((*(Counter(icons) - Counter(kept)).elements(), *discount), cost)
        }
        if ways:
            return ways
    return set()


def offered_payments(s: State) -> set[Payment]:
    """Every way through the questions `spend` and `keep_icon`; the state stays as it is."""
    out: set[Payment] = set()
    before = kept(s)
    walk(s.clone(), (), before, out)
    return out


def walk(s: State, done: tuple[str, ...], before: Counter[str], out: set[Payment]) -> None:
    if asked(s) not in ("spend", "keep_icon"):
        spent = Counter(name.partition(":")[2] for name in done if name.startswith("spend_kept"))
        new = kept(s) - (before - spent)
        out.add((tuple(sorted(name for name in done if not name.startswith("keep:"))), tuple(sorted(new.elements()))))
        return
    for name in legal(s):
        walk(play(s.clone(), name), (*done, name), before, out)


def kept(s: State) -> Counter[str]:
    return Counter({icon: int(at.kept(s, i)) for i, icon in enumerate(ICONS)})
