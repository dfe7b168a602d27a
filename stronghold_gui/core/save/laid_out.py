"""JSON for editing by hand, with short values on one line."""

from __future__ import annotations

import json
from typing import Final

from stronghold_gui.core.reading import Json

_WIDTH: Final = 120


def laid_out(value: Json, indent: int = 0, before: int = 0) -> str:
    """Return a value as JSON, with long lines broken.

    Args:
        value: the value.
        indent: the indentation of its lines.
        before: the number of characters before it in its first line, such as a member's name.
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
