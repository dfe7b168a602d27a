"""Warriors in words, as commands and the window ask for them; the sentences themselves are made in ``wording``."""

from __future__ import annotations

from typing import Any, Final

WORDS: Final[Any] = None
