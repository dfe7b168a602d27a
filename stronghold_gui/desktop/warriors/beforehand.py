"""Answers that people give in advance: no shot in the current attack, and a final choice of cards.

They are played as moves of the rules. They are not saved, so a match opened from a file asks everything again.
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


class Beforehand:
    """The advance answers of one match that are still to be played."""

    def __init__(self) -> None:
        self._resting: frozenset[int] = frozenset()
        self._attack = -1

    def forget(self) -> None:
        """Drop all advance answers."""
        self._resting, self._attack = frozenset(), -1

    def rest(self, match: AnyMatch, seats: Iterable[int]) -> None:
        """Hold fire for these seats until the next such event."""
        attack = _last_news(match)
        before = self._resting if attack == self._attack else frozenset()
        self._resting, self._attack = before | frozenset(seats), attack

    def answer(self, match: AnyMatch) -> tuple[int, m.Move] | None:
        """Return the next move that was answered in advance, with its seat."""
        decisions = match.game.decisions(match.position)
        last = match.played[-1].record if match.played else None
        if last is not None and isinstance(last.move, m.Keep):
            # One press keeps the cards (RW-53), so the window answers the second question. Where no battle follows, the
            # seat may already be asked to keep cards of the next round.
            keeping = any(one.seat == last.seat and one.kind == Kind.KEEP for one in decisions)
            final = keeping and match.game.refusal(match.position, last.seat, m.END) is None
            return (last.seat, m.END) if final else None
        if not self._resting or _last_news(match) != self._attack:
            return None
        asked = (one.seat for one in decisions if one.kind == Kind.CATAPULT and one.seat in self._resting)
        return next(((seat, m.PASS_WINDOW) for seat in asked), None)


def _last_news(match: AnyMatch) -> int:
    """Return the number of the last move after which a seat is asked again about firing; -1 for none."""
    played: list[Played[m.Move, e.Event]] = match.played
    for number in range(len(played) - 1, -1, -1):
        if any(isinstance(event, _NEWS) for event in played[number].events):
            return number
    return -1
