"""A program that plays, keeps its journal and saves, until it is killed: ``killed.py FOLDER SEED``.

After each step it says on stdout how many it has done. What it does follows from the seed alone, so that the test can
do the same and compare.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch, Autosave, save_match
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.games.library import find_kit
from stronghold_gui.players.random_player import RandomPlayer

SAVE_EVERY = 40


def begin(seed: int) -> AnyMatch:
    """Return a match of the seed."""
    kit = find_kit("stronghold")
    assert kit is not None
    return Match(kit.game, Header("stronghold", {"cards": "draft"}, ("Anna", "Bruno"), seed), policy=UNLIMITED)


def steps(match: AnyMatch, seed: int) -> Iterator[int]:
    """Play, now and then take some moves back, at the end all of them, for ever; yield the number of each step done."""
    player, done = RandomPlayer(seed), 0
    while True:
        decisions = match.game.decisions(match.position)
        if not decisions:
            while match.can_undo:
                match.undo()
        elif match.can_undo and player.choose([False] * 9 + [True]):
            match.undo()
        else:
            seat = decisions[0].seat
            match.play(seat, player.choose(match.game.legal_moves(match.position, seat)))
        done += 1
        yield done


def main(folder: Path, seed: int) -> None:
    """Play until killed."""
    kit = find_kit("stronghold")
    assert kit is not None
    match = begin(seed)
    autosave = Autosave.begin(match, kit, folder / "autosave")
    os.write(1, b"0\n")
    for done in steps(match, seed):
        autosave.keep(match)
        if done % SAVE_EVERY == 0:
            save_match(match, kit, folder / "match.stronghold")
            autosave.saved(folder / "match.stronghold")
        os.write(1, b"%d\n" % done)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
