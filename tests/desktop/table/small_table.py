"""A small table: two fields, a wall, a yard; a client that records its calls, and a player."""

from collections.abc import Collection
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.model import Pile, Source, TableContents
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView

BOARD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500">
<g id="picture">
  <g id="ground"><rect width="800" height="500" fill="#88aa66"/></g>
  <g id="wall-picture"><rect x="100" y="40" width="600" height="160" fill="#999999"/></g>
</g>
<g id="areas" fill="none">
  <path id="wall" d="M100 40 H700 V200 H100Z"/>
  <rect id="wall.outer" x="110" y="120" width="300" height="70"/>
  <rect id="wall.outer.1" x="110" y="120" width="100" height="70"/>
  <rect id="wall.outer.2" x="210" y="120" width="100" height="70"/>
  <rect id="wall.outer.3" x="310" y="120" width="100" height="70"/>
  <rect id="wall.hero" x="600" y="60" width="60" height="60"/>
  <rect id="wall.label" x="300" y="45" width="200" height="24" color="#ffffff" font-size="18"/>
  <rect id="left" x="60" y="300" width="260" height="120"/>
  <rect id="right" x="460" y="300" width="260" height="120"/>
  <circle id="trap" cx="400" cy="250" r="20"/>
  <g transform="translate(10 440)"><rect id="yard" width="200" height="40"/></g>
</g>
</svg>"""
PIECE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="{}"/></svg>'


@dataclass
class Steward:
    """A client with simple rules: red goes from the left field to the wall or the trap, tiles to the yard."""

    contents: dict[str, dict[str, int]] = field(
        default_factory=lambda: {"left": {"red": 3, "blue": 1}, "right": {"blue": 40}}
    )
    drops: list[tuple[str, str, str]] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    scene: TableScene | None = None

    def sources(self) -> Collection[Source]:
        """Red can be taken, and the card's tile."""
        return {("left", "red"), ("card:1", "tile")}

    def targets(self, area: str, key: str) -> Collection[str]:
        """See the class."""
        return {"yard": ("build",)} if key == "tile" else {"wall": (area,), "trap": (), "dock:purse": ()}

    def most(self, area: str, key: str) -> int:
        return self.contents.get(area, {}).get(key, 4)

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:  # noqa: ARG002 - the protocol's
        """Move a number of pieces; the trap takes one."""
        self.drops.append((area, key, target))
        self.counts.append(count)
        went = 1 if target == "trap" else count
        if area in self.contents and target != "dock:purse":
            place = {"wall": "wall.outer"}.get(target, target)
            self.contents[area][key] -= went
            self.contents.setdefault(place, {}).setdefault(key, 0)
            self.contents[place][key] += went
        self.show()
        if went < count:
            assert self.scene is not None
            self.scene.hand.tell((area, key), target, ShownRefusal(f"{went} of {count} fell in."))

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:
        """Name what was asked, so that tests can see it."""
        return ShownRefusal(f"{key} of {area} may not go to {target or 'anywhere'}.")

    def piles(self) -> TableContents:
        return {
            area: tuple(Pile(key, key, count) for key, count in piles.items() if count)
            for area, piles in self.contents.items()
        }

    def show(self) -> None:
        assert self.scene is not None
        self.scene.set_contents(self.piles())
        self.scene.hand.refresh()


class Words:
    """Distinct words."""

    language = "en"

    def label(self, area: str) -> str:
        """Name the wall only."""
        return f"{area} ({self.language})" if area == "wall" else ""

    def tooltip(self, area: str, key: str | None) -> str:
        return "" if area.startswith("wall.") and key is None else f"tip {area} {key}"

    def name(self, area: str, key: str | None) -> str:
        """Say what was asked."""
        return f"name {area} {key}"

    def several(self, area: str, key: str, count: int, most: int) -> str:
        """Say what was asked."""
        return f"{count} of {most} {key} of {area}"


class Player:
    """A player with a mouse and a keyboard. Places are areas, or `(area, pile key)`."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.scene = view.table

    def at(self, place: str | tuple[str, str]) -> QPoint:
        """Return the middle of a place (of a pile: of its first piece) on the viewport."""
        if isinstance(place, tuple):
            item = self.scene.piles[place[0]][place[1]]
            assert item.spot is not None
            return self.view.mapFromScene(item.spot.cells[0].center())
        return self.view.mapFromScene(self.scene.geometry.areas[place].rect.center())

    def press(self, place: str | tuple[str, str]) -> None:
        """Press the left button."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(place))

    def move(self, place: str | tuple[str, str] | QPoint) -> None:
        """Move the mouse, in two steps as a hand does."""
        end = place if isinstance(place, QPoint) else self.at(place)
        for point in (end - QPoint(3, 3), end):
            QTest.mouseMove(self.view.viewport(), point)

    def release(self, place: str | tuple[str, str] | QPoint) -> None:
        """Release the left button."""
        end = place if isinstance(place, QPoint) else self.at(place)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=end)

    def drag(self, start: tuple[str, str], end: str | QPoint) -> None:
        """Drag a piece."""
        self.press(start)
        self.move(end)
        self.release(end)

    def click(self, place: str | tuple[str, str]) -> None:
        """Click."""
        self.press(place)
        self.release(place)

    def key(self, *keys: Qt.Key) -> None:
        """Press keys one after the other."""
        for key in keys:
            QTest.keyClick(self.view, key)

    def grass(self) -> QPoint:
        """Return a point of the viewport where there is no area."""
        return self.view.mapFromScene(QPointF(780, 480))
