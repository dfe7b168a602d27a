"""Standard streams: missing streams, streams whose encoding lacks some characters, and output without a reader."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO


class OutputError(Exception):
    """The answer cannot be written to its stream.

    Attributes:
        closed: the reader has gone, which is no fault (``| head``).
        reason: the system's error message.
    """

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.closed = isinstance(error, BrokenPipeError)
        self.reason = error.strerror or str(error)


class _ClosedOutput(io.TextIOBase):
    """A replacement for a standard output that was closed before the program began."""

    def write(self, _text: str) -> int:
        """Raise an error, as the system does."""
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def complete_streams() -> None:
    """Make sure that there are standard streams.

    An opened file gets the first free descriptor: without this, warnings of a library could be written into a saved
    game.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stdout is None:
        sys.stdout = _ClosedOutput()
    if sys.stderr is None:
        sys.stderr = io.StringIO()


@contextmanager
def checked_output() -> Iterator[None]:
    """Check the writes to standard output in the block.

    Raises:
        OutputError: the stream refuses a write.
    """
    try:
        yield
    except OSError as error:
        raise OutputError(error) from error


def give_up_output() -> None:
    """Redirect the remaining output to the null device, so that Python reports no error at exit."""
    if isinstance(sys.stdout, _ClosedOutput):
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)


_PLAIN: Final = {
    "\u00a0": " ", "\u202f": " ", "«": '"', "»": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "–": "-",
    "─": "-", "▶": ">", "→": "->", "·": "-", "œ": "oe", "Œ": "OE", "×": "x", "\u2212": "-",
    "\u2068": "", "\u2069": "",
}  # fmt: skip
_HANDLER: Final = "stronghold_plain"


def make_printable(*streams: TextIO) -> None:
    """Make streams write a plain character, or a question mark, for one that their encoding lacks."""
    codecs.register_error(_HANDLER, _replace)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=_HANDLER)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_PLAIN.get(character, "?") for character in error.object[error.start : error.end]), error.end
