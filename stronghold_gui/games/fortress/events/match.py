"""How a match begins, comes by its armies, and ends."""

from __future__ import annotations

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.events.who import Who


@value
class GameBegan:
    """A game begins."""

    scenario: str
    armies: str


@value
class Rolled:
    """A player rolled the d20; ``why``: ``draft``, ``placing`` or ``initiative``."""

    who: Who
    why: str
    number: int


@value
class BeginsFirst:
    """A player comes first; ``why`` as in ``Rolled``, or ``scenario`` where nobody rolls."""

    who: Who
    why: str


@value
class CombatRolled:
    """A player rolled combat dice for who begins (discovery)."""

    who: Who
    skulls: int


@value
class CardPicked:
    """A player took a card into the army."""

    who: Who
    card: str


@value
class DraftPassed:
    """No card that is left fits into a player's army any more; or none may be taken now (RF-68)."""

    who: Who
    done: bool


@value
class FigurePlaced:
    """A figure was set on the battlefield at the start."""

    who: Who
    figure: str
    space: str


@value
class LeftOut:
    """There was no room for a figure at the start."""

    who: Who
    figure: str


@value
class GameEnded:
    """The game has ended; winners as seats; ``how``: an id of ``ends.ENDINGS``."""

    winners: tuple[int, ...]
    how: str
