"""Small pictures of saved matches in the public view, and icons made of them.

They are drawn while the window is idle, and stored in the user's cache folder.
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
    """Write a picture atomically to a file, in the format of the file's suffix.

    Raises:
        OSError: the file cannot be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    half = beside(file, f"{unguessable()}{file.suffix}")
    # Create the file here, with an unpredictable name, so that Qt does not follow a link in its place.
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
"""Width in pixels, for the picture of the last match and for sharp pictures in lists on dense screens."""
MOST: Final = 100
"""Largest number of stored pictures, some 30 MB; older ones are deleted."""
_LARGEST: Final = 1 << 20
"""Largest size of a file in bytes that is shown; the program writes no larger ones."""
_IDLE: Final = 2000
"""Milliseconds to wait after saving and after each move; then the user is probably thinking."""


class Thumbnails(QObject):
    """The pictures of saved matches.

    Attributes:
        drawn: emitted when a new picture was stored.
    """

    drawn = Signal()

    def __init__(self, draw: Callable[[Any, int], QImage], parent: QObject) -> None:
        """Set the function that draws.

        Args:
            draw: returns a picture of the public view of a match, with a width in pixels.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._draw = draw
        self._requested: tuple[Any, Path] | None = None
        self._idle = QTimer(self, singleShot=True, interval=_IDLE)
        self._idle.timeout.connect(self.finish)

    def find(self, game: Path) -> Path | None:
        """Return the file of the picture of a saved match; None if there is none."""
        file = _file_of(game)
        with contextlib.suppress(OSError):
            facts = file.stat()
            if stat.S_ISREG(facts.st_mode) and 0 < facts.st_size <= _LARGEST:
                return file
        return None

    def request(self, match: Any, game: Path) -> None:  # noqa: ANN401 - whichever game it is
        """Request a picture of a match that was just saved; it is drawn when the window is idle."""
        if self._requested is not None and self._requested[1] != game:
            self.finish()
        self._requested = (match, game)
        self._idle.start()

    def postpone(self) -> None:
        """Wait again for the whole interval, because drawing takes as long as a dozen frames of the window."""
        if self._idle.isActive():
            self._idle.start()

    def finish(self) -> None:
        """Draw the requested picture now, if there is one."""
        self._idle.stop()
        requested, self._requested = self._requested, None
        if requested is not None:
            match, game = requested
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
    """Store a picture and delete the oldest ones; ignore a failure."""
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
"""Size in pixels of a picture in a list; it is large enough to recognise a match by its pieces."""
_IN_MENU: Final = 64
"""Width in pixels of a picture in a menu."""


def game_icon(picture: Path | None) -> QIcon:
    """Return an icon with the picture of a match, or with the crest at the same size if there is none."""
    pixmap = QPixmap(str(picture)) if picture is not None else QPixmap()
    if pixmap.isNull():
        pixmap = _crest()
    icon = QIcon(pixmap)
    # Also set it for selected rows, where Qt would otherwise tint it.
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


class LargeIcons(FlatStyle):
    """The style of a menu whose entries have large pictures. The native menus of macOS ignore it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__()
        self.setParent(parent)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Return the size of menu icons; leave all other metrics to the base style."""
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
