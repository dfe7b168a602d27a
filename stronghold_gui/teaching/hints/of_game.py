"""The hints of a game in the form that ``game.py`` asks for them, made of the game's two functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.teaching.hints.game import M_contra, V_contra
from stronghold_gui.teaching.hints.hint import Hint
from stronghold_gui.teaching.hints.told import Told
from stronghold_gui.text import Catalogue


@dataclass(frozen=True, slots=True)
class HintsOf(Generic[V_contra, M_contra]):
    """A game's hints.

    Attributes:
        make: makes the hint of a view, the decisions, a seat and its legal moves; ``None`` if it decides nothing.
        say: puts a hint into words.
    """

    make: Callable[[V_contra, Iterable[Decision], Seat, Sequence[M_contra]], Hint | None]
    say: Callable[[Hint, Catalogue], Told]

    def hint(self, view: V_contra, decisions: Iterable[Decision], seat: Seat, moves: Sequence[M_contra]) -> Hint | None:
        """Return the hint for a seat, or ``None`` if it has nothing to decide."""
        return self.make(view, decisions, seat, moves)

    def told(self, hint: Hint, texts: Catalogue) -> Told:
        """Return a hint in words."""
        return self.say(hint, texts)
