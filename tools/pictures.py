"""Make the pictures of the README: a real game in the real window, in both languages.

    python tools/pictures.py            # writes docs/pictures/*.png; needs no screen

The games are played by the rules: by computer players, or at random with a preference for active moves.
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
from stronghold_gui.games.library import LIBRARY  # noqa: E402
from stronghold_gui.games.stronghold import moves  # noqa: E402
from stronghold_gui.games.stronghold.game import STRONGHOLD  # noqa: E402
from stronghold_gui.games.warriors.game import WARRIORS  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
SIZE: Final = (1440, 860)


class Game(NamedTuple):
    """A game to show: the names of its players, its seed, and the number of moves after which it is shown."""

    names: tuple[str, ...]
    seed: int
    after: int


TWO: Final = Game(("Ada", "Brun"), 91, 553)
"""Much is built, and a dispatch is under way."""
FOUR: Final = Game(("Ada", "Brun", "Clio", "Dov"), 5, 700)
"""The Defenders spend their hourglasses."""


CARDS: Final = Game(("Ada", "Brun", "Clio", "Dov"), 19, 0)
"""An attack of Warriors and the Draconic Hordes is about to be chosen in round 2."""


SIEGE: Final = Game(("Ada", "Brun"), 7, 325)
"""The Convicted, played by computer players: the horde is before the walls."""
BATTLEFIELD: Final = Game(("Ada", "Brun"), 11, 125)
"""Fortress, played by computer players: the attackers are at the walls."""


PLAYED_BY_COMPUTERS: Final = {
    SIEGE: ("convicted", {"mode": "campaign", "level": "easy"}),
    BATTLEFIELD: ("fortress", {"scenario": "siege", "armies": "given"}),
}
"""The id and the options of each game that computer players play."""


class Picture(NamedTuple):
    """One picture: its file, the language of the window, the game, and the look of the window."""

    file: str
    language: str
    game: Game
    theme: str = "light"
    pictures: str = "standard"


WANTED: Final = (
    Picture("game.png", "en", TWO),
    Picture("partie.png", "fr", TWO),
    Picture("four.png", "en", FOUR, theme="dark"),
    Picture("quatre.png", "fr", FOUR, theme="dark"),
    Picture("contrast.png", "en", TWO, pictures="contrast"),
    Picture("contraste.png", "fr", TWO, pictures="contrast"),
    Picture("warriors.png", "en", CARDS),
    Picture("guerriers.png", "fr", CARDS),
    Picture("convicted.png", "en", SIEGE),
    Picture("convicted-fr.png", "fr", SIEGE),
    Picture("fortress.png", "en", BATTLEFIELD),
    Picture("forteresse.png", "fr", BATTLEFIELD),
)


def busy_game(game: Game = TWO) -> Match[Any, Any, Any, Any]:
    """Return a game of Stronghold in which all seats build, pay and march whenever they can."""
    options = {"edition": "revised"} | ({"cards": "ready"} if len(game.names) == 2 else {})
    match: Match[Any, Any, Any, Any] = Match(STRONGHOLD, Header("stronghold", options, game.names, game.seed))
    chance = random.Random(game.seed)  # noqa: S311 - a game, no secret
    idle = (moves.Done, moves.Flip, moves.Swap)
    for _ in range(game.after):
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


def card_game() -> Match[Any, Any, Any, Any]:
    """Return a game of Warriors in which battle cards, dragons and wizards are kept."""
    match: Match[Any, Any, Any, Any] = Match(WARRIORS, Header("warriors", {"box": "hordes"}, CARDS.names, CARDS.seed))
    chance = random.Random(CARDS.seed)  # noqa: S311 - a game, no secret
    while match.position.round < 2 or WARRIORS.decisions(match.position)[0].kind != "attack":
        decision = WARRIORS.decisions(match.position)[0]
        legal = WARRIORS.legal_moves(match.position, decision.seat)
        if decision.kind == "keep":
            legal = sorted(legal, key=_liked)[-4:]
        match.play(decision.seat, chance.choice(legal))
    return match


def computers_game(game: Game) -> Match[Any, Any, Any, Any]:
    """Return a game in which computer players of the level ``medium`` have all seats."""
    name, options = PLAYED_BY_COMPUTERS[game]
    kit = LIBRARY.kit(name)
    match: Match[Any, Any, Any, Any] = Match(kit.game, Header(name, options, game.names, game.seed))
    players = [kit.players["medium"](seat) for seat in range(len(game.names))]
    for _ in range(game.after):
        decision = kit.game.decisions(match.position)[0]
        legal = kit.game.legal_moves(match.position, decision.seat)
        view = kit.game.view(match.position, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(view, decision, legal))
    return match


def _liked(move: object) -> int:
    """Return the number of kept cards that are no warriors."""
    return sum("." not in card for card in getattr(move, "cards", ()))


def played(game: Game) -> Match[Any, Any, Any, Any]:
    """Return a game up to the moment for the pictures."""
    if game in PLAYED_BY_COMPUTERS:
        return computers_game(game)
    return card_game() if game is CARDS else busy_game(game)


def take(picture: Picture) -> None:
    """Paint the window with a game into a file."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / picture.file
    match = played(picture.game)
    paint_window(match, path, picture.language, SIZE, picture.theme, picture.pictures)


def main() -> int:
    """Take all pictures, with a temporary folder for the user's files."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["STRONGHOLD_HOME"] = home
        for picture in WANTED:
            take(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
