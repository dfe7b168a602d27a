"""Stronghold's table in plain text, for a terminal: what a view shows, section by section."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.table import Action, Guards, InvaderSeat, Site, Table, Units, Wall
from stronghold_gui.games.stronghold.values import load_values
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.codes import place_code
from stronghold_gui.games.stronghold.wording.names import (
    action_name,
    deed_name,
    edition_name,
    glory_name,
    hero_name,
    phase_name,
    piece_name,
    place_name,
    seat_name,
    side_name,
    stage_name,
    units_text,
)
from stronghold_gui.text import Catalogue
from stronghold_gui.text.catalogue import MINUS
from stronghold_gui.text.columns import columns, headed
from stronghold_gui.text.nouns import capital

_INDENT: Final = "  "
_AND: Final = ", "


def table_lines(table: Table, names: Sequence[str], camps: Sequence[str], texts: Catalogue) -> list[str]:
    """Return the lines of a table.

    Args:
        table: the view of a seat.
        names: the names of the seats, in seat order.
        camps: the names of both camps.
        texts: the language.
    """
    writer = _Writer(table, names, camps, texts)
    lines = writer.head()
    for title, section in (
        ("walls", writer.walls()),
        ("ramparts", writer.sites()),
        ("barbican", writer.barbican()),
        ("inside", writer.inside()),
        ("actions", writer.actions()),
        ("invader", writer.invaders()),
        ("defender", writer.defenders()),
        ("glory", writer.glory()),
    ):
        if section:
            named = f"show.{title}"
            camp = title if len(getattr(table, f"{title}s", ())) == 1 else f"{title}s"
            lines += ["", texts(named) if texts.has(named) else seat_name(camp, texts).upper(), *section]
    return lines


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS)


class _Writer:
    """Writes one table in one language."""

    def __init__(self, table: Table, names: Sequence[str], camps: Sequence[str], texts: Catalogue) -> None:
        self.table = table
        self.names = names
        self.camps = camps
        self.texts = texts
        self.values = load_values(table.edition, table.seats, table.rulings)

    # -- sections ------------------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        """Return the stage of the game and the score."""
        table, texts = self.table, self.texts
        parts = [texts("show.turn", turn=table.turn, turns=self.values.turns)] if table.turn else []
        if table.stage in {"phase", "dispatch"}:
            parts.append(texts("phase.title", n=table.phase, name=phase_name(table.phase, texts)))
        elif table.stage == "pause":
            parts.append(texts("show.pause", n=table.phase, name=phase_name(table.phase, texts)))
        else:
            parts.append(stage_name(table.stage, texts))
        if table.extra_assault:
            parts.append(glory_name("extra_assault", texts))
        parts.append(edition_name(table.edition, texts))
        where = capital(" · ".join(parts))
        points = (table.invader_points, table.defender_points)
        scores = [texts("show.score", name=camp, n=number) for camp, number in zip(self.camps, points, strict=True)]
        return [where, " – ".join(scores)]

    def walls(self) -> list[str]:
        """Return both faces of every wall section."""
        outer, inner = (capital(seat_name(camp, self.texts)) for camp in ("invader", "defender"))
        head = ["", outer, *(self.texts(f"show.{name}") for name in ("aboard", "tiles", "order", "components"))]
        head += [inner, self.texts("show.built")]
        return headed(head, [self._wall(name, wall) for name, wall in self.table.walls.items()], _INDENT)

    def sites(self) -> list[str]:
        """Return the lines of foregrounds and ramparts, and of the pieces on paths between them."""
        head = ["", *(self.texts(f"show.{name}") for name in ("units", "machine", "tiles"))]
        sites = {**self.table.foregrounds, **self.table.ramparts}
        rows = [self._site(name, site) for name, site in sites.items()]
        lines = headed(head, [row for row in rows if any(row[1:])], _INDENT)
        lying = [
            self.texts("show.on_path", piece=self._piece(piece), path=place_code(field, self.texts))
            for field, piece in self.table.fields.items()
            if piece
        ]
        return [*lines, *self._line("show.paths", _AND.join(lying))]

    def barbican(self) -> list[str]:
        """Return the gates, the ram and the units there."""
        barbican, texts = self.table.barbican, self.texts
        said = [texts("show.gates", n=barbican.gates_fallen, toughness=barbican.toughness)]
        if barbican.rampart:
            said.append(texts("show.at_rampart", units=self._units(barbican.rampart)))
        if barbican.ram:
            crew = self._units(barbican.crew) or texts("show.nobody")
            said.append(texts("show.ram", n=barbican.ram, crew=crew))
        return [f"{_INDENT}{' · '.join(said)}"]

    def inside(self) -> list[str]:
        """Return towers, houses and heroes that are not on a wall."""
        rows = []
        for place, tower in self.table.towers.items():
            held = self._units(tower.defender) or self._piece(tower.machine)
            rows.append((capital(place_name(place, self.texts)), held))
        for house, guards in self.table.houses.items():
            marks = [self._piece(tile) for tile in self._marks_of_house(house)]
            heroes = [self._hero(hero) for hero, stands in self.table.heroes.items() if stands.place == house]
            rows.append((capital(place_name(house, self.texts)), self._list(self._units(guards), *heroes, *marks)))
        return columns([row for row in rows if row[1]], _INDENT)

    def actions(self) -> list[str]:
        """Return the Defender's actions in a changed state: begun, used, more expensive, cheaper."""
        costs = dict(zip(self.table.actions, self.values.action_cost, strict=True))
        rows = [
            (name, capital(action_name(name, self.texts)), self._action(action, costs[name]))
            for name, action in self.table.actions.items()
        ]
        lines = columns([row for row in rows if row[2]], _INDENT)
        for building, state in self.table.buildings.items():
            marks = [self._piece(mark) for mark in ("saboteur", "fire") if getattr(state, mark)]
            marks += [deed_name("last_legs", self.texts)] if state.last_legs else []
            if marks:
                lines.append(self._row(place_name(building, self.texts), _AND.join(marks)))
        table, texts = self.table, self.texts
        if table.blessing:
            lines.append(self._row(action_name("blessing", texts), side_name(table.blessing, texts)))
        if table.speech:
            lines.append(self._row(action_name("speech", texts), f"+{table.speech}"))
        return lines

    def invaders(self) -> list[str]:
        """Return the pieces that each Invader's seat holds."""
        lines: list[str] = []
        for number, seat in enumerate(self.table.invaders):
            lines += self._title(number, len(self.table.invaders))
            lines += self._invader(seat)
        lines += self._line("show.bag", self._units(self.table.bag))
        lines += self._line("show.discard", self._units(self.table.discard))
        if self.table.sacrificed:
            lines += self._line("show.sacrificed", str(self.table.sacrificed))
        return lines

    def defenders(self) -> list[str]:
        """Return the pieces that each Defender's seat holds."""
        lines: list[str] = []
        for number, seat in enumerate(self.table.defenders, start=len(self.table.invaders)):
            lines += self._title(number, len(self.table.defenders))
            lines += self._line("show.hourglasses", self._number(seat.hourglasses))
            lines += self._line("show.barricades", self._number(seat.barricades))
            lines += self._line("show.stones", self._number(seat.stones))
            for title, actions in (("started", seat.started), ("seat_used", seat.used), ("barred", seat.barred)):
                lines += self._line(f"show.{title}", _AND.join(action_name(action, self.texts) for action in actions))
        lines += self._line("show.haste", self.texts("show.used") if self.table.haste else "")
        lines += self._line("show.deeds_left", _AND.join(deed_name(deed, self.texts) for deed in self.table.deeds.left))
        lines += self._line("show.free", self._units(self.table.free))
        return lines

    def glory(self) -> list[str]:
        """Return the sources of the points."""
        camps = [("invader", self.table.glory_invader), ("defender", self.table.glory_defender)]
        rows = [
            (
                capital(seat_name(camp, self.texts)),
                _AND.join(f"{glory_name(source, self.texts)} {_signed(number)}" for source, number in gained.items()),
            )
            for camp, gained in camps
        ]
        done = _AND.join(deed_name(deed, self.texts) for deed in self.table.deeds.done)
        return [*columns(rows, _INDENT), *self._line("show.deeds_done", done)]

    # -- rows and cells ------------------------------------------------------------------------------------------

    def _wall(self, name: str, wall: Wall) -> list[str]:
        table = self.table
        tower = ""
        if wall.siege_tower:
            tower = self._units(wall.aboard) or self.texts("show.empty")
        order = self._piece(wall.order)
        if order and wall.order != "hidden":
            order = self.texts("show.open" if wall.order_open else "show.face_down", tile=order)
        components = self._list(*(self._counted(piece, getattr(wall, piece)) for piece in ("stone", "wood")))
        hero = table.hero_at(name)
        built = [self._piece(wall.cauldron), self._piece("platform") if wall.platform else ""]
        built += [self._piece(tile) for tile in ("gale", "accident", "glare") if getattr(wall, tile)]
        if wall.breached:
            built.append(self.texts("show.breached"))
        return [
            place_code(name, self.texts),
            self._units(wall.invader),
            tower,
            self._list(*map(self._piece, wall.equipment), *(self._piece("altar") for _ in wall.altars)),
            order,
            components,
            self._list(self._units(wall.defender), self._hero(hero) if hero else ""),
            self._list(*built),
        ]

    def _site(self, name: str, site: Site) -> list[str]:
        machine = self._piece(site.machine)
        if site.hits or site.misses:
            machine = self.texts("show.pile", machine=machine, hits=site.hits, misses=site.misses)
        marks = [self._piece("cover") if site.cover else "", *map(self._piece, site.training)]
        marks += [self._piece("blood_stones")] if site.blood_stones else []
        marks += [action_name("accurate_shot", self.texts)] if site.accurate else []
        return [place_code(name, self.texts), self._units(site.units), machine, self._list(*marks)]

    def _action(self, action: Action, printed: int) -> str:
        texts = self.texts
        said = []
        if action.paid or action.cost != printed:
            said.append(texts("show.paid", paid=action.paid, cost=action.cost))
        if action.used:
            said.append(texts("show.used"))
        return _AND.join(said)

    def _invader(self, seat: InvaderSeat) -> list[str]:
        texts = self.texts
        cards = [
            action_name(f"{phase}.special", texts)
            if phase in seat.flipped and texts.has(f"action.{phase}.special")
            else self._named(phase_name(phase, texts), _AND.join(self._card(card)))
            for phase, card in seat.cards.items()
        ]
        lines = self._line("show.hand", self._units(seat.hand))
        lines += self._line("show.camp", self._units(seat.camp))
        lines += self._line("show.units_paid", self._units(seat.paid))
        lines += self._line("show.resources", str(seat.resources))
        lines += [f"{_INDENT}{capital(card)}" for card in cards]
        lines += self._line("show.flipped", _AND.join(phase_name(phase, texts) for phase in seat.flipped))
        lines += self._line("show.offer", " | ".join(_AND.join(self._card(card)) for card in seat.offer))
        for title, actions in (("used_actions", seat.used), ("lent", seat.lent)):
            lines += self._line(f"show.{title}", _AND.join(action_name(action, texts) for action in actions))
        return lines

    def _card(self, card: str) -> Iterable[str]:
        return (action_name(action, self.texts) for action in load_cards().actions.get(card, (card,)))

    def _marks_of_house(self, house: str) -> list[str]:
        table = self.table
        return [
            tile
            for tile, lies, at in (("panic", table.panic, "courtyard"), ("spectres", table.spectres, "hospital"))
            if lies and at == house
        ]

    def _hero(self, hero: str) -> str:
        state = next(state for name, state in self.table.heroes.items() if name == hero)
        name = hero_name(hero, self.texts)
        if state.possessed:
            return self.texts("show.hero_possessed", hero=name)
        return self.texts("show.hero_acted", hero=name) if state.acted else name

    def _units(self, units: Units | Guards) -> str:
        return units_text(units.items(), self.texts)

    def _piece(self, piece: str) -> str:
        return piece_name(piece, self.texts) if piece else ""

    def _counted(self, piece: str, count: int) -> str:
        return nouns.pieces(piece, count).word(self.texts) if count else ""

    def _named(self, name: str, what: str) -> str:
        return self.texts("frame.named", name=name, what=what)

    def _row(self, name: str, what: str) -> str:
        return f"{_INDENT}{self._named(capital(name), what)}"

    def _line(self, title: str, text: str) -> list[str]:
        return [f"{_INDENT}{self.texts(title, what=text)}"] if text else []

    def _title(self, seat: int, partners: int) -> list[str]:
        """Return the line above a partner's pieces, with a note if that part of the stage is over."""
        if partners == 1:
            return []
        name = self.names[seat]
        return [self.texts("show.ready", name=name) if seat in self.table.ready else name]

    @staticmethod
    def _number(number: int) -> str:
        return str(number) if number else ""

    @staticmethod
    def _list(*parts: str) -> str:
        return _AND.join(part for part in parts if part)
