"""Secrets and their hashes. A secret is sent once; the server keeps its SHA-256 alone."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH = 6
SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """128 random bits, 22 characters that need no quoting in an address."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    return SHAPE.fullmatch(text) is not None


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()


def new_code() -> str:
    """The public name of a table. It lets nobody play, and watch only where the table allows it."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
