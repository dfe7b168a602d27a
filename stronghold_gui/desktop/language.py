"""The language of the window, and the signal of its change."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, QTranslator, Signal

from stronghold_gui.desktop import qt_folders
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue

OWN_NAMES = {"en": "English", "fr": "Français"}
"""Each language's name in itself, for the menu that somebody must find who reads no other."""

_QT_WORDS = "qt_words"
"""Name of the translator that speaks for Qt, by which the next one finds it."""


class Language(QObject):
    """The texts in the current language. Calling it gives a sentence: `language("window.new")`.

    Attributes:
        changed: the language has changed; all widgets set their texts again.
    """

    changed = Signal()

    def __init__(self, code: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: Catalogue = catalogue(code if code in LANGUAGES else LANGUAGES[0])
        self._translate_qt()

    @property
    def code(self) -> str:
        """One of `text.LANGUAGES`."""
        return self._texts.language

    @property
    def texts(self) -> Catalogue:
        """The catalogue of the language."""
        return self._texts

    def when(self, seconds: int) -> str:
        """Return a moment (seconds since 1970) as the language writes it, in the system's country if that speaks it.

        English has the day before the month in most countries, French has other signs between them in Canada.
        """
        spoken, country = QLocale(self.code), QLocale.system()
        locale = country if country.language() == spoken.language() else spoken
        return locale.toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)

    def __call__(self, message_id: str, /, **figures: object) -> str:
        """Return a sentence of the language."""
        return self._texts(message_id, **figures)

    def choose(self, code: str) -> None:
        """Speak another language; a code the program does not know changes nothing."""
        if code not in LANGUAGES or code == self.code:
            return
        self._texts = catalogue(code)
        self._translate_qt()
        self.changed.emit()

    def _translate_qt(self) -> None:
        """Translate Qt's own buttons (Yes, Cancel, ...), too. Qt itself is written in English."""
        application = QCoreApplication.instance()
        if application is None:
            return
        # An application has one language for all Qt texts, so the new translator replaces the one before.
        before = application.findChild(QTranslator, _QT_WORDS)
        if before is not None:
            application.removeTranslator(before)
            before.setParent(None)
        if self.code == LANGUAGES[0]:
            return
        translator = QTranslator(application)
        translator.setObjectName(_QT_WORDS)
        if translator.load(f"qtbase_{self.code}", qt_folders.translations()):
            application.installTranslator(translator)
