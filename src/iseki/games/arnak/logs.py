"""What an action did, as lines for one viewer: keys of `log` in the catalogues, with data.

First what the action itself says, where the viewer may read it; then what changed, told from what it sees before and after.
"""

from __future__ import annotations

from collections.abc import Callable

import iseki.games.arnak.layout as at
from iseki.core.present import LogLine
from iseki.core.state import State
from iseki.games.arnak.changes import changes
from iseki.games.arnak.data import components
from iseki.games.arnak.log_ends import ending
from iseki.games.arnak.scene import Lines, Scene, line, scene_of


def told(before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
    scene = scene_of(before, action, after, viewer)
    own = ACTS[scene.verb](scene) if scene.verb in ACTS else []
    return (*own, *changes(scene), *(ending(scene) if after.is_terminal() else []))


# ---------------------------------------------------------------- an action with the piece or place it names
def names_card(key: str) -> Callable[[Scene], Lines]:
    return lambda scene: [line(key, seat=scene.seat, card=scene.value)]


def names_place(key: str) -> Callable[[Scene], Lines]:
    return lambda scene: [line(key, seat=scene.seat, kind=scene.value)]


def says(key: str) -> Callable[[Scene], Lines]:
    return lambda scene: [line(key, seat=scene.seat)]


def secret(key: str) -> Callable[[Scene], Lines]:
    """Who may not read the card reads that there was one."""
    return lambda scene: [line(f"{key}_card", seat=scene.seat, card=scene.value) if scene.value else line(key, seat=scene.seat)]


def starter(scene: Scene) -> Lines:
    return [line("starter", seat=int(scene.value))]


def overcome(scene: Scene) -> Lines:
    """Told here while it still has to be paid for; that it is overcome tells the change."""
    position = scene.before.string_to_action(f"overcome:{scene.value}") - at.OVERCOME_ACTION
    guardian = scene.then.one(at.GUARDIAN_AT + position)
    still = scene.now.one(at.GUARDIAN_AT + position)
    return [line("faces", seat=scene.seat, card=guardian)] if guardian and guardian == still else []


def research(key: str) -> Callable[[Scene], Lines]:
    return lambda scene: [line(key, seat=scene.seat, n=int(at.row_of(scene.before, int(scene.value))))]


def temple(scene: Scene) -> Lines:
    points = {tile.id: tile.vp for tile in components().temple_tile}
    return [line("temple", seat=scene.seat, kind=scene.value, points=points[f"temple_{scene.value}"])]


def upgrade(scene: Scene) -> Lines:
    return [line(f"upgrades_{scene.value}", seat=scene.seat)]


def about_source(key: str, asked: str) -> Callable[[Scene], Lines]:
    """What is used or declined as a whole is the piece that asks."""

    def lines(scene: Scene) -> Lines:
        source = int(scene.before.source())
        kinds = scene.after.game.kind_names
        return [line(key, seat=scene.seat, card=kinds[source - 1])] if source and scene.asked == asked else []

    return lines


# ---------------------------------------------------------------- what CHANCE turns up
def deal(scene: Scene) -> Lines:
    return DEALS[scene.asked](scene) if scene.asked in DEALS and not scene.setting_up else []


def at_place(key: str) -> Callable[[Scene], Lines]:
    def lines(scene: Scene) -> Lines:
        place = components().position[int(scene.before.arg(0))].id.removeprefix("pos_")
        return [line(key, card=scene.value, kind=place)]

    return lines


def shows(key: str) -> Callable[[Scene], Lines]:
    return lambda scene: [line(key, card=scene.value)]


def looked(zone: int) -> Callable[[Scene], Lines]:
    """Once, when all have been looked at; who looked reads them."""

    def lines(scene: Scene) -> Lines:
        if scene.next == scene.asked:
            return []
        known, n = scene.now.known(zone), scene.now.count(zone)
        return [line("looks_cards", seat=scene.seat, cards=known) if len(known) == n else line("looks", seat=scene.seat, n=n)]

    return lines


DEALS: dict[str, Callable[[Scene], Lines]] = {
    "site": at_place("site"),
    "guard": at_place("guard"),
    "activated": shows("turned_up"),
    "reveal": shows("revealed"),
    "top": shows("on_offer"),
    "temple_look": looked(at.LOST_TEMPLE),
    "rescue_look": looked(at.RESCUE),
}

ACTS: dict[str, Callable[[Scene], Lines]] = {
    "starter": starter,
    "deal": deal,
    "play": names_card("plays"),
    "slot": says("slots"),
    "boon": names_card("uses_boon"),
    "assist": names_card("uses_assistant"),
    "dig": names_place("digs"),
    "discover": names_place("discovers"),
    "overcome": overcome,
    "buy": names_card("buys"),
    "take": names_card("takes"),
    "take_exiled": names_card("takes"),
    "glass": research("glass"),
    "notebook": research("notebook"),
    "temple": temple,
    "spend": names_card("pays_with"),
    "spend_boon": names_card("pays_with"),
    "spend_assistant": names_card("pays_with"),
    "pilot": says("pays_pilot"),
    "spend_kept": names_place("pays_kept"),
    "put": names_card("puts"),
    "exile_hand": names_card("exiles"),
    "exile_play": names_card("exiles"),
    "exile_tile": says("returns_tile"),
    "hold": secret("keeps"),
    "return": secret("returns"),
    "upgrade": upgrade,
    "refresh": names_card("refreshes"),
    "accept": about_source("uses", "artifact"),
    "decline": about_source("declines", "artifact"),
    "recall": names_place("recalls"),
    "relocate_to": names_place("moves"),
    "activate": names_place("activates"),
    "lead_to": names_place("leads"),
    "recruit": names_card("recruits"),
    "rescue": names_card("rescues"),
    "gild": names_card("gilds"),
    "hire": names_card("hires"),
    "swap": names_card("swaps"),
}
