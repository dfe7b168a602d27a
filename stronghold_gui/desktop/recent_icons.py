"""Pictures of games as icons: in the list of the first page, and in the menu, where icons are usually too small."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from stronghold_gui.desktop.broken import crest_icon
from stronghold_gui.desktop.theme import STYLE
from stronghold_gui.desktop.thumbnails import WIDTH

SIZE: Final = QSize(128, 80)
"""Pixels of a picture in a list: large enough to tell two games by what stands at the walls."""
_IN_MENU: Final = 64
"""Pixels a picture is wide in a menu."""


def game_icon(picture: Path | None) -> QIcon:
    """Return the picture of a game; the crest, as large, for a game that has none."""
    pixmap = QPixmap(str(picture)) if picture is not None else QPixmap()
    if pixmap.isNull():
        pixmap = _crest()
    icon = QIcon(pixmap)
    # Chosen or not: Qt would lay the colour of what is chosen over it.
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


class LargeIcons(QProxyStyle):
    """The style of a menu whose entries have pictures. Menus of macOS are the system's and take no notice."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(STYLE)
        self.setParent(parent)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Qt asks how large something is."""
        return (
            _IN_MENU if metric is QStyle.PixelMetric.PM_SmallIconSize else super().pixelMetric(metric, option, widget)
        )


def _crest() -> QPixmap:
    whole = SIZE * (WIDTH / SIZE.width())
    pixmap = QPixmap(whole)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    crest_icon().paint(painter, pixmap.rect())
    painter.end()
    return pixmap
