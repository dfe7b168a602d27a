"""No files of the package need each other in a circle, not even for the names of types, and each can be imported first.

A circle may hide behind a package: importing a module runs the ``__init__`` of its package, which may import a module
that is not ready yet. Whether that happens depends on what is imported first, so it is tried for every module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import grimp
import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
Imports = Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]
"""What each module imports at its top, in order: a module, and names of it."""


def test_files_need_each_other_in_one_direction_only() -> None:
    """Check that imports have no cycle, so that a reader can read the modules that a file needs first."""
    graph = grimp.build_graph("stronghold_gui", cache_dir=None)
    needed = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(needed) > 500
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as found:
        pytest.fail(" needs ".join(reversed(found.args[1])))


def test_every_module_can_be_imported_first() -> None:
    paths = sorted((ROOT / "stronghold_gui").rglob("*.py"))
    imports = {_module(path): tuple(_imports(path)) for path in paths}
    assert sorted({fault for module in imports for fault in _Start(imports).load(module)}) == []


def test_a_circle_behind_a_package_is_found() -> None:
    imports: Imports = {
        "pack": (("pack.front", ("shown",)),),
        "pack.front": (("user", ("made",)),),
        "pack.kinds": (),
        "user": (("pack.kinds", ("Kind",)),),
    }
    assert not _Start(imports).load("pack")
    assert _Start(imports).load("user") == ["pack.front imports made of user, which is not ready"]


class _Start:
    """A start of Python in which one module is imported first."""

    def __init__(self, imports: Imports) -> None:
        self._imports = imports
        self._bound: dict[str, set[str]] = {}
        self._done: set[str] = set()

    def load(self, module: str) -> list[str]:
        """Import a module, its packages and what it needs; return what would fail."""
        if module not in self._imports or module in self._bound:
            return []
        faults = self.load(module.rpartition(".")[0])
        if module in self._bound:
            return faults
        bound = self._bound[module] = set()
        for source, names in self._imports[module]:
            faults += self.load(source)
            for name in names:
                faults += self._take(module, source, name)
                bound.add(name)
        self._done.add(module)
        return faults

    def _take(self, module: str, source: str, name: str) -> list[str]:
        if f"{source}.{name}" in self._imports:
            return self.load(f"{source}.{name}")
        known = self._bound.get(source)
        if known is None or source in self._done or name in known:
            return []
        return [f"{module} imports {name} of {source}, which is not ready"]


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, tuple(alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
