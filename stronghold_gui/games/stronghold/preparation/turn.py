"""The start of a turn: flipping phase cards, then the Invader's income (rules, sections 4 and 5.1)."""

from __future__ import annotations

from stronghold_gui.core.decision import Decision, decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter, give_hourglasses
from stronghold_gui.games.stronghold.events import (
    CardFlipped,
    Event,
    ResourcesTaken,
    TurnBegan,
    UnitsDrawn,
)
from stronghold_gui.games.stronghold.moves import DONE, Done, Flip, Move
from stronghold_gui.games.stronghold.pieces import PHASES, RESOURCE, SPECIAL, STONE
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_FLIPS = tuple(Flip(phase) for phase in PHASES[: len(SPECIAL)])


def begin(position: Position, out: list[Event]) -> None:
    """Begin a turn: the Defender's stone and hourglasses are for his pause after phase 1 (R-23)."""
    position.turn += 1
    position.phase = 1
    out.append(TurnBegan(position.turn))
    values = position.values
    for side in range(len(position.defenders)):
        give_hourglasses(position, side, values.income_hourglasses, "turn", out)
    # With two Defenders the one stone is theirs together; it waits with the first.
    stones = min(values.income_stone, position.supply[STONE])
    position.defenders[0].stones += stones


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return that the Invader may flip cards."""
    return tuple(decision(seat, Kind.FLIP) for seat in position.invader_seats)


def moves(position: Position, seat: int) -> list[Move]:
    """Return a flip for each card on its normal side, and done."""
    flipped = position.invaders[seat].flipped
    return [*(flip for index, flip in enumerate(_FLIPS) if not flipped >> index & 1), DONE]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why a card cannot be flipped (R-33)."""
    match move:
        case Done():
            return None
        case Flip(phase):
            if phase not in PHASES[: len(SPECIAL)]:
                return refuse(Reason.CANNOT_FLIP, "4", phase=phase)
            if position.invaders[seat].flipped >> PHASES.index(phase) & 1:
                return refuse(Reason.ALREADY_FLIPPED, "4", phase=phase)
            return None
        case _:
            return refuse(Reason.NOT_NOW, "4", stage=position.stage)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Flip a card, or go on to phase 1."""
    match move:
        case Flip(phase):
            position.invaders[seat].flipped |= 1 << PHASES.index(phase)
            out.append(CardFlipped(seat, phase))
        case _:
            _income(position, out)
            enter(position, "phase")


def _income(position: Position, out: list[Event]) -> None:
    """Draw units (R-22) and take resources (R-28); all charge: two units more and no resources (R-33)."""
    values = position.values
    for seat, invader in enumerate(position.invaders):
        charge = invader.flipped & 1
        wanted = values.income_units + (values.all_charge_units if charge else 0)
        drawn = [0, 0, 0]
        for _ in range(min(wanted, sum(position.bag))):
            kind = position.chance.pick("bag", position.bag)
            position.bag[kind] -= 1
            drawn[kind] += 1
            invader.hand[kind] += 1
        out.append(UnitsDrawn(seat, (drawn[0], drawn[1], drawn[2])))
        resources = 0 if charge else min(values.income_resources, position.supply[RESOURCE])
        if resources:
            position.supply[RESOURCE] -= resources
            invader.resources += resources
            out.append(ResourcesTaken(seat, resources))
