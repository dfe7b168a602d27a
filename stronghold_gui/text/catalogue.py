"""The catalogue: all messages of one language, by id."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Final

from stronghold_gui.files import MissingResource, reading_resource, translation_files
from stronghold_gui.text.direction import isolated
from stronghold_gui.text.languages import DECIMAL_MARK, LANGUAGES, plural_form
from stronghold_gui.text.sources import Message, read_source

STRICT_VARIABLE: Final = "STRONGHOLD_STRICT_TEXTS"
"""Environment variable: when set, a missing message or figure is an error instead of an ugly sentence."""

# A figure is a plain name in braces; `{{` and `}}` are braces. Attributes and indexes are not allowed, so
# no translation can reach into the objects it is given.
FIGURE: Final = re.compile(r"\{\{|\}\}|\{([a-z_][a-z0-9_]*)\}")


MINUS: Final = "\N{MINUS SIGN}"


class MissingText(KeyError):
    """No message has this id (in strict mode; otherwise the id itself is shown)."""


class MissingFigure(KeyError):
    """A required figure of a sentence is missing (in strict mode; otherwise its name stays in braces)."""


class UnknownLanguage(ValueError):
    """A language that the program does not have."""


class Catalogue:
    """The messages of one language; calling it with an id and figures gives the sentence.

    Attributes:
        language: One of `LANGUAGES`.
        strict: Whether to raise an error for a missing message or figure. Otherwise the id or the figure's name is
            shown and a warning logged: an ugly word is better than a lost game.
    """

    __slots__ = ("_forms", "language", "strict")

    def __init__(self, language: str, messages: Iterable[Message], *, strict: bool) -> None:
        self.language = language
        self.strict = strict
        self._forms: dict[str, str | tuple[str, ...]] = {}
        self.add(messages)

    def add(self, messages: Iterable[Message]) -> None:
        """Add messages; one whose id is known already replaces the older one."""
        self._forms.update({one.id: one.forms if one.counts else one.forms[0] for one in messages})

    def __call__(self, message_id: str, /, **figures: object) -> str:
        """Return the sentence of a message with its figures filled in.

        A message with plural forms takes the number as the figure `n`, which chooses the form. If the
        sentence shows the number in another form than Python's, a further figure holds that form.

        Raises:
            MissingText: there is no such message (strict mode only).
            MissingFigure: a required figure is missing (strict mode only).
        """
        form = self._forms.get(message_id)
        if form is None:
            return self._missing(MissingText, message_id, message_id)
        if not isinstance(form, str):
            form = self._plural(form, message_id, figures)
        return self._fill(form, message_id, figures)

    def has(self, message_id: str) -> bool:
        return message_id in self._forms

    def ids(self) -> frozenset[str]:
        """Return the ids of all messages."""
        return frozenset(self._forms)

    def figures(self, message_id: str) -> frozenset[str]:
        """Return the names of the figures in a message; a message with plural forms always has `n`.

        Raises:
            KeyError: there is no such message, in any mode.
        """
        names = {name for form in self.forms(message_id) for name in _cut(form)[1]}
        return frozenset(names if isinstance(self._forms[message_id], str) else names | {"n"})

    def forms(self, message_id: str) -> tuple[str, ...]:
        """Return a message without its figures filled in: one sentence, or one for each plural form.

        Raises:
            KeyError: there is no such message, in any mode.
        """
        known = self._forms[message_id]
        return (known,) if isinstance(known, str) else known

    def join(self, items: Sequence[str], word: str = "and") -> str:
        """Return the items as a list in running text: `a, b and c`, in French `a, b et c`.

        Args:
            items: The words, already in this catalogue's language.
            word: `and` or `or`: chooses the message `list.and` or `list.or` for the last item.
        """
        if not items:
            return ""
        *some, last = items
        if not some:
            return last
        text = some[0]
        for item in some[1:]:
            text = self("list.more", some=text, next=item)
        return self(f"list.{word}", some=text, last=last)

    def series(self, items: Sequence[str]) -> str:
        """Return the items as a list with semicolons: `a; b; c`, for items that are lists themselves."""
        return reduce(lambda some, item: self("list.series", some=some, next=item), items) if items else ""

    def decimal(self, number: float, digits: int = 1) -> str:
        """Return a number in the format of this language: `2.5`, in French `2,5`; with a typographic minus sign."""
        written = f"{number:.{digits}f}".replace("-", MINUS)
        return written.replace(".", DECIMAL_MARK[self.language])

    def _plural(self, forms: tuple[str, ...], message_id: str, figures: Mapping[str, object]) -> str:
        n = figures.get("n")
        if isinstance(n, int | float):
            return forms[plural_form(self.language, n)]
        return self._missing(MissingFigure, f"{message_id}: n", forms[-1])

    def _fill(self, form: str, message_id: str, figures: Mapping[str, object]) -> str:
        if "{" not in form and "}" not in form:
            return form
        texts, names = _cut(form)
        said = [texts[0]]
        for name, text in zip(names, texts[1:], strict=True):
            if name in figures:
                said.append(isolated(_written(figures[name])))
            else:
                said.append(self._missing(MissingFigure, f"{message_id}: {name}", f"{{{name}}}"))
            said.append(text)
        return "".join(said)

    def _missing(self, fault: type[KeyError], what: str, instead: str) -> str:
        if self.strict:
            raise fault(what)
        logging.getLogger(__name__).warning("%s (%s): %s", fault.__name__, self.language, what)
        return instead


def _written(figure: object) -> str:
    """Return a figure as text, a negative number with a typographic minus sign."""
    return str(figure).replace("-", MINUS) if isinstance(figure, int) else str(figure)


@cache
def _cut(form: str) -> tuple[Sequence[str], Sequence[str]]:
    """Return a sentence split at its figures: the texts before, between and after them, and their names.

    Every move formats hundreds of sentences; the cache saves 3 % of its time.
    """
    texts, names, at = [""], [], 0
    for match in FIGURE.finditer(form):
        texts[-1] += form[at : match.start()]
        at = match.end()
        if match[1] is None:
            texts[-1] += match[0][0]
        else:
            names.append(match[1])
            texts.append("")
    texts[-1] += form[at:]
    return texts, names


_made: Final[dict[str, Catalogue]] = {}
_folders: Final[list[tuple[Path, str]]] = []
"""The folders of games, each with its concept filter, in the order in which they were added."""


def catalogue(language: str) -> Catalogue:
    """Return the cached catalogue of a language; the first call reads all its files.

    Raises:
        UnknownLanguage: the language is not one of `LANGUAGES`.
        BadResource: a translation file is missing or damaged.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    if language not in _made:
        strict = bool(os.environ.get(STRICT_VARIABLE))
        made = Catalogue(language, (), strict=strict)
        for path in known_files(language):
            _learn(made, path)
        _made[language] = made
    return _made[language]


def add_texts(folder: Path, concept: str = "") -> None:
    """Add the texts of a game to every catalogue, including later ones.

    The shared texts are read when a language is first used; a game's own texts when the game is entered or loaded.
    Adding a folder again does nothing.

    Args:
        folder: the folder of the game's translation sources.
        concept: only the texts of one concept; the library needs only its own texts for games that are not loaded.

    Raises:
        BadResource: a translation file is missing or damaged.
    """
    if (folder, concept) in _folders or (folder, "") in _folders:
        return
    for language, made in _made.items():
        for path in _files(language, folder, concept):
            _learn(made, path)
    _folders.append((folder, concept))


def known_files(language: str) -> Iterator[Path]:
    """Yield the sources of a language: the shared ones, and those of the games added so far."""
    for folder, concept in ((None, ""), *_folders):
        yield from _files(language, folder, concept)


def _files(language: str, folder: Path | None, concept: str) -> list[Path]:
    """Return the sources of a folder in a language.

    Raises:
        MissingResource: a source exists in another language but not in this one.
    """
    files = translation_files(language, folder, concept)
    there = {path.name for path in files}
    for other in LANGUAGES:
        for path in translation_files(other, folder, concept) if other != language else ():
            twin = path.name.removesuffix(f"{other}.ts") + f"{language}.ts"
            if twin not in there:
                raise MissingResource(path.with_name(twin))
    return files


def _learn(made: Catalogue, path: Path) -> None:
    with reading_resource(path):
        _, messages = read_source(path)
    made.add(messages)
