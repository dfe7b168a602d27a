"""The start of a turn: flipping phase cards, then the Invader's income (rules, sections 4 and 5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.core.decision import Decision
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
    """Begin a turn: the Defender's stone and hourglasses are for the pause after phase 1 (R-23)."""
    position.turn += 1
    position.phase = 1
    position.ready = 0
    out.append(TurnBegan(position.turn))
    values = position.values
    for side in range(len(position.defenders)):
        give_hourglasses(position, side, values.income_hourglasses, "turn", out)
    # Two Defenders share the stone component; it is counted with the first one's.
    stones = min(values.income_stone, position.supply[STONE])
    position.defenders[0].stones += stones


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of each Invader on flipping cards."""
    return tuple(Decision(seat, Kind.FLIP) for seat in position.invader_seats if not position.ready >> seat & 1)


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
    """Flip a card, or begin phase 1 when every Invader is ready."""
    match move:
        case Flip(phase):
            position.invaders[seat].flipped |= 1 << PHASES.index(phase)
            out.append(CardFlipped(seat, phase))
        case _:
            position.ready |= 1 << seat
            if position.ready.bit_count() == len(position.invaders):
                position.ready = 0
                _income(position, out)
                enter(position, "phase")


def _income(position: Position, out: list[Event]) -> None:
    """Draw units and take resources. Two Invaders alternate, one piece at a time (R-22, R-28).

    "All charge", the special side of the card, gives two units more and no resources (R-33).
    """
    values, invaders = position.values, position.invaders
    charge = [invader.flipped & 1 for invader in invaders]
    drawn = [[0, 0, 0] for _ in invaders]
    for seat in _in_turn([values.income_units + values.all_charge_units * flag for flag in charge]):
        if any(position.bag):
            kind = position.chance.pick("bag", position.bag)
            position.bag[kind] -= 1
            drawn[seat][kind] += 1
    taken = [0] * len(invaders)
    for seat in _in_turn([0 if flag else values.income_resources for flag in charge]):
        if position.supply[RESOURCE]:
            position.supply[RESOURCE] -= 1
            taken[seat] += 1
    for seat, invader in enumerate(invaders):
        goblins, orcs, trolls = drawn[seat]
        invader.hand = [have + new for have, new in zip(invader.hand, drawn[seat], strict=True)]
        out.append(UnitsDrawn(seat, (goblins, orcs, trolls)))
        invader.resources += taken[seat]
        if taken[seat]:
            out.append(ResourcesTaken(seat, taken[seat]))


def _in_turn(shares: Sequence[int]) -> Iterator[int]:
    """Yield the seats one after the other until each has had its share."""
    for number in range(max(shares)):
        yield from (seat for seat, share in enumerate(shares) if number < share)
