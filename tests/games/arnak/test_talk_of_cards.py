"""Every card played from a rich table, and the rare spaces of the track: what they ask and tell can be said in both languages."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.pieces import PIECES
from iseki.games.arnak.present import PRESENT
from tests.games.arnak.positions import idols, lay, legal, play, research, row, site, stand, turn
from tests.games.arnak.test_talk import SPEAKERS, asked_in, log, unsaid


def rich(hand: str, board: str = "bird") -> State:
    """Something to do for every effect: sites with guardians, idols, assistants, an exiled item, a deck."""
    others = "fear funding_car hat horse"
    deck = " ".join(name for name in others.split() if name != hand)
    state = turn(f"{hand} funding_car fear", deck=deck, board=board, coin=6, compass=9, tablet=4, arrowhead=3, jewel=2)
    state = row(state, artifacts="" if hand == "war_mask" else "war_mask", items=" ".join(i for i in ("dog", "whip", "rope") if i != hand))
    state = site(site(state, "l1_low_1", "l1_jewel", "guardian_13"), "l1_low_2", "l1_draw_arrowhead")
    state = lay(state, at.SILVER_USED, "assistant_compass")
    state = lay(state, at.ITEM_EXILE, "torch" if hand != "torch" else "axe")
    return research(stand(idols(state, crates=2, slots=1), "l1_low_1"), glass=1)


def walk(state: State, rng: Rng, steps: int, said: set[str], kinds: set[str]) -> None:
    """Random answers, other than ending the turn; everything asked, told and refused on the way is kept."""
    for _ in range(steps):
        if state.is_terminal():
            return
        decision = PRESENT.decision(state, int(state.current_player()))
        if decision is not None:
            kinds.add(decision.kind)
            said |= set(asked_in(decision))
            reasons = [reason for name in state.game.action_names[::29] for reason in PRESENT.reasons(state, decision.seat, name)]
            said |= {speaker.reason(reason) for reason in reasons for speaker in SPEAKERS}
        action = chosen(state, rng)
        said |= {speaker.log(line) for viewer in (0, 1) for line in log(state, action, viewer) for speaker in SPEAKERS}
        state.play(action)


def chosen(state: State, rng: Rng) -> int:
    """Effects rather than passing and declining."""
    actions = state.legal_actions()
    going_on = [a for a in actions if state.action_to_string(a) not in ("pass", "end_turn", "decline", "done")] or actions
    return int(state.sample_chance(rng)) if state.is_chance_node() else going_on[rng.below(len(going_on))]


@pytest.mark.parametrize("group", ["item", "artifact"])
def test_every_card_can_be_talked_about(group: str) -> None:
    said: set[str] = set()
    kinds: set[str] = set()
    for number, card in enumerate(piece.id for piece in PIECES if piece.group == group):
        state = rich(card)
        if f"play:{card}" in legal(state):
            said |= {speaker.log(line) for line in log(state, state.string_to_action(f"play:{card}"), 1) for speaker in SPEAKERS}
            walk(play(state, f"play:{card}"), Rng(number), 4, said, kinds)

    assert unsaid(said) == []
    assert kinds >= KINDS[group]


KINDS = {
    "item": {"turn", "draw", "send", "pay", "choose", "exile", "activate", "buy", "overcome", "research", "take"},
    "artifact": {"draw", "exile", "relocate", "research", "recall", "hold", "supply_assistant", "swap_assistant"}
    | {"refresh", "unslot_idol", "activate_tile", "move_guardian", "move_to", "take_exiled", "take", "overcome", "upgrade", "choose"},
}


@pytest.mark.parametrize(
    ("board", "glass", "notebook", "action", "asks"),
    [
        ("bird", 12, 0, "glass:14", "temple_bonus"),
        ("bird", 14, 0, "temple:bronze_middle", "turn"),
        ("bird", 5, 4, "notebook:5", "gild"),
        ("snake", 6, 0, "glass:8", "rescue"),
        ("snake", 12, 0, "glass:13", "results"),
        ("snake", 9, 6, "notebook:8", "take"),
    ],
)
def test_the_research_track_can_be_talked_about(board: str, glass: int, notebook: int, action: str, asks: str) -> None:
    state = research(rich("hat", board=board), glass, notebook)
    if asks == "gild":
        lay(state, at.SILVER, "assistant_upgrade")
    said: set[str] = set()
    kinds: set[str] = set()
    for seed in range(2):
        walk(play(state.clone(), action), Rng(seed), 8, said, kinds)

    assert unsaid(said) == []
    assert asks in kinds
