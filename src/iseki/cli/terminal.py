"""A game in the terminal: numbered choices for people, bots that answer at once, every step told in one language."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from iseki.ai.bots import Bot, make_bot
from iseki.ai.levels import LEVELS
from iseki.cli.board import board
from iseki.cli.choices import Choice, choices
from iseki.core.dealer import Dealer
from iseki.core.errors import IsekiError, UnknownBot
from iseki.core.record import Record
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.text.catalogue import Language
from iseki.text.rules import rules
from iseki.text.sentences import Speaker

PERSON = "me"
LOG_LINES = 20  # that `log` shows


class Terminal:
    """Plays `record` on from where it stands. seats: `me`, a level or a bot each. ask, say: the keyboard and the screen."""

    def __init__(
        self,
        record: Record,
        seats: Sequence[str],
        language: Language,
        secret: bytes,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
    ) -> None:
        self.record = record
        self.bots = {seat: bot(name) for seat, name in enumerate(seats) if name != PERSON}
        self.state = record.replay()
        self.present = game_type(record.game).present
        self.speaker = Speaker(language, record.game, tuple(f"{seat + 1} ({name})" for seat, name in enumerate(seats)))
        self.dealer = Dealer(secret)
        self.rng = Rng(secrets.randbits(31))
        self.ask = ask
        self.say = say
        self.told: list[str] = []

    def play(self) -> bool:
        """To the end, or until somebody leaves. True when the game is over."""
        while not self.state.is_terminal():
            try:
                actions = self.next_actions()
            except EOFError:
                return False
            if not actions:
                return False
            for action in actions:
                self.apply(action)
        self.finish()
        return True

    def next_actions(self) -> tuple[int, ...]:
        """What CHANCE, a bot or a person does next; nothing when the person leaves."""
        seat = int(self.state.current_player())
        if self.state.is_chance_node():
            return (self.dealer.answer(self.state),)
        if seat in self.bots:
            return (self.bots[seat].choose(self.state.resample_from_infostate(seat, self.rng), seat, self.rng),)
        return self.asked(seat)

    def apply(self, action: int) -> None:
        before = self.state
        self.state = before.clone()
        self.state.apply_action(action)
        self.record.lines.append(before.action_to_string(action))
        for line in self.present.log(before, action, self.state, self.viewer()):
            self.told.append(self.speaker.log(line))
            self.say(f"  {self.told[-1]}")

    def viewer(self) -> int:
        """The only person at the keyboard; with several people what everybody may know."""
        people = [seat for seat in range(self.record.seats) if seat not in self.bots]
        return people[0] if len(people) == 1 else self.record.seats

    def finish(self) -> None:
        scores = self.present.summary(self.state).get("score", ())
        self.record.result = " ".join(map(str, scores))
        self.say(board(self.present.view(self.state, self.viewer()), self.speaker))
        self.say(self.speaker.say("cli.over"))

    # ---- asking
    def asked(self, seat: int) -> tuple[int, ...]:
        """Ask until a choice is made. Nothing when the person leaves."""
        decision = self.present.decision(self.state, seat)
        assert decision is not None
        self.say("\n" + board(self.present.view(self.state, seat), self.speaker))
        self.say(f"\n{self.speaker.player(seat)}: {self.speaker.prompt(decision)}")
        offered = choices(decision, self.speaker, False)
        self.show(offered)
        while True:
            answer = self.ask(self.speaker.say("cli.choose")).strip()
            if answer in ("quit", "q"):
                return ()
            if answer == "all":
                offered = choices(decision, self.speaker, True)
                self.show(offered)
                continue
            actions = self.chosen(answer, offered) or self.helped(answer, seat, len(offered))
            if actions:
                return actions

    def show(self, offered: list[Choice]) -> None:
        for number, choice in enumerate(offered, 1):
            self.say(f"{number:4}  {choice.label}" + (f"   [{choice.actions[0]}]" if len(choice.actions) == 1 else ""))

    def chosen(self, answer: str, offered: list[Choice]) -> tuple[int, ...]:
        """The actions of a number or of an action's name; nothing for anything else."""
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(offered):
            return tuple(self.state.string_to_action(name) for name in offered[int(answer) - 1].actions)
        legal = {self.state.action_to_string(action): action for action in self.state.legal_actions()}
        return (legal[answer],) if answer in legal else ()

    def helped(self, answer: str, seat: int, many: int) -> tuple[int, ...]:
        """Answer anything that is no choice; it makes no move."""
        word, _, about = answer.partition(" ")
        if word == "why":
            found = [self.speaker.reason(reason) for reason in self.present.reasons(self.state, seat, about)]
            self.say("\n".join(found))
        elif word == "rules":
            self.say(looked_up(self.record.game, about, self.speaker.language))
        elif word == "log":
            self.say("\n".join(self.told[-LOG_LINES:]))
        elif word == "?":
            self.say(self.speaker.say("cli.help"))
        else:
            self.say(self.speaker.say("cli.unknown_choice", {"choice": answer[:80], "n": many}))
        return ()


def looked_up(game: str, about: str, language: Language) -> str:
    try:
        return rules(game, about, language)
    except IsekiError as error:
        return str(error)


def bot(name: str) -> Bot:
    """A level's bot, or a bot by its own name. Raises UnknownBot or NotCompiled."""
    try:
        return make_bot(LEVELS[name].bot if name in LEVELS else name)
    except UnknownBot as error:
        raise UnknownBot(f"{error}; a seat may also be {PERSON}, {', '.join(LEVELS)}") from error
