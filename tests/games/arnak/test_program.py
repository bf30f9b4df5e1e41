"""Effects become ops: equal ones are shared, and what the engine cannot carry out is refused with the entry's name."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.inspect import StructType, type_info

from iseki.core.errors import BadLayout
from iseki.games.arnak.data import components, layout
from iseki.games.arnak.effects import AnyStep, Choose, Cost, DrawSelect, Effect, Gain, Pay, Send
from iseki.games.arnak.ops import all_ops
from iseki.games.arnak.packing import packed, packed_icons
from iseki.games.arnak.program import BUILDERS, Program


def test_every_kind_of_step_has_a_builder_and_an_entry_in_the_layout() -> None:
    names = {op.name for op in layout().op if op.many}
    assert set(BUILDERS) == set(get_args(AnyStep))
    assert {struct_info(step).tag for step in BUILDERS} == names


def struct_info(step: type) -> StructType:
    info = type_info(step)
    assert isinstance(info, StructType)
    return info


def test_a_cost_is_packed_four_bits_a_number() -> None:
    assert packed(Cost(coin=2, compass=3, jewel=1)) == 2 + 3 * 16 + 16**4
    assert packed(Cost(card=1)) == 16**5 and packed(Cost(idol=1)) == 16**6
    assert packed(Cost(travel=("boot", "plane"))) == (1 + 16**3) << 28 == packed_icons(("plane", "boot")) << 28


def test_equal_effects_are_one_sequence_and_equal_steps_one_op() -> None:
    program = Program(all_ops())
    coin: Effect = (Gain(coin=1),)
    first = program.sequence(coin)
    assert program.sequence((Gain(coin=1),)) == first and program.sequence(()) == 0
    program.sequence((Gain(coin=1), Gain(compass=1)))
    assert len(program.ops) == len(all_ops()) + 2, "a coin, a compass"


def test_the_steps_of_a_sequence_lie_side_by_side() -> None:
    program = Program(all_ops())
    one = program.sequence((Gain(coin=1), Gain(compass=1)))
    numbers = program.constants()
    first, end = numbers["step_at"][one : one + 2]
    assert [program.ops[op].name for op in numbers["step"][first:end]] == ["gain", "gain"]


BAD: dict[str, tuple[AnyStep, str]] = {
    "a number too large": (Gain(coin=16), "0 to 15"),
    "a secret cost": (Pay(Cost(travel=("car",)), ()), "only boots"),
    "cards and travel": (Pay(Cost(card=1, travel=("boot",)), ()), "cards and travel"),
    "three icons": (Pay(Cost(travel=("boot", "boot", "boot")), ()), "more than 2 travel icons"),
    "too many options": (Choose(1, ((Gain(coin=1),),) * 5), "1 of 5 options"),
    "more than there are": (Choose(3, ((Gain(coin=1),),) * 2), "3 of 2 options"),
    "too many cards": (DrawSelect(max=4, keep=1, return_top=0), "of 3 cards"),
}


@pytest.mark.parametrize("what", BAD)
def test_an_effect_that_cannot_be_carried_out_is_refused_with_the_name_of_its_entry(what: str) -> None:
    step, reason = BAD[what]
    with pytest.raises(BadLayout, match=re.escape("components.toml, effect of horse: ") + ".*" + re.escape(reason)):
        Program(all_ops()).effect("horse", (Gain(coin=1), step))


def test_every_effect_of_the_box_can_be_carried_out() -> None:
    program = Program(all_ops())
    sequences = [program.effect(card.id, card.effect) for card in components().card]
    assert all(sequence > 0 for sequence, card in zip(sequences, components().card, strict=True) if card.effect)
    assert program.effect("sturdy_boots", (Send(discount_travel=("boot", "boot")),)) > 0
