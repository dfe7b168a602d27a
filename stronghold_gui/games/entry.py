"""A game as the library lists it (``Entry``), and as the program uses it once its rules are loaded (``Kit``)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.tally import TallyRules
from stronghold_gui.files import translations_dir

if TYPE_CHECKING:
    # Entries are imported before the first picture is drawn, so they import no part of a game's rules.
    from stronghold_gui.core.game import AnyGame
    from stronghold_gui.core.own_cards import OwnCards
    from stronghold_gui.core.player import MakePlayer, Player, Saying
    from stronghold_gui.core.reading import Json
    from stronghold_gui.core.save.kit import PositionFormat
    from stronghold_gui.core.words import Words
    from stronghold_gui.players.review.appraisal import Appraisal
    from stronghold_gui.teaching.game import Teaching
    from stronghold_gui.text import Catalogue


MakeLevel: TypeAlias = "Callable[[str, int], Player[Any, Any]]"
"""Makes a computer player from the id of its level and a seed."""


def lazy_players(levels: Sequence[str], make: Lazy[MakeLevel]) -> dict[str, MakePlayer[Any, Any]]:
    """Return a function for each level that makes a player. The players' module is imported for the first player."""

    def maker(level: str) -> MakePlayer[Any, Any]:
        return lambda seed: make()(level, seed)

    return {level: maker(level) for level in levels}


def _none_idle(options: Mapping[str, str]) -> Collection[str]:
    del options
    return ()


def _as_it_is(document: dict[str, Json]) -> dict[str, Json]:
    return document


def _counts_nothing(_seats: int) -> Mapping[str, type]:
    return {}


def _gains_nothing(_event: object, _seats: int) -> None:
    """Return ``None``: an event gives no points."""


def _as_it_stands(saying: Saying, texts: Catalogue, _names: Sequence[str]) -> str:
    """Return the sentence with the id of a saying, whose figures are numbers."""
    return texts(saying.id, **saying.figures)


def _without_codes(typed: str, _texts: Catalogue) -> str:
    """Return a move as it was typed: the game has no codes."""
    return typed


@dataclass(frozen=True, slots=True)
class Kit:
    """A loaded game with all parts that engines, commands and files need.

    Attributes:
        game: the rules.
        positions: the reader and writer of its position documents.
        words: all its sentences.
        players: functions that make a computer player from a seed, by the id of the level, weakest first. Most games
            have ``random``, ``easy``, ``medium``, ``hard``. Making a player imports its modules.
        saying: function that returns the sentence for a player's reason (``core.player.Saying``), given people's names.
        counted: function that returns the kinds of event that a simulation counts, given the number of seats; the name
            of each is the last part of its sentence id ``simulate.<game>.<name>``.
        gained: function that returns the points gained by an event, given the number of seats: a seat of the team, the
            id of the source's name, the number of points; ``None`` if the event gave none.
        stamp: options that every match file holds although no player chooses them, with the values for a new match.
        upgrade: function that updates the raw match document of an earlier version of the game.
        load_teaching: function that imports and returns the game's teaching; ``None`` for a game without one.
        load_appraisal: function that imports and returns the evaluation for reviews; ``None`` for a game without
            reviews.
        own_cards: functions that replace the built-in cards by custom ones; ``None`` for a game without custom cards.
        idle: function that returns the ids of the options that have no effect, given the options of a new match.
        details: ids of the options of a new match that most matches leave at their defaults.
        read_codes: function that returns a typed move in notation: codes of the language are replaced by ids.
    """

    game: AnyGame
    positions: PositionFormat[Any]
    words: Words[Any, Any, Any]
    players: Mapping[str, MakePlayer[Any, Any]] = field(default_factory=dict)
    saying: Callable[[Saying, Catalogue, Sequence[str]], str] = _as_it_stands
    counted: Callable[[int], Mapping[str, type]] = _counts_nothing
    gained: Callable[[Any, int], tuple[int, str, int] | None] = _gains_nothing
    stamp: Mapping[str, str] = field(default_factory=dict)
    upgrade: Callable[[dict[str, Json]], dict[str, Json]] = _as_it_is
    load_teaching: Callable[[], Teaching] | None = None
    load_appraisal: Callable[[], Appraisal[Any, Any]] | None = None
    own_cards: OwnCards | None = None
    idle: Callable[[Mapping[str, str]], Collection[str]] = _none_idle
    details: Collection[str] = ()
    read_codes: Callable[[str, Catalogue], str] = _without_codes

    @property
    def player_ids(self) -> frozenset[str]:
        """The ids of the computer players."""
        return frozenset(self.players)

    @property
    def teaching(self) -> Teaching | None:
        """The game's teaching, loaded on first use; ``None`` for a game without one."""
        return self.load_teaching() if self.load_teaching is not None else None

    @property
    def appraisal(self) -> Appraisal[Any, Any] | None:
        """The game's evaluation for reviews, loaded on first use; ``None`` for a game without reviews."""
        return self.load_appraisal() if self.load_appraisal is not None else None


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the library. Importing it loads no rules.

    Attributes:
        id: the game's name in files and on the command line.
        position_format: the value of ``format`` in its position documents.
        seats: the possible numbers of seats, the default first.
        minutes: the least and greatest length of a match of experienced players.
        load: function that imports the rules and returns the game.
        window: the game's part of the window, as ``module:name`` (a ``desktop.play.kind.GameKind``); ``""`` for a game
            that is played only on the command line.
        texts_folder: the folder of its translations; ``None`` for the one in the program's translations.
        cards_format: the value of ``format`` in tables of custom cards; ``""`` for a game without them.
        lessons, puzzles, rules, hints: whether it has lessons, puzzles, rules pages, hints at the table.
        tally: the properties by which the tally groups its matches, and the figures that it compares.
    """

    id: str
    position_format: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    load: Lazy[Kit]
    window: str = ""
    texts_folder: Path | None = None
    cards_format: str = ""
    lessons: bool = False
    puzzles: bool = False
    rules: bool = False
    hints: bool = False
    tally: TallyRules = field(default_factory=TallyRules)

    def texts(self) -> Path:
        """Return the folder of the game's translations."""
        return self.texts_folder or translations_dir(self.id)
