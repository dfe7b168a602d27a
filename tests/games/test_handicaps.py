"""Handicaps of every game that has some: chosen with the options, read at set-up, told in the log, kept in the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.handicap import HANDICAP, NO_HANDICAP, handicaps, head_start
from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save.match_file import open_match, save_match
from stronghold_gui.files import translations_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES, add_texts, catalogue

SEATED = [
    (game, seats)
    for game in LIBRARY.ids
    for entry in [LIBRARY.entry(game)]
    if entry is not None
    for seats in entry.seats
    if HANDICAP in LIBRARY.kit(game).game.options(seats)
]


def match(game: str, seats: int, **chosen: str) -> AnyMatch:
    kit = LIBRARY.kit(game)
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")[:seats]
    return Match(kit.game, Header(game, {**chosen, **kit.stamp}, names, 3))


def values(game: str, seats: int) -> tuple[str, ...]:
    return LIBRARY.kit(game).game.options(seats)[HANDICAP]


def test_a_value_tells_who_is_ahead_and_by_how_much() -> None:
    assert handicaps(("invader", "p1"), (2, 4)) == (NO_HANDICAP, "invader_2", "invader_4", "p1_2", "p1_4")
    assert [head_start(value) for value in (NO_HANDICAP, "invader_west_2")] == [("", 0), ("invader_west", 2)]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_without_a_handicap_a_match_begins_as_one_that_was_saved_before_there_were_any(game: str, seats: int) -> None:
    game_of, old, new = LIBRARY.kit(game).game, match(game, seats), match(game, seats, handicap=NO_HANDICAP)
    assert values(game, seats)[0] == NO_HANDICAP
    assert game_of.key(old.position) == game_of.key(new.position)
    assert list(old.opening) == list(new.opening)
    assert HANDICAP in LIBRARY.kit(game).details


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_every_handicap_changes_the_start_and_is_told_in_a_sentence(game: str, seats: int, language: str) -> None:
    kit, plain = LIBRARY.kit(game), match(game, seats)
    add_texts(translations_dir(game))
    texts = catalogue(language)
    for value in values(game, seats)[1:]:
        ahead = match(game, seats, handicap=value)
        assert kit.game.key(ahead.position) != kit.game.key(plain.position), value
        told = kit.words.events(ahead.opening, texts, ahead.header.names)
        more = [line for line in told if line not in kit.words.events(plain.opening, texts, plain.header.names)]
        assert "andicap" in more[0], "other cards may be drawn after it"
        assert texts.has(f"option.{game}.{HANDICAP}.{value}")


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_handicap_is_kept_in_the_file_of_a_match(game: str, seats: int, tmp_path: Path) -> None:
    kit = LIBRARY.kit(game)
    before = match(game, seats, handicap=values(game, seats)[-1])
    save_match(before, kit, tmp_path / "ahead.stronghold")
    after = open_match(tmp_path / "ahead.stronghold", LIBRARY.kit)
    assert after.header.options[HANDICAP] == values(game, seats)[-1]
    assert kit.game.key(after.position) == kit.game.key(before.position)
