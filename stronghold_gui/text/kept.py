"""The texts of a source in the form in which they are looked up, kept as Python keeps its compiled modules.

At every start 44 sources with 2,500 messages are read, which took a thirtieth of it. What came of a source is therefore
written where Python would write it compiled, and taken from there as long as the source has the same time and length.
Whatever cannot be written or read there is no fault: then the source is read.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stronghold_gui.own_modules import content_of, stamp

if TYPE_CHECKING:
    from stronghold_gui.text.sources import Message

Said = str | tuple[str, ...]
"""What a message says: a sentence, or for one that counts a sentence for each plural form."""

_FORM: Final = MAGIC_NUMBER + b"1"
"""How what is kept begins; another form of it has another number."""
_NUMBER: Final = 8


def texts_of(path: Path) -> dict[str, Said]:
    """Return what the messages of a source say, by id.

    Raises:
        BadSource: the source is damaged.
        OSError: it cannot be read.
    """
    kept = _place(path)
    made_of = path.stat()
    beginning = _FORM + stamp(made_of.st_mtime_ns, made_of.st_size, _NUMBER)
    if kept is not None and (known := _kept(kept, beginning)) is not None:
        return known
    # Not needed at most starts, nor the parser that comes with it.
    from stronghold_gui.text.sources import read_source

    texts = said_by(read_source(path)[1])
    if kept is not None and not sys.dont_write_bytecode:
        _keep(kept, beginning + marshal.dumps(texts))
    return texts


def said_by(messages: Iterable[Message]) -> dict[str, Said]:
    """Return what messages say, by id."""
    return {one.id: one.forms if one.counts else one.forms[0] for one in messages}


def _place(path: Path) -> str | None:
    """Return the file in which the texts of a source are kept, or ``None`` where this Python keeps nothing."""
    before, after = _around(path.parent)
    return f"{before}{path.stem}{after}" if after else None


@cache
def _around(folder: Path) -> tuple[str, str]:
    """Return what stands before and after the name of a source in the path of what is kept of it."""
    try:
        compiled = cache_from_source(str(folder / "*.ts"))
    except NotImplementedError:
        return "", ""
    before, _, after = compiled.removesuffix("pyc").rpartition("*")
    return before, f"{after}texts"


def _kept(place: str, beginning: bytes) -> dict[str, Said] | None:
    """Return what is kept, if it is there and made of the source as it is."""
    try:
        data = content_of(place)
    except OSError:
        return None
    if not data.startswith(beginning):
        return None
    known: Any = None
    with suppress(EOFError, ValueError, TypeError):
        known = marshal.loads(memoryview(data)[len(beginning) :])  # noqa: S302 - Python's own modules are kept the same way
    return known if isinstance(known, dict) else None


def _keep(place: str, data: bytes) -> None:
    """Write what is kept in one go, or not at all."""
    beside = f"{place}.{os.getpid()}"
    with suppress(OSError):
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        Path(beside).write_bytes(data)
        Path(beside).replace(place)
