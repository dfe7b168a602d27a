"""The one entry point: ``stronghold`` opens the window, ``stronghold <command>`` works without a screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui import __version__
from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop, exit_lines
from stronghold_gui.commands.parser import Parser
from stronghold_gui.commands.register import COMMANDS
from stronghold_gui.commands.streams import (
    OutputError,
    checked_output,
    complete_streams,
    give_up_output,
    make_printable,
)
from stronghold_gui.commands.wrong_files import file_words
from stronghold_gui.core.save import BadFileError, Problem
from stronghold_gui.files import BadResource, NoHome, check_home, is_there
from stronghold_gui.games.library import LIBRARY, Library
from stronghold_gui.log import log_fault, log_path, write_log
from stronghold_gui.program import COMMAND
from stronghold_gui.system import can_show, qt_problem
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue, system_language
from stronghold_gui.text.columns import columns
from stronghold_gui.text.direction import visible
from stronghold_gui.text.faults import broken_sentence, mistake_line, stops_sentence

_ANSWERED: Final = ("-h", "--help", "help", "--version")
"""Arguments that are answered at the terminal, without a window."""


def main(arguments: Sequence[str] | None = None, library: Library | None = None) -> int:
    """Run the program and return its exit code (``commands/exits.py``).

    Args:
        arguments: the words after the program's name; by default those that it was started with.
        library: the games that commands know; by default all games.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    complete_streams()
    make_printable(sys.stdout, sys.stderr)
    language = _language(given)
    try:
        code = _run(list(given), catalogue(language), library)
        sys.stdout.flush()
    except BrokenPipeError:
        give_up_output()
        return Exit.OK
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Stop as stop:
        _complain(stop.sentence)
        return stop.code
    except NoHome:
        _complain(catalogue(language)("system.no_home"))
        return Exit.SYSTEM
    except BadResource as fault:
        _tell_broken(broken_sentence(fault.path, language), given)
        return Exit.BAD_FILE
    except OSError as fault:
        _complain(_refused(fault, catalogue(language)))
        return Exit.SYSTEM
    except Exception as fault:  # noqa: BLE001 - every mistake is logged and reported in a sentence
        _tell_mistake(fault, language)
        return Exit.FAULT
    return code


def _run(given: list[str], texts: Catalogue, library: Library | None) -> int:
    rest = _without_language(given)
    first = rest[0] if rest else ""
    if first in COMMANDS:
        given.remove(first)
        return _command(first, given, texts, library)
    if first in _ANSWERED[:3]:
        sys.stdout.write(_overview(texts))
        return Exit.OK
    if first == "--version":
        sys.stdout.write(f"{COMMAND} {__version__}\n")
        return Exit.OK
    if first and not first.startswith("-") and not _may_be_file(first):
        raise Stop(Exit.USAGE, texts("command.unknown", command=first, commands=", ".join(COMMANDS)))
    return _window(given, texts)


def _refused(fault: OSError, texts: Catalogue) -> str:
    """Return the system's own message for an error that no other sentence covers."""
    reason = fault.strerror or str(fault)
    if fault.filename is None:
        return texts("system.refused", reason=reason)
    return texts("fault.file", name=Path(os.fsdecode(fault.filename)).name, what=reason)


def _tell_mistake(fault: Exception, language: str) -> None:
    """Log a fault of the program and report it."""
    write_log()
    log_fault(fault)
    _complain(stops_sentence(language, mistake_line(fault), log_path()))


def _tell_broken(sentence: str, given: Sequence[str]) -> None:
    """Report a missing or damaged file of the program: at the terminal and, unless for a command, in a message box."""
    rest = _without_language(given)
    if (rest and (rest[0] in COMMANDS or rest[0] in _ANSWERED)) or not can_show():
        _complain(sentence)
        return
    from stronghold_gui.desktop.application import tell_at_start  # noqa: PLC0415 - seam: Qt

    tell_at_start(sentence)


def _command(name: str, arguments: list[str], texts: Catalogue, library: Library | None) -> int:
    games = library or LIBRARY
    command, parser = COMMANDS[name], Parser(name, texts, games, arguments)
    command.add_arguments(parser)
    exits: dict[str, Exit] = {
        Problem.CANNOT_WRITE: Exit.SYSTEM,
        Problem.UNSYNCED: Exit.SYSTEM,
        Problem.CHANGED: Exit.REFUSED,
        Problem.BEING_WRITTEN: Exit.REFUSED,
    }
    done: list[str] = []
    try:
        code = command.run(Call(parser.parse(), texts, games, done))
        with checked_output():
            sys.stdout.flush()
    except SystemExit as leaving:
        return Exit.OK if not leaving.code else Exit.USAGE
    except BadFileError as error:
        _complain(file_words(error, games, texts))
        return exits.get(error.first.problem, Exit.BAD_FILE)
    except OutputError as error:
        return _output_failed(error, done, texts)
    return code


def _output_failed(error: OutputError, done: Sequence[str], texts: Catalogue) -> int:
    """Print what was done to stderr, since the answer cannot be written."""
    give_up_output()
    for sentence in done:
        _complain(sentence)
    if error.closed:
        return Exit.OK
    _complain(texts("command.unheard", reason=error.reason))
    return Exit.SYSTEM


def _window(arguments: list[str], texts: Catalogue) -> int:
    check_home()
    prepare_window(texts)
    from stronghold_gui.desktop.splash import show_cover  # noqa: PLC0415 - seam: Qt

    cover = show_cover(texts.language)
    # All of the window is loaded while the cover is seen: 0.3 s of processor time, more from a slow disk.
    from stronghold_gui.desktop.application import run  # noqa: PLC0415 - seam: Qt

    return run(arguments, cover)


def prepare_window(texts: Catalogue) -> None:
    """Load what the window needs, Qt included.

    Raises:
        Stop: there is no screen, or a library of the system is missing.
    """
    if problem := qt_problem(texts, window=True):
        raise Stop(Exit.SYSTEM, problem)


def _overview(texts: Catalogue) -> str:
    """Return the help page of the whole program."""
    usage = texts("argument.usage")
    commands = columns([(name, texts(f"command.{name}.summary")) for name in COMMANDS], "  ")
    options = columns([("--language en|fr", texts("command.language")), ("--version", texts("command.version"))], "  ")
    lines = [
        f"{usage} {COMMAND} [FILE]",
        f"{' ' * len(usage)} {COMMAND} COMMAND …",
        "",
        texts("command.overview"),
        "",
        *(texts("command.list"), *commands, ""),
        *(texts("argument.options"), *options, ""),
        *exit_lines(texts),
    ]
    return "\n".join(lines) + "\n"


def _language(given: Sequence[str]) -> str:
    """Return the language that ``--language`` names, or the system's; the parser refuses an unknown language later."""
    for index, word in enumerate(given):
        name, equals, value = word.partition("=")
        if name == "--language":
            value = value if equals else next(iter(given[index + 1 :]), "")
            if value in LANGUAGES:
                return value
    return system_language()


def _without_language(given: Sequence[str]) -> list[str]:
    """Return the arguments without ``--language`` and its value."""
    rest, skip = [], False
    for word in given:
        if skip:
            skip = False
        elif word == "--language":
            skip = True
        elif not word.startswith("--language="):
            rest.append(word)
    return rest


def _may_be_file(word: str) -> bool:
    return os.sep in word or "/" in word or "." in word or is_there(Path(word))


def _complain(sentence: str) -> None:
    sys.stderr.write(f"{COMMAND}: {visible(sentence)}\n")
