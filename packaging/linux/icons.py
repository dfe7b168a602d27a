"""The icon in all sizes that desktops use, drawn from one SVG file."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon

from bundle.project import APP_ID, ROOT

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_FILE_TYPE: Final = "application-x-stronghold-match+json"


def write_icons(theme: Path) -> None:
    """Write the program's icon and that of its files into a folder laid out as an icon theme."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    drawing = ROOT / "resources" / "icon" / "stronghold.svg"
    icon = QIcon(str(drawing))
    for size in SIZES:
        for kind, name in (("apps", APP_ID), ("mimetypes", _FILE_TYPE)):
            file = theme / f"{size}x{size}" / kind / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            if not icon.pixmap(QSize(size, size), 1.0).save(str(file)):
                raise OSError(f"{file} cannot be written")
    for kind, name in (("apps", APP_ID), ("mimetypes", _FILE_TYPE)):
        file = theme / "scalable" / kind / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(drawing, file)
    del application
