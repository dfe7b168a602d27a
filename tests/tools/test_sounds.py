"""The sounds of the window: what the tool makes, short, and of moderate size."""

import pytest

from stronghold_gui.desktop.sound.effects import EFFECTS
from stronghold_gui.desktop.sound.speaker import RATE, read_clip
from tools import make_sounds

NAMES = tuple(make_sounds.EFFECTS)
_NEARLY = 3
"""Steps of 65,536 by which another machine may reckon otherwise."""


def test_there_is_one_for_every_effect() -> None:
    assert set(NAMES) == set(EFFECTS) == {file.stem for file in make_sounds.FOLDER.iterdir()}
    assert make_sounds.RATE == RATE


@pytest.mark.parametrize("name", NAMES)
def test_the_sound_in_the_folder_is_what_the_tool_makes(name: str) -> None:
    made = make_sounds.samples(make_sounds.EFFECTS[name]())
    there = read_clip(make_sounds.FOLDER / f"{name}.wav")
    assert len(made) == len(there), "run tools/make_sounds.py"
    assert max(abs(a - b) for a, b in zip(made, there, strict=True)) <= _NEARLY, "run tools/make_sounds.py"


@pytest.mark.parametrize("name", NAMES)
def test_it_is_short_begins_at_once_and_ends_in_silence(name: str) -> None:
    clip = read_clip(make_sounds.FOLDER / f"{name}.wav")
    assert len(clip) < (2 if name == "won" else 0.9) * RATE
    assert max(map(abs, clip[: RATE // 20])) > 1000
    assert abs(clip[-1]) < 50
    assert 20_000 < max(map(abs, clip)) < 32_767
