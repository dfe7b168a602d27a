"""Trying moves out: a separate match that begins at a moment of another one and is never saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stronghold_gui.desktop.play.controller import Controller, no_secrets

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stronghold_gui.core.match import Match
    from stronghold_gui.desktop.language import Language


class WhatIfController(Controller):
    """One person tries something out for all seats: no curtain falls and everything can be taken back.

    The match has its own position and its own chance, and what its beginner may not know was dealt anew
    (`Desk.suppose`), so it shares nothing with the match it comes from: neither a move nor a secret.
    """

    kept = False

    def __init__(self, match: Match[Any, Any, Any, Any], number: int, parent: QObject | None = None) -> None:
        """Begin.

        Args:
            match: what was supposed.
            number: how many moves of the real match it follows.
            parent: its Qt parent.
        """
        super().__init__(match, no_secrets, parent, curtain=False)
        self.number = number

    def called(self, say: Language) -> str:
        """Return the title that says that this is not the real match."""
        return say("history.what_if.title", number=self.number)
