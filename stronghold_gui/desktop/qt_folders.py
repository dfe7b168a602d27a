"""The folders of Qt's plugins and translations.

PySide6 passes its path to Qt in a settings file, where a comma ends the path. If the program's folder contains a comma
(of a user *Doe, Jane*), Qt finds neither translations nor plugins, and without plugins there is no window.
"""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo

from stronghold_gui.files import is_folder


def add_plugins() -> None:
    """Add the folder of plugins to Qt's search path, before the application is made."""
    QCoreApplication.addLibraryPath(_folder(QLibraryInfo.LibraryPath.PluginsPath, "plugins"))


def translations() -> str:
    """Return the folder of Qt's own translations."""
    return _folder(QLibraryInfo.LibraryPath.TranslationsPath, "translations")


def _folder(kind: QLibraryInfo.LibraryPath, name: str) -> str:
    said = QLibraryInfo.path(kind)
    package = Path(PySide6.__file__).parent
    places = (Path(said), package / "Qt" / name, package / name)
    return str(next((place for place in places if is_folder(place)), said))
