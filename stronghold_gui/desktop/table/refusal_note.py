"""The bubble with a refusal over the board, and the area that the refusal is about."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal

from stronghold_gui.desktop.refusals import STAYS, ShownRefusal
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.overlay import Note


class RefusalNote(QObject):
    """Shows a refusal near the place of the attempt, for as long as it takes to read.

    Attributes:
        note: the bubble.
        area: the area of the attempt; "" for none.
        timer: runs while the bubble is shown.
        marked: emitted when ``area`` has changed.
        over: emitted when the refusal has to vanish everywhere, in the prompt too.
    """

    marked = Signal()
    over = Signal()

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.note, self.area = Note(), ""
        self._at: QPointF | None = None
        self._about: list[QRectF] = []
        self.timer = QTimer(self, singleShot=True, interval=STAYS)
        self.timer.timeout.connect(self.forget)
        scene.addItem(self.note)

    def tell(self, area: str, key: str, target: str, refusal: ShownRefusal, pointer: QPointF | None) -> None:
        """Show a refusal at the pointer; without one, at the target or the piece.

        Args:
            area: the area of the piece.
            key: the key of its pile.
            target: the refused target; empty if the piece cannot be taken.
            refusal: the reason.
            pointer: the position of the mouse, if it is used.
        """
        scene = self._scene
        self.area = target if target in scene.geometry else ""
        self.timer.start()
        self.marked.emit()
        tried = scene.geometry.areas[target].rect if self.area else None
        piece = scene.box_of(area, key)
        box = tried if tried is not None else piece
        self._at = pointer if pointer is not None else box.center() if box is not None else None
        self._about = [found for found in (tried, piece) if found is not None]
        self._say(refusal.text)

    def add(self, words: str, areas: Iterable[str] = ()) -> None:
        """Append a sentence to the refusal that the bubble shows.

        Args:
            words: the sentence; "" for none.
            areas: the areas that rings or arrows point at, which the bubble must not hide.
        """
        if self.note.isVisible():
            known = self._scene.geometry
            self._about += [known.areas[area].rect for area in areas if area in known]
            self._say("\n".join(filter(None, (self.note.text, words))))

    def forget(self) -> None:
        """Remove the bubble and the mark of its area.

        Called when its time is over, at the next attempt, or after a change of language.
        """
        self.timer.stop()
        self.note.vanish()
        if self.area:
            self.area = ""
            self.marked.emit()
        self.over.emit()

    def _say(self, sentence: str) -> None:
        resolution = self._scene.resolution
        if sentence and self._at is not None and resolution is not None:
            # During a zoom the resolution is that of the earlier size, so the scale of the view is used.
            views = self._scene.views()
            scale = views[0].transform().m11() if views else resolution.scale
            self.note.say(sentence, self._at, self._visible(), scale, self._about)

    def _visible(self) -> QRectF:
        views = self._scene.views()
        if not views:
            return self._scene.geometry.size
        view = views[0]
        return view.mapToScene(view.viewport().rect()).boundingRect()
