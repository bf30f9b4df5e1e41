"""Every error that iseki raises on purpose.

IsekiError
├── IllegalAction (ValueError)    an action that is not legal now, or no action at all
├── UnknownGame (LookupError)     no registered game has this name
├── UnknownBot (LookupError)      no bot or level has this name
├── BotFailed (RuntimeError)      a bot raised, or answered something that is not legal
├── BadOption (ValueError)        an option's name or value that the game does not have
├── BadRecord (ValueError)        a record that cannot be read or replayed; names file, line and reason
├── BadLayout (ValueError)        a game's data and its layout.toml disagree; met when the game is loaded, by who writes it
├── BadState (ValueError)         saved bytes that are no state of this game
├── MissingText (LookupError)     a catalogue has no text for a key; people get the other language or the key instead
├── UnknownTopic (LookupError)    the rules have no such clause and the game no such card
├── BadUsage (ValueError)         a command line that cannot be carried out
└── NotCompiled (RuntimeError)    search asked for while the engine runs interpreted
"""

from __future__ import annotations


class IsekiError(Exception):
    """Base of all named errors. The message names the value at fault and the remedy."""


class IllegalAction(IsekiError, ValueError):
    """The action is not legal in this state; nothing changed."""


class UnknownGame(IsekiError, LookupError):
    """No registered game has this name."""


class UnknownBot(IsekiError, LookupError):
    """No bot or level has this name."""


class BotFailed(IsekiError, RuntimeError):
    """A bot raised, or answered something that is not legal; the message names bot, seat and what happened."""


class BadOption(IsekiError, ValueError):
    """The game has no such option, or the option has no such value."""


class BadRecord(IsekiError, ValueError):
    """A record cannot be read or replayed. `line` is 1-based, 0 when the header as a whole is at fault."""

    def __init__(self, reason: str, line: int = 0, source: str = "record") -> None:
        self.reason = reason
        self.line = line
        self.source = source
        super().__init__(f"{source}:{line}: {reason}" if line else f"{source}: {reason}")


class BadLayout(IsekiError, ValueError):
    """A game's data, ops and layout.toml disagree. Whoever writes the game meets it when the game is loaded."""


class BadState(IsekiError, ValueError):
    """Saved bytes that are not a state of this game."""


class BadUsage(IsekiError, ValueError):
    """A command line that cannot be carried out: a wrong argument, a file that cannot be read or written."""


class NotCompiled(IsekiError, RuntimeError):
    """Search needs the compiled engine; the message says how to get it."""


class MissingText(IsekiError, LookupError):
    """A catalogue has no text for a key. Tests meet it; people read the other language or the key."""


class UnknownTopic(IsekiError, LookupError):
    """The rules have no such clause and the game no such card; the message names what comes near."""
