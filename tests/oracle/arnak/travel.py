"""Paying travel (R-6): every minimal set of sources is listed, and the questions follow from that list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from tests.oracle.arnak.box import ASSISTANTS, CARDS, DATA, GUARDIANS, ICONS, Cost
from tests.oracle.arnak.table import Asked, Assistant, Player, Table
from tests.oracle.questions import put_question, value

COVERS = {"boot": {"boot"}, "car": {"car", "boot"}, "ship": {"ship", "boot"}, "plane": set(ICONS)}
PILOT = DATA["setup"]["pilot"]["cost"]["coin"]

Source = tuple[str, tuple[str, ...]]  # the action that spends it, and its icons


def covered(cost: Sequence[str], icons: Sequence[str]) -> bool:
    """Each icon provided covers at most one of the cost (R-6.3)."""
    if not cost:
        return True
    return any(cost[0] in COVERS[icon] and covered(cost[1:], [*icons[:place], *icons[place + 1 :]]) for place, icon in enumerate(icons))


def planes_now(table: Table, player: Player) -> bool:
    """Guardian's Ocarina is in force (R-24.28)."""
    here = "guardians_ocarina" in player.play or not table.options["effects_end_with_card"]
    return player.planes and here


def as_provided(table: Table, icons: Iterable[str]) -> tuple[str, ...]:
    return tuple("plane" if planes_now(table, table.me) else icon for icon in icons)


def discount_icons(table: Table, icons: Iterable[str]) -> tuple[str, ...]:
    return as_provided(table, icons) if table.options["ocarina_discounts"] else tuple(icons)


def assistant_icons(assistant: Assistant) -> list[str]:
    """The icons of the side shown, if it has a travel option (R-6.4 c)."""
    steps = ASSISTANTS[assistant.name]["gold" if assistant.gold else "silver"]
    return [
        icon
        for step in steps
        for option in step.get("options", [])
        for choice in option
        if choice["op"] == "travel"
        for icon in choice["icons"]
    ]


def sources(table: Table, coins: int) -> list[Source]:
    """Everything of R-6.4 that the player has, piece by piece. coins: left for pilots."""
    me = table.me
    found = [(f"spend:{card}", CARDS[card]["travel"]) for card in me.hand]
    found += [(f"spend_boon:{one}", GUARDIANS[one]["boon_travel"]) for one in me.boons]
    found += [(f"spend_assistant:{one.name}", assistant_icons(one)) for one in me.assistants if not one.used]
    found += [("pilot", ["plane"])] * (coins // PILOT)
    found += [(f"spend_kept:{icon}", [icon]) for icon in table.kept.elements()]
    return [(name, as_provided(table, icons)) for name, icons in found if icons]


def all_icons(chosen: Iterable[Source]) -> list[str]:
    return [icon for _, icons in chosen for icon in icons]


def payments(cost: Sequence[str], discount: Sequence[str], have: Sequence[Source]) -> list[tuple[Source, ...]]:
    """Every minimal set of sources (R-6.8). A minimal set has no more sources than the cost has icons."""
    few = [min(len(cost), number) for number in Counter(have).values()]
    useful = [source for source, number in zip(Counter(have), few, strict=True) for _ in range(number)]
    sets = {tuple(sorted(chosen)) for size in range(len(cost) + 1) for chosen in combinations(useful, size)}
    return [chosen for chosen in sorted(sets) if is_minimal(cost, discount, chosen)]


def is_minimal(cost: Sequence[str], discount: Sequence[str], chosen: Sequence[Source]) -> bool:
    return covered(cost, [*discount, *all_icons(chosen)]) and not any(
        covered(cost, [*discount, *all_icons([*chosen[:place], *chosen[place + 1 :]])]) for place in range(len(chosen))
    )


def next_sources(sets: Sequence[Sequence[Source]], spent: Sequence[str]) -> list[str]:
    """Sources that belong, with those spent already, to one and the same minimal set."""
    given = Counter(spent)
    names = [Counter(name for name, _ in chosen) for chosen in sets]
    return sorted({name for one in names if given <= one for name in one - given})


def can_travel(table: Table, cost: Sequence[str], discount: Sequence[str] = (), coins: int = 0) -> bool:
    """coins: how many are needed for something else."""
    icons = [*discount, *all_icons(sources(table, table.me.have["coin"] - coins))]
    return covered(list(cost), icons)


def travel(table: Table, cost: Sequence[str], discount: Sequence[str] = ()) -> Asked[None]:
    """Pay a travel cost, one source after the other, in any order."""
    have = sources(table, table.me.have["coin"])
    sets, spent = payments(cost, discount, have), list[str]()
    assert sets, "an action is chosen only if its cost can be paid (R-4.5)"
    while names := next_sources(sets, spent):
        answer = yield from put_question(table, table.active, names)
        spend(table, answer)
        spent.append(answer)
    icons = [icon for name in spent for icon in dict(have)[name]]
    yield from keep(table, leftovers(cost, discount, icons))


def spend(table: Table, answer: str) -> None:
    me, what = table.me, value(answer)
    if answer == "pilot":
        me.have["coin"] -= PILOT
    elif answer.startswith("spend:"):
        me.hand.remove(what)
        me.play.append(what)
    elif answer.startswith("spend_boon:"):
        me.boons.remove(what)
        me.boons_used.append(what)
    elif answer.startswith("spend_assistant:"):
        me.assistant(what).used = True
    else:
        table.kept -= Counter([what])


def leftovers(cost: Sequence[str], discount: Sequence[str], icons: Sequence[str]) -> list[Counter[str]]:
    """What may remain of the icons; those of the discount count first (R-6.8)."""
    for used in range(len(cost) + 1):
        left = [
            Counter(icons) - Counter(chosen)
            for chosen in {tuple(sorted(some)) for some in combinations(icons, used)}
            if covered(cost, [*discount, *chosen])
        ]
        if left:
            return left
    raise AssertionError("the sources spent cover the cost")


def keep(table: Table, left: Sequence[Counter[str]]) -> Asked[None]:
    """Icons that are not needed are kept (R-6.7); which, where that differs."""
    if table.options["surplus_icons"] == "lost":
        return
    kept = Counter[str]()
    while len(left) > 1:
        names = {f"keep:{icon}" for one in left for icon in one - kept}
        kept[value((yield from put_question(table, table.active, sorted(names))))] += 1
        left = [one for one in left if kept <= one]
    table.kept += left[0]


def travel_icons(cost: Cost) -> list[str]:
    return list(cost.get("travel", ()))
