"""The list of measurements in the order of the report. Measurements of the window run in child processes."""

from __future__ import annotations

from typing import Final

from stronghold_gui.bench import fortress, window
from stronghold_gui.bench.choices import choices
from stronghold_gui.bench.engine import copying, random_moves
from stronghold_gui.bench.figure import Measurement
from stronghold_gui.bench.saves import bytes_a_move, opening

MEASUREMENTS: Final[dict[str, Measurement]] = {
    "moves": random_moves,
    "copy": copying,
    "bytes": bytes_a_move,
    "open": opening,
    "start": window.start,
    "ready": window.ready,
    "memory": window.memory,
    "move": window.moves,
    "longest": window.longest,
    "undo": window.undos,
    "repaint": window.repaints,
    "zoom": window.zooms,
    "turn": window.turns,
    "reach": fortress.reach,
    "sight": fortress.sight,
    "choices": choices,
}
"""Every measurement by the name that chooses it on the command line."""
