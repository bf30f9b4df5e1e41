"""What an action did, as lines for one viewer: keys of `log` in the catalogues, with data. Told scene by scene (scene.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import iseki.games.costa_ruana.layout as at
from iseki.core.asking import names
from iseki.core.present import LogLine
from iseki.core.state import State
from iseki.games.costa_ruana.log_ends import ending
from iseki.games.costa_ruana.rules import SEATS, SLOTS, card_in, is_used, played_by, stands_on, taker
from iseki.games.costa_ruana.scene import Lines, Scene, line, number, scenes
from iseki.games.costa_ruana.sight import judged, kind_of, natives_on, on_island, tiles


def told(before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
    """The action itself first, then what followed by itself, in the order of the rules."""
    lines: Lines = []
    for scene in scenes(before, action, viewer):
        lines += TELLERS[scene.op](scene) if scene.op in TELLERS else []
    return (*lines, *(ending(after) if after.is_terminal() else []))


# ---------------------------------------------------------------- set-up and drawing
def draw(scene: Scene) -> Lines:
    """A card after a round, for its owner."""
    if at.rounds_begun(scene.before) == 0:
        return []
    lines = [line("reshuffled")] if scene.after.shuffles > scene.before.shuffles else []
    return [*lines, *[line("draws", seat=scene.seat, card=kind) for kind in gained(scene)]]


def gained(scene: Scene) -> list[str]:
    """Cards that the viewer has drawn itself."""
    if scene.viewer != scene.seat:
        return []
    hand = at.HAND + scene.seat
    return list((Counter(names(scene.after, hand, scene.viewer)) - Counter(names(scene.before, hand, scene.viewer))).elements())


def drawn(scene: Scene) -> Lines:
    """Once, when everybody has drawn (C-10.4)."""
    last = scene.args[1] == at.DRAW_OP and scene.after.top().name == "accept"
    return [line("refill", n=int(scene.after.count(at.PILE)))] if last else []


def tiles_laid(scene: Scene) -> Lines:
    """The cards have been dealt before; who owns them reads their names (C-2.3)."""
    own = names(scene.after, at.HAND + scene.viewer, scene.viewer) if scene.viewer in scene.seats else ()
    dealt = [line("dealt", seat=scene.viewer, cards=own)] if own else []
    return [line("deals", n=int(at.hand_start(scene.before))), *dealt, line("tiles", kinds=tiles(scene.after))]


def first_shaman(scene: Scene) -> Lines:
    return [line("first", seat=int(scene.value))]


def settle(scene: Scene) -> Lines:
    return [line("settles", seat=scene.seat, island=number(int(scene.value)))]


def round_begun(scene: Scene) -> Lines:
    return [line("round", n=int(at.rounds_begun(scene.after)), seat=int(at.shaman(scene.after)))]


# ---------------------------------------------------------------- steps 1 to 5
def before(scene: Scene) -> Lines:
    """The card as the viewer knows it, and before whom it lies."""
    slot, other = scene.args[0], int(scene.value)
    kind = kind_of(scene.after, slot, scene.viewer)
    key = ("shows" if slot < SEATS else "hides" if kind is None else "hides_card") + ("_self" if other == scene.seat else "")
    return [line(key, seat=scene.seat, other=other, **({} if kind is None else {"card": kind}))]


def stand(scene: Scene) -> Lines:
    if scene.verb == "":
        return []
    if scene.verb == "pass":
        return [line("stands_nowhere", seat=scene.seat)]
    slot = int(stands_on(scene.after, scene.seat))
    other, by, kind = scene.whose(slot), int(played_by(slot)), scene.known(slot)
    before = "_self" if other == scene.seat else ""
    whose = "" if slot < SEATS else ("_own" if by == scene.seat else "")
    key = ("stands_hidden" if kind is None else "stands" if slot < SEATS else "stands_known") + whose + before
    return [line(key, seat=scene.seat, other=other, by=by, **({} if kind is None else {"card": kind}))]


def flip(scene: Scene) -> Lines:
    return [line("flips", seat=scene.seat, tile=int(scene.value), kinds=tiles(scene.after))]


def revealed(scene: Scene, slot: int) -> LogLine:
    by, other = int(played_by(slot)), scene.whose(slot)
    return line("reveals_self" if by == other else "reveals", seat=by, other=other, card=face(scene.before, slot))


def reveal(scene: Scene) -> Lines:
    """Every face-down card, then what is not active and goes, then natives that go home (C-7.5)."""
    state = scene.before
    down = [slot for slot in range(SEATS, SLOTS) if card_in(state, slot) >= 0]
    gone = [slot for slot in range(SLOTS) if card_in(state, slot) >= 0 and card_in(scene.after, slot) < 0]
    home = [seat for seat in scene.seats if at.stands_on(state, seat) and not at.stands_on(scene.after, seat)]
    return [
        *[revealed(scene, slot) for slot in down],
        *([line("inactive", cards=tuple(face(state, slot) for slot in gone), n=len(gone))] if gone else []),
        *[line("home_unused", seat=seat) for seat in home],
    ]


def face(state: State, slot: int) -> str:
    """A card that everybody sees now, or has just seen."""
    return state.game.kind_names[state.game.kind[card_in(state, slot)]]


# ---------------------------------------------------------------- step 6
def order(scene: Scene) -> Lines:
    """Which card's effect begins, and who will copy it directly after; or which copy begins (C-8.6)."""
    state = scene.before
    begun = [slot for slot in range(SLOTS) if is_used(scene.after, slot) and not is_used(state, slot)]
    lines = [line("uses", seat=scene.seat, card=face(state, slot)) for slot in begun]
    if at.with_card(state):
        lines += [line("copies_next", seat=seat) for slot in begun for seat in natives_on(state, slot)]
    if at.copied(scene.after, scene.seat) and not at.copied(state, scene.seat):
        lines.append(line("copies", seat=scene.seat, card=face(state, int(stands_on(state, scene.seat)))))
    return lines


def ended(scene: Scene) -> Lines:
    if scene.verb == "done":
        return [line("stops", seat=scene.seat)]
    return [line("void", seat=scene.seat, card=scene.card)] if void(scene) else []


def void(scene: Scene) -> bool:
    """Did the effect end by itself before anything was done (C-8.10)? Its frame still asks for all that is printed."""
    sign = scene.card[-1]
    return scene.verb == "" and scene.args[0] == (int(sign) if sign.isdigit() else 0)


def place(scene: Scene) -> Lines:
    return on_an_island(scene, "places") if scene.verb == "place" else ended(scene)


def recall(scene: Scene) -> Lines:
    return on_an_island(scene, "recalls") if scene.verb == "recall" else ended(scene)


def on_an_island(scene: Scene, key: str) -> Lines:
    return [line(key, seat=scene.seat, island=number(int(scene.value)))]


def begun(scene: Scene) -> Lines:
    """The first half of a move says nothing yet."""
    return [] if scene.verb in ("take", "leave") else ended(scene)


def moved(scene: Scene) -> Lines:
    key = "moves_treasure" if scene.op == "carry" else "moves_native"
    return [line(key, seat=scene.seat, island=number(scene.args[0]), to=number(int(scene.value)))]


def home(scene: Scene) -> Lines:
    return [line("home", seat=scene.seat)] if at.stands_on(scene.before, scene.seat) else []


def clear(scene: Scene) -> Lines:
    return [line("home", seat=seat) for seat in scene.seats if at.stands_on(scene.before, seat)]


# ---------------------------------------------------------------- step 7 and the next Shaman
def collect(scene: Scene) -> Lines:
    """Island by island, with the reason (C-9); nothing to say of an island without natives."""
    return [judgement(scene.before, island) for island in scene.islands if judged(scene.before, island) != "empty"]


def judgement(state: State, island: int) -> LogLine:
    how, who = judged(state, island), int(taker(state, island))
    most = max(on_island(state, island))
    if how == "no_treasure":
        return line("no_treasure", island=number(island))
    if how == "tied":
        return line("tied", island=number(island), most=most)
    left = int(at.treasures(state, island)) - 1
    if how == "top":
        return line("collects", seat=who, island=number(island), most=most, left=left)
    return line("collects_below", seat=who, island=number(island), most=most, left=left)


def end(scene: Scene) -> Lines:
    if scene.after.is_terminal():
        return []
    seat = int(at.shaman(scene.after))
    return [line("new_shaman", seat=seat, n=int(at.gained(scene.after, seat)))]


def accept(scene: Scene) -> Lines:
    if scene.verb == "accept":
        return [line("accepts", seat=scene.seat)]
    return [line("names", seat=scene.seat, other=int(scene.value))]


TELLERS: dict[str, Callable[[Scene], Lines]] = {
    "draw": draw,
    "each": drawn,
    "tiles": tiles_laid,
    "shaman": first_shaman,
    "settle": settle,
    "round": round_begun,
    "before": before,
    "stand": stand,
    "flip": flip,
    "reveal": reveal,
    "order": order,
    "place": place,
    "recall": recall,
    "chest": begun,
    "carry": moved,
    "leave": begun,
    "go": moved,
    "home": home,
    "clear": clear,
    "collect": collect,
    "end": end,
    "accept": accept,
}
