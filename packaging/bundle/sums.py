"""Checksums of the finished packages."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def write_sums(packages: Iterable[Path], file: Path) -> None:
    """Write a line for each package that ``sha256sum --check`` understands; lines of packages built before stay."""
    known = {}
    if file.is_file():
        known = {line.split("  ", 1)[1]: line for line in file.read_text().splitlines() if "  " in line}
    for package in packages:
        with package.open("rb") as content:
            known[package.name] = f"{hashlib.file_digest(content, 'sha256').hexdigest()}  {package.name}"
    there = [line for name, line in sorted(known.items()) if (file.parent / name).is_file()]
    file.write_text("\n".join(there) + "\n", encoding="utf-8")
