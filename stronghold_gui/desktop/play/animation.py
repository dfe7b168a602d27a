"""The menu View > Animation: the animation speed, and the actions that hurry or hold a running animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QScrollBar, QWidget

from stronghold_gui.desktop.choice_menu import ChoiceMenu
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.motion import less_motion
from stronghold_gui.desktop.play.animation_bar import AnimationBar
from stronghold_gui.desktop.sound.sounds import Sounds
from stronghold_gui.desktop.table.animation_guard import AnimationGuard
from stronghold_gui.desktop.table.animation_queue import AnimationQueue, Speed

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.game_page import GamePage
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell

KEY: Final = "window/animation"
"""Setting of the chosen speed."""
SPEEDS: Final[tuple[Speed, ...]] = ("normal", "slow", "off")
_DRIVES: Final = (("step", "F7", "next"), ("go_on", "F8", "play"), ("skip", "F9", "skip"))
"""The controls of the animation: action, key, icon."""


class Animation:
    """The speeds of a window's animation, and the animation itself, made when it is first needed.

    Attributes:
        speed: the chosen speed; by default "off" if the system asks for reduced motion, else "normal".
        group: the speeds as actions.
        drives: the actions step, go on and skip; enabled only during an animation.
        sounds: the sounds of the animation.
    """

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar) -> None:
        """Make the menu.

        Args:
            shell: the window.
            current: the match that is shown.
            prompt: the prompt; its buttons may be out of date during an animation, like those of docks.
        """
        self._shell, self._current, self._prompt = shell, current, prompt
        window = shell.window
        self._queue: AnimationQueue | None = None
        self._guard: AnimationGuard | None = None
        self.speed = self._remembered()
        self.sounds = Sounds(shell)
        self._entries = ChoiceMenu("animation", window, window)
        self._entries.offer(tuple(SPEEDS), self.speed)
        self.group, self.menu = self._entries.group, self._entries.menu
        self._entries.picked.connect(self.choose)
        self.drives = {name: self._drive(name, key) for name, key, _ in _DRIVES}
        self.menu.addSeparator()
        self.menu.addActions(list(self.drives.values()))
        current.entered.connect(self._enter)

    def choose(self, speed: Speed) -> None:
        """Set the animation speed."""
        self.speed = speed
        self._shell.settings.set_text(KEY, speed)
        self._entries.show_chosen(speed)
        self.finish()
        if self._queue is not None:
            self._queue.speed = speed
        if self._current.page is not None:
            self._current.page.tabletop.scene.motion = speed != "off"

    def finish(self) -> None:
        """Skip to the end of the running animation."""
        if self._queue is not None:
            self._queue.finish()

    def interrupted(self) -> bool:
        """Finish the animation; return whether the user decided by a press before its end was visible.

        Such a press was not meant for the decision, which the user had not seen.

        A request without a press (from a screen reader, from a menu bar outside the window) ends the animation here.
        """
        if self._queue is None or self._guard is None:
            return False
        unseen = self._queue.telling
        self._queue.finish()
        return unseen or self._guard.interrupting

    def queue(self) -> AnimationQueue | None:
        """Return the animation queue, built on first use; ``None`` while animations are off."""
        if self._queue is None and self.speed != "off":
            self._queue = self._build()
        return self._queue

    def retranslate(self) -> None:
        """Label menu and entries in the current language."""
        say = self._shell.language
        self.sounds.retranslate()
        self._entries.retranslate(say)
        for name, action in self.drives.items():
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(say(f"action_name.animation_{name}"))
            action.setToolTip(tip_of(say("animation.tip", what=say(f"action_name.animation_{name}"), keys=keys)))

    def update_keys(self) -> None:
        """Update the animation's keys after a change of shortcuts."""
        if self._guard is not None:
            self._guard.keys = frozenset(key for action in self.drives.values() for key in action.shortcuts())
        self.retranslate()

    def draw(self) -> None:
        """Draw the icons on the buttons in the colours of the palette."""
        for name, _, picture in _DRIVES:
            self.drives[name].setIcon(icon(picture, self._shell.window.palette()))

    def _enter(self, page: GamePage) -> None:
        page.tabletop.scene.motion = self.speed != "off"

    def leave(self) -> None:
        """Drop the queue, which is deleted with the page of its game."""
        self._queue = self._guard = None
        for drive in self.drives.values():
            drive.setEnabled(False)

    # -- inside --------------------------------------------------------------------------------------------------

    def _remembered(self) -> Speed:
        chosen = self._shell.settings.text(KEY)
        for speed in SPEEDS:
            if speed == chosen:
                return speed
        return self.usual

    @property
    def usual(self) -> Speed:
        """The default speed for this system."""
        return "off" if less_motion() else "normal"

    def _build(self) -> AnimationQueue:
        assert self._current.page is not None
        tabletop = self._current.page.tabletop
        board = tabletop.view
        queue = AnimationQueue(tabletop.scene, board)
        queue.speed = self.speed
        self.sounds.follow(queue)
        self.draw()
        bar = AnimationBar(queue, board)
        bar.use(list(self.drives.values()))
        guard = AnimationGuard(queue, bar.buttons)
        guard.outdated = self._outdated
        self._guard = guard
        self.update_keys()
        for name, slot in (("step", queue.step), ("go_on", queue.go_on), ("skip", queue.finish)):
            self.drives[name].triggered.connect(slot)
        for signal in (queue.beat, queue.held, queue.ended):
            signal.connect(self._show_drives)
        return queue

    def _outdated(self, widget: QWidget) -> bool:
        """Return whether a widget belongs to the prompt or a dock, which are updated after the animation.

        Undo, redo and scroll bars do not count: the first two concern the move being shown.
        """
        assert self._current.page is not None
        prompt, docks = self._prompt, self._current.page.docking.docks.values()
        if isinstance(widget, QScrollBar) or widget in (prompt.buttons["undo"], prompt.buttons["redo"]):
            return False
        return prompt.isAncestorOf(widget) or any(dock.isAncestorOf(widget) for dock in docks)

    def _show_drives(self) -> None:
        """Enable the controls that have an effect now; short animations without text have none."""
        queue = self._queue
        running = queue is not None and (queue.telling or queue.holding)
        for name, action in self.drives.items():
            action.setEnabled(running and (name != "go_on" or (queue is not None and queue.stepping)))

    def _drive(self, name: str, key: str) -> QAction:
        action = QAction(self._shell.window)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setEnabled(False)
        self._shell.window.addAction(action)
        return action
