"""The faces of The Convicted: a portrait for each hero and each people, drawn with the busts of Fortress."""

from collections.abc import Iterator

from tools.art.convicted.look import Look
from tools.art.fortress.busts import Bust, bust
from tools.art.stronghold.piece_canvas import path, round_box

_FRAME = round_box((4, 4, 88, 88), 12)
HEROES = {
    "oracle": Bust("#d9a986", "#6d4b8f", "#d9ae4a", gear="long_hair", weapon="staff", shape="long"),
    "heretic": Bust("#e6bf9b", "#2f2b30", "#b23a2e", extra=("beard",)),
    "murderer": Bust("#c9a58a", "#3a3438", "#8e2f2a", gear="cowl", weapon="sword", shape="long"),
    "deserter": Bust("#e0b48c", "#4f6a8c", "#aeb6bd", gear="hair", weapon="spear"),
    "forger": Bust("#e8c39c", "#7a5632", "#d9ae4a", gear="beret", weapon="hammer", extra=("grey_beard",)),
    "sorcerer": Bust("#e2c0a2", "#2c4a86", "#8bd6c0", gear="pointed", weapon="staff", extra=("grey_beard",)),
}
PEOPLES = {
    "beasts": Bust("#6f5a4a", "#4a3a30", "#8a7360", shape="beast", extra=("horns", "fangs")),
    "barbarians": Bust("#dba67c", "#7a4b32", "#c9a878", gear="horned", weapon="axe", extra=("beard",)),
    "wolfmen": Bust("#8f979f", "#4d4a52", "#6b6872", weapon="spear", shape="beast", extra=("ears", "fangs")),
    "forestmen": Bust("#c2a27c", "#3b5a3c", "#8fae5a", gear="hood", weapon="bow", shape="long"),
}


def faces(look: Look) -> Iterator[tuple[str, str]]:
    """Yield each portrait with its name: heroes on the defenders' ground, peoples on their own."""
    for name, person in HEROES.items():
        yield f"face.{name}", _portrait(look, look.defender, person)
    for name, person in PEOPLES.items():
        yield f"face.{name}", _portrait(look, look.foes[name], person)


def _portrait(look: Look, ground: str, person: Bust) -> str:
    """Return a bust on a ground in a frame; the chest ends at the frame's lower edge."""
    body = f'<g transform="translate(11 15) scale(.74)" stroke-linejoin="round">{bust(person)}</g>'
    return path(_FRAME, ground, "", 0) + body + path(_FRAME, "none", look.ink, 5) + path(_FRAME, "none", look.sign, 2)
