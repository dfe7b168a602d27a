"""The animation of a siege: shots, crossings of the ring, both sums of a fight, and what breaks."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.desktop.convicted.kind import CONVICTED_KIND
from stronghold_gui.desktop.convicted.script import EventWords, Script, aimed_at
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.words import WORDS
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue

TEXTS = catalogue("en")


def told_in(texts: Catalogue) -> EventWords:
    """Return what puts events into words of a language."""
    return lambda events: WORDS.events(events, texts, ("Anna", "Bert"))


def script(*before: e.Event) -> Script:
    """Return what writes beats after something has happened."""
    return Script(TEXTS, told_in(TEXTS), aimed_at(reversed(before)))


def test_arrows_fly_from_those_who_aimed_at_a_zone_to_it() -> None:
    aimed = (s.Aimed(0, "archer", "NE", "assault_N"), s.Aimed(0, "archer", "N", "assault_E"))
    (beat,) = script(*aimed).beats([s.VolleyFired("assault_N", 2, 1, 2, 0, 0, 0)])
    assert [act for act in beat.acts if isinstance(act, a.Fly)] == [a.Fly("arrow", "NE.units", "assault_N", 2)]
    assert beat.line


def test_a_fight_counts_up_both_sums_and_says_who_wins() -> None:
    fight = s.FightRolled("N.1", 3, 3, 1, 3, 4, 3, 1, 2, 6)
    (beat,) = script().beats([fight])
    (shown,) = beat.acts
    assert isinstance(shown, a.Sum)
    assert [column.total for column in shown.columns] == [6, 4]
    assert (shown.winner, shown.verdict) == (0, "The defenders win")


def test_what_comes_of_a_shot_is_one_beat_after_it() -> None:
    shot = s.FoeShot("S", "trebuchet", "S", "section", (2,), 6, 3)
    first, second = script().beats(
        [shot, s.ResistanceLost("S", 2, 1, "engine"), s.DefendersFell("S", (("archer", 2),))]
    )
    assert a.Fly("stone", "deployment_S", "S") in first.acts
    assert a.Fall(("S.units", "archer"), "archer", 2) in second.acts
    assert "S.fort" in second.settles


def test_what_somebody_places_goes_by_without_words() -> None:
    (beat,) = script().beats([e.Placed(0, "archer", "town", "N")])
    assert not beat.line


def test_the_enemy_s_card_is_turned_over_with_the_face_of_its_people() -> None:
    (beat,) = script().beats([s.CardDrawn("wolfmen", 2)])
    (card,) = beat.acts
    assert isinstance(card, a.Turn)
    assert (card.front, card.word) == (("face.wolfmen",), "The Wolfmen")
    assert beat.holds >= 2000
    assert beat.line


def test_each_stage_in_which_something_is_seen_has_its_pause() -> None:
    crossing = s.FoesMovedUp("N", (("warrior", 1),))
    beats = script().beats([s.StageBegan(2), s.StageBegan(5), crossing, s.StageBegan(7), s.StageBegan(9)])
    heads = [beat for beat in beats if beat.title]
    assert [beat.title.partition(":")[0] for beat in heads] == ["Stage 5", "Stage 9"], "empty stages go by"
    assert all(beat.holds >= 700 for beat in heads)


@pytest.mark.parametrize("level", [0, 2])
def test_what_breaks_is_a_blow_on_it_that_stays_for_a_moment(level: int) -> None:
    (beat,) = script().beats([s.LevelLost("barracks", level, drawn=False)])
    (blow,) = beat.acts
    assert blow == a.Burst("barracks", "Level 2" if level else "Destroyed!")
    assert beat.holds >= 1000
    fallen = script().beats([s.RamStruck("N.1", 1, 3, 0), s.SectionFell("N", ())])
    assert fallen[-1].holds >= 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_shown_in_random_sieges_lies_on_the_board_and_has_its_picture(language: str) -> None:
    texts, surface = catalogue(language), CONVICTED_KIND.surface(None, "standard")
    areas = BoardGeometry(surface.svg).areas
    pictures = {path.stem for path in surface.pieces.glob("*.svg")}
    for mode in ("campaign", "scenario-1-versus", "scenario-2-versus"):
        rng, past = random.Random(mode), list[e.Event]()  # noqa: S311 - a game, no secret
        position = CONVICTED.setup({"mode": mode}, 2, 5)
        while due := CONVICTED.decisions(position):
            move = rng.choice(CONVICTED.legal_moves(position, due[0].seat))
            happened = CONVICTED.play(position, due[0].seat, move)
            told = Script(texts, told_in(texts), aimed_at(reversed(past)))
            for act in (act for beat in told.beats(happened) for act in beat.acts):
                named = [getattr(act, name, None) for name in ("area", "start", "goal")]
                assert {area for area in named if area is not None} <= areas.keys(), act
                assert {art for art in (getattr(act, "art", ""),) if art} <= pictures, act
            past += happened
