"""Bots, search and the arena. They know the protocol of `iseki.core` only, never a game by name."""
