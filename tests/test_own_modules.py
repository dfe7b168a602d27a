"""The program's own modules are found and read in few steps, and come out as Python itself would load them."""

import os
import py_compile
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from types import ModuleType

import pytest

from stronghold_gui.own_modules import OwnLoader, OwnModules, find_own_modules

_NAME = "a_found_package"
_TOLD = ("__name__", "__package__", "__file__", "__cached__", "__doc__", "told")
"""What a module knows of itself, and a name of its own."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a module, and a package below it with another."""
    inner = tmp_path / _NAME / "inner"
    inner.mkdir(parents=True)
    for path in (inner.parent / "__init__.py", inner.parent / "one.py", inner / "__init__.py", inner / "two.py"):
        path.write_text(f'"""It is {path.stem}."""\n\ntold = "{path.stem}"\ndef where(): ...\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    yield inner.parent
    _forget()


def _forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == _NAME]:
        del sys.modules[name]


def _loaded(name: str, *, here: bool) -> ModuleType:
    """Load a module of the package anew, found here or by Python alone."""
    _forget()
    package = import_module(_NAME)
    if here:
        find_own_modules(package)
    module = import_module(f"{_NAME}.{name}")
    if here:
        del sys.meta_path[0]
    assert (type(module.__loader__) is OwnLoader) is here
    return module


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["one", "inner", "inner.two"])
def test_a_module_is_what_python_makes_of_it(name: str) -> None:
    pythons = {told: getattr(_loaded(name, here=False), told) for told in _TOLD}
    own = _loaded(name, here=True)
    assert {told: getattr(own, told) for told in _TOLD} == pythons
    assert getattr(own, "__path__", None) == getattr(_loaded(name, here=False), "__path__", None)


def test_a_module_that_is_not_compiled_is_compiled_and_kept(folder: Path) -> None:
    kept = Path(cache_from_source(str(folder / "one.py")))
    assert not kept.exists()
    assert _loaded("one", here=True).told == "one"
    assert kept.exists()


def test_what_is_compiled_is_taken_without_reading_the_source(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _loaded("one", here=True)
    monkeypatch.setattr(SourceFileLoader, "get_code", None)
    monkeypatch.setattr(OwnLoader, "get_source", None)
    finder = OwnModules(_NAME, str(folder))
    spec = finder.find_spec(f"{_NAME}.one")
    assert spec is not None
    assert isinstance(spec.loader, OwnLoader)
    assert spec.loader.get_code(spec.name) is not None


def test_a_source_that_was_changed_is_read_anew(folder: Path) -> None:
    _loaded("one", here=True)
    source = folder / "one.py"
    source.write_text("told = 'more'\n")
    assert _loaded("one", here=True).told == "more"
    # As long as before, but of another time.
    source.write_text("told = 'less'\n")
    os.utime(source, (1, 1))
    assert _loaded("one", here=True).told == "less"


@pytest.mark.parametrize("damage", [b"", b"nothing of the kind"])
def test_what_is_compiled_and_damaged_is_made_again(folder: Path, damage: bytes) -> None:
    _loaded("one", here=True)
    Path(cache_from_source(str(folder / "one.py"))).write_bytes(damage)
    assert _loaded("one", here=True).told == "one"


def test_a_module_compiled_elsewhere_knows_where_it_is_now(folder: Path) -> None:
    source = folder / "one.py"
    py_compile.compile(str(source), cache_from_source(str(source)), dfile="elsewhere.py", doraise=True)
    assert _loaded("one", here=True).where.__code__.co_filename == str(source)


def test_what_is_not_there_is_left_to_python(folder: Path) -> None:
    finder = OwnModules(_NAME, str(folder))
    for name in ("os", _NAME, f"{_NAME}.none", f"{_NAME}.none.at_all", f"{_NAME}_more.one"):
        assert finder.find_spec(name) is None
    (folder / "later.py").write_text("told = 'later'\n")
    (folder / "without").mkdir()
    assert finder.find_spec(f"{_NAME}.later") is None
    assert finder.find_spec(f"{_NAME}.without") is None


def test_a_package_that_lies_in_no_folder_is_left_to_python() -> None:
    before = [*sys.meta_path]
    find_own_modules(ModuleType("made"))
    assert sys.meta_path == before


def test_the_program_is_loaded_so() -> None:
    import stronghold_gui.files

    assert type(stronghold_gui.files.__loader__) is OwnLoader


def test_what_is_compiled_and_cannot_be_read_in_one_go_is_left_to_python(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _loaded("one", here=True)
    read = os.read
    monkeypatch.setattr(os, "read", lambda handle, length: read(handle, length - 1))
    finder = OwnModules(_NAME, str(folder))
    spec = finder.find_spec(f"{_NAME}.one")
    assert spec is not None
    assert isinstance(spec.loader, OwnLoader)
    assert spec.loader._compiled_already() is None
