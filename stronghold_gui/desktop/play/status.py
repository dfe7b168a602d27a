"""What bars and menus say about the match: who decides what, which moves have buttons, what is possible and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.window import MainWindow

_OF_A_FILE: Final = ("save", "save_as")
_OF_A_MATCH: Final = ("close", "zoom_in", "zoom_out", "fit")
_OF_A_MOVE: Final = ("done", "undo", "redo")


class Status:
    """Shows how the match of a window stands; asked after every change."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def show(self) -> None:
        """Show who decides what, and which actions are possible."""
        window, controller = self._window, self._window.controller
        for name in _OF_A_MATCH:
            window.actions_[name].setEnabled(controller is not None)
        for name in _OF_A_FILE:
            window.actions_[name].setEnabled(controller is not None and controller.kept)
        window.actions_["peek"].setEnabled(controller is not None and controller.can_peek)
        window.actions_["rules"].setEnabled(controller is None or not controller.covered)
        window.actions_["reset_layout"].setEnabled(controller is not None and not controller.covered)
        window.actions_["hint"].setEnabled(controller is not None and not controller.still)
        window.actions_["story"].setEnabled(controller is not None and controller.kept and not controller.covered)
        window.actions_["type_order"].setEnabled(controller is not None and not controller.still)
        window.actions_["places"].setEnabled(controller is not None and not controller.covered)
        several = controller is not None and not controller.still and len(controller.deciding_team) > 1
        window.actions_["partner"].setEnabled(several)
        past = controller is not None and controller.kept and not controller.covered and bool(controller.match.played)
        window.actions_["look_back"].setEnabled(past)
        window.actions_["what_if"].setEnabled(past and controller is not None and not controller.over)
        window.files.show_title()
        if controller is None:
            for name in _OF_A_MOVE:
                window.actions_[name].setEnabled(False)
            window.where.clear()
            return
        self._show_prompt()
        self._show_done(controller)
        self._show_undo(controller)

    def _show_prompt(self) -> None:
        window, desk = self._window, self._window.desk
        prompt = desk.prompt()
        window.prompt.show_prompt(prompt)
        window.where.setText(prompt.where)
        choices = desk.choices()
        icons = [desk.icon(choice.art) for choice in choices]
        window.prompt.show_choices(choices, icons, [window.locks.warning(choice.move) for choice in choices])

    def _show_done(self, controller: Controller) -> None:
        window, desk, action = self._window, self._window.desk, self._window.actions_["done"]
        asked = not controller.still and not controller.over
        refusal = controller.refusal(desk.done()) if asked else None
        possible = asked and refusal is None
        label = desk.done_label() if possible else window.language("action_name.done")
        action.setEnabled(possible)
        if action.iconText() != label:
            action.setIconText(label)
        action.setToolTip(label if refusal is None else desk.why(refusal))
        window.locks.ask_done(possible=possible)

    def _show_undo(self, controller: Controller) -> None:
        window, say = self._window, self._window.language
        undo, redo = window.actions_["undo"], window.actions_["redo"]
        undo.setEnabled(controller.can_undo)
        redo.setEnabled(controller.can_redo)
        if controller.can_undo:
            undo.setToolTip(say("action_tip.undo"))
        else:
            barrier = controller.barrier
            undo.setToolTip(window.desk.why_no_undo(barrier) if barrier is not None else say("window.undo.start"))
        redo.setToolTip(say("action_tip.redo") if controller.can_redo else say("window.redo.none"))
