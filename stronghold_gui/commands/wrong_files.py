"""Sentences for the faults of a file, with the words of the game whose rules refuse a move in it."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit
from stronghold_gui.core.save import BadFileError, Fault
from stronghold_gui.games.library import Library
from stronghold_gui.text import Catalogue
from stronghold_gui.text.faults import RefusalWords, fault_words, file_sentence


def file_words(error: BadFileError, library: Library, texts: Catalogue) -> str:
    """Return one sentence about a file: its name, and its first fault."""
    return file_sentence(error, texts, _refusals(error.first, library, texts))


def every_fault(faults: Sequence[Fault], library: Library, texts: Catalogue) -> list[str]:
    """Return all faults of a file, without full stops."""
    return [fault_words(fault, texts, _refusals(fault, library, texts)) for fault in faults]


def say_faults(call: Call, name: str, faults: Sequence[Fault]) -> Exit:
    """Print each fault of a file after the file's name, as the user gave it; return the exit code for bad files."""
    for what in every_fault(faults, call.library, call.texts):
        call.say(call.texts("fault.file", name=name, what=what))
    return Exit.BAD_FILE


def _refusals(fault: Fault, library: Library, texts: Catalogue) -> RefusalWords | None:
    kit = library.find(fault.game)
    if kit is None:
        return None
    words = kit.words
    return lambda refusal: (words.refusal(refusal, texts), words.source(refusal, texts))
