"""The table of figures in docs/BENCHMARKS.md, written between two marks of a document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.bench.figure import Figure
from stronghold_gui.bench.register import MEASUREMENTS
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.own_folder import OWN_FOLDER


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


DOCUMENT: Final = Path(OWN_FOLDER).parent / "docs" / "BENCHMARKS.md"
MARKS: Final = Marks("<!-- figures: written by `python -m stronghold_gui.bench --write` -->", "<!-- end of figures -->")
_HEAD: Final = ("| name | figure | bound | here |", "|---|---|---|---|")


def write_table(figures: Mapping[str, Figure], file: Path = DOCUMENT) -> None:
    """Write the rows of figures, by name; rows of figures that were not measured stay as they are."""
    kept = {line.split("`")[1]: line for line in MARKS.read(file) if line.startswith("| `")}
    found = kept | {name: _row(name, figure) for name, figure in figures.items()}
    MARKS.write(file, [*_HEAD, *(found[name] for name in MEASUREMENTS if name in found)])


def _row(name: str, figure: Figure) -> str:
    value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.2g}"
    game = f" ({figure.game})" if figure.game else ""
    return f"| `{name}` | {figure.name} | {figure.demand} | {value}{game} |"
