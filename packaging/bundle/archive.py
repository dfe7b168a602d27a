"""Zip archives that keep symbolic links and the executable bits of files."""

from __future__ import annotations

import stat
import zipfile
from pathlib import Path
from typing import Final

_LINK: Final = (stat.S_IFLNK | 0o777) << 16


def zip_folder(folder: Path, name: str, archive: Path) -> Path:
    """Pack a folder into an archive and return the archive.

    Args:
        folder: the folder.
        name: its name in the archive.
        archive: the file to write.
    """
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            inside = Path(name, path.relative_to(folder))
            if path.is_symlink():
                link = zipfile.ZipInfo(inside.as_posix())
                link.create_system, link.external_attr = 3, _LINK
                packed.writestr(link, str(path.readlink()))
            elif path.is_file():
                packed.write(path, inside)
    return archive
