"""Position documents that hold a table: all pieces and facts of a position, in ids.

A game defines the conversion between position and table; the document around it and the reporting of faults are shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.validation import joined, validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.save.writing import Writer

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Id = TypeVar("Id", bound=str)
P = TypeVar("P")
T = TypeVar("T", bound="DataclassInstance")
T_co = TypeVar("T_co", covariant=True)


def counted(names: Sequence[Id], numbers: Sequence[int]) -> dict[Id, int]:
    """Return the numbers that are not 0, by name."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def marked(names: Sequence[Id], bits: int) -> list[Id]:
    """Return the names whose bits are set."""
    return [name for number, name in enumerate(names) if bits >> number & 1] if bits else []


class HoldsTable(Protocol[T_co]):
    """The protocol of position documents: the table, and ``format``, ``version`` and ``about``."""

    @property
    def position(self) -> T_co:
        """The table."""
        ...


@dataclass(frozen=True, slots=True)
class TablePositions(Generic[P, T]):
    """The file format of a game's positions; implements ``core.save.kit.PositionFormat``.

    Attributes:
        format: name and version of the documents.
        document: the class of a document's content.
        writer: writes the table as JSON.
        read_table: returns the table of a position.
        empty_position: returns an empty position for a table, or ``None`` after reporting the fault.
        lay: lays everything of a table onto an empty position; reports things that do not exist.
        check: reports impossible facts; called only if there are no other faults.
        options_of: returns the options of a match that begins with a position, and its number of seats.
    """

    format: Format
    document: type[HoldsTable[T]]
    writer: Writer
    read_table: Callable[[P], T]
    empty_position: Callable[[T, Faults], P | None]
    lay: Callable[[T, P, Faults], None]
    check: Callable[[P, Faults], None]
    options_of: Callable[[P], tuple[dict[str, str], int]]

    @property
    def format_name(self) -> str:
        return self.format.name

    @property
    def version(self) -> int:
        """The current version."""
        return self.format.version

    def to_json(self, position: P) -> dict[str, Json]:
        """Return the position document."""
        table = self.writer.to_plain(self.read_table(position))
        return {"format": self.format.name, "version": self.format.version, "position": table}

    def from_json(self, document: Json, path: str = "") -> P:
        """Return the position that a document describes.

        Raises:
            BadFileError: with all faults of form or, if there are none, all faults of content.
        """
        table = validate(self.document, self.format.bring_up_to_date(document, path), path).position
        faults = Faults(joined(path, "position"))
        position = self.empty_position(table, faults)
        if position is not None:
            self.lay(table, position, faults)
            if not faults.found:
                self.check(position, faults)
        if position is None or faults.found:
            raise BadFileError(faults.found)
        return position
