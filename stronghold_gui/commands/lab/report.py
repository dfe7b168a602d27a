"""The report of a run: one page for any browser, with embedded pictures and no external files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from stronghold_gui.commands.lab.plots import Bar, Plot, bars, columns, stacks
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.save.atomic import export
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.lab.figures import Effect, Figures, Share
from stronghold_gui.players.lab.game import Line
from stronghold_gui.players.lab.spec import Spec
from stronghold_gui.text import Catalogue

_STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .4rem; }
table { border-collapse: collapse; } td, th { padding: .15rem 1.2rem .15rem 0; text-align: left; vertical-align: top; }
figure { margin: 0; background: #fff; border-radius: 8px; padding: .6rem; }
figure svg { width: 100%; height: auto; display: block; }
p { margin: .3rem 0 .8rem; } code { font-size: .95em; }
"""


def write_report(
    path: Path, spec: Spec, lines: Iterable[Line], kit: Kit, texts: Catalogue, draw: Callable[[Plot], str]
) -> None:
    """Write the report of a run.

    Args:
        path: the file.
        spec: the specification of the run.
        lines: the finished games.
        kit: the game.
        texts: the language.
        draw: returns a picture as an element of SVG.

    Raises:
        BadFileError: the system refuses; the old file is unchanged.
    """
    export(path, _Report(spec, Figures(lines), kit, texts, draw).page().encode())


class _Report:
    """A page under construction."""

    def __init__(self, spec: Spec, figures: Figures, kit: Kit, texts: Catalogue, draw: Callable[[Plot], str]) -> None:
        self._spec, self._figures, self._kit, self._say, self._draw = spec, figures, kit, texts, draw
        self._seats = tuple(spec.players)

    def page(self) -> str:
        """Return the page."""
        say, name = self._say, self._say(f"game.{self._spec.game}.name")
        title = escape(say("lab.title", game=name))
        parts = [self._head(), self._wins(), self._endings(), self._lengths(), self._points(), self._effects()]
        return (
            f'<!DOCTYPE html>\n<html lang="{say.language}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
            f"<style>{_STYLE}</style>\n<h1>{title}</h1>\n{''.join(parts)}</html>\n"
        )

    # -- parts ---------------------------------------------------------------------------------------------------

    def _head(self) -> str:
        say, spec, figures = self._say, self._spec, self._figures
        rows = [(self._seat(seat), self._level(player)) for seat, player in spec.players.items()]
        rows += [(say(f"option.{spec.game}.{name}"), self._option(name, value)) for name, value in spec.options.items()]
        rows += [
            (say("lab.games"), say("lab.games.of", done=figures.games, games=spec.games)),
            (say("lab.seeds"), f"{spec.seed}–{spec.seed + spec.games - 1}"),
            (say("lab.moves"), say.decimal(figures.mean_moves(), 0)),
            (say("lab.program"), spec.program),
        ]
        table = "".join(f"<tr><th>{escape(name)}</th><td>{escape(what)}</td></tr>\n" for name, what in rows)
        return f"<table>\n{table}</table>\n"

    def _wins(self) -> str:
        return self._part("wins", bars([self._bar(self._team(who), one) for who, one in self._figures.wins().items()]))

    def _endings(self) -> str:
        words, say = self._kit.words, self._say
        rows = [self._bar(words.ending(Outcome((), how, ()), say), one) for how, one in self._figures.endings().items()]
        return self._part("endings", bars(rows))

    def _lengths(self) -> str:
        say, turns = self._say, sorted(self._figures.turns().items())
        return self._part("lengths", columns(turns, say("lab.axis.turns"), say("lab.axis.games")))

    def _points(self) -> str:
        points = self._figures.points(self._seats)
        if not points:
            return ""
        gaining = [seat for seat in self._seats if any(by_seat[seat] for by_seat in points.values())]
        parts = [(self._say(source), [by_seat[seat] for seat in gaining]) for source, by_seat in points.items()]
        names = [self._shared(seat) for seat in gaining]
        return self._part("points", stacks(names, parts, self._say("lab.axis.points")))

    def _effects(self) -> str:
        effects = self._figures.effects()
        if not effects:
            return self._part("effects", None, "lab.effects.none")
        return self._part("effects", bars([self._effect(effect) for effect in effects], middle=True))

    def _part(self, name: str, plot: Plot | None, words: str = "") -> str:
        title, text = escape(self._say(f"lab.{name}")), escape(self._say(words or f"lab.{name}.words"))
        figure = f"<figure>{self._draw(plot)}</figure>\n" if plot is not None else ""
        return f"<h2>{title}</h2>\n<p>{text}</p>\n{figure}"

    # -- words ---------------------------------------------------------------------------------------------------

    def _bar(self, label: str, one: Share) -> Bar:
        figures = {"share": self._percent(one.value), "low": self._percent(one.low), "high": self._percent(one.high)}
        return Bar(label, one.value, one.low, one.high, self._say("lab.share", n=one.count, **figures))

    def _effect(self, effect: Effect) -> Bar:
        often, seldom = self._percent(effect.often.value), self._percent(effect.seldom.value)
        told = self._say("lab.effect", often=often, seldom=seldom)
        label = self._say("frame.aside", what=effect.kind, more=self._seat(effect.seat))
        return Bar(label, effect.change, effect.change - effect.half, effect.change + effect.half, told)

    def _percent(self, part: float) -> str:
        return self._say.decimal(part * 100, 1)

    def _seat(self, seat: str) -> str:
        return self._kit.words.seat(seat, self._say)

    def _team(self, seats: Sequence[str]) -> str:
        return self._kit.words.team(seats, self._say) if seats else self._say("simulate.nobody")

    def _shared(self, seat: str) -> str:
        """Return the name of the team whose shared points are counted for one of its seats."""
        position = self._kit.game.setup(self._spec.options, len(self._seats), 0)
        team = self._kit.game.team(position, self._seats.index(seat))
        return self._team([self._seats[one] for one in team])

    def _level(self, player: str) -> str:
        return self._say(f"player.{player}")

    def _option(self, name: str, value: str) -> str:
        return self._say(f"option.{self._spec.game}.{name}.{value}")
