"""Build packages that players install, into ``dist/``: ``python packaging/build.py windows`` or another of `FORMATS`.

All packages of a system hold the same staged tree. Needed: the environment of developers
(``python3 packaging/bootstrap.py test``) and some tools from the system, see ``release/RELEASE.md``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bundle.project import NAME, ROOT, BuildError, say
from bundle.sums import write_sums
from bundle.wheels import build_wheel
from linux.deb import pack_deb
from linux.portable import pack_portable
from linux.tree import stage_linux
from macos.app import stage_app
from macos.pack import pack_app
from windows.pack import pack_setup, pack_zip
from windows.tree import stage_windows

DIST: Final = ROOT / "dist"
TREE: Final = DIST / "stage" / "tree"
WINDOWS: Final = DIST / "stage" / "windows"
APP: Final = DIST / "stage" / f"{NAME}.app"
FORMATS: Final = ("wheel", "deb", "portable", "windows", "macos")


def build(wanted: Sequence[str]) -> list[Path]:
    """Build some of `FORMATS` and return their files.

    Raises:
        BuildError: with the reason.
    """
    DIST.mkdir(exist_ok=True)
    made = [build_wheel(DIST)] if "wheel" in wanted else []
    if {"deb", "portable"} & set(wanted):
        stage_linux(TREE)
        made += [pack_deb(TREE, DIST)] if "deb" in wanted else []
        made += [pack_portable(TREE, DIST)] if "portable" in wanted else []
    if "windows" in wanted:
        stage_windows(WINDOWS)
        made += [pack_zip(WINDOWS, DIST), pack_setup(WINDOWS, DIST)]
    if "macos" in wanted:
        stage_app(APP)
        made.append(pack_app(APP, DIST))
    write_sums(made, DIST / "SHA256SUMS")
    return made


def main(arguments: Sequence[str]) -> int:
    """Build what the command line names; return 0, or 1 with a sentence on stderr."""
    wanted = FORMATS if list(arguments) == ["all"] else tuple(arguments)
    if not wanted or set(wanted) - set(FORMATS):
        sys.stderr.write(f"usage: build.py {'|'.join(FORMATS)}|all\n")
        return 2
    try:
        for package in build(wanted):
            say(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.1f} MB")
    except BuildError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
