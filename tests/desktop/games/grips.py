"""The source and target of the hand for each kind of move, named by places and pieces.

Nothing here looks at the program: a soldier walks by being taken where it stands and put where it goes, a ballista is
taken from its row of the card, an hourglass from the purse. `hands.py` finds these things in a window.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from stronghold_gui.games.stronghold import moves as m


@dataclass(frozen=True)
class Piece:
    """A piece on the board: its kind and its place (a section, a rampart, a building, ...)."""

    key: str
    place: str


Source = Piece | str
"""What is taken: a piece on the board, or a widget of a dock by name."""


@dataclass(frozen=True)
class Grip:
    """One way to make a move: the thing taken (``name`` is its word) and the place, or the row, where it is put."""

    name: str
    source: Source
    goal: str


class Sight(Protocol):
    """Questions about the board that a grip needs answered."""

    def weapon(self, place: str) -> Piece:
        """Return what shoots from a place."""

    def stands(self, hero: str) -> str:
        """Return where a hero is."""

    def in_camp(self, unit: str) -> Piece:
        """Return the marching Invader's units in the camp."""

    def lying(self, area: str) -> Piece:
        """Return the piece in an area that holds one."""


def grips(move: m.Move, sight: Sight) -> list[Grip]:  # noqa: C901 - one case for each kind of move
    """Return every way to do a move by taking something and putting it somewhere; none for buttons."""
    match move:
        case m.March(unit, "CAMP", goal):
            return [Grip("piece", sight.in_camp(unit), goal)]
        case m.March(unit, start, goal) | m.Rope(unit, start, goal) | m.Walk(unit, start, goal):
            return [Grip("piece", Piece(unit, start), goal)]
        case m.Swap(unit, start, other, goal):
            return [Grip("one", Piece(unit, start), goal), Grip("other", Piece(other, goal), start)]
        case m.Machine(tile, place, pay) | m.Equip(tile, place, pay) | m.Train(tile, place, pay):
            return [Grip("tile", f"action_{tile}_tile", place), *_price(tile, pay, place)]
        case m.Ritual(tile, place):
            return [Grip("tile", f"action_{tile}_tile", place), *_price(tile, "goblin", place)]
        case m.Gain(unit):
            return [Grip("unit", f"hand_{unit}", "action_gain")]
        case m.Give(unit):
            return [Grip("unit", f"hand_{unit}", "action_troop_transfer")]
        case m.Escape(place):
            return [Grip("tile", "action_escape_the_knife_tile", place)]
        case m.Transfer(tile, start, goal):
            return [Grip("piece", Piece(tile, start), goal)]
        case m.Influence(altar, wall):
            return [Grip("piece", Piece("altar", altar), wall)]
        case m.Command(tile, wall, is_open):
            return [Grip("tile", f"{'open_order' if is_open else 'classified'}_{tile}", wall)]
        case m.Stone(wall):
            return [Grip("stone", "stock_stone", wall)]
        case m.Pay(action, purse):
            return [Grip("hourglass", f"purse_{purse}", f"action_{action}")]
        case m.Finish(action, place):
            return [Grip("tile", f"action_{action}_tile", place)]
        case m.Excursion(_, place):
            hero = Grip("hero", Piece("warrior", sight.stands("warrior")), place)
            return [hero, Grip("tile", "hero_warrior_tile", place)]
        case _:
            return _in_the_assault(move, sight)


def _price(tile: str, pay: str, place: str) -> list[Grip]:
    """Return the price of a tile as something to take; where the tile has one place only, it is a button."""
    return [] if tile in ("trainer", "spectres", "panic") else [Grip("price", f"price_{tile}_{pay}", place)]


def _in_the_assault(move: m.Move, sight: Sight) -> list[Grip]:
    match move:
        case m.Aim(start, goal):
            return [Grip("weapon", sight.weapon(start), goal)]
        case m.Shoot(start, goal):
            return [Grip("unit", Piece("marksman" if start[0] in "WET" else "goblin", start), goal)]
        case m.Call(start, goal):
            return [Grip("troll", Piece("troll", start), goal)]
        case m.Climb(unit, wall):
            return [Grip("unit", Piece(unit, f"ST{wall}"), wall)]
        case m.Heal(unit):
            return [Grip("unit", Piece(unit, "hospital"), "courtyard")]
        case m.Rise(unit, place):
            return [Grip("unit", Piece(unit, "hospital"), place)]
        case _:
            return []


def chosen(move: m.Move, sight: Sight) -> Piece | None:
    """Return the piece to click for a move that chooses a thing on the board."""
    match move:
        case m.Remove(unit, place):
            return Piece(unit, place)
        case m.Detonate(place):
            return Piece("orc", place)
        case m.Obey(wall):
            return sight.lying(f"{wall}.order")
        case m.Smash(place):
            return sight.lying(place if place[0] == "T" else f"{place}.cauldron")
        case _:
            return None


def button(move: m.Move) -> str:  # noqa: C901 - one case for each kind of move
    """Return the name of the button in a dock that does a move, ``""`` for none."""
    match move:
        case m.Flip(phase):
            return f"flip_{phase}"
        case m.Gain(unit):
            return f"price_gain_{unit}"
        case m.Give(unit):
            return f"give_{unit}"
        case m.Haste(action):
            return f"haste_{action}"
        case m.Train("trainer", _, pay):
            return f"price_trainer_{pay}"
        case m.Ritual(("spectres" | "panic") as tile, _):
            return f"price_{tile}_goblin"
        case m.AccurateShot():
            return "action_accurate_shot_tile"
        case m.Dispatch(size):
            return f"action_{size}_tile"
        case m.Pay(action, "own"):
            return f"pay_{action}"
        case m.Speech(hourglasses):
            return f"speech_{hourglasses}"
        case m.Deed(deed):
            return f"use_{deed}"
        case _:
            return ""
