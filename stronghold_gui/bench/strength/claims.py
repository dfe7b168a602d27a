"""The claims about the strength of computer players: the opponents, and the share of games to win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_FIRST_SEED: Final = 70_000
"""The seed of the first game; weights are found with other seeds."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim about a pairing of levels, which is played many times.

    Attributes:
        id: its name on the command line.
        game, seats: the game, and the number of seats.
        levels: the levels of the teams, in the order of their first seats; without partners, the seats have
            the levels alternately.
        counted: the team (by number) whose wins are counted.
        tested: the team whose choices are timed.
        least: the lowest share allowed for the lower end of the interval.
        most: the highest share allowed for the upper end of the interval.
        swapped: whether the teams swap levels in every second game; the counted and tested teams are swapped as well.
        options: the options of the games, used in turn.
    """

    id: str
    game: str
    seats: int
    levels: tuple[str, ...]
    counted: int = 0
    tested: int = 0
    least: float = 0.0
    most: float = 1.0
    swapped: bool = False
    options: tuple[tuple[tuple[str, str], ...], ...] = ((),)

    def seed(self, number: int) -> int:
        """Return the seed of a game by its number from 0."""
        return _FIRST_SEED + number

    def setting(self, number: int) -> dict[str, str]:
        """Return the options of a game by its number."""
        return dict(self.options[number // (2 if self.swapped else 1) % len(self.options)])


_EDITIONS: Final = ("revised", "first")
_TWO: Final = tuple((("edition", edition), ("cards", cards)) for edition in _EDITIONS for cards in ("ready", "draft"))
_MORE: Final = tuple((("edition", edition), ("cards", "draft")) for edition in _EDITIONS)


def _sieges() -> Iterator[Claim]:
    """Yield the claims of two-player Stronghold; each camp has its own, since the camps are not alike."""
    wins = [("easy", "random", 0.90), ("medium", "random", 0.95), ("medium", "easy", 0.12)]
    wins += [("hard", "medium", 0.50), ("hard", "easy", 0.50)]
    for level, other, least in wins:
        yield Claim(f"invader-{level}-{other}", "stronghold", 2, (level, other), least=least, options=_TWO)
    holds = [("easy", "random", 0.10), ("medium", "easy", 0.05), ("medium", "medium", 0.05)]
    holds += [("hard", "medium", 0.03), ("hard", "hard", 0.20)]
    for level, other, most in holds:
        yield Claim(f"defender-{level}-{other}", "stronghold", 2, (other, level), tested=1, most=most, options=_TWO)


def _ladder(game: str, seats: int, options: tuple[tuple[tuple[str, str], ...], ...], least: float) -> Iterator[Claim]:
    """Yield the claims that each level beats the one below it, from both sides alternately."""
    for better, worse in (("easy", "random"), ("medium", "easy"), ("hard", "medium")):
        yield Claim(
            f"{game}{seats}-{better}-{worse}",
            game,
            seats,
            (better, worse),
            least=least,
            swapped=True,
            options=options,
        )


def _rounds() -> Iterator[Claim]:
    """Yield the claims of Warriors: each level beats the one below it, with the boxes for that number of seats."""
    base, hordes = (("box", "base"),), (("box", "hordes"),)
    for seats, boxes in ((2, (base, hordes)), (4, (base, hordes)), (6, (hordes,))):
        for better, worse, least in (("easy", "random", 0.50), ("medium", "easy", 0.50), ("hard", "medium", 0.55)):
            yield Claim(
                f"warriors{seats}-{better}-{worse}",
                "warriors",
                seats,
                (better, worse),
                least=least,
                swapped=True,
                options=boxes,
            )


def _scenarios() -> Iterator[Claim]:
    """Yield the claims of Fortress: in each scenario each level beats the one below it, from both sides alternately."""
    for scenario in ("siege", "ambush", "small"):
        for better, worse, least in (("easy", "random", 0.80), ("medium", "easy", 0.65), ("hard", "medium", 0.55)):
            yield Claim(
                f"fortress-{scenario}-{better}-{worse}",
                "fortress",
                2,
                (better, worse),
                least=least,
                swapped=True,
                options=((("scenario", scenario),),),
            )


CLAIMS: Final = (
    *_sieges(),
    *_ladder("stronghold", 3, _MORE, 0.60),
    *_ladder("stronghold", 4, _MORE, 0.60),
    *_rounds(),
    *_scenarios(),
)
"""All claims, in the order of the table."""
