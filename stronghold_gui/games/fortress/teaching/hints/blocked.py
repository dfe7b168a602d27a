"""Blocked choices of a decision, with the refusal of the rules.

The rules check an imagined position from the seat's view, so no refusal can reveal hidden markers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import NONE
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Blocked

MOST: Final = 6
"""The most blocked choices shown for one decision."""


def blocked(situation: Situation) -> tuple[Blocked, ...]:
    """Return the blocked choices."""
    match situation.decision.kind:
        case Kind.CHOOSE | Kind.DRAFT:
            found = _cards(situation, m.Pick, [card for card, owner in _owned(situation) if owner == NONE])
        case Kind.MARK:
            marker = m.MARKERS[situation.decision.count - 1]
            found = _cards(situation, lambda card: m.Mark(marker, card), _own_cards(situation))
        case Kind.USE:
            found = _cards(situation, m.Use, _own_cards(situation))
        case Kind.ACT:
            found = (one for part in (_attacks(situation), _door(situation), _flag(situation)) for one in part)
        case Kind.MOVING:
            found = _tried(situation, "stop", m.Stop(situation.decision.place))
        case _:
            return ()
    return tuple(found)[:MOST]


def _tried(situation: Situation, thing: str, move: m.Move) -> Iterator[Blocked]:
    """Yield a blocked choice if the rules refuse the move."""
    refusal = FORTRESS.refusal(situation.position, situation.decision.seat, move)
    if refusal is not None:
        yield Blocked(thing, "rule", refusal)


def _owned(situation: Situation) -> Iterator[tuple[str, int]]:
    return zip(situation.setting.cards.ids, situation.position.owner, strict=True)


def _own_cards(situation: Situation) -> list[str]:
    return [card for card, owner in _owned(situation) if owner == situation.player]


def _cards(situation: Situation, move: Callable[[str], m.Move], cards: list[str]) -> Iterator[Blocked]:
    """Yield the cards with which a move is refused."""
    for card in cards:
        yield from _tried(situation, card, move(card))


def _attacks(situation: Situation) -> Iterator[Blocked]:
    """Yield the acting figures that can attack no figure, with the refusal for the nearest enemy."""
    position, names = situation.position, situation.setting.cards.figure_ids
    able = {move.figure for move in situation.moves if isinstance(move, m.Attack) and move.target != m.DOOR}
    for figure in situation.acting():
        enemy = situation.nearest(figure)
        if names[figure] not in able and not position.attacked >> figure & 1 and enemy is not None:
            yield from _tried(situation, names[figure], m.Attack(names[figure], names[enemy]))


def _door(situation: Situation) -> Iterator[Blocked]:
    if situation.works_door and not any(isinstance(move, m.Door) for move in situation.moves):
        yield from _tried(situation, "door", m.Door(open=situation.position.door_state == "closed"))


def _flag(situation: Situation) -> Iterator[Blocked]:
    if not situation.attacks or any(isinstance(move, m.TakeFlag) for move in situation.moves):
        return
    figures = situation.names([one for one in situation.acting() if _on_x(situation, one)])
    for figure in figures:
        yield from _tried(situation, "flag", m.TakeFlag(figure))


def _on_x(situation: Situation, figure: int) -> bool:
    return situation.setting.field.x in situation.position.spots(figure)
