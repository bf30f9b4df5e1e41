"""Builders of positions for the tests of Arnak: pieces, positions, spaces and nodes by the names that actions use, separated by spaces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import iseki.games.arnak.layout as at
from iseki.core.game import Game
from iseki.core.op import Op
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.arnak.data import layout
from iseki.games.arnak.game import GAME, PRESETS
from iseki.games.arnak.rules.cards import FEAR_CARDS, PLAYER_CARDS
from iseki.games.arnak.rules.scoring import total
from iseki.games.arnak.rules.track import LOST_TEMPLE

RESOURCES = ("coin", "compass", "tablet", "arrowhead", "jewel")
PLACES = 6


@lru_cache(None, typed=True)
def load(seats: int = 2, **options: object) -> Game:
    """Arnak with rule options by keyword."""
    return GAME.load(seats, options)


def preset(name: str, seats: int = 2, **options: object) -> Game:
    """Arnak with a preset of R-27 and more options."""
    return load(seats, **{**PRESETS[name], **options})


@cache
def laid_out(seats: int, options: tuple[tuple[str, object], ...]) -> State:
    """The first turn of seat 0; CHANCE always dealt what comes first in components.toml."""
    s = load(seats, **{"first_player": 0, **dict(options)}).new_initial_state()
    while s.is_chance_node():
        s.play(s.legal_actions()[0])
    return s


def turn(hand: str = "", *, deck: str | None = None, play: str = "", seats: int = 2, round_number: int = 1, **more: object) -> State:
    """Seat 0 begins a turn and holds exactly these cards. deck: all that is in it, in no order; None: the rest of the own six cards.

    more: resources by name (0 if not named), main_used; every other name is an option of the rules.
    """
    numbers = {name: int(str(more.pop(name, 0))) for name in RESOURCES}
    used = int(str(more.pop("main_used", 0)))
    s = laid_out(seats, tuple(sorted(more.items()))).clone()
    own(s, **numbers)
    at.set_main_used(s, used)
    if round_number > 1:
        at.set_round(s, round_number)
        row(s)  # empty, then mended
    unload(s, deck is not None)
    hold(s, hand)
    lay(s, at.PLAY, play)
    for name in (deck or "").split():
        s.write(piece(s, name), at.DECK)
    mend_row(s)
    s.advance()
    return s


def mend_row(s: State) -> None:
    """Where a card was taken from the row for a hand another one lies."""
    for place, name in enumerate(row_names(s)):
        if not name:
            deck = at.ARTIFACT_DECK if place < at.round(s) else at.ITEM_DECK
            s.lay(next(card for card in range(PLAYER_CARDS) if s.zone(card) == deck), at.ROW, place)


def unload(s: State, everything: bool) -> None:
    """Seat 0's hand goes back to the deck, or with the deck out of the game."""
    for card in range(PLAYER_CARDS):
        if s.zone(card) == at.HAND or (s.zone(card) == at.DECK and everything):
            if not everything:
                s.write(card, at.DECK)
            else:
                s.lay(card, at.OUT if card < FEAR_CARDS else at.FEAR_DECK)


def kind(s: State, name: str) -> int:
    return s.game.kind_names.index(name)


def piece(s: State, name: str, home: int = at.DECK, zone: int = -1) -> int:
    """A piece of this name outside `zone`, best one from `home`, else from where nobody holds it yet."""
    wanted = kind(s, name)
    copies = [card for card in range(s.game.cards) if s.game.kind[card] == wanted and s.zone(card) != zone]
    assert copies, f"there is no {name} left"
    free = [card for card in copies if s.zone(card) == home] + [card for card in copies if not held(s, card)]
    return (free or copies)[0]


def held(s: State, card: int) -> bool:
    return any(zone <= s.zone(card) < zone + 4 for zone in (at.HAND, at.PLAY, at.DECK))


def hold(s: State, names: str, seat: int = 0) -> State:
    """Cards into a hand, as if drawn."""
    for name in names.split():
        s.keep(piece(s, name, at.DECK + seat), at.HAND + seat, bit(seat), 0, 15)
    return s


def lay(s: State, zone: int, names: str) -> State:
    """Pieces face up into a zone; cards of a play area come from the own deck if they can."""
    home = at.DECK + zone - at.PLAY if at.PLAY <= zone < at.PLAY + 4 else at.DECK
    for name in names.split():
        s.lay(piece(s, name, home, zone), zone)
    return s


def own(s: State, seat: int = 0, **amounts: int) -> State:
    """Resources of a seat."""
    for name, n in amounts.items():
        s.put(at.COIN_FIELD + 4 * RESOURCES.index(name) + seat, n)
    return s


def row(s: State, artifacts: str = "", items: str = "") -> State:
    """The whole card row, from the staff outwards for each type; what lay there goes back to its deck."""
    for card in range(PLAYER_CARDS):
        if s.zone(card) == at.ROW:
            s.write(card, at.ARTIFACT_DECK if s.game.kind[card] >= at.ARTIFACT else at.ITEM_DECK)
    staff = int(at.round(s))
    for i, name in enumerate(artifacts.split()):
        s.lay(piece(s, name), at.ROW, staff - 1 - i)
    for i, name in enumerate(items.split()):
        s.lay(piece(s, name), at.ROW, staff + i)
    return s


def names_of(verb: str) -> tuple[str, ...]:
    return next(entry.values for entry in layout().action if entry.verb == verb)


def position(name: str) -> int:
    """Number of a position: `camp_1`, `l1_low_2`."""
    return names_of("overcome").index(name)


def space(name: str) -> int:
    """Number of a space: `camp_1.2`, `l1_low_2`."""
    return names_of("dig").index(name)


def site(s: State, where: str, tile: str = "", guardian: str = "") -> State:
    """A discovered site and a guardian at a position; its idols are gone."""
    p = position(where)
    for card in range(s.game.cards):
        if s.zone(card) == at.IDOL_AT + p:
            s.lay(card, at.IDOL_GONE)
    lay(s, at.SITE_AT + p, tile)
    return lay(s, at.GUARDIAN_AT + p, guardian)


def stand(s: State, *spaces: str, seat: int = 0) -> State:
    """A seat's archaeologists on the map."""
    at.set_figures(s, seat, sum(bit(space(name)) for name in spaces))
    return s


def idols(s: State, crates: int = 0, slots: int = 0, seat: int = 0) -> State:
    """Idols of a seat, from the bag of positions far away."""
    free = [card for card in range(s.game.cards) if at.IDOL_AT <= s.zone(card) < at.IDOL_AT + 17][::-1]
    for card in free[:crates]:
        s.lay(card, at.CRATE + seat)
    for card in free[crates : crates + slots]:
        s.lay(card, at.SLOT + seat)
    return s


def research(s: State, glass: int = 0, notebook: int = 0, seat: int = 0) -> State:
    """Tokens of a seat at research spaces by number."""
    at.set_glass(s, seat, glass)
    at.set_notebook(s, seat, notebook)
    return s


def play(s: State, *names: str) -> State:
    """Apply actions by name, in place; each must be legal."""
    for name in names:
        assert name in legal(s), f"{name} is not among {legal(s)}"
        s.apply_action(s.string_to_action(name))
    return s


def chance(s: State, *first: str) -> State:
    """Answer CHANCE until a seat is asked: with these names, then with what comes first."""
    left = list(first)
    while s.is_chance_node():
        play(s, left.pop(0) if left else legal(s)[0])
    return s


def next_turn(s: State) -> State:
    """The seat asked passes or ends its turn, whatever is dealt then."""
    if "pass" in legal(s):
        play(s, "pass")
    return chance(play(s, "end_turn")) if "end_turn" in legal(s) else chance(s)


def over(seats: int = 2) -> State:
    """The end of a game in which nobody did anything: 8 points each."""
    s = turn(seats=seats, round_number=5)
    while not s.is_terminal():
        next_turn(s)
    return s


def tied_in_the_lost_temple() -> State:
    """Seat 0 arrived second for 21 points, seat 1 first for 23: two points in a Fear tile make them equal."""
    s = over()
    for seat, arrival in ((0, 2), (1, 1)):
        at.set_glass(s, seat, LOST_TEMPLE)
        at.set_arrival(s, seat, arrival)
    at.set_fear_tiles(s, 1, 1)
    assert points(s, 0) == points(s, 1) == 8 + 21 == 8 + 23 - 2
    return s


def legal(s: State) -> list[str]:
    return [s.action_to_string(a) for a in s.legal_actions()]


def verbs(s: State) -> set[str]:
    return {name.partition(":")[0] for name in legal(s)}


def options(s: State, verb: str) -> list[str]:
    """What may be answered with this verb."""
    return [name.partition(":")[2] for name in legal(s) if name.partition(":")[0] == verb]


def why(s: State, name: str) -> str:
    """The clause that forbids an action; '' if it is legal."""
    action = s.string_to_action(name)
    return "" if name in legal(s) else str(op_of(s).reject(s, s.seat(), action))


def op_of(s: State) -> Op:
    return s.top()


def asked(s: State) -> str:
    """Name of the op that asks; '' when the game is over."""
    return "" if s.is_terminal() else op_of(s).name


def cards(s: State, zone: int) -> list[str]:
    """Names of the pieces in a zone, by kind."""
    return [s.game.kind_names[s.game.kind[c]] for c in range(s.game.cards) if s.zone(c) == zone]


def row_names(s: State) -> list[str]:
    """The card row from the left; '' for a gap."""
    out = [""] * PLACES
    for card in range(PLAYER_CARDS):
        if s.zone(card) == at.ROW:
            out[s.layer(card)] = s.game.kind_names[s.game.kind[card]]
    return out


def resources(s: State, seat: int = 0) -> dict[str, int]:
    """What a seat owns, without zeros."""
    amounts = {name: int(s.get(at.COIN_FIELD + 4 * i + seat)) for i, name in enumerate(RESOURCES)}
    return {name: n for name, n in amounts.items() if n}


def points(s: State, seat: int = 0) -> int:
    return int(total(s, seat))


def random_game(game: Game, seed: int, most: int = 100_000) -> Iterator[tuple[State, int, Rng]]:
    """(state, action about to be played, rng) of one game, half of it at random; the state is changed in place afterwards."""
    s = game.new_initial_state()
    rng = Rng(seed)
    for _ in range(most):
        if s.is_terminal():
            return
        yield s, (action := any_action(s, rng)), rng
        s.play(action)


def any_action(s: State, rng: Rng) -> int:
    """Chance by weight; half of the time the evaluator's quick move, so that games get somewhere; else anything legal."""
    if s.is_chance_node():
        return int(s.sample_chance(rng))
    if rng.below(2):
        return int(s.game.evaluator.rollout(s, rng, s.game.buffer))
    legal = s.legal_actions()
    return legal[int(rng.below(len(legal)))]
