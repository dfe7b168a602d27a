"""The dock of the round: turns in their order, armies, what decides the match."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.fortress.docks.course import CoursePage
from stronghold_gui.desktop.fortress.docks.course_facts import armies, goal_words, round_words, rows
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.documents.maps import OWN_MAP
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.text import LANGUAGES
from tests.desktop.fortress.docks.table import on_to, opened
from tests.games.fortress.test_own_map import map_file

pytestmark = pytest.mark.usefixtures("qapp")


def shown(context: DeskContext, qtbot: QtBot) -> CoursePage:
    page = CoursePage(context)
    qtbot.addWidget(page)
    page.resize(300, 240)
    with qtbot.waitExposed(page):
        page.show()
    page.refresh()
    return page


def test_the_turns_stand_in_the_order_of_the_round_and_the_one_that_runs_stands_out() -> None:
    context = on_to(opened("ambush", 3), "act")
    seen = Seen(context)
    found = rows(seen)
    assert [row.called for row in found] == ["Bert", "Cleo", "Anna"], "in round 1 the reinforcements begin"
    assert [row.turns[0].state for row in found] == ["now", "to_come", "to_come"]
    context.play(m.END)
    on_to(context, "act")
    states = [row.turns[0].state for row in rows(seen)]
    assert states[0] == "spent"
    assert states.count("now") == 1


def test_what_lies_face_down_is_not_told(qtbot: QtBot) -> None:
    context = on_to(opened("siege", 2, secret=True), "act")
    seen = Seen(context)
    for row in rows(seen):
        own = seen.person(row.player) == context.match.viewer
        assert all(turn.known == own for turn in row.turns if turn.state == "to_come")
    page = shown(context, qtbot)
    assert "face down" in page.turns.toolTip()


def test_round_goal_and_door_are_told() -> None:
    siege = Seen(on_to(opened("siege"), "act"))
    assert round_words(siege) == "Round 1 of 12"
    assert goal_words(siege) == [
        "The flag is up: Anna wins if it stays up through the last round.",
        "Door: closed, 10 of 10 life, controlled by Anna.",
    ]
    ambush = Seen(on_to(opened("ambush", 3), "act"))
    assert goal_words(ambush)[0] == "Heroes inside: 0 of 3; 5 can still make it."
    assert goal_words(ambush)[1] == "Anna has a figure inside, as required."
    small = Seen(on_to(opened("small"), "act"))
    assert round_words(small).endswith(" of 36")
    assert goal_words(small)[0].startswith("Runners inside: 0 of 2; ")
    assert goal_words(small)[1] == "Door: closed."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "seats"), [("siege", 2), ("siege", 3), ("ambush", 3), ("ambush", 4), ("small", 2)]
)
def test_before_the_first_turn_everybody_is_told_what_they_are_to_do(scenario: str, seats: int, language: str) -> None:
    seen = Seen(opened(scenario, seats, language))
    aims = goal_words(seen)[: seen.view.setting.players]
    for player, told in enumerate(aims):
        assert told.startswith(seen.called(player))
    assert len({told.split(" ", 1)[1] for told in aims}) == len(seen.view.setting.seating.sides) + (
        scenario == "ambush"
    )
    assert aims[0] not in goal_words(Seen(on_to(opened(scenario, seats, language), "act")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_map_has_no_flag_nobody_is_told_of_one(tmp_path: Path, language: str) -> None:
    own = OWN_MAP.read(map_file(tmp_path, lambda own: own.pop("flag")))
    position = FORTRESS.setup({"scenario": "siege", "map": own}, 2, 1)
    seen = Seen(opened("siege", 2, language, position=position))
    flag = {"en": "flag", "fr": "drapeau"}[language]
    assert not [words for words in goal_words(seen) if flag in words]
    assert not [words for words in goal_words(Seen(on_to(seen.context, "act"))) if flag in words]


def test_armies_tell_what_is_left_of_them() -> None:
    context = on_to(opened("siege"), "act")
    position = context.match.match.position
    position.wounds[position.setting.figure_index["finn"]] = 3
    context.match._look_again()
    first = armies(Seen(context))[0]
    assert first.life - first.left == 3
    assert first.side == f"♥ {first.left}/{first.life}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scenario", "seats"), [("siege", 3), ("ambush", 2), ("small", 2)])
def test_every_stage_is_shown_in_words_that_exist(qtbot: QtBot, scenario: str, seats: int, language: str) -> None:
    context = opened(scenario, seats, language)
    page = shown(context, qtbot)
    for kind in ("place", "act"):
        on_to(context, kind)
        page.refresh()
        words = (page.round.text(), page.goals.text(), page.turns.toolTip(), *(one.toolTip() for one in page._armies))
        assert not any("fortress." in text or "{" in text for text in words)
