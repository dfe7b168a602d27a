"""Two marks of a document, between which a command writes a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from stronghold_gui.core.save.atomic import write_atomically


@dataclass(frozen=True, slots=True)
class Marks:
    """The lines before and after a table."""

    begin: str
    end: str

    def read(self, file: Path) -> list[str]:
        """Return the lines that a document has between the marks."""
        return file.read_text(encoding="utf-8").partition(self.begin)[2].partition(self.end)[0].strip().split("\n")

    def write(self, file: Path, lines: Sequence[str]) -> None:
        """Put lines between the marks of a document.

        Raises:
            ValueError: the document has no such marks.
        """
        text = file.read_text(encoding="utf-8")
        before, begin, rest = text.partition(self.begin)
        _, end, after = rest.partition(self.end)
        if not begin or not end:
            raise ValueError(
                f"{file} has no place for the table: the lines {self.begin!r} and {self.end!r} are missing"
            )
        write_atomically(file, (f"{before}{begin}\n" + "\n".join(lines) + f"\n{end}{after}").encode())
