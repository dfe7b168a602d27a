"""Every sentence about the rafts exists in every language."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.files import translations_dir
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.check import check
from tests.toy.documents import Impossible
from tests.toy.entry import RAFTS_ENTRY, TOYS
from tests.toy.game import RAFTS
from tests.toy.moves import UNIVERSE


def test_its_texts_have_no_fault_and_no_id_of_another_game() -> None:
    assert [str(fault) for fault in check(translations_dir(), RAFTS_ENTRY.texts())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str) -> None:
    words, texts, dice = TOYS.kit("rafts").words, catalogue(language), random.Random(1)  # noqa: S311 - a game
    names = ("Anna", "", "Cleo")
    for seed in range(20):
        match = Match(RAFTS, Header("rafts", names=names, seed=seed))
        while decisions := RAFTS.decisions(match.position):
            decision = dice.choice(decisions)
            told = [words.prompt(decision, texts, names)]
            told += [words.move(move, texts, decision) for move in RAFTS.legal_moves(match.position, decision.seat)]
            for move in UNIVERSE:
                if refusal := RAFTS.refusal(match.position, decision.seat, move):
                    told += [words.refusal(refusal, texts, names), words.source(refusal, texts)]
            told += words.table(RAFTS.view(match.position, decision.seat), names, names, texts)
            done = match.play(decision.seat, dice.choice(RAFTS.legal_moves(match.position, decision.seat)))
            for seat in (None, decision.seat):
                shown = [RAFTS.event_for(match.position, event, seat) for event in done.events]
                told += words.events(shown, texts, names)
            assert all(told)
        outcome = RAFTS.outcome(match.position)
        assert outcome is not None
        assert words.ending(outcome, texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", list(Impossible))
def test_every_problem_has_a_sentence(problem: str, language: str) -> None:
    TOYS.kit("rafts")
    assert catalogue(language).has(f"problem.{problem}")
