"""A sheet for the painted pictures of the library: the board's ink and light, at dusk, with gradients and glows.

A cover is rasterised once, so it may have gradients and transparency, which would be slow on the board. The sun is low
on the left, so all light comes from there.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tools.art.stronghold.board_canvas import Box, Point, Sheet

WIDTH, HEIGHT = 640, 400
NIGHT_INK = "#241a20"
"""The ink of outlines after sunset."""

Stops = Sequence[tuple[float, str] | tuple[float, str, float]]
"""The stops of a gradient: each a place (0 to 1), a colour, and its opacity (by default 1)."""


@dataclass(slots=True)
class Cover(Sheet):
    """A sheet with gradients.

    Attributes:
        gradients: their definitions, in the order in which they were first needed.
    """

    gradients: list[str] = field(default_factory=list)

    def fade(self, stops: Stops, way: tuple[float, float, float, float] = (0, 0, 0, 1)) -> str:
        """Return a linear gradient as a fill, by default from top to bottom."""
        x1, y1, x2, y2 = way
        return self._define(f'linearGradient x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"', stops)

    def shine(self, stops: Stops) -> str:
        """Return a radial gradient as a fill, from the centre of a shape to its rim."""
        return self._define('radialGradient cx="0.5" cy="0.5" r="0.5"', stops)

    def glow(self, at: Point, size: tuple[float, float], colour: str, strength: float = 0.8) -> None:
        """Draw a soft light around a point, of a width and height."""
        light = self.shine(((0, colour, strength), (0.35, colour, strength * 0.45), (1, colour, 0)))
        self.ellipse(Box(at[0] - size[0], at[1] - size[1], 2 * size[0], 2 * size[1]), light)

    def veil(self, box: Box, stops: Stops) -> None:
        """Lay a haze over a part of the picture, from its top to its bottom."""
        self.rect(box, self.fade(stops))

    def turned(self, at: Point, degrees: float, draw: Callable[[], None]) -> None:
        """Draw with a function around (0, 0), moved to a point and turned clockwise."""
        start = len(self.parts)
        draw()
        inside = "\n".join(self.parts[start:])
        del self.parts[start:]
        self.add(f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) rotate({degrees:g})">\n{inside}\n</g>')

    def scaled(self, at: Point, k: float, draw: Callable[[], None]) -> None:
        """Draw with a function around (0, 0), moved to a point and enlarged `k` times."""
        start = len(self.parts)
        draw()
        inside = "\n".join(self.parts[start:])
        del self.parts[start:]
        self.group(*at, k, inside)

    def _define(self, kind: str, stops: Stops) -> str:
        body = "".join(_stop(*stop) for stop in stops)
        tag, _, rest = kind.partition(" ")
        known = f"{rest}>{body}</{tag}>"
        for number, gradient in enumerate(self.gradients):
            if gradient.endswith(known):
                return f"url(#g{number})"
        self.gradients.append(f'<{tag} id="g{len(self.gradients)}" {known}')
        return f"url(#g{len(self.gradients) - 1})"


def traced(d: str, at: Point = (0, 0), k: float = 1, *, side: int = 1) -> str:
    """Return a path (M, L, H, V, Q, T, C) drawn around (0, 0), moved and enlarged `k` times.

    Args:
        d: the path, as it is drawn for the right side.
        at: the place of its origin.
        k: the factor by which it is enlarged.
        side: 1, or -1 for its mirror image.
    """
    whole = []
    for command, numbers in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        axes = {"h": "x", "v": "y"}.get(command.lower(), "xy")
        whole.append(command)
        for n, number in enumerate(re.findall(r"-?\d*\.?\d+", numbers)):
            across = axes[n % len(axes)] == "x"
            moved = (at[0] if across else at[1]) if command.isupper() else 0.0
            whole.append(f"{float(number) * k * (side if across else 1) + moved:.1f}")
    return " ".join(whole)


def document(cover: Cover, size: tuple[float, float] = (WIDTH, HEIGHT)) -> str:
    """Return a painted picture of a size as the text of its file."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]:g} {size[1]:g}">\n'
        f"<defs>{''.join(cover.gradients)}</defs>\n"
        f'<g stroke-linejoin="round">\n{cover}\n</g>\n</svg>\n'
    )
    return re.sub(r"(\d)\.0(?=[^\d.])", r"\1", text.replace("><", ">\n<"))


def _stop(at: float, colour: str, opacity: float = 1) -> str:
    seen = "" if opacity == 1 else f' stop-opacity="{opacity:.3g}"'
    return f'<stop offset="{at:g}" stop-color="{colour}"{seen}/>'
