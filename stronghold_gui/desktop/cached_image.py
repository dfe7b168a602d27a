"""Keeping a picture in a cache of the user's: whole or not at all, and never through a link."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from PySide6.QtGui import QImage

from stronghold_gui.core.regular_file import beside, new_file, unguessable


def keep_image(image: QImage, file: Path) -> None:
    """Write a picture to a file; the ending of its name says in which form.

    Raises:
        OSError: that cannot be.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    half = beside(file, f"{unguessable()}{file.suffix}")
    # Made here, and as a new file: what Qt opens then is this and nothing else.
    made = new_file(half)
    try:
        os.close(made)
        if image.save(str(half)):
            half.replace(file)
    finally:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)
