"""The view of the table: zoom, pan, fit."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from stronghold_gui.desktop.digits import digit_of
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution, text_factor
from stronghold_gui.desktop.table.frozen import FrozenTable
from stronghold_gui.desktop.table.gestures import AREA_ITSELF
from stronghold_gui.desktop.table.model import NOWHERE
from stronghold_gui.desktop.table.readouts import READOUT
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.tile_drags import run_drag
from stronghold_gui.desktop.theme import tones

LARGEST_ZOOM: Final = 6.0
"""Widget pixels per scene unit."""
ZOOM_STEP: Final = 1.2
REST_MS: Final = 120
"""Milliseconds after the last zoom step until everything is drawn sharp for the new size."""


TIP_MS: Final = 800
"""Milliseconds of keyboard focus until its tooltip appears."""


class TableView(QGraphicsView):
    """A view of a table. It fits the window until the user zooms, and again after `fit`.

    Attributes:
        resting: screen position of the mouse when the keyboard focus last moved; ``None`` before that.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.resting: QPoint | None = None
        self._fitting = True
        self._frozen: FrozenTable | None = None
        self._panning: QPoint | None = None
        self._space_down = self._space_used = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._sharpen)
        self._tip_rest = QTimer(self)
        self._tip_rest.setSingleShot(True)
        self._tip_rest.setInterval(TIP_MS)
        self._tip_rest.timeout.connect(self._tell_focus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Create the viewport here: PySide6 would need time to find the type of Qt's own (`docks/viewport.py`).
        self._canvas = QWidget()
        self._cloth = ""
        self.setViewport(self._canvas)
        # The board pixmap is opaque, so Qt need not clear the background first (repaint -25 %).
        self._canvas.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self._show_bars(False)
        self._dim()
        scene.keys.moved.connect(self._announce)
        scene.hand.keys_wanted.connect(self._take_keys)
        scene.hand.counted.connect(self._say_count)

    # -- zoom -------------------------------------------------------------------------------------------------

    @property
    def fitting(self) -> bool:
        """Whether the zoom follows the size of the window, so that the whole board is visible."""
        return self._fitting

    @property
    def frozen(self) -> bool:
        """Whether a picture replaces the table during zooming."""
        return self._frozen is not None

    @property
    def scale_factor(self) -> float:
        """Widget pixels per scene unit."""
        return self.transform().m11()

    def zoom_in(self) -> None:
        """Zoom in by a step."""
        self.zoom(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Zoom out by a step."""
        self.zoom(1 / ZOOM_STEP)

    def zoom(self, factor: float) -> None:
        """Zoom by a factor at the mouse, but never out beyond the whole board."""
        smallest = self._fitting_scale()
        wanted = min(max(self.scale_factor * factor, smallest), max(LARGEST_ZOOM, smallest))
        if wanted <= smallest:
            self.fit()
            return
        self._fitting = False
        self._freeze()
        self.setTransform(QTransform.fromScale(wanted, wanted))

    def fit(self) -> None:
        """Show the whole board, and keep doing so."""
        self._fitting = True
        if self.table.resolution is not None:
            self._freeze()
        scale = self._fitting_scale()
        self.setTransform(QTransform.fromScale(scale, scale))
        self.centerOn(self.sceneRect().center())
        if self.table.resolution is None:
            self._sharpen()

    def surround(self, cloth: str) -> None:
        """Set the colour around the table (``#rrggbb``); ``""`` for that of the window."""
        if cloth != self._cloth:
            self._cloth = cloth
            self._canvas.update()

    def turned(self) -> None:
        """Update after a turn of the board, which may have changed its size."""
        self._frozen = None
        if self._fitting:
            scale = self._fitting_scale()
            self.setTransform(QTransform.fromScale(scale, scale))
            self.centerOn(self.sceneRect().center())
        self._sharpen()

    def resolution_of(self, board: QRectF) -> Resolution:
        """Return the drawing size for a board that replaces this one; see `turned`."""
        scale = self._fitting_scale(board) if self._fitting else self.scale_factor
        return Resolution(scale, self.devicePixelRatioF(), text_factor(self.font()))

    def _fitting_scale(self, board: QRectF | None = None) -> float:
        """Return the scale at which a board just fits, in whole device pixels so that its picture stays sharp."""
        board, ratio = self.sceneRect() if board is None else board, self.devicePixelRatioF()
        # The size without scroll bars: they are hidden when the board fits.
        room = self.contentsRect()
        scale = min(room.width() / board.width(), room.height() / board.height())
        return max(int(board.width() * scale * ratio), 80) / board.width() / ratio

    def _show_bars(self, shown: bool) -> None:
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if shown else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if policy is self.verticalScrollBarPolicy():
            return
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def _freeze(self) -> None:
        """Show a picture of the table, and no scroll bars, until zooming ends; an empty board needs no picture."""
        if self._frozen is None and self.table.resolution is not None and self.table.contents:
            self._frozen = FrozenTable(self.table)
        self._show_bars(False)
        self._rest.start()

    def _sharpen(self) -> None:
        """Draw everything for the size at which zooming ended."""
        self._rest.stop()
        if self._frozen is not None:
            self._frozen = None
            # Qt has not painted the scene itself meanwhile, so it assumes that a repaint is pending and requests none.
            self.viewport().update()
        self._show_bars(not self._fitting)
        resolution = Resolution(self.scale_factor, self.devicePixelRatioF(), text_factor(self.font()))
        self.table.set_resolution(resolution, gently=self.table.resolution is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board again after a resize."""
        super().resizeEvent(event)
        if self._fitting:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom; with Shift, or sideways on a touch pad, scroll. While pieces are held, change their number."""
        delta = event.angleDelta()
        # With Shift, Qt turns the wheel sideways on some systems.
        if self.table.counting.turn(delta.y() or delta.x()):
            event.accept()
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(delta.x()) > abs(delta.y()):
            super().wheelEvent(event)
            return
        self.zoom(ZOOM_STEP ** (delta.y() / 120))
        event.accept()

    # -- pan --------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan with the middle button or with Space; the scene handles everything else."""
        if self._frozen is not None:
            self._sharpen()
        space_drag = self._space_down and event.button() is Qt.MouseButton.LeftButton
        if space_drag or event.button() is Qt.MouseButton.MiddleButton:
            self._space_used = self._space_used or space_drag
            self._panning = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.SizeAllCursor)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or hand a drag that leaves the board over to the docks."""
        point = event.position().toPoint()
        if self._panning is not None:
            way, self._panning = point - self._panning, point
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - way.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - way.y())
            return
        super().mouseMoveEvent(event)
        if self.table.dragging and not self.viewport().rect().contains(point):
            picture = self.table.leave_drag()
            if picture is not None:
                run_drag(self, self.table.hand, picture)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a pan, or pass the release to the scene."""
        if self._panning is not None:
            self._panning = None
            self.viewport().unsetCursor()
            return
        super().mouseReleaseEvent(event)

    # -- keys -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle + and - for zoom (or counting), F and 0 for fit, Space for pan; the scene handles the rest."""
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal | Qt.Key.Key_Minus if self.table.hand.most > 1:
                self.table.keyPressEvent(event)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_in()
            case Qt.Key.Key_Minus:
                self.zoom_out()
            case key if key == Qt.Key.Key_F or digit_of(event) == 0:
                self.fit()
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self._space_down, self._space_used = True, False
            case Qt.Key.Key_Escape if self.table.hand.held is None and not self.table.refusals.note.isVisible():
                event.ignore()  # nothing to cancel here, so the window may handle Esc
            case Qt.Key.Key_Escape:
                self.table.keyPressEvent(event)
            case _:
                self.table.keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Treat a Space without a pan like Enter: take or put."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        pressed, self._space_down = self._space_down, False
        if pressed and not self._space_used:
            self.table.activate(event.modifiers())

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's names
        """Move the focus by Tab through usable things, then on to the next widget."""
        return self.table.keys.step(next) or super().focusNextPrevChild(next)

    def refresh_words(self) -> None:
        """Update the description of the focused thing and drop the refusal after a change of language."""
        self.table.refusals.forget()
        stop = self.table.keys.stop
        self._tip_rest.stop()
        self.setAccessibleDescription(self._said(*stop) if stop is not None else "")

    def keys_at(self) -> QPoint | None:
        """Return the screen point of the keyboard focus, where menus open; None while the mouse is used."""
        box = self.table.keys.box
        return None if box is None else self.viewport().mapToGlobal(self.mapFromScene(box.center()))

    def _take_keys(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.keys.step(forward=True)

    def _announce(self, area: str, key: str) -> None:
        """Announce the focused thing, because screen readers have no access to the items of a scene."""
        self.resting = QCursor.pos()
        self._say(self._said(area, key))
        QToolTip.hideText()
        self._tip_rest.start()

    def _say_count(self, count: int) -> None:
        """Announce the number of held pieces."""
        hand = self.table.hand
        if hand.held is not None:
            self._say(self.table.words.several(*hand.held.source, count, hand.most))

    def _say(self, said: str) -> None:
        self.setAccessibleDescription(said)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _said(self, area: str, key: str) -> str:
        """Return the name of the focused thing, with the refusal if it cannot be taken."""
        name, hand = self.table.words.name(area, key or None), self.table.hand
        if key in (AREA_ITSELF, READOUT) or hand.held is not None or hand.can_pick(area, key):
            return name
        return f"{name}. {hand.client.why_not(area, key, NOWHERE).text}"

    def _tell_focus(self) -> None:
        """Show the tooltip of the focused thing, as for a resting mouse."""
        stop, place = self.table.keys.stop, self.keys_at()
        if stop is not None and place is not None and stop[1] != READOUT and self.hasFocus():
            QToolTip.showText(place, tip_of(self.table.words.tooltip(stop[0], stop[1] or None)), self)

    # -- the rest ---------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, or its picture during a zoom."""
        self._paint_around(event.region())
        if self._frozen is None:
            super().paintEvent(event)
        else:
            painter = QPainter(self._canvas)
            painter.setTransform(self.viewportTransform())
            self._frozen.paint(painter)
            painter.end()

    def _paint_around(self, region: QRegion) -> None:
        """Paint the part of a region that the table does not cover."""
        box = self.viewportTransform().mapRect(self.table.board.covered)
        # One pixel less on every side: the edges of a scaled picture are soft.
        covered = QRect(ceil(box.left()) + 1, ceil(box.top()) + 1, int(box.width()) - 3, int(box.height()) - 3)
        around = region.subtracted(QRegion(covered)) if covered.isValid() else region
        if not around.isEmpty():
            painter = QPainter(self._canvas)
            painter.setClipRegion(around)
            painter.fillRect(around.boundingRect(), self._around())
            painter.end()

    def _around(self) -> QColor:
        """Return the colour around the table: its cloth, darkened like the board, or the colour of the window."""
        if not self._cloth:
            return self.palette().color(QPalette.ColorRole.Window)
        return brush.under(QColor(self._cloth), tones(self.palette()).veil)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinch on touch pads; end hovering when the mouse leaves.

        The scene does not override `event` for this: Qt would call it for all repaints after a change on the table, and
        an exception raised while another one passes through such nested calls can crash PySide.
        """
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1 + event.value())
            return True
        handled = super().viewportEvent(event)
        if event.type() == QEvent.Type.Leave:
            self.table.leave()
        return handled

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of palette, font or screen resolution."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._rest.start()
        elif event.type() is QEvent.Type.PaletteChange:
            self._dim()

    def _dim(self) -> None:
        """Adapt the board's brightness to a light or a dark window."""
        self.table.dim(tones(self.palette()).veil)
