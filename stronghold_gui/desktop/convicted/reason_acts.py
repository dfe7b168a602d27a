"""What is seen while the enemy says why: where it aims and by which figure, how it forms squads, who carries what."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.wording.enemy_reasons import BY_LOWEST


def reason_acts(event: e.Event) -> Iterator[a.Act]:
    """Yield what is seen of a reason, beside its line; a target that a die named has been seen with the die."""
    match event:
        case s.FoeTargetRolled(_, piece, die, section):
            yield a.Token(section, str(die), piece)
        case s.FoesDirected(_, section, count, reason) if reason == BY_LOWEST:
            yield a.Token(section, f"× {count}")
        case s.EngineAimed(_, engine, section, resistance):
            yield a.Token(section, f"R {resistance}", engine)
        case s.SquadsDealt(direction, _, squads):
            yield a.Token(f"assault_{direction}", str(squads), "mark.leader")
        case s.RamGiven(_, strength):
            yield a.Token("assault_N", str(strength), "ram")
        case s.TowerGiven(squad, worth):
            yield a.Token(f"assault_{squad.partition('.')[0]}", str(worth), "siege_tower")
        case _:
            pass
