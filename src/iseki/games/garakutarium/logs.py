"""What an action did, as lines for one viewer: keys of `log` in the catalogues, with data.

Told from what the viewer sees before and after, and from the action only where everybody may read it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import iseki.games.garakutarium.layout as at
from iseki.core.present import Datum, LogLine
from iseki.core.state import State
from iseki.games.garakutarium.log_ends import ending
from iseki.games.garakutarium.rules import one_suit
from iseki.games.garakutarium.scene import Lines, Scene, line, scene_of

DETECTIVE = ("pick", "drop", "top")


def told(before: State, action: int, after: State, viewer: int) -> tuple[LogLine, ...]:
    """The action itself first, then what followed by itself, in the order of the rules."""
    scene = scene_of(before, action, after, viewer)
    lines: Lines = []
    for teller in (act, set_made, drawn, put_back, shuffled, split, rest_taken, turn_begun, dug, looked):
        lines += teller(scene)
    return (*lines, *(ending(scene) if after.is_terminal() else []))


def act(scene: Scene) -> Lines:
    return ACTS[scene.verb](scene) if scene.verb in ACTS else []


# ---------------------------------------------------------------- what the action says
def first(scene: Scene) -> Lines:
    return [line("first", seat=int(scene.value))]


def deal(scene: Scene) -> Lines:
    """Once, when the last character is dealt; who owns them reads their names."""
    if scene.next == "deal":
        return []
    own = scene.now(at.SECRET + scene.viewer) if scene.viewer < 2 else ()
    return [line("deals"), *([line("dealt", seat=scene.viewer, cards=own)] if own else [])]


def take(scene: Scene) -> Lines:
    taken = scene.gained(at.LOOT + scene.seat)
    if not taken:
        return []
    lines = [line(f"takes_{scene.value}", seat=scene.seat, cards=taken)]
    return lines + turned_up(scene, scene.seat, taken, at.BESIDE) if scene.value == "closed" else lines


def turned_up(scene: Scene, seat: int, taken: tuple[str, ...], *face_up: int) -> Lines:
    """Which of the cards that the seat took had been face down (G-3.3)."""
    lay_open = Counter(kind for zone in face_up for kind in scene.then(zone))
    return [line("was_hidden", seat=seat, card=kind) for kind in (Counter(taken) - lay_open).elements()]


def purify(scene: Scene) -> Lines:
    return [line("purifies", seat=scene.seat, card=scene.value)]


def discard(scene: Scene) -> Lines:
    if not scene.value.startswith("K"):
        return [line("discards", seat=scene.seat, card=scene.value)]
    return [line("discards_curse", seat=scene.seat, card=scene.value, points=-scene.change, score=scene.score)]


def skill(scene: Scene) -> Lines:
    shown = line("skill", seat=scene.seat, character=scene.value)
    if scene.value == "mad-scientist":
        return [shown, payment(scene)]
    nothing = {"phantom-thief": "steals_nothing", "detective": "looks_nothing"}.get(scene.value)
    return [shown, line(nothing, seat=scene.seat)] if nothing and scene.next == "part" else [shown]


def payment(scene: Scene) -> LogLine:
    owed = sum(kind.startswith("K") for kind in scene.now(at.LOOT + scene.seat))
    if owed == 0:
        return line("pays_nothing", seat=scene.seat)
    return line("pays", seat=scene.seat, n=owed, points=-scene.change, score=scene.score)


def search(scene: Scene) -> Lines:
    found = scene.gained(at.LOOT + scene.seat)
    result = [line("finds", seat=scene.seat, card=kind) for kind in found] or [line("finds_nothing", seat=scene.seat)]
    return [line(f"searches_{scene.value}", seat=scene.seat), *result]


def steal(scene: Scene) -> Lines:
    return [line("steals", seat=scene.seat, other=1 - scene.seat, card=scene.value)]


def pick(scene: Scene) -> Lines:
    return [line("picks", seat=scene.seat, card=scene.value)]


def drop(scene: Scene) -> Lines:
    return [line("drops", seat=scene.seat, card=scene.value)]


def done(scene: Scene) -> Lines:
    return [line("picks_nothing", seat=scene.seat)] if scene.asked == "pick" else []


def end_part(scene: Scene) -> Lines:
    return [line("ends_part", seat=scene.seat)]


ACTS: dict[str, Callable[[Scene], Lines]] = {
    "first": first,
    "deal": deal,
    "take": take,
    "purify": purify,
    "discard": discard,
    "skill": skill,
    "search": search,
    "steal": steal,
    "pick": pick,
    "drop": drop,
    "done": done,
    "end_part": end_part,
}


# ---------------------------------------------------------------- what followed by itself
def set_made(scene: Scene) -> Lines:
    """The score rises by sets alone (G-8.11)."""
    if scene.change <= 0:
        return []
    before = Counter(scene.then(at.LOOT + scene.seat)) + Counter(scene.then(at.MAKING))
    used = sorted((before - Counter(scene.now(at.LOOT + scene.seat))).elements(), key=scene.by_number)
    data: dict[str, Datum] = {"seat": scene.seat, "cards": tuple(used), "points": scene.change, "score": scene.score}
    return [LogLine(set_key(scene, used), data)]


def set_key(scene: Scene, used: list[str]) -> str:
    if "same" in (scene.verb, scene.asked):
        return "same"
    kinds = scene.after.game.kind_names
    return "run_suited" if one_suit(sum({1 << kinds.index(kind) for kind in used})) else "run"


def drawn(scene: Scene) -> Lines:
    """Cards of the Knight, face up (G-10.1)."""
    if scene.asked != "knight" and scene.value != "knight":
        return []
    cards = scene.gained(at.LOOT + scene.seat)
    return [line("draws", seat=scene.seat, cards=cards)] if cards else []


def put_back(scene: Scene) -> Lines:
    """Once, when the Detective has finished; who put them back reads their order."""
    if scene.asked not in DETECTIVE or scene.next in DETECTIVE:
        return []
    n = scene.put_back_before + scene.count_before(at.LOOKED) - (scene.verb in ("pick", "drop"))
    if n == 0:
        return []
    known = () if scene.shuffled else scene.top_now
    return [line("puts_back_cards", seat=scene.seat, cards=known)] if known else [line("puts_back", seat=scene.seat, n=n)]


def shuffled(scene: Scene) -> Lines:
    if not scene.shuffled:
        return []
    if scene.verb == "search":
        return [line("deck_shuffled")]
    by_card = scene.asked in DETECTIVE or (scene.verb == "discard" and scene.value == "RX")
    return [line("re_explore" if by_card else "reshuffled")]


def split(scene: Scene) -> Lines:
    """Once, when the piles are as the child will find them (G-5.4)."""
    if scene.asked not in ("hide", "join") or scene.next in ("hide", "join"):
        return []
    beside, others = scene.now(at.BESIDE), scene.now(at.OPEN)
    return [
        line("splits", seat=scene.seat),
        line("closed_pile", cards=beside) if beside else line("closed_alone"),
        line("open_pile", cards=others) if others else line("open_empty"),
        *[line("hidden_card", card=kind) for kind in scene.now(at.CLOSED)],
    ]


def rest_taken(scene: Scene) -> Lines:
    """The parent takes the remaining pile as soon as the child has ended (G-6.2)."""
    parent = 1 - scene.seat
    cards = scene.gained(at.LOOT + parent) if scene.verb == "end_part" else ()
    if not cards:
        return []
    return [line("takes_rest", seat=parent, cards=cards), *turned_up(scene, parent, cards, at.BESIDE, at.OPEN)]


def turn_begun(scene: Scene) -> Lines:
    turn = int(scene.after.turns)
    return [line("turn", n=turn, seat=int(at.parent(scene.after)))] if turn > scene.before.turns else []


def dug(scene: Scene) -> Lines:
    """Once, when the dig is complete; the parent reads the cards (G-5.1)."""
    if scene.next != "hide" or scene.asked == "hide":
        return []
    cards, parent = scene.now(at.DUG), int(at.parent(scene.after))
    return [line("digs_cards", seat=parent, cards=cards) if cards else line("digs", seat=parent, n=int(scene.after.count(at.DUG)))]


def looked(scene: Scene) -> Lines:
    """Once, when the Detective has all five; the others read how many (G-10.4)."""
    if scene.next != "pick":
        return []
    cards, seat = scene.now(at.LOOKED), int(scene.after.seat())
    return [line("looks_cards", seat=seat, cards=cards) if cards else line("looks", seat=seat, n=int(scene.after.count(at.LOOKED)))]
