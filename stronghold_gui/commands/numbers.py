"""Numbers among the arguments of a command."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable

from stronghold_gui.core.save.document import MAX_SEED
from stronghold_gui.text import Catalogue


def number(texts: Catalogue, least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
            raise ArgumentTypeError(texts("argument.number", least=least, most=most))
        return int(text)

    return read


def seed(texts: Catalogue) -> Callable[[str], int]:
    """Return a reader of seeds."""
    return number(texts, 0, MAX_SEED)
