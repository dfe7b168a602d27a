"""Text on a board: the names of areas, and counters."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.label_room import grown_rooms
from stronghold_gui.desktop.table.model import NoWords, TableWords
from stronghold_gui.desktop.table.writing import CounterItem, LabelItem


class Inscriptions:
    """The text items of a scene: names at the places in the board's picture, short texts on areas.

    Names and counters are drawn only after the drawing size has been set.

    Attributes:
        names: the items of names, by area.
        counters: the items and texts of counters, by area.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.names: dict[str, LabelItem] = {}
        self.counters: dict[str, tuple[CounterItem, str]] = {}
        # All boxes of names for one text size: with 400 areas, finding them takes 9 ms.
        self._rooms: tuple[float, dict[str, QRectF]] = 0.0, {}

    def write_names(
        self,
        words: TableWords,
        geometry: BoardGeometry,
        resolution: Resolution | None,
        areas: Collection[str] | None = None,
    ) -> None:
        """Write the current names of these areas; of all by default."""
        # Without words there are no names to write, so the areas need not be read.
        if resolution is None or isinstance(words, NoWords):
            return
        if self._rooms[0] != resolution.letters:
            self._rooms = resolution.letters, grown_rooms(geometry, resolution.letters)
        for area, label in geometry.labels.items():
            if areas is not None and area not in areas:
                continue
            text = words.label(area)
            if area not in self.names and text:
                self.names[area] = LabelItem(label)
                self._scene.addItem(self.names[area])
            if area in self.names:
                self.names[area].write(text, resolution, self._rooms[1][area])

    def set_counters(self, counters: Mapping[str, str], geometry: BoardGeometry, resolution: Resolution | None) -> None:
        """Show short texts on areas; areas left out lose theirs."""
        for area in [area for area in self.counters if area not in counters]:
            self._scene.removeItem(self.counters.pop(area)[0])
        for area, text in counters.items():
            item = self.counters[area][0] if area in self.counters else None
            if item is None:
                item = CounterItem(geometry.areas[area].rect)
                self._scene.addItem(item)
            self.counters[area] = item, text
            if resolution is not None:
                item.write(text, resolution)

    def draw_counters(self, resolution: Resolution) -> None:
        """Draw the short texts for another size."""
        for item, text in self.counters.values():
            item.write(text, resolution)

    def relay(self, words: TableWords, geometry: BoardGeometry, resolution: Resolution | None) -> None:
        """Write all texts at their places on another side of the board."""
        counters = {area: text for area, (_, text) in self.counters.items()}
        for item in (*self.names.values(), *(item for item, _ in self.counters.values())):
            self._scene.removeItem(item)
        self.names.clear()
        self._rooms = 0.0, {}
        self.counters.clear()
        self.set_counters(counters, geometry, resolution)
        self.write_names(words, geometry, resolution)

    def name_box(self, area: str) -> QRectF | None:
        """Return the box of an area's written name, in scene units; ``None`` if it is not visible."""
        name = self.names.get(area)
        return name.letters if name is not None and name.isVisible() else None

    def name_boxes(self) -> Iterator[QRectF]:
        """Yield the boxes of all visible names."""
        return (name.letters for name in self.names.values() if name.isVisible())
