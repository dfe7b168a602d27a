"""A converter from a position to the readable table (``table.py``); it runs after every move, so it must be fast."""

from __future__ import annotations

from typing import cast

from stronghold_gui.core.save.tables import counted, marked
from stronghold_gui.games.warriors import ids
from stronghold_gui.games.warriors import table as t
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.cards import Battle
from stronghold_gui.games.warriors.naming import task_text
from stronghold_gui.games.warriors.pieces import NONE, PLACE_IDS, PRIZES
from stronghold_gui.games.warriors.position import Kinds, Position


def read_table(position: Position) -> t.Table:
    """Return the table of the whole position, including hidden things and seed.

    Only documents need that much; use ``view.look`` elsewhere.
    """
    cards = position.cards
    own = cards.battles != load_cards(cards.box).battles
    return t.Table(
        box=cards.box,
        seats=position.seats,
        dealer=ids.SEATS[position.dealer],
        round=position.round,
        stage=position.stage,
        players={ids.SEATS[seat]: _player(position, seat) for seat in range(position.seats)},
        pile=counted(cards.ids, position.pile),
        discard=counted(cards.ids, position.discard),
        fight=_fight(position),
        resolver=ids.SEATS[position.resolver],
        content=marked(ids.SEATS, position.content),
        card_passed=marked(ids.SEATS, position.card_passed),
        round_passed=marked(ids.SEATS, position.round_passed),
        todo=[task_text(position, task) for task in position.todo],
        winners=[ids.SEATS[seat] for seat in position.winners],
        ending=position.ending,
        printed=[_printed(battle) for battle in cards.battles] if own else [],
        seed=position.chance.seed,
        draws=position.chance.count,
    )


def _listed(position: Position, kinds: Kinds) -> dict[str, int]:
    held: dict[str, int] = {}
    for kind in kinds:
        name = position.cards.ids[kind]
        held[name] = held.get(name, 0) + 1
    return held


def _player(position: Position, seat: int) -> t.Player:
    first = seat * len(ids.PEOPLES)
    return t.Player(
        factions={
            people: _faction(position, faction)
            for faction, people in enumerate(ids.PEOPLES, first)
            if position.warriors(faction) or position.wizards[faction]
        },
        dragons={ids.DRAGONS[dragon]: position.flames[dragon] for dragon in position.dragons(seat)},
        catapults=position.catapults[seat],
        battles=[position.cards.battles[card].id for card, holder in enumerate(position.holder) if holder == seat],
        flames=position.waiting[seat],
        wizards=position.new_wizards[seat],
        victory=counted(position.cards.ids[:PRIZES], position.victory[PRIZES * seat : PRIZES * (seat + 1)]),
        hand=_listed(position, position.hands[seat]),
        kept=_listed(position, position.chosen[seat]),
        laid=_listed(position, position.laid[seat]),
    )


def _faction(position: Position, faction: int) -> t.Faction:
    infantry, archers, cavalry = position.army[3 * faction : 3 * faction + 3]
    return t.Faction(infantry, archers, cavalry, position.wizards[faction])


def _fight(position: Position) -> t.Fight:
    if position.card == NONE:
        return t.Fight()
    return t.Fight(
        position.cards.battles[position.card].id,
        cast("ids.FoughtAs", position.kind),
        _place(position.side),
        _place(position.target),
        None if position.defender == NONE else ids.SEATS[position.defender],
        _place(position.left),
        position.thrown,
        counted(ids.TYPES, position.camp),
        counted(ids.PEOPLES, position.band),
        list(position.red),
        list(position.black),
    )


def _place(place: int) -> str:
    return "" if place == NONE else PLACE_IDS[place]


def _printed(battle: Battle) -> t.Printed:
    numbers = (battle.shields, battle.bows, battle.horses)
    symbols = [symbol for symbol, number in zip(ids.SYMBOLS, numbers, strict=True) for _ in range(number)]
    return t.Printed(cast("ids.BattleId", battle.kind), battle.number, symbols, battle.band)
