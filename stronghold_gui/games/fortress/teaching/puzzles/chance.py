"""Which throws a search looks at: of all that come to the same, one each.

Of combat dice it matters only how many skulls an attack, a strike or a fall has, and how many shields a defence; of the
d20 only whether it is high enough, which is told by the lowest and the highest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.position import Position

_SKULL, _SHIELD, _BLANK = 0, 1, 2
_LOWEST, _HIGHEST = 0, 19
_FACES: Final = {"attack": _SKULL, "strike": _SKULL, "fall": _SKULL, "defence": _SHIELD}
"""What counts on combat dice, by the first word of the label they are rolled under."""
_TRIED: Final = ("charge", "shackle", "chomp", "clone")
"""Rolls of the d20 in a turn; others begin a round, and no task lasts so long that one of them matters."""


def telling_draws(first: Branch[Position, e.Event]) -> Iterator[Draws]:
    """Yield what dice are tried for a move, by what comes of the first answers of chance."""
    deep = any(isinstance(event, e.FellDeep) for event in first.events)
    labels = list(first.draws)
    for chosen in product(*(_answers(label, first.draws[label], deep=deep) for label in labels)):
        yield dict(zip(labels, chosen, strict=True))


def _answers(label: str, made: tuple[int, ...], *, deep: bool) -> Iterable[tuple[int, ...]]:
    """Return the throws that differ under a label."""
    kind = label.partition(" ")[0]
    if kind in _TRIED or (kind == "fall" and deep):
        return ((_LOWEST,) * len(made), (_HIGHEST,) * len(made))
    if kind not in _FACES:
        return (made,)
    dice, face = len(made), _FACES[kind]
    return tuple((face,) * good + (_BLANK,) * (dice - good) for good in range(dice + 1))
