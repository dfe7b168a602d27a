"""The specification of a run of the lab."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

FORMAT = "lab-run"
VERSION = 1
_KINDS = {"game": str, "loader": str, "program": str, "options": dict, "players": dict, "seed": int, "games": int}
"""The type of each member of a run's file."""


@dataclass(frozen=True, slots=True)
class Spec:
    """The specification of a run; together with the seed of a match it determines the match.

    Attributes:
        game: id of the game.
        loader: the object from which the game is loaded, as ``module:name``.
        program: version of the program; other versions may play the same seed differently.
        options: the options of every match.
        players: by seat id, the id of the computer player that has it, in seat order.
        seed: seed of the first match; further matches have the next numbers.
        games: number of matches.
    """

    game: str
    loader: str
    program: str
    options: dict[str, str]
    players: dict[str, str]
    seed: int
    games: int
    format: str = field(default=FORMAT)
    version: int = field(default=VERSION)

    @property
    def seeds(self) -> range:
        """The seeds of all games."""
        return range(self.seed, self.seed + self.games)

    def text(self) -> str:
        """Return the specification as the text of a run's file."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"

    def is_same(self, other: Spec) -> bool:
        """Return whether two runs play the same games; the number of games and the loader may differ."""
        free = {"games": 0, "loader": ""}
        return asdict(self) | free == asdict(other) | free


def read_spec(text: str) -> Spec:
    """Return the definition in a run's file.

    Raises:
        ValueError: the text is no such file.
    """
    raw = json.loads(text)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT or raw.get("version") != VERSION:
        raise ValueError("no run of the lab")
    try:
        spec = Spec(**raw)
    except TypeError as error:
        raise ValueError("no run of the lab") from error
    if not all(isinstance(raw[name], kind) for name, kind in _KINDS.items()):
        raise ValueError("no run of the lab")
    return spec
