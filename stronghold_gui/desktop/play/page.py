"""What the window is told of a game's docks before the game's part of it is made, and asks of what is in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.play.seats import NO_TEAM


@dataclass(frozen=True, slots=True)
class PageSpec:
    """A dock of a game.

    Attributes:
        id: names the dock in the layout and its sentence (``dock.<id>``).
        place: the group of docks it lies in at first: ``upper`` and ``lower`` are stacked beside the board.
        team: whose turn brings it to the front; `NO_TEAM` for a dock that is everybody's.
        called: whether the desk brings it to the front at its moments (`Desk.attention`).
    """

    id: str
    place: Literal["upper", "lower"]
    team: int = NO_TEAM
    called: bool = False


class PageWidget(QWidget):
    """The widget in a dock has these two. It need not be one of these: Qt's widgets of all kinds may have them."""

    def refresh(self, events: Sequence[object], reason: str) -> None:
        """Show the controller's match as it is now."""

    def retranslate(self) -> None:
        """Set all texts again."""
