"""A refusal as the window shows it: prompt, board, docks and typed orders pass it on without parsing its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STAYS: Final = 8000
"""Milliseconds for which a refusal is said, wherever it is; what it marks goes with it."""


@dataclass(frozen=True, slots=True)
class ShownRefusal:
    """Why something cannot be done, in the current language.

    Attributes:
        text: the whole sentence, which ends with the rule if there is one.
        source: that end, as it stands in the text: it can be pressed; ``""`` where no rule says so.
        rule: the ruling (``R-42``) or chapter (``5.2``) of the rules, ``""`` for none.
    """

    text: str
    source: str = ""
    rule: str = ""
