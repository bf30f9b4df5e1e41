"""A second Garakutarium, written from rules.md alone: slow, plain, and sharing no line with the engine it judges."""

from tests.oracle.garakutarium.game import Result, game
from tests.oracle.garakutarium.table import Asked, Question, Start, Table

__all__ = ["Asked", "Question", "Result", "Start", "Table", "game"]
