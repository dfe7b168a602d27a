"""The table of figures in docs/BENCHMARKS.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stronghold_gui.bench.figure import Figure
from stronghold_gui.bench.marks import Marks
from stronghold_gui.bench.register import MEASUREMENTS
from stronghold_gui.own_folder import OWN_FOLDER

DOCUMENT: Final = Path(OWN_FOLDER).parent / "docs" / "BENCHMARKS.md"
MARKS: Final = Marks("<!-- figures: written by `python -m stronghold_gui.bench --write` -->", "<!-- end of figures -->")
_HEAD: Final = ("| name | figure | bound | here |", "|---|---|---|---|")


def write_table(figures: Mapping[str, Figure], file: Path = DOCUMENT) -> None:
    """Write the rows of figures, by the names that choose them; rows of others stay as they are."""
    kept = {line.split("`")[1]: line for line in MARKS.read(file) if line.startswith("| `")}
    found = kept | {name: _row(name, figure) for name, figure in figures.items()}
    MARKS.write(file, [*_HEAD, *(found[name] for name in MEASUREMENTS if name in found)])


def _row(name: str, figure: Figure) -> str:
    value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.2g}"
    game = f" ({figure.game})" if figure.game else ""
    return f"| `{name}` | {figure.name} | {figure.demand} | {value}{game} |"
