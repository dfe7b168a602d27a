"""The tally in words: the lines of its page and of the command, and its table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.tally import Figure, PersonResult, Section, Tally, TallyRules, sections, tally_of
from stronghold_gui.text import Catalogue

_NOTHING: Final = "–"
_FORMULA: Final = ("=", "+", "-", "@", "\t")
"""Characters at the start of a cell that make it a formula in spreadsheets; a name may begin with one."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the tally.

    Attributes:
        name: the name of the row.
        cells: the figures, one for each column; empty in a heading.
    """

    name: str
    cells: tuple[str, ...] = ()

    @property
    def is_heading(self) -> bool:
        return not self.cells


class TallyWords:
    """The tally of some games in one language.

    Attributes:
        texts: the catalogue; the texts of these games are loaded.
        rules: the distinctions of each game, by its id.
    """

    def __init__(self, texts: Catalogue, rules: Mapping[str, TallyRules]) -> None:
        self.texts, self.rules = texts, rules

    def heads(self, game: str) -> list[str]:
        """Return the heads of the columns after the first, for a game or for all games (``""``)."""
        plain = [self.texts(f"tally.{name}") for name in ("played", "won", "lost", "streak", "best")]
        return plain + [self.texts(f"tally.{game}.{figure}") for figure in self._figures(game)]

    def lines(self, results: Sequence[PersonResult], game: str) -> list[Line]:
        """Return the lines about a game, or about all games (``""``)."""
        if game:
            return self._lines_of_game([one for one in results if one.game == game], game)
        by_game = [(each, [one for one in results if one.game == each]) for each in self.rules]
        people = [section for section in sections(results) if section.kind == "person"]
        return [
            Line(self.texts("tally.by.game")),
            *(self._line(self._game(each), tally_of(some), "") for each, some in by_game if some),
            *(line for section in people for line in self._section(section, "")),
        ]

    def as_csv(self, results: Sequence[PersonResult]) -> bytes:
        """Return the whole tally, with the figures of each game, as a table for spreadsheets."""
        text = io.StringIO()
        writer = csv.writer(text)
        columns = ("game", "kind", "name", "played", "won", "lost", "streak", "best", "points", "turns")
        writer.writerow([self.texts(f"tally.csv.{column}") for column in columns])
        for game in self.rules:
            some = [one for one in results if one.game == game]
            if some:
                writer.writerow([_cell(self._game(game)), "", "", *_numbers(tally_of(some))])
            for section in sections(some):
                kind = self.texts(f"tally.by.{section.kind}")
                for key, tally in section.rows:
                    name = _cell(self._name(section, key))
                    writer.writerow([_cell(self._game(game)), kind, name, *_numbers(tally)])
        # Spreadsheets recognise UTF-8, and so show accents, only by the byte order mark.
        return text.getvalue().encode("utf-8-sig")

    # -- inside --------------------------------------------------------------------------------------------------

    def _lines_of_game(self, results: Sequence[PersonResult], game: str) -> list[Line]:
        lines = [line for section in sections(results) for line in self._section(section, game)]
        return [self._line(self.texts("tally.all"), tally_of(results), game), *lines]

    def _section(self, section: Section, game: str) -> list[Line]:
        rows = [self._line(self._name(section, key), tally, game) for key, tally in section.rows]
        return [Line(self.texts(f"tally.by.{section.kind}")), *rows]

    def _line(self, name: str, tally: Tally, game: str) -> Line:
        say = self.texts
        won = say("tally.share", won=tally.won, share=round(100 * tally.won / tally.played)) if tally.played else "0"
        streak = say(f"tally.streak.{'won' if tally.streak > 0 else 'lost'}", n=abs(tally.streak))
        figures = [tally.figure(figure) for figure in self._figures(game)]
        return Line(
            name,
            (
                str(tally.played),
                won,
                str(tally.lost),
                streak if tally.streak else _NOTHING,
                str(tally.best) if tally.best else _NOTHING,
                *(_NOTHING if figure is None else str(figure) for figure in figures),
            ),
        )

    def _name(self, section: Section, key: Sequence[str]) -> str:
        say = self.texts
        match section.kind:
            case "person":
                return key[0] or say("tally.nameless")
            case "opponent" if key[0].startswith("player."):
                return say("tally.computer", level=say(key[0]))
            case _:
                first, *others = (say(message) for message in key)
                for other in others:
                    first = say("frame.aside", what=first, more=other)
                return first

    def _game(self, game: str) -> str:
        return self.texts(f"game.{game}.name")

    def _figures(self, game: str) -> Sequence[Figure]:
        return self.rules[game].figures if game else ()


def _numbers(tally: Tally) -> list[int | str]:
    points = "" if tally.points is None else tally.points
    return [tally.played, tally.won, tally.lost, tally.streak, tally.best, points, tally.turns]


def _cell(text: str) -> str:
    """Return a text escaped so that no spreadsheet treats it as a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
