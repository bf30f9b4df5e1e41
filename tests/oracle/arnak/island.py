"""Archaeologists on the map: dig and discover, and the effects that send and move them (R-7, R-8, R-22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.oracle.arnak.asking import ask, free_open, named, offer, window
from tests.oracle.arnak.box import DATA, IDOLS, POSITIONS, SITES, SPACES, WILD, Cost, Step, icons_at, level_of, position_of, spaces_of
from tests.oracle.arnak.costs import can_pay, pay
from tests.oracle.arnak.resolving import able, resolve, step
from tests.oracle.arnak.table import Asked, Table, deal, deal_layer
from tests.oracle.arnak.travel import discount_icons
from tests.oracle.questions import value

FIGURES = DATA["meta"]["archaeologists_per_player"]
LEVELS = ("camp", "level1", "level2")


@dataclass(frozen=True)
class Trip:
    """How an archaeologist may be sent (R-22.5); all defaults: the main action."""

    levels: Sequence[str] = LEVELS
    discount: Sequence[str] = ()
    compasses_off: int = 0
    free: bool = False
    activations: int = 1

    def icons(self, space: str, table: Table) -> list[str]:
        return [] if self.free else icons_at(space, table.side)


def trip_of(step: Step) -> Trip:
    return Trip(
        step.get("levels", LEVELS),
        step.get("discount_travel", ()),
        step.get("discount_discover", 0),
        step.get("free_travel", False),
        step.get("activations", 1),
    )


def site_at(table: Table, position: str) -> str | None:
    """The site of a camp or of a discovered position."""
    return POSITIONS[position].get("site") or table.site_at.get(position)


def discovered(table: Table) -> list[str]:
    return [position for position in POSITIONS if site_at(table, position)]


def free_spaces(table: Table, position: str) -> list[str]:
    return [space for space in spaces_of(position) if space not in table.blocked | table.figures()]


def open_spaces(table: Table, levels: Sequence[str]) -> list[str]:
    """Where a figure may go (R-7.1, R-22.4)."""
    return [space for position in discovered(table) if level_of(position) in levels for space in free_spaces(table, position)]


def discovery_cost(table: Table, position: str, trip: Trip) -> Cost:
    compasses = POSITIONS[position]["discover_cost"]["compass"]
    return {"compass": max(0, compasses - trip.compasses_off), "travel": trip.icons(position, table)}


def trips(table: Table, trip: Trip) -> list[str]:
    """Every dig and discovery that can be paid (R-7.1, R-8.1)."""
    if len(table.me.figures) == FIGURES:
        return []
    off = discount_icons(table, trip.discount)
    digs = [space for space in open_spaces(table, trip.levels) if can_pay(table, {"travel": trip.icons(space, table)}, off)]
    finds = [
        position
        for position in WILD
        if position not in table.site_at
        and level_of(position) in trip.levels
        and can_pay(table, discovery_cost(table, position, trip), off)
    ]
    return [*named("dig", digs), *named("discover", finds)]


def make_trip(table: Table, answer: str, trip: Trip, main: bool) -> Asked[None]:
    if answer.startswith("dig"):
        yield from dig(table, value(answer), trip, main)
    else:
        yield from discover(table, value(answer), trip, main)


def dig(table: Table, space: str, trip: Trip, main: bool) -> Asked[None]:
    """R-7.2."""
    yield from pay(table, {"travel": trip.icons(space, table)}, discount_icons(table, trip.discount))
    table.me.figures.add(space)
    position = position_of(space)
    yield from activate_site(table, position, main)
    for _ in range(trip.activations - 1):
        if (yield from ask_again(table, position, main)) not in ("", "decline"):
            yield from activate_site(table, position, main)


def activate_site(table: Table, position: str, main: bool) -> Asked[None]:
    site = site_at(table, position)
    assert site
    yield from resolve(table, SITES[site]["effect"], main)


def ask_again(table: Table, position: str, main: bool) -> Asked[str]:
    """The second use of a site (R-24.36), if something of it can be carried out or may yet be."""
    site = site_at(table, position)
    assert site
    effect = SITES[site]["effect"]
    return (yield from ask(table, lambda: [f"activate:{position}", "decline"] if able(table, effect, main) or free_open(table) else []))


def discover(table: Table, position: str, trip: Trip, main: bool) -> Asked[None]:
    """Pay, idol, site, guardian (R-8.2 to R-8.6)."""
    yield from pay(table, discovery_cost(table, position, trip), discount_icons(table, trip.discount))
    table.me.figures.add(position)
    idol = table.idol_at.pop(position)
    table.me.crates += POSITIONS[position]["idols_face_up"] + POSITIONS[position]["idols_face_down"]
    yield from resolve(table, IDOLS[idol]["effect"], main)
    yield from window(table)
    table.site_at[position] = yield from deal_layer(table, table.decks[level_of(position)])
    yield from activate_site(table, position, main)
    yield from window(table)
    table.guardian_at[position] = yield from deal(table, table.guardians)


@step("send", lambda table, step, _main: bool(trips(table, trip_of(step))))
def send(table: Table, step: Step, main: bool) -> Asked[None]:
    trip = trip_of(step)
    if not somewhere(table, trip):
        return
    answer = yield from ask(table, lambda: [*trips(table, trip), "decline"])  # whether it can be paid is a secret of the hand
    if answer != "decline":
        yield from make_trip(table, answer, trip, main)


def somewhere(table: Table, trip: Trip) -> bool:
    """Somebody to send and a place to go, costs aside."""
    unknown = any(position not in table.site_at and level_of(position) in trip.levels for position in WILD)
    return len(table.me.figures) < FIGURES and bool(unknown or open_spaces(table, trip.levels))


def destinations(table: Table, start: str, levels: Sequence[str]) -> list[str]:
    """A different site, any free space of it (R-22.4)."""
    return [space for space in open_spaces(table, levels) if position_of(space) != position_of(start)]


def movable(table: Table, levels: Sequence[str]) -> list[str]:
    return [space for space in SPACES if space in table.me.figures and destinations(table, space, levels)]


@step("relocate", lambda table, step, _main: bool(movable(table, step["levels"])))
def relocate(table: Table, step: Step, main: bool) -> Asked[None]:
    if not movable(table, step["levels"]):
        return
    start = value((yield from offer(table, lambda: named("relocate", movable(table, step["levels"])))))
    if start:
        goal = value((yield from ask(table, lambda: named("relocate_to", destinations(table, start, step["levels"])))))
        table.me.figures ^= {start, goal}
        yield from activate_site(table, position_of(goal), main)


@step("recall", lambda table, _step, _main: bool(table.me.figures))
def recall(table: Table, step: Step, _main: bool) -> Asked[None]:
    """Without Fear (R-24.28)."""
    me = table.me
    if me.figures:
        answer = yield from offer(table, lambda: named("recall", [space for space in SPACES if space in me.figures]))
        me.figures.discard(value(answer))


def activatable(table: Table, step: Step, done: Sequence[str] = (), hoping: bool = False) -> list[str]:
    """R-22.1. hoping: as if every cost could be paid."""
    return [
        position
        for position in discovered(table)
        if level_of(position) in step["levels"]
        and position not in done
        and not (step.get("unoccupied") and position in table.occupied())
        and not (step.get("mine") and position not in table.me.sites())
        and (hoping or can_pay(table, extra_cost(step, position)))
    ]


def extra_cost(step: Step, position: str) -> Cost:
    cost: Cost = step.get("extra_cost", {}).get(level_of(position), {})
    return cost


@step("activate", lambda table, step, _main: bool(activatable(table, step)))
def activate(table: Table, step: Step, main: bool) -> Asked[None]:
    done: list[str] = []
    for _ in range(step.get("n", 1)):
        must = bool(done) and table.options["star_charts"] == "two_or_none"
        position = value((yield from (ask_sites if must else offer_sites)(table, step, done)))
        if not position:
            return
        done.append(position)
        yield from pay(table, extra_cost(step, position))
        yield from activate_site(table, position, main)


def ask_sites(table: Table, step: Step, done: Sequence[str]) -> Asked[str]:
    """The second camp where it is two or none (R-24.35)."""
    return (yield from ask(table, lambda: named("activate", activatable(table, step, done))))


def offer_sites(table: Table, step: Step, done: Sequence[str]) -> Asked[str]:
    return (
        yield from offer(
            table,
            lambda: named("activate", activatable(table, step, done)),
            lambda: bool(activatable(table, step, done, hoping=True)),
        )
    )


@step("activate_tile")
def activate_tile(table: Table, step: Step, main: bool) -> Asked[None]:
    """The tile goes to the bottom of its stack (R-24.39)."""
    if (yield from offer(table, lambda: ["accept"])):
        stack = table.decks[step["level"]]
        tile = yield from deal_layer(table, stack)
        stack.append([tile])
        yield from resolve(table, SITES[tile]["effect"], main)
