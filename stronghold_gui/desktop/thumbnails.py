"""Small pictures of saved games, in the public view, and icons made of such pictures.

They are drawn while the window is idle, and stored in the cache; a missing, damaged or late one is not shown.
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
from PySide6.QtWidgets import QStyle, QStyleOption, QWidget

from stronghold_gui.core.regular_file import beside, new_file, unguessable
from stronghold_gui.desktop.flat_style import FlatStyle
from stronghold_gui.desktop.missing_pictures import crest_icon
from stronghold_gui.files import user_cache_dir


def keep_image(image: QImage, file: Path) -> None:
    """Write a picture to a file, in the format of the file's ending.

    Raises:
        OSError: the file cannot be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    half = beside(file, f"{unguessable()}{file.suffix}")
    # Create the file here under an unpredictable name, so that Qt opens this file and no link in its place.
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
"""Width in pixels: that of the picture of the last game, and sharp in lists on dense screens."""
MOST: Final = 100
"""Number of stored pictures, some 30 MB at most; older matches show the cover of their game."""
_LARGEST: Final = 1 << 20
"""Largest size of a file in bytes; the program writes no larger ones."""
_IDLE: Final = 2000
"""Milliseconds after saving and after the last move; a longer pause shows that the user is thinking."""


class Thumbnails(QObject):
    """The pictures of saved games.

    Attributes:
        drawn: emitted when a new picture is ready.
    """

    drawn = Signal()

    def __init__(self, draw: Callable[[Any, int], QImage], parent: QObject) -> None:
        """Set up the pictures.

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
        """Request a picture of a game that was just saved; it is drawn when there is time."""
        if self._wished is not None and self._wished[1] != game:
            self.finish()
        self._wished = (match, game)
        self._idle.start()

    def postpone(self) -> None:
        """Restart the idle interval, since the user plays and drawing takes as long as a dozen frames of the window."""
        if self._idle.isActive():
            self._idle.start()

    def finish(self) -> None:
        """Draw the pending picture."""
        self._idle.stop()
        wished, self._wished = self._wished, None
        if wished is not None:
            match, game = wished
            _keep(self._draw(match, WIDTH), _file_of(game))
            self.drawn.emit()

    def rename(self, game: Path, new: Path) -> None:
        """Rename the picture of a match whose file was renamed."""
        with contextlib.suppress(OSError):
            _file_of(game).replace(_file_of(new))


def _folder() -> Path:
    return user_cache_dir() / FOLDER


def _file_of(game: Path) -> Path:
    # Use Qt's hash, because Python's would load a library of 4 MB.
    path = str(game.absolute()).encode("utf-8", "surrogateescape")
    digest = QCryptographicHash.hash(path, QCryptographicHash.Algorithm.Sha256).toHex().data()
    return _folder() / f"{bytes(digest).decode()[:32]}.png"


def _keep(image: QImage, file: Path) -> None:
    """Write a picture atomically; ignore a failure."""
    with contextlib.suppress(OSError):
        keep_image(image, file)
        _thin_out(MOST)


def _thin_out(most: int) -> None:
    """Remove all pictures except the newest ones."""
    with contextlib.suppress(OSError):
        files = sorted(_folder().glob("*.png"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files[most:]:
            file.unlink(missing_ok=True)


SIZE: Final = QSize(128, 80)
"""Size in pixels of a picture in a list: large enough to recognise a game by its pieces."""
_IN_MENU: Final = 64
"""Width in pixels of a picture in a menu."""


def game_icon(picture: Path | None) -> QIcon:
    """Return the picture of a game, or the crest at the same size if there is none."""
    pixmap = QPixmap(str(picture)) if picture is not None else QPixmap()
    if pixmap.isNull():
        pixmap = _crest()
    icon = QIcon(pixmap)
    # Set it for selected rows, too, where Qt would tint the picture.
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


class LargeIcons(FlatStyle):
    """The style of a menu whose entries have pictures. The native menus of macOS ignore it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__()
        self.setParent(parent)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Return the sizes of menu icons; leave all others to the base style."""
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
