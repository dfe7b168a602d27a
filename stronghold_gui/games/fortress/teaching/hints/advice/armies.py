"""Advice on choosing, placing and dropping armies, and on their order markers."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, of, when

_FAR: Final = 5
"""From this range on a figure shoots well from a wall."""


def _no_ladder(situation: Situation) -> tuple[str, ...]:
    """Return the cards that could be taken now and cannot use ladders."""
    cards = situation.setting.cards
    picks = [move.card for move in situation.moves if isinstance(move, m.Pick)]
    return tuple(card for card in picks if not cards.cards[cards.ids.index(card)].climbs_ladders)


def _guards(situation: Situation) -> bool:
    return situation.setting.scenario.guard == situation.player


def _placing(situation: Situation) -> tuple[str, ...]:
    """Return the figures that shoot far among those that can be placed now."""
    of_figure = situation.setting.cards.of
    index = situation.setting.figure_index
    names = dict.fromkeys(move.figure for move in situation.moves if isinstance(move, m.Place))
    return tuple(name for name in names if of_figure(index[name]).range >= _FAR)


def _engaged_cards(situation: Situation) -> tuple[str, ...]:
    """Return the player's cards with an engaged figure."""
    cards = situation.setting.cards
    engaged = situation.engaged(situation.own())
    return tuple(dict.fromkeys(cards.ids[cards.card_of[figure]] for figure in engaged))


def _engaged_spaces(situation: Situation) -> tuple[str, ...]:
    return situation.spaces(situation.engaged(situation.own()))


def _alone(situation: Situation) -> bool:
    """Return whether a card has one figure left of several: its markers are easily lost."""
    cards = situation.setting.cards
    own = [card for card in range(len(cards.cards)) if situation.position.owner[card] == situation.player]
    left = [sum(situation.position.where[figure] >= 0 for figure in cards.figures(card)) for card in own]
    return any(count == 1 and cards.cards[card].figures > 1 for card, count in zip(own, left, strict=True))


RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "choose": (
        when("choose_guards", _guards),
        of("choose_ladders", _no_ladder),
        always("choose_mixed"),
        always("choose_points"),
    ),
    "draft": (of("choose_ladders", _no_ladder), always("draft_others"), always("choose_mixed"), always("draft_place")),
    "place": (
        when("place_bar", _guards),
        of("place_shooters", _placing),
        always("place_neighbours"),
        always("place_leave"),
    ),
    "drop": (always("drop_wait"), always("drop_inside")),
    "land": (always("land_apart"), always("drop_inside"), always("land_high")),
    "mark": (
        at("mark_engaged", _engaged_spaces),
        of("mark_cards", _engaged_cards),
        when("mark_alone", _alone),
        always("mark_same"),
        always("mark_x"),
    ),
}
"""Rules of advice by decision."""
