"""Every sentence about a random game, in every language: prompts, moves, refusals, the table, the log, the ending."""

from __future__ import annotations

import random
import re
from itertools import islice
from typing import Any, Final

import pytest

from stronghold_gui.core.decision import Decision
from stronghold_gui.text import LANGUAGES, Catalogue, catalogue
from tests.games.begun import SUBJECTS, Kind, kinds
from tests.toy.entry import WITH_TOY

KINDS: Final = 3
"""Random kinds of match that are told of each game."""
CLOSELY: Final = 10
"""Number of moves between positions of which all is told."""

UNTOLD: Final = re.compile(r"\{|(^| )\?")
"""A fact that was not put in: its name, or the question mark of ``text.nouns`` as a word of its own."""


def told_of(kind: Kind, texts: Catalogue, dice: random.Random) -> list[str]:
    """Play a match and return what is said about it."""
    kit, match, names = WITH_TOY.kit(kind.game), kind.begin(dice.getrandbits(30)), ("Anna", "", "Cleo", "")
    game, words, called = kit.game, kit.words, tuple(islice([*names, *names], kind.seats))
    told = words.events(game.opening(match.position), texts, called)
    while decisions := game.decisions(match.position):
        decision = dice.choice(decisions)
        told.append(words.prompt(decision, texts, called))
        if len(match.played) % CLOSELY == 0:
            told += told_closely(kind.game, match.position, decision, called, texts, dice)
        done = match.play(decision.seat, dice.choice(game.legal_moves(match.position, decision.seat)))
        for seat in (None, decision.seat):
            told += words.events([game.event_for(match.position, event, seat) for event in done.events], texts, called)
    outcome = game.outcome(match.position)
    assert outcome is not None
    return [*told, words.ending(outcome, texts)]


def told_closely(
    game_id: str,
    position: Any,  # noqa: ANN401 - any game's
    decision: Decision,
    called: tuple[str, ...],
    texts: Catalogue,
    dice: random.Random,
) -> list[str]:
    """Return the table, some legal moves and the refusals of some others."""
    kit, universe = WITH_TOY.kit(game_id), SUBJECTS[game_id]().universe
    legal = kit.game.legal_moves(position, decision.seat)
    ids, teams = kit.game.seat_ids(len(called)), {kit.game.team(position, seat): None for seat in range(len(called))}
    titles = [kit.words.team([ids[seat] for seat in team], texts) for team in teams]
    # A table may have empty lines between its parts.
    told = [*filter(None, kit.words.table(kit.game.view(position, decision.seat), called, titles, texts))]
    told += [kit.words.move(move, texts, decision) for move in dice.sample(legal, min(20, len(legal)))]
    for move in dice.sample(universe, min(60, len(universe))):
        if refusal := kit.game.refusal(position, decision.seat, move):
            told += [kit.words.refusal(refusal, texts, called), kit.words.source(refusal, texts)]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SUBJECTS)
def test_whole_games_are_told(game: str, language: str) -> None:
    dice = random.Random(5)  # noqa: S311 - a game
    for kind in dice.sample(list(kinds(game)), KINDS):
        told = told_of(kind, catalogue(language), dice)
        assert all(told)
        assert not [text for text in told if UNTOLD.search(text)], kind
