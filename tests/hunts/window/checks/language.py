"""No word of another language is left in the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from PySide6.QtGui import QAction

from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, add_texts, catalogue
from tests.desktop.games.reading import OF_QT, said_by
from tests.hunts.window import hands
from tests.hunts.window.session import Session

_SMALL: Final = {
    "en": re.compile(r"\b(?:the|of|and|with|you|your|are|this|that|from|has|have|is|to|it)\b", re.IGNORECASE),
    "fr": re.compile(
        r"\b(?:le|la|les|des|du|une|est|pour|dans|avec|vous|votre|sur|qui|ne|pas|aux|cette)\b", re.IGNORECASE
    ),
}
"""Small words by which a sentence's language is known."""
_NAMELESS: Final = re.compile(
    r"<[^>]+>|The Convicted|Warriors and the Draconic Hordes|[^/\n]*, \d{4}-\d\d-\d\d(?: \(\d+\))?"
)
"""Markup, names of games that are the same in every language, and names of files, in the language of their day."""
_SHORT: Final = 4
"""Letters of messages that several languages may share."""


def faults(session: Session) -> Iterator[tuple[str, str]]:
    """Yield texts in another language than the window's."""
    code = session.window.language.code
    for where, text in _read(session):
        if text and not _is_notation(where, text) and foreign(text, code):
            yield "language", f"{code}: {where}: {text}"


def _is_notation(where: str, text: str) -> bool:
    """Return whether a text is a word of a typed order; these are the same in every language."""
    return where.endswith("order_words") and text.isalpha() and text.islower()


@cache
def foreign(text: str, code: str) -> bool:
    """Return whether a text is in another language: it is one of its messages, or has its small words."""
    return any(_is_in(text, code, other) for other in LANGUAGES if other != code)


def _is_in(text: str, code: str, other: str) -> bool:
    if text in _messages(other) and text not in _messages(code):
        return True
    bare = _NAMELESS.sub(" ", text)
    found, own = len(_SMALL[other].findall(bare)), len(_SMALL[code].findall(bare))
    return found > 1 and found > 3 * own


@cache
def _messages(code: str) -> frozenset[str]:
    """Return the messages of a language that have no figures, also without the marks of keys, as lists show them."""
    for entry in LIBRARY.entries:
        add_texts(entry.texts())
    texts = catalogue(code)
    forms = {form for one in texts.ids() for form in texts.forms(one) if "{" not in form and len(form) > _SHORT}
    return frozenset(forms | {form.replace("&", "") for form in forms})


def _read(session: Session) -> Iterator[tuple[str, str]]:
    roots = [session.window] if session.modal is None else [session.window, session.modal]
    for root in roots:
        for widget in hands.visible(root):
            if widget.objectName() not in OF_QT:
                yield from said_by(widget)
    for action in session.window.findChildren(QAction):
        if action.isVisible() and action.parent() is session.window:
            # Its words for buttons are read on the buttons that can be seen.
            yield from ((where, text) for where, text in said_by(action) if not where.endswith("iconText"))
