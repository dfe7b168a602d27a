"""The story and the chronicle agree with the games they were read from."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from stronghold_gui.core.match import Match
from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.pieces import NONE
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.story import Story, read_story
from stronghold_gui.games.convicted.story.chronicle import Chronicle, as_html
from stronghold_gui.games.convicted.story.summary import sieges_of, summary_of
from stronghold_gui.text import LANGUAGES, add_texts, catalogue
from tests.games.convicted.played import played

add_texts(translations_dir("convicted"))
GAMES = [("campaign", 1, 21), ("campaign", 3, 4), ("scenario-1-coop", 2, 2), ("scenario-2-coop", 1, 3),
         ("scenario-2-versus", 2, 5)]  # fmt: skip


def story_of(match: Match[Any, Any, Any, Any]) -> Story:
    """Return the story of a match."""
    return read_story(match.start, [done.events for done in match.played], match.position_after)


@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_a_whole_game_is_told_as_it_went(mode: str, seats: int, seed: int) -> None:
    match = played(mode, seats, seed)
    story = story_of(match)
    happened = [event for done in match.played for event in done.events]
    fell = [event for event in happened if isinstance(event, s.DefendersFell)]
    back = sum(isinstance(event, s.Returned) for event in happened)
    assert sum(turn.lost for turn in story.turns) == sum(count for event in fell for _, count in event.pieces) - back
    slain = sum(event.count for event in happened if isinstance(event, s.FoesFell))
    slain += sum(count for event in happened if isinstance(event, s.FoesLostAtRing) for _, count in event.pieces)
    assert sum(turn.slain for turn in story.turns) == slain
    fights = [event for event in happened if isinstance(event, s.FightRolled)]
    assert sum(luck.dice for luck in story.luck) >= 2 * len(fights)
    assert all(luck.expected == 2 * luck.dice for luck in story.luck)
    assert story.how == match.position.ending
    assert [turn.number for turn in story.turns] == list(range(1, match.position.turn + 1))
    drawn = [event.faction for event in happened if isinstance(event, s.CardDrawn)]
    assert [turn.faction for turn in story.turns if turn.faction] == drawn
    built = sum(isinstance(event, e.Built) for event in happened)
    assert sum(isinstance(deed, e.Built) for turn in story.turns for deed in turn.deeds) == built


def test_a_match_that_begins_before_the_main_direction_knows_who_attacks() -> None:
    match = played("campaign", 3, 4)
    moves = [done.events for done in match.played]
    drawn = [number for number, events in enumerate(moves, 1) if any(isinstance(one, s.CardDrawn) for one in events)]
    number = next(number for number in drawn if match.position_after(number).period == "siege")
    start = match.position_after(number)
    assert start.main == NONE
    (whole, *_), _how = sieges_of(match.start, moves)
    (siege, *_), _how = sieges_of(start, moves[number:])
    assert (siege.faction, siege.level, siege.main) == (whole.faction, whole.level, whole.main)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_from_the_middle_of_a_siege_knows_who_attacks(language: str) -> None:
    match = played("campaign", 3, 4)
    number = next(
        number for number, done in enumerate(match.played, 1)
        if any(isinstance(event, s.RoundBegan) for event in done.events)
    )  # fmt: skip
    start = match.position_after(number)
    (whole, *_), _how = sieges_of(match.start, [done.events for done in match.played])
    (siege, *_), how = sieges_of(start, [])
    assert (siege.faction, siege.level, siege.main) == (whole.faction, whole.level, whole.main)
    assert siege.rounds == start.round
    texts = catalogue(language)
    assert summary_of(siege, how, texts).title == summary_of(whole, _how, texts).title


def test_resources_of_a_turn_are_those_at_its_end() -> None:
    match = played("campaign", 3, 4)
    turn = story_of(match).turns[0]
    ended = next(
        number for number, done in enumerate(match.played, 1)
        if any(isinstance(event, e.TurnEnded | e.GameEnded) for event in done.events)
    )  # fmt: skip
    stock = match.position_after(ended).stock
    assert turn.resources == tuple(sum(stock[kind::4]) for kind in range(4))


@pytest.mark.parametrize("number", [0, 5, 20])
def test_a_game_in_its_middle_is_told_as_far_as_it_has_gone(number: int) -> None:
    match = played("campaign", 1, 21)
    read = read_story(match.start, [done.events for done in match.played[:number]], match.position_after)
    assert read.how == ""
    assert not read.turns[-1].over
    assert Chronicle(read, catalogue("en"), ("Ada",)).chapters()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_the_chronicle_reads_in_every_language(mode: str, seats: int, seed: int, language: str) -> None:
    chronicle = Chronicle(story_of(played(mode, seats, seed)), catalogue(language), ("Ada", "<b>Brun</b>"))
    page = as_html(chronicle, language)
    assert "{" not in page.split("</style>")[1]
    assert "convicted." not in page
    assert page.count("<h2>") == len(chronicle.chapters())


def test_the_page_is_whole_html() -> None:
    chronicle = Chronicle(story_of(played("campaign", 1, 21)), catalogue("en"), ("Ada",))
    opened: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            del attrs
            if tag != "meta":
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

    Reader().feed(as_html(chronicle, "en"))
    assert opened == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_the_summary_of_a_siege_agrees_with_its_events(mode: str, seats: int, seed: int, language: str) -> None:
    match = played(mode, seats, seed)
    sieges, how = sieges_of(match.start, [done.events for done in match.played])
    assert sieges
    dealt = [event.shares for done in match.played for event in done.events if isinstance(event, e.LootDealt)]
    assert sum(sum(siege.loot) for siege in sieges) == sum(sum(share) for shares in dealt for share in shares)
    for siege in sieges:
        summary = summary_of(siege, how, catalogue(language))
        (_, lost), (_, killed), (_, broken), (_, loot) = summary.rows
        assert not siege.lost or str(siege.lost) in lost
        assert not siege.slain or str(siege.slain) in killed
        assert all(str(amount) in loot for amount in siege.loot if amount)
        assert broken
        assert str(siege.number) in summary.title
