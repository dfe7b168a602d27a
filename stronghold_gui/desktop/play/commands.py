"""Commands of actions, keys and the prompt for the match that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from stronghold_gui.desktop.digits import DigitKeys, digit_of
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.counting import counted_by_digit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from stronghold_gui.core.refusal import Refusal
    from stronghold_gui.desktop.play.animation import Animation
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.curtain import Curtain
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.play.shown import Choice
    from stronghold_gui.desktop.play.unused import UnusedQuestion
    from stronghold_gui.desktop.shell import Shell

_SWITCHES: Final = {
    "follow": True, "forecast": True, "log_notation": False, "curtain": True, "ask_unused": True, "tell_plans": True,
}  # fmt: skip
"""Actions that are remembered as switches of the window, with their defaults."""


class MatchCommands(QObject):
    """Carries out the commands on the match of one window."""

    def __init__(
        self,
        shell: Shell,
        current: Current,
        prompt: PromptBar,
        curtain: Curtain,
        animation: Animation,
        question: UnusedQuestion,
    ) -> None:
        """Connect actions and signals to the match.

        Args:
            shell: the window with its actions.
            current: the match that is shown.
            prompt: the prompt with the choices.
            curtain: emits when a person has come to the screen.
            animation: the animation; a press that interrupts it may not have been meant for the match.
            question: the confirmation before Done.
        """
        super().__init__(current)
        self._shell, self._current, self._prompt, self._animation = shell, current, prompt, animation
        self._question = question
        act = shell.actions
        act["done"].triggered.connect(lambda _on=False: self.finish())
        act["undo"].triggered.connect(lambda _on=False: self._with_match(lambda match: match.undo()))
        act["redo"].triggered.connect(lambda _on=False: self._with_match(lambda match: match.redo()))
        act["peek"].triggered.connect(lambda _on=False: self._with_match(lambda match: match.peek()))
        act["partner"].triggered.connect(lambda _on=False: self._with_match(_seat_next))
        act["curtain"].toggled.connect(self._use_curtain)
        act["forecast"].toggled.connect(self._use_forecast)
        act["places"].triggered.connect(lambda _on=False: self.go_to_places())
        current.refused.connect(self._tell_refusal)
        curtain.raised.connect(lambda: self._with_match(lambda match: match.uncover()))
        prompt.chosen.connect(self._choose)
        prompt.partner.connect(lambda seat: self._with_match(lambda match: match.take(seat)))
        prompt.pointed.connect(self._point)
        DigitKeys(shell.window, self._type_digit)
        for name, usual in _SWITCHES.items():
            act[name].setChecked(shell.settings.flag(f"window/{name}", default=usual))
            act[name].toggled.connect(lambda on, name=name: shell.settings.set_flag(f"window/{name}", on))

    def go_to_places(self) -> None:
        """Move the focus to the tree of places and pieces; if it is there, to the surface."""
        page = self._current.page
        if page is None or "places" not in page.docking.docks:
            return
        places = page.docking.page("places")
        if places.hasFocus():
            page.tabletop.view.setFocus()
            return
        page.docking.docks["places"].show()
        page.docking.raise_("places")
        places.setFocus()

    def finish(self) -> None:
        """End the decision (the action Done), after a question if something is left unused."""
        controller = self._current.controller
        if controller is None or self._animation.interrupted():
            return
        if controller.offers or self._question.allows():
            self._current.desk.prompt.finish()

    # -- inside --------------------------------------------------------------------------------------------------

    def _type_digit(self, event: QKeyEvent) -> bool:
        """Hold as many pieces as a digit key says, or press the choice of that number; return whether that worked."""
        if self._current.controller is not None and counted_by_digit(self._current.tabletop.hand, event):
            return True
        return self._prompt.strip.press((digit_of(event) or 0) - 1)

    def _with_match(self, call: Callable[[Controller], object]) -> None:
        if self._current.controller is not None:
            call(self._current.controller)

    def _choose(self, choice: Choice) -> None:
        controller = self._current.controller
        if controller is None or self._animation.interrupted():
            return
        if choice.act is not None:
            choice.act()
        elif choice.seat is None:
            controller.play(choice.move)
        else:
            controller.play_as(choice.seat, choice.move)

    def _tell_refusal(self, _move: object, refusal: Refusal | None) -> None:
        by_seat = ShownRefusal(self._shell.language("computer.has_seat"))
        self._prompt.show_refusal(by_seat if refusal is None else self._current.desk.sentences.why(refusal))

    def _point(self, areas: tuple[str, ...]) -> None:
        if self._current.controller is not None:
            self._current.tabletop.scene.spotlight(areas)

    def _use_forecast(self, on: bool) -> None:
        page = self._current.page
        if page is not None and page.has_desk:
            page.desk.show_forecast(on)

    def _use_curtain(self, on: bool) -> None:
        if self._current.controller is not None:
            self._current.controller.curtain = on


def _seat_next(controller: Controller) -> None:
    """Seat at the screen the next partner who must decide."""
    team = controller.deciding_team
    if team:
        later = [seat for seat in team if seat > controller.seat]
        controller.take((later or team)[0])
