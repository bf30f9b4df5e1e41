"""How much an action promises before it is played, in points: what leads quick play and the first looks of a search. Compiled.

Declining, going on and ending are worth nothing; everything else is measured against them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.features.journeys import dig_urge, discover_urge, overcome_urge, site_urge, threat
from iseki.games.arnak.features.standing import coin_points
from iseki.games.arnak.features.studies import research_urge, tile_urge
from iseki.games.arnak.features.tables import Tables
from iseki.games.arnak.ops.choices import ChooseOp
from iseki.games.arnak.ops.free import played_kind
from iseki.games.arnak.rules.board import figures_home, position_of
from iseki.games.arnak.rules.cards import hand_count, idols_in
from iseki.games.arnak.rules.costs import COIN, COMPASS, TABLET, part
from iseki.games.arnak.rules.track import in_temple

ASSISTANTS: Final = at.GILD_ACTION - at.RESCUE_ACTION
NOT_NOW: Final = -1.5  # a free action in the middle of something: it can wait


def coin_now(s: State, t: Tables, seat: i64) -> float:
    """Points of a coin for this seat now."""
    coin = coin_points(s, t, at.round(s) if at.passed(s, seat) == 0 else at.round(s) + 1)
    return t.weights.tile if coin > 0.0 and in_temple(s, seat) else coin


def urge(s: State, t: Tables, seat: i64, action: i64) -> float:
    coin = coin_now(s, t, seat)
    if action < at.DIG_ACTION:
        promise = free_urge(s, t, seat, action, coin)
        return promise if s.v[s.v[0]] == at.TURN_OP else promise + NOT_NOW
    if action < at.PASS_ACTION:
        return main_urge(s, t, seat, action, coin)
    if action < at.DRAW_ACTION:
        return card_urge(s, t, seat, action, coin)
    return answer_urge(s, t, seat, action, coin)


# ---------------------------------------------------------------- free actions
def free_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    if action < at.SLOT_ACTION:
        kind = played_kind(action)
        return coin * t.played[kind] - kept_for(s, t, seat, kind, coin)
    if action < at.BOON_ACTION:
        return slot_urge(s, t, seat, action - at.SLOT_ACTION, coin)
    if action < at.ASSIST_ACTION:
        return coin * t.played[at.GUARDIAN + action - at.BOON_ACTION] - 0.2
    kind = at.ASSISTANT + action - at.ASSIST_ACTION
    if not at.free_of(s, kind):
        return 0.7
    silver = s.zone(s.game.first[kind]) == at.SILVER + seat
    return coin * (t.played[kind] if silver else t.gold[kind]) - 0.1


def kept_for(s: State, t: Tables, seat: i64, kind: i64, coin: float) -> float:
    """What the card would be good for instead: a way for an archaeologist."""
    if at.passed(s, seat):
        return 0.0
    home = figures_home(s, seat)
    scarce = hand_count(s, seat) <= home + 1
    way = t.travel[kind] * coin
    return way + 0.5 if home > 0 and scarce else 0.4 * way if home > 0 else 0.1


def slot_urge(s: State, t: Tables, seat: i64, option: i64, coin: float) -> float:
    """What the slot gives, less its points (R-10.4)."""
    lost = float(at.slot_points(s, idols_in(s, at.SLOT + seat)))
    return coin * t.sequence[at.slot_effect(s, option)] - lost


# ---------------------------------------------------------------- main actions
def main_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    if action < at.DISCOVER_ACTION:
        return dig_urge(s, t, seat, action - at.DIG_ACTION, coin)
    if action < at.OVERCOME_ACTION:
        return discover_urge(s, t, seat, action - at.DISCOVER_ACTION + 5, coin)
    if action < at.BUY_ACTION:
        return overcome_urge(s, t, action - at.OVERCOME_ACTION, coin)
    if action < at.GLASS_ACTION:
        kind = action - at.BUY_ACTION + at.ITEM
        return gained(s, t, kind, coin) - coin * paid(s, t, kind)
    if action < at.TEMPLE_ACTION:
        return research_urge(s, t, seat, action, coin)
    return tile_urge(s, t, action - at.TEMPLE_ACTION, coin)


def gained(s: State, t: Tables, kind: i64, coin: float) -> float:
    """Points of a card for the rest of the game; of an artifact the effect now."""
    left = at.rounds(s) - at.round(s)
    uses = 0.5 * coin * float(left) * (t.useful[kind] - 0.9)
    points = float(at.points_of(s, kind)) + (uses if uses > 0.0 else 0.0)
    if kind >= at.ARTIFACT:
        points += coin * (t.played[kind] + t.resource[TABLET])  # no tablet is paid
    return points


def paid(s: State, t: Tables, kind: i64) -> float:
    cost = at.cost_of(s, kind)
    return t.resource[COIN] * float(part(cost, COIN)) + t.resource[COMPASS] * float(part(cost, COMPASS))


# ---------------------------------------------------------------- cards as payment, or out of the game
def card_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    if action < at.SPEND_ACTION:
        return 0.0  # pass, end of the turn
    if action < at.PUT_ACTION:
        return spending(s, t, seat, action, coin)
    if action < at.EXILE_HAND_ACTION:
        return putting(s, t, action - at.PUT_ACTION, coin)
    if action < at.EXILE_PLAY_ACTION:
        return exiling(s, t, action - at.EXILE_HAND_ACTION, coin) - 0.2
    return exiling(s, t, action - at.EXILE_PLAY_ACTION, coin) if action < at.EXILE_TILE_ACTION else 2.0


def spending(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    """The less the source is good for otherwise the better."""
    if action < at.SPEND_BOON_ACTION:
        return -coin * (0.8 * t.played[action - at.SPEND_ACTION] + 0.2 * t.travel[action - at.SPEND_ACTION])
    if action < at.SPEND_ASSISTANT_ACTION:
        return -1.2 * coin
    if action < at.PILOT_ACTION:
        return -coin * t.played[at.ASSISTANT + action - at.SPEND_ASSISTANT_ACTION]
    if action == at.PILOT_ACTION:
        return -2.0 * coin
    return 0.1 if action < at.KEEP_ACTION else 0.0


def putting(s: State, t: Tables, kind: i64, coin: float) -> float:
    """At the end of the round Fear goes, and what is better than the average stays (R-18.3); as a cost the worst card goes."""
    if s.v[s.v[0]] == at.KEEP_HAND_OP:
        return 1.0 if kind == at.FEAR or t.useful[kind] < 1.2 else -1.0
    worth = t.played[kind] if t.played[kind] > 0.0 else 0.0
    return -coin * (worth + 0.3 * t.travel[kind])


def exiling(s: State, t: Tables, kind: i64, coin: float) -> float:
    left = float(at.rounds(s) - at.round(s))
    if kind == at.FEAR:
        return 1.0 + 0.4 * left
    return 0.12 * left * (1.4 - t.useful[kind]) * 5.0 - float(at.points_of(s, kind)) - 0.3


# ---------------------------------------------------------------- the other answers
def answer_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    if action < at.HOLD_ACTION:
        return 0.8 + 0.2 * float(action - at.DRAW_ACTION)
    if action < at.RETURN_ACTION:
        return t.useful[action - at.HOLD_ACTION]
    if action < at.UPGRADE_ACTION:
        return t.useful[action - at.RETURN_ACTION] - 0.8
    if action < at.ACCEPT_ACTION:
        return 0.7 if action < at.REFRESH_ACTION else coin * t.played[at.ASSISTANT + action - at.REFRESH_ACTION]
    if action == at.ACCEPT_ACTION:
        return accepting(s, seat)
    if action < at.RECALL_ACTION:
        return optional(s, t, action - at.OPTION_ACTION, coin)
    if action < at.TAKE_ACTION:
        return place_urge(s, t, seat, action, coin)
    return piece_urge(s, t, seat, action, coin)


def accepting(s: State, seat: i64) -> float:
    """What is offered is good, but for passing early."""
    if s.top().name == "pass_for":
        return -1.5 if figures_home(s, seat) > 0 or hand_count(s, seat) > 2 else 0.5
    return 0.6


def optional(s: State, t: Tables, i: i64, coin: float) -> float:
    op = s.top()
    return coin * t.sequence[op.options_of[i]] if isinstance(op, ChooseOp) else 0.0


def place_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    """Archaeologists moved, sites used, guardians led."""
    if action < at.RELOCATE_ACTION:
        return 1.0 - threat(s, seat, position_of(action - at.RECALL_ACTION))
    if action < at.RELOCATE_TO_ACTION:
        return 1.0 - threat(s, seat, position_of(action - at.RELOCATE_ACTION))
    if action < at.ACTIVATE_ACTION:
        place = position_of(action - at.RELOCATE_TO_ACTION)
        return site_urge(s, t, place, coin) + threat(s, seat, place)
    if action < at.LEAD_ACTION:
        return site_urge(s, t, action - at.ACTIVATE_ACTION, coin)
    return 0.8 if action < at.LEAD_TO_ACTION else site_urge(s, t, action - at.LEAD_TO_ACTION, coin)


def piece_urge(s: State, t: Tables, seat: i64, action: i64, coin: float) -> float:
    """Cards taken, assistants, tiles."""
    rounds = float(at.rounds(s) - at.round(s) + 1)
    if action < at.TAKE_EXILED_ACTION:
        return gained(s, t, at.ITEM + action - at.TAKE_ACTION, coin)
    if action < at.RECRUIT_ACTION:
        return gained(s, t, at.ITEM + action - at.TAKE_EXILED_ACTION, coin)
    if action < at.GILD_ACTION:
        kind = at.ASSISTANT + (action - at.RECRUIT_ACTION) % ASSISTANTS
        return coin * rounds * t.played[kind]
    if action < at.HIRE_ACTION:
        kind = at.ASSISTANT + action - at.GILD_ACTION
        return coin * (rounds * t.gold[kind] - (rounds - 1.0) * t.played[kind])
    if action < at.SWAP_ACTION:
        return coin * t.gold[at.ASSISTANT + action - at.HIRE_ACTION]
    if action < at.FIRST_ACTION:
        return coin * rounds * (1.4 - t.played[at.ASSISTANT + action - at.SWAP_ACTION])
    if at.BONUS_ACTION <= action < at.GO_ON_ACTION:
        return coin * t.played[at.BONUS_TILE + action - at.BONUS_ACTION]
    return 0.0
