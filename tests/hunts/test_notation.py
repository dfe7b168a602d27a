"""Texts of any words in random games of every game: a text that reads as a move is refused in words, or is legal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Final

import pytest

from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.begun import SUBJECTS, kinds
from tests.games.conformance import Subject
from tests.hunts.conftest import Tries
from tests.hunts.written import Writer
from tests.toy.entry import WITH_TOY

TABLES: Final = [(game, seats) for game in SUBJECTS for seats in sorted(WITH_TOY.kit(game).game.seat_counts)]
TEXTS: Final = 4
"""Texts of each sort that are tried at a step."""
ID: Final = re.compile(r"\b[a-z][a-z0-9]*(?:[._][a-z0-9]+)+\b")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_text_that_reads_as_a_move_is_refused_or_legal(game: str, seats: int, tries: Tries, seed: int) -> None:
    subject, dice = SUBJECTS[game](), random.Random(seed)  # noqa: S311 - which moves, nothing secret
    writer = Writer(subject.kit.game, subject.universe, dice)
    ways = [kind for kind in kinds(game) if kind.seats == seats]
    for number in range(tries(1, 400)):
        _play(subject, writer, dice.choice(ways).begin(seed + number), dice, often=1 / tries(6, 1))


def _play(subject: Subject, writer: Writer, match: AnyMatch, dice: random.Random, often: float) -> None:
    """Play a random game to its end; try texts at a number of its steps, and always at the end."""
    game = match.game
    while decisions := game.decisions(match.position):
        seat = dice.choice(decisions).seat
        legal = game.legal_moves(match.position, seat)
        if dice.random() < often:
            moment = Moment(subject, match)
            moment.check_prompts()
            moment.check_texts(_texts(writer, [game.text(move) for move in dice.choices(legal, k=TEXTS)]))
        match.play(seat, dice.choice(legal))
    Moment(subject, match).check_texts(_texts(writer, ()))


def _texts(writer: Writer, seen: Sequence[str]) -> Iterator[str]:
    """Yield texts that are moves: some made word by word, some from moves that are legal."""
    yield from filter(None, [*(writer.grown() for _ in range(TEXTS)), *map(writer.changed, seen)])


class Moment:
    """A position of a random game, for all that is asked of it."""

    def __init__(self, subject: Subject, match: AnyMatch) -> None:
        """Store the current state of a match."""
        self._subject, self._match = subject, match
        self._words = WITH_TOY.kit(match.header.game).words
        self._legal = [match.game.legal_moves(match.position, seat) for seat in range(len(match.header.names))]

    def check_prompts(self) -> None:
        """Check that every decision has a prompt in words."""
        match = self._match
        for decision in match.game.decisions(match.position):
            for language in LANGUAGES:
                check_words(self._words.prompt(decision, catalogue(language), match.header.names))

    def check_texts(self, texts: Iterable[str]) -> None:
        """Ask of every seat whether it may make a move; play it on a copy if so, else read the refusal."""
        before = self._match.position.copy()
        for text in texts:
            move = self._match.game.parse(text)
            self._check_written(move)
            for seat, legal in enumerate(self._legal):
                self._check_tried(seat, move, text, is_legal=move in legal)
        assert self._match.position == before

    def _check_written(self, move: Any) -> None:  # noqa: ANN401 - any game's
        game = self._match.game
        assert game.parse(game.text(move)) == move

    def _check_tried(self, seat: int, move: Any, text: str, *, is_legal: bool) -> None:  # noqa: ANN401
        match, subject = self._match, self._subject
        refusal = match.game.refusal(match.position, seat, move)
        here = f"{text!r} by {seat} after {len(match.played)} moves of {match.header}"
        assert (refusal is None) == is_legal, here
        if refusal is None:
            match.game.play(match.position.copy(), seat, move)
            return
        assert isinstance(refusal.reason, StrEnum), here
        assert subject.known_source(refusal.source), here
        for language in LANGUAGES:
            check_words(self._words.refusal(refusal, catalogue(language)), text, here)
            check_words(self._words.source(refusal, catalogue(language)), text, here)


def check_words(sentence: str, typed: str = "", here: str = "") -> None:
    """A sentence has no id in it, but may quote words that were typed."""
    own = sentence
    for word in sorted(typed.split(), key=len, reverse=True):
        own = own.replace(word, "")
    assert not ID.search(own), f"{here}: {sentence}"
