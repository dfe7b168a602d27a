"""The player of sound effects: it opens the sound device on first use, and closes it after a silence.

The library (miniaudio) is loaded then and not before: with numpy, which it imports, it needs some 29 MB. Without it,
without a device, or with one that goes away nothing is heard and nothing is said: sound is never what a game needs.
"""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from stronghold_gui.desktop.missing_pictures import tell
from stronghold_gui.desktop.sound.effects import Effect
from stronghold_gui.files import BadResource, entries_if_listed, reading_resource, resource

RATE: Final = 22_050
"""Samples a second, of one channel, 16 bits each."""
_BUFFER: Final = 60
"""Milliseconds that the device asks for at once: so much later is an effect heard."""
_LEAST, _MOST = -32_768, 32_767
_AT_ONCE: Final = 4
"""Effects that are heard together; with more the oldest ends."""
_LOG: Final = logging.getLogger(__name__)
Samples = Generator[bytes, int, None]
"""Is sent how many samples are wanted, and gives them."""


class Device(Protocol):
    """An output for sound."""

    def start(self, samples: Samples) -> None:
        """Ask for samples from now on, on a separate thread."""
        ...

    def stop(self) -> None:
        """Ask for no more."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...


class Speaker:
    """Plays effects, several at once.

    Attributes:
        broken: there is nothing to play on; it is not tried again before the next start.
    """

    def __init__(self, open_device: Callable[[], Device] | None = None) -> None:
        """Make a speaker; nothing is opened yet.

        Args:
            open_device: opens what sound comes out of; by default the system's device.
        """
        self._open = open_device or system_device
        self._device: Device | None = None
        self._clips: dict[tuple[Effect, int], array[int]] = {}
        self._voices: list[_Voice] = []
        self._running = self.broken = False

    def play(self, effect: Effect, percent: int) -> None:
        """Play an effect at a volume. Returns at once; nothing that goes wrong with the device is raised.

        A file of the program's own that is missing or damaged is told as pictures are (``broken.tell``), and that
        effect is silent.
        """
        if self.broken or percent <= 0:
            return
        clip = self._clip(effect, percent)
        try:
            self._voices.append(_Voice(clip))
            del self._voices[:-_AT_ONCE]
            if self._device is None:
                self._device = self._open()
            if not self._running:
                samples = self._mixed()
                next(samples)
                self._device.start(samples)
                self._running = True
        except Exception as fault:  # noqa: BLE001 - whatever a driver comes up with, a game goes on without sound
            _LOG.info("no sound: %s", fault)
            self.close()
            self.broken = True

    @property
    def playing(self) -> bool:
        """Whether something is heard."""
        return bool(self._voices)

    def rest(self) -> None:
        """Ask the device for nothing until the next effect."""
        if self._running and self._device is not None:
            self._running = False
            with suppress(Exception):
                self._device.stop()

    def close(self) -> None:
        """End what is heard, and give the device back."""
        self._voices.clear()
        self._running = False
        device, self._device = self._device, None
        if device is not None:
            with suppress(Exception):
                device.close()

    def _clip(self, effect: Effect, percent: int) -> array[int]:
        """Return an effect so loud; read once."""
        key = effect, percent
        if key not in self._clips:
            try:
                read = read_clip(resource() / "window" / "sounds" / f"{effect}.wav")
            except BadResource as fault:
                tell(fault)
                read = array("h")
            self._clips[key] = array("h", (sample * percent // 100 for sample in read))
        return self._clips[key]

    def _mixed(self) -> Samples:
        """Give what is heard, and silence when nothing is; runs on the device's thread."""
        wanted = yield b""
        while True:
            heard = [voice.take(wanted) for voice in list(self._voices)]
            self._voices = [voice for voice in self._voices if not voice.over]
            wanted = yield mixed(heard, wanted).tobytes()


class _Voice:
    """An effect that is heard, and how far it is."""

    def __init__(self, clip: array[int]) -> None:
        self._clip, self._at = clip, 0

    def take(self, number: int) -> array[int]:
        """Return the next samples, fewer at the end."""
        part = self._clip[self._at : self._at + number]
        self._at += number
        return part

    @property
    def over(self) -> bool:
        """Whether all of it was heard."""
        return self._at >= len(self._clip)


def mixed(parts: list[array[int]], number: int) -> array[int]:
    """Return a number of samples of all parts mixed; loud peaks are limited."""
    if not parts:
        return array("h", bytes(2 * number))
    longest = max(parts, key=len)
    if len(parts) == 1:
        return longest + array("h", bytes(2 * (number - len(longest))))
    total = array("i", longest)
    for part in parts:
        if part is not longest:
            for place, sample in enumerate(part):
                total[place] += sample
    held = array("h", (max(_LEAST, min(_MOST, sample)) for sample in total))
    return held + array("h", bytes(2 * (number - len(held))))


def read_clip(path: Path) -> array[int]:
    """Return the samples of a file.

    Raises:
        BadResource: it is missing, not whole, or not of the form that is played.
    """
    with reading_resource(path, wave.Error, EOFError), wave.open(str(path), "rb") as file:
        if (file.getframerate(), file.getnchannels(), file.getsampwidth()) != (RATE, 1, 2):
            raise ValueError(f"not {RATE} samples of 16 bits, one channel")
        samples = array("h", file.readframes(file.getnframes()))
        if len(samples) != file.getnframes():
            raise ValueError("not as long as it says")
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def system_device() -> Device:
    """Open the system's device.

    Raises:
        Exception: there is none, or no library to play with.
    """
    import miniaudio  # noqa: PLC0415 - seam: sound

    backends = None
    if sys.platform.startswith("linux"):
        # ALSA complains on the terminal if there is no card.
        backends = [miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.JACK]
        if any(entry.name.startswith("pcm") for entry in entries_if_listed(Path("/dev/snd"))):
            backends.insert(1, miniaudio.Backend.ALSA)
    return _opened(backends)


def null_device() -> Device:
    """Open a device on which nothing is heard, for tests: it asks for samples as a real one does."""
    import miniaudio  # noqa: PLC0415 - seam: sound

    return _opened([miniaudio.Backend.NULL])


def _opened(backends: list[object] | None) -> Device:
    import miniaudio  # noqa: PLC0415 - seam: sound

    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER,
        backends=backends,
        app_name="Stronghold",
    )
    return device
