"""Random refusals of the file system lead to sentences, lose nothing, and leave a window that can be closed."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import autosave_folder, matches_file, unfinished
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.files import user_data_dir
from tests.helpers.drawn_once import draw_once
from tests.helpers.failing import (
    ERRORS,
    EVERYTHING,
    QUESTIONS,
    REQUESTS,
    Failing,
    Refuses,
    always,
    failing,
    now_and_then,
    once,
)
from tests.hunts.conftest import Tries
from tests.hunts.refused_window import LOGGED, Hands

_DEEDS = 14
"""How much is done before the disk is well again."""
_PATIENCE = 30
"""How often somebody tries to leave who is asked whether moves may be lost."""
_OLD = {"path": "/old/one.stronghold", "game": "rafts", "names": ["A", "B"], "turn": 3, "when": 5}


def chosen(dice: random.Random) -> Refuses:
    """Return what is refused this time: now and then, one kind of call for ever, or one call once."""
    match dice.randrange(4):
        case 0:
            return now_and_then(dice, dice.choice((0.02, 0.2, 0.6)), dice.choice((EVERYTHING, QUESTIONS, REQUESTS)))
        case 1:
            return always(EVERYTHING, dice.choice(ERRORS))
        case 2:
            below = dice.choice((None, user_data_dir(), autosave_folder(), user_data_dir() / "games"))
            return always(dice.sample(EVERYTHING, dice.randint(1, 3)), dice.choice(ERRORS), below)
        case _:
            return once(dice.choice(EVERYTHING), dice.randrange(30), dice.choice(ERRORS))


def remembered() -> None:
    """Have files in which the program remembers something that is not to be lost."""
    settings = Settings()
    settings.set_text("hunt/kept", "yes")
    settings.write()
    user_data_dir().mkdir(parents=True)
    matches_file().write_text(json.dumps({"recent": [_OLD]}), encoding="utf-8")
    learnt = {"lessons": {"table": {"step": 3, "done": True}}}
    (user_data_dir() / "lessons.json").write_text(json.dumps(learnt), encoding="utf-8")


def check_remembered() -> None:
    """See that nothing of it was lost."""
    assert Settings().text("hunt/kept") == "yes"
    listed = json.loads(matches_file().read_text(encoding="utf-8"))["recent"]
    assert "/old/one.stronghold" in [entry["path"] for entry in listed]
    assert "table" in json.loads((user_data_dir() / "lessons.json").read_text(encoding="utf-8"))["lessons"]


def test_whatever_the_system_refuses_nothing_is_lost_and_the_window_can_be_left(
    tries: Tries,
    seed: int,
    qtbot: QtBot,
    tmp_path: Path,
    user_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    expected_log: list[logging.LogRecord],
) -> None:
    draw_once(monkeypatch)
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    remembered()
    with failing([user_home, tmp_path]) as disk:
        hands = Hands(disk, tmp_path, dice)
        try:
            for _ in range(tries(5, 400)):
                with qtbot.captureExceptions() as raised:
                    evening(hands, disk, dice)
                assert not raised
                assert {record.getMessage() for record in expected_log} <= {LOGGED}
                check_remembered()
        except Exception as fault:
            fault.add_note(f"done: {', '.join(hands.done)}; refused last: {', '.join(disk.refused[-9:])}")
            raise
        finally:
            hands.finish()


def evening(hands: Hands, disk: Failing, dice: random.Random) -> None:
    """Start the program, play while the system refuses, leave, and look at what there is when it is well again."""
    disk.refused.clear()
    hands.done.clear()
    if dice.random() < 0.3:
        disk.refuses = chosen(dice)
    hands.start(dice.choice([None, *hands.files()]))
    for _ in range(2):
        if dice.random() < 0.8:
            disk.refuses = chosen(dice)
        for _ in range(_DEEDS):
            hands.deed()
    if dice.random() < 0.5:
        disk.refuses = None
    assert any(hands.leave() for _ in range(_PATIENCE)), "the window cannot be left"
    hands.end()
    disk.refuses = None
    hands.start()
    assert unfinished(autosave_folder()) == []
    missing = hands.missing()
    assert not missing, missing
    assert hands.leave()
    hands.end()
