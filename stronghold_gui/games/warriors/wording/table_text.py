"""The table as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.table import CardCounts, Faction, Player, Table
from stronghold_gui.games.warriors.wording import names
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_INDENT = "  "


def table_lines(table: Table, seats: Sequence[str], texts: Catalogue) -> list[str]:
    """Return the table of a view as lines."""

    def line(message: str, **told: Fact) -> str:
        return sentence(texts, message, told)

    lines = [
        line(f"stage.{table.stage}", round=table.round),
        line("table.piles", pile=_size(table.pile or {}), discard=_size(table.discard)),
    ]
    if track := sorted(_track(table), key=lambda card: int(card[1:])):
        lines.append(line("table.track", battles=names.card_list(track, texts)))
    lines += _fight(table, seats, texts)
    for seat in SEATS[: table.seats]:
        player = table.players.get(seat, Player())
        name = names.seat_name(seat, seats, texts)
        lines.append(line("table.player", name=name, pile=_size(player.victory)))
        lines += [_INDENT + text for text in _player(player, texts)]
    return lines


def _size(cards: CardCounts) -> int:
    return sum(cards.values())


def _track(table: Table) -> list[str]:
    """Return the battle cards still to be resolved."""
    return [card for player in table.players.values() for card in player.battles if card != table.fight.card]


def _listed(cards: Mapping[str, int], texts: Catalogue) -> str:
    return names.card_list((card for card, number in cards.items() for _ in range(number)), texts)


def _fight(table: Table, seats: Sequence[str], texts: Catalogue) -> Iterator[str]:
    fight = table.fight
    if not fight.card:
        return
    told: dict[str, Fact] = {"card": names.card(fight.card)}
    if fight.side and fight.target:
        told |= {
            "side": names.place(fight.side, seats, texts),
            "target": names.place(fight.target, seats, texts),
        }
        yield sentence(texts, "table.fight", told)
    else:
        yield sentence(texts, "table.card", told)
    if any(fight.band.values()):
        members = [people for people, number in fight.band.items() for _ in range(number)]
        yield _INDENT + sentence(texts, "table.band", {"members": names.member_list(members, texts)})
    if camping := [kind for kind, number in fight.camp.items() for _ in range(number)]:
        people = fight.side.rpartition(".")[2]
        cards = names.card_list((f"{people}.{kind}" for kind in camping), texts)
        yield _INDENT + sentence(texts, "table.camp", {"cards": cards})
    if fight.red:
        red, black = (" ".join(map(str, dice)) for dice in (fight.red, fight.black))
        yield _INDENT + sentence(texts, "table.dice", {"red": red, "black": black})


def _player(player: Player, texts: Catalogue) -> Iterator[str]:
    for people, faction in player.factions.items():
        yield _faction(people, faction, texts)
    for dragon, flames in player.dragons.items():
        number = dragon.removeprefix("dragon")
        yield sentence(texts, "table.dragon", {"number": number, "n": flames})
    for message, count in (("catapults", player.catapults), ("flames", player.flames)):
        if count:
            yield sentence(texts, f"table.{message}", {"count": count})
    if player.battles:
        yield sentence(texts, "table.battles", {"cards": names.card_list(player.battles, texts)})
    for message, cards in (("hand", player.hand), ("kept", player.kept), ("laid", player.laid)):
        if cards:
            yield sentence(texts, f"table.{message}", {"cards": _listed(cards, texts)})


def _faction(people: str, faction: Faction, texts: Catalogue) -> str:
    told: dict[str, Fact] = {
        "people": names.people(people),
        "infantry": faction.infantry,
        "archers": faction.archer,
        "cavalry": faction.cavalry,
    }
    text = sentence(texts, "table.faction", told)
    if not faction.wizards:
        return text
    return sentence(texts, "table.wizards", {"faction": text, "n": faction.wizards})
