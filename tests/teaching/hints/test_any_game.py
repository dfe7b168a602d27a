"""Advice is a list of rules, each with a condition; a game's hints are made of values that engines know."""

from __future__ import annotations

from stronghold_gui.teaching.hints import Advice
from stronghold_gui.teaching.hints.rule import MOST, Rule, advice_of, always, at, counting, of, when
from stronghold_gui.teaching.reference import load_book, reference_of
from stronghold_gui.text import catalogue
from tests.teaching.race import RACING
from tests.teaching.reference.pages import write_pages
from tests.teaching.taught import RaceHints, TaughtRace


def test_a_rule_speaks_only_where_its_condition_holds() -> None:
    rules: tuple[Rule[int], ...] = (
        when("far", lambda steps: steps > 5),
        at("near", lambda steps: ("home",) * (10 - steps)),
        of("shoes", lambda steps: ("left", "right") if steps == 8 else ()),
        counting("steps", lambda steps: steps),
        always("run"),
    )
    assert advice_of(rules, 0) == (Advice("near", places=("home",) * 10, n=10), Advice("run"))
    assert [advice.id for advice in advice_of(rules, 10)] == ["far", "steps", "run"]
    assert advice_of(rules[2:3], 8) == (Advice("shoes", things=("left", "right"), n=2),)


def test_the_most_pressing_are_told_and_not_too_many() -> None:
    rules = tuple(always(str(number)) for number in range(MOST + 2))
    assert [advice.id for advice in advice_of(rules, None)] == [str(number) for number in range(MOST)]


def test_another_game_has_hints_of_its_own(race: TaughtRace) -> None:
    position = RACING.setup({"start": "3"}, 2, 1)
    hints = RaceHints()
    hint = hints.hint(RACING.view(position, 1), RACING.decisions(position), 1, RACING.legal_moves(position, 1))
    assert hint is not None
    told = hints.told(hint, catalogue("en"))
    assert [line.text for line in told.groups] == ["throw and rest"]
    assert [line.text for line in told.advice] == ["leader_has 3", "together 1", "run 0"]
    write_pages(race)
    assert load_book(reference_of(race), "en", hint.setting).at(hint.anchor).title == "The race"
    assert hints.hint((1, 1), (), 0, ()) is None
