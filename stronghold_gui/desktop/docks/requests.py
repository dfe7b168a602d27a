"""What docks ask the window for, since they know neither it nor each other."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Requests(QObject):
    """Requests of a desk's docks.

    Attributes:
        moment: ``(number)``: the table is to be shown as it was after so many moves.
        places: ``(areas)``: these are to be lit on the board; none ends it.
        rule: ``(anchor)``: the rules are to be opened at a paragraph.
        done: what Done does is to be done.
    """

    moment = Signal(int)
    places = Signal(object)
    rule = Signal(str)
    done = Signal()
