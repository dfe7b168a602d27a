"""The window knows no game: six play the rafts by mouse, from the first page to the end, and all that goes with it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import autosave_folder, matches_folder, open_match, save_match
from stronghold_gui.desktop.keys_page import KeysDialog
from stronghold_gui.desktop.matches import lists
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.teaching.list_page import game_at_hand
from stronghold_gui.games.library import LIBRARY, Library
from tests.desktop.begin import new_match
from tests.desktop.desks import choices_of, crash
from tests.desktop.shell.conftest import SIX, Open, Somebody
from tests.toy.entry import RAFTS_ENTRY, TOYS, WITH_TOY

ROOT = Path(__file__).resolve().parents[3]


def play_on(somebody: Somebody, rounds: int = 100) -> None:
    """Play rounds in which all seats row with 2 and throw no rope, until the game is over."""
    for _ in range(rounds):
        if somebody.match.over:
            return
        if somebody.match.offers:
            somebody.press("done")
        else:
            somebody.play_round([2] * len(somebody.deciding))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_six_play_a_whole_match_from_the_first_page_to_its_end(opened: Open, language: str) -> None:
    somebody = opened(language=language)
    window = somebody.window
    somebody.click(somebody.named("play_rafts"))
    dialog = somebody.dialog(NewGameDialog)
    for seat, name in zip(("red", "blue", "green", "yellow", "white", "black"), SIX, strict=True):
        field = dialog.findChild(QLineEdit, f"new_game_name_{seat}")
        assert field is not None
        assert field.isVisible()
        QTest.keyClicks(field, name)
    somebody.click(somebody.named("new_game_start"))
    assert somebody.match.match.header.names == SIX
    assert somebody.match.match.header.game == "rafts"
    for _ in range(200):
        if somebody.match.over:
            break
        if somebody.match.offers:
            somebody.press("done")
            continue
        somebody.come()
        choices = choices_of(window)
        somebody.choose(choices[somebody.match.match.position.round % 2].label)
    assert somebody.match.over
    outcome = somebody.match.game.outcome(somebody.match.match.position)
    assert outcome is not None
    result = somebody.dialog(ResultDialog)
    assert isinstance(result, ResultDialog)
    said = result.title.text()
    assert said == (
        window.language(
            f"{'partner' if outcome.winners[1:] else 'window'}.end.title",
            winner=window.language.texts.join([SIX[seat] for seat in outcome.winners]),
        )
        if outcome.winners
        else window.language("seats.nobody_won")
    )
    result.reject()


def test_a_game_without_a_story_offers_none(opened: Open) -> None:
    somebody = opened()
    somebody.begin(("Ann", "Ben"), 3)
    somebody.window.actions_["curtain"].setChecked(False)
    assert not somebody.window.actions_["story"].isEnabled()
    play_on(somebody)
    result = somebody.dialog(ResultDialog)
    assert not somebody.named("result_story").isVisible()
    result.reject()


def test_the_game_itself_can_beat_everybody(opened: Open) -> None:
    somebody = opened()
    somebody.begin(("Ann", "Ben"), 3)
    somebody.window.actions_["curtain"].setChecked(False)
    while not somebody.match.over:
        if somebody.match.offers:
            somebody.press("done")
        else:
            somebody.play_round([1] * len(somebody.deciding))
    somebody.dialog(ResultDialog).reject()
    outcome = somebody.match.game.outcome(somebody.match.match.position)
    assert outcome is not None
    assert not outcome.winners
    assert somebody.window.prompt.sentence.text().startswith("Defeat")


def test_after_a_hidden_choice_the_next_person_cannot_take_it_back(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.come()
    somebody.choose("Row with 3")
    assert somebody.match.covered, "the next one is called to the screen"
    assert somebody.window.curtain.isVisible()
    assert "Ben" in somebody.window.curtain.title.text()
    somebody.come()
    assert not somebody.window.actions_["undo"].isEnabled()
    log = somebody.window.docking.page("log")
    told = [line.text for line in log.log.lines]  # type: ignore[attr-defined]
    assert told[:2] == ["Ann", "Ann has chosen."]
    somebody.window.actions_["log_notation"].trigger()
    told = [line.text for line in log.log.lines]  # type: ignore[attr-defined]
    assert "Ann · row …" in told
    assert not any("3" in line for line in told)


def test_all_who_may_interrupt_are_asked_together_without_a_curtain(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.play_round([1, 2, 3, 1, 2, 3])
    assert [offer.seat for offer in somebody.match.offers] == [0, 1, 2, 3, 4, 5]
    assert not somebody.match.covered
    assert not somebody.window.curtain.isVisible()
    labels = [choice.label for choice in choices_of(somebody.window)]
    assert labels == [f"{name}: Throw the rope" for name in SIX]
    assert somebody.window.prompt.buttons["done"].text() == "Continue"
    before = len(somebody.match.match.played)
    somebody.choose("Cleo: Throw the rope")
    assert [offer.seat for offer in somebody.match.offers] == [0, 1, 3, 4, 5]
    assert somebody.match.match.played[-1].record.seat == 2
    somebody.press("undo")
    assert len(somebody.match.match.played) == before
    somebody.press("done")
    assert somebody.match.offers == ()
    assert somebody.match.match.position.round == 2


def test_answers_to_what_was_asked_together_are_taken_back_together(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.play_round([1, 2, 3, 1, 2, 3])
    before = len(somebody.match.match.played)
    for name in ("Ann", "Ben", "Eve"):
        somebody.choose(f"{name}: Throw the rope")
    somebody.press("undo")
    assert len(somebody.match.match.played) == before
    assert len(somebody.match.offers) == 6


def test_a_match_of_six_is_saved_listed_and_gone_on_with(opened: Open, tmp_path: Path) -> None:
    somebody = opened()
    window = somebody.window
    somebody.begin()
    somebody.play_round([1, 2, 3, 1, 2, 3])
    path = tmp_path / "rafts.stronghold"
    assert window.files.commands.save_in(path)
    assert open_match(path, WITH_TOY.find).header.names == SIX
    window.files.close_match()
    entry, before = lists.recent()
    assert Path(before.path).parent == matches_folder()
    assert (entry.game, entry.names, entry.turn) == ("rafts", SIX, 1)
    assert window.files.recent.games()[0].title == "Ann – Ben – Cleo – Dan – Eve – Fay, round 1"
    window.files.open_path(path)
    assert len(somebody.match.offers) == 6


def test_a_match_that_a_crash_left_is_gone_on_with(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.play_round([1, 2])
    assert list(autosave_folder().glob("*.journal"))
    crash(somebody.window)
    other = opened()
    (lost,) = other.window.files.crashes.unfinished()
    assert (lost.names, lost.moves) == (SIX, 2)
    assert other.window.files.resume(lost)
    assert other.deciding == [2, 3, 4, 5]


def test_games_take_each_others_place_and_each_has_its_own_docks_and_layout(opened: Open) -> None:
    somebody = opened()
    window = somebody.window
    window.files.begin(new_match({}, ("Ann", "Ben"), 3))
    first = window.page
    window.docking.docks["supply"].close()
    somebody.begin()
    assert window.page is not first
    assert set(window.docking.docks) == {"log"}
    QApplication.sendPostedEvents(None, 52)  # what was deleted goes now
    assert {dock.objectName() for dock in window.findChildren(QDockWidget)} == {"dock_log"}
    assert not window.actions_["rules"].isEnabled(), "there is no book of this game"
    assert not window.actions_["places"].isEnabled()
    window.files.begin(new_match({}, ("Ann", "Ben"), 3))
    assert window.docking.docks["supply"].isHidden()
    assert window.actions_["rules"].isEnabled()


def test_a_surface_has_a_lane_for_each_raft(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    page = somebody.window.page
    assert "lane5" in page.tabletop.scene.geometry.areas
    somebody.begin(("Ann", "Ben", "Cleo"))
    assert somebody.window.page is not page
    assert "lane3" not in somebody.window.current.tabletop.scene.geometry.areas
    same = somebody.window.page
    somebody.begin(("Dan", "Eve", "Fay"))
    assert somebody.window.page is same


def test_looking_back_and_trying_out_work_for_any_game(opened: Open, qtbot: QtBot) -> None:
    somebody = opened()
    window = somebody.window
    window.actions_["curtain"].setChecked(False)
    somebody.begin()
    somebody.play_round([1, 2, 3, 1, 2, 3])
    whole = somebody.match.match
    window.actions_["look_back"].trigger()
    assert window.history.active
    assert somebody.match.still
    window.history.suppose()
    assert window.history.what_if is not None
    tried = window.history.what_if.match
    assert [bool(raft.effort) for raft in tried.start.rafts] == [True] * 5 + [False]
    assert tried.header.seed != somebody.match.match.header.seed or tried is somebody.match.match
    assert window.history.bar.words.text() == window.language("history.what_if.words.dealt")
    somebody.click(window.history.bar.home)
    assert not window.history.active
    assert somebody.match.match is whole
    assert somebody.match.offers
    qtbot.wait(1)


def test_esc_ends_a_trial_and_leads_back_to_the_game(opened: Open) -> None:
    somebody = opened()
    window = somebody.window
    window.actions_["curtain"].setChecked(False)
    somebody.begin()
    somebody.play_round([1, 2])
    game = somebody.match
    window.actions_["what_if"].trigger()
    assert window.history.what_if is not None
    somebody.key("Esc")
    assert somebody.match is game
    assert not window.history.bar.isVisible()


def test_every_dialog_opens_on_any_game_in_every_language(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    window = somebody.window
    for code in ("fr", "en"):
        window.language.choose(code)
        for action, kind in (("preferences", PreferencesDialog), ("keys", KeysDialog), ("new", NewGameDialog)):
            window.actions_[action].trigger()
            dialog = somebody.dialog(kind)
            assert "{" not in dialog.windowTitle()
            dialog.reject()
            dialog.deleteLater()
            QApplication.sendPostedEvents(None, 52)
    assert window.windowTitle().startswith("Ann – Ben – Cleo – Dan – Eve – Fay")


def test_a_key_plays_and_a_word_is_typed(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.come()
    somebody.key("2")
    assert [done.record.move.effort for done in somebody.match.match.played] == [2]
    somebody.come()
    somebody.window.actions_["type_order"].trigger()
    line = somebody.window.typed.line.line
    QTest.keyClicks(line, "row 3")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert [done.record.move.effort for done in somebody.match.match.played] == [2, 3]


def test_the_toy_alone_is_a_library(opened: Open) -> None:
    somebody = opened(TOYS)
    somebody.click(somebody.named("play_rafts"))
    somebody.click(somebody.named("new_game_start"))
    assert somebody.match.match.header.game == "rafts"
    assert not somebody.window.actions_["learn"].isEnabled(), "nothing here has lessons"
    assert not somebody.window.actions_["puzzles"].isEnabled()


@pytest.mark.parametrize("what", ["learn", "puzzles"])
def test_learning_is_about_the_game_whose_card_was_pressed_whatever_lay_on_the_table(opened: Open, what: str) -> None:
    somebody = opened()
    window = somebody.window
    somebody.begin()
    window.files.close_match()
    assert window.current.game == "rafts"
    somebody.click(somebody.named(f"{what}_stronghold"))
    assert window.current.page is None, "a list needs no table"
    page = window.learning.page if what == "learn" else window.learning.puzzling.page
    assert page.isVisible()
    page.chosen.emit(0)
    assert window.page.kind.id == "stronghold"


def test_lessons_are_those_asked_for_then_those_of_the_table_then_the_first_there_are(opened: Open) -> None:
    somebody = opened(Library([*LIBRARY.entries, replace(RAFTS_ENTRY, lessons=True)]))
    shell, current = somebody.window.shell, somebody.window.current

    def at_hand(asked: str = "") -> str:
        return game_at_hand(shell, current, asked, lambda entry: entry.lessons).game.id

    assert at_hand() == "stronghold"
    assert at_hand("rafts") == "rafts"
    somebody.begin()
    assert at_hand() == "rafts"
    assert at_hand("stronghold") == "stronghold"
    assert game_at_hand(shell, current, "", lambda entry: entry.puzzles).game.id == "stronghold"


PLAYED = """
import json, sys
from pathlib import Path
sys.argv = ["rafts"]
from stronghold_gui.desktop.application import begin, delete_window, open_window
from stronghold_gui.desktop.qt_application import make_application
from tests.toy.entry import WITH_TOY
application = make_application()
window = open_window("en", WITH_TOY)
begin(window, Path(PATH))
for _ in range(20):
    application.processEvents()
rules = [name for name in sys.modules if ".games." in name and name.endswith((".game", ".moves", ".position"))]
from stronghold_gui.text import catalogue
others = ("dock.phase_cards", "warriors.", "convicted.", "fortress.")
texts = [name for name in catalogue("en").ids() if name.startswith(others)]
print(json.dumps([window.controller.match.header.game, rules, texts]))
window.files.forget()
delete_window(window)
"""


def test_neither_rules_nor_texts_of_games_that_nobody_plays_are_loaded(tmp_path: Path) -> None:
    kit = WITH_TOY.kit("rafts")
    path = tmp_path / "rafts.stronghold"
    save_match(Match(kit.game, Header("rafts", {}, SIX, 3)), kit, path)
    command = [sys.executable, "-c", PLAYED.replace("PATH", repr(str(path)))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ["rafts", [], []]


def test_a_choice_can_do_something_else_than_play_a_move(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.come()
    done: list[str] = []
    choice: Choice[str] = Choice(None, "Look", act=lambda: done.append("looked"))
    prompt = somebody.window.prompt
    prompt.show_choices([choice], [QIcon()])
    somebody.choose("Look")
    assert done == ["looked"]
    assert not somebody.match.match.played


def test_what_is_put_together_is_shown_again_without_a_move(opened: Open) -> None:
    somebody = opened()
    somebody.begin()
    somebody.come()
    told: list[str] = []
    somebody.match.changed.connect(lambda _events, reason: told.append(reason))
    somebody.match.redraft()
    assert told == ["draft"]
    assert somebody.match.match.played == []


def test_whoever_stays_at_the_screen_is_called_for_what_is_secret_only_now(opened: Open) -> None:
    """The same seat decided in the open before, so that all could look on: the curtain falls before its own choice."""
    somebody = opened()
    somebody.begin()
    somebody.come()
    match = somebody.match
    match._aside = True
    seat = match.seat
    match._seat_decider()
    assert match.covered
    assert match.seat == seat


def test_a_game_without_a_book_offers_no_page_of_it(opened: Open) -> None:
    somebody = opened()
    somebody.click(somebody.named("play_rafts"))
    dialog = somebody.dialog(NewGameDialog)
    assert not somebody.named("new_game_reconstructed").isVisible()
    dialog.reject()
