"""A worked example at the table: a match that its reader plays alone and that is not saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.desktop.play.controller import Controller, no_secrets
from stronghold_gui.teaching.reference.examples import open_example

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stronghold_gui.desktop.language import Language
    from stronghold_gui.teaching.game import TaughtGame


class ExampleController(Controller):
    """The controller of an example. The reader plays all seats, so no curtain falls and everything can be undone.

    Attributes:
        name: name of the example.
    """

    kept = False

    def __init__(self, kit: TaughtGame, name: str, parent: QObject | None = None) -> None:
        super().__init__(open_example(kit, name), no_secrets, parent, curtain=False)
        self.name = name

    def called(self, say: Language) -> str:
        """Return the title of the example."""
        return say("rules.example", name=self.name)
