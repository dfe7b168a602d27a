"""Wording of whole games without gaps: events, decisions, moves, and refusals of illegal moves."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.wording import (
    event_sentence,
    move_label,
    prompt,
    refusal_sentence,
    source_text,
)
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.typography import setting_faults
from tests.games.stronghold.wording.samples import MOVES
from tests.games.stronghold.wording.test_sentences import LEFTOVER, UNMELTED

Said = Event | Decision | Move | Refusal


def random_game(edition: str, seed: int, seats: int = 2) -> Iterator[tuple[str, Said]]:
    """Play at random; yield each thing to word, with its type."""
    chooser = random.Random(seed)  # noqa: S311 - chooses moves, keeps no secret
    position = STRONGHOLD.setup({"edition": edition, "cards": "draft"}, seats, seed)
    seen: list[Move] = list(MOVES)
    while STRONGHOLD.outcome(position) is None:
        decision = chooser.choice(STRONGHOLD.decisions(position))
        legal = STRONGHOLD.legal_moves(position, decision.seat)
        yield "decision", decision
        for tried in chooser.sample(seen, 6):
            refusal = STRONGHOLD.refusal(position, decision.seat, tried)
            if refusal is not None:
                yield "refusal", refusal
        move = chooser.choice(legal)
        seen.append(move)
        yield "move", move
        for event in STRONGHOLD.play(position, decision.seat, move):
            yield "event", event


def say(what: str, said: Said, language: str, seats: int = 2) -> list[str]:
    """Return all words about a match with a number of unnamed seats."""
    texts, names = catalogue(language), ("",) * seats
    match what, said:
        case "decision", Decision():
            return [prompt(said, texts, names)]
        case "refusal", Refusal():
            return [refusal_sentence(said, texts, names), source_text(said, texts)]
        case "move", _:
            return [move_label(said, texts)]  # type: ignore[arg-type]
        case _:
            return [event_sentence(said, texts, names)]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "seed", "seats"),
    [("revised", 1, 2), ("revised", 2, 2), ("first", 3, 2), ("first", 4, 2), ("revised", 5, 3), ("first", 6, 4)],
)
def test_a_whole_game_is_told_without_a_gap(edition: str, seed: int, seats: int, language: str) -> None:
    for what, said in random_game(edition, seed, seats):
        for text in say(what, said, language, seats):
            assert not LEFTOVER.search(text), (said, text)
            assert not list(setting_faults(language, text)), (said, text)
            assert language != "fr" or not UNMELTED.search(text), (said, text)


def test_every_refusal_of_a_game_names_a_rule_that_has_a_title() -> None:
    for what, said in random_game("revised", 5):
        if what == "refusal" and isinstance(said, Refusal):
            assert ":" in source_text(said, catalogue("en")), said
