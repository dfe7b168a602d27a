"""JSON for editing by hand: short values are on one line, as a person would write them."""

from __future__ import annotations

import json
from typing import Final

from stronghold_gui.core.reading import Json

_WIDTH: Final = 120


def laid_out(value: Json, indent: int = 0, before: int = 0) -> str:
    """Return a value as JSON in several lines, broken where they would be long.

    Args:
        value: what to write.
        indent: how far its lines are moved in.
        before: characters that stand before it in its first line, as a member's name.
    """
    short = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or indent + before + len(short) < _WIDTH:
        return short
    inner = "\n" + " " * (indent + 1)
    if isinstance(value, list):
        return f"[{inner}{f',{inner}'.join(laid_out(item, indent + 1) for item in value)}\n{' ' * indent}]"
    members = [
        f"{name}: {laid_out(member, indent + 1, len(name) + 2)}"
        for name, member in ((json.dumps(key, ensure_ascii=False), member) for key, member in value.items())
    ]
    return f"{{{inner}{f',{inner}'.join(members)}\n{' ' * indent}}}"
