"""Speaking to terminals that lack some of our characters: plain ones take their place, never a traceback."""

from __future__ import annotations

import codecs
from typing import Final, TextIO

_PLAIN: Final = {
    "\u00a0": " ", "\u202f": " ", "«": '"', "»": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "–": "-",
    "─": "-", "▶": ">", "→": "->", "·": "-", "œ": "oe", "Œ": "OE", "×": "x",
    "\u2068": "", "\u2069": "",
}  # fmt: skip
_HANDLER: Final = "stronghold_plain"


def make_printable(*streams: TextIO) -> None:
    """Have streams write a plain character, or a question mark, for one that their encoding lacks."""
    codecs.register_error(_HANDLER, _replace)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=_HANDLER)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_PLAIN.get(character, "?") for character in error.object[error.start : error.end]), error.end
