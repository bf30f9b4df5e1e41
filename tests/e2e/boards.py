"""Who plays which board here, and the situations in which people see it: the suites that are alike for all games walk through these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tests.e2e import arnak_situations, islander, situations
from tests.e2e.explorer import Explorer
from tests.e2e.islander import Islander
from tests.e2e.player import Player


class Board(NamedTuple):
    player: type[Player]
    situations: Mapping[str, Callable[[Any], object]]


BOARDS = {
    "garakutarium": Board(Player, situations.SITUATIONS),
    "costa_ruana": Board(Islander, islander.SITUATIONS),
    "arnak": Board(Explorer, arnak_situations.SITUATIONS),
}
SITUATIONS = [(game, situation) for game, board in BOARDS.items() for situation in board.situations]
