"""Hints of every game: there is one for every decision, with all moves and the rule, in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.hints import Hint
from stronghold_gui.teaching.hints.game import HintGame
from stronghold_gui.teaching.hints.rule import MOST
from stronghold_gui.teaching.reference import load_book, reference_of
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.convicted.teaching.hints import positions as convicted
from tests.games.fortress.teaching.hints import positions as fortress
from tests.games.stronghold.teaching.hints import positions as stronghold
from tests.games.warriors.teaching.hints import positions as warriors


@dataclass(frozen=True, slots=True)
class Asked:
    """Decisions of a game.

    Attributes:
        all: returns positions with a decision each; every kind is among them.
        hint_at: returns the hint for a seat.
        ends: the moves that end or pass, which are in no group.
        fewest: returns the smallest number of pieces of advice that a hint may have.
    """

    all: Callable[[], Sequence[tuple[Any, Decision]]]
    hint_at: Callable[[Any, int], Hint]
    ends: frozenset[str]
    fewest: Callable[[Hint], int]


GAMES: Final = {
    # Without choices a hint of Stronghold needs no advice.
    "stronghold": Asked(stronghold.asked, stronghold.hint_at, frozenset({"done"}), lambda hint: min(hint.count, 1)),
    "warriors": Asked(warriors.asked, warriors.hint_at, frozenset({"end", "pass"}), lambda _hint: 1),
    "convicted": Asked(convicted.asked, convicted.hint_at, frozenset({"done"}), lambda _hint: 1),
    "fortress": Asked(fortress.asked, fortress.hint_at, frozenset({"end"}), lambda _hint: 2),
}
ODD: Final = re.compile(r"\{|\?:|: \.| \?\.|\bNone\b(?! left)|  |_|\.\.")
"""Signs of a sentence that was put together wrongly."""


def hints_of(game: str) -> HintGame[Any, Any]:
    """Return the hints of a game."""
    teaching = LIBRARY.kit(game).teaching
    assert teaching is not None
    assert teaching.hints is not None
    return teaching.hints


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_decision_has_a_hint_with_the_rule_and_advice(game: str) -> None:
    paragraphs = load_book(reference_of(LIBRARY.kit(game)), "en").paragraphs
    for position, decision in GAMES[game].all():
        hint = GAMES[game].hint_at(position, decision.seat)
        assert hint.anchor in paragraphs
        assert GAMES[game].fewest(hint) <= len(hint.advice) <= MOST, decision
        assert len({advice.id for advice in hint.advice}) == len(hint.advice), decision


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_all_legal_moves_are_in_the_groups_each_once(game: str) -> None:
    rules, ends = LIBRARY.kit(game).game, GAMES[game].ends
    for position, decision in GAMES[game].all():
        hint = GAMES[game].hint_at(position, decision.seat)
        legal = set(map(rules.text, rules.legal_moves(position, decision.seat)))
        assert sum(group.count for group in hint.groups) == hint.count == len(legal - ends)
        assert hint.may_end == bool(legal & ends)


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_asking_for_a_hint_changes_nothing(game: str) -> None:
    for position, decision in GAMES[game].all()[::5]:
        before = position.copy()
        GAMES[game].hint_at(position, decision.seat)
        assert position == before


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_who_has_nothing_to_decide_gets_no_hint(game: str) -> None:
    rules, looked_at = LIBRARY.kit(game).game, 0
    for position, _ in GAMES[game].all():
        decisions = rules.decisions(position)
        for seat in {0, 1} - {decision.seat for decision in decisions}:
            looked_at += 1
            assert hints_of(game).hint(rules.view(position, seat), decisions, seat, []) is None
    assert looked_at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_every_hint_is_whole_sentences_in_every_language(game: str, language: str) -> None:
    hints, texts = hints_of(game), catalogue(language)
    for position, decision in GAMES[game].all():
        said = hints.told(GAMES[game].hint_at(position, decision.seat), texts)
        lines = (said.about, said.summary, *said.blocked, *(line.text for line in (*said.groups, *said.advice)))
        for sentence in lines:
            assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
            assert sentence.endswith((".", "?", "…")), sentence
            assert not ODD.search(sentence), sentence
