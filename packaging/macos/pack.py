"""Packs the app for macOS as a zip, the unsigned download; a signed one is a .dmg (``sign.sh``)."""

from __future__ import annotations

from pathlib import Path

from bundle.archive import zip_folder
from bundle.project import NAME, say, version
from macos.python import PROCESSOR


def pack_app(app: Path, dist: Path) -> Path:
    """Pack the app and return the archive."""
    say("packing the app for macOS")
    return zip_folder(app, app.name, dist / f"{NAME}-{version()}-macos-{PROCESSOR}.zip")
