"""Finds and reads the program's own modules in few steps; a start imports four hundred of them.

Python's import is made for whatever may lie on a path. For each module it asks all finders, looks whether the folder
has changed, tries the endings of compiled libraries first, and works out twice where the compiled module would be. In
the folders of this package there are sources, and nobody adds to them while it runs: so each is listed once, and where
its compiled modules lie is worked out once. One is taken as Python would take it, made of a source of this time and
length by this version of Python. Whatever is not found here, or is not compiled yet, is left to Python.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from types import CodeType, ModuleType
from typing import Final

_SOURCE: Final = ".py"
_PACKAGE: Final = "__init__"
"""The module that is a folder's own."""
_BY_TIME: Final = MAGIC_NUMBER + bytes(4)
"""How a compiled module begins that was made of a source of a certain time and length; both follow."""
_NUMBER: Final = 4
_HEADER: Final = len(_BY_TIME) + 2 * _NUMBER
"""Bytes before the code."""
_TO_READ: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0)


class OwnLoader(SourceFileLoader):
    """Loads a module of which is known where it would lie compiled."""

    def __init__(self, name: str, path: str, compiled: str) -> None:
        super().__init__(name, path)
        self.compiled = compiled

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module, empty; what it knows of its place is put in here, or Python would look for it in vain."""
        module = ModuleType(spec.name)
        vars(module).update(__file__=self.path, __cached__=self.compiled)
        return module

    def get_code(self, fullname: str) -> CodeType | None:
        """Return what is compiled already, or what Python makes of the source."""
        return self._compiled_already() or super().get_code(fullname)

    def _compiled_already(self) -> CodeType | None:
        try:
            source = os.stat(self.path)  # noqa: PTH116 - a path is made in more steps than the question takes
            data = content_of(self.compiled)
        except OSError:
            return None
        if data[:_HEADER] != _BY_TIME + stamp(int(source.st_mtime), source.st_size, _NUMBER):
            return None
        code = marshal.loads(memoryview(data)[_HEADER:])  # noqa: S302 - Python would load the same
        # A package that was moved has its old place in it, which Python puts right.
        return code if isinstance(code, CodeType) and code.co_filename == self.path else None


class OwnModules:
    """Finds the modules of a package; Python asks it first.

    Raises:
        OSError: the package's folder cannot be listed.
        NotImplementedError: this Python keeps nothing compiled.
    """

    def __init__(self, package: str, path: str) -> None:
        """Take a package and the folder in which it lies."""
        self._within = f"{package}."
        self._folders = {package: _Folder(path)}

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Return where a module is, or ``None`` for whatever does not plainly lie here: then others are asked."""
        if not name.startswith(self._within):
            return None
        package, _, short = name.rpartition(".")
        folder = self._folders.get(package)
        if folder is None:
            return None
        if short in folder.names:
            return self._find_package(name, f"{folder.path}{os.sep}{short}")
        return folder.spec(name, short)

    def _find_package(self, name: str, path: str) -> ModuleSpec | None:
        try:
            folder = self._folders[name] = _Folder(path)
        except OSError:
            return None
        spec = folder.spec(name, _PACKAGE)
        if spec is not None:
            spec.submodule_search_locations = [path]
        return spec


class _Folder:
    """A folder of modules: the names in it, and where its compiled modules lie."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.names = frozenset(os.listdir(path))  # noqa: PTH208 - names are wanted, and no paths
        self._before, _, self._after = cache_from_source(f"{path}{os.sep}*{_SOURCE}").rpartition("*")

    def spec(self, name: str, short: str) -> ModuleSpec | None:
        """Return what Python is told of a module that lies here as a source."""
        if f"{short}{_SOURCE}" not in self.names:
            return None
        loader = OwnLoader(name, f"{self.path}{os.sep}{short}{_SOURCE}", f"{self._before}{short}{self._after}")
        spec = ModuleSpec(name, loader, origin=loader.path)
        spec.has_location = True
        spec.cached = loader.compiled
        return spec


def find_own_modules(package: ModuleType) -> None:
    """Find a package's modules here from now on, if it lies in a folder as sources do, and not in an archive."""
    spec = package.__spec__
    if spec is None or type(spec.loader) is not SourceFileLoader or len(package.__path__) != 1:
        return
    try:
        finder = OwnModules(package.__name__, package.__path__[0])
    except (OSError, NotImplementedError):
        return
    sys.meta_path.insert(0, finder)


def content_of(path: str) -> bytes:
    """Return what is in a file, read in one go; a file object takes twice as long to make as this to read.

    Raises:
        OSError: it cannot be read, or not in one go.
    """
    handle = os.open(path, _TO_READ)
    try:
        length = os.fstat(handle).st_size
        data = os.read(handle, length)
    finally:
        os.close(handle)
    if len(data) != length:
        raise OSError(path)
    return data


def stamp(time: int, length: int, size: int) -> bytes:
    """Return time and length of a source as they stand in what was made of it, each cut to so many bytes."""
    most = 1 << 8 * size
    return (time % most).to_bytes(size, "little") + (length % most).to_bytes(size, "little")
