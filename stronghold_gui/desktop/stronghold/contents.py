"""Contents of each area of the board: the view's table as piles for the table kit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stronghold_gui.desktop.stronghold.areas import camp_key, units_area
from stronghold_gui.desktop.stronghold.seats import marks, picture_of
from stronghold_gui.desktop.table.model import Lots, Pile, TableContents
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.table import Site, Table, Wall
from stronghold_gui.games.stronghold.wording import side_code
from stronghold_gui.text import Catalogue

HIDDEN_ART = "face_down"


def contents(table: Table, texts: Catalogue | None = None) -> TableContents:
    """Return the contents of the board by area; empty areas are left out.

    Args:
        table: the current view of the table.
        texts: the language of the letters on pieces; ``None`` for no letters, if the caller only counts pieces.
    """
    found: dict[str, tuple[Pile, ...]] = {}
    for place, wall in table.walls.items():
        _add_wall(found, place, wall)
    for place, site in (*table.foregrounds.items(), *table.ramparts.items()):
        _add_site(found, place, site)
    for field, piece in table.fields.items():
        if piece:
            found[field] = (Pile(piece, piece),)
    for place, tower in table.towers.items():
        found[place] = (Pile(tower.machine, tower.machine),) if tower.machine else _units(tower.defender)
    for house, guards in table.houses.items():
        found[f"{house}.units"] = _units(guards)
    _add_barbican(found, table)
    _add_heroes(found, table)
    _add_buildings(found, table, texts)
    found["CAMP.units"] = _camp(table)
    return {area: piles for area, piles in found.items() if piles}


def counters(table: Table) -> dict[str, str]:
    """Return the short texts on areas: the toughness of the first standing gate, and a cross for each breach."""
    found: dict[str, str] = {}
    for gate in range(3):
        if gate < table.barbican.gates_fallen:
            found[f"gate{gate + 1}"] = "✕"
        elif gate == table.barbican.gates_fallen:
            found[f"gate{gate + 1}"] = str(table.barbican.toughness)
    for place, wall in table.walls.items():
        if wall.breached:
            found[f"{place}.components"] = "✕"
    return found


def _add_wall(found: dict[str, tuple[Pile, ...]], place: str, wall: Wall) -> None:
    found[f"{place}.invader"] = _units(wall.invader)
    found[f"{place}.defender"] = _units(wall.defender)
    found[f"{place}.components"] = tuple(
        Pile(piece, piece, count) for piece, count in (("stone", wall.stone), ("wood", wall.wood)) if count
    )
    if wall.siege_tower:
        found[f"ST{place}.units"] = _units(wall.aboard)
        found[f"ST{place}.machine"] = (Pile("siege_tower", "siege_tower"),)
    if wall.cauldron:
        found[f"{place}.cauldron"] = (Pile(wall.cauldron, wall.cauldron, marks=("accident",) if wall.accident else ()),)
    if wall.platform:
        found[f"{place}.platform"] = (Pile("platform", "platform"),)
    found[f"{place}.equipment"] = tuple(
        Pile(tile, tile, dimmed=tile == "ropes" and wall.roped) for tile in wall.equipment
    )
    found[f"{place}.order"] = _order(wall)
    found[f"{place}.hero"] = tuple(Pile(tile, tile) for tile in ("gale", "glare") if getattr(wall, tile))


def _order(wall: Wall) -> tuple[Pile, ...]:
    piles: list[Pile] = []
    if wall.order == "hidden":
        piles.append(Pile("hidden", HIDDEN_ART))
    elif wall.order:
        piles.append(Pile(wall.order, wall.order, marks=() if wall.order_open else (HIDDEN_ART,)))
    if wall.altars:
        piles.append(Pile("altar_influence", "altar_influence", len(wall.altars)))
    return tuple(piles)


def _add_site(found: dict[str, tuple[Pile, ...]], place: str, site: Site) -> None:
    found[f"{place}.units"] = _units(site.units)
    if site.machine:
        badge = f"{site.hits}/{site.hits + site.misses}" if site.hits + site.misses else ""
        if site.accurate:
            badge = f"◎ {badge}"
        marks = ("blood_stones",) if site.blood_stones else ()
        found[f"{place}.machine"] = (Pile(site.machine, site.machine, badge=badge, marks=marks),)
    if site.cover:
        found[f"{place}.cover"] = (Pile("cover", "cover"),)
    found[f"{place}.training"] = tuple(Pile(tile, tile) for tile in site.training)


def _add_barbican(found: dict[str, tuple[Pile, ...]], table: Table) -> None:
    barbican = table.barbican
    found["RB.units"] = _units(barbican.rampart)
    found["RAM.units"] = _units(barbican.crew)
    if barbican.ram:
        found["RAM.machine"] = (Pile("battering_ram", "battering_ram", barbican.ram),)
    found[f"gate_track.t{min(barbican.toughness, 8)}"] = (Pile("gate_marker", "gate_marker"),)


def _add_heroes(found: dict[str, tuple[Pile, ...]], table: Table) -> None:
    for name, hero in table.heroes.items():
        pile = Pile(name, name, marks=("possession",) if hero.possessed else (), dimmed=hero.acted)
        area = units_area(hero.place, name)
        found[area] = (pile, *found.get(area, ()))


def _add_buildings(found: dict[str, tuple[Pile, ...]], table: Table, texts: Catalogue | None) -> None:
    for name, building in table.buildings.items():
        found[f"{name}.tile"] = tuple(Pile(tile, tile) for tile in ("saboteur", "fire") if getattr(building, tile))
    if table.blessing:
        found["cathedral.tile"] = (
            *found["cathedral.tile"],
            Pile("blessing", "blessing", badge=side_code(table.blessing, texts) if texts is not None else ""),
        )
    if table.spectres:
        found["hospital.tile"] = (Pile("spectres", "spectres"),)
    if table.panic:
        found["courtyard.tile"] = (Pile("panic", "panic"),)


def _units(units: Mapping[Any, int]) -> tuple[Pile, ...]:
    return tuple(Pile(unit, unit, count) for unit, count in units.items() if count)


def lots(table: Table) -> dict[str, Lots]:
    """Return the lots (fixed spots for piles) of the camp: a column for each kind of unit, a row for each Invader."""
    if len(table.invaders) == 1:
        return {"CAMP.units": (UNITS,)}
    return {"CAMP.units": [[camp_key(unit, seat) for unit in UNITS] for seat in range(len(table.invaders))]}


def _camp(table: Table) -> tuple[Pile, ...]:
    """Return the piles of the camp; each of two Invaders has a row, which begins with the seat's badge."""
    if len(table.invaders) == 1:
        return _units(table.invaders[0].camp)
    return tuple(
        Pile(camp_key(unit, seat), unit, count, owner=picture_of(mark.id))
        for seat, (mark, invader) in enumerate(zip(marks(table.seats), table.invaders, strict=False))
        for unit, count in invader.camp.items()
        if count
    )
