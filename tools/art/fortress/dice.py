"""The faces of the combat die of Fortress: a skull, a shield, a blank; in a light colour, without the die itself."""

_SKULL = (
    "M30 8C15 8 8 18 8 29C8 37 12 42 18 44V53H42V44C48 42 52 37 52 29C52 18 45 8 30 8Z"
    "M21 25A5.5 6 0 1 1 20.9 25ZM39 25A5.5 6 0 1 1 38.9 25ZM30 37L33 43H27Z"
)
_SHIELD = "M30 6L52 12C52 34 44 46 30 55C16 46 8 34 8 12Z"


def faces(name: str) -> dict[str, str]:
    """Return the faces of a set by their names."""
    light = "#fbf1d6" if name == "standard" else "#ffffff"
    return {
        "die-skull": _face(f'<path d="{_SKULL}" fill="{light}" fill-rule="evenodd"/>'),
        "die-shield": _face(f'<path d="{_SHIELD}" fill="{light}"/>'),
        "die-blank": _face(f'<path d="M22 30H38" fill="none" stroke="{light}" stroke-width="5" opacity="0.55"/>'),
    }


def _face(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">\n{inside}\n</svg>\n'
