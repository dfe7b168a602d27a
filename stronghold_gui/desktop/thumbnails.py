"""Small pictures of the games played last: the table as it was when the game was saved, as everybody may see it.

They are drawn when nobody waits for anything, and lie among the files that can be made again: one that is missing,
damaged or late is simply not shown.
"""

from __future__ import annotations

import contextlib
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCryptographicHash, QObject, QTimer, Signal

from stronghold_gui.desktop.cached_image import keep_image
from stronghold_gui.files import user_cache_dir

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

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
            draw: draws a match, so many pixels wide, without anything that somebody may not see.
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
        """Wait as long again: somebody plays, and to draw takes as long as a dozen pictures of the window."""
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
    """Write a picture, whole or not at all; where that is not possible there is none."""
    with contextlib.suppress(OSError):
        keep_image(image, file)
        _thin_out(MOST)


def _thin_out(most: int) -> None:
    """Remove all pictures but the newest."""
    with contextlib.suppress(OSError):
        files = sorted(_folder().glob("*.png"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files[most:]:
            file.unlink(missing_ok=True)
