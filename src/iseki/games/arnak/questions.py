"""What a seat is asked: options with the pieces they touch, and payments as plans that the page offers as one choice."""

from __future__ import annotations

from collections.abc import Iterator

import iseki.games.arnak.layout as at
from iseki.core.asking import Answers, asked, source_of
from iseki.core.asking import names as known
from iseki.core.moves import irrevocable
from iseki.core.plans import Sequence
from iseki.core.present import Option, Plan
from iseki.core.state import State
from iseki.games.arnak.board_view import side
from iseki.games.arnak.ops.choices import PayOp
from iseki.games.arnak.payments import PAYING, SOURCES, TRAVEL, names, paying, payments, sources
from iseki.games.arnak.pieces import PIECES
from iseki.games.arnak.rules.track import GLASS
from iseki.games.arnak.seat_view import points
from iseki.games.arnak.sight import resources

Pieces = tuple[str, ...]

ZONES = {  # where the piece lies that an action names, by verb
    "play": (at.HAND,),
    "put": (at.HAND,),
    "spend": (at.HAND,),
    "exile_hand": (at.HAND,),
    "exile_play": (at.PLAY,),
    "hold": (at.ASIDE,),
    "return": (at.ASIDE,),
    "boon": (at.BOON,),
    "spend_boon": (at.BOON,),
    "spend_assistant": (at.SILVER, at.GOLD),
    "assist": (at.SILVER, at.GOLD),
    "refresh": (at.SILVER_USED, at.GOLD_USED),
    "gild": (at.SILVER, at.SILVER_USED),
    "swap": (at.SILVER, at.SILVER_USED, at.GOLD, at.GOLD_USED),
}
SPACES = ("dig", "recall", "relocate", "relocate_to")
PLACES = ("discover", "overcome", "activate", "lead", "lead_to")
OPEN = ("buy", "take", "take_exiled", "recruit", "hire", "rescue", "bonus")  # a piece of the table, of its kind the only one in question
CHOICES = {piece.id: [saying.part for saying in piece.sayings if saying.choices] for piece in PIECES}


def answers(state: State, seat: int) -> Answers:
    after = {action: played(state, action) for action in state.legal_actions()}
    return tuple(option(state, seat, action, end) for action, end in after.items()), tuple(plans(state, seat, after))


def played(state: State, action: int) -> State:
    after = state.clone()
    after.apply_action(action)
    return after


# ---------------------------------------------------------------- options
def option(state: State, seat: int, action: int, after: State) -> Option:
    name = state.action_to_string(action)
    verb, _, value = name.partition(":")
    return Option(name, verb, pieces_of(state, seat, verb, value), irrevocable(state, after))


def pieces_of(state: State, seat: int, verb: str, value: str) -> Pieces:
    """What an action touches: `zone:kind`, or `space:`, `place:`, `node:`, `temple:` with the value of the action."""
    if verb in ZONES:
        return of_seat(state, seat, verb, value)
    if verb in SPACES:
        return (f"space:{value}",)
    if verb in PLACES:
        return (f"place:{value}",)
    if verb in OPEN:
        return on_table(state, value)
    if verb in ("glass", "notebook"):
        return (f"{verb}{seat}", f"node:{value}")
    if verb == "option":
        return choice(state, value)
    if verb == "first":
        return result(state, seat, value)
    return (f"{verb}:{value}",) if verb in ("temple", "slot", "spend_kept") else ()


def of_seat(state: State, seat: int, verb: str, value: str) -> Pieces:
    kind = state.game.kind_names.index(value)
    zones = [zone + seat for zone in ZONES[verb] if state.find(zone + seat, kind) >= 0]
    return tuple(f"{state.game.zone_names[zone]}:{value}" for zone in zones[:1])


def on_table(state: State, value: str) -> Pieces:
    """Of several equal bonus tiles the one that can be taken is on the space in question; the zone tells."""
    game, kind = state.game, state.game.kind_names.index(value)
    cards = range(int(game.first[kind]), int(game.cards))
    zones = {int(state.zone(card)) for card in cards if game.kind[card] == kind}
    asking = at.BONUS_AT + int(state.arg(2)) if asked(state) == "bonus" else at.LOST_TEMPLE
    zone = asking if asking in zones else min(zones)
    return (f"{game.zone_names[zone]}:{value}",)


def choice(state: State, value: str) -> Pieces:
    """The entry of the list of the piece that asks: `choice:watch.0`, `choice:assistant_car.gold.1`."""
    source = source_of(state, int(state.source()))
    parts = CHOICES.get(source, [])
    if not parts:
        return ()
    two_sides = set(parts) <= {"silver", "gold"}
    return (f"choice:{source}.{side_asking(state, source)}.{value}" if two_sides else f"choice:{source}.{value}",)


def side_asking(state: State, assistant: str) -> str:
    """The side of an assistant whose effect holds the question."""
    gold = int(at.gold_effect_of(state, state.game.kind_names.index(assistant)))
    return "gold" if holds(state, gold, int(state.v[state.v[0]])) else "silver"


def holds(state: State, sequence: int, op: int) -> bool:
    """Is an op among the steps of a sequence, or behind a cost in it?"""
    steps = [int(at.step(state, i)) for i in range(int(at.step_at(state, sequence)), int(at.step_at(state, sequence + 1)))]
    behind = [step for step in map(state.game.ops.__getitem__, steps) if isinstance(step, PayOp)]
    return op in steps or any(holds(state, int(pay.then), op) for pay in behind)


def result(state: State, seat: int, value: str) -> Pieces:
    """What a step of research gives (ResultsOp): `result:bonus_exile`, `result:row.bird.2.glass`; of several tiles none yet."""
    token, node = int(state.arg(1)), int(state.arg(2))
    if value == "row":
        return (f"result:row.{side(state)}.{int(at.row_of(state, node))}.{'glass' if token == GLASS else 'notebook'}",)
    tiles = known(state, at.BONUS_AT + node, seat)
    return (f"result:{tiles[0]}",) if len(tiles) == 1 else ()


# ---------------------------------------------------------------- plans
def plans(state: State, seat: int, after: dict[int, State]) -> Iterator[Plan]:
    """While paying every payment; else the cheapest payment of each option that begins one."""
    if asked(state) in TRAVEL:
        yield from planned(state, seat, [(way, 0) for way in payments(state)])
    elif asked(state) not in PAYING:
        yield from planned(state, seat, [begun(action, end) for action, end in after.items() if paying(end)])


def begun(action: int, end: State) -> tuple[Sequence, int]:
    """The cheapest payment after an action that begins one, and how many others there are."""
    (actions, last), *others = payments(end)
    return ((action, *actions), last), len(others)


def planned(state: State, seat: int, ways: list[tuple[Sequence, int]]) -> Iterator[Plan]:
    now = owned(state, seat) if ways else {}
    for way, others in ways:
        yield plan(state, seat, way, others, gains(now, owned(way[1], seat)))


def plan(state: State, seat: int, way: Sequence, others: int, gained: dict[str, int]) -> Plan:
    """gained: change of own resources and points by all that it does. data: what it uses up, and how many other payments there are."""
    actions = names(state, way[0])
    verb = actions[0].partition(":")[0]
    pieces = tuple(piece for name in actions for piece in pieces_of(state, seat, *name.partition(":")[::2]))
    return Plan(
        actions,
        "pay" if verb in SOURCES or verb == "keep" else verb,
        pieces,
        gained,
        {"kinds": sources(actions), "others": others},
        irrevocable(state, way[1]),
    )


def gains(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: n - before[name] for name, n in after.items() if n != before[name]}


def owned(state: State, seat: int) -> dict[str, int]:
    """It tells nothing hidden: a plan ends before CHANCE answers, and idols that lie face down count alike."""
    return {**resources(state, seat), "points": points(state, seat).total}
