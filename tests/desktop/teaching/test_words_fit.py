"""Sentences of the lessons and puzzles of every game have room in their bars, in a usual window and in a small one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics

from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.lessons import lessons, open_lesson
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.text import LANGUAGES
from tests.desktop.games.hands import settle
from tests.desktop.learners import is_whole

SIZES: Final = (QSize(1280, 720), QSize(900, 600))
Make = Callable[..., MainWindow]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_no_sentence_of_any_lesson_is_clipped(game: str, language: str, make_window: Make) -> None:
    window = make_window(language)
    bar = window.learning.bar
    entries = lessons(LIBRARY.kit(game))
    steps = [place.step for entry in entries for place in open_lesson(entry.path, find_kit).steps]
    for size in SIZES:
        window.resize(size)
        window.learning.show_page(game)
        window.learning.begin(0, anew=True)
        settle()
        for step in steps:
            sentence = step.say[language]
            bar.show_step(sentence, 0, 1, "skip", can_go_back=True)
            settle()
            assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height() + 1, sentence
            for reply in step.replies:
                bar.show_answer(reply.say[language])
                room = QFontMetrics(bar.answer.font()).horizontalAdvance(reply.say[language])
                assert room <= 2 * bar.answer.width(), reply.say[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_text_of_every_puzzle_fits_into_the_bar(game: str, language: str, make_window: Make) -> None:
    window = make_window(language)
    bar = window.learning.puzzling.bar
    puzzles = library(LIBRARY.kit(game), find_kit).puzzles
    for size in SIZES:
        window.resize(size)
        window.learning.puzzling.show_page(game)
        window.learning.puzzling.begin(puzzles[0])
        settle()
        for words in (puzzle.words[language] for puzzle in puzzles):
            bar.show_longest([words.task, words.idea], [words.hint])
            settle()
            for text in (words.task, words.idea):
                bar.words.setText(text)
                bar.answer.setText(f"? {words.hint}")
                settle()
                assert is_whole(bar.words), text
                assert is_whole(bar.answer), words.hint
