"""The speaker: sounds played together, silence without a device, and the samples a device asks for."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from stronghold_gui.desktop.sound import speaker as module
from stronghold_gui.desktop.sound.speaker import RATE, Samples, Speaker, mixed, null_device
from stronghold_gui.files import BadResource, resource


class Ear:
    """A device that writes down what it is given."""

    def __init__(self) -> None:
        self.heard = array("h")
        self.samples: Samples | None = None
        self.closed = 0

    def start(self, samples: Samples) -> None:
        self.samples = samples

    def stop(self) -> None:
        self.samples = None

    def close(self) -> None:
        self.samples = None
        self.closed += 1

    def listen(self, number: int) -> array[int]:
        """Ask for a number of samples."""
        assert self.samples is not None
        part = array("h")
        part.frombytes(self.samples.send(number))
        assert len(part) == number
        return part


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def speaker(ear: Ear) -> Speaker:
    return Speaker(lambda: ear)


def test_an_effect_is_heard_once_and_then_there_is_silence(speaker: Speaker, ear: Ear) -> None:
    speaker.play("put", 100)
    assert speaker.playing
    assert max(ear.listen(RATE)) > 10_000
    assert not speaker.playing
    assert set(ear.listen(500)) == {0}


def test_quieter_is_quieter(speaker: Speaker, ear: Ear) -> None:
    speaker.play("put", 100)
    loud = max(ear.listen(RATE))
    speaker.play("put", 30)
    assert max(ear.listen(RATE)) == pytest.approx(loud * 0.3, abs=2)


def test_several_are_heard_together_and_the_oldest_gives_way(speaker: Speaker, ear: Ear) -> None:
    for _ in range(9):
        speaker.play("won", 100)
    assert max(ear.listen(RATE)) == 32_767, "held down, and not turned over"
    assert len(speaker._voices) == 4


def test_at_no_volume_nothing_is_opened() -> None:
    quiet = Speaker(lambda: pytest.fail("opened"))
    quiet.play("won", 0)
    assert not quiet.playing


@pytest.mark.parametrize("fault", [ImportError("no module"), RuntimeError("failed to init device"), OSError("gone")])
def test_without_a_device_nothing_is_said_and_it_is_asked_for_once(fault: Exception) -> None:
    asked = []

    def refuse() -> Ear:
        asked.append(1)
        raise fault

    silent = Speaker(refuse)
    for _ in range(3):
        silent.play("turn", 60)
    assert silent.broken
    assert asked == [1]


def test_a_device_that_goes_away_is_given_back(speaker: Speaker, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker.play("turn", 60)
    speaker.rest()

    def gone(_samples: Samples) -> None:
        raise RuntimeError("unplugged")

    monkeypatch.setattr(ear, "start", gone)
    speaker.play("turn", 60)
    assert speaker.broken
    assert ear.closed == 1
    assert not speaker.playing


def test_at_rest_the_device_is_asked_for_nothing_until_the_next_effect(speaker: Speaker, ear: Ear) -> None:
    speaker.play("put", 60)
    ear.listen(RATE)
    speaker.rest()
    assert ear.samples is None
    speaker.play("put", 60)
    assert max(ear.listen(RATE)) > 0
    speaker.close()
    assert ear.closed == 1


def test_a_real_device_asks_for_samples_and_leaves_no_thread() -> None:
    before = set(threading.enumerate())
    heard = threading.Event()
    device = null_device()

    def samples() -> Samples:
        wanted = yield b""
        while True:
            heard.set()
            wanted = yield bytes(2 * wanted)

    made = samples()
    next(made)
    device.start(made)
    assert heard.wait(5)
    device.stop()
    device.close()
    assert set(threading.enumerate()) == before


def test_the_null_device_plays_an_effect() -> None:
    loud = Speaker(null_device)
    loud.play("put", 60)
    assert not loud.broken
    loud.close()


def test_parts_of_different_lengths_are_mixed() -> None:
    assert mixed([array("h", [1, 2, 3]), array("h", [10])], 4).tolist() == [11, 2, 3, 0]
    assert mixed([array("h", [32_000]), array("h", [32_000])], 1).tolist() == [32_767]
    assert mixed([], 3).tolist() == [0, 0, 0]


def test_a_file_of_another_form_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RATE", 44_100)
    with pytest.raises(BadResource, match="not 44100 samples") as found:
        module.read_clip(resource("window", "sounds", "turn.wav"))
    assert found.value.path.name == "turn.wav"


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


@pytest.mark.parametrize("spoil", [lambda _: b"", lambda _: b"noise" * 100, cut, None])
def test_a_damaged_file_is_told_and_the_other_effects_are_heard(
    spoil: Callable[[bytes], bytes] | None,
    speaker: Speaker,
    ear: Ear,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sounds = tmp_path / "window" / "sounds"
    copytree(resource("window", "sounds"), sounds)
    turn = sounds / "turn.wav"
    turn.unlink() if spoil is None else turn.write_bytes(spoil(turn.read_bytes()))
    told: list[BadResource] = []
    monkeypatch.setattr(module, "resource", lambda: tmp_path)
    monkeypatch.setattr(module, "tell", told.append)
    speaker.play("turn", 60)
    speaker.play("turn", 60)
    assert [fault.path for fault in told] == [turn]
    assert not speaker.broken
    speaker.play("won", 60)
    assert max(ear.listen(RATE)) > 0
