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
