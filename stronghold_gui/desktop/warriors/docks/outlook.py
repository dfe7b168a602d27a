"""Possible attacks and shots, each with its worth, for the rows of the dock of odds.

They are computed from a position imagined from the view, so that they reveal nothing that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.desktop.warriors.hand_moves import Answer
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.pieces import NONE, PLACE_INDEX, TYPES
from stronghold_gui.games.warriors.worth import Reckoning, Worth

MOST: Final = 24
"""Largest number of rows; with a card in the hand, only its moves have rows."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move that leads to a throw may bring.

    Attributes:
        move: an attack, another throw, a charge, or a shot.
        side: the attacking place; "" for a shot.
        target: the attacked place, or the card shot at.
        worth: the possible results.
    """

    move: m.Move
    side: str
    target: str
    worth: Worth


def throws(client: WarriorsClient, held: tuple[str, str] | None) -> tuple[list[Answer], int]:
    """Return the current moves that lead to a throw, with their seats, and the number of those beyond `MOST`.

    Args:
        client: the client with the moves.
        held: the held pile, if only its moves are wanted.
    """
    controller = client.controller
    if controller is None or controller.still or client.draft.kind:
        return [], 0
    reach = client.gestures.reach
    sources = [held] if held in reach else list(reach)
    answers = dict.fromkeys(answer for source in sources for some in reach[source].values() for answer in some)
    found: list[Answer] = [
        (seat, move) for seat, move in answers if isinstance(move, m.Attack | m.Target | m.Again | m.Charge | m.Fire)
    ]
    return found[:MOST], max(0, len(found) - MOST)


def outlooks(client: WarriorsClient, found: Sequence[Answer]) -> Iterator[Outlook]:
    """Yield the outlook of each move; all are computed from the position at the time of the first one."""
    if not found:
        return
    controller = client.controller
    assert controller is not None
    position = controller.game.imagine(controller.view(), 0)
    reckoning, fight = Reckoning(position), client.table.fight
    for seat, move in found:
        match move:
            case m.Attack(side, target):
                worth = reckoning.attack(PLACE_INDEX[side], PLACE_INDEX[target])
            case m.Target(target):
                side, worth = fight.side, reckoning.attack(position.side, PLACE_INDEX[target])
            case m.Again():
                side, target = fight.side, fight.target
                worth = reckoning.attack(position.side, position.target)
            case m.Charge(camp, target):
                side = fight.side
                worth = reckoning.attack(position.side, PLACE_INDEX[target], TYPES.index(camp) if camp else NONE)
            case m.Fire(target):
                side, worth = "", reckoning.shot(seat, target)
            case _:
                continue
        if worth is not None:
            yield Outlook(move, side, target, worth)
