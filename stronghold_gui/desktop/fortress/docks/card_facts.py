"""The facts about an army card that docks show: texts, values, figures, order markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.games.fortress.moves import MARKERS
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.table import ArmyCard, Markers, Table
from stronghold_gui.games.fortress.wording.card_words import CardWords
from stronghold_gui.text import Catalogue

FigureState = Literal["stands", "to_place", "waiting", "dead", "left_out"]
MarkerState = Literal["lies", "now", "spent"]
UNKNOWN: Final = "?"
"""The sign of a marker that is face down."""


@dataclass(frozen=True, slots=True)
class FigureFacts:
    """A figure of a card.

    Attributes:
        id: its id.
        state: whether it is on the battlefield, must still be placed, waits to be dropped, is dead, or was left out.
        left: its remaining life; 0 if it is dead or was left out.
        life: its initial life.
        space: its space, ``""`` for none.
    """

    id: str
    state: FigureState
    left: int
    life: int
    space: str


@dataclass(frozen=True, slots=True)
class MarkerFacts:
    """An order marker on a card: its sign, and whether it is unused, the current one or spent."""

    sign: str
    state: MarkerState


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The facts about a card.

    Attributes:
        id: its id.
        player: number of its player; -1 for none yet.
        mark: the mark of its player.
        words: its texts.
        move, range, attack, defence: the printed values.
        attack_more, defence_more: bonuses from spirits.
        points: its cost.
        figures: its figures.
        markers: the order markers on it.
        acting: whether it is its turn.
        notes: other current facts about it, in sentences.
    """

    id: str
    player: int
    mark: SeatMark | None
    words: CardWords
    move: int
    range: int
    attack: int
    defence: int
    attack_more: int
    defence_more: int
    points: int
    figures: tuple[FigureFacts, ...]
    markers: tuple[MarkerFacts, ...]
    acting: bool
    notes: tuple[str, ...]

    @property
    def out(self) -> bool:
        """Whether all figures are destroyed."""
        return not any(figure.state in ("stands", "to_place", "waiting") for figure in self.figures)

    @property
    def left(self) -> int:
        """Points of life that all its figures have left."""
        return sum(figure.left for figure in self.figures)

    @property
    def life(self) -> int:
        """Points of life with which its figures began."""
        return sum(figure.life for figure in self.figures)


def cards_of(seen: Seen, player: int) -> list[CardFacts]:
    """Return the cards of a player, those without figures last."""
    name = PLAYERS[player]
    found = [facts_of(seen, card) for card, one in seen.table.cards.items() if one.player == name]
    return sorted(found, key=lambda facts: facts.out)


def facts_of(seen: Seen, card: str) -> CardFacts:
    """Return the facts about a card; one without an owner has only its printed values."""
    view, texts = seen.view, seen.context.texts
    setting, table = view.setting, view.table
    printed, lying = setting.cards.cards[setting.card_index[card]], table.cards.get(card)
    player = PLAYERS.index(lying.player) if lying is not None else -1
    life = printed.life if setting.mode.wounds else 1
    return CardFacts(
        card,
        player,
        seen.mark(player) if lying is not None else None,
        seen.words_of(card),
        printed.move,
        printed.range,
        printed.attack,
        printed.defence,
        lying.attack if lying is not None else 0,
        lying.defence if lying is not None else 0,
        printed.points,
        tuple(_figures(lying, life)) if lying is not None else (),
        tuple(_markers(table, card, player)) if lying is not None else (),
        table.stage == "turns" and table.turn.card == card,
        tuple(_notes(lying, texts, powers=setting.mode.powers)),
    )


def _figures(card: ArmyCard, life: int) -> Iterator[FigureFacts]:
    for name, figure in card.figures.items():
        state: FigureState = "stands" if figure.space else figure.state or "left_out"
        there = state not in ("dead", "left_out")
        yield FigureFacts(name, state, max(0, life - figure.wounds) if there else 0, life, figure.space)


def _markers(table: Table, card: str, player: int) -> Iterator[MarkerFacts]:
    """Yield the markers on a card in turn order, unknown ones last."""
    markers = table.markers[PLAYERS[player]]
    for number, sign in enumerate(MARKERS):
        if _card_under(markers, number) == card:
            yield MarkerFacts(sign, _state(table, player, number + 1, markers))
    for _ in range(markers.unseen.get(card, 0)):
        yield MarkerFacts(UNKNOWN, "lies")


def _card_under(markers: Markers, number: int) -> str:
    return (markers.one, markers.two, markers.three, markers.x)[number]


def _state(table: Table, player: int, number: int, markers: Markers) -> MarkerState:
    """Return the state of a player's marker by its number, from 1; markers of past turns are spent."""
    if table.stage != "turns":
        return "lies"
    now = table.turn.number + 1
    if table.turn.player == PLAYERS[player] and now == number and number in markers.turned:
        return "now"
    return "spent" if number in markers.turned or (number < now and number < len(MARKERS)) else "lies"


def _notes(card: ArmyCard | None, texts: Catalogue, *, powers: bool) -> Iterator[str]:
    if not powers:
        yield texts("fortress.card_no_powers")
    if card is None:
        return
    if card.attack:
        yield texts("fortress.card_spirit.attack", count=card.attack)
    if card.defence:
        yield texts("fortress.card_spirit.defence", count=card.defence)
    if card.grenades:
        yield texts("fortress.card_grenades")
