"""Loads Qt without PySide6's own tools, until one of them is asked for.

PySide6 brings Python code that writes type stubs, describes signatures and words the errors of wrong calls. It is
kept as source and compiled at every start, before anything of Qt is there: half of what importing Qt costs, for a
program that never asks for it. Here these modules are entered unread (`unread.py`), so that a wrong call is still
refused in PySide6's words.

PySide6 also lets modules choose other spellings of its names (``from __feature__ import snake_case``); for that it
takes the place of ``__import__`` and reads the source of whatever is imported after it. No module here chooses, so
Python's own import is put back: less to read, and no sources are kept in memory.

This reaches into PySide6, so it is done for the versions whose insides are known; others load as they are.
"""

from __future__ import annotations

import builtins
import importlib
import sys
import textwrap
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final

from stronghold_gui.quick_enums import make_enums_quickly
from stronghold_gui.unread import enter_unread, promise_function

_KNOWN: Final = frozenset({(6, 8), (6, 9), (6, 10), (6, 11)})
"""Versions of PySide6 in which `tests/test_lean_qt.py` has passed."""

_SUPPORT: Final = "shibokensupport"
_FEATURE: Final = "feature"
_READER: Final = "_mod_uses_pyside"
"""The function that reads a module's source; it is asked as long as Qt's core is being loaded."""
_SIGNATURE: Final = f"{_SUPPORT}.signature"
_TOOLS: Final = frozenset(
    f"{_SIGNATURE}.{name}"
    for name in ("mapping", "errorhandler", "layout", "parser", "lib.enum_sig", "lib.pyi_generator", "lib.tool")
)
_MAPPING: Final = f"{_SIGNATURE}.mapping"
_UPDATE: Final = "update_mapping"
"""What the part of PySide6 that is written in C takes out of that module by itself when a call was wrong."""

_DEDENT: Final = "dedent"
"""A function that PySide6 takes out of `textwrap`, for a warning about plus signs between keys."""

_Names = Mapping[str, object] | None


def load_qt() -> None:
    """Load Qt up to its widgets.

    Raises:
        ImportError: Qt cannot be loaded here.
    """
    if "PySide6.QtCore" not in sys.modules:
        make_enums_quickly()
        _load_core()
    importlib.import_module("PySide6.QtWidgets")


def _load_core() -> None:
    """Load Qt's core, its tools unread."""
    pythons = builtins.__import__

    # The arguments have the names of Python's own import, for some callers name them.
    def lean_import(
        name: str,
        globals: _Names = None,  # noqa: A002
        locals: _Names = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        for part in fromlist or ():
            if (tool := f"{name}.{part}") in _TOOLS and tool not in sys.modules and _is_known():
                _enter(tool)
        module = pythons(name, globals, locals, fromlist or (), level)
        if name == _SUPPORT and hasattr(feature := getattr(module, _FEATURE, None), _READER):
            setattr(feature, _READER, _never)
        return module

    builtins.__import__ = lean_import
    promise_function(textwrap, _DEDENT)
    try:
        importlib.import_module("PySide6.QtCore")
    finally:
        # PySide6 has meanwhile put its own in this place, and kept ours to go on to.
        replaced = builtins.__import__ is not lean_import
        builtins.__import__ = pythons
        if replaced:
            vars(builtins)["__orig_import__"] = pythons


def _never(_module: ModuleType) -> bool:
    """Answer that a module uses no optional spelling."""
    return False


def _is_known() -> bool:
    """Tell whether this version of PySide6 is one whose insides are known; it is being loaded while this is asked."""
    version = getattr(sys.modules.get("shiboken6"), "__version_info__", ())
    return tuple(version[:2]) in _KNOWN


def _enter(tool: str) -> None:
    """Enter one of PySide6's tools unread."""
    module = enter_unread(tool)
    if tool != _MAPPING:
        return
    names = vars(module)

    def update() -> None:
        if names.get(_UPDATE) is update:
            del names[_UPDATE]
        # The module's own, for which it is read now.
        getattr(module, _UPDATE)()

    names[_UPDATE] = update
