"""Record random games for the tests: one for every way a game of either box can end, numbers of seats in turn.

    python -m tests.games.warriors.recording                 # write what is missing
    python -m tests.games.warriors.recording --transcripts   # write the readable transcripts again

A recorded game stays as it is for good: if a change of the rules makes one illegal, that is to be seen and explained.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import open_match, save_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.games.entry import Kit
from stronghold_gui.games.warriors.cards import BOXES
from stronghold_gui.games.warriors.documents import POSITIONS
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.position import ENDINGS
from stronghold_gui.games.warriors.words import WORDS
from tests.games.warriors.wording.texts import book

FOLDER: Final = Path(__file__).parent / "recorded"
KIT: Final = Kit(WARRIORS, POSITIONS, WORDS)
WAYS: Final = tuple(way for way in ENDINGS if way)
NAMES: Final = ("Ada", "Brun", "", "Cleo", "Dario", "Eva")
"""Who plays; one has no name."""
MOST_SEEDS: Final = 20_000


def find(game: str) -> Kit | None:
    """Return the kit of Warriors, without the library."""
    return KIT if game == WARRIORS.id else None


def play(box: str, seats: int, seed: int) -> AnyMatch:
    """Return a whole game played at random; among seats asked together, any may act."""
    match: AnyMatch = Match(WARRIORS, Header("warriors", {"box": box, "dealer": "lot"}, NAMES[:seats], seed))
    dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
    while decisions := WARRIORS.decisions(match.position):
        seat = dice.choice(decisions).seat
        match.play(seat, dice.choice(WARRIORS.legal_moves(match.position, seat)))
    return match


def record() -> None:
    """Play until there is a game for every ending of either box."""
    FOLDER.mkdir(exist_ok=True)
    for box in BOXES:
        missing = [way for way in WAYS if not list(FOLDER.glob(f"{box}-*-{way}.stronghold"))]
        counts = [seats for seats in WARRIORS.seat_counts if box in WARRIORS.options(seats)["box"]]
        for seed in range(MOST_SEEDS):
            if not missing:
                break
            seats = counts[seed % len(counts)]
            match = play(box, seats, seed)
            if match.position.ending in missing:
                missing.remove(match.position.ending)
                save_match(match, KIT, FOLDER / f"{box}-{seats}-{match.position.ending}.stronghold")


def transcript(match: AnyMatch) -> str:
    """Return a game as it reads in the English log: a move in notation, below it what happened."""
    texts, lines = book("en"), []
    names = match.header.names
    for played in match.played:
        seat = played.record.seat
        lines.append(f"{names[seat] or WARRIORS.seat_ids(len(names))[seat]}: {WARRIORS.text(played.record.move)}")
        lines += [f"    {line}" for line in WORDS.events(played.events, texts, names)]
    return "\n".join(lines) + "\n"


def transcribe() -> None:
    """Write the transcripts of all recorded games."""
    for path in FOLDER.glob("*.stronghold"):
        path.with_suffix(".txt").write_text(transcript(open_match(path, find)), encoding="utf-8")


if __name__ == "__main__":
    if "--transcripts" not in sys.argv:
        record()
    transcribe()
