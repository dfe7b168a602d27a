"""The board and its contents: piles, names, counters, highlights. It handles no input; `scene` adds the hand.

Everything at rest is a pixmap item whose picture was composed for the current size, so that Qt repaints the table
without running Python. Changes are found by comparing contents, and only these are laid out again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from stronghold_gui.desktop.table.areas import AreaMarks, AreaState
from stronghold_gui.desktop.table.arrangement import Arrangement
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth.badge_places import USUAL
from stronghold_gui.desktop.table.depth.blocks import Block, NoBlocks
from stronghold_gui.desktop.table.depth.board_blocks import Blocks
from stronghold_gui.desktop.table.depth.laid_sides import InDepth
from stronghold_gui.desktop.table.finding import pile_in_depth, pile_on_picture
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.inscriptions import Inscriptions
from stronghold_gui.desktop.table.laying import GentleLaying
from stronghold_gui.desktop.table.model import (
    Lots,
    NoWords,
    Pile,
    Source,
    TableContents,
    TableWords,
    changed_areas,
    pile_at,
)
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.pieces import PileItem
from stronghold_gui.desktop.table.readouts import READOUT, Readouts
from stronghold_gui.desktop.table.shown_picture import ShownPicture

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.depth.badge_places import Stander
    from stronghold_gui.desktop.table.depth.walls import Cover
    from stronghold_gui.desktop.table.layout import Spot


class BoardScene(QGraphicsScene):
    """A board and its contents, without input.

    Attributes:
        contents: the contents of all areas, as given last.
        piles: the items of the visible piles, by area and key.
        lit: the piles that are highlighted because they can be taken.
        resolution: the size for which everything is drawn; None until a view (or `shot`) sets it.
        board: the item with the board's picture.
        laying: lays out the contents again for another size.
        inscriptions: names and counters.
        marks: the highlights of areas.
        readouts: the signs at areas.
        blocks: the blocks of a board in depth.
        sized: emitted when everything is drawn for another size, in which names have other proportions.
        relaid: emitted when the board is seen from another side, with all things at other places.
    """

    sized = Signal()
    relaid = Signal()

    def __init__(
        self,
        geometry: BoardGeometry,
        picture: BoardPicture,
        art: PieceArt,
        words: TableWords | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(geometry.size, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.geometry, self.picture, self.art = geometry, picture, art
        self.words: TableWords = words or NoWords()
        self.contents: TableContents = {}
        self._staged: TableContents = {}
        self.resolution: Resolution | None = None
        self.piles: dict[str, dict[str, PileItem]] = {}
        self._arrangement = Arrangement()
        self._in_depth: InDepth | None = None
        self._spotlight: frozenset[str] = frozenset()
        self._last: frozenset[str] = frozenset()
        self.lit: frozenset[Source] = frozenset()
        self.inscriptions, self.marks = Inscriptions(self), AreaMarks(self)
        self.readouts = Readouts(self, geometry)
        self.blocks: Blocks | NoBlocks = NoBlocks()
        self.board = ShownPicture(self, picture, geometry.size)
        self.laying = GentleLaying(self._lay, self)
        picture.ready.connect(self._show_board)

    # -- contents of the table --------------------------------------------------------------------------------

    def set_contents(self, contents: TableContents) -> None:
        """Set the contents of all areas; only areas that differ are updated (well under a millisecond for a move).

        Raises:
            ValueError: an area is not on this board.
            MissingPiece: a pile's `art` has no picture.
        """
        changed = list(changed_areas(self.contents, contents))
        for area in changed:
            if area not in self.geometry and contents.get(area):
                raise ValueError(f"the board has no area {area!r}")
            for pile in contents.get(area, ()):
                for name in (pile.art, *pile.marks):
                    self.art.check(name)
        self.contents = dict(contents)
        # An animation shows other piles in the areas that it stages.
        self._lay_anew([area for area in changed if area not in self._staged])

    def allot(self, lots: Mapping[str, Lots]) -> None:
        """Assign lots to the piles of some areas for another match, and forget the places of all others."""
        self._arrangement.allot(lots)
        for area in self.piles:
            self._lay(area)

    def show_instead(self, shown: TableContents) -> None:
        """Show other piles in some areas temporarily, as in an animation; `contents` keeps the real ones.

        Args:
            shown: the temporary piles by area; an empty mapping ends this.

        Raises:
            MissingPiece: a pile's `art` has no picture.
        """
        before = {area: self.shown(area) for area in {*self._staged, *shown}}
        self._staged = dict(shown)
        self._lay_anew([area for area, piles in before.items() if piles != self.shown(area)])

    def shown(self, area: str) -> tuple[Pile, ...]:
        """Return the piles that an area shows: the temporary ones (`show_instead`), else its contents."""
        return self._staged.get(area, self.contents.get(area, ()))

    def pile(self, area: str, key: str) -> Pile | None:
        return pile_at(self.contents, area, key)

    def relay(
        self,
        geometry: BoardGeometry,
        blocks: Sequence[Block],
        cloth: str = "",
        resolution: Resolution | None = None,
        faded: Iterable[str] | None = None,
    ) -> None:
        """Show the board from another side, with other places of its areas and other blocks in front.

        Args:
            geometry: the areas of that side, with all areas that have contents.
            blocks: the blocks; none if the board is a picture.
            cloth: the colour around the blocks.
            resolution: the new drawing size, if it changes too, so that everything is drawn only once.
            faded: the keys of the faded blocks; None: as before.

        Raises:
            MissingPiece: a block has no picture.
        """
        # Repaint everything: collecting the changed regions would take as long as painting them.
        self.update()
        sized = self.resolution is not None and resolution not in (None, self.resolution)
        if sized:
            self.resolution = resolution
            self.laying.drop()
        if blocks:
            self.blocks = self._blocks_in_depth(self.blocks)
        self.blocks.build(blocks, geometry.size, QColor(cloth), self.resolution, faded)
        self.board.relay(geometry.size, visible=not blocks)
        self.geometry = geometry
        self.setSceneRect(geometry.size)
        self._arrangement.forget()
        self.marks.clear()
        self.readouts.relay(geometry, self.resolution)
        self._place_badges()
        self._lay_side()
        self.inscriptions.relay(self.words, geometry, self.resolution)
        self._restate()
        self._show_board()
        self.relaid.emit()
        if sized:
            self.sized.emit()

    def set_counters(self, counters: Mapping[str, str]) -> None:
        """Show short texts on areas; areas left out lose theirs."""
        self.inscriptions.set_counters(counters, self.geometry, self.resolution)

    def spotlight(self, areas: Iterable[str]) -> None:
        """Highlight areas (from the log, a forecast, a rule); none ends it. Unknown areas are ignored."""
        self._spotlight = frozenset(area for area in areas if area in self.geometry)
        self._restate()

    def refresh_words(self, areas: Collection[str] | None = None) -> None:
        """Redraw the names of these areas (by default of all) after a change of language or of their contents."""
        self.inscriptions.write_names(self.words, self.geometry, self.resolution, areas)

    def mark_last(self, areas: Iterable[str]) -> None:
        """Mark the areas of the last move until the next call; nothing else removes the marks."""
        last = frozenset(area for area in areas if area in self.geometry)
        if last != self._last:
            self._last = last
            self._restate()

    def set_resolution(self, resolution: Resolution, *, gently: bool = False) -> None:
        """Draw everything for another size; the view calls this when zooming has ended.

        Args:
            resolution: the size.
            gently: whether to spread the work (some 35 ms for a full table) over several frames; until it is done,
            Qt scales the old pictures.
        """
        if resolution == self.resolution:
            return
        self.resolution = resolution
        self._place_badges()
        self.blocks.draw(self.resolution)
        self.laying.begin(self.piles, gently=gently)
        self.inscriptions.draw_counters(resolution)
        self.readouts.draw(resolution)
        self.refresh_words()
        self._show_board()
        self.sized.emit()

    def redraw(self) -> None:
        """Redraw board and pieces with their new pictures."""
        self.blocks.draw(self.resolution)
        self._forget_sides()
        self._forget_badges()
        for items in self.piles.values():
            for item in items.values():
                item.redraw(self._cover(item))
        self._show_board()

    def dim(self, veil: str) -> None:
        """Darken the board by a colour (``#aarrggbb``) laid over it; ``""`` removes it.

        Pieces and signs keep their colours, so that they stand out.
        """
        self.board.dim(veil)
        self.blocks.draw(self.resolution, veil)
        self._cover_again()
        self._show_board()

    def fade(self, keys: Iterable[str]) -> None:
        """Fade exactly these blocks, by their keys."""
        if self.blocks.fade(keys):
            self._cover_again()

    def _blocks_in_depth(self, before: Blocks | NoBlocks) -> Blocks:
        """Return the part that draws the blocks, made on first use."""
        if not isinstance(before, NoBlocks):
            return before
        self._in_depth = InDepth(self, self.art)
        made = Blocks(self, self.art)
        made.draw(None, before.veil)
        made.fade(before.through)
        return made

    def _cover_again(self) -> None:
        """Update the covered parts of pieces after blocks, or their looks, have changed."""
        self._forget_sides()
        for items in self.piles.values():
            for item in items.values():
                if item.spot is not None and item.spot.upright:
                    cover, size = self._cover(item), self.resolution
                    item.show_spot(item.spot, lit=item.lit, resolution=size, cover=cover, place=item.place)

    def _cover(self, item: PileItem) -> Cover | None:
        """Return the blocks that cover a pile."""
        return self.blocks.cover(item.spot, item.zValue()) if item.spot is not None and item.spot.upright else None

    def _show_board(self) -> None:
        self.board.show(self.resolution)

    def _lay_side(self) -> None:
        """Arrange all piles for the side now shown, from the cache if the side is in it."""
        sides = self._in_depth.sides if self._in_depth is not None else None
        seen = self.geometry, self.blocks.faded, self.resolution
        if sides is not None and sides.show(*seen):
            return
        for area in list(self.piles):
            self._arrange(area)
        if sides is not None:
            sides.keep(*seen, (item for items in self.piles.values() for item in items.values()))

    def _lay(self, area: str) -> None:
        """Arrange the piles of one area after its contents or looks have changed."""
        self._forget_sides()
        self._arrange(area)

    def _arrange(self, area: str) -> None:
        """Show the piles of one area at their places on this side; items stay with their pile."""
        here = self.piles.setdefault(area, {})
        # Another side of the board may lack an area that has no contents any more.
        piles = self.shown(area) if area in self.geometry else ()
        for key in here.keys() - {pile.key for pile in piles}:
            self.removeItem(here.pop(key))
        for spot, over in self._spots(area, piles):
            key = spot.pile.key
            item = here.get(key)
            if item is None:
                item = here[key] = PileItem(area, self.art)
                self.addItem(item)
            cover = self.blocks.cover(spot, over) if spot.upright else None
            lit = (area, key) in self.lit
            place = self._in_depth.badges.place(area, key) if self._in_depth is not None else USUAL
            item.show_spot(spot, lit=lit, resolution=self.resolution, cover=cover, place=place)
            item.setZValue(over)

    def _lay_anew(self, changed: Collection[str]) -> None:
        """Arrange the piles of changed areas, and those whose badge has to move as a result."""
        if changed:
            self._forget_badges()
        for area in dict.fromkeys((*changed, *self._place_badges())):
            self._lay(area)

    def _forget_sides(self) -> None:
        if self._in_depth is not None:
            self._in_depth.sides.forget()

    def _forget_badges(self) -> None:
        if self._in_depth is not None:
            self._in_depth.badges.forget()

    def _place_badges(self) -> Collection[str]:
        """Place badges where they can be read; return the areas in which one has moved."""
        if self._in_depth is None:
            return ()
        standers = self._standers if self.blocks.all else tuple
        return self._in_depth.badges.show(self.geometry, self.resolution, standers)

    def _standers(self) -> Iterator[Stander]:
        """Yield all upright pieces on a board in depth."""
        for area in {**self.contents, **self._staged}:
            if area in self.geometry and self.geometry.areas[area].stand:
                for spot, over in self._spots(area, self.shown(area)):
                    yield area, spot, over

    def _spots(self, area: str, piles: Sequence[Pile]) -> Sequence[tuple[Spot, float]]:
        return self._arrangement.of(self.geometry, area, piles, self.art)

    # -- highlights -------------------------------------------------------------------------------------------

    def area_states(self) -> dict[str, AreaState]:
        """Return the current states of areas; areas left out have none."""
        return dict.fromkeys(self._last, AreaState.LAST) | dict.fromkeys(self._spotlight, AreaState.SPOT)

    def _restate(self) -> None:
        self.marks.show(self.area_states(), self.geometry)

    def state_of(self, area: str) -> AreaState:
        """Return the current state of an area."""
        return self.marks.state_of(area)

    def light(self, sources: frozenset[Source]) -> None:
        """Highlight exactly these piles as those that can be taken."""
        changed, self.lit = sources ^ self.lit, sources
        if changed:
            self._forget_sides()
        for area, key in changed:
            item = self.piles.get(area, {}).get(key)
            if item is not None and item.spot is not None:
                lit, size = (area, key) in sources, self.resolution
                item.show_spot(item.spot, lit=lit, resolution=size, cover=item.cover, place=item.place)

    # -- what lies at a point ---------------------------------------------------------------------------------

    def source_at(self, point: QPointF) -> Source | None:
        """Return the pile under a point; of several, the top one."""
        if self.blocks.all:
            return pile_in_depth(point, self.piles, self.blocks)
        return pile_on_picture(point, self.geometry, self.piles)

    def box_of(self, area: str, key: str) -> QRectF | None:
        """Return the box of a pile, of a readout or (empty key) of an area; None when it is not there."""
        if key == READOUT:
            return self.readouts.boxes.get(area)
        item = self.piles.get(area, {}).get(key)
        if item is not None and item.spot is not None:
            return item.spot.bounds
        return self.geometry.areas[area].rect if not key and area in self.geometry else None

    def cells_of(self, area: str, key: str) -> list[QRectF]:
        """Return the squares of a pile's pieces; none when it is not there."""
        item = self.piles.get(area, {}).get(key)
        return list(item.spot.cells) if item is not None and item.spot is not None else []

    def tooltip_at(self, point: QPointF) -> str:
        """Return the tooltip of a point of the board."""
        source = self.source_at(point)
        if source is not None:
            return self.words.tooltip(*source)
        return next((text for area in self.geometry.at(point) if (text := self.words.tooltip(area, None))), "")
