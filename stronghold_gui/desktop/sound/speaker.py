"""The speaker, which plays sound effects. It opens the sound device on first use.

The library (miniaudio) is loaded lazily, since it needs some 12 MB. If the library or the device is missing or fails,
the program is silent and shows no message, since no game depends on sound.
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
"""Samples per second, mono, 16 bits."""
_BUFFER: Final = 60
"""Milliseconds of sound that the device requests at once, and so the delay of an effect."""
_LEAST, _MOST = -32_768, 32_767
_AT_ONCE: Final = 4
"""Largest number of simultaneous effects; one more ends the oldest."""
_LOG: Final = logging.getLogger(__name__)
Samples = Generator[bytes, int, None]
"""A generator that yields samples; it is sent the number of samples that is wanted next."""


class Device(Protocol):
    """A sound output."""

    def start(self, samples: Samples) -> None:
        """Begin to request samples, on a separate thread."""
        ...

    def stop(self) -> None:
        """Stop requesting samples."""
        ...

    def close(self) -> None:
        """Release the device."""
        ...


class Speaker:
    """Plays effects, several at once.

    Attributes:
        broken: whether the device has failed; it is not tried again.
    """

    def __init__(self, open_device: Callable[[], Device] | None = None) -> None:
        """Make a speaker; no device is opened yet.

        Args:
            open_device: opens the sound output; by default the system's device.
        """
        self._open = open_device or system_device
        self._device: Device | None = None
        self._clips: dict[tuple[Effect, int], array[int]] = {}
        self._voices: list[_Voice] = []
        self._running = self.broken = False

    def play(self, effect: Effect, percent: int) -> None:
        """Begin to play an effect at a volume; errors of the device are not raised.

        A missing or damaged file of the program is reported (``missing_pictures.tell``), and its effect is silent.
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
        except Exception as fault:  # noqa: BLE001 - any fault of a driver; a game continues without sound
            _LOG.info("no sound: %s", fault)
            self.close()
            self.broken = True

    @property
    def playing(self) -> bool:
        """Whether an effect is being played."""
        return bool(self._voices)

    def rest(self) -> None:
        """Stop requesting samples until the next effect."""
        if self._running and self._device is not None:
            self._running = False
            with suppress(Exception):
                self._device.stop()

    def close(self) -> None:
        """Stop all effects, and release the device."""
        self._voices.clear()
        self._running = False
        device, self._device = self._device, None
        if device is not None:
            with suppress(Exception):
                device.close()

    def _clip(self, effect: Effect, percent: int) -> array[int]:
        """Return the samples of an effect at a volume, from a cache after the first time."""
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
        """Yield the mixed samples, or silence if there are none; runs on the device's thread."""
        wanted = yield b""
        while True:
            heard = [voice.take(wanted) for voice in list(self._voices)]
            self._voices = [voice for voice in self._voices if not voice.over]
            wanted = yield mixed(heard, wanted).tobytes()


class _Voice:
    """An effect that is being played, and the position in it."""

    def __init__(self, clip: array[int]) -> None:
        self._clip, self._at = clip, 0

    def take(self, number: int) -> array[int]:
        """Return the next samples: as many as given, fewer at the end."""
        part = self._clip[self._at : self._at + number]
        self._at += number
        return part

    @property
    def over(self) -> bool:
        """Whether the whole clip has been played."""
        return self._at >= len(self._clip)


def mixed(parts: list[array[int]], number: int) -> array[int]:
    """Return a number of samples in which all parts are mixed; sums beyond 16 bits are limited."""
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
        BadResource: the file is missing, incomplete, or has another format.
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
        Exception: there is no device, or no library for it.
    """
    import miniaudio  # noqa: PLC0415 - seam: sound

    backends = None
    if sys.platform.startswith("linux"):
        # ALSA prints errors to the terminal if there is no sound card.
        backends = [miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.JACK]
        if any(entry.name.startswith("pcm") for entry in entries_if_listed(Path("/dev/snd"))):
            backends.insert(1, miniaudio.Backend.ALSA)
    return _opened(backends)


def null_device() -> Device:
    """Open a silent device for tests, which requests samples like a real one."""
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
