"""Pictures that come with the program are drawn once for all the windows of a test run.

What is drawn depends on a file of the program and a size alone, and drawing it took a third of what a window costs a
test. What a test draws from files of its own is drawn anew; tests of the pictures themselves do not ask for this.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from stronghold_gui.desktop.library import cover
from stronghold_gui.desktop.table import art, geometry, picture
from stronghold_gui.desktop.table.svg import Element, Svg
from stronghold_gui.files import resource

_RESOURCES = resource()
_draw_board, _read_group, _draw_piece = picture._rasterised, geometry._group, art.PieceArt._render


@lru_cache(maxsize=16)
def _board(svg: Svg, width: int) -> QImage:
    return _draw_board(svg, width)


@lru_cache(maxsize=4)
def _areas(svg: Svg) -> tuple[Element, ...]:
    """Return the areas of a board, which everybody only reads."""
    return tuple(_read_group(svg))


_pieces: dict[tuple[Path, int], QImage] = {}


def _piece(pieces: art.PieceArt, name: str, device: int) -> QImage:
    file = pieces._files.get(name)
    if file is None or not file.is_relative_to(_RESOURCES):
        return _draw_piece(pieces, name, device)
    if (file, device) not in _pieces:
        _pieces[file, device] = _draw_piece(pieces, name, device)
    return QImage(_pieces[file, device])


@lru_cache(maxsize=16)
def _cover(file: str, width: int, height: int) -> QImage:
    reader = QImageReader(file)
    reader.setScaledSize(QSize(width, height))
    return reader.read()


@lru_cache(maxsize=16)
def _cover_size(file: str) -> QSize:
    return QImageReader(file).size()


class _CoverReader(QImageReader):
    """Reads a picture, or remembers it."""

    def size(self) -> QSize:
        """Return how large the picture is."""
        if Path(self.fileName()).is_relative_to(_RESOURCES):
            return QSize(_cover_size(self.fileName()))
        return super().size()

    def read(self) -> QImage:
        """Return the picture in the size that was set."""
        size = self.scaledSize()
        if size.isValid() and Path(self.fileName()).is_relative_to(_RESOURCES):
            return _cover(self.fileName(), size.width(), size.height())
        return super().read()


def draw_once(patch: pytest.MonkeyPatch) -> None:
    """Have boards, pieces and covers drawn once, as long as the patch holds."""
    patch.setattr(picture, "_rasterised", _board)
    patch.setattr(geometry, "_group", lambda svg: iter(_areas(svg)))
    patch.setattr(art.PieceArt, "_render", _piece)
    patch.setattr(cover, "QImageReader", _CoverReader)
