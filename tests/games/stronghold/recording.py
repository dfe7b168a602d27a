"""Record random games for the tests: one for every way a game of either edition can end, ready set and draft in turn.

Of three and of four players there is a game of each edition, won by either camp in turn.

    python -m tests.games.stronghold.recording                 # write what is missing
    python -m tests.games.stronghold.recording --transcripts   # write the readable transcripts again

A recorded game stays as it is for good: if a change of the rules makes one illegal, that is to be seen and explained.
Where a ruling was amended, the games of before are played by the rulings they were recorded with; those of today lie
in a folder of their own.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Any, Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import open_match, save_match
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import OPTIONS, STRONGHOLD
from stronghold_gui.games.stronghold.values import RULINGS
from stronghold_gui.games.stronghold.wording import log_lines
from stronghold_gui.players.random_player import RandomPlayer
from stronghold_gui.text import catalogue

FOLDER: Final = Path(__file__).parent / "recorded"
"""The games of the first state of the rulings; in folders below it those of later ones."""
OF_TODAY: Final = FOLDER / f"rulings-{RULINGS[0]}"
"""Where games by today's rulings are recorded."""
ENDINGS: Final = (
    "glory-invader",
    "glory-defender",
    "time-defender",
    "extra_assault-invader",
    "extra_assault-defender",
)
MOST_SEEDS: Final = 2000
PARTNERS: Final = {3: ("Ada", "", "Brun"), 4: ("Ada", "Cleo", "", "Brun")}
"""Who plays, by number of seats; one has no name and is called by the seat."""


def play(edition: str, cards: str, seed: int, seats: int = 2) -> Match[Any, Any, Any, Any]:
    """Return a whole game played at random; of partners who decide together either acts."""
    names = ("Ada", "Brun") if seats == 2 else PARTNERS[seats]
    match: Match[Any, Any, Any, Any] = Match(
        STRONGHOLD, Header("stronghold", {"edition": edition, "cards": cards}, names, seed)
    )
    player = RandomPlayer(seed)
    while decisions := STRONGHOLD.decisions(match.position):
        seat = player.choose([decision.seat for decision in decisions])
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
        missing = [name for name in ENDINGS if not list(OF_TODAY.glob(f"{edition}-*-{name}.stronghold"))]
        for seed in range(MOST_SEEDS):
            if not missing:
                break
            cards = OPTIONS["cards"][len(missing) % 2]
            match = play(edition, cards, seed)
            if ending(match) in missing:
                missing.remove(ending(match))
                save_match(match, kit, OF_TODAY / f"{edition}-{cards}-{ending(match)}.stronghold")


def record_partners() -> None:
    """Play a game of three and one of four of each edition that shows every special action of partners."""
    kit = find_kit("stronghold")
    assert kit is not None
    for seats in PARTNERS:
        for edition in OPTIONS["edition"]:
            if list(OF_TODAY.glob(f"{edition}-{seats}-*.stronghold")):
                continue
            match = next(match for seed in count(1) if shown(match := play(edition, "draft", seed, seats)))
            save_match(match, kit, OF_TODAY / f"{edition}-{seats}-{ending(match)}.stronghold")


def shown(match: Match[Any, Any, Any, Any]) -> bool:
    """Return whether a game shows what only partners do: borrowing, troop transfer, and of four players haste."""
    seen = {type(event) for played in match.played for event in played.events}
    wanted: set[type] = {e.ActionBorrowed, e.UnitsGiven, a.Clash}
    if len(match.header.names) == max(PARTNERS):
        wanted.add(e.HasteUsed)
    return wanted <= seen


def transcript(match: Match[Any, Any, Any, Any]) -> str:
    """Return a game as it reads in the English log: a move in notation, below it what happened."""
    texts, lines = catalogue("en"), []
    ids = STRONGHOLD.seat_ids(len(match.header.names))
    for played in match.played:
        seat = played.record.seat
        lines.append(f"{match.header.names[seat] or ids[seat]}: {STRONGHOLD.text(played.record.move)}")
        lines += [f"    {line}" for line in log_lines(played.events, texts, list(match.header.names))]
    return "\n".join(lines) + "\n"


def transcribe() -> None:
    """Write the transcript of one game of each edition for two, and of all for three and four."""
    for folder in (FOLDER, OF_TODAY):
        two = [next(folder.glob(f"{edition}-[dr]*-glory-invader.stronghold")) for edition in OPTIONS["edition"]]
        for path in (*two, *folder.glob("*-[34]-*.stronghold")):
            match = open_match(path, find_kit)
            path.with_suffix(".txt").write_text(transcript(match), encoding="utf-8")


if __name__ == "__main__":
    OF_TODAY.mkdir(exist_ok=True)
    if "--transcripts" not in sys.argv:
        record()
        record_partners()
    transcribe()
