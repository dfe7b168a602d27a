"""Loads Qt and keeps it from reading the sources of our modules. Imported before the window's modules.

PySide6 has optional spellings of its names (`from __feature__ import snake_case`). To know which modules may use them,
it reads the source of every module that is imported after it, looking for the word "PySide6", and keeps all lines in
memory. No module here uses them, so it may answer without reading. This reaches into PySide6; where another version
has no such function, nothing happens but that reading, which costs a twentieth of the start.
"""

from __future__ import annotations

import sys
from types import ModuleType

import PySide6.QtCore  # noqa: F401 - loads what is looked up here

_READER = "_mod_uses_pyside"


def _never(_module: ModuleType) -> bool:
    """Answer that a module uses no optional spelling."""
    return False


_feature = sys.modules.get("shibokensupport.feature")
if hasattr(_feature, _READER):
    setattr(_feature, _READER, _never)
