"""A second Lost Ruins of Arnak, written from rules.md alone: slow, plain, and sharing no line with the engine it judges."""

from tests.oracle.arnak.game import Result, game
from tests.oracle.arnak.table import Asked, Option, Question, Start, Table

__all__ = ["Asked", "Option", "Question", "Result", "Start", "Table", "game"]
