"""What the log says of moves of which nothing else is told."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.convicted.log_words import ConvictedLogWords
from stronghold_gui.games.convicted import moves as m
from tests.desktop.convicted.conftest import Sit


@pytest.mark.parametrize(("language", "told"), [("en", "The spearman is to fall."), ("fr", "Le lancier doit tomber.")])
def test_who_is_chosen_to_fall_is_told_in_a_sentence(sit: Sit, language: str, told: str) -> None:
    hands = sit("scenario-1-coop", 1)
    hands.window.language.choose(language)
    assert ConvictedLogWords(hands.desk.context).sentence(m.Fall("spearman"), 0) == told
