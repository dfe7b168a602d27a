"""How a match begins, comes by its armies, and ends."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.games.fortress.events.who import Who


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game begins."""

    scenario: str
    armies: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """A player rolled the d20; ``why``: ``draft``, ``placing`` or ``initiative``."""

    who: Who
    why: str
    number: int


@dataclass(frozen=True, slots=True)
class BeginsFirst:
    """A player comes first; ``why`` as in ``Rolled``, or ``scenario`` where nobody rolls."""

    who: Who
    why: str


@dataclass(frozen=True, slots=True)
class CombatRolled:
    """A player rolled combat dice for who begins (discovery)."""

    who: Who
    skulls: int


@dataclass(frozen=True, slots=True)
class CardPicked:
    """A player took a card into the army."""

    who: Who
    card: str


@dataclass(frozen=True, slots=True)
class DraftPassed:
    """No card that is left fits into a player's army any more; or none may be taken now (RF-68)."""

    who: Who
    done: bool


@dataclass(frozen=True, slots=True)
class FigurePlaced:
    """A figure was set on the battlefield at the start."""

    who: Who
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class LeftOut:
    """There was no room for a figure at the start."""

    who: Who
    figure: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game has ended; winners as seats; ``how``: an id of ``ends.ENDINGS``."""

    winners: tuple[int, ...]
    how: str
