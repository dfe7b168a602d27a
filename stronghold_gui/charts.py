"""Loads matplotlib without the settings that may be in the current folder."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Final

from stronghold_gui.own_folder import OWN_FOLDER

_LIBRARY: Final = "matplotlib"
_FONTS: Final = f"{_LIBRARY}.font_manager"


def load_matplotlib() -> None:
    """Import matplotlib; every module calls this before it draws.

    It reads a file ``matplotlibrc`` of the current folder before any other, so it is imported in another folder.
    """
    # It warns when it looks for fonts the first time, which can take seconds; the page says that pictures are drawn.
    logging.getLogger(_FONTS).setLevel(logging.ERROR)
    if _LIBRARY in sys.modules:
        return
    before = ""
    with suppress(OSError):
        # The current folder may have been removed.
        before = os.getcwd()  # noqa: PTH109
    os.chdir(OWN_FOLDER)
    try:
        import_module(_LIBRARY)
    finally:
        if before:
            with suppress(OSError):
                os.chdir(before)
