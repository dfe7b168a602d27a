"""The choice of a player for a seat: a person, or a computer at one of the game's levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QComboBox, QSizePolicy

from stronghold_gui.desktop.naming import named
from stronghold_gui.text import Catalogue

_ANY_MOVE: Final = "random"
"""The player of random moves, which is only offered as an opponent if the game has no other player."""
_BESIDE: Final = 28
"""Pixels beside the texts in the open list."""


def offered(players: Sequence[str]) -> tuple[str, ...]:
    """Return the players of a game that are offered to people, weakest first."""
    return tuple(player for player in players if player != _ANY_MOVE) or tuple(players)


class LevelBox(QComboBox):
    """A box that chooses the player of a seat; its data are ids of computer players, ``""`` for a person."""

    def __init__(self, name: str, levels: Sequence[str]) -> None:
        super().__init__()
        named(self, name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # A box narrower than its text would show only the arrow.
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        for level in ("", *levels):
            self.addItem("", level)

    @property
    def player(self) -> str:
        return str(self.currentData())

    def choose(self, player: str) -> None:
        """Select a player; fall back to a person if the game does not have this one."""
        self.setCurrentIndex(max(0, self.findData(player)))

    def retranslate(self, texts: Catalogue) -> None:
        """Update the texts after a change of language."""
        for index in range(self.count()):
            self.setItemText(index, texts(f"player.{self.itemData(index) or 'person'}"))
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _BESIDE)
