"""The language of the window, and the signal of its change."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, QTranslator, Signal

from stronghold_gui.desktop import qt_folders
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue

OWN_NAMES = {"en": "English", "fr": "Français"}
"""Each language's name in that language, for a menu that users of any language must understand."""

_QT_WORDS = "qt_words"
"""Object name of the translator for Qt's texts."""


class Language(QObject):
    """The texts in the current language. A call returns a text: `language("window.new")`.

    Attributes:
        changed: emitted after a change of language; all widgets update their texts.
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
        """The catalogue of texts in the language."""
        return self._texts

    def when(self, seconds: int) -> str:
        """Return a time (seconds since 1970) in the format of the language, in the system's country if it speaks it.

        Most countries with English put the day before the month; Canada has other separators for French than France.
        """
        spoken, country = QLocale(self.code), QLocale.system()
        locale = country if country.language() == spoken.language() else spoken
        return locale.toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)

    def __call__(self, message_id: str, /, **figures: object) -> str:
        """Return the text of an id in the current language, with these values."""
        return self._texts(message_id, **figures)

    def choose(self, code: str) -> None:
        """Change the language; an unknown code changes nothing."""
        if code not in LANGUAGES or code == self.code:
            return
        self._texts = catalogue(code)
        self._translate_qt()
        self.changed.emit()

    def _translate_qt(self) -> None:
        """Install Qt's own translations, for buttons such as Yes and Cancel; for English none are needed."""
        application = QCoreApplication.instance()
        if application is None:
            return
        # The application has one language for all of Qt's texts, so the new translator replaces the previous one.
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
