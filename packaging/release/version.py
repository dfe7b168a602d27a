"""Cut a release: ``python packaging/release/version.py 1.0.0``.

Names the version in the one place that the program reads, cuts the changes that were not yet released, enters the
release into the description for software centres, commits all of it and sets the tag ``v1.0.0``.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_VERSION: Final = "stronghold_gui/__init__.py"
_DATE: Final = "stronghold_gui/program.py"
_CHANGES: Final = "CHANGELOG.md"
_METAINFO: Final = "packaging/linux/io.github.stronghold_gui.Stronghold.metainfo.xml"
_HEADING: Final = "Not yet released"
_UNRELEASED: Final = f"## {_HEADING}\n"


class ReleaseError(Exception):
    """The release cannot be made; the message gives the reason."""


def cut(root: Path, version: str, day: str) -> list[str]:
    """Write a release into the files of a checkout and return their names.

    Args:
        root: the checkout.
        version: such as ``1.0.0``.
        day: the day of the release, such as ``2026-11-28``.

    Raises:
        ReleaseError: the version is not well-formed or is not new, or there are no changes to release.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ReleaseError(f"{version} is not a version like 1.0.0")
    changes = (root / _CHANGES).read_text(encoding="utf-8")
    _, found, after = changes.partition(_UNRELEASED)
    if not found or not after.split("\n## ")[0].strip():
        raise ReleaseError(f"{_CHANGES} has nothing under “{_HEADING}”")
    if f"## {version} " in changes:
        raise ReleaseError(f"{_CHANGES} has version {version} already")
    _replace(root / _CHANGES, re.escape(_UNRELEASED), f"{_UNRELEASED}\n## {version} – {day}\n")
    _replace(root / _VERSION, r'__version__ = "[^"]+"', f'__version__ = "{version}"')
    _replace(root / _DATE, r'RELEASED: Final = "[^"]*"', f'RELEASED: Final = "{day}"')
    _replace(root / _METAINFO, r"  <releases>\n", f'  <releases>\n    <release version="{version}" date="{day}"/>\n')
    return [_CHANGES, _VERSION, _DATE, _METAINFO]


def _replace(path: Path, pattern: str, text: str) -> None:
    """Replace the first match of a pattern in a file; raises ``ReleaseError`` if there is none."""
    content, number = re.subn(pattern, lambda _: text, path.read_text(encoding="utf-8"), count=1)
    if not number:
        raise ReleaseError(f"{path.name} is not laid out as expected: {pattern} is missing")
    path.write_text(content, encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Cut the release that the command line names; return 0, or 1 with a sentence on stderr."""
    if len(arguments) != 1:
        sys.stderr.write("usage: version.py 1.0.0\n")
        return 2
    version = arguments[0]
    try:
        files = cut(ROOT, version, datetime.now(UTC).date().isoformat())
        for command in (["add", *files], ["commit", "-m", f"Release {version}"], ["tag", f"v{version}"]):
            subprocess.run(["git", *command], cwd=ROOT, check=True)  # noqa: S607 - git, with words of our own
    except (ReleaseError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
