"""The reasons of computers in every game: a topic, a rejected plan, and sentences that are the same after reopening."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.player import Explains, Reasons, Saying, TurnReasons
from stronghold_gui.core.save import AnyMatch, open_match, save_match
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.seats import SeatedPlayers, computer_asked
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.text import LANGUAGES, catalogue

CHOICES = 30


def with_reasons(game: str) -> AnyMatch:
    """Return a match of computers of the highest level, with the reasons for each choice."""
    kit = LIBRARY.kit(game)
    seats = kit.game.seat_counts[0]
    players = (list(kit.players)[-1],) * seats
    match: AnyMatch = Match(kit.game, Header(game, {}, ("",) * seats, 11, players))
    seated = SeatedPlayers(kit.players, players, 7)
    for _ in range(CHOICES):
        decision = computer_asked(match.game.decisions(match.position), players)
        if decision is None:
            break
        move = seated.choose(match.game, match.position, decision)
        player = seated.player(decision.seat)
        assert isinstance(player, Explains)
        reasons = player.reasons()
        match.play(decision.seat, move)
        progress = match.game.progress(match.position)
        match.reasons.append(TurnReasons(decision.seat, len(match.played), progress, reasons))
    return match


@pytest.fixture(scope="module", params=LIBRARY.ids)
def match(request: pytest.FixtureRequest) -> AnyMatch:
    return with_reasons(request.param)


def given(match: AnyMatch) -> list[Reasons]:
    return [turn.reasons for turn in match.reasons if turn.reasons is not None]


def test_every_choice_that_is_explained_opens_a_paragraph_of_the_rules(match: AnyMatch) -> None:
    teaching = LIBRARY.kit(match.header.game).teaching
    assert teaching is not None
    assert teaching.reference is not None
    book = load_book(teaching.reference, "en")
    for reasons in given(match):
        assert book.at(reasons.topic).title, reasons.aim


def test_some_choices_name_the_plan_that_was_rejected_and_it_is_another_plan(match: AnyMatch) -> None:
    rejected = [reasons for reasons in given(match) if reasons.second is not None]
    assert rejected
    assert all(reasons.second is not None and reasons.second.aim != reasons.aim for reasons in rejected)


def test_the_reasons_are_the_same_after_the_match_was_saved_and_opened(match: AnyMatch, tmp_path: Path) -> None:
    kit = LIBRARY.kit(match.header.game)
    save_match(match, kit, tmp_path / "a.stronghold")
    again = open_match(tmp_path / "a.stronghold", LIBRARY.find)
    assert again.reasons == [turn for turn in match.reasons if turn.reasons is not None]


def test_moves_that_are_taken_back_and_redone_have_their_reasons_again(match: AnyMatch) -> None:
    again: AnyMatch = Match(match.game, match.header, match.start, UNLIMITED)
    again.replay(done.record for done in match.played)
    again.reasons = list(match.reasons)
    for _ in range(CHOICES // 2):
        again.undo()
    assert [turn.number for turn in again.reasons] == list(range(1, len(again.played) + 1))
    again.redo()
    assert again.reasons == match.reasons[: len(again.played)]
    while again.can_redo:
        again.redo()
    assert again.reasons == match.reasons


@pytest.mark.usefixtures("expected_log")
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_a_file_with_odd_figures_still_become_sentences(
    match: AnyMatch, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = LIBRARY.kit(match.header.game)
    texts = catalogue(language)
    monkeypatch.setattr(texts, "strict", False)
    for saying in {one.id: one for reasons in given(match) for one in (reasons.aim, *reasons.clocks)}.values():
        for odd in (-99, 99, "nonsense"):
            assert kit.saying(Saying(saying.id, dict.fromkeys(saying.figures, odd)), texts, ())
        assert kit.saying(Saying(saying.id), texts, ())
