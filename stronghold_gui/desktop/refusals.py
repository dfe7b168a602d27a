"""A refusal as the window shows it; prompt, board, docks and typed moves use it without parsing its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STAYS: Final = 8000
"""Milliseconds for which a refusal and its marks are shown."""


@dataclass(frozen=True, slots=True)
class ShownRefusal:
    """A refusal in the current language.

    Attributes:
        text: the whole sentence; its end names the rule, if there is one.
        source: that end of the text, which is a link; ``""`` without a rule.
        rule: the ruling (``R-42``) or chapter (``5.2``) of the rules, ``""`` for none.
    """

    text: str
    source: str = ""
    rule: str = ""
