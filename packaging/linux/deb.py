"""The Debian package: the staged tree in /usr/lib, with menu entry, icons, file type and manual page.

It contains its own Python, so that one package serves Debian 12 and 13, Ubuntu 24.04 and 26.04: each of them has
another version of Python, and packages such as msgspec are compiled for one version.
"""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Final

from bundle.project import APP_ID, COMMAND, ROOT, run, say, version
from linux.icons import write_icons

_DEPENDS: Final = (
    "libc6 (>= 2.36)",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0 | libglib2.0-0t64",
    "libstdc++6",
    "libx11-xcb1",
    "libxkbcommon0",
)
# Without libcups the print dialog offers only a PDF file.
_CONTROL: Final = """\
Package: stronghold-gui
Version: {version}
Section: games
Priority: optional
Architecture: amd64
Installed-Size: {size}
Depends: {depends}
Recommends: libcups2t64 | libcups2
Maintainer: The Stronghold GUI contributors <noreply@stronghold-gui.invalid>
Description: siege board games for people at one computer
 Stronghold, Warriors and the Draconic Hordes, The Convicted and Fortress:
 four board games with their complete rules, lessons, puzzles and computer
 players, in English and French.
"""


def pack_deb(tree: Path, dist: Path) -> Path:
    """Pack the staged tree and return the package."""
    say("packing the Debian package")
    root = tree.parent / "deb"
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr" / "lib" / COMMAND
    shutil.copytree(tree, home, symlinks=True)
    _link(root / "usr" / "bin" / COMMAND, f"../lib/{COMMAND}/{COMMAND}")
    _share(root / "usr" / "share")
    _document(root / "usr" / "share", home / "licences")
    size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(_CONTROL.format(version=version(), size=size, depends=", ".join(_DEPENDS)))
    package = dist / f"stronghold-gui_{version()}_amd64.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(package))
    return package


def _share(share: Path) -> None:
    """Write menu entry, description, file type and icons."""
    ours = ROOT / "packaging" / "linux"
    for name, place in (
        (f"{APP_ID}.desktop", "applications"),
        (f"{APP_ID}.metainfo.xml", "metainfo"),
        (f"{APP_ID}.mime.xml", "mime/packages"),
    ):
        (share / place).mkdir(parents=True)
        shutil.copy2(ours / name, share / place / name.replace(".mime", ""))
    write_icons(share / "icons" / "hicolor")


def _document(share: Path, licences: Path) -> None:
    """Write manual page, changes and copyright to the places that Debian prescribes."""
    manual = share / "man" / "man6" / f"{COMMAND}.6.gz"
    documents = share / "doc" / "stronghold-gui"
    for folder in (manual.parent, documents):
        folder.mkdir(parents=True)
    _compress(ROOT / "packaging" / "linux" / f"{COMMAND}.6", manual)
    _compress(ROOT / "CHANGELOG.md", documents / "changelog.gz")
    copyright_ = (ROOT / "LICENSE").read_text() + f"\nLicences of all parts: /usr/lib/{COMMAND}/{licences.name}\n"
    (documents / "copyright").write_text(copyright_)


def _compress(source: Path, target: Path) -> None:
    with target.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
        file.write(source.read_bytes())


def _link(path: Path, target: str) -> None:
    path.parent.mkdir(parents=True)
    path.symlink_to(target)
