"""What followed from an action, as lines for one viewer: resources, cards drawn, Fear, guardians, the row, rounds and turns."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.games.arnak.ops.rounds import protected, threatened
from iseki.games.arnak.scene import Lines, Scene, line
from iseki.games.arnak.seat_view import points
from iseki.games.arnak.sight import OWN

TRADED = {"tablet": {"tablet": -1, "arrowhead": 1}, "arrowhead": {"arrowhead": -1, "jewel": 1}}  # told by the upgrade itself
TO_HAND = ("take", "hold")  # the action itself tells which card came into the hand
ENDS_ROUND = ("end_turn", "put", "done")
FROM_HAND = ("play", "put", "spend", "exile_hand")


def changes(scene: Scene) -> Lines:
    """In the order of the rules: what was paid, what was gained, what begins."""
    own = [teller(scene, seat) for seat in scene.seats for teller in OF_SEAT]
    return [one for lines in (*own, bonus(scene), exiled(scene), begun(scene)) for one in lines]


# ---------------------------------------------------------------- of a seat
def passed(scene: Scene, seat: int) -> Lines:
    return [line("passes", seat=seat)] if at.passed(scene.after, seat) > at.passed(scene.before, seat) else []


def goods(scene: Scene, seat: int) -> Lines:
    trading = scene.verb == "upgrade" and seat == scene.seat
    change, traded = scene.change(seat), TRADED[scene.value] if trading else {}
    paid = {} if trading else scene.paid(seat)
    rest = {name: change.get(name, 0) + paid.get(name, 0) - traded.get(name, 0) for name in OWN}
    lost = {name: paid.get(name, 0) - min(n, 0) for name, n in rest.items()}
    return [*amounts("pays", seat, lost), *amounts("gains", seat, rest)]


def amounts(key: str, seat: int, numbers: dict[str, int]) -> Lines:
    more = tuple(f"{name}:{n}" for name, n in numbers.items() if n > 0)
    return [line(key, seat=seat, amounts=more)] if more else []


def drawn(scene: Scene, seat: int) -> Lines:
    """Who draws reads the cards; at the start of a round a hand is told once, when it is full (R-3.2)."""
    if scene.next == "hand" or at.round(scene.after) > at.round(scene.before):
        return []
    if scene.asked == "hand":
        return hand(scene, seat)
    given = 1 if scene.verb in TO_HAND and seat == scene.seat else 0
    leaves = 1 if scene.verb in FROM_HAND and seat == scene.seat else 0
    n = scene.more(at.HAND + seat) - given + leaves
    return told_cards("draws", seat, n, scene.come(at.HAND + seat)) if n > 0 else []


def hand(scene: Scene, seat: int) -> Lines:
    cards, n = scene.now.known(at.HAND + seat), scene.now.count(at.HAND + seat)
    return [line("hand_cards", seat=seat, cards=cards) if cards and len(cards) == n else line("hand", seat=seat, n=n)]


def told_cards(key: str, seat: int, n: int, cards: tuple[str, ...]) -> Lines:
    return [line(f"{key}_cards", seat=seat, cards=cards) if len(cards) == n else line(key, seat=seat, n=n)]


def set_aside(scene: Scene, seat: int) -> Lines:
    n = scene.more(at.ASIDE + seat)
    return told_cards("sets_aside", seat, n, scene.come(at.ASIDE + seat)) if n > 0 else []


def fear(scene: Scene, seat: int) -> Lines:
    """A Fear card comes from the Fear deck; one that was put down, or shuffled at the end of the round, does not."""
    tiles = int(at.fear_tiles(scene.after, seat) - at.fear_tiles(scene.before, seat))
    came = on_the_way_home(scene, seat) - tiles if comes_home(scene, seat) else into_play(scene, seat)
    cards = [line("fear", seat=seat, n=came)] if came > 0 else []
    return [*cards, *([line("fear_tile", seat=seat, n=tiles)] if tiles > 0 else [])]


def into_play(scene: Scene, seat: int) -> int:
    """Cards of the Fear deck that lie in the play area now."""
    came = scene.come(at.PLAY + seat).count("fear") if scene.verb not in FROM_HAND or scene.value != "fear" else 0
    return min(-scene.more(at.FEAR_DECK), came)


def comes_home(scene: Scene, seat: int) -> bool:
    """The round has ended for the seat by this (R-18.2)."""
    return scene.verb in ENDS_ROUND and at.figures(scene.before, seat) > 0 and at.figures(scene.after, seat) == 0


def on_the_way_home(scene: Scene, seat: int) -> int:
    """Told by sites, guardians and figures (R-18.2): another player's last card may have gone into the play area by the same answer."""
    return 0 if protected(scene.before, seat) else int(threatened(scene.before, seat))


def guardians(scene: Scene, seat: int) -> Lines:
    return [line("overcomes", seat=seat, card=kind) for kind in scene.come(at.BOON + seat)]


def idols(scene: Scene, seat: int) -> Lines:
    crates, slots = scene.more(at.CRATE + seat), scene.more(at.SLOT + seat)
    if slots < 0:
        return [line("unslots", seat=seat)]
    if crates < 0 and slots == 0:
        return [line("pays_idol", seat=seat)]
    return [line("idols", seat=seat, n=crates)] if crates > 0 else []


def arrived(scene: Scene, seat: int) -> Lines:
    place = int(at.arrival(scene.after, seat))
    return [line("arrives", seat=seat, points=int(at.arrival_points(scene.after, place)))] if place > at.arrival(scene.before, seat) else []


OF_SEAT = (passed, goods, guardians, idols, drawn, set_aside, fear, arrived)


# ---------------------------------------------------------------- of the table
def bonus(scene: Scene) -> Lines:
    """Which tile of the Lost Temple was taken is public once it is resolved (R-23.3)."""
    return [line("bonus", seat=scene.seat, card=kind) for kind in scene.come(at.BONUS_GONE)]


def exiled(scene: Scene) -> Lines:
    """Cards of the row that went to exile: beside the moon staff, or by Ornate Hammer."""
    row = scene.gone(at.ROW)
    cards = tuple(kind for zone in (at.ARTIFACT_EXILE, at.ITEM_EXILE) for kind in scene.come(zone) if kind in row)
    key = "staff" if at.round(scene.after) > at.round(scene.before) else "row_exile"
    return [line(key, cards=cards)] if cards else []


def begun(scene: Scene) -> Lines:
    """New cards of the row, a round, a turn."""
    new = scene.come(at.ROW)
    lines = [line("refill", cards=new)] if new and not scene.setting_up else []
    if at.round(scene.after) > at.round(scene.before) or (scene.setting_up and scene.after.turns > 0):
        lines.append(line("round", n=int(at.round(scene.after)), points=totals(scene)))
    if scene.after.turns > scene.before.turns:
        lines.append(line("turn", seat=int(at.active(scene.after))))
    return lines


def totals(scene: Scene) -> tuple[str, ...]:
    """Points of all seats so far; no sentence names them, the page draws how they came about."""
    return tuple(str(points(scene.after, seat).total) for seat in scene.seats)
