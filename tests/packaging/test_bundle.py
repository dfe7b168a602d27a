"""The contents of bundles: trimmed packages, their licences, checksums."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bundle.licences import LIBRARIES, parts, write_licences
from bundle.sbom import write_sbom
from bundle.sums import write_sums
from bundle.trim import trim_packages
from stronghold_gui.desktop.licences import licences

ROOT = Path(__file__).resolve().parents[2]


def packages(folder: Path, *names: str) -> Path:
    """Write empty files into a folder as if they were installed packages."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x")
    return folder


def package(site: Path, name: str, licence: str) -> None:
    """Write the metadata of an installed package."""
    folder = site / f"{name}-1.2.dist-info"
    (folder / "licenses").mkdir(parents=True)
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.2\nLicense-Expression: {licence}\n"
    )
    (folder / "licenses" / "LICENSE").write_text(f"terms of {name}")


def test_a_bundle_keeps_of_qt_what_the_window_needs(tmp_path: Path) -> None:
    kept = [
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/lib/libicuuc.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "msgspec/core.py",
        "cffi-2.1.1.dist-info/METADATA",
    ]
    dropped = [
        "PySide6/QtQml.abi3.so",
        "PySide6/Qt/lib/libQt6Quick3D.so.6",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/designer",
        "msgspec/tests/test_core.py",
        "cffi/api.py",
        "pycparser-3.12.dist-info/METADATA",
        "shiboken6/vcomp140.dll",
    ]
    trim_packages(packages(tmp_path, *kept, *dropped))
    left = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert left == set(kept)


def test_every_package_is_listed_with_its_terms(tmp_path: Path) -> None:
    site = tmp_path / "site"
    package(site, "alpha", "MIT")
    package(site, "Beta_two", "BSD-3-Clause")
    assert [(part.name, part.licence) for part in parts(site)] == [("alpha", "MIT"), ("Beta_two", "BSD-3-Clause")]
    write_licences(site, tmp_path / "licences")
    assert (tmp_path / "licences" / "alpha-LICENSE.txt").read_text() == "terms of alpha"
    assert "Beta_two 1.2: BSD-3-Clause" in (tmp_path / "licences" / "PARTS.txt").read_text()
    write_sbom(site, "3.12.1", tmp_path / "sbom.json")
    components = json.loads((tmp_path / "sbom.json").read_text())["components"]
    assert {"pkg:pypi/alpha@1.2", "pkg:pypi/beta-two@1.2"} <= {one.get("purl") for one in components}


def test_a_library_that_belongs_to_no_package_is_listed_with_its_terms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / LIBRARIES
    folder.mkdir(parents=True)
    (folder / "zlib1g 1:1.2.txt").write_text("terms of zlib")
    write_licences(tmp_path, tmp_path / "licences")
    assert (tmp_path / "licences" / "zlib1g.txt").read_text() == "terms of zlib"
    assert "zlib1g 1:1.2: see its licence text" in (tmp_path / "licences" / "PARTS.txt").read_text()
    write_sbom(tmp_path, "3.12.1", tmp_path / "sbom.json")
    components = json.loads((tmp_path / "sbom.json").read_text())["components"]
    assert {"type": "library", "name": "zlib1g", "version": "1:1.2"} in components
    shutil.copytree(ROOT / "resources" / "licences", folder.parent, dirs_exist_ok=True)
    monkeypatch.setattr("stronghold_gui.desktop.licences.resource", folder.parents[1].joinpath)
    assert [(one.version, one.text) for one in licences() if one.name == "zlib1g"] == [("1:1.2", "terms of zlib")]


def test_the_page_of_licences_lists_every_part_of_a_bundle() -> None:
    lock = (ROOT / "packaging" / "locks" / "play.txt").read_text(encoding="utf-8")
    pinned = [Requirement(line.rstrip(" \\")) for line in lock.splitlines() if line[:1].strip()]
    here = {canonicalize_name(pin.name) for pin in pinned if pin.marker is None or pin.marker.evaluate()}
    assert {canonicalize_name(part.name) for part in licences()} == here | {"stronghold", "python"}


def test_sums_of_packages_that_were_built_before_stay(tmp_path: Path) -> None:
    for name in ("a.deb", "b.whl"):
        write_sums([packages(tmp_path, name) / name], tmp_path / "SHA256SUMS")
    (tmp_path / "a.deb").write_bytes(b"changed")
    write_sums([tmp_path / "a.deb"], tmp_path / "SHA256SUMS")
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert [line.split("  ")[1] for line in lines] == ["a.deb", "b.whl"]
    assert lines[0].startswith(hashlib.sha256(b"changed").hexdigest())
