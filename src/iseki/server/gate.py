"""The one gate: everything that a viewer gets of a table passes here, and only what is listed here leaves.

A viewer is a seat, or `game.num_players()` for everybody who watches. Who looks back at a game that is over may be EVERYTHING, too.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from iseki.core.moves import moves
from iseki.core.opened import EVERYTHING, opened
from iseki.core.present import Decision, LogLine, Present, Reason
from iseki.core.record import readable
from iseki.core.state import State
from iseki.server.about import Terms
from iseki.server.errors import IllegalAction
from iseki.server.history import TABLE, Draft, History, Point, legal
from iseki.server.messages import Event, Position
from iseki.server.undoing import Ways, own_line, ways

encode = msgspec.json.Encoder().encode


class Gate:
    """What the viewers of one table may know of its history."""

    def __init__(self, history: History, present: Present, terms: Terms = Terms()) -> None:  # noqa: B008 a frozen struct
        self.history = history
        self.terms = terms
        self.present = present
        self.told: dict[int, list[Event]] = {}  # by viewer; what was told once is never told otherwise
        self.turned_up = (history.now.state, opened(history.now.state))

    # ---- the record
    def events(self, viewer: int, since: int) -> tuple[Event, ...]:
        """The lines after `since`, redacted; all of them if the viewer claims to know more than there is."""
        told = self.tell(viewer, self.history.version)
        return tuple(told[since if since <= len(told) else 0 :])

    def tell(self, viewer: int, until: int) -> list[Event]:
        """What the viewer is told, at least up to that version. Long records are told bit by bit, so that others get their turn."""
        told = self.told.setdefault(viewer, [])
        for version in range(len(told) + 1, until + 1):
            told.append(self.event(viewer, version))
        return told

    def event(self, viewer: int, version: int) -> Event:
        before, after = self.history.points[version - 1], self.history.points[version]
        seat, name = self.history.lines[version - 1]
        (one, sees), (other, _) = self.scene(before.state, viewer), self.scene(after.state, viewer)
        moved = moves(one, other, sees)
        if seat == TABLE:
            return Event(version, seat, name, event_log(name, before), moved)
        action = one.string_to_action(name)
        log = self.present.log(one, action, other, sees)
        return Event(version, seat, name if viewer == EVERYTHING else readable(one, action, viewer), log, moved)

    def scene(self, state: State, viewer: int) -> tuple[State, int]:
        """What the viewer looks at, and as whom."""
        if viewer != EVERYTHING:
            return state, viewer
        if self.turned_up[0] is not state:  # what an event leads to, the next one begins with
            self.turned_up = state, opened(state)
        return self.turned_up[1], int(state.game.seats)

    # ---- the position
    def position(self, viewer: int) -> Position:
        """Where the game stands now."""
        return self.standing(viewer, self.history.now, ways(self.history, self.terms, viewer))

    def standing(self, viewer: int, point: Point, open_to: Ways) -> Position:
        history = self.history
        over = history.over()
        return Position(
            history.version,
            Raw(encode(self.present.view(point.state, viewer))),
            None if over else self.decision(point.state, viewer),
            None if over else int(point.state.current_player()),
            open_to.undo,
            history.result(),
            open_to.step,
            open_to.redo,
            open_to.back,
        )

    def tried(self, viewer: int, point: Point) -> Position:
        """As if the game stood there already. Nothing but to take it back is settled by then."""
        return self.standing(viewer, point, Ways(own_line(self.history, self.terms, viewer, point)))

    def back(self, viewer: int, version: int) -> Position:
        """Where the game stood after so many lines, as the viewer knew it then. Nothing can be done there."""
        state, sees = self.scene(self.history.points[version].state, viewer)
        last = version == self.history.version
        over = state.is_chance_node() or (last and self.history.over())
        asked = None if over else self.present.decision(state, int(state.game.seats))
        view = self.present.view(state, sees)
        return Position(
            version,
            Raw(encode(self.unveiled(view, state) if viewer == EVERYTHING else view)),
            asked and Decision(asked.seat, asked.kind),
            None if asked is None else asked.seat,
            result=self.history.result() if last else None,
        )

    def unveiled(self, view: Struct, opened: State) -> Struct:
        """Not cards alone are hidden: each seat as it sees itself."""
        seats = range(int(opened.game.seats))
        return replace(view, seats=tuple(self.present.view(opened, seat).seats[seat] for seat in seats))  # type: ignore[attr-defined]

    def decision(self, state: State, viewer: int) -> Decision | None:
        """Options and plans for the seat that is asked, as long as a person plays it; seat and kind for everybody else."""
        decision = self.present.decision(state, viewer)
        if decision is None or (viewer == decision.seat and viewer not in self.history.bots):
            return decision
        return Decision(decision.seat, decision.kind)

    # ---- questions
    def preview(self, viewer: int, names: tuple[str, ...]) -> tuple[Position, bool]:
        """The position after a prefix of actions, and whether it stopped before the rest.

        It stops before an action at which CHANCE is asked or anybody learns anything. Raises IllegalAction.
        """
        draft = Draft(self.history.now, self.history.version)
        for name in names:
            action = legal(draft.point.state, name)
            before = draft.point
            draft.add(viewer, action)
            if draft.point.undo_line == draft.version or draft.point.state.is_chance_node():
                return self.tried(viewer, before), True
            if draft.point.state.current_player() != viewer:
                break
        return self.tried(viewer, draft.point), False

    def reasons(self, viewer: int, about: str) -> tuple[Reason, ...]:
        return self.present.reasons(self.history.now.state, viewer, about)

    def explained(self, refusal: IllegalAction, viewer: int) -> IllegalAction:
        """The same refusal with the clause that forbids the action, where the viewer may know one."""
        name = str(refusal.data["action"])
        if name not in self.history.game.action_ids:
            return refusal
        reason = next(iter(self.reasons(viewer, name)), None)
        return refusal if reason is None else IllegalAction(reason.clause, **{**reason.data, "action": name})


def event_log(event: str, before: Point) -> tuple[LogLine, ...]:
    """Table events are public: `log.undo`, `log.redo`, `log.resign`, `log.timeout`, `log.pause`, `log.hand_over`, `log.take_back`, ..."""
    word, *rest = event.split()
    if word == "@undo":
        return (LogLine("undo", {"seat": int(rest[1]) if rest[1:] else before.mover, "to": int(rest[0])}),)
    if word == "@redo":
        return (LogLine("redo", {"seat": int(rest[1]), "to": int(rest[0])}),)
    if word == "@from":
        return (LogLine("what_if", {"to": int(rest[1])}),)
    return seat_log(word, int(rest[0]), rest[1] if rest[1:] else "")


def seat_log(word: str, seat: int, who: str) -> tuple[LogLine, ...]:
    """What became of a seat, and who acts for it from now on."""
    if word == "@seat":
        return (LogLine("take_back", {"seat": seat}) if who == "person" else LogLine("hand_over", {"seat": seat, "level": level(who)}),)
    happened = LogLine(word.removeprefix("@"), {"seat": seat})
    if who:
        return happened, LogLine("passes" if who == "auto" else "plays_on", {"seat": seat})
    return (happened,)


def level(who: str) -> str:
    return who.removeprefix("bot:")
