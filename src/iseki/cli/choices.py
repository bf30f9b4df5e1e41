"""The numbered choices of one decision: whole plans where they are few, else single actions."""

from __future__ import annotations

from msgspec import Struct

from iseki.core.present import Decision
from iseki.text.sentences import Speaker

FEW = 15  # plans that are shown at once


class Choice(Struct, frozen=True):
    """actions: all that the choice plays."""

    label: str
    actions: tuple[str, ...]


def choices(decision: Decision, speaker: Speaker, everything: bool) -> list[Choice]:
    """Plans first, then the actions that no shown plan begins with. everything: show plans however many there are."""
    plans = [Choice(speaker.plan(plan), plan.actions) for plan in decision.plans]
    shown = plans if everything or len(plans) <= FEW else []
    begun = {choice.actions[0] for choice in shown}
    options = [Choice(speaker.option(option, decision.kind), (option.action,)) for option in decision.options]
    return [*shown, *[choice for choice in options if choice.actions[0] not in begun]]
