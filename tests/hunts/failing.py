"""A system that refuses: disks that are full, broken or read-only, and files that vanish or become something else."""

from __future__ import annotations

import errno
import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

_ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT, errno.EACCES)
_ASKED: Final = ("open", "write", "fsync", "ftruncate", "replace", "link", "mkdir")


@contextmanager
def failing(dice: random.Random, often: float) -> Iterator[None]:
    """Have the system refuse so often what it is asked; writing may be done in part first."""

    def refusing(system: Callable[..., Any]) -> Callable[..., Any]:
        def asked(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the system's function
            if dice.random() < often:
                number = dice.choice(_ERRORS)
                raise OSError(number, os.strerror(number))
            return system(*given, **named)

        return asked

    def in_part(file: int, data: bytes) -> int:
        return whole(file, data[: dice.randint(1, len(data))])

    with pytest.MonkeyPatch.context() as patch:
        whole = os.write
        patch.setattr(os, "write", in_part)
        for name in _ASKED:
            patch.setattr(os, name, refusing(getattr(os, name)))
        yield


def harm(path: Path, dice: random.Random) -> None:
    """Do something to a file that somebody has open, or to its folder."""
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
