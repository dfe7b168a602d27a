"""The menu View > Sound: how loud one hears what the table shows, and what is heard when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from stronghold_gui.desktop.choice_menu import ChoiceMenu
from stronghold_gui.desktop.motion import less_motion
from stronghold_gui.desktop.sound.effects import Effect, effect_of
from stronghold_gui.desktop.sound.speaker import Speaker

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.table.acts import Beat
    from stronghold_gui.desktop.table.animation_queue import AnimationQueue

KEY: Final = "window/sound"
"""Where the volume is remembered, once somebody has chosen one."""
Volume = Literal["off", "quiet", "normal", "loud"]
VOLUMES: Final[dict[Volume, int]] = {"off": 0, "quiet": 30, "normal": 60, "loud": 100}
"""The volumes, in per cent of the effects."""
RESTS_AFTER: Final = 4000
"""Milliseconds without an effect after which the system's device is left alone."""
_SCREENLESS: Final = ("offscreen", "minimal", "vnc")
"""Platforms of Qt on which nobody sits before the program."""


class Sounds(QObject):
    """The sounds of a window.

    Only while it is the window in use: who has gone to another one wants to hear that. Where the system asks for less
    motion it is silent until somebody chooses otherwise.

    Attributes:
        volume: how loud: as chosen, or what suits the system.
        group: the volumes as actions.
        menu: the menu that lists them.
        speaker: what plays; made when something is first heard.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self.speaker: Speaker | None = None
        self.volume = self._remembered()
        self._entries = ChoiceMenu("sound", shell.window, self)
        self._entries.offer(tuple(VOLUMES), self.volume)
        self.group, self.menu = self._entries.group, self._entries.menu
        self._entries.picked.connect(self.choose)
        self._rest = QTimer(self, singleShot=True, interval=RESTS_AFTER)
        self._rest.timeout.connect(self._have_rest)

    def choose(self, volume: Volume) -> None:
        """Be so loud from now on; one hears how loud that is."""
        self.volume = volume
        self._shell.settings.set_text(KEY, volume)
        self._entries.show_chosen(volume)
        if volume == "off":
            self.finish()
        else:
            self.play("turn")

    def retranslate(self) -> None:
        """Label menu and entries in the current language."""
        self._entries.retranslate(self._shell.language)

    @property
    def usual(self) -> Volume:
        """The volume that suits the system."""
        return "off" if less_motion() else "normal"

    def follow(self, queue: AnimationQueue) -> None:
        """Let one hear what an animation shows."""
        queue.beat.connect(self._hear)

    def play(self, effect: Effect) -> None:
        """Play an effect if sounds are on and the window is in use."""
        if self.volume == "off" or not self._is_listened_to():
            return
        if self.speaker is None:
            self.speaker = Speaker()
        self.speaker.play(effect, VOLUMES[self.volume])
        if not self.speaker.broken:
            self._rest.start()

    def finish(self) -> None:
        """Give the device back."""
        self._rest.stop()
        if self.speaker is not None:
            self.speaker.close()

    # -- inside --------------------------------------------------------------------------------------------------

    def _hear(self, beat: Beat) -> None:
        if self.volume == "off":
            return
        effect = effect_of(beat.acts)
        if effect is not None:
            self.play(effect)

    def _is_listened_to(self) -> bool:
        """Return whether this application is active and has a screen."""
        active = QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        return active and QGuiApplication.platformName() not in _SCREENLESS

    def _have_rest(self) -> None:
        if self.speaker is not None:
            self.speaker.rest()

    def _remembered(self) -> Volume:
        chosen = self._shell.settings.text(KEY)
        found = next((volume for volume in VOLUMES if volume == chosen), None)
        # The system's wish is read from its files, so only if it matters.
        return self.usual if found is None else found
