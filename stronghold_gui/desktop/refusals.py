"""The reason why an action is impossible, as prompt, board, docks and typed moves show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STAYS: Final = 8000
"""Milliseconds for which a refusal and its marks are shown."""


@dataclass(frozen=True, slots=True)
class ShownRefusal:
    """The reason why an action is impossible, in the current language.

    Attributes:
        text: the whole sentence; it ends with the name of the rule, if there is one.
        source: the end of the text that names the rule, which is shown as a link; ``""`` without a rule.
        rule: the ruling (``R-42``) or chapter (``5.2``) of the rules; ``""`` without a rule.
    """

    text: str
    source: str = ""
    rule: str = ""
