"""Random matches of every game and kind, and what must hold of a match begun from any position of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import Autosave, match_from_position, open_any, open_match, resume, save_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.match_file import to_bytes
from tests.games.conformance import Subject
from tests.games.convicted.subject import subject as convicted
from tests.games.fortress.subject import subject as fortress
from tests.games.stronghold.subject import subject as stronghold
from tests.games.warriors.subject import subject as warriors
from tests.toy.entry import WITH_TOY
from tests.toy.subject import subject as rafts

SUBJECTS: Final[dict[str, Callable[[], Subject]]] = {
    "stronghold": stronghold,
    "warriors": warriors,
    "convicted": convicted,
    "fortress": fortress,
    "rafts": rafts,
}
"""Every game, by its id."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to play a game: the number of players and the options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def begin(self, seed: int) -> AnyMatch:
        """Return a new match of this kind."""
        header = Header(self.game, dict(self.options), ("",) * self.seats, seed)
        return Match(WITH_TOY.kit(self.game).game, header)


def kinds(game: str) -> Iterator[Kind]:
    """Yield every kind of match of a game."""
    rules = WITH_TOY.kit(game).game
    for seats in rules.seat_counts:
        named = [[(option, value) for value in values] for option, values in rules.options(seats).items()]
        yield from (Kind(game, seats, chosen) for chosen in product(*named))


def play_on(match: AnyMatch, dice: random.Random, moves: int) -> None:
    """Play a number of random moves, at most."""
    for _ in range(moves):
        decisions = match.game.decisions(match.position)
        if not decisions:
            return
        seat = dice.choice(decisions).seat
        match.play(seat, dice.choice(match.game.legal_moves(match.position, seat)))


def check_begun(game: str, position: Any, dice: random.Random, folder: Path) -> None:  # noqa: ANN401 - any game's
    """A match can begin from a position in a file; it is saved, opened, played on and recovered after a crash."""
    kit = WITH_TOY.kit(game)
    written, saved = folder / "position.json", folder / "match.stronghold"
    written.write_bytes(to_bytes(kit.positions.to_json(position)))
    match = open_any(written, WITH_TOY)
    assert match.position == position
    assert match.header.options == match_from_position(position, kit).header.options
    save_match(match, kit, saved)
    opened = open_match(saved, WITH_TOY.find)
    assert opened.position == position
    journal = Autosave.begin(opened, kit, folder / "autosave", saved)
    for number in range(3):
        play_on(opened, dice, number)
        journal.keep(opened)
    journal.release()
    lost, again = resume(journal.path, WITH_TOY.find)
    again.finish()
    assert lost.position == opened.position
    assert len(lost.played) == len(opened.played)
    save_match(lost, kit, saved)
    assert open_match(saved, WITH_TOY.find).position == lost.position
