"""The moves of the rafts and their notation: ``row 2``, ``throw``, ``keep``."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stronghold_gui.core.notation import Form, Notation, Part, one_of

EFFORTS: Final = (1, 2, 3)
"""How hard a raft can be rowed."""
_EFFORT: Final = one_of(*map(str, EFFORTS))


class Row(Struct, frozen=True):
    """Choose how hard to row (rule 2)."""

    effort: int


class Throw(Struct, frozen=True):
    """Throw the rope (rule 3)."""


class Keep(Struct, frozen=True):
    """Keep the rope (rule 3)."""


Move = Row | Throw | Keep
UNIVERSE: Final[tuple[Move, ...]] = (*map(Row, EFFORTS), Throw(), Keep())
"""All moves that can be written."""
NOTATION: Final = Notation[Move](
    {
        "row": Form(Row, Part(lambda words: int(str(_EFFORT.read(words))))),
        "throw": Form(Throw),
        "keep": Form(Keep),
    }
)
