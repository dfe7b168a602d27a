"""The two large beasts of Fortress, which take two hexes, and the wings of a flying one."""

from __future__ import annotations

from tools.art.fortress.solid import Drawing, mixed

INK = "#191410"


def _path(drawing: Drawing, d: str, fill: str, width: float = 1.2) -> None:
    drawing.add(f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}"/>')


def wings(drawing: Drawing) -> None:
    """Draw two wings behind a figure."""
    for side in (-1, 1):
        wing = (f"M{side * 4} -34Q{side * 12} -56 {side * 27} -57Q{side * 27} -49 {side * 24} -45"
                f"Q{side * 26} -40 {side * 21} -36Q{side * 22} -31 {side * 17} -28"
                f"Q{side * 16} -23 {side * 6} -22Z")  # fmt: skip
        _path(drawing, wing, "#f6f1e2")
        for x, y in ((21, -50), (18, -42), (14, -34)):
            drawing.add(f'<path d="M{side * 7} -31Q{side * 13} {y + 5} {side * x} {y}" fill="none" stroke="#b9ae90"'
                        f' stroke-width="1"/>')  # fmt: skip


def dragon(drawing: Drawing) -> None:
    """Draw Mimring: a red dragon with half-spread wings."""
    red, dark, belly = "#b83220", "#6e1a10", "#e8b45a"
    for side, fill in ((1, dark), (-1, mixed(red, "#000000", 0.22))):
        wing = (f"M{side * 3} -26L{side * 12} -54Q{side * 22} -56 {side * 28} -48L{side * 25} -36"
                f"Q{side * 21} -38 {side * 19} -30Q{side * 15} -33 {side * 12} -22Z")  # fmt: skip
        _path(drawing, wing, fill)
        drawing.add(f'<path d="M{side * 5} -27L{side * 13} -53L{side * 25} -37M{side * 13} -53L{side * 18} -31"'
                    f' fill="none" stroke="{INK}" stroke-width="0.9"/>')  # fmt: skip
    _path(drawing, "M8 -6Q24 -2 27 -12Q29 -18 24 -20Q26 -12 12 -14Z", red)
    _path(drawing, "M-12 -4Q-16 -24 -4 -30Q10 -32 13 -14Q14 -4 8 0H-8Z", red)
    _path(drawing, "M-9 -2Q-11 -18 -4 -24Q0 -12 0 0H-7Z", belly, 0.9)
    for x in (-10, 5):
        _path(drawing, f"M{x} -7Q{x - 3} 3 {x} 4H{x + 7}Q{x + 8} -2 {x + 6} -8Z", dark)
    _path(drawing, "M-6 -26Q-10 -40 -14 -44Q-26 -42 -27 -37Q-20 -34 -15 -36Q-14 -30 -2 -24Z", red)
    _path(drawing, "M-13 -44L-8 -52L-9 -42M-17 -44L-16 -51L-12 -43", belly, 0.8)
    drawing.add(f'<circle cx="-17.5" cy="-40.5" r="1.5" fill="#ffe04a" stroke="{INK}" stroke-width="0.6"/>')
    for x, y in ((-3, -31), (3, -32), (9, -28)):
        _path(drawing, f"M{x - 2} {y + 2}L{x} {y - 4}L{x + 3} {y + 3}Z", belly, 0.7)


def dino(drawing: Drawing) -> None:
    """Draw Grimnak: an orc on a beast that walks on two legs."""
    hide, dark, orc = "#7d7a45", "#4a4826", "#5f8c3a"
    _path(drawing, "M6 -18Q22 -16 28 -28Q29 -14 20 -8Q12 -4 4 -8Z", hide)
    _path(drawing, "M-12 -10Q-15 -26 -2 -29Q12 -30 12 -14Q12 -5 3 -4Q-8 -4 -12 -10Z", hide)
    for x, fill in ((4, dark), (-6, mixed(hide, "#000000", 0.18))):
        _path(drawing, f"M{x - 3} -12Q{x + 6} -14 {x + 6} -6L{x + 3} 0L{x + 8} 3.500H{x - 4}L{x - 1} -3Z", fill)
    _path(drawing, "M-8 -22Q-12 -32 -18 -36Q-29 -36 -29 -29Q-27 -24 -19 -24Q-14 -20 -9 -14Z", hide)
    _path(drawing, "M-29 -29Q-24 -27 -19 -28L-20 -24Q-27 -23 -29 -29Z", "#f4ecd0", 0.8)
    drawing.add(f'<circle cx="-20" cy="-32.5" r="1.6" fill="#ffcf3a" stroke="{INK}" stroke-width="0.6"/>')
    _path(drawing, "M-9 -20L-12 -15L-15 -16", "none", 1.6)
    _path(drawing, "M-5 -26Q-6 -40 1 -42Q8 -40 7 -26Q1 -23 -5 -26Z", "#6b3b2a")
    drawing.add(f'<circle cx="0.5" cy="-47" r="6" fill="{orc}" stroke="{INK}" stroke-width="1.3"/>')
    _path(drawing, "M-5.5 -48Q-5 -54.5 0.5 -54.500Q6 -54.5 6.5 -48Z", "#7f868e")
    _path(drawing, "M-2 -43.500L-1.5 -46.500L-0.5 -43.500M2.5 -43.500L3 -46.500L4 -43.5", "#fff8e0", 0.7)
    drawing.add('<path d="M8 -30L18 -56" stroke="#191410" stroke-width="4"/><path d="M8 -30L18 -56" stroke="#7a5230"'
                ' stroke-width="2.2"/>')  # fmt: skip
    _path(drawing, "M12 -58Q22 -62 26 -53Q20 -50 16 -48Z", "#cfd5dc")
