"""A surface painted in turns with a bare scene of pixmaps: what the games' figures of painting and zooming share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui.bench.figure import Figure
from stronghold_gui.bench.processes import Processes

BOUNDS: Final = {"repaint": 0.5, "zoom": 0.4, "turn": 0.4}
"""How often something must be done in the time in which the bare scene does it once."""


def painted(module: str) -> dict[str, list[float]]:
    """Run the module of ``bench.children`` that paints a surface and the bare scene in turns."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run(module)


def painting_figure(name: str, told: Mapping[str, Sequence[float]], which: str) -> Figure:
    """Return how often a surface is painted, zoomed or turned in the time of the bare scene.

    ``told`` is what the module told, of the bare scene too; a turn is held against the bare scene's zoom.
    """
    mine, theirs = median(told[which]), median(told[f"bare_{which}"])
    detail = f"{mine:.0f} frames a second, bare scene {theirs:.0f}"
    return Figure(name, mine / theirs, BOUNDS[which], "x", at_least=True, detail=detail)
