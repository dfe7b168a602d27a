"""Looking something up from a terminal."""

from __future__ import annotations

import pytest

from tests.commands.conftest import Run


def test_without_words_the_contents_are_listed(run: Run) -> None:
    answer = run("rules")
    assert answer.code == 0
    assert "  machines            Phase 2: machines" in answer.out.splitlines()


@pytest.mark.parametrize(("thing", "title"), [("ballista", "Ballista"), ("RW2", "Rampart"), ("8.I.2", "2. Machines")])
def test_a_thing_prints_its_paragraph(thing: str, title: str, run: Run) -> None:
    answer = run("rules", thing)
    assert answer.code == 0
    assert answer.out.splitlines()[0] == title


def test_a_paragraph_comes_with_the_smaller_ones_below(run: Run) -> None:
    assert "Step B: from the foregrounds" in run("rules", "steps").out


def test_words_list_the_paragraphs_that_speak_of_them(run: Run) -> None:
    answer = run("rules", "siege", "tower", "climb", "--language", "en")
    assert answer.out.startswith("siege_tower         Siege tower\n")
    assert "\nR-55 " in answer.out
    assert "stronghold rules NAME" in answer.err


def test_the_paragraph_that_is_called_so_is_printed(run: Run) -> None:
    assert run("rules", "echelles", "--language", "fr").out.startswith("Échelles\n")


def test_the_only_paragraph_found_is_printed(run: Run) -> None:
    assert run("rules", "parapet").out.startswith("Wooden component\n")


def test_what_is_nowhere_is_refused(run: Run) -> None:
    answer = run("rules", "dragon")
    assert (answer.code, answer.out) == (1, "")
    assert "dragon" in answer.err


def test_edition_players_and_language_are_chosen(run: Run) -> None:
    assert "3 sabliers" in run("rules", "cauldron_orc", "--edition", "first", "--language", "fr").out
    assert "10 unités" in run("rules", "supplies", "--players", "3", "--language", "fr").out


def test_the_options_are_those_by_which_the_book_of_the_game_differs(run: Run) -> None:
    told = run("rules", "--game", "warriors", "--help", "--language", "en").out
    assert "--box {base,hordes}" in told
    assert "--dealer" not in told
    assert "--edition" not in told
    assert "--edition {revised,first}" in run("rules", "--help").out


def test_figures_are_those_of_the_box_and_of_the_number_of_players(run: Run) -> None:
    few = run("rules", "setup_deal", "--game", "warriors", "--box", "hordes", "--language", "en").out
    many = run("rules", "setup_deal", "--game", "warriors", "--seats", "6", "--language", "en").out
    assert "dealt 14 cards" in few
    assert "dealt 11 cards" in many


def test_a_box_that_so_many_do_not_play_with_is_refused(run: Run) -> None:
    answer = run("rules", "cards", "--game", "warriors", "--box", "base", "--seats", "5", "--language", "en")
    assert (answer.code, answer.out) == (2, "")
    assert "hordes" in answer.err


@pytest.mark.parametrize(
    ("thing", "title"),
    [("RW-23", "RW-23 When only one choice is possible"), ("S7", "The simple battle"), ("b.goblins", "Goblins")],
)
def test_things_of_another_game_print_their_paragraphs(thing: str, title: str, run: Run) -> None:
    assert run("rules", thing, "--game", "warriors", "--language", "en").out.splitlines()[0] == title
