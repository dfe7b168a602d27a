"""The program's icon as one file with several sizes, as Windows (``.ico``) and macOS (``.icns``) want it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QIcon

from bundle.project import ROOT


def write_icon(file: Path, sizes: Iterable[int]) -> None:
    """Write the icon in some sizes to a file; the suffix of the file decides the format."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    icon = QIcon(str(ROOT / "resources" / "icon" / "stronghold.svg"))
    pictures = [_picture(icon, size) for size in sorted(sizes, reverse=True)]
    pictures[0].save(file, append_images=pictures[1:], sizes=[picture.size for picture in pictures])
    del application


def _picture(icon: QIcon, size: int) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon.pixmap(QSize(size, size), 1.0).save(buffer, "PNG")
    return Image.open(BytesIO(buffer.data().data()))
