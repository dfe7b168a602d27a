"""The assault, the end of a turn, and the end of the game (rules, sections 8 and 9).

Each stage has a function ``begin``, which pushes the tasks of the stage on ``todo``, and below them the entry of the
next stage. A stage itself has no decision; all choices are questions on ``todo``.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.assault import (
    barbican,
    call,
    cannons,
    cauldrons,
    clash,
    climbing,
    detonation,
    ending,
    goblins,
    hospital,
    losses,
    machines,
    marksmen,
    orders,
    poles,
    shots,
    smash,
    spectres,
    tower_weapons,
    turn_end,
)
from stronghold_gui.games.stronghold.chapter import Chapter, Runner, StageEntry
from stronghold_gui.games.stronghold.decisions import Kind

STAGE_CHAPTERS: Final[dict[str, Chapter]] = {}

QUESTIONS: Final[dict[str, Chapter]] = {
    Kind.AIM_CANNONS.value: cannons.AIM_CANNONS,
    Kind.CANNON_KILL.value: cannons.CANNON_KILL,
    Kind.AIM_MACHINES.value: machines.AIM_MACHINES,
    Kind.KEEP_CARD.value: shots,
    Kind.BALLISTA_KILL.value: shots.BALLISTA_KILL,
    Kind.STRONGEST.value: shots.STRONGEST,
    Kind.BLOOD_KILL.value: shots.BLOOD_KILL,
    Kind.SMASH.value: smash,
    Kind.FIRE_MARKSMEN.value: marksmen.FIRE_MARKSMEN,
    Kind.MARKSMEN_LOSSES.value: marksmen.MARKSMEN_LOSSES,
    Kind.FIRE_GOBLINS.value: goblins.FIRE_GOBLINS,
    Kind.CAULDRON_KILL.value: cauldrons.CAULDRON_KILL,
    Kind.AIM_POLES.value: poles.AIM_POLES,
    Kind.POLES_KILL.value: poles.POLES_KILL,
    Kind.OBEY.value: orders,
    Kind.DETONATE.value: detonation,
    Kind.CALL.value: call,
    losses.INVADER_LOSSES: losses.LOSSES_INVADER,
    losses.DEFENDER_LOSSES: losses.LOSSES_DEFENDER,
    Kind.HOSPITAL.value: hospital,
    Kind.RISE.value: spectres,
    Kind.CLIMB.value: climbing,
}

RUNNERS: Final[dict[str, Runner]] = {
    "cannons_fire": cannons.cannons_fire,
    "cannon": cannons.cannon,
    "machines_fire": machines.machines_fire,
    "machine": shots.machine,
    "marksmen_fire": marksmen.marksmen_fire,
    "volley": marksmen.volley,
    "goblins_fire": goblins.goblins_fire,
    "cauldron": cauldrons.cauldron,
    "poles_fire": poles.poles_fire,
    "poles": poles.poles,
    "reshuffle": tower_weapons.reshuffled,
    "orders_void": orders.orders_void,
    "clash": clash.clash,
    "fury_ends": clash.fury_ends,
    "hospital_empties": hospital.hospital_empties,
    turn_end.TASK: turn_end.step,
    "verdict": ending.verdict,
}

ENTRIES: Final[dict[str, StageEntry]] = {
    "cannons": cannons.begin,
    "machines": machines.begin,
    "marksmen": marksmen.begin,
    "goblins": goblins.begin,
    "cauldrons": cauldrons.begin,
    "poles": poles.begin,
    "orders": orders.begin,
    "strength": clash.begin,
    "hospital": hospital.begin,
    "barbican": barbican.begin,
    "end": ending.begin,
}
