"""The display of thrown dice."""

from __future__ import annotations

from PySide6.QtGui import QImage

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.dice_placard import throw_pictures
from stronghold_gui.files import resource

_READABLE = 90
"""Of 255: what differs by less on a small die is not told apart."""


def compared(art: str, *, stopped: bool) -> QImage:
    """Return the last picture of a throw of one die."""
    die = a.Die(art, counts=stopped, stopped=stopped)
    act = a.Dice("here", (a.DiceRow("Finn", (die,)),), "")
    return throw_pictures(act, PieceArt(resource("fortress", "pieces")), Resolution(1.0, 1.0))[-1].toImage()


def apart(first: QImage, second: QImage) -> int:
    """Return by how much two pictures differ where they differ most."""
    dots = ((x, y) for x in range(first.width()) for y in range(first.height()))
    return max(abs(first.pixelColor(x, y).green() - second.pixelColor(x, y).green()) for x, y in dots)


def test_a_die_that_the_other_side_stops_still_shows_its_face(qapp: object) -> None:
    assert apart(compared("die-skull", stopped=True), compared("die-blank", stopped=True)) > _READABLE
    assert apart(compared("die-skull", stopped=False), compared("die-blank", stopped=False)) < _READABLE
