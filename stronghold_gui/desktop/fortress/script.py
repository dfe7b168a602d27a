"""Turns the events of a move into beats of its animation.

A script has only what the viewer should follow. Faces of dice are those recorded with the move. If several moves are
shown as one, only the number of faces that count is known, and the others are blank.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.desktop.fortress.contents import HALF, figure_of
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.wording.nouns import card, counted, figure, sentence, word_of
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

FACES: Final = ("die-skull", "die-shield", "die-blank")
_SKULL, _SHIELD, _BLANK = range(3)
_LATE: Final = a.COMPARED
SHOWS: Final = (
    e.AttackRolled, e.DefenceRolled, e.StruckAt, e.Fell, e.FellDeep, e.ChargeRolled, e.ShackleRolled, e.Chomped,
    e.CloneRolled, e.DropRolled, e.DoorDestroyed, e.FlagTaken,
)  # fmt: skip
"""Events that make a move a performance; a move without any of them is shown in short beats."""


class Script:
    """Writes the beats of one move, from the battlefield before it."""

    def __init__(
        self,
        before: TableContents,
        areas: Collection[str],
        draws: Draws,
        words: tuple[Catalogue, Callable[[Sequence[e.Event]], Sequence[str]]],
        *,
        wounds: bool,
    ) -> None:
        """Store the sources of the beats.

        Args:
            before: the contents of the battlefield before the move.
            areas: the areas of the surface.
            draws: the draws of the move, by label.
            words: the current language, and a function that puts events into sentences.
            wounds: whether figures have points of life; otherwise each unblocked hit destroys.
        """
        self._has_wounds = wounds
        self._areas, self._draws = areas, {label: list(faces) for label, faces in draws.items()}
        self._texts, self._event_words = words
        self._at: dict[str, tuple[str, Pile]] = {
            pile.key: (area, pile) for area, piles in before.items() for pile in piles
        }
        self._attack: e.AttackRolled | None = None

    def beats(self, events: Sequence[e.Event]) -> list[a.Beat]:
        """Return the beats of a move: with texts if dice were rolled, otherwise only the movement of figures."""
        performance = any(isinstance(event, SHOWS) for event in events)
        found = [beat for number, event in enumerate(events) if (beat := self._beat(event, events[number + 1 :]))]
        if performance:
            return found
        return [a.Beat(beat.acts, settles=beat.settles) for beat in found if beat.acts]

    def _beat(self, event: e.Event, later: Sequence[e.Event]) -> a.Beat | None:
        match event:
            case e.Stepped(name, _, space) | e.Flew(name, _, space):
                return self._walk(name, (space, event.second), event)
            case e.AttackRolled():
                self._attack = event
                # If the target defends at once, the dice of both sides are shown together in the next beat.
                if any(isinstance(one, e.DefenceRolled) for one in later):
                    return self._spoken(event)
                return self._dice(event, event.figure, (self._attack_row(None),), "")
            case e.DefenceRolled():
                return self._defence(event)
            case e.Wounded(name, wounds):
                # A figure's badge shows its remaining life, which must change with this beat.
                about = tuple(filter(None, (self._area(key) for key in (name, name + HALF))))
                return a.Beat(self._token(name, f"\N{MINUS SIGN}{wounds}"), self._line(event), settles=about)
            case e.Destroyed(figure=name):
                return self._falls(name, event)
            case e.DoorDestroyed():
                area = self._area(DOOR)
                if not area:
                    return self._spoken(event)
                word = sentence(self._texts, "script.broken", {})
                return a.Beat((a.Burst(area, word),), self._line(event), settles=(area,))
            case _:
                return self._rolled(event)

    def _rolled(self, event: e.Event) -> a.Beat | None:
        """Return the beat of a roll other than attack and defence: a strike, a fall, a power with the d20."""
        match event:
            case e.StruckAt(striker, name, hit):
                row = self._row(figure(striker, self._texts), f"strike {striker}", 1, int(hit), _SKULL)
                return self._dice(event, name, (row,), self._wounds(int(hit)))
            case e.Fell(name, _, _, skulls):
                dice = len(self._draws.get(f"fall {name}", ())) or max(1, skulls)
                row = self._row(figure(name, self._texts), f"fall {name}", dice, skulls, _SKULL)
                return self._dice(event, name, (row,), self._wounds(skulls))
            case e.FellDeep(name, _, number, unhurt):
                return self._d20(event, name, figure(name, self._texts), number, success=unhurt)
            case e.Chomped(_, name, number, success) if number:
                return self._d20(event, name, figure(name, self._texts), number, success=success)
            case e.CloneRolled(name, number, success):
                return self._d20(event, name, figure(name, self._texts), number, success=success)
            case e.ChargeRolled(name, number, success):
                return self._d20(event, self._any_figure(name), card(name, self._texts), number, success=success)
            case e.ShackleRolled(_, name, number, success) | e.DropRolled(_, name, number, success):
                return self._d20(event, self._any_figure(name), card(name, self._texts), number, success=success)
            case e.Stepped() | e.MoveEnded() | e.CardOut():
                return None
            case _:
                return self._spoken(event)

    # -- dice ------------------------------------------------------------------------------------------------------

    def _defence(self, event: e.DefenceRolled) -> a.Beat:
        attack, target = self._attack, event.target
        row = self._row(figure(target, self._texts), f"defence {target}", event.dice, event.shields, _SHIELD)
        rows = (row,) if attack is None else (self._attack_row(event), row)
        return self._dice(event, event.target, rows, self._wounds(event.wounds))

    def _attack_row(self, defence: e.DefenceRolled | None) -> a.DiceRow:
        """Return the attacker's dice; with a defence, the skulls that it blocks are marked."""
        attack = self._attack
        assert attack is not None
        label = f"attack {attack.figure}"
        stopped = attack.skulls - defence.wounds if defence is not None else 0
        return self._row(figure(attack.figure, self._texts), label, attack.dice, attack.skulls, _SKULL, stopped)

    def _row(self, name: Fact, label: str, dice: int, good: int, wanted: int, stopped: int = 0) -> a.DiceRow:
        """Return a row of dice: the recorded faces, or else faces that fit the result."""
        faces = self._draws.get(label, [])[:dice]
        if len(faces) != dice or faces.count(wanted) != good:
            faces = [wanted] * good + [_BLANK] * (dice - good)
        faces = sorted(faces, key=lambda face: (face != wanted, face))
        return a.DiceRow(
            capital(word_of(name, self._texts)),
            tuple(
                a.Die(FACES[face], counts=face == wanted, stopped=face == wanted and number >= good - stopped)
                for number, face in enumerate(faces)
            ),
        )

    def _dice(self, event: e.Event, about: str, rows: tuple[a.DiceRow, ...], verdict: str) -> a.Beat:
        area = self._area(about)
        thrown = tuple(row for row in rows if row.dice)
        if not area or not thrown:
            return self._spoken(event)
        return a.Beat((a.Dice(area, thrown, verdict),), self._line(event), line_at=_LATE)

    def _d20(self, event: e.Event, about: str, name: Fact, number: int, *, success: bool) -> a.Beat:
        word = word_of(name, self._texts)
        verdict = sentence(self._texts, "script.success" if success else "script.failure", {})
        return self._dice(event, about, (a.DiceRow(capital(word), (a.Die("", str(number)),)),), verdict)

    def _wounds(self, wounds: int) -> str:
        """Return the result of the dice in words."""
        if not self._has_wounds:
            return sentence(self._texts, "script.destroyed" if wounds else "script.unharmed", {})
        if not wounds:
            return sentence(self._texts, "script.no_wound", {})
        return counted("wounds", wounds).word(self._texts)

    # -- figures -----------------------------------------------------------------------------------------------------

    def _walk(self, name: str, place: tuple[str, str], event: e.Event) -> a.Beat | None:
        """Return the beat of a figure's step to a space; the halves of a figure on two spaces move one by one."""
        if name not in self._at or not {*filter(None, place)} <= {*self._areas}:
            return None
        goals = {name: place[0]}
        if name + HALF in self._at:
            leads = name + HALF if self._at[name + HALF][0] == place[1] else name
            goals = {leads: place[0], (name if leads != name else name + HALF): place[1]}
        left = [self._at[key][0] for key in goals]
        walks = tuple(self._go(key, goal, place[1]) for key, goal in goals.items())
        line = self._line(event) if isinstance(event, e.Flew) else ""
        return a.Beat(walks, line, settles=(*left, *filter(None, place)))

    def _go(self, key: str, goal: str, second: str) -> a.Walk:
        start, pile = self._at[key]
        # In the tilted view, a two-space figure is one piece between its spaces.
        gone = replace(pile, across=second) if pile.across else pile
        self._at[key] = goal, gone
        return a.Walk((start, key), goal, gone)

    def _falls(self, name: str, event: e.Event) -> a.Beat:
        parts = [(key, *self._at[key]) for key in (name, name + HALF) if key in self._at]
        acts = tuple(a.Fall((area, key), pile.art) for key, area, pile in parts)
        for key, _, _ in parts:
            self._at.pop(key)
        return a.Beat(acts, self._line(event), settles=tuple(area for _, area, _ in parts))

    def _token(self, name: str, word: str) -> tuple[a.Act, ...]:
        area = self._area(name)
        return (a.Token(area, word, FACES[_SKULL]),) if area else ()

    def _area(self, name: str) -> str:
        """Return the area of a figure or the door, ``""`` if it has none."""
        found = self._at.get(name)
        return found[0] if found is not None and found[0] in self._areas else ""

    def _any_figure(self, name: str) -> str:
        """Return the key of any figure of a card, ``""`` for none."""
        return next((key for key in self._at if figure_of(key).partition(".")[0] == name), "")

    # -- words -------------------------------------------------------------------------------------------------------

    def _spoken(self, event: e.Event) -> a.Beat:
        return a.Beat(line=self._line(event))

    def _line(self, event: e.Event) -> str:
        return next(iter(self._event_words([event])), "")
