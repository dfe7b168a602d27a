"""A release is cut in one go: version, changes and description have the same name."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from release.version import ROOT, ReleaseError, cut

HEADING = "## Not yet released\n"
METAINFO = "packaging/linux/io.github.stronghold_gui.Stronghold.metainfo.xml"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("CHANGELOG.md", "stronghold_gui/__init__.py", "stronghold_gui/program.py", METAINFO):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    changes = tmp_path / "CHANGELOG.md"
    # The checkout may have nothing that is not yet released.
    changes.write_text(changes.read_text("utf-8").replace(HEADING, f"{HEADING}\n- One thing more.\n", 1), "utf-8")
    return tmp_path


def test_a_release_is_named_in_version_changes_and_description(checkout: Path) -> None:
    before = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    cut(checkout, "97.0.1", "2031-05-06")
    assert '__version__ = "97.0.1"' in (checkout / "stronghold_gui/__init__.py").read_text()
    assert 'RELEASED: Final = "2031-05-06"' in (checkout / "stronghold_gui/program.py").read_text()
    changes = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## Not yet released\n\n## 97.0.1 – 2031-05-06\n" in changes
    assert len(changes.splitlines()) == len(before.splitlines()) + 2
    assert '<release version="97.0.1" date="2031-05-06"/>' in (checkout / METAINFO).read_text(encoding="utf-8")


def test_the_same_release_is_not_cut_twice(checkout: Path) -> None:
    cut(checkout, "97.0.1", "2031-05-06")
    with pytest.raises(ReleaseError, match="has nothing under"):
        cut(checkout, "97.0.1", "2031-05-07")


@pytest.mark.parametrize("version", ["1.0", "v1.0.0", "1.0.0b1", ""])
def test_what_is_no_version_is_refused_and_nothing_written(checkout: Path, version: str) -> None:
    before = (checkout / "CHANGELOG.md").read_bytes()
    with pytest.raises(ReleaseError, match="is not a version"):
        cut(checkout, version, "2031-05-06")
    assert (checkout / "CHANGELOG.md").read_bytes() == before


def test_the_version_stands_in_one_place() -> None:
    version = re.search(r'__version__ = "(.+)"', (ROOT / "stronghold_gui/__init__.py").read_text())
    assert version is not None
    assert not re.search(r"^version\s*=", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert f'version="{version[1]}"' in (ROOT / METAINFO).read_text(encoding="utf-8")
