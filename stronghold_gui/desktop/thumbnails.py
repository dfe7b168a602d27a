"""Small pictures of games: the table as it was saved, as everybody may see it, and icons made of such pictures.

They are drawn while the window is idle, and kept in the cache: one that is missing, damaged or late is simply not
shown.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCryptographicHash, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from stronghold_gui.core.regular_file import beside, new_file, unguessable
from stronghold_gui.desktop.flat_style import STYLE
from stronghold_gui.desktop.missing_pictures import crest_icon
from stronghold_gui.files import user_cache_dir


def keep_image(image: QImage, file: Path) -> None:
    """Write a picture to a file; the ending of its name says in which form.

    Raises:
        OSError: that cannot be.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    half = beside(file, f"{unguessable()}{file.suffix}")
    # Made here, and as a new file: what Qt opens then is this and nothing else.
    made = new_file(half)
    try:
        os.close(made)
        if image.save(str(half)):
            half.replace(file)
    finally:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)


FOLDER: Final = "thumbnails"
WIDTH: Final = 512
"""Pixels: as wide as the picture of the last game is shown, and sharp in lists on dense screens."""
MOST: Final = 100
"""Pictures that are kept: some 30 megabytes at most; of older matches the cover of their game is shown."""
_LARGEST: Final = 1 << 20
"""Bytes; a larger file is none of ours."""
_IDLE: Final = 2000
"""Milliseconds after saving and after the last move: whoever makes none for so long is thinking."""


class Thumbnails(QObject):
    """The pictures of saved games.

    Attributes:
        drawn: there is a new one.
    """

    drawn = Signal()

    def __init__(self, draw: Callable[[Any, int], QImage], parent: QObject) -> None:
        """Keep pictures.

        Args:
            draw: draws the public view of a match, at a width in pixels.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._draw = draw
        self._wished: tuple[Any, Path] | None = None
        self._idle = QTimer(self, singleShot=True, interval=_IDLE)
        self._idle.timeout.connect(self.finish)

    def find(self, game: Path) -> Path | None:
        """Return the picture of a saved game, if there is one."""
        file = _file_of(game)
        with contextlib.suppress(OSError):
            facts = file.stat()
            if stat.S_ISREG(facts.st_mode) and 0 < facts.st_size <= _LARGEST:
                return file
        return None

    def wish(self, match: Any, game: Path) -> None:  # noqa: ANN401 - whichever game it is
        """Have a picture drawn of a game that was just saved, when there is time."""
        if self._wished is not None and self._wished[1] != game:
            self.finish()
        self._wished = (match, game)
        self._idle.start()

    def postpone(self) -> None:
        """Wait the whole interval again: the user plays, and drawing takes as long as a dozen frames of the window."""
        if self._idle.isActive():
            self._idle.start()

    def finish(self) -> None:
        """Draw what is still to be drawn."""
        self._idle.stop()
        wished, self._wished = self._wished, None
        if wished is not None:
            match, game = wished
            _keep(self._draw(match, WIDTH), _file_of(game))
            self.drawn.emit()

    def rename(self, game: Path, new: Path) -> None:
        """A match has another file: its picture goes with it."""
        with contextlib.suppress(OSError):
            _file_of(game).replace(_file_of(new))


def _folder() -> Path:
    return user_cache_dir() / FOLDER


def _file_of(game: Path) -> Path:
    # Qt's, because Python's brings a library of 4 MB; and not before there is a thumbnail to name.
    path = str(game.absolute()).encode("utf-8", "surrogateescape")
    digest = QCryptographicHash.hash(path, QCryptographicHash.Algorithm.Sha256).toHex().data()
    return _folder() / f"{bytes(digest).decode()[:32]}.png"


def _keep(image: QImage, file: Path) -> None:
    """Write a picture atomically; if that fails there is none."""
    with contextlib.suppress(OSError):
        keep_image(image, file)
        _thin_out(MOST)


def _thin_out(most: int) -> None:
    """Remove all pictures but the newest."""
    with contextlib.suppress(OSError):
        files = sorted(_folder().glob("*.png"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files[most:]:
            file.unlink(missing_ok=True)


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
