"""The page of a review: one file for any browser, with its embedded chart and no external files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stronghold_gui.games.entry import Kit
from stronghold_gui.players.review.document import ReviewDocument
from stronghold_gui.players.review.wording import ReviewWords
from stronghold_gui.text import Catalogue

_WIDTH, _HEIGHT, _LEFT = 800, 230, 60
_COLOURS: Final = ("#a33a2c", "#2f5f9e", "#a8780f", "#6d3fb0", "#1f6b4a", "#6a6f76")
"""Colours of the sides: dark on white; dashes distinguish them, too."""
_DASHES: Final = ("", "8 4", "2 4", "12 4 2 4", "4 4", "1 6")
_STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
figure { margin: 0; background: #fff; color: #26303a; border-radius: 8px; padding: .6rem; }
figure > svg { width: 100%; height: auto; display: block; font-size: 13px; }
figcaption { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .85rem; }
p { margin: .2rem 0 .5rem; }
"""


def review_page(kit: Kit, review: ReviewDocument, names: Sequence[str], texts: Catalogue) -> str:
    """Return the page.

    Args:
        kit: the game.
        review: the review.
        names: names of the people, in seat order.
        texts: the language.
    """
    words = ReviewWords(kit, review, names, texts)
    title = texts("review.title", game=texts(f"game.{kit.game.id}.name"))
    parts = [_heading(1, title), _paragraph(words.about()), _chart(words, review)]
    if review.luck:
        parts += [_heading(2, texts("review.luck")), _paragraph(texts("review.luck.words"))]
        parts += [_paragraph(words.luck(luck)) for luck in review.luck]
    parts += [_heading(2, texts("review.turning")), _paragraph(texts("review.turning.words"))]
    for point in review.turning:
        parts += [_heading(3, words.where(point)), *map(_paragraph, words.turning(point))]
    if review.whole and not review.turning:
        parts.append(_paragraph(texts("review.none")))
    if not review.whole:
        parts.append(_paragraph(texts("review.partial")))
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n{''.join(parts)}</html>\n"
    )


def _heading(level: int, words: str) -> str:
    return f"<h{level}>{escape(words)}</h{level}>\n"


def _paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>\n"


def _chart(words: ReviewWords, review: ReviewDocument) -> str:
    """Return a picture with the line of each side, and its last values as text for readers who do not see it."""
    if not review.line:
        return ""
    last = max(1, review.line[-1].moves)
    marks = [_mark(words.value(share), share) for share in (0.0, 0.5, 1.0)]
    lines, legend = list[str](), list[str]()
    for side, name in enumerate(words.sides):
        points = " ".join(f"{_across(one.moves / last)},{_down(one.chances[side])}" for one in review.line)
        style = f'stroke="{_COLOURS[side % 6]}" stroke-dasharray="{_DASHES[side % 6]}" stroke-width="2.5" fill="none"'
        lines.append(f'<polyline points="{points}" {style}/>')
        # The legend is HTML, which browsers wrap: the chart itself has no space for six names.
        legend.append(f'<span><svg width="36" height="10"><path d="M0 5h30" {style}/></svg>{escape(name)}</span>')
    inside = "".join([*marks, *lines])
    label = escape(words.measure(), quote=True)
    figure = (
        f'<figure><svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}" fill="currentColor">{inside}'
        f"</svg><figcaption>{''.join(legend)}</figcaption></figure>\n"
    )
    return figure + _paragraph(words.moment(review.line[-1]))


def _mark(words: str, share: float) -> str:
    down = _down(share)
    return (
        f'<path d="M{_LEFT} {down}H{_WIDTH - 10}" stroke="#bbb"/>'
        f'<text x="{_LEFT - 6}" y="{down + 4:.1f}" text-anchor="end">{escape(words)}</text>'
    )


def _across(share: float) -> float:
    return round(_LEFT + share * (_WIDTH - _LEFT - 10), 1)


def _down(share: float) -> float:
    return round(12 + (1 - share) * (_HEIGHT - 24), 1)
