"""Answers that people give in advance: to hold fire, to lose a dragon's flames first, to keep the chosen cards.

They become ordinary moves. They are not saved, so after a match was opened from a file, every question is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.match import Played
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.decisions import Kind

if TYPE_CHECKING:
    from stronghold_gui.core.save import AnyMatch

_NEWS: Final = (e.AttackDeclared, e.Charged, e.AttackVoid, e.Shot, e.CardTakenUp, e.CardUnused, e.CardDone)
"""Events after which a seat is asked again whether to fire, although it held fire before."""
_BATTLES: Final = (e.CardTakenUp,)
"""Events after which the owner of a dragon is asked again about its flames."""


class Beforehand:
    """The advance answers of the people in one match."""

    def __init__(self) -> None:
        self._resting: frozenset[int] = frozenset()
        self._burning: frozenset[str] = frozenset()
        self._attack = self._battle = -1

    def forget(self) -> None:
        """Drop all advance answers."""
        self._resting, self._burning = frozenset(), frozenset()

    def rest(self, match: AnyMatch, seats: Iterable[int]) -> None:
        """Hold fire for these seats until the next event of `_NEWS`."""
        attack = _last(match, _NEWS)
        before = self._resting if attack == self._attack else frozenset()
        self._resting, self._attack = before | frozenset(seats), attack

    def burn(self, match: AnyMatch, dragon: str) -> None:
        """Discard flames of a dragon, as long as it has any, in the current battle."""
        battle = _last(match, _BATTLES)
        before = self._burning if battle == self._battle else frozenset()
        self._burning, self._battle = before | {dragon}, battle

    def answer(self, match: AnyMatch) -> tuple[int, m.Move] | None:
        """Return the move of an advance answer to a current decision, with its seat; ``None`` if there is none."""
        decisions = match.game.decisions(match.position)
        last = match.played[-1].record if match.played else None
        if last is not None and isinstance(last.move, m.Keep):
            # One press keeps the cards (RW-53), so the window confirms the choice. If no battle follows, the seat may
            # already have to keep cards of the next round.
            keeping = any(one.seat == last.seat and one.kind == Kind.KEEP for one in decisions)
            final = keeping and match.game.refusal(match.position, last.seat, m.END) is None
            return (last.seat, m.END) if final else None
        resting = self._resting if self._resting and _last(match, _NEWS) == self._attack else ()
        burning = self._burning if self._burning and _last(match, _BATTLES) == self._battle else ()
        for one in decisions:
            if one.kind == Kind.CATAPULT and one.seat in resting:
                return one.seat, m.PASS_WINDOW
            if one.kind == Kind.FLAME and one.place in burning:
                return one.seat, m.Flame(one.place, spend=True)
        return None


def _last(match: AnyMatch, kinds: tuple[type[e.Event], ...]) -> int:
    """Return the number of the last move with an event of these kinds; -1 for none."""
    played: list[Played[m.Move, e.Event]] = match.played
    for number in range(len(played) - 1, -1, -1):
        if any(isinstance(event, kinds) for event in played[number].events):
            return number
    return -1
