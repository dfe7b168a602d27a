"""The portable folder: a tar.zst that is unpacked anywhere and started by a double click."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundle.project import APP_ID, NAME, ROOT, run, say, version


def pack_portable(tree: Path, dist: Path) -> Path:
    """Pack the staged tree and return the archive."""
    say("packing the portable folder")
    name = f"{NAME}-{version()}-linux-x86_64"
    folder = tree.parent / name
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tree, folder, symlinks=True)
    shutil.copy2(ROOT / "packaging" / "linux" / "portable.desktop", folder / f"{NAME}.desktop")
    (folder / f"{NAME}.desktop").chmod(0o755)
    shutil.copy2(ROOT / "resources" / "icon" / "stronghold.svg", folder / f"{APP_ID}.svg")
    archive = dist / f"{name}.tar.zst"
    owner = ("--owner=0", "--group=0", "--numeric-owner", "--sort=name")
    run(
        "tar",
        "--create",
        *owner,
        "--use-compress-program=zstd -10 -T0 -q",
        "--file",
        str(archive),
        name,
        folder=tree.parent,
    )
    return archive
