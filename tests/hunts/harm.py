"""Remove, cut and replace files that are open."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path


def harm(path: Path, dice: random.Random) -> None:
    """Damage, remove or replace an open file, or remove its folder."""
    if not path.is_file() or path.is_symlink():
        return
    match dice.randrange(8):
        case 0:
            path.unlink()
        case 1:
            os.truncate(path, dice.randrange(path.stat().st_size + 1))
        case 2:
            path.write_bytes(b"")
        case 3:
            with path.open("ab") as file:
                file.write(dice.randbytes(dice.randint(1, 50)))
        case 4:
            shutil.rmtree(path.parent)
        case 5:
            path.unlink()
            os.mkfifo(path)
        case 6:
            path.unlink()
            path.mkdir()
        case _:
            path.unlink()
            path.symlink_to(os.devnull)
