"""Missing or damaged pictures of the program: each is reported once, and replaced by a plain drawing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QIcon
from PySide6.QtSvg import QSvgRenderer

from stronghold_gui.files import BadResource, MissingResource, exists, plain_bytes, reading_resource, resource

PLAIN: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    b'<circle cx="32" cy="32" r="24" fill="#8a8a8a" stroke="#000000" stroke-width="4"/></svg>'
)
"""The drawing used instead of a missing or damaged picture."""
_LARGEST: Final = 16 * 2**20
"""Largest size of a drawing in bytes."""
_END: Final = 256
"""Number of bytes that are read at each end of a drawing to check it."""
_told: Final[set[Path]] = set()


def tell(fault: BadResource) -> None:
    """Report a missing or damaged file to the exception hook, once for each file.

    The error is not raised, since Qt may be painting: it would only cause another repaint, with the same error.

    Raises:
        BadResource: no exception hook is installed, so no window is in use.
    """
    if sys.excepthook is sys.__excepthook__:
        raise fault
    if fault.path not in _told:
        _told.add(fault.path)
        sys.excepthook(type(fault), fault, fault.__traceback__)


def drawing(path: Path) -> bytes:
    """Return the SVG of a file.

    Raises:
        BadResource: the file is missing or incomplete.
    """
    with reading_resource(path):
        try:
            svg = plain_bytes(path, _LARGEST)
        except (FileNotFoundError, NotADirectoryError) as fault:
            raise MissingResource(path) from fault
        if not svg.lstrip().startswith(b"<") or not svg.rstrip().endswith(b"</svg>"):
            raise ValueError("no whole drawing")
        return svg


def check_drawing(path: Path) -> None:
    """Check whether a file looks like a whole SVG. Only its two ends are read, since a board has half a megabyte.

    Raises:
        BadResource: the file is missing or incomplete.
    """
    with reading_resource(path):
        if not exists(path):
            raise MissingResource(path)
        if not path.is_file():
            raise ValueError("no plain file")
        with path.open("rb") as file:
            first = file.read(_END)
            file.seek(max(0, path.stat().st_size - _END))
            if not first.lstrip().startswith(b"<") or not file.read().rstrip().endswith(b"</svg>"):
                raise ValueError("no whole drawing")


def renderer_of(path: Path) -> QSvgRenderer:
    """Return the renderer of an SVG; report a missing or damaged file, and use `PLAIN` instead."""
    try:
        renderer = QSvgRenderer(QByteArray(drawing(path)))
    except BadResource as fault:
        tell(fault)
    else:
        if renderer.isValid():
            return renderer
        tell(BadResource(path, "is no drawing"))
    return QSvgRenderer(QByteArray(PLAIN))


def crest_icon() -> QIcon:
    """Return the icon of the program; if it cannot be drawn, report that and return an empty one."""
    try:
        file = resource("icon", "stronghold.svg")
        drawing(file)
    except BadResource as fault:
        tell(fault)
        return QIcon()
    return QIcon(str(file))
