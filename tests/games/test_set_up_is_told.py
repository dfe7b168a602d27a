"""The log of a match begins with what happened in its set-up, in every game, also when its file is opened again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from stronghold_gui.core.save.document import match_from_json, match_to_json
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.raw import parse_raw
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.begun import kinds, play_on

NAMES = ("Anna", "Bert", "Cleo", "Dan", "Eve", "Finn")


def begun(game: str) -> Iterator[Any]:
    """Yield some new matches of a game, of all kinds."""
    dice = random.Random(7)  # noqa: S311 - a sample
    found = list(kinds(game))
    for seed, kind in enumerate(dice.sample(found, min(20, len(found)))):
        yield kind.begin(seed)


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_a_new_match_tells_every_event_of_its_set_up(game: str) -> None:
    rules = LIBRARY.kit(game).game
    for match in begun(game):
        told: list[Any] = []
        start = rules.setup(match.header.options, len(match.header.names), match.header.seed, told)
        assert start == match.start
        assert list(match.opening) == told
        assert set(rules.opening(start)) <= set(told)


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_a_match_opened_again_tells_its_set_up_as_before(game: str) -> None:
    dice = random.Random(3)  # noqa: S311 - which moves, nothing secret
    for match in begun(game):
        play_on(match, dice, 2)
        again = match_from_json(parse_raw(to_bytes(match_to_json(match, LIBRARY.kit(game)))), find_kit)
        assert again.opening == match.opening


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_a_start_that_is_not_that_of_the_set_up_tells_what_can_be_seen_of_it(game: str) -> None:
    kit = LIBRARY.kit(game)
    for match in begun(game):
        document = match_to_json(match, kit)
        document["start"] = kit.positions.to_json(match.start)
        # Another seed would deal otherwise: who opens the file cannot know how this start came about.
        document["seed"] = match.header.seed + 1
        assert match_from_json(document, find_kit).opening == tuple(kit.game.opening(match.start))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_the_set_up_has_sentences_for_everybody(game: str, language: str) -> None:
    kit, texts = LIBRARY.kit(game), catalogue(language)
    for match in begun(game):
        names = NAMES[: len(match.header.names)]
        for seat in (None, *range(len(names))):
            seen = [kit.game.event_for(match.start, event, seat) for event in match.opening]
            assert all(kit.words.events(seen, texts, names))
