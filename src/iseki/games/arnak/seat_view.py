"""One player of the table, as a viewer sees it."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.rules.board import figures_home
from iseki.games.arnak.rules.cards import FEAR_CARDS, ITEM_CARDS
from iseki.games.arnak.rules.scoring import card_points, fear_points, guardian_points, idol_points, research_points, temple_tile_points
from iseki.games.arnak.rules.track import TEMPLE_STACKS
from iseki.games.arnak.sight import Sight, resources
from iseki.games.arnak.view import Assistant, Guardian, Points, SeatView


def seat_view(see: Sight, seat: int) -> SeatView:
    state = see.state
    return SeatView(
        **resources(state, seat),
        hand=see.all(at.HAND + seat),
        deck=see.count(at.DECK_TOP + seat) + see.count(at.DECK + seat),
        play=see.known(at.PLAY + seat),
        home=int(figures_home(state, seat)),
        glass=int(at.glass(state, seat)),
        notebook=int(at.notebook(state, seat)),
        points=points(state, seat),
        temple=tuple(int(at.temple_tiles(state, stack, seat)) for stack in range(TEMPLE_STACKS)),
        deck_known=see.known_order(at.DECK_TOP + seat, at.DECK + seat),
        aside=see.all(at.ASIDE + seat),
        crates=see.all(at.CRATE + seat),
        slots=see.all(at.SLOT + seat),
        assistants=assistants(see, seat),
        guardians=guardians(see, seat),
        arrival=int(at.arrival(state, seat)),
        fear_tiles=int(at.fear_tiles(state, seat)),
        passed=bool(at.passed(state, seat)),
        shield=bool(at.shield(state, seat)),
        planes=bool(at.planes(state, seat)),
    )


def assistants(see: Sight, seat: int) -> tuple[Assistant, ...]:
    """In the order of the pieces, so that using one does not move it."""
    zones = ((at.SILVER, False, True), (at.SILVER_USED, False, False), (at.GOLD, True, True), (at.GOLD_USED, True, False))
    own = [Assistant(kind, gold, ready) for zone, gold, ready in zones for kind in see.known(zone + seat)]
    return tuple(sorted(own, key=lambda assistant: see.state.game.kind_names.index(assistant.kind)))


def guardians(see: Sight, seat: int) -> tuple[Guardian, ...]:
    own = [Guardian(kind, used) for zone, used in ((at.BOON, False), (at.BOON_USED, True)) for kind in see.known(zone + seat)]
    return tuple(sorted(own, key=lambda guardian: guardian.kind))


def points(state: State, seat: int) -> Points:
    """Cards set aside count too: else the total would tell the others which they are."""
    parts = {
        "research": int(research_points(state, seat)),
        "temple": int(temple_tile_points(state, seat)),
        "idols": int(idol_points(state, seat)),
        "guardians": int(guardian_points(state, seat)),
        "cards": int(card_points(state, seat)) + aside_points(state, seat),
        "fear": int(fear_points(state, seat)) + aside_fear(state, seat) * int(at.fear_points(state)),
    }
    return Points(**parts, total=sum(parts.values()))


def aside_points(state: State, seat: int) -> int:
    if state.count(at.ASIDE + seat) == 0:
        return 0
    game = state.game
    aside = [card for card in range(ITEM_CARDS, int(game.cards)) if state.zone(card) == at.ASIDE + seat]
    return sum(int(at.points_of(state, game.kind[card])) for card in aside)


def aside_fear(state: State, seat: int) -> int:
    return int(state.count_in(at.ASIDE + seat, FEAR_CARDS, ITEM_CARDS))
