"""The situation that advice reads: the position, a seat's decision and its moves."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    BUILDINGS,
    DIRECTIONS,
    FOE_ENGINES,
    FOE_PIECES,
    FOES,
    GATES,
    NONE,
    OPEN,
    RING_IDS,
    SECTIONS,
    WALLS,
    ZONES,
    wall_of,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, Position
from stronghold_gui.games.convicted.siege.setup import vulnerability


@dataclass
class Situation:
    """A seat's decision with the position and the seat's legal moves."""

    position: Position
    decision: Decision
    moves: tuple[m.Move, ...]

    def can(self, kind: type) -> bool:
        return any(isinstance(move, kind) for move in self.moves)

    # -- the fortress ----------------------------------------------------------------------------------------------

    def weakest_walls(self) -> tuple[str, ...]:
        """Return the most vulnerable walls; none if all are equally vulnerable."""
        weights = {SECTIONS[wall_of(way)]: vulnerability(self.position, way) for way in range(len(DIRECTIONS))}
        least = min(weights.values())
        found = tuple(name for name, weight in weights.items() if weight == least)
        return found if len(found) < len(DIRECTIONS) else ()

    def empty_walls(self) -> tuple[str, ...]:
        return tuple(SECTIONS[wall] for wall in WALLS if not self.position.count(wall))

    def damaged(self) -> tuple[str, ...]:
        """Return the sections and gates with less than nominal resistance."""
        position = self.position
        hurt = [name for at, name in enumerate(SECTIONS) if position.resistance[at] < position.nominal(at)]
        return (*hurt, "gates") if position.resistance[GATES] < position.nominal(GATES) else tuple(hurt)

    def nearly_closed(self) -> tuple[str, ...]:
        """Return each open ring section that is the only gap in the ring before a wall."""
        found = []
        for ring in self.position.values.ring_of:
            opened = [section for section in ring if self.position.ring[section] == OPEN]
            if len(opened) == 1:
                found.append(opened[0])
        return tuple(RING_IDS[section] for section in dict.fromkeys(found))

    def low_towers(self) -> bool:
        """Return whether there are ranged units, but no tower from which they reach deployment zones."""
        position = self.position
        shooters = any(position.shooters(post) for post in range(len(SECTIONS)))
        return shooters and not any(position.level[tower] for tower in range(1, len(SECTIONS), 2))

    def level(self, building: str) -> int:
        """Return the level of a building."""
        return self.position.buildings[BUILDINGS.index(building)]

    # -- the enemy -------------------------------------------------------------------------------------------------

    def zone(self) -> int:
        """Return the zone that the decision is about, or ``NONE``."""
        return ZONES.index(self.decision.place) if self.decision.place in ZONES else NONE

    def pieces_in(self, zone: int) -> tuple[str, ...]:
        """Return the kinds of enemy piece in a zone."""
        at = zone * FOE_KINDS
        return tuple(FOE_PIECES[piece] for piece in range(FOE_KINDS) if self.position.field[at + piece])

    def engines_afar(self) -> tuple[str, ...]:
        """Return the kinds of enemy engine in deployment zones."""
        found = [piece for zone in range(len(DIRECTIONS)) for piece in self.pieces_in(zone) if piece in FOE_ENGINES]
        return tuple(dict.fromkeys(found))

    def covered(self) -> tuple[str, ...]:
        """Return the deployment zones behind a cover."""
        return tuple(ZONES[zone] for zone in range(len(DIRECTIONS)) if "cover" in self.pieces_in(zone))

    def few_melee(self) -> bool:
        """Return whether at most four enemy melee units are left, but not none."""
        position, most = self.position, 4
        melee = [number for number, foe in enumerate(position.values.foes) if not foe.ranged]
        count = sum(position.field[zone * FOE_KINDS + foe] for zone in range(len(ZONES)) for foe in melee)
        return 0 < count + sum(position.climbed) <= most

    def stormed(self) -> tuple[str, ...]:
        """Return the walls with enemies in the assault zone and fewer defenders than the squads that these form."""
        found = []
        for way in range(len(DIRECTIONS)):
            storming = sum(self.position.field[(ASSAULT + way) * FOE_KINDS : (ASSAULT + way) * FOE_KINDS + len(FOES)])
            squads = 1 + sum(storming >= least for least in self.position.values.siege.squads)
            if storming and self.position.count(wall_of(way)) < squads:
                found.append(SECTIONS[wall_of(way)])
        return tuple(found)

    def dangers(self) -> tuple[str, ...]:
        """Return the enemies that can be removed now and have a special ability, such as giants and werewolves."""
        removable = {move.piece for move in self.moves if isinstance(move, m.Take)}
        foes = self.position.values.foes
        special = (
            name
            for at, name in enumerate(FOES)
            if foes[at].demolition or foes[at].panic or foes[at].ropes or foes[at].breath
        )
        return tuple(name for name in special if name in removable)

    def squads_here(self) -> int:
        """Return the number of squads before the decision's wall if it exceeds the defenders there, otherwise 0."""
        if self.decision.place not in SECTIONS:
            return 0
        way = SECTIONS.index(self.decision.place) // 2
        squads = sum(squad.direction == way and squad.leader != NONE for squad in self.position.squads)
        return squads if squads > self.position.count(wall_of(way)) else 0

    def winners_destroy(self) -> bool:
        """Return whether a squad that has killed all its opponents destroys in the same round (RC-77)."""
        return self.position.values.siege.winners_destroy_at_once

    def winners_wait(self) -> bool:
        """Return whether a squad that has killed all its opponents destroys only in the next round (RC-77)."""
        return not self.winners_destroy()

    def on_wall(self) -> bool:
        """Return whether a squad before the wall of the decision is led from the wall or the gateway."""
        return any(
            squad.place for squad in self.position.squads if SECTIONS[wall_of(squad.direction)] == self.decision.place
        )
