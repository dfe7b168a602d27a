"""Everything that can be opened, in every language: all is translated, in whole messages, and fits.

Each place is opened in English, then checked in the pseudo-language (``helpers/pseudo.py``), then in
French, switched while it is open.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import pytest
from PySide6.QtWidgets import QLineEdit, QToolBar, QWidget

from stronghold_gui.desktop import language as speaking
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, Catalogue, add_texts, catalogue
from tests.desktop.conftest import PEOPLE
from tests.desktop.desks import desk_of
from tests.desktop.everywhere import (
    TABLES,
    dialogs,
    helpers,
    lessons_and_puzzles,
    pages,
    settle,
    sit_down,
    table,
    whole_game,
    with_news,
)
from tests.desktop.games.reading import Read, board, read
from tests.games.stronghold.recording import PARTNERS
from tests.helpers.clipping import clipped
from tests.helpers.pseudo import CODE, PseudoCatalogue, faults
from tests.helpers.resting import rest

KNOWN = re.compile(
    r"(?:(?:Ctrl|Shift|Alt)\+)+\S+|\b(?:[VR]-\d+|Ctrl|Shift|Alt|Return|Esc|Tab|F\d+|Qt|PySide6|Python|Stronghold|"
    + "|".join((*PEOPLE[4], *PARTNERS[4], "Ada", "Brun", *speaking.OWN_NAMES.values())).replace("||", "|")
    + r")\b(?:\[\*\])?|\(\d\)$|A?[+\N{MINUS SIGN}]\d*"
)
"""What is written alike in every language: keys (of a choice, in brackets), names, terms of a sum."""
OF_THE_BOOK = "RulesBrowser rules_page"
"""The rules, whose pages are files of their language; only what is around them are messages."""
HEARD = ("accessibleName", "PlacesPage places")
"""What only screen readers say: facts in a row, with pauses between them."""
_TYPED = ("QLineEdit qt_keysequenceedit", "QLineEdit rename_line")
NO_MESSAGES = (OF_THE_BOOK, *_TYPED, "art ", "log move", "MainWindow window windowTitle")
"""What is no message: what Qt says itself (in French by its own translation) or people type, names of pictures, the
notation of moves, the names of matches."""


@pytest.fixture(autouse=True)
def _a_language_more(monkeypatch: pytest.MonkeyPatch) -> None:
    for entry in LIBRARY.entries:
        # The program reads a game's texts on first use, but the pseudo-language contains only the texts loaded now.
        add_texts(entry.texts())
    pseudo = PseudoCatalogue()

    def find(code: str) -> Catalogue:
        return pseudo if code == CODE else catalogue(code)

    monkeypatch.setattr(speaking, "LANGUAGES", (*LANGUAGES, CODE))
    monkeypatch.setattr(speaking, "catalogue", find)


@cache
def file_words(language: str) -> tuple[str, ...]:
    """Return the texts of lessons and puzzles in a language, longest first; they are stored in the files of these."""
    found: set[str] = set()
    for folder in ("lessons", "puzzles"):
        for path in resource(f"stronghold/{folder}").glob("*.json"):
            found.update(_said_in(json.loads(path.read_text(encoding="utf-8")), language))
    return tuple(sorted(found, key=len, reverse=True))


def _said_in(value: object, language: str, *, inside: bool = False) -> Iterator[str]:
    """Yield the texts under a language's key, at any depth."""
    if isinstance(value, str) and inside:
        yield value
    elif isinstance(value, dict):
        for key, member in value.items():
            yield from _said_in(member, language, inside=inside or key == language)
    elif isinstance(value, list):
        for member in value:
            yield from _said_in(member, language, inside=inside)


def without_file_words(text: str, language: str) -> str:
    """Return a text without what a file of a lesson or puzzle says."""
    for words in file_words(language):
        text = text.replace(words, "")
    return text


def english_left(text: str) -> list[str]:
    """Return what an English file says, in a text that should be French."""
    same = set(file_words("fr"))
    return [words for words in file_words("en") if words not in same and words in text]


def texts_of(window: MainWindow, root: QWidget) -> Iterator[Read]:
    """Yield what can be read in the window or in a dialog on it."""
    found = list(read(root))
    if root is window and window.controller is not None:
        found += board(desk_of(window).scene)
    sentence = dict(found).get("ElidedLabel prompt_sentence text", "")
    for where, text in found:
        if text and not where.startswith(NO_MESSAGES):
            # A long sentence of the prompt continues in its second line.
            whole = f"{sentence} {text}" if where == "ElidedLabel prompt_second text" and _open(sentence) else text
            yield where, re.sub(r"<[^>]+>", "", whole)


def _open(text: str) -> bool:
    """Return whether a text ends inside a message of the pseudo-language."""
    return text.count("⟦") + text.count("⟪") > text.count("⟧") + text.count("⟫")


def of_the_book(root: QWidget) -> list[str]:
    """Return what the rules say, if they are open."""
    return [text for where, text in read(root) if where.startswith(OF_THE_BOOK) and len(text) > _A_PAGE]


_A_PAGE = 100
"""Letters; what is shorter is the widget's name."""


def wrong(window: MainWindow, root: QWidget) -> set[str]:
    """Return faults in the texts of the open widgets, in the pseudo-language and then in French.

    English was spoken before, and is again afterwards.
    """
    found: set[str] = set()
    english = of_the_book(root)
    for code, check in ((CODE, _disguised), ("fr", _french)):
        switch(window, code)
        found |= {f"{where}: {fault}" for where, text in texts_of(window, root) for fault in check(where, text)}
    if english and set(english) & set(of_the_book(root)):
        found.add("the rules: not switched")
    switch(window, "en")
    return found


def switch(window: MainWindow, code: str) -> None:
    """Switch to another language."""
    window.language.choose(code)
    settle()
    # The window notices an undo barrier a moment later.
    rest(window)


TEACHING_BARS = ("lesson_bar", "puzzle_bar")
TEACHING = ("Lesson", "Puzzle", "QLabel lesson", "QLabel puzzle", "MainWindow window")
"""Where the words of lessons and puzzles stand."""


def _disguised(where: str, text: str) -> Iterator[str]:
    """Yield what is no whole message."""
    messages = without_file_words(text, "en") if where.startswith(TEACHING) else text
    yield from faults(messages, KNOWN, heard=where.endswith(HEARD) or where.startswith(HEARD))


def _french(where: str, text: str) -> Iterator[str]:
    """Yield what other languages have left."""
    if "⟦" in text or "⟪" in text:
        yield f"not switched: {text!r}"
    if where.startswith(TEACHING):
        yield from (f"not switched: {words!r}" for words in english_left(text))


@pytest.mark.parametrize("name", TABLES)
def test_every_table_speaks_whole_messages_and_switches_them(make_window: Callable[..., MainWindow], name: str) -> None:
    window = make_window()
    table(window, name)
    assert wrong(window, window) == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_does_a_game_that_is_over(make_window: Callable[..., MainWindow], seats: int) -> None:
    window = make_window()
    whole_game(window, seats)
    assert wrong(window, window) == set()


def test_so_does_every_dialog(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    whole_game(window, 2)
    for dialog in dialogs(window):
        assert wrong(window, dialog) == set()


def test_so_does_every_page(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    for page in pages(window):
        assert (page, wrong(window, window)) == (page, set())


def test_so_do_hints_rules_and_the_curtain(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    table(window, "command")
    for helper in helpers(window):
        assert (helper, wrong(window, window)) == (helper, set())


# -- room ----------------------------------------------------------------------------------------------------------


SIZES = ((900, 600), (1280, 720))


def too_narrow(window: MainWindow, root: QWidget, sizes: Sequence[tuple[int, int]] = SIZES) -> set[str]:
    """Return the texts that have not enough room, in any language, at any of these sizes of the window."""
    found: set[str] = set()
    for size in sizes:
        window.resize(*size)
        for code in reversed(LANGUAGES):
            window.language.choose(code)
            settle()
            found |= {f"{size[0]} {code}: {text}" for text in clipped(root)}
    return found


@pytest.mark.parametrize("name", ["draft", "machine", "march", "finish", "haste", "smash", "rise"])
def test_every_text_of_a_table_has_room_in_every_dock(make_window: Callable[..., MainWindow], name: str) -> None:
    window = make_window()
    table(window, name)
    window.resize(*SIZES[0])
    for code in reversed(LANGUAGES):
        window.language.choose(code)
        for dock in window.docking.docks:
            window.docking.raise_(dock)
            settle()
            assert (code, dock, set(clipped(window))) == (code, dock, set())
    assert too_narrow(window, window, SIZES[1:]) == set()


def test_every_text_of_a_dialog_has_room(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    whole_game(window, 2)
    for code in reversed(LANGUAGES):
        switch(window, code)
        for dialog in dialogs(window):
            for size in SIZES:
                window.resize(*size)
                settle()
                assert (code, size, set(clipped(dialog))) == (code, size, set())


def test_every_text_of_a_page_has_room(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    for page in pages(window):
        assert (page, too_narrow(window, window)) == (page, set())


@pytest.mark.parametrize("size", SIZES)
def test_every_text_of_hints_rules_and_curtain_has_room(
    make_window: Callable[..., MainWindow], size: tuple[int, int]
) -> None:
    window = make_window()
    window.resize(*size)
    table(window, "command")
    for helper in helpers(window):
        assert (helper, too_narrow(window, window, SIZES[:1])) == (helper, set())


def test_what_happened_since_is_told_in_every_language_and_has_room(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    with_news(window)
    for size in SIZES:
        window.resize(*size)
        for code in reversed(LANGUAGES):
            sit_down(window, code)
            assert (size, code, set(clipped(window))) == (size, code, set())
    sit_down(window, CODE)
    panel = window.since.panel
    assert panel is not None
    assert [fault for where, text in texts_of(window, panel) for fault in _disguised(where, text)] == []
    switch(window, "en")


def test_lessons_and_puzzles_speak_every_language_and_have_room(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    for name in lessons_and_puzzles(window):
        found = too_narrow(window, window, SIZES[:1])
        bars = [bar for bar in window.findChildren(QToolBar) if bar.isVisible() and bar.objectName() in TEACHING_BARS]
        assert len(bars) == 1
        assert (name, found | wrong(window, bars[0])) == (name, set())
    # Qt has one language for all windows: the next test's is not to begin in French.
    switch(window, "en")


def test_the_menus_that_qt_brings_are_switched_too(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    field = QLineEdit(window)

    def words() -> set[str]:
        menu = field.createStandardContextMenu()
        found = {action.text().replace("&", "").partition("\t")[0] for action in menu.actions() if action.text()}
        menu.deleteLater()
        return found

    for language, cut, paste in (("en", "Cut", "Paste"), ("fr", "Couper", "Coller"), ("en", "Cut", "Paste")):
        window.language.choose(language)
        assert {cut, paste} <= words()
    settle()
