"""The board as a picture: rasterised once per size in a worker thread, cached in memory and on disk.

Rasterising takes some 100 ms for 1600 pixels and holds Python's GIL meanwhile, so it is done in slices: the layers
(children of the SVG's `<g id="picture">`), cut further if they are long. The window handles events in between.
"""

import os
import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PySide6.QtCore import QByteArray, QObject, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.desktop.table.svg import Svg, chunks
from stronghold_gui.desktop.thumbnails import keep_image
from stronghold_gui.files import entries_if_listed, is_plain

PICTURE_GROUP: Final = "picture"
LARGEST_WIDTH: Final = 4096
"""Largest width that is rasterised; wider pictures are scaled up: 4096 x 2560 already take 40 MB."""
KEPT_IN_MEMORY: Final = 3
SLICE: Final = 40
"""Number of elements rasterised at once."""
KEPT_ON_DISK: Final = 6
KEPT_BYTES: Final = 64 * 2**20
"""Largest size of all cache files together."""
_SUFFIX: Final = ".ppm"
"""Uncompressed pixels: a picture for a window of 1600 pixels is read in 2 ms, a PNG in 17, at every start."""
_SVG: Final = "http://www.w3.org/2000/svg"


@dataclass(frozen=True, slots=True)
class _Source:
    """A picture, and a hash of its content, which names its cache files."""

    svg: Svg
    name: str

    @classmethod
    def of(cls, svg: Svg) -> "_Source":
        """Return the source of a picture; raises ``OSError`` if its file cannot be read."""
        check = length = 0
        for chunk in chunks(svg):
            check, length = zlib.crc32(chunk, check), length + len(chunk)
        return cls(svg, f"{check:08x}-{length:x}")


class BoardPicture(QObject):
    """The picture of one board in the sizes that are needed.

    Attributes:
        ready: `(width)`: emitted when `pixmap` has a picture of this width in device pixels.
    """

    ready = Signal(int)
    _made = Signal(str, int, QImage)

    def __init__(self, svg: Svg, cache: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache = cache / "boards" if cache is not None else None
        self._pixmaps: dict[int, QPixmap] = {}
        self._wanted = 0
        self._working = False
        self._stopped = False
        self._veil = ""
        self._source = _Source.of(svg)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setExpiryTimeout(0)  # pictures are made rarely; no thread waits for the next
        self._made.connect(self._keep)

    def pixmap(self, width: int) -> QPixmap | None:
        """Return the picture in the nearest available size at once, and make the right one if it is missing.

        Return None if there is no picture yet, not even a file of an earlier start. Such a file is read synchronously.
        """
        width = min(width, LARGEST_WIDTH)
        if not self._pixmaps and (kept := self._kept_on_disk(width)):
            image = self._read(self._source, kept)
            if image is not None:
                self._store(kept, image)
        if width in self._pixmaps:
            self._pixmaps[width] = self._pixmaps.pop(width)  # the latest used stays longest
            return self._pixmaps[width]
        self._wanted = width
        self._begin()
        larger = [w for w in self._pixmaps if w > width]
        best = min(larger) if larger else max(self._pixmaps, default=0)
        return self._pixmaps.get(best)

    def pixmap_now(self, width: int) -> QPixmap:
        """Return the picture in exactly this size, however long it takes; for pictures without a window."""
        width = min(width, LARGEST_WIDTH)
        if width not in self._pixmaps:
            image = self._read(self._source, width)
            self._store(width, _rasterised(self._source.svg, width) if image is None else image)
        return self._pixmaps[width]

    def use(self, svg: Svg) -> None:
        """Switch to another picture and drop all sizes of the old one."""
        self._source = _Source.of(svg)
        self._pixmaps.clear()

    def dim(self, veil: str) -> None:
        """Darken the picture, so that it does not glare in a dark window.

        The cache on disk has the undarkened picture, shared by light and dark themes.

        Args:
            veil: the colour on top (``#aarrggbb``); ``""`` for none.
        """
        if veil != self._veil:
            self._veil = veil
            self._pixmaps.clear()

    def wait(self) -> None:
        """Wait until nothing is being made any more (tests, stills)."""
        self._pool.waitForDone()

    def stop(self) -> None:
        """Start no more work, and wait for the current one, since the picture is about to be deleted."""
        self._stopped = True
        self.wait()

    def _begin(self) -> None:
        """Begin to make the wanted picture, unless another one is being made.

        The end of that one calls this function again, so intermediate steps of a zoom are skipped.
        """
        if not self._working and not self._stopped:
            self._working = True
            source, width = self._source, self._wanted
            self._pool.start(lambda: self._work(source, width))

    def _work(self, source: "_Source", width: int) -> None:
        """Make one picture; runs in the pool's thread."""
        image = self._read(source, width)
        if image is None:
            image = self._drawn(source, width)
        self._made.emit(source.name, width, image)

    def _drawn(self, source: "_Source", width: int) -> QImage:
        """Rasterise a picture and cache it on disk; return a null image if its file cannot be read."""
        try:
            image = _rasterised(source.svg, width)
        except OSError:
            return QImage()
        self._write(source, width, image)
        return image

    def _keep(self, name: str, width: int, image: QImage) -> None:
        self._working = False
        current = name == self._source.name
        if not (current and width == self._wanted) and self._wanted not in self._pixmaps:
            self._begin()
        if current and not image.isNull():
            self._store(width, image)
            self.ready.emit(width)

    def _store(self, width: int, image: QImage) -> QPixmap:
        while len(self._pixmaps) >= KEPT_IN_MEMORY:
            self._pixmaps.pop(next(iter(self._pixmaps)))
        if self._veil:
            image = image.copy()  # what was handed over stays as it was drawn
            painter = QPainter(image)
            painter.fillRect(image.rect(), QColor(self._veil))
            painter.end()
        self._pixmaps[width] = QPixmap.fromImage(image)
        return self._pixmaps[width]

    # -- on disk ----------------------------------------------------------------------------------------------

    def _file(self, source: "_Source", width: int) -> Path | None:
        return None if self._cache is None else self._cache / f"{source.name}-{width}{_SUFFIX}"

    def _kept_on_disk(self, width: int) -> int:
        """Return the nearest width with a cache file, preferably a larger one; 0 for none."""
        if self._cache is None:
            return 0
        kept = [file.stem.rpartition("-") for file in entries_if_listed(self._cache, _SUFFIX)]
        widths = [int(number) for name, _, number in kept if name == self._source.name and number.isdecimal()]
        return min(widths, key=lambda found: (found < width, abs(found - width)), default=0)

    def _read(self, source: "_Source", width: int) -> QImage | None:
        file = self._file(source, width)
        if file is None or not is_plain(file):
            return None
        image = QImage(str(file))
        if image.width() != width:  # damaged: as if it were not there
            return None
        with suppress(OSError):
            os.utime(file)  # what is used stays
        return image.convertToFormat(QImage.Format.Format_RGB32)

    def _write(self, source: "_Source", width: int, image: QImage) -> None:
        """Write a picture to the cache. A full or read-only disk is ignored, since it is only a cache."""
        file = self._file(source, width)
        if file is None:
            return
        try:
            keep_image(image, file)
            _tidy(file.parent)
        except OSError:
            return


def _tidy(folder: Path) -> None:
    """Delete the least recently used files if there are too many."""
    room = KEPT_BYTES
    files = [(file.stat(), file) for file in folder.iterdir()]
    for place, (facts, file) in enumerate(sorted(files, key=lambda entry: entry[0].st_mtime, reverse=True)):
        room -= facts.st_size
        if place and (place >= KEPT_ON_DISK or room < 0):
            file.unlink(missing_ok=True)


def _rasterised(svg: Svg, width: int) -> QImage:
    """Paint the picture in a width, slice by slice; raises ``OSError`` if its file cannot be read."""
    image = QImage()
    for number, piece in enumerate(_slices(b"".join(chunks(svg)))):
        renderer = QSvgRenderer()
        renderer.load(QByteArray(piece))
        if number == 0:
            size = renderer.viewBoxF().size()
            image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_RGB32)
            image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter)
        painter.end()
    return image


def _slices(svg: bytes) -> list[bytes]:
    """Cut the picture into documents of a few elements each; a picture without layers stays whole."""
    ET.register_namespace("", _SVG)
    root = ET.fromstring(svg)  # noqa: S314 - only pictures that come with the program
    picture = next((child for child in root if child.get("id") == PICTURE_GROUP), None)
    if picture is None or picture.get("transform"):
        return [svg]
    shared = [child for child in root if child.tag.endswith(("}defs", "}style"))]
    slices = []
    for layer in picture:
        children = list(layer)
        for start in range(0, max(1, len(children)), SLICE):
            page = ET.Element(root.tag, root.attrib)
            page.extend(shared)
            part = ET.SubElement(page, layer.tag, layer.attrib)
            part.extend(children[start : start + SLICE])
            slices.append(ET.tostring(page))
    return slices or [svg]
