"""Pictures of pieces, rendered once per size.

SVG is slow to paint (an SVG item repaints 35 times slower than a pixmap), so every piece is rendered once for each
size in device pixels and kept. Sizes are few: a table at rest uses perhaps ten.
"""

from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.desktop.missing_pictures import renderer_of, tell
from stronghold_gui.desktop.table import brush
from stronghold_gui.files import MissingResource, entries_if_listed

KEPT_PIXELS: Final = 24_000_000
"""Largest number of cached pixels (4 bytes each); beyond it the whole cache is cleared.

Qt's own `QPixmapCache` drops pictures after some idle seconds, and drawing a table takes some 100 ms.
"""

_ICONS: Final = (16, 24, 48)
"""Sizes of a piece's icon in pixels: in menus, on buttons, and for dense screens; each is rendered separately."""
_OUTLINE: Final = 60
"""Width in pixels of the picture that is used for hit tests."""
_SEEN: Final = 60
"""Least opacity, of 255, that counts as opaque."""
SHADOW: Final = QColor(43, 31, 18, 84)


class MissingPiece(MissingResource):
    """The folder has no picture of that name, and no folder of another look has one."""


class PieceArt:
    """The pieces of one folder; file `goblin.svg` is the piece `goblin`.

    Attributes:
        folder: the folder.
    """

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, Path] = {}
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._icons: dict[str, QIcon] = {}
        self._outlines: dict[str, QImage] = {}
        self._pixels = 0
        self.use(folder)

    def use(self, folder: Path) -> None:
        """Draw the pieces of another folder from now on; the caller has to repaint all pieces."""
        self.folder = folder
        self._files = {path.stem: path for path in entries_if_listed(folder, ".svg")}
        self._pixmaps.clear()
        self._icons.clear()
        self._outlines.clear()
        self._pixels = 0

    def names(self) -> frozenset[str]:
        """Return the names of all pieces."""
        return frozenset(self._files)

    def check(self, name: str) -> None:
        """Raise MissingPiece for an unknown name. Call it before painting, where exceptions are not handled."""
        if name not in self._files and not self._borrow(name):
            raise MissingPiece(self.folder / f"{name}.svg")

    def tall(self, name: str) -> float:
        """Return the ratio of a piece's height to its width, by its view box; raises MissingPiece if unknown."""
        self.check(name)
        return _tall(self._files[name])

    def pixmap(self, name: str, pixels: float, ratio: float = 1.0) -> QPixmap:
        """Return a piece as a picture with the proportions of its view box.

        Args:
            name: which piece.
            pixels: its width in the widget's pixels.
            ratio: device pixels per widget pixel; the pixmap carries it.

        Raises:
            MissingPiece: there is no such piece.
        """
        device = max(1, round(pixels * ratio))
        found = self._pixmaps.get((name, device))
        if found is None:
            found = self._keep((name, device), self._render(name, device))
        return _with_ratio(found, ratio)

    def solid(self, name: str, x: float, y: float) -> bool:
        """Return whether a piece's picture is opaque at a point, given in parts of its width and height."""
        if name not in self._outlines:
            # Badges ask for thousands of points at every move in depth; with the cache this is 1 % of its time.
            self._outlines[name] = self.pixmap(name, _OUTLINE).toImage()
        image = self._outlines[name]
        at = QPoint(int(x * image.width()), int(y * image.height()))
        return image.rect().contains(at) and image.pixelColor(at).alpha() > _SEEN

    def shadow(self, name: str, pixels: float, ratio: float = 1.0, ink: QColor = SHADOW) -> QPixmap:
        """Return the outline of a piece as a shadow, or filled with another colour; see `pixmap`."""
        device = max(1, round(pixels * ratio))
        key = (f"{name} {ink.name(QColor.NameFormat.HexArgb)}", device)
        found = self._pixmaps.get(key)
        if found is None:
            image = self.pixmap(name, device).toImage()
            image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            painter = QPainter(image)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(image.rect(), ink)
            painter.end()
            found = self._keep(key, image)
        return _with_ratio(found, ratio)

    def composed(self, key: Hashable, compose: Callable[[], QPixmap]) -> QPixmap:
        """Return a cached picture composed of pieces; ``key`` contains all that it depends on except the folder."""
        found = self._pixmaps.get(key)
        if found is None:
            found = brush.kept(compose())
            self._make_room(found.width() * found.height())
            self._pixmaps[key] = found
        return found

    def later(self, name: str, pixels: float) -> Callable[[], QPixmap]:
        """Return a function that draws a piece from the folder that is in use when the function is called."""
        return lambda: self.pixmap(name, pixels)

    def icon(self, name: str) -> QIcon:
        """Return a piece as an icon in the usual sizes; cached, since buttons compare icons: 1 % of a move's time."""
        if name not in self._icons:
            icon = self._icons[name] = QIcon()
            for size in _ICONS:
                icon.addPixmap(self.pixmap(name, size))
        return self._icons[name]

    def _render(self, name: str, device: int) -> QImage:
        renderer = self._renderer(name)
        box = renderer.viewBoxF()
        tall = max(1, round(device * box.height() / box.width())) if box.width() > 0 else device
        image = QImage(device, tall, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, device, tall))
        painter.end()
        return image

    def _keep(self, key: tuple[str, int], image: QImage) -> QPixmap:
        self._make_room(image.width() * image.height())
        pixmap = self._pixmaps[key] = brush.kept(QPixmap.fromImage(image))
        return pixmap

    def _make_room(self, pixels: int) -> None:
        if self._pixels + pixels > KEPT_PIXELS:
            self._pixmaps.clear()
            self._pixels = 0
        self._pixels += pixels

    def _renderer(self, name: str) -> QSvgRenderer:
        """Return the renderer of a piece."""
        self.check(name)
        return renderer_of(self._files[name])

    def _borrow(self, name: str) -> bool:
        """Replace a missing picture by that of another look (a folder beside this one); return whether there is one."""
        file = self.folder / f"{name}.svg"
        others = sorted(self.folder.parent.glob(f"{self.folder.name.partition('-')[0]}*/{file.name}"))
        if not others:
            return False
        tell(MissingResource(file))
        self._files[name] = others[0]
        return True


@cache
def _tall(file: Path) -> float:
    """Return the ratio of a drawing's height to its width.

    Every move computes the places of pieces: without this cache, reading the files would double its time.
    """
    box = renderer_of(file).viewBoxF()
    return box.height() / box.width() if box.width() > 0 else 1.0


def _with_ratio(pixmap: QPixmap, ratio: float) -> QPixmap:
    """Return a picture with its device pixel ratio set."""
    if pixmap.devicePixelRatio() != ratio:
        pixmap = QPixmap(pixmap)
        pixmap.setDevicePixelRatio(ratio)
    return pixmap
