"""A fault found by a walk, and the signature that faults of the same cause share."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_SAME: Final = 110
"""Letters in which faults of one cause agree once numbers are left out."""
_RAISED: Final = re.compile(r'File "[^"]*/((?:stronghold_gui|tests)/[^"]+)", line \d+, in (\w+)')
_CRASHED: Final = re.compile(r'File "[^"]*/(stronghold_gui/[^"]+)", line \d+ in (\w+)')


@dataclass(frozen=True)
class Fault:
    """Something that must not be.

    Attributes:
        kind: which check found it.
        words: what it found.
        where: the game, language and size of the window at that moment.
        at: after how many steps.
    """

    kind: str
    words: str
    where: str = ""
    at: int = 0

    @property
    def signature(self) -> str:
        """Return the text that faults of one cause share: for an exception, its origin and its message."""
        if "most recent call first" in self.words:
            found = _CRASHED.search(self.words)
            return f"{self.kind} {' '.join(found.groups()) if found else ''}"
        if "Traceback" in self.words:
            raised = _RAISED.findall(self.words)
            last = self.words.strip().splitlines()[-1]
            return f"{self.kind} {' '.join(raised[-1]) if raised else ''} {_numberless(last)[:_SAME]}"
        return f"{self.kind} {_numberless(self.words)[:_SAME]}"

    def __str__(self) -> str:
        return f"{self.kind} after step {self.at} ({self.where}): {self.words.strip()}"


def _numberless(words: str) -> str:
    return re.sub(r"0x\w+|\d+", "#", words)
