"""Sentences about files, shown in the notice above the board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stronghold_gui.desktop.missing_pictures import tell
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.files import BadResource
from stronghold_gui.text import add_texts
from stronghold_gui.text.faults import RefusalWords, broken_sentence, fault_words, file_sentence

if TYPE_CHECKING:
    from stronghold_gui.core.refusal import Refusal
    from stronghold_gui.core.save import BadFileError, Fault
    from stronghold_gui.desktop.shell import Shell


class Messages:
    """Makes sentences for faults of files, and shows them in the notice."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def complain(self, fault: BadFileError) -> None:
        """Report a fault of a file in one sentence."""
        self._shell.notice.show_sentence(lambda: self.sentence(fault), "warning")

    def sentence(self, fault: BadFileError) -> str:
        """Return the fault of a file as a sentence, in the current language."""
        return file_sentence(fault, self._shell.language.texts, self._refusals(fault.first))

    def what(self, fault: Fault) -> str:
        """Return the text of a fault with its place in the file, without a full stop."""
        return fault_words(fault, self._shell.language.texts, self._refusals(fault))

    def warn(self, message: str, **figures: object) -> None:
        """Show a warning, given as the id of a text and its values."""
        self._shell.notice.show_sentence(lambda: self._shell.language(message, **figures), "warning")

    def warn_with(self, message: str, fault: BadFileError, **figures: object) -> None:
        """Show a warning that contains the sentence of a file's fault."""
        say = self._shell.language
        self._shell.notice.show_sentence(lambda: say(message, what=self.sentence(fault), **figures), "warning")

    def inform(self, message: str, **figures: object) -> None:
        """Show information, given as the id of a text and its values."""
        self._shell.notice.show_sentence(lambda: self._shell.language(message, **figures))

    def watch_settings(self) -> None:
        """Warn of settings that were damaged, and from now on of settings that cannot be written."""
        settings = self._shell.settings
        if settings.damaged:
            self.warn("window.settings.damaged")
        elif (fault := settings.fault) is not None:
            self._warn_unkept(fault)
        settings.failed.connect(self._warn_unkept)

    def _warn_unkept(self, fault: BadFileError) -> None:
        self.warn_with("window.settings.unkept", fault)

    def can_show(self, game: str) -> bool:
        """Return whether the window has a table for a game; show a warning if it has none."""
        library, say = self._shell.library, self._shell.language
        if library.is_shown(game):
            return self._is_whole(game)
        add_texts(library.texts_of(game), "library")
        self._shell.notice.show_sentence(lambda: say("window.no_table", game=say(f"game.{game}.name")), "warning")
        return False

    def _is_whole(self, game: str) -> bool:
        """Return whether the program's own files for a game can be read; report the first that cannot."""
        try:
            kind = find_kind(self._shell.library, game)
            self._shell.library.kit(game)
            kind.surface(None, kind.picture_sets[0])
        except BadResource as fault:
            self._say_broken(fault.path)
            tell(fault)
            return False
        return True

    def _say_broken(self, path: Path) -> None:
        language = self._shell.language
        self._shell.notice.show_sentence(lambda: broken_sentence(path, language.code), "warning")

    def _refusals(self, fault: Fault) -> RefusalWords:
        """Return the function that puts a refusal into words, in the terms of the game whose file has the fault."""
        library, texts = self._shell.library, self._shell.language.texts

        def worded(refusal: Refusal) -> tuple[str, str]:
            words = library.kit(fault.game).words
            return words.refusal(refusal, texts), words.source(refusal, texts)

        return worded
