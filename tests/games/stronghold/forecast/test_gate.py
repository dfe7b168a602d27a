"""The forecast of the barbican, held against the ram's own strike."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.assault import barbican
from stronghold_gui.games.stronghold.forecast import Gate, foresee
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.assault.tools import empty


def gate(position: Position) -> Gate | None:
    """Return the forecast of the barbican."""
    return foresee(STRONGHOLD.view(position, None)).gate


@settings(deadline=None)
@given(st.integers(0, 5), st.integers(0, 10), st.integers(0, 2), st.integers(1, 8))
def test_R_84_the_ram_strikes_as_it_was_foreseen(ram: int, crew: int, fallen: int, toughness: int) -> None:
    position = empty().p
    position.ram, position.gate, position.toughness = ram, fallen, toughness
    position.outer[3 * position.board.ram] = crew
    foreseen = gate(position)
    assert foreseen is not None
    out: list[e.Event] = []
    barbican.strike(position, barbican.hits(position), out)
    told = [(event.gate, event.damage, event.left) for event in out if isinstance(event, a.GateHit)]
    assert told == [(blow.gate, blow.damage, blow.left) for blow in foreseen.blows]
    assert any(isinstance(event, a.Breached) for event in out) == (foreseen.to_breach <= 0)
    assert foreseen.strikes == min(ram, crew // 2)


def test_it_says_how_many_strikes_are_lacking() -> None:
    position = empty().p
    position.ram, position.gate, position.toughness = 2, 1, 3
    position.outer[3 * position.board.ram] = 4
    foreseen = gate(position)
    assert foreseen is not None
    assert foreseen.to_breach == 3 + 8 - 2


def test_when_the_last_gate_has_fallen_nothing_is_foreseen_there() -> None:
    position = empty().p
    position.gate, position.toughness = 3, 0
    assert gate(position) is None
