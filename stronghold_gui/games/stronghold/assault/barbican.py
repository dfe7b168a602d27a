"""Stage III: the ram strikes the gates (rules, section 8; R-61, R-84, R-88)."""

from __future__ import annotations

from stronghold_gui.games.stronghold import glory
from stronghold_gui.games.stronghold.assault_events import Breached, GateFell, GateHit
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.position import Position


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage. It has no decision, since the crew regroups freely."""
    out.append(StageBegan("barbican"))
    enter(position, "end")
    strike(position, hits(position), out)


def hits(position: Position) -> int:
    """Return how often the ram strikes: once for each component with a full crew (R-84)."""
    board = position.board
    return min(position.ram, position.outer_count(board.ram) // board.ram_crew)


def gates_left(position: Position) -> int:
    """Return the number of gates still standing."""
    return len(position.board.gate_toughness) - position.gate


def blows(position: Position, force: int) -> list[tuple[int, int, int]]:
    """Return the effect of ``force`` strikes on each gate, as (gate from 0, damage, toughness left).

    Strikes left over when a gate falls hit the next gate; those left over at the last gate are lost (R-84).
    """
    found: list[tuple[int, int, int]] = []
    gate, toughness, gates = position.gate, position.toughness, position.board.gate_toughness
    while force and gate < len(gates):
        damage = min(force, toughness)
        force -= damage
        found.append((gate, damage, toughness - damage))
        gate += 1
        toughness = gates[gate] if gate < len(gates) else 0
    return found


def strike(position: Position, force: int, out: list[Event]) -> None:
    """Strike the current gate, and the next ones with the strikes left."""
    for gate, damage, left in blows(position, force):
        position.toughness = left
        out.append(GateHit(gate + 1, damage, left))
        if not left:
            out.append(GateFell(gate + 1))
            _fall(position, position.board.gate_glory[gate], out)


def _fall(position: Position, points: int, out: list[Event]) -> None:
    """Move on to the next gate. The fall of the last is a breach, scored with the other breaches (R-88)."""
    position.gate += 1
    if gates_left(position):
        position.toughness = position.board.gate_toughness[position.gate]
        # the extra assault brings no glory but that of the breach.
        if not position.extra:
            glory.gain(position, "invader", points, "gates", out)
    else:
        out.append(Breached(f"gate{position.gate}"))
