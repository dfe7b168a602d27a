"""Sentences for faults of files, for damaged files of the program, and for errors of the program itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path, PurePath
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.core.save.validation import short
from stronghold_gui.text.catalogue import Catalogue
from stronghold_gui.text.direction import visible
from stronghold_gui.text.languages import LANGUAGES

RefusalWords = Callable[[Refusal], tuple[str, str]]
"""Returns the sentence of a game's refusal, and its source."""

_LARGE: Final = 10**12
"""The limit above which a number is too long to show in full."""
_PLACE_KNOWN: Final = frozenset({"not_a_move", "bad_draws", "illegal_move", "draw_mismatch"})
"""Problems whose sentence names the move; the path would only repeat it."""


def file_sentence(error: BadFileError, texts: Catalogue, refusal_words: RefusalWords | None = None) -> str:
    """Return one sentence about a file: its name and its first fault."""
    what = fault_words(error.first, texts, refusal_words)
    if not error.name:
        return texts("fault.alone", what=what)
    return texts("fault.file", name=visible(PurePath(error.name).name or error.name), what=what)


def fault_words(fault: Fault, texts: Catalogue, refusal_words: RefusalWords | None = None) -> str:
    """Return a fault and its place, without a full stop."""
    figures = {name: _figure(value) for name, value in fault.figures.items()}
    if fault.refusal is not None:
        figures["reason"] = _reason(fault.refusal, texts, refusal_words)
    what = texts(f"problem.{fault.problem}", **figures)
    if not fault.path or fault.problem in _PLACE_KNOWN:
        return what
    return texts("fault.at", path=visible(fault.path), what=what)


def _reason(refusal: Refusal, texts: Catalogue, refusal_words: RefusalWords | None) -> str:
    """Return a refusal for the middle of a sentence: its own sentence in quotes."""
    if refusal_words is None:
        return refusal.reason
    sentence, source = refusal_words(refusal)
    return texts("fault.because", sentence=sentence.removesuffix("."), source=source)


def _figure(value: int | str) -> int | str:
    """Return a figure for a sentence: an empty one as a dash, a very long number cut, a negative one as in the file."""
    if isinstance(value, int):
        return value if 0 <= value < _LARGE else short(value)
    return visible(value) or "–"


_SENTENCE: Final = {
    "en": "The program file “{path}” is missing, damaged or unreadable; please reinstall the program.",
    "fr": "Le fichier « {path} » du programme est absent, abîmé ou illisible ; veuillez réinstaller le programme.",
}


def broken_sentence(path: Path, language: str) -> str:
    """Return a sentence in a language about a missing or damaged file (``files.BadResource.path``), with advice."""
    return _SENTENCE.get(language, _SENTENCE[LANGUAGES[0]]).replace("{path}", visible(str(path)))


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
    """Return the title of the box for a program fault."""
    return _in(language, _TITLE)


def goes_on_sentence(language: str, log: str) -> str:
    """Return the sentence for a program error after which the program can still be used.

    Args:
        language: the language of the sentence.
        log: the path of the file with the details; may be empty.
    """
    return _with_log(_in(language, _GOES_ON), language, log)


def stops_sentence(language: str, what: str, log: str) -> str:
    """Return the sentence for a program error that stops the program.

    Args:
        language: the language of the sentence.
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
