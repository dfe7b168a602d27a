"""The texts of the board: labels, tooltips, and names for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.desktop.convicted.contents import contents, wall_strength, zone_strength
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    FIRST_FOE_ENGINE,
    FOE_INDEX,
    GATES,
    OBSTACLES,
    POST_INDEX,
    RING_IDS,
    RING_INDEX,
    SECTIONS,
    TOWN,
    UNITS,
    ZONES,
    is_wall,
)
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import endurance, strength, support
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

_GATEWAY: Final = "gateway"
_ZONE_INDEX: Final = {area: zone for zone, area in enumerate(ZONES)}

_ZONE_NAMES: Final = frozenset(f"{zone}.name" for zone in ZONES)


class BoardWords:
    """The texts of the board in the current language."""

    def __init__(self, position: Callable[[], Position | None], texts: Callable[[], Catalogue]) -> None:
        """Store the sources of the words.

        Args:
            position: the position shown; ``None`` without a match.
            texts: the current language.
        """
        self._position, self._texts = position, texts

    def label(self, area: str) -> str:
        """Return the figures of a wall, tower or zone, or the name of a zone or building."""
        position = self._position()
        return "" if position is None else _label(position, area, self._texts())

    def tooltip(self, area: str, key: str | None) -> str:
        """Return the name of a piece with its figures, or the name of a place."""
        position = self._position()
        if position is None:
            return ""
        if key is not None and _is_piece(key):
            return "\n".join(filter(None, (self.name(area, key), piece_figures(position, key, self._texts()))))
        return self.name(area, None)

    def several(self, area: str, key: str, count: int, most: int) -> str:  # noqa: ARG002 - the number says it
        """Return the number of held pieces and their place, in words."""
        where = place_words(place_of(area), self._texts())
        return self._texts()("frame.aside", what=names.counted(key, count, self._texts()), more=where)

    def name(self, area: str, key: str | None) -> str:
        """Return the name of a place with its pieces, or the number of pieces of a kind at a place."""
        position, texts, place = self._position(), self._texts(), place_of(area)
        if position is None:
            return ""
        if key is None or not _is_piece(key):
            return place_line(position, place, texts)
        count = count_at(position, area, key)
        told = names.counted(key, count, texts) if count else capital(_noun(key, texts))
        return texts("frame.aside", what=told, more=place_words(place, texts))


def _is_piece(key: str) -> bool:
    return key not in ("fort", "house", "gates", "obstacle", "horde", "main") and not key.startswith("mark.")


def place_of(area: str) -> str:
    """Return the place of the rules to which an area belongs."""
    return area.partition(".")[0]


def _noun(key: str, texts: Catalogue) -> str:
    fact = names.piece(key)
    return fact.word(texts) if isinstance(fact, Noun) else str(fact)


def place_words(place: str, texts: Catalogue) -> str:
    """Return the name of a place."""
    if place in BUILDINGS and place != "keep":
        return Noun(f"building.{place}").word(texts)
    return Noun(f"place.{place}").word(texts)


def _label(position: Position, area: str, texts: Catalogue) -> str:
    """Return the label of an area with its figures; for a building, its name."""
    if area in _ZONE_NAMES:
        return say(texts, f"board.name.{place_of(area)}", {})
    if area in _ZONE_INDEX:
        units, strength = zone_strength(position, _ZONE_INDEX[area])
        return say(texts, "board.zone", {"n": units, "strength": strength}) if units else ""
    if area in SECTIONS:
        return _section_label(position, POST_INDEX[area], texts)
    return capital(Noun(f"building.{area}").word(texts)) if area in BUILDINGS else ""


def _section_label(position: Position, section: int, texts: Catalogue) -> str:
    """Return the text beside a wall or on a tower: its resistance, and the strength of its units."""
    level = position.level[section]
    if not level and not position.count(section):
        return ""
    told: dict[str, Fact] = {
        "left": position.resistance[section],
        "whole": position.nominal(section),
        "strength": wall_strength(position, section),
    }
    if not is_wall(section):
        return say(texts, "board.tower", told) if level else ""
    return say(texts, "board.wall" if level else "board.barrier", told)


def count_at(position: Position, area: str, key: str) -> int:
    return next((pile.count for pile in contents(position).get(area, ()) if pile.key == key), 0)


def place_line(position: Position, place: str, texts: Catalogue) -> str:
    """Return a place in one line: its kind, level, resistance and pieces."""
    piles = contents(position)
    parts = [part for part in piles if place_of(part) == place]
    counts = [(pile.key, pile.count) for part in parts for pile in piles[part] if not pile.fixed]
    told: dict[str, Fact] = {"place": capital(place_words(place, texts)), "pieces": names.pieces(tuple(counts), texts)}
    if place in SECTIONS:
        section = POST_INDEX[place]
        kind = "wall" if is_wall(section) else "tower"
        told |= {
            "level": Noun(f"fortification.{kind}.{position.level[section]}"),
            "left": position.resistance[section],
            "whole": position.nominal(section),
            "count": position.count(section),
            "room": position.capacity(section),
            "strength": wall_strength(position, section),
        }
        return sentence(texts, f"board.line.section{_over(position, section)}", told)
    if place == "gates":
        told |= {"left": position.resistance[GATES], "whole": position.nominal(GATES)}
        return sentence(texts, f"board.line.gates{_over(position, GATES)}", told)
    if place in ZONES:
        _, strength = zone_strength(position, ZONES.index(place))
        return sentence(texts, "board.line.zone", told | {"strength": strength})
    if place in RING_IDS:
        return sentence(texts, "board.line.ring", told | {"obstacle": _obstacle(position, place)})
    if place in BUILDINGS:
        level = position.buildings[BUILDINGS.index(place)]
        return sentence(texts, "board.line.keep" if place == "keep" else "board.line.building", told | {"level": level})
    return sentence(texts, "board.line.plain", told) if place in (TOWN, _GATEWAY) else ""


def place_head(position: Position, place: str, texts: Catalogue) -> str:
    """Return a place in a few words, as the heading of its moves; for a wall or tower, with the room left."""
    if place not in SECTIONS:
        return place_line(position, place, texts)
    section = POST_INDEX[place]
    kind, count, room = "wall" if is_wall(section) else "tower", position.count(section), position.capacity(section)
    told: dict[str, Fact] = {
        "place": capital(place_words(place, texts)),
        "level": Noun(f"fortification.{kind}.{position.level[section]}"),
        "count": count,
        "room": room,
    }
    return sentence(texts, "board.head.full" if count >= room else "board.head.section", told)


def _over(position: Position, target: int) -> str:
    """Return ``.over``, the end of a message id, if a target has more resistance than its level gives (RC-109)."""
    return ".over" if position.resistance[target] > position.nominal(target) else ""


def _obstacle(position: Position, ring: str) -> Noun:
    return Noun(f"obstacle.{OBSTACLES[position.ring[RING_INDEX[ring]]]}")


def piece_figures(position: Position, key: str, texts: Catalogue) -> str:
    """Return the current strength, support, endurance and fire of a piece in words, as far as it has them."""
    if key in UNITS:
        unit = position.values.units[UNITS.index(key)]
        figures = (unit.strength, unit.support, unit.endurance, unit.fire)
    elif FOE_INDEX.get(key, FIRST_FOE_ENGINE) < FIRST_FOE_ENGINE:
        foe = FOE_INDEX[key]
        figures = (strength(position, foe), support(position, foe), endurance(position, foe),
                   position.values.foes[foe].fire)  # fmt: skip
    elif key in FOE_INDEX:
        return say(texts, "board.endurance", {"endurance": endurance(position, FOE_INDEX[key])})
    else:
        return ""
    told = dict(zip(("strength", "support", "endurance", "fire"), figures, strict=True))
    return say(texts, "board.shooter" if figures[3] else "board.fighter", told)
