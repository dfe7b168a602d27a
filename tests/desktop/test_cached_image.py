"""Cached pictures: whole or absent, and written through no symbolic link."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from stronghold_gui.desktop import thumbnails
from stronghold_gui.desktop.thumbnails import keep_image


def picture(width: int) -> QImage:
    """Return a picture."""
    image = QImage(width, 8, QImage.Format.Format_RGB32)
    image.fill(0)
    return image


def test_a_picture_is_kept_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "cache" / "a.png"
    for width in (8, 16):
        keep_image(picture(width), file)
        assert QImage(str(file)).width() == width
        assert [path.name for path in file.parent.iterdir()] == ["a.png"]


def test_what_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    keep_image(QImage(), tmp_path / "a.png")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_link_that_waits_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    monkeypatch.setattr(thumbnails, "unguessable", lambda: "guessed")
    (tmp_path / ".a.png.guessed.png").symlink_to(victim)
    with pytest.raises(FileExistsError):
        keep_image(picture(8), tmp_path / "a.png")
    assert victim.read_bytes() == b"precious"
