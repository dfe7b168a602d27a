"""What came of a source is kept as long as the source is the same, and nothing depends on that."""

import os
import sys
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from stronghold_gui.text import kept, sources
from stronghold_gui.text.kept import texts_of
from stronghold_gui.text.sources import BadSource

RAFTS = {"raft.name": "raft", "raft.count": ("{n} raft", "{n} rafts")}


@pytest.fixture(name="source")
def _source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source of which nothing is kept yet."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    path = tmp_path / "rafts_en.ts"
    write(path, "raft")
    return path


def write(path: Path, name: str) -> None:
    """Write a source with a message, and one that counts."""
    forms = "<numerusform>{n} raft</numerusform><numerusform>{n} rafts</numerusform>"
    counted = f'<message id="raft.count" numerus="yes"><translation>{forms}</translation></message>'
    plain = f'<message id="raft.name"><translation>{name}</translation></message>'
    path.write_text(f'<TS version="2.1" language="en"><context>{plain}{counted}</context></TS>', encoding="utf-8")


def place(source: Path) -> Path:
    """Return where what is kept of a source lies: beside what Python compiles."""
    return Path(cache_from_source(str(source))).with_suffix(".texts")


def test_a_source_is_read_once(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert texts_of(source) == RAFTS
    assert place(source).exists()
    assert [path.name for path in place(source).parent.iterdir()] == [place(source).name], (
        "nothing half written is left"
    )
    monkeypatch.setattr(sources, "read_source", None)
    assert texts_of(source) == RAFTS


def test_a_source_that_was_changed_is_read_again(source: Path) -> None:
    texts_of(source)
    before = source.stat()
    write(source, "boat")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert source.stat().st_size == before.st_size
    assert texts_of(source)["raft.name"] == "boat"
    write(source, "a longer boat")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert texts_of(source)["raft.name"] == "a longer boat"


@pytest.mark.parametrize("damage", [b"", b"x", None], ids=["cut off", "something else", "another form"])
def test_what_was_kept_and_is_damaged_is_made_again(source: Path, damage: bytes | None) -> None:
    texts_of(source)
    good = place(source).read_bytes()
    head = len(kept._FORM) + 2 * kept._NUMBER
    place(source).write_bytes(b"another" + good if damage is None else good[:head] + damage)
    assert texts_of(source) == RAFTS
    assert place(source).read_bytes() == good


def test_nothing_is_kept_where_python_keeps_nothing(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert texts_of(source) == RAFTS
    assert not place(source).parent.exists()


def test_where_nothing_can_be_written_the_source_is_read(source: Path) -> None:
    place(source).parent.write_text("no folder")
    assert texts_of(source) == RAFTS


def test_a_damaged_source_is_not_kept(source: Path) -> None:
    source.write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(BadSource):
        texts_of(source)
    assert not place(source).exists()


def test_a_catalogue_says_the_same_from_what_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    kept._around.cache_clear()
    module = import_module("stronghold_gui.text.catalogue")
    monkeypatch.setattr(module, "_folders", [])
    said = []
    for _ in range(2):
        monkeypatch.setattr(module, "_made", {})
        texts = module.catalogue("fr")
        said.append({name: texts.forms(name) for name in texts.ids()})
    kept._around.cache_clear()
    assert said[0] == said[1]
    assert len(list(tmp_path.rglob("*_fr.*.texts"))) == len(list(module.known_files("fr")))
