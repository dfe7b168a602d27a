"""Maps of one's own in files: held against what can be built of the pieces, every fault by its path (section 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from stronghold_gui.core.reading import DataFault, Json, read_json_value
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, of_file
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.raw import read_raw
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
        format, version: which kind of document.
        map: the map.
        about: whatever its author likes to say.
    """

    format: Literal["fortress-map"]
    version: Literal[1]
    map: MapPart
    about: str = ""


class FortressOwnMap:
    """Fits ``core.own_cards.OwnCards``: a map is taken as other games take cards."""

    option: Final = OPTION
    format_name: Final = MAP.name
    version: Final = MAP.version
    document: Final = MapDocument

    def built_in(self) -> dict[str, Json]:
        """Return the map that comes with the program."""
        file = resource(GAME, f"maps/{scenarios()[SCENARIOS[0]].map}.json")
        with reading_resource(file):
            return {"format": MAP.name, "version": MAP.version, "about": _ABOUT, "map": read_json_value(file)}

    def read(self, path: Path) -> str:
        """Return the map in a file as the value of the option; ``""`` if it is the program's.

        Raises:
            BadFileError: with every fault of its form, or the first thing that cannot be built.
        """
        with of_file(path):
            written = validate(MapDocument, MAP.bring_up_to_date(read_raw(path))).map
            text = map_text(written)
            try:
                own_map(text)
            except MapFault as fault:
                raise BadFileError([map_fault(fault, OPTION)]) from fault
        program = validate(MapPart, self.built_in()["map"])
        return "" if text == map_text(program) else text

    def misfit(self, table: str, options: Mapping[str, str]) -> Fault | None:
        """Return why a match with these options cannot be played on a map: its scenario begins elsewhere."""
        try:
            own_map(table).check_spaces(wanted_spaces(scenarios()[options.get("scenario", SCENARIOS[0])]))
        except MapFault as fault:
            return map_fault(fault)
        except DataFault as fault:
            return Fault(Problem.BAD_OPTION, fault.path, {"option": OPTION})
        return None


def map_fault(fault: MapFault, root: str = "") -> Fault:
    """Return why a map cannot be built as the fault of a file; ``root`` is the path of the map in the file."""
    path = f"{root}.{fault.path}" if root and fault.path else root or fault.path
    figures = {name: short(one) if isinstance(one, str) else one for name, one in fault.figures.items()}
    return Fault(fault.kind, path, figures)


OWN_MAP: Final = FortressOwnMap()
