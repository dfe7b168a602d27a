"""Counters of Fortress for the plain board: each player's base, door, flag and glyph; the tick for an attack made."""

PLAYERS = {
    "p1": ("#9a3a2c", "M30 3L57 54H3Z"),
    "p2": ("#2f5c8f", "M4 4H56V30Q56 50 30 58Q4 50 4 30Z"),
    "p3": ("#a87b08", "M30 3A27 27 0 1 1 29.9 3Z"),
    "p4": ("#7a16c8", "M30 2L58 30L30 58L2 30Z"),
}
"""The colour and the outline of each player, the same as those of the player's seat."""


def tokens(*, plain: bool) -> dict[str, str]:
    """Return the pictures by their names; ``plain`` with harder contrasts."""
    edge = "#ffffff" if plain else "#fbf1d6"
    wood, dark = ("#b07030", "#000000") if plain else ("#9b6a3c", "#4e3015")
    made = {
        f"token.{player}": _piece(f'<path d="{outline}" fill="{colour}" stroke="{edge}" stroke-width="3"/>')
        for player, (colour, outline) in PLAYERS.items()
    }
    planks = "".join(f'<path d="M{x} 8V52" stroke="{dark}" stroke-width="2"/>' for x in (22, 30, 38))
    leaf = f'<rect x="12" y="6" width="36" height="48" fill="{wood}" stroke="{dark}" stroke-width="3"/>{planks}'
    bars = f'<path d="M12 18H48M12 42H48" stroke="{dark}" stroke-width="4"/>'
    made["token.door-closed"] = _piece(leaf + bars)
    made["token.door-open"] = _piece(
        f'<path d="M14 4L34 12V58L14 50Z" fill="{wood}" stroke="{dark}" stroke-width="3"/>'
        f'<path d="M14 16L34 24M14 38L34 46" stroke="{dark}" stroke-width="4"/>'
    )
    made["token.flag"] = _piece(
        f'<path d="M16 4V58" stroke="{dark}" stroke-width="4"/>'
        f'<path d="M18 6H52L42 18L52 30H18Z" fill="#c8321e" stroke="{dark}" stroke-width="2"/>'
    )
    made["token.glyph"] = _piece(
        f'<circle cx="30" cy="30" r="24" fill="#e8d9a0" stroke="{dark}" stroke-width="3"/>'
        f'<path d="M20 16L30 44L40 16M16 30H44" fill="none" stroke="{dark}" stroke-width="4"/>'
    )
    made["attacked"] = _piece(
        f'<circle cx="30" cy="30" r="26" fill="#241a10" stroke="{edge}" stroke-width="5"/>'
        f'<path d="M17 31L26 41L43 19" fill="none" stroke="{edge}" stroke-width="8" stroke-linecap="round"/>'
    )
    return made


def _piece(inside: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">\n'
        f'<g stroke-linejoin="round">{inside}</g>\n</svg>\n'.replace("><", ">\n<")
    )
