"""The news since a seat last played: lists with their places, written as in each language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.wording.since import since_lines
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.typography import setting_faults
from tests.games.stronghold.wording.samples import EVENTS

EN, FR = catalogue("en"), catalogue("fr")


def march(unit: str, start: str, goal: str) -> e.UnitMoved:
    """Return that a unit marches."""
    return e.UnitMoved(unit, start, goal, "march")


def killed(unit: str, place: str) -> e.UnitKilled:
    """Return that a unit falls in an assault."""
    return e.UnitKilled(unit, place, "losses")


def told(language: str, *events: e.Event) -> list[str]:
    """Return the lines, without the camps, with plain spaces."""
    return [line.text.replace("\N{NO-BREAK SPACE}", " ") for line in since_lines(events, catalogue(language))]


def test_units_are_told_where_they_are_in_the_end() -> None:
    events = [march("orc", "RW3", "W3"), march("troll", "CAMP", "FW"), march("troll", "FW", "RW1")]
    assert told("en", *events) == ["moved: 1 orc to west wall 3; 1 troll to west rampart 1"]
    assert told("fr", *events) == [
        "déplacements : 1 orque vers le mur ouest 3 ; 1 troll vers le rempart ouest 1"
    ]  # fmt: skip
    assert since_lines(events, EN)[0].places == ("W3", "RW1")


def test_lists_within_a_list_stay_apart() -> None:
    events = [killed("orc", "W3"), killed("goblin", "W3"), killed("troll", "E2"), killed("officer", "W1")]
    assert told("en", *events) == [
        "lost: 1 goblin and 1 orc on west wall 3; 1 troll on east wall 2",
        "lost: the Officer on west wall 1",
    ]
    assert told("fr", *events)[0] == "pertes : 1 gobelin et 1 orque sur le mur ouest 3 ; 1 troll sur le mur est 2"


def test_orders_and_tiles_lie_somewhere_and_what_is_hidden_stays_hidden() -> None:
    events = [e.OrderLaid("bluff", "W3", open=False), e.OrderLaid("trolls_call", "W2", open=True)]
    hidden = [e.OrderLaid(e.HIDDEN, "W3", open=False), events[1]]
    assert told("en", *hidden) == told("en", *events)
    assert told("en", *events) == ["orders placed: 1 face down on west wall 3; trolls’ call on west wall 2"]
    assert told("en", e.Placed("ballista", "RW2")) == ["new on the board: ballista on west rampart 2"]


def test_where_there_were_many_places_the_whole_is_told_and_the_board_shows_where() -> None:
    events = [march("orc", "CAMP", place) for place in ("W1", "W2", "W3", "W4", "W5")]
    (line,) = since_lines(events, EN)
    assert line.text == "moved: 5 orcs"
    assert line.places == ("W1", "W2", "W3", "W4", "W5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_words_that_are_well_set(language: str) -> None:
    texts = catalogue(language)
    lines: Sequence[str] = [line.text for event in EVENTS for line in since_lines([event], texts)]
    assert len(lines) > 10
    for text in lines:
        assert not re.search(r"[{}?]|\b[A-Z]{1,3}[0-9]\b|[a-z]_[a-z]", text), text
        assert not list(setting_faults(text, language)), text
