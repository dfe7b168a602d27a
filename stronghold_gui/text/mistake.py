"""The sentences about a mistake of the program itself.

They stand here and not in ``translations/``, because looking a text up may be what fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stronghold_gui.text.languages import LANGUAGES
from stronghold_gui.text.visible import visible

_LONGEST: Final = 300
_TITLE: Final = {"en": "Something went wrong", "fr": "Une erreur s’est produite"}
_GOES_ON: Final = {
    "en": "Something went wrong in the program. You can continue; your saved game is not affected.",
    "fr": "Une erreur s’est produite dans le programme. Vous pouvez continuer ; votre partie enregistrée est intacte.",
}
_STOPS: Final = {
    "en": "Something went wrong and the program had to stop ({what}).",
    "fr": "Une erreur s’est produite et le programme a dû s’arrêter ({what}).",
}
_LOG: Final = {"en": "Details are in {log}.", "fr": "Les détails sont dans {log}."}


def mistake_title(language: str) -> str:
    """Return the title of the box that tells of a mistake."""
    return _in(language, _TITLE)


def goes_on_sentence(language: str, log: str) -> str:
    """Return that the program made a mistake and can still be used.

    Args:
        language: of the sentence.
        log: the path of the file with the details; may be empty.
    """
    return _with_log(_in(language, _GOES_ON), language, log)


def stops_sentence(language: str, what: str, log: str) -> str:
    """Return that the program made a mistake and stops.

    Args:
        language: of the sentence.
        what: the exception in one line (`mistake_line`).
        log: the path of the file with the details; may be empty.
    """
    return _with_log(_in(language, _STOPS).replace("{what}", what), language, log)


def mistake_line(fault: BaseException) -> str:
    """Return an exception as one line."""
    try:
        said = " ".join(str(fault).split())
    except Exception:  # noqa: BLE001 - an exception may be unable to describe itself
        said = ""
    return visible(f"{type(fault).__name__}: {said}" if said else type(fault).__name__)[:_LONGEST]


def _with_log(sentence: str, language: str, log: str) -> str:
    return f"{sentence} {_in(language, _LOG).replace('{log}', visible(log))}" if log else sentence


def _in(language: str, sentences: Mapping[str, str]) -> str:
    return sentences.get(language, sentences[LANGUAGES[0]])
