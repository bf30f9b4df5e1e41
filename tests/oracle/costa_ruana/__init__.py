"""A second Costa Ruana, written from rules.md alone: slow, plain, and sharing no line with the engine it judges."""

from tests.oracle.costa_ruana.game import Result, game
from tests.oracle.costa_ruana.table import Asked, Question, Table

__all__ = ["Asked", "Question", "Result", "Table", "game"]
