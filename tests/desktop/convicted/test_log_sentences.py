"""Log sentences of moves that have no event."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.convicted.log_words import ConvictedLogWords
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.siege.fire_events import VolleyFired
from tests.desktop.convicted.conftest import Sit


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The spearman will fall."), ("fr", "Perte choisie\u00a0: le lancier.")]
)
def test_who_is_chosen_to_fall_is_told_in_a_sentence(sit: Sit, language: str, told: str) -> None:
    hands = sit("scenario-1-coop", 1)
    hands.window.language.choose(language)
    assert ConvictedLogWords(hands.desk.context).sentence(m.Fall("spearman"), 0) == told


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Anna offers Bert 4 wood."), ("fr", "Anna propose 4 bois. Coéquipier\u00a0: Bert.")]
)
def test_what_is_offered_is_told_in_a_sentence(sit: Sit, language: str, told: str) -> None:
    hands = sit("campaign", 2)
    hands.window.language.choose(language)
    assert ConvictedLogWords(hands.desk.context).sentence(m.Offer("b", "wood", 4), 0) == told


def test_one_shooter_is_one(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    volley = VolleyFired("deployment_S", 2, 1, 2, 0, 0, 0)
    assert hands.desk.context.event_words((volley,)) == [
        "Fire at the southern deployment zone: 2 from 1 shooter, power 2."
    ]
