"""Conversion of a document's table to a position; unknown names are reported by their path."""

from __future__ import annotations

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.warriors import ids
from stronghold_gui.games.warriors import table as t
from stronghold_gui.games.warriors.boxes import cards_with, load_cards
from stronghold_gui.games.warriors.cards import Cards
from stronghold_gui.games.warriors.documents.printed import check_cards, check_kinds
from stronghold_gui.games.warriors.events import HIDDEN
from stronghold_gui.games.warriors.naming import read_task
from stronghold_gui.games.warriors.pieces import BAND, NONE, PLACE_IDS, PRIZES, ROUNDS, seat_of
from stronghold_gui.games.warriors.position import Kinds, Position

_MOST_CARDS = 200
"""An upper bound for counts of cards, above any pile, so that a document cannot slow the rules down."""


def empty_position(table: t.Table, faults: Faults) -> Position | None:
    """Return an empty position for the table's seats and cards, or ``None`` after reporting the fault."""
    cards = _cards(table, faults)
    if cards is None:
        return None
    if table.seats not in cards.deals:
        faults.add(Content.OTHER_SEATS, "seats", count=table.seats, expected=f"{min(cards.deals)}–{max(cards.deals)}")
        return None
    position = Position(cards, table.seats, 0)
    position.chance = Chance(table.seed, table.draws)
    return position


def _cards(table: t.Table, faults: Faults) -> Cards | None:
    if not table.printed:
        return load_cards(table.box)
    before = len(faults.found)
    battles = check_cards(table.printed, faults, "printed")
    if len(faults.found) == before:
        check_kinds(battles, table.box, faults, "printed")
    return cards_with(table.box, battles) if len(faults.found) == before else None


def lay(table: t.Table, position: Position, faults: Faults) -> None:
    """Lay everything of the table onto an empty position."""
    if not 1 <= table.round <= ROUNDS:
        faults.add(Content.UNKNOWN_ID, "round", value=str(table.round))
    else:
        position.round = table.round
    position.stage = table.stage
    position.dealer = max(0, _seat(table.dealer, position, faults, "dealer"))
    position.resolver = position.dealer
    if table.resolver is not None:
        position.resolver = max(0, _seat(table.resolver, position, faults, "resolver"))
    for name, player in table.players.items():
        seat = _seat(name, position, faults, "players", name)
        if seat != NONE:
            _lay_player(position, seat, player, faults)
    _lay_fight(position, table.fight, faults)
    _lay_passed(position, table, faults)
    position.winners = faults.numbers(table.winners, ids.SEATS[: position.seats], "winners")
    position.ending = table.ending
    position.todo = faults.read_all(table.todo, lambda text: read_task(position, text), None, "todo")
    position.discard = _counts(position, table.discard, faults, "discard")
    _lay_pile(position, table, faults)


def _seat(name: str, position: Position, faults: Faults, *steps: str | int) -> int:
    return faults.known(name, ids.SEATS[: position.seats], *steps)


def _counts(position: Position, counts: t.CardCounts, faults: Faults, *steps: str | int) -> list[int]:
    """Return counts by card kind."""
    if HIDDEN in counts:
        faults.add(Content.HIDDEN_THING, *steps, HIDDEN)
    known = {name: count for name, count in counts.items() if name != HIDDEN}
    return faults.counts(known, position.cards.ids, _MOST_CARDS, *steps)


def _kinds(position: Position, counts: t.CardCounts, faults: Faults, *steps: str | int) -> Kinds:
    numbers = _counts(position, counts, faults, *steps)
    return tuple(kind for kind, number in enumerate(numbers) for _ in range(number))


def _lay_player(position: Position, seat: int, player: t.Player, faults: Faults) -> None:
    path = ("players", ids.SEATS[seat])
    for people, faction in player.factions.items():
        place = seat * len(ids.PEOPLES) + ids.PEOPLES.index(people)
        position.army[3 * place : 3 * place + 3] = [faction.infantry, faction.archer, faction.cavalry]
        position.wizards[place] = faction.wizards
    for which, flames in player.dragons.items():
        dragon = ids.DRAGONS.index(which)
        if position.dragon_of[dragon] != NONE:
            faults.add(Content.TWICE, *path, "dragons", which, value=which)
        position.dragon_of[dragon], position.flames[dragon] = seat, flames
    battles = tuple(battle.id for battle in position.cards.battles)
    for index, name in enumerate(player.battles):
        card = faults.known(name, battles, *path, "battles", index)
        if card != NONE and position.holder[card] != NONE:
            faults.add(Content.TWICE, *path, "battles", index, value=name)
        elif card != NONE:
            position.holder[card] = seat
    position.catapults[seat] = player.catapults
    position.waiting[seat] = player.flames
    position.new_wizards[seat] = player.wizards
    won = _counts(position, player.victory, faults, *path, "victory")
    for other, number in zip(position.cards.ids[PRIZES:], won[PRIZES:], strict=True):
        if number:
            faults.add(Content.UNKNOWN_ID, *path, "victory", other, value=other)
    position.victory[PRIZES * seat : PRIZES * (seat + 1)] = won[:PRIZES]
    position.hands[seat] = _kinds(position, player.hand, faults, *path, "hand")
    position.chosen[seat] = _kinds(position, player.kept, faults, *path, "kept")
    position.laid[seat] = _kinds(position, player.laid, faults, *path, "laid")


def _lay_fight(position: Position, fight: t.Fight, faults: Faults) -> None:
    battles = tuple(battle.id for battle in position.cards.battles)
    position.card = faults.known_or_none(fight.card, battles, "fight", "card")
    position.kind = fight.kind
    position.side = _place(position, fight.side, faults, "side")
    position.target = _place(position, fight.target, faults, "target")
    position.left = _place(position, fight.left, faults, "left")
    if fight.defender is not None:
        position.defender = _seat(fight.defender, position, faults, "fight", "defender")
    position.thrown = fight.thrown
    position.camp = [fight.camp.get(kind, 0) for kind in ids.TYPES]
    position.band = [fight.band.get(people, 0) for people in ids.PEOPLES]
    position.red, position.black = tuple(fight.red), tuple(fight.black)


def _place(position: Position, name: str, faults: Faults, member: str) -> int:
    if not name:
        return NONE
    place = faults.known(name, PLACE_IDS, "fight", member)
    if 0 <= place < BAND and name not in ids.DRAGONS and seat_of(place) >= position.seats:
        faults.add(Content.UNKNOWN_ID, "fight", member, value=name)
        return NONE
    return place


def _lay_passed(position: Position, table: t.Table, faults: Faults) -> None:
    for member in ("content", "card_passed", "round_passed"):
        seats = faults.numbers(getattr(table, member), ids.SEATS[: position.seats], member)
        setattr(position, member, sum(1 << seat for seat in {*seats} if seat != NONE))


def cards_out(position: Position) -> list[int]:
    """Return how many cards of each kind are outside the draw pile."""
    out = position.discard[:]
    army = len(position.army) // position.seats
    for index, number in enumerate(position.army):
        out[index % army] += number
    for index, number in enumerate(position.victory):
        out[index % PRIZES] += number
    for kind, number in enumerate(position.camp):
        if position.side < BAND and position.side != NONE:
            out[3 * (position.side % len(ids.PEOPLES)) + kind] += number
    for people, number in enumerate(position.band):
        out[3 * people] += number
    names = position.cards.index
    out[names["dragon"]] += sum(owner != NONE for owner in position.dragon_of)
    out[names["wizard"]] += sum(position.wizards) + sum(position.new_wizards)
    out[names["catapult"]] += sum(position.catapults)
    out[names["flame"]] += sum(position.waiting) + sum(position.flames)
    for card, holder in enumerate(position.holder):
        out[names[position.cards.battles[card].id]] += holder != NONE
    for kinds in (*position.hands, *position.laid):
        for kind in kinds:
            out[kind] += 1
    return out


def _lay_pile(position: Position, table: t.Table, faults: Faults) -> None:
    """Set the draw pile, as given or as the rest of the box; check that each card occurs once."""
    out, ids_ = cards_out(position), position.cards.ids
    given = None if table.pile is None else _counts(position, table.pile, faults, "pile")
    for kind, total in enumerate(position.cards.counts):
        if out[kind] > total:
            faults.add(Content.NOT_IN_BOX, piece=ids_[kind], count=out[kind], limit=total)
        elif given is not None and out[kind] + given[kind] != total:
            count = out[kind] + given[kind]
            faults.add(Content.NOT_ALL_THERE, "pile", ids_[kind], piece=ids_[kind], count=count, limit=total)
        position.pile[kind] = max(0, total - out[kind]) if given is None else given[kind]
