"""Update of the prompt and the actions after a change of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.computers.words import ComputerWords
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.icons import icon
from stronghold_gui.text.undo import undo_sentence

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.locks import Locks
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.play.shown import Choice, Prompt
    from stronghold_gui.desktop.shell import Shell

_OF_A_FILE: Final = ("save", "save_as")
_OF_A_MATCH: Final = ("close", "zoom_in", "zoom_out", "fit")
_OF_A_MOVE: Final = ("done", "undo", "redo")


class Status(QObject):
    """Updates bars and menus of a window after every change of the match.

    Attributes:
        after_end: returns the buttons of the prompt when a match is over; the window sets it.
        refreshed: emitted when the actions are up to date, before the prompt.
    """

    refreshed = Signal()

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, locks: Locks, where: QLabel) -> None:
        """Store the parts of the window.

        Args:
            shell: the window.
            current: the match that is shown.
            prompt: the prompt bar.
            locks: finds the buttons whose moves cannot be undone.
            where: the label of turn and phase, in the tool bar.
        """
        super().__init__(current)
        self._say, self._actions, self._library = shell.language, shell.actions, shell.library
        self._current, self._prompt, self._locks, self._where = current, prompt, locks, where
        self._computers = ComputerWords(shell, current)
        self.after_end: Callable[[], Sequence[Choice]] = tuple

    def refresh(self, prompt: Prompt | None = None) -> None:
        """Show the current decision, and the possible actions.

        Args:
            prompt: the content of the prompt, if already known.
        """
        controller = self._current.controller
        self._allow(controller)
        self.refreshed.emit()
        if controller is None:
            for name in _OF_A_MOVE:
                self._actions[name].setEnabled(False)
            self._where.clear()
            return
        self._show_prompt(self._told_of_computers(controller, prompt or self._current.desk.prompt.line()))
        self._show_done(controller)
        self._show_undo(controller)

    def _allow(self, controller: Controller | None) -> None:
        """Enable the actions that have an effect now."""
        there = controller is not None
        kept = controller is not None and controller.kept
        seen = controller is not None and not controller.covered
        moving = controller is not None and not controller.still
        past = kept and seen and controller is not None and bool(controller.match.played)
        allowed = {
            **dict.fromkeys(_OF_A_MATCH, there),
            **dict.fromkeys(_OF_A_FILE, kept),
            "peek": controller is not None and controller.can_peek,
            **dict.fromkeys(("rules", "print_rules"), (not there or seen) and self._entry_has("rules")),
            "reset_layout": seen,
            "learn": any(entry.lessons for entry in self._library.shown),
            "puzzles": any(entry.puzzles for entry in self._library.shown),
            "hint": moving and self._entry_has("hints"),
            **dict.fromkeys(("copy_picture", "save_picture"), seen),
            **dict.fromkeys(("copy_page", "save_page"), kept and seen),
            **dict.fromkeys(("story", "print_story"), kept and seen and self._has_story()),
            "review": kept and seen and controller is not None and controller.over and self._has_reviews(controller),
            "type_order": moving,
            "places": seen and self._current.page is not None and "places" in self._current.page.docking.docks,
            "partner": moving and controller is not None and len(controller.deciding_team) > 1,
            "look_back": past,
            "seats": kept and seen and controller is not None and not controller.over,
            "what_if": past and controller is not None and not controller.over,
        }
        for name, possible in allowed.items():
            self._actions[name].setEnabled(possible)

    def _has_story(self) -> bool:
        return self._current.page is not None and self._current.page.kind.story is not None

    def _has_reviews(self, controller: Controller) -> bool:
        return self._library.kit(controller.match.header.game).load_appraisal is not None

    def _entry_has(self, what: Literal["rules", "hints"]) -> bool:
        """Return whether the last entered game has rules or hints; before any was entered, whether any game has."""
        game = self._current.game
        asked = [entry for entry in self._library.shown if not game or entry.id == game]
        return any(entry.rules if what == "rules" else entry.hints for entry in asked)

    def _told_of_computers(self, controller: Controller, prompt: Prompt) -> Prompt:
        """Return the prompt; if only computers decide, it has their names and the last action of a computer."""
        seats = [decision.seat for decision in controller.decisions]
        if not seats or any(seat not in controller.computers for seat in seats):
            return prompt
        who = self._say.texts.join([self._computers.called(seat) for seat in seats])
        played = controller.match.played
        last = played[-1] if played and played[-1].record.seat in controller.computers else None
        done = self._current.desk.sentences.events(controller.events_of(last)) if last is not None else ()
        return replace(
            prompt,
            sentence=self._say("computer.decides", n=len(seats), who=who),
            hint=done[-1] if done else "",
            stock=(),
        )

    def _show_prompt(self, prompt: Prompt) -> None:
        desk = self._current.desk
        self._where.setText(prompt.where)
        controller = self._current.controller
        ended = controller is not None and controller.over and controller.kept
        choices = self.after_end() if ended else desk.prompt.choices()
        palette = self._prompt.palette()
        icons = [icon(choice.sign, palette) if choice.sign else desk.prompt.icon(choice.art) for choice in choices]
        self._prompt.show_stock(prompt.stock, [desk.prompt.icon(one.art) for one in prompt.stock])
        self._prompt.show_decision(prompt, choices, icons, [self._warning(choice) for choice in choices])

    def _warning(self, choice: Choice) -> str:
        return "" if choice.act is not None else self._locks.warning(choice.move, choice.seat)

    def _show_done(self, controller: Controller) -> None:
        desk, action = self._current.desk, self._actions["done"]
        asked = not controller.still and not controller.over
        refusal = controller.refusal(desk.prompt.done()) if asked else None
        possible = asked and refusal is None
        label = desk.prompt.done_label() if possible else self._say("action_name.done")
        action.setEnabled(possible)
        if action.iconText() != label:
            action.setIconText(label)
        action.setToolTip(tip_of(label if refusal is None else desk.sentences.why(refusal).text))
        self._locks.ask_done(possible=possible)
        self._prompt.highlight_done(possible and not controller.offers and len(controller.moves()) == 1)

    def _show_undo(self, controller: Controller) -> None:
        say, undo, redo = self._say, self._actions["undo"], self._actions["redo"]
        undo.setEnabled(controller.can_undo)
        redo.setEnabled(controller.can_redo)
        if controller.can_undo:
            undo.setToolTip(say("action_tip.undo"))
        else:
            barrier = controller.barrier
            undo.setToolTip(tip_of(undo_sentence(barrier, say.texts)) if barrier else say("window.undo.start"))
        redo.setToolTip(say("action_tip.redo") if controller.can_redo else say("window.redo.none"))
