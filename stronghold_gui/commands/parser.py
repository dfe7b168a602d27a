"""Arguments of a command, numbers included, with help and errors in the user's language."""

from __future__ import annotations

import argparse
import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from stronghold_gui.commands.exits import Exit, Stop, exit_lines
from stronghold_gui.core.save.document import MAX_SEED
from stronghold_gui.program import COMMAND
from stronghold_gui.text import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from stronghold_gui.games.library import Library


_USAGE: Final = "usage: "
"""The first word of argparse's help, which is translated."""
_ERRORS: Final = (
    (r"argument (?P<name>.+?): (?P<what>.+)", "about"),
    (r"expected one argument", "needs_one"),
    (r"expected at least one argument", "needs_some"),
    (r"expected (?P<number>\d+) arguments?", "needs_number"),
    (r"invalid .+ value: (?P<value>.+)", "invalid"),
    (r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)", "choice"),
    (r"the following arguments are required: (?P<names>.+)", "required"),
    (r"unrecognized arguments: (?P<names>.+)", "unrecognized"),
    (r"ambiguous option: (?P<option>.+) could match (?P<matches>.+)", "ambiguous"),
    (r"ignored explicit argument (?P<value>.+)", "ignored"),
)
"""The errors of argparse, each with the id of its message ``argument.<id>`` in the user's language."""


class Parser:
    """The parser of one command: argparse with our words.

    Attributes:
        texts: the catalogue of the language.
        library: the games.
    """

    def __init__(self, command: str, texts: Catalogue, library: Library, arguments: Sequence[str]) -> None:
        """Make the parser of a command; it knows ``--help`` and ``--language`` already.

        Args:
            command: its name.
            texts: the catalogue of the language.
            library: the available games.
            arguments: the arguments to parse.
        """
        self.texts = texts
        self.library = library
        self._arguments = list(arguments)
        self._command = command
        self._argparse = _Argparse(
            texts,
            prog=f"{COMMAND} {command}",
            description=texts(f"command.{command}.about"),
            epilog="\n".join(exit_lines(texts)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._given = self._group("given")
        self._options = self._group("options")

    def _group(self, name: str) -> argparse._ArgumentGroup:
        # argparse writes the colon itself, without the space that French has before it.
        return self._argparse.add_argument_group(self.texts(f"argument.{name}").removesuffix(":"))

    def given(self, name: str, **how: Any) -> None:  # noqa: ANN401 - argparse's own arguments
        """Add an argument without a dash; its help is ``command.<command>.<name>``."""
        self._given.add_argument(name, help=self.help_of(name), metavar=name.upper(), **how)

    def option(self, *names: str, **how: Any) -> None:  # noqa: ANN401 - argparse's own arguments
        """Add an option; its help is ``help`` or, by default, ``command.<command>.<name>`` with its long name."""
        key = names[-1].lstrip("-").replace("-", "_")
        said = how.pop("help", None) or self.help_of(key)
        self._options.add_argument(*names, help=said, **how)

    def choice(self, name: str, values: Iterable[str], default: str | None) -> None:
        """Add an option with a closed set of values."""
        self.option(f"--{name}", choices=list(values), default=default)

    def value_of(self, name: str) -> str:
        """Return the value of an option before the arguments are parsed and checked; "" if it is missing."""
        for index, word in enumerate(self._arguments):
            found, equals, value = word.partition("=")
            if found == name:
                return value if equals else next(iter(self._arguments[index + 1 :]), "")
        return ""

    def parse(self) -> argparse.Namespace:
        """Return the parsed arguments.

        Raises:
            Stop: they are wrong.
            SystemExit: after printing the help for ``--help``.
        """
        self._options.add_argument("--language", choices=LANGUAGES, help=self.texts("command.language"))
        self._options.add_argument("-h", "--help", action="help", help=self.texts("command.help"))
        try:
            # Plain parse_args does not accept options between the words of an optional argument.
            return self._argparse.parse_intermixed_args(self._arguments)
        except _Misread as error:
            hint = self.texts("argument.hint", command=self._argparse.prog)
            raise Stop(Exit.USAGE, f"{error} {hint}") from error

    def help_of(self, name: str, **figures: object) -> str:
        """Return the help of an argument: the sentence ``command.<command>.<name>``."""
        return self.texts(f"command.{self._command}.{name}", **figures).replace("%", "%%")


class _Misread(Exception):
    """argparse could not read the arguments."""


class _Argparse(argparse.ArgumentParser):
    """An ``ArgumentParser`` that uses the user's language and raises instead of printing and exiting."""

    def __init__(self, texts: Catalogue, **how: Any) -> None:  # noqa: ANN401 - argparse's own arguments
        super().__init__(**how)
        self._texts = texts

    def error(self, message: str) -> NoReturn:
        raise _Misread(_translated(message, self._texts))

    def format_help(self) -> str:
        return super().format_help().replace(_USAGE, f"{self._texts('argument.usage')} ", 1)


def _translated(message: str, texts: Catalogue) -> str:
    """Return an error of argparse in the user's language; one that is not known stays as it is."""
    for pattern, name in _ERRORS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            figures = found.groupdict()
            if "choices" in figures:
                # Python 3.14 puts numbers between quotes as well, older ones only words.
                figures["choices"] = figures["choices"].replace("'", "")
            if "what" in figures:
                figures["what"] = _translated(figures["what"], texts)
            return texts(f"argument.{name}", **figures)
    return message


def number(texts: Catalogue, least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
            raise ArgumentTypeError(texts("argument.number", least=least, most=most))
        return int(text)

    return read


def seed(texts: Catalogue) -> Callable[[str], int]:
    """Return a reader of seeds."""
    return number(texts, 0, MAX_SEED)
