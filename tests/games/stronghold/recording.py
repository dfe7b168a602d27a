"""Record random games for the tests: one for every way a game of either edition can end, ready set and draft in turn.

    python -m tests.games.stronghold.recording                 # write what is missing
    python -m tests.games.stronghold.recording --transcripts   # write the readable transcripts again

A recorded game stays as it is for good: if a change of the rules makes one illegal, that is to be seen and explained.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import open_match, save_match
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.game import OPTIONS, STRONGHOLD
from stronghold_gui.games.stronghold.wording import log_lines
from stronghold_gui.players.random_player import RandomPlayer
from stronghold_gui.text import catalogue

FOLDER: Final = Path(__file__).parent / "recorded"
ENDINGS: Final = (
    "glory-invader",
    "glory-defender",
    "time-defender",
    "extra_assault-invader",
    "extra_assault-defender",
)
MOST_SEEDS: Final = 2000


def play(edition: str, cards: str, seed: int) -> Match[Any, Any, Any, Any]:
    """Return a whole game played at random."""
    match: Match[Any, Any, Any, Any] = Match(
        STRONGHOLD, Header("stronghold", {"edition": edition, "cards": cards}, ("Ada", "Brun"), seed)
    )
    player = RandomPlayer(seed)
    while decisions := STRONGHOLD.decisions(match.position):
        seat = decisions[0].seat
        match.play(seat, player.choose(STRONGHOLD.legal_moves(match.position, seat)))
    return match


def ending(match: Match[Any, Any, Any, Any]) -> str:
    """Return how a game ended, as in the file's name."""
    return f"{match.position.ending}-{match.position.winner}"


def record() -> None:
    """Play until there is a game for every ending of either edition."""
    kit = find_kit("stronghold")
    assert kit is not None
    for edition in OPTIONS["edition"]:
        missing = [name for name in ENDINGS if not list(FOLDER.glob(f"{edition}-*-{name}.stronghold"))]
        for seed in range(MOST_SEEDS):
            if not missing:
                break
            cards = OPTIONS["cards"][len(missing) % 2]
            match = play(edition, cards, seed)
            if ending(match) in missing:
                missing.remove(ending(match))
                save_match(match, kit, FOLDER / f"{edition}-{cards}-{ending(match)}.stronghold")


def transcript(match: Match[Any, Any, Any, Any]) -> str:
    """Return a game as it reads in the English log: a move in notation, below it what happened."""
    texts, lines = catalogue("en"), []
    for played in match.played:
        lines.append(f"{match.header.names[played.record.seat]}: {STRONGHOLD.text(played.record.move)}")
        lines += [f"    {line}" for line in log_lines(played.events, texts, list(match.header.names))]
    return "\n".join(lines) + "\n"


def transcribe() -> None:
    """Write the transcript of one game of each edition."""
    for edition in OPTIONS["edition"]:
        path = next(FOLDER.glob(f"{edition}-*-glory-invader.stronghold"))
        match = open_match(path, find_kit)
        path.with_suffix(".txt").write_text(transcript(match), encoding="utf-8")


if __name__ == "__main__":
    if "--transcripts" not in sys.argv:
        record()
    transcribe()
