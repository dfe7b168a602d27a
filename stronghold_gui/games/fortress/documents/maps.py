"""Custom maps as files: checked against the pieces in the box, every fault by its path (section 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.own_cards import OwnCards
from stronghold_gui.core.reading import Json, read_json_value
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import short, validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.fortress.data.scenarios import SCENARIOS
from stronghold_gui.games.fortress.field.own_map import OPTION, map_text
from stronghold_gui.games.fortress.field.unbuildable import MapFault
from stronghold_gui.games.fortress.field.written import MapPart
from stronghold_gui.games.fortress.setting import GAME, own_map, scenarios, wanted_spaces

MAP: Final = Format("fortress-map", 1)
_ABOUT: Final = (
    "The map that comes with the program. Change ground, walls, walks, battlements, ladders, door and flag, with the "
    "pieces of one box. Scenarios begin on certain spaces, so leave those where they are."
)


@dataclass(slots=True)
class MapDocument(Part):
    """A map in a file.

    Attributes:
        format, version: the kind of document and its version.
        map: the map.
        about: a note by its author.
    """

    format: Literal["fortress-map"]
    version: Literal[1]
    map: MapPart
    about: str = ""


def _program() -> dict[str, Json]:
    file = resource(GAME, f"maps/{scenarios()[SCENARIOS[0]].map}.json")
    with reading_resource(file):
        return {"map": read_json_value(file)}


def _text_of(raw: Json) -> str:
    """Return the map of a file as the value of the option; ``""`` if it is a built-in map.

    Raises:
        BadFileError: the map has faults; the error lists every fault of form, or the first part that cannot be built.
    """
    text = map_text(validate(MapDocument, MAP.bring_up_to_date(raw)).map)
    try:
        own_map(text)
    except MapFault as fault:
        raise BadFileError([map_fault(fault, OPTION)]) from fault
    return "" if text == map_text(validate(MapPart, _program()["map"])) else text


def _fault_in(table: str, options: Mapping[str, str]) -> Fault | None:
    """Return the fault if a map lacks the start places of the scenario in these options."""
    try:
        own_map(table).check_spaces(wanted_spaces(scenarios()[options.get("scenario", SCENARIOS[0])]))
    except MapFault as fault:
        return map_fault(fault)
    return None


def map_fault(fault: MapFault, root: str = "") -> Fault:
    """Convert a map fault to the fault of a file; ``root`` is the path of the map in the file."""
    path = f"{root}.{fault.path}" if root and fault.path else root or fault.path
    figures = {name: short(one) if isinstance(one, str) else one for name, one in fault.figures.items()}
    return Fault(fault.kind, path, figures)


OWN_MAP: Final = OwnCards(
    option=OPTION,
    format=MAP,
    document=MapDocument,
    about=_ABOUT,
    program=_program,
    text_of=_text_of,
    fault_in=_fault_in,
)
