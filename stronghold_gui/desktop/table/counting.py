"""Number of pieces held together: a sign at the pointer or the focus, and the input that changes it.

The wheel and the keys + and - add one or put one back, a digit takes that many, Shift takes all. A Shift that is down
because a digit needs it has no such effect until it is released.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from stronghold_gui.desktop.digits import digit_of
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.overlay import Z_GHOST

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.board_scene import BoardScene
    from stronghold_gui.desktop.table.hand import Hand

_NOTCH: Final = 120
"""Wheel angle of one step; touch pads report smaller angles."""
_STEPS: Final = frozenset({Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus})
"""Keys that add one piece, or put one back."""
_LETTERS: Final = 15.0
_BESIDE: Final = QPointF(16, 14)
"""Widget pixels from the pointer to the sign, so that it covers neither the held piece nor its target."""


def counted_by_key(hand: Hand, event: QKeyEvent) -> bool:
    """Hold as many pieces as a key asks for; return False if it is no such key or only one piece can be held."""
    if hand.most < 2 or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    if counted_by_digit(hand, event):
        return True
    match event.key():
        case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
            hand.hold(hand.count + 1)
        case Qt.Key.Key_Minus:
            hand.hold(hand.count - 1)
        case Qt.Key.Key_Shift:
            if not event.isAutoRepeat():
                hand.release_shift()
                hand.hold_all()
        case _:
            return False
    return True


def counted_by_digit(hand: Hand, event: QKeyEvent) -> bool:
    """Hold as many pieces as a digit key says; return False for other keys, or if only one piece can be held.

    On some keyboards + or - shares a key with a digit: it counts as the digit if that many pieces can be held.
    """
    digit = digit_of(event)
    if not digit or hand.most < 2 or (event.key() in _STEPS and digit > hand.most):
        return False
    hand.hold_typed(digit, shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
    return True


class Counting(QObject):
    """Shows on one scene how many pieces are held, and lets mouse and keys change it.

    Args:
        scene: the scene of the sign.
        hand: the hand with the pieces.
        focus: returns the box of the keyboard focus; None while the mouse is used.
    """

    def __init__(self, scene: BoardScene, hand: Hand, focus: Callable[[], QRectF | None]) -> None:
        super().__init__(scene)
        self._scene, self._hand, self._focus = scene, hand, focus
        self._shift = False
        self._turned = 0
        self._at: QPointF | None = None
        self._sign = QGraphicsPixmapItem()
        self._sign.setZValue(Z_GHOST + 1)
        self._sign.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self._sign.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._sign.setVisible(False)
        scene.addItem(self._sign)
        self._hand.picked.connect(self._picked)
        self._hand.counted.connect(self.show)
        self._hand.emptied.connect(self.show)

    @property
    def shown(self) -> bool:
        """Whether the sign is visible."""
        return self._sign.isVisible()

    def follow_input(self, modifiers: Qt.KeyboardModifier, at: QPointF | None) -> None:
        """Follow the pointer (None: it has left, or keys are used), and take all pieces when Shift is pressed."""
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        pressed, self._shift, self._at = shift and not self._shift, shift, at
        if not shift:
            self._hand.release_shift()
        if pressed:
            self._hand.hold_all()
        if self._hand.held is not None:
            self.show()

    def turn(self, delta: int) -> bool:
        """Count with the wheel, turned by ``delta`` eighths of a degree; return whether several pieces can be held."""
        if self._hand.most < 2:
            return False
        self._turned += delta
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        self._hand.hold(self._hand.count + steps)
        return True

    def _picked(self) -> None:
        self._turned = 0
        if self._shift:
            self._hand.hold_all()
        self.show()

    def show(self) -> None:
        """Show the number at the pointer or the focus; hide it for a single piece."""
        at, hand, resolution = self._place(), self._hand, self._scene.resolution
        self._sign.setVisible(hand.most > 1 and at is not None and resolution is not None)
        if at is None or resolution is None or hand.most == 1:
            return
        letters = _LETTERS * resolution.letters
        self._sign.setPixmap(brush.badge_picture(f"{hand.count} / {hand.most}", letters, resolution.ratio))
        self._sign.setPos(at)
        self._sign.setOffset(_BESIDE if self._at is not None else QPointF(2, 2))

    def _place(self) -> QPointF | None:
        """Return the position of the pointer, else the corner of the focused thing, else of the taken pile."""
        held = self._hand.held
        if held is None or self._at is not None:
            return self._at
        box = self._focus() or self._scene.box_of(*held.source)
        return None if box is None else box.bottomRight()
