"""Reading the arguments of a command, with help and errors in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from stronghold_gui.commands.exits import Exit, Stop, exit_lines
from stronghold_gui.text import LANGUAGES, Catalogue

_SAID_BY_ARGPARSE: Final = {
    "usage: ": "usage",
    "argument %(argument_name)s: %(message)s": "about",
    "expected one argument": "needs_one",
    "expected at least one argument": "needs_some",
    "expected %s argument": "needs_number",
    "expected %s arguments": "needs_number",
    "invalid %(type)s value: %(value)r": "invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "ignored",
}
"""What argparse says in English, by the message ``argument.<id>`` that says it in the user's language."""
_FIGURES: Final = {
    "about": {"name": "%(argument_name)s", "what": "%(message)s"},
    "needs_number": {"number": "%s"},
    "invalid": {"value": "%(value)r"},
    "choice": {"value": "%(value)r", "choices": "%(choices)s"},
    "required": {"names": "%s"},
    "unrecognized": {"names": "%s"},
    "ambiguous": {"option": "%(option)s", "matches": "%(matches)s"},
    "ignored": {"value": "%r"},
}
"""Where argparse puts its figures."""


class Parser:
    """The parser of one command: argparse with our words.

    Attributes:
        texts: the catalogue of the language.
    """

    def __init__(self, command: str, texts: Catalogue) -> None:
        """Make the parser of a command; it knows ``--help`` and ``--language`` already."""
        self.texts = texts
        self._command = command
        self._argparse = _Argparse(
            prog=f"stronghold {command}",
            description=texts(f"command.{command}.about"),
            epilog="\n".join(exit_lines(texts)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._given = self._argparse.add_argument_group(texts("argument.given"))
        self._options = self._argparse.add_argument_group(texts("argument.options"))

    def given(self, name: str, **how: Any) -> None:  # noqa: ANN401 - argparse's own arguments
        """Add an argument without a dash; its help is ``command.<command>.<name>``."""
        self._given.add_argument(name, help=self._help(name), metavar=name.upper(), **how)

    def option(self, *names: str, **how: Any) -> None:  # noqa: ANN401 - argparse's own arguments
        """Add an option; its help is ``command.<command>.<name>`` of its long name."""
        key = names[-1].lstrip("-").replace("-", "_")
        self._options.add_argument(*names, help=self._help(key), **how)

    def choice(self, name: str, values: Iterable[str], default: str | None) -> None:
        """Add an option with a closed set of values."""
        self.option(f"--{name}", choices=list(values), default=default)

    def parse(self, arguments: list[str]) -> argparse.Namespace:
        """Return the arguments read.

        Raises:
            Stop: they cannot be read.
            SystemExit: ``--help`` was asked for and given.
        """
        self._options.add_argument("--language", choices=LANGUAGES, help=self.texts("command.language"))
        self._options.add_argument("-h", "--help", action="help", help=self.texts("command.help"))
        with _speaking(self.texts):
            try:
                return self._argparse.parse_args(arguments)
            except _Misread as error:
                hint = self.texts("argument.hint", command=self._argparse.prog)
                raise Stop(Exit.USAGE, f"{error} {hint}") from error

    def _help(self, name: str) -> str:
        return self.texts(f"command.{self._command}.{name}").replace("%", "%%")


class _Misread(Exception):
    """argparse could not read the arguments."""


class _Argparse(argparse.ArgumentParser):
    """An ``ArgumentParser`` that raises instead of printing and leaving."""

    def error(self, message: str) -> NoReturn:
        raise _Misread(message)


@contextmanager
def _speaking(texts: Catalogue) -> Iterator[None]:
    """Have argparse speak our language.

    It asks ``gettext`` for every message under the names ``_`` and ``ngettext``, which is how it is meant to be
    translated; only that ``gettext`` wants compiled files of its own.
    """

    def say(message: str) -> str:
        name = _SAID_BY_ARGPARSE.get(message)
        if name is None:
            return message
        # Only this one must end with a space, which no translator should have to know.
        return texts(f"argument.{name}", **_FIGURES.get(name, {})) + (" " if name == "usage" else "")

    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update({"_": say, "ngettext": lambda one, many, number: say(one if number == 1 else many)})
    try:
        yield
    finally:
        names.update(before)
