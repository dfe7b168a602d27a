"""What travels with a drag between docks and board: which thing it is, as area and key."""

import json
from typing import Final

from PySide6.QtCore import QMimeData

from stronghold_gui.desktop.table.model import Source

TILE: Final = "application/x-table-tile"
LARGEST: Final = 1000
"""Bytes. A drag may come from anywhere; ours are far smaller."""


def pack(area: str, key: str) -> QMimeData:
    """Return the data of a drag."""
    data = QMimeData()
    data.setData(TILE, json.dumps([area, key]).encode())
    return data


def source_of(data: QMimeData) -> Source | None:
    """Return what is dragged, or None when it is nothing of ours."""
    raw = bytes(data.data(TILE).data()) if data.hasFormat(TILE) else b""
    if not raw or len(raw) > LARGEST:
        return None
    try:
        area, key = json.loads(raw)
    except (ValueError, TypeError):
        return None
    return (area, key) if isinstance(area, str) and isinstance(key, str) else None
