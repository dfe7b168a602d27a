"""Packs the folder for Windows as a zip and as a setup."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from bundle.archive import zip_folder
from bundle.icon import write_icon
from bundle.project import NAME, ROOT, run, say, version
from windows.launcher import ICON_SIZES


def pack_zip(tree: Path, dist: Path) -> Path:
    """Pack the staged folder as a zip and return it."""
    say("packing the folder for Windows")
    name = f"{NAME}-{version()}-windows-x86_64"
    return zip_folder(tree, name, dist / f"{name}.zip")


def pack_setup(tree: Path, dist: Path) -> Path:
    """Make the setup from the staged folder and return it.

    Raises:
        BuildError: NSIS is missing or fails.
    """
    say("packing the setup for Windows")
    setup = dist / f"{NAME}-{version()}-windows-x86_64-setup.exe"
    size = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file()) // 1024
    with TemporaryDirectory() as folder:
        icon = Path(folder, "stronghold.ico")
        write_icon(icon, ICON_SIZES)
        defines = {"VERSION": version(), "TREE": tree, "OUT": setup, "SIZE": size, "ICON": icon}
        options = [f"-D{name}={value}" for name, value in defines.items()]
        run("makensis", "-V2", *options, str(ROOT / "packaging" / "windows" / "setup.nsi"))
    return setup
