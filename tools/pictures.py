"""Make the pictures of the README: a real game in the real window, in both languages.

    python tools/pictures.py            # writes docs/pictures/*.png; needs no screen

The game is played by a busy player with randomness of its own: everything shown has been played by the rules.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from stronghold_gui.core.match import Header, Match  # noqa: E402 - the checkout comes first
from stronghold_gui.desktop.picture import paint_window  # noqa: E402
from stronghold_gui.games.stronghold import moves  # noqa: E402
from stronghold_gui.games.stronghold.game import STRONGHOLD  # noqa: E402

SEED: Final = 91
AFTER: Final = 553
"""The move after which the game is shown: much is built, and a dispatch is under way."""
PICTURES: Final = ROOT / "docs" / "pictures"


class Picture(NamedTuple):
    """One picture: its file, the language of the window and its size."""

    file: str
    language: str
    size: tuple[int, int]


WANTED: Final = (Picture("game.png", "en", (1440, 860)), Picture("partie.png", "fr", (1440, 860)))


def busy_game() -> Match[Any, Any, Any, Any]:
    """Return a game in which both build, pay and march whenever they can, in the middle of a dispatch."""
    header = Header("stronghold", {"edition": "revised", "cards": "ready"}, ("Ada", "Brun"), SEED)
    match: Match[Any, Any, Any, Any] = Match(STRONGHOLD, header)
    chance = random.Random(SEED)  # noqa: S311 - a game, no secret
    idle = (moves.Done, moves.Flip, moves.Swap)
    for _ in range(AFTER):
        seat = STRONGHOLD.decisions(match.position)[0].seat
        legal = STRONGHOLD.legal_moves(match.position, seat)
        wanted: list[moves.Move] = [move for move in legal if not isinstance(move, idle)]
        works: list[moves.Move] = [
            move for move in wanted if isinstance(move, (moves.Pay, moves.Finish, moves.Dispatch, moves.March))
        ]
        if works and chance.random() < 0.8:
            wanted = works
        match.play(seat, chance.choice(wanted or [move for move in legal if move == moves.DONE] or legal))
    return match


def take(picture: Picture) -> None:
    """Open the window on the game and keep what it shows."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    fault = paint_window(busy_game(), PICTURES / picture.file, picture.language, picture.size)
    if fault:
        sys.exit(fault)


def main() -> int:
    """Take all pictures with a user's folder of their own."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["STRONGHOLD_HOME"] = home
        for picture in WANTED:
            take(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
