"""Pictures that come with the program are drawn once for all the windows of a test run.

What is drawn depends on files of the program and sizes alone, and drawing it took a third of what a window costs a
test. What a test draws from files of its own is not cached; tests of the pictures themselves do not ask for this.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QImageReader, QPixmap

from stronghold_gui.desktop.library import cover
from stronghold_gui.desktop.table import art, geometry, picture
from stronghold_gui.desktop.table.depth import ground
from stronghold_gui.desktop.table.depth.blocks import Block
from stronghold_gui.desktop.table.svg import Element, Svg
from stronghold_gui.files import resource

_RESOURCES = resource()
_draw_board, _read_group, _draw_piece = picture._rasterised, geometry._group, art.PieceArt._render
_draw_floor, _cut_floor = ground.Ground._painted, ground.Ground._cut


@lru_cache(maxsize=16)
def _board(svg: Svg, width: int) -> QImage:
    return _draw_board(svg, width)


@lru_cache(maxsize=4)
def _areas(svg: Svg) -> tuple[Element, ...]:
    """Return the areas of a board, which are only read."""
    return tuple(_read_group(svg))


_pieces: dict[tuple[Path, int], QImage] = {}


def _piece(pieces: art.PieceArt, name: str, device: int) -> QImage:
    file = pieces._files.get(name)
    if file is None or not file.is_relative_to(_RESOURCES):
        return _draw_piece(pieces, name, device)
    if (file, device) not in _pieces:
        _pieces[file, device] = _draw_piece(pieces, name, device)
    return QImage(_pieces[file, device])


_floors: dict[Hashable, QPixmap] = {}
_MOST_FLOORS: Final = 160
"""Bands of floors that are kept: twenty sides of boards, some 4 MB each."""
_cuts: dict[Hashable, tuple[QRect, ...]] = {}


def _floor(
    laid: ground.Ground, shape: ground._Shape, band: QRect, corner: QPointF, cloth: QColor, veil: str
) -> QPixmap:
    folder = laid._art.pieces.folder
    if not folder.is_relative_to(_RESOURCES):
        return _draw_floor(laid, shape, band, corner, cloth, veil)
    key = (folder, tuple(shape.blocks), shape.device, band.getRect(), corner.toTuple(), cloth.rgba(), veil)
    if key not in _floors:
        if len(_floors) >= _MOST_FLOORS:
            _floors.clear()
        _floors[key] = _draw_floor(laid, shape, band, corner, cloth, veil)
    return QPixmap(_floors[key])


def _cut(laid: ground.Ground, blocks: Sequence[Block], corner: QPointF, device: float) -> Iterator[QRect]:
    folder = laid._art.pieces.folder
    if not folder.is_relative_to(_RESOURCES):
        return _cut_floor(laid, blocks, corner, device)
    key = (folder, tuple(blocks), corner.toTuple(), device)
    if key not in _cuts:
        _cuts[key] = tuple(_cut_floor(laid, blocks, corner, device))
    return iter(_cuts[key])


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
    """Have boards, pieces, floors and covers drawn once, as long as the patch holds."""
    patch.setattr(picture, "_rasterised", _board)
    patch.setattr(geometry, "_group", lambda svg: iter(_areas(svg)))
    patch.setattr(art.PieceArt, "_render", _piece)
    patch.setattr(ground.Ground, "_painted", _floor)
    patch.setattr(ground.Ground, "_cut", _cut)
    patch.setattr(cover, "QImageReader", _CoverReader)
