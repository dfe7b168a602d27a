"""The menu View > Sound: the volume, and the conditions under which effects are played."""

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
"""Setting of the chosen volume."""
Volume = Literal["off", "quiet", "normal", "loud"]
VOLUMES: Final[dict[Volume, int]] = {"off": 0, "quiet": 30, "normal": 60, "loud": 100}
"""The volumes, in per cent of an effect's own volume."""
RESTS_AFTER: Final = 4000
"""Milliseconds without an effect after which the sound device is released."""
_SCREENLESS: Final = ("offscreen", "minimal", "vnc")
"""Platforms of Qt without a visible screen."""


class Sounds(QObject):
    """The sounds of a window.

    They are played only while the program is active. If the system is set to reduced motion, they are off until the
    user chooses a volume.

    Attributes:
        volume: the chosen volume, or the default.
        group: the volumes as actions.
        menu: the menu that lists them.
        speaker: plays the effects; made at the first effect.
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
        self._rest.timeout.connect(self._rest_speaker)

    def choose(self, volume: Volume) -> None:
        """Set the volume, and play an effect at it."""
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
        """The default volume for this system."""
        return "off" if less_motion() else "normal"

    def follow(self, queue: AnimationQueue) -> None:
        """Play the effects of an animation."""
        queue.beat.connect(self._play_beat)

    def play(self, effect: Effect) -> None:
        """Play an effect if sounds are on and the program is active."""
        if self.volume == "off" or not self._is_active():
            return
        if self.speaker is None:
            self.speaker = Speaker()
        self.speaker.play(effect, VOLUMES[self.volume])
        if not self.speaker.broken:
            self._rest.start()

    def finish(self) -> None:
        """Release the sound device."""
        self._rest.stop()
        if self.speaker is not None:
            self.speaker.close()

    # -- inside --------------------------------------------------------------------------------------------------

    def _play_beat(self, beat: Beat) -> None:
        if self.volume == "off":
            return
        effect = effect_of(beat.acts)
        if effect is not None:
            self.play(effect)

    def _is_active(self) -> bool:
        """Return whether this application is active and has a screen."""
        active = QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        return active and QGuiApplication.platformName() not in _SCREENLESS

    def _rest_speaker(self) -> None:
        if self.speaker is not None:
            self.speaker.rest()

    def _remembered(self) -> Volume:
        chosen = self._shell.settings.text(KEY)
        found = next((volume for volume in VOLUMES if volume == chosen), None)
        # `usual` reads settings files of the system, so use it only if no volume was chosen.
        return self.usual if found is None else found
