"""Every tooltip is one of the program's own sentences, or was made safe: Qt formats what looks like HTML."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import stronghold_gui.desktop

FOLDER: Final = Path(stronghold_gui.desktop.__file__).parent
TIPS: Final = {"setToolTip", "setStatusTip", "setWhatsThis", "setTabToolTip"}
SAYS: Final = {"say", "language", "_language", "_say", "texts"}
"""The name of the current catalogue."""
OWN: Final = {"keys"}
"""Figures of a sentence that nobody but the program writes."""


def is_safe(node: ast.expr) -> bool:
    """Return whether a text contains no markup: empty, escaped, or a sentence without inserted names."""
    match node:
        case ast.Constant(""):
            return True
        case ast.IfExp(body=body, orelse=other):
            return is_safe(body) and is_safe(other)
        case ast.Call(func=ast.Name(id="tip_of")):
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), keywords=figures):
            return name in SAYS and {figure.arg for figure in figures} <= OWN
        case _:
            return False


def unsafe(source: str) -> Iterator[int]:
    """Yield the lines of a source that set a tooltip that may be markup, or return one from a model."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=[*_, text]) if name in TIPS and not is_safe(text):
                yield node.lineno
            case ast.match_case(pattern=pattern, body=body) if "ToolTipRole" in ast.dump(pattern):
                returned = [part for part in body if isinstance(part, ast.Return)]
                yield from (part.lineno for part in returned if part.value is None or not is_safe(part.value))
            case _:
                pass


def test_every_tooltip_is_safe() -> None:
    files = sorted(FOLDER.rglob("*.py"))
    assert len(files) > 400
    found = [
        f"{file.relative_to(FOLDER)}:{line}" for file in files for line in unsafe(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_name_in_a_tooltip_is_found() -> None:
    assert list(unsafe("a.setToolTip(name)\nb.setToolTip(say('x', who=name))\nc.setToolTip(f'{name}')")) == [1, 2, 3]
    assert not list(unsafe("a.setToolTip('')\nb.setToolTip(say('x', keys=k))\nc.setToolTip(tip_of(name))"))
    assert list(unsafe("match role:\n    case Qt.ToolTipRole | Qt.Other:\n        return name")) == [3]
