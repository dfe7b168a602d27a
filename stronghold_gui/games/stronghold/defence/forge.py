"""The forge: cannon, and a cauldron against each kind of unit (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.defence.tower_works import in_tower
from stronghold_gui.games.stronghold.defence.work import NO_PLACE, NONE_LEFT, Work, inner_wall
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import CAULDRONS, SUPPLY_INDEX
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def _cauldron(piece: str) -> Work:
    supply, kind = SUPPLY_INDEX[piece], CAULDRONS.index(piece)

    def obstacle(position: Position, ground: Ground) -> Reason | None:
        if not position.supply[supply]:
            return NONE_LEFT
        marked, cauldron = position.board.cauldron_marked, position.cauldron
        for wall in ground.walls:
            if marked[wall] and cauldron[wall] < 0:
                return None
        return NO_PLACE

    def answers(position: Position, ground: Ground) -> list[Finish]:
        if not position.supply[supply]:
            return []
        marked, cauldron, names = position.board.cauldron_marked, position.cauldron, position.board.inner
        return [Finish(piece, names[wall]) for wall in ground.walls if marked[wall] and cauldron[wall] < 0]

    def carry_out(position: Position, move: Finish, out: list[Event]) -> None:
        position.supply[supply] -= 1
        position.cauldron[position.board.inner_index[move.place]] = kind
        out.append(Placed(piece, move.place))

    return Work(piece, obstacle, answers, _fault, carry_out)


def _fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    wall = inner_wall(position, ground, move)
    if isinstance(wall, Refusal):
        return wall
    if not position.board.cauldron_marked[wall]:
        return refuse(Reason.NOT_MARKED, "2", place=move.place, piece=move.action)
    standing = position.cauldron[wall]
    return refuse(Reason.FIELD_TAKEN, "2", place=move.place, piece=CAULDRONS[standing]) if standing >= 0 else None


WORKS: Final = (in_tower("cannon"), *(_cauldron(piece) for piece in CAULDRONS))
