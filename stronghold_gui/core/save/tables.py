"""Position documents that hold a table: all that lies there, as a reader would say it.

A game says how a table is read off a position and laid out again; the form around it, and how faults are told, are the
same for all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.validation import joined, validate
from stronghold_gui.core.save.versions import Format

P = TypeVar("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class HoldsTable(Protocol[T_co]):
    """A position document; besides the table it has ``format``, ``version`` and ``about``."""

    @property
    def position(self) -> T_co:
        """The table."""
        ...


class TablePositions(ABC, Generic[P, T]):
    """The form of a game's positions in files, as ``core.save.kit.PositionFormat`` asks for it.

    Attributes:
        format: name and version of the documents.
    """

    format: ClassVar[Format]

    @property
    def format_name(self) -> str:
        """What stands under ``format`` in a document."""
        return self.format.name

    @property
    def version(self) -> int:
        """The version that is written today."""
        return self.format.version

    @property
    @abstractmethod
    def document(self) -> type[HoldsTable[T]]:
        """The class that says what a document holds."""

    @abstractmethod
    def plain(self, position: P) -> Json:
        """Return the table of a position as plain JSON."""

    @abstractmethod
    def position_of(self, table: T, faults: Faults) -> P | None:
        """Return the position of a table, or ``None`` if it can have none; what is wrong is added to the faults."""

    @abstractmethod
    def options_of(self, position: P) -> tuple[dict[str, str], int]:
        """Return the options of a match that begins with this position, and its number of seats."""

    def to_json(self, position: P) -> dict[str, Json]:
        """Return the position document."""
        return {"format": self.format.name, "version": self.format.version, "position": self.plain(position)}

    def from_json(self, document: Json, path: str = "") -> P:
        """Return the position that a document describes.

        Raises:
            BadFileError: with every fault that can be found together: first of form, then of content.
        """
        table = validate(self.document, self.format.bring_up_to_date(document, path), path).position
        faults = Faults(joined(path, "position"))
        position = self.position_of(table, faults)
        if position is None or faults.found:
            raise BadFileError(faults.found)
        return position
