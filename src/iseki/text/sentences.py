"""Keys and data -> sentences in one language: log lines, prompts, reasons, labels of actions and plans."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from iseki.core.present import Datum, Decision, LogLine, Option, Plan, Reason
from iseki.text.catalogue import Language, exact, find
from iseki.text.phrases import capital

SEATS: Final = {"seat", "other", "by", "before", "copiers", "shaman", "parent", "child"}
KINDS: Final = {"card", "cards", "kind", "kinds", "character", "characters"}
AMOUNTS: Final = "amounts"  # numbers of things, each as `coin:2`
BETWEEN: Final[dict[Language, str]] = {"en": ", ", "ja": "、"}
COLON: Final[dict[Language, str]] = {"en": ": ", "ja": "："}
PLACE = re.compile(r"\{(\w+)\}")
NUMBERED = re.compile(r"([a-z]*)(\d+)")


class Speaker(Struct, frozen=True):
    """Says what a game tells. players: display names by seat; a seat without one is its number from 1 on."""

    language: Language
    game: str = ""
    players: tuple[str, ...] = ()

    def find(self, key: str) -> str | None:
        return find(key, self.language, self.game)

    def say(self, key: str, data: Mapping[str, Datum] | None = None) -> str:
        """The sentence of a key, `<key>.one` when n is 1; the key itself where no catalogue has it."""
        given = data or {}
        return PLACE.sub(lambda place: self.filled(place, given), self.sentence(key, given))

    def sentence(self, key: str, data: Mapping[str, Datum]) -> str:
        """With its gaps."""
        singular = exact(f"{key}.one", self.language, self.game) if data.get("n") == 1 else None
        return singular or self.find(key) or key

    def filled(self, place: re.Match[str], data: Mapping[str, Datum]) -> str:
        """A placeholder's word; the placeholder itself where the data lacks it, so that the gap is seen."""
        name = place[1]
        return self.word(name, data[name]) if name in data else place[0]

    def word(self, name: str, value: Datum) -> str:
        if isinstance(value, tuple):
            return BETWEEN[self.language].join(self.word(name, one) for one in value)
        if name in SEATS:
            return self.player(int(value))
        if name == AMOUNTS:
            return self.amount(str(value))
        return self.kind(str(value)) if name in KINDS else shown(value)

    def amount(self, value: str) -> str:
        """`coin:2` as `2 coins`."""
        what, _, n = value.partition(":")
        return self.say(f"amount.{what}", {"n": int(n)})

    def kind(self, kind: str) -> str:
        return self.find(f"kind.{kind}") or kind

    def player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    # ---- what a game's presentation gives
    def log(self, line: LogLine) -> str:
        """One that begins with a component begins with a capital; people write their names as they like."""
        key = f"log.{line.key}"
        first = PLACE.match(self.sentence(key, line.data))
        return capital(self.say(key, line.data)) if first and first[1] in KINDS else self.say(key, line.data)

    def prompt(self, decision: Decision) -> str:
        """What the seat that is asked reads."""
        return self.say(f"decision.{decision.kind}")

    def waiting(self, decision: Decision) -> str:
        """What the others read."""
        return self.say(f"waiting.{decision.kind}", {"seat": decision.seat})

    def reason(self, reason: Reason) -> str:
        """Why not; or that it is possible."""
        return self.say(f"why.{reason.clause or 'possible'}", reason.data)

    def clause(self, clause: str) -> str:
        """Title of a clause of the rules, also of one with its cause behind it (`G-7.5.used`); "" where it has none."""
        return self.find(f"clause.{clause}") or self.find(f"clause.{clause.rpartition('.')[0]}") or ""

    def option(self, option: Option, asked: str = "") -> str:
        """Label of an action, with the card it names. asked: kind of the decision, for the many things `done` can mean."""
        verb, _, value = option.action.partition(":")
        own = self.choice(option) or self.find(f"action.{verb}.{value or asked}") or self.numbered(verb, value)
        if own:
            return own
        label = self.say(f"action.{verb}")
        return f"{label}{COLON[self.language]}{self.kind(value)}" if value else label

    def choice(self, option: Option) -> str | None:
        """What is chosen of a component's list, told by its data: the piece `choice:<key of choice>`."""
        chosen = [piece for piece in option.pieces if piece.startswith("choice:")]
        return self.find(chosen[0].replace(":", ".", 1)) if chosen else None

    def numbered(self, verb: str, value: str) -> str | None:
        """Label of an action with a seat or a place: `action.name.number` of `name:3`, `action.stand.up` of `stand:up3`."""
        match = NUMBERED.fullmatch(value)
        key = f"action.{verb}.{match[1] or 'number'}" if match else ""
        return self.say(key, {"seat": int(match[2]), "n": int(match[2]) + 1}) if match and self.find(key) else None

    def plan(self, plan: Plan) -> str:
        """What a plan does, gains and purifies, in one line."""
        data: dict[str, Datum] = {**plan.data, **plan.gains, "cards": plan.data.get("purified", ())}
        parts = [self.say(f"plan.{plan.verb}_suited" if data.get("suited") else f"plan.{plan.verb}", data)]
        parts += [self.say("plan.joker", data)] if data.get("joker") else []
        parts += [self.say("plan.purified", data)] if data["cards"] else []
        return BETWEEN[self.language].join(parts)


def shown(value: str | int) -> str:
    """A loss has a sign of its own, not a hyphen."""
    return f"\u2212{-value}" if isinstance(value, int) and value < 0 else str(value)
