"""A player that uses ``do`` until killed: ``do_player FILE SEED``. It reports each call when done."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from stronghold_gui.cli import main as stronghold
from stronghold_gui.core.save import open_match, save_match
from tests.hunts.campaign import Teller, begun
from tests.toy.entry import WITH_TOY


def main(file: Path, seed: int) -> None:
    """Play until killed."""
    dice, teller = random.Random(seed), Teller()  # noqa: S311 - a campaign that can be repeated
    while True:
        match = begun(dice)
        save_match(match, WITH_TOY.kit(match.header.game), file)
        teller.tell(match, begun=True)
        while decisions := match.game.decisions(match.position):
            seat = dice.choice(decisions).seat
            move = dice.choice(match.game.legal_moves(match.position, seat))
            name = match.game.seat_ids(len(match.header.names))[seat]
            command = ["do", str(file), match.game.text(move), "--seat", name, "--quiet", "--language", "en"]
            assert stronghold(command, WITH_TOY) == 0
            match = open_match(file, WITH_TOY.find)
            teller.tell(match)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
