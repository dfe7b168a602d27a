"""A player without a window, until killed: ``player FOLDER SEED PAUSE``.

After each step the journal is written and the step reported; now and then the match is saved in a file, which is
reported, too. ``PAUSE`` is the longest time between two steps, in seconds.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from stronghold_gui.core.save import Autosave, save_match
from tests.hunts.campaign import Teller, begun, steps
from tests.toy.entry import WITH_TOY

SAVED: float = 0.05
"""How often a step is followed by saving."""


def main(folder: Path, seed: int, pause: float) -> None:
    """Play until killed."""
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    match, teller, file = begun(dice), Teller(), folder / "match.stronghold"
    kit = WITH_TOY.kit(match.header.game)
    autosave = Autosave.begin(match, kit, folder / "data" / "autosave")
    teller.tell(match, at=time.monotonic())
    for _ in steps(match, dice):
        autosave.keep(match)
        teller.tell(match, at=time.monotonic())
        if dice.random() < SAVED:
            autosave.saved(file, save_match(match, kit, file).fingerprint)
            teller.tell(match, at=time.monotonic(), saved=True)
        if pause:
            time.sleep(dice.random() * pause)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
