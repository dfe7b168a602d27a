"""The dock with hints, updated after every change of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QDockWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.docking import LOWEST
from stronghold_gui.desktop.teaching.hints.advice import AdviceBox
from stronghold_gui.desktop.teaching.hints.panel import HintPanel

if TYPE_CHECKING:
    from stronghold_gui.core.player import Reasons
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.teaching.hints import Told

_WIDTH: Final = 290


class Hints(QObject):
    """The hints on the page of a game, made on first use.

    Attributes:
        dock, panel: the dock and its page.
        rule: ``(anchor)``: emitted to open the rules there.
        advice_wanted: emitted when the user asks for a computer's advice (`show_advice` answers).
    """

    rule = Signal(str)
    advice_wanted = Signal()

    def __init__(self, shell: Shell, current: Current) -> None:
        """Make the dock.

        Args:
            shell: the window.
            current: the match that is shown, and the page of its game.
        """
        assert current.page is not None
        window, page = shell.window, current.page
        super().__init__(page)
        self._shell, self._current = shell, current
        self._box: AdviceBox | None = None
        self._seen = False
        self.panel = HintPanel(shell.language)
        self.dock = named(QDockWidget(window), "dock_hint")
        self.panel.setMinimumHeight(LOWEST)
        self.dock.setWidget(self.panel)
        self.dock.hide()
        # Restore the last place of the dock.
        if not window.restoreDockWidget(self.dock) or page.docking.crowded_by(self.dock):
            page.docking.place_beside(self.dock, _WIDTH)
        page.own(self.dock)
        # Restoring may have shown the dock, but it opens only on request.
        self.dock.hide()
        self.panel.rule.connect(self.rule)
        self.panel.pointed.connect(self._point)
        self.panel.left.connect(self._go_back)
        self.panel.installEventFilter(self)
        self.dock.visibilityChanged.connect(self._see)
        page.retranslated.connect(self._retranslate)
        page.shown.connect(self._shown)
        page.changed.connect(self._changed)
        self._retranslate()
        self._shown(current.controller)

    def toggle(self) -> None:
        """Close the hint if it is visible; otherwise open it, in front of its stack."""
        if self._seen:
            self.dock.hide()
            self._go_back()
            return
        self.open()

    def open(self) -> None:
        """Open the hint."""
        self.dock.show()
        self.dock.raise_()
        self._refresh()

    # -- what is shown -------------------------------------------------------------------------------------------

    def _see(self, seen: bool) -> None:
        """Store whether the dock is in front; `isVisible` is also true for a dock behind others."""
        self._seen = seen
        if seen:
            self._refresh()

    def _shown(self, controller: Controller | None) -> None:
        """Follow another match, or none."""
        if controller is None:
            self.dock.hide()
        else:
            self._refresh()

    def _changed(self, _events: Sequence[object], _reason: str) -> None:
        self._current.desk.animation.when_told(self._refresh)

    def _refresh(self) -> None:
        """Explain the current decision, if the dock is visible."""
        if not self.dock.isVisible():
            return
        self._box = None
        controller, say = self._current.controller, self._shell.language
        if controller is not None and controller.covered:
            self.panel.show_sentence(say("hints.covered"))
        elif controller is None or controller.still:
            # While an earlier moment is shown no seat decides, and the moves of another seat may be secret.
            self.panel.show_sentence(say("hints.nobody"))
        elif (words := self._told(controller)) is None:
            self.panel.show_sentence(say("hints.nobody"))
        else:
            self.panel.show_hint(words, self._current.desk.areas.of_places, self._advice_box(controller))

    def _told(self, controller: Controller) -> Told | None:
        """Return the hint for the deciding seat, or for the first seat that may interrupt, with its name."""
        kit, texts = self._shell.library.kit(controller.match.header.game), self._shell.language.texts
        hints = kit.teaching.hints if kit.teaching is not None else None
        if hints is None:
            return None
        if not controller.offers:
            hint = hints.hint(controller.view(), controller.decisions, controller.seat, controller.moves())
            return None if hint is None else hints.told(hint, texts)
        seat = next((offer.seat for offer in controller.offers if controller.moves_of(offer.seat)), None)
        if seat is None:
            return None
        # All people who may interrupt look at the screen together, so the hint uses the public view.
        view = controller.game.view(controller.match.position, None)
        hint = hints.hint(view, controller.decisions, seat, controller.moves_of(seat))
        if hint is None:
            return None
        words, names = hints.told(hint, texts), controller.match.header.names
        name = names[seat] or kit.words.seat(controller.game.seat_ids(len(names))[seat], texts)
        return replace(words, about=texts("frame.named", name=name, what=words.about))

    def show_advice(self, move: str, reasons: Reasons | None) -> None:
        """Show the advice of a computer and its reasons; ``""`` means that there is no answer."""
        box, controller = self._box, self._current.controller
        if box is not None and controller is not None:
            header, texts = controller.match.header, self._shell.language.texts
            saying = self._shell.library.kit(header.game).saying
            box.show_advice(move, reasons, lambda reason: saying(reason, texts, header.names), self.rule.emit)

    def _advice_box(self, controller: Controller) -> AdviceBox | None:
        """Return the box for advice; None if the match is not the players' own or the game has no computer players."""
        self._box = None
        if controller.kept and self._shell.library.kit(controller.match.header.game).players:
            self._box = AdviceBox(self._shell.language, allowed=controller.may_advise)
            self._box.asked.connect(self.advice_wanted)
        return self._box

    def _retranslate(self) -> None:
        self.dock.setWindowTitle(self._shell.language("hints.title"))
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Redraw the text in the colours of another theme."""
        if event.type() == QEvent.Type.PaletteChange and watched is self.panel:
            self._refresh()
        return False

    # -- on the board --------------------------------------------------------------------------------------------

    def _point(self, areas: tuple[str, ...]) -> None:
        if self._current.controller is not None:
            self._current.tabletop.scene.spotlight(areas)

    def _go_back(self) -> None:
        """Return the focus to the game."""
        if self._current.controller is not None:
            self._current.tabletop.view.setFocus()
