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
    # Entries are read before the first picture; what a loaded game consists of is not needed for that.
    from stronghold_gui.core.game import Game
    from stronghold_gui.core.own_cards import OwnCards
    from stronghold_gui.core.player import MakePlayer, Player, Saying
    from stronghold_gui.core.reading import Json
    from stronghold_gui.core.save.kit import PositionFormat
    from stronghold_gui.core.words import Words
    from stronghold_gui.players.review.appraisal import Appraisal
    from stronghold_gui.teaching.game import Teaching
    from stronghold_gui.text import Catalogue


MakeLevel: TypeAlias = "Callable[[str, int], Player[Any, Any]]"
"""Makes a computer player of a level, from a seed."""


def lazy_players(levels: Sequence[str], make: Lazy[MakeLevel]) -> dict[str, MakePlayer[Any, Any]]:
    """Return what makes a player of each level; their module is imported for the first player."""

    def maker(level: str) -> MakePlayer[Any, Any]:
        return lambda seed: make()(level, seed)

    return {level: maker(level) for level in levels}


def _none_idle(options: Mapping[str, str]) -> Collection[str]:
    """Return the options without effect: none by default."""
    del options
    return ()


def _as_it_is(document: dict[str, Json]) -> dict[str, Json]:
    return document


def _counts_nothing(_seats: int) -> Mapping[str, type]:
    """Return no kind of event."""
    return {}


def _gains_nothing(_event: object, _seats: int) -> None:
    """Return that an event gave no points."""


def _as_it_stands(saying: Saying, texts: Catalogue) -> str:
    """Return the sentence of its id, its figures being numbers."""
    return texts(saying.id, **saying.figures)


@dataclass(frozen=True, slots=True)
class Kit:
    """A game with all that engines, commands and files ask of it.

    Attributes:
        game: the rules.
        positions: the form of its positions in files.
        words: all its sentences.
        players: the computer players by the id of their level, weakest first: what makes one from a seed of its own.
            Those that most games have are ``random``, ``easy``, ``medium``, ``hard``. Making one imports what it needs.
        saying: puts into words what a player tells of its reasons (``core.player.Saying``): a sentence.
        counted: for a number of seats, the kinds of event that are counted where many games are played, each by the
            end of its sentence ``simulate.<game>.<name>``.
        gained: tells of an event, in a game of so many, which points it gave: a seat of the team, the id of what their
            source is called, how many; ``None`` where it gave none.
        stamp: options that every match file names although nobody chooses them, with what a new match has.
        upgrade: brings the raw match document of an earlier version of the game up to date.
        load_teaching: returns what it adds so that it can be taught, importing that; ``None`` for a game without.
        load_appraisal: returns how its positions are judged in reviews, importing that; ``None`` for a game without.
        own_cards: how cards of one's own are put in the place of those that come with the program, if they can be.
        idle: of the options of a new match, the ids of those that change nothing with the others as they are.
        details: of the options of a new match, the ids of those that most matches leave as they are.
    """

    game: Game[Any, Any, Any, Any]
    positions: PositionFormat
    words: Words[Any, Any, Any]
    players: Mapping[str, MakePlayer[Any, Any]] = field(default_factory=dict)
    saying: Callable[[Saying, Catalogue], str] = _as_it_stands
    counted: Callable[[int], Mapping[str, type]] = _counts_nothing
    gained: Callable[[Any, int], tuple[int, str, int] | None] = _gains_nothing
    stamp: Mapping[str, str] = field(default_factory=dict)
    upgrade: Callable[[dict[str, Json]], dict[str, Json]] = _as_it_is
    load_teaching: Callable[[], Teaching] | None = None
    load_appraisal: Callable[[], Appraisal[Any, Any]] | None = None
    own_cards: OwnCards | None = None
    idle: Callable[[Mapping[str, str]], Collection[str]] = _none_idle
    details: Collection[str] = ()

    @property
    def player_ids(self) -> frozenset[str]:
        """The ids of the computer players."""
        return frozenset(self.players)

    @property
    def teaching(self) -> Teaching | None:
        """Return the game's teaching, loaded on first use, if it has one."""
        return self.load_teaching() if self.load_teaching is not None else None

    @property
    def appraisal(self) -> Appraisal[Any, Any] | None:
        """Return how the game's positions are judged in reviews, loaded on first use, if it has reviews."""
        return self.load_appraisal() if self.load_appraisal is not None else None


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the library. Importing it loads no rules.

    Attributes:
        id: the game's name in files and on the command line.
        position_format: the value of ``format`` in its position documents.
        seats: how many may play, the default first.
        minutes: how long a match takes people who know it, at least and at most.
        load: returns the game, importing its rules.
        window: where the window's part of it is, as ``module:name`` (a ``desktop.play.kind.GameKind``); ``""`` for a
            game that is played on the command line alone.
        texts_folder: the folder of its translations; ``None`` for the one in the program's translations.
        cards_format: what stands under ``format`` in tables of one's own cards; ``""`` for a game that takes none.
        lessons, puzzles, rules, hints: whether it has lessons, puzzles, a book of rules, hints at the table.
        tally: what of its matches is told apart in the tally, and which figures are compared.
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
        """Return the folder of its translations, a source for each concept and language."""
        return self.texts_folder or translations_dir(self.id)
