"""Texts for names and states of matches: for the window title, lists and file names."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from stronghold_gui.core.save import Recent, file_stem
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.text import add_texts
from stronghold_gui.text.direction import isolated, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.header import Header
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.desktop.shell import Shell


def today() -> str:
    """Return the date as `2026-05-31`, for the name of a file."""
    return time.strftime("%Y-%m-%d")


class Titles:
    """Names matches, in the current language."""

    def __init__(self, shell: Shell, current: Current) -> None:
        self._shell, self._current = shell, current

    # -- the open match ------------------------------------------------------------------------------------------

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat's player in the shown match: a person, or the role."""
        controller = self._current.controller
        assert controller is not None
        names = controller.match.header.names
        return names[seat] or self._shell.language(f"seat.{controller.game.seat_ids(len(names))[seat]}")

    def title(self, path: Path | None) -> str:
        """Return the title of the shown match: the name of its file, its players, or its lesson or puzzle."""
        controller = self._current.controller
        assert controller is not None
        if not controller.kept:
            return controller.called(self._shell.language)
        header = controller.match.header
        return visible(path.stem) if path is not None else self.names(header.game, header.names)

    def stem(self, header: Header) -> str:
        """Return the file name, without suffix, of a match that is begun today."""
        return file_stem(self.game(header.game), header.names, today())

    # -- any match -----------------------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of a game, "" for one that the library does not have."""
        library, say = self._shell.library, self._shell.language
        if library.entry(game) is None:
            return ""
        add_texts(library.texts_of(game), "library")
        return say(f"game.{game}.name")

    def names(self, game: str, names: Sequence[str]) -> str:
        """Return the names of the players by team: "Anna & Bert – Cleo"."""
        kind = self._kind(game, len(names))
        if kind is None:
            return " – ".join(map(isolated, names))
        sides = dict[str, list[str]]()
        for mark, called in zip(kind.seats(len(names)), self._called(kind, names), strict=True):
            sides.setdefault(mark.side, []).append(isolated(called))
        return " – ".join(" & ".join(side) for side in sides.values())

    def turn(self, entry: Recent) -> str:
        """Return the progress of a match, such as its turn."""
        say, game = self._shell.language, entry.game or self._shell.library.ids[0]
        own = f"game.{game}.progress"
        return say(own if say.texts.has(own) else "window.recent.turn", n=entry.turn)

    def short(self, entry: Recent) -> str:
        """Return the names of the players with the progress or the result."""
        game = entry.game or self._shell.library.ids[0]
        more = self.standing(entry) if entry.over else self.turn(entry)
        return self._shell.language("frame.aside", what=self.names(game, entry.names), more=more)

    def standing(self, entry: Recent) -> str:
        """Return a sentence that names the winners, or the players who must decide; "" if unknown."""
        say, texts = self._shell.language, self._shell.language.texts
        if entry.deciding is None:
            return ""
        seats = entry.winners or () if entry.over else entry.deciding
        if entry.over and not seats:
            return say("seats.nobody_won")
        kind = self._kind(entry.game, len(entry.names))
        called = list(entry.names) if kind is None else self._called(kind, entry.names)
        who = texts.join([called[seat] for seat in seats])
        return say("matches.won" if entry.over else "matches.next", n=len(seats), who=who)

    def when(self, seconds: int) -> str:
        """Return a time in the format of the language."""
        return self._shell.language.when(seconds)

    # -- inside --------------------------------------------------------------------------------------------------

    def _kind(self, game: str, number: int) -> GameKind | None:
        """Return the kind of a game; ``None`` if the window does not have it for this number of players."""
        library, page = self._shell.library, self._current.page
        entry = library.entry(game)
        if entry is None or not entry.window or number not in entry.seats:
            return None
        # Called at every move, so the kind of the open match is not searched for.
        return page.kind if page is not None and page.kind.id == game else find_kind(library, game)

    def _called(self, kind: GameKind, names: Sequence[str]) -> list[str]:
        marks = kind.seats(len(names))
        return [name or self._shell.language(f"seat.{mark.id}") for mark, name in zip(marks, names, strict=True)]


@dataclass(frozen=True, slots=True)
class MatchCard:
    """The texts about a match.

    Attributes:
        path: its file.
        name: its name.
        who: its players and progress; "" if it has not been read yet.
        standing: its state (`Titles.standing`), or the fault of its file; "" if it has not been read yet.
        about: its game, and the time when it was played last.
        where: its folder, "" for the usual one.
        picture: the picture of its table.
        cover: the picture of its game.
        goes_on: whether it can be continued.
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
        """All texts that are not empty."""
        return [line for line in (self.name, self.who, self.standing, self.about, self.where) if line]
