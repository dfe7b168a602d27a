"""The moves of the rafts: values and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.game import NotationError

EFFORTS: Final = (1, 2, 3)
"""How hard a raft can be rowed."""


@dataclass(frozen=True, slots=True)
class Row:
    """Choose how hard to row (rule 2)."""

    effort: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the rope (rule 3)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the rope (rule 3)."""


Move = Row | Throw | Keep
UNIVERSE: Final[tuple[Move, ...]] = (*map(Row, EFFORTS), Throw(), Keep())
"""All moves that can be written."""


def text_of(move: Move) -> str:
    """Return the notation: ``row 2``, ``throw``, ``keep``."""
    match move:
        case Row(effort=effort):
            return f"row {effort}"
        case Throw():
            return "throw"
        case Keep():
            return "keep"


_WRITTEN: Final = {text_of(move): move for move in UNIVERSE}


def parse(text: str) -> Move:
    """Return the move of a notation.

    Raises:
        NotationError: it is none; with the words that would have fitted.
    """
    if text in _WRITTEN:
        return _WRITTEN[text]
    first, _, rest = text.partition(" ")
    if first == "row":
        raise NotationError(text, rest, tuple(map(str, EFFORTS)))
    if first in _WRITTEN:
        raise NotationError(text, rest, ())
    raise NotationError(text, first, ("row", "throw", "keep"))
