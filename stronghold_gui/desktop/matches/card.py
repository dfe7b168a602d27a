"""A match as the list of matches shows it: in words, without its rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class MatchCard:
    """What is said of a match.

    Attributes:
        path: its file.
        name: what it is called.
        who: who plays and how far it is; "" where nobody has looked yet.
        standing: who has won or who must decide, or what is wrong with the file; "" as above.
        about: which game it is, and when it was played last.
        where: in which folder it lies, "" for the one of all matches.
        picture: how its table looked.
        cover: the picture of its game.
        goes_on: whether there is something left to be played.
    """

    path: Path
    name: str
    who: str
    standing: str
    about: str
    where: str = ""
    picture: Path | None = None
    cover: Path | None = None
    goes_on: bool = True

    @property
    def lines(self) -> list[str]:
        """All of it, a line each."""
        return [line for line in (self.name, self.who, self.standing, self.about, self.where) if line]
