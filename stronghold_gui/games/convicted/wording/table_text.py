"""The table as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.games.convicted.ids import DIRECTION_IDS, SEATS, SeatId
from stronghold_gui.games.convicted.table import Post, SquadPart, Table
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_INDENT = "  "


def table_lines(table: Table, seats: Sequence[str], texts: Catalogue) -> list[str]:
    lines = [_line(texts, f"period.{table.period}", turn=table.turn, round=table.siege.round)]
    siege = table.siege
    if siege.faction and siege.main:
        told: dict[str, Fact] = {
            "faction": Noun(f"faction.{siege.faction}"),
            "direction": Noun(f"direction.{siege.main}"),
            "morale": siege.morale,
        }
        lines.append(_line(texts, "enemy", **told))
    lines += [_player(table, seat, seats, texts) for seat in SEATS[: table.seats] if seat in table.players]
    lines += _walls(table, texts)
    lines += _town(table, texts)
    lines += [_INDENT + text for text in _siege(table, texts)]
    return lines


def _line(texts: Catalogue, message: str, **told: Fact) -> str:
    return sentence(texts, f"table.{message}", told)


def _player(table: Table, seat: SeatId, seats: Sequence[str], texts: Catalogue) -> str:
    player = table.players[seat]
    stock = player.stock
    told: dict[str, Fact] = {
        "name": names.seat_name(seat, seats, texts),
        "resources": names.resources((stock.wood, stock.stone, stock.iron, stock.gold), texts),
    }
    if player.hero is None:
        return _line(texts, "player", **told)
    return _line(texts, "player.hero", **told, hero=names.hero(player.hero))


def _pieces(post: Post, texts: Catalogue) -> str:
    return names.pieces((*post.units.items(), *post.engines.items()), texts)


def _walls(table: Table, texts: Catalogue) -> Iterator[str]:
    for name, post in table.sections.items():
        told: dict[str, Fact] = {"level": post.level, "resistance": post.resistance, "pieces": _pieces(post, texts)}
        yield _line(texts, "section", section=Noun(f"place.{name}"), **told)
    yield _line(texts, "gates", resistance=table.gates)
    yield _line(texts, "keep", pieces=_pieces(table.keep, texts))
    obstacles = [
        say(texts, "table.ring.section", {"obstacle": Noun(f"obstacle.{kind}"), "ring": Noun(f"place.ring_{name}")})
        for name, kind in table.ring.items()
    ]
    yield _line(texts, "ring", obstacles=texts.join(obstacles)) if obstacles else _line(texts, "ring.empty")


def _town(table: Table, texts: Catalogue) -> Iterator[str]:
    standing = [
        say(texts, "table.building", {"building": Noun(f"building.{name}"), "level": level})
        for name, level in table.buildings.items()
        if level
    ]
    yield _line(texts, "buildings", buildings=texts.join(standing)) if standing else _line(texts, "buildings.none")
    if table.technologies:
        known = [Noun(f"technology.{name}").word(texts) for name in table.technologies]
        yield _line(texts, "technologies", technologies=texts.join(known))
    if table.waiting:
        yield _line(texts, "waiting", pieces=names.pieces(tuple(table.waiting.items()), texts))


def _siege(table: Table, texts: Catalogue) -> Iterator[str]:
    for direction in DIRECTION_IDS:
        side = table.siege.sides.get(direction)
        if side is None:
            continue
        for zone, counts in (("deployment", side.deployment), ("assault", side.assault)):
            if counts:
                place = Noun(f"place.{zone}_{direction}")
                yield _line(texts, "zone", zone=place, pieces=names.pieces(tuple(counts.items()), texts))
        if side.wall:
            told: dict[str, Fact] = {"pieces": names.pieces(tuple(side.wall.items()), texts)}
            yield _line(texts, "climbed", wall=Noun(f"place.{direction}"), **told)
    if table.siege.gateway:
        yield _line(texts, "gateway", leader=names.piece(table.siege.gateway))
    for squad in table.siege.squads:
        if squad.leader:
            yield _squad(squad, texts)


def _squad(squad: SquadPart, texts: Catalogue) -> str:
    members = [squad.leader, *squad.supports]
    told: dict[str, Fact] = {
        "squad": names.squad(f"{squad.side}.{squad.number}"),
        "pieces": names.pieces(tuple((name, members.count(name)) for name in dict.fromkeys(members)), texts),
    }
    if squad.facing is None:
        return _line(texts, "squad", **told)
    units = [squad.facing.leader, *squad.facing.supports]
    facing = names.pieces(tuple((name, units.count(name)) for name in dict.fromkeys(units)), texts)
    return _line(texts, "squad.faced", **told, units=facing)
