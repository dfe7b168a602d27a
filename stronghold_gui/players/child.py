"""Start-up of the processes that work for a window: their priority, and the pipe for their answers."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import BinaryIO, Final

_POLITENESS: Final = 5
"""The niceness of such a process, so that the window has priority on a shared core."""


def begin_child() -> BinaryIO:
    """Lower the priority of this process, and return the pipe of its answers; all printed output goes to stderr."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(AttributeError, OSError):
        os.nice(_POLITENESS)
    return answers
