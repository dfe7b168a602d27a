"""Make the sounds of the window: short effects, calculated from noise and tones without recordings.

    python tools/make_sounds.py         # writes resources/window/sounds/<effect>.wav

Every effect is a function that returns its samples, from -1 to 1, and a line in `EFFECTS`.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "window" / "sounds"
RATE = 22_050
_LOUDEST = 0.8
Sound = list[float]


def noise(seconds: float, seed: int, low: float, high: float) -> Sound:
    """Return noise between two pitches (hertz), by two simple filters."""
    rng = random.Random(seed)  # noqa: S311 - a sound, no secret
    lows, highs = 1 - math.exp(-math.tau * high / RATE), 1 - math.exp(-math.tau * low / RATE)
    smooth = slow = 0.0
    made = []
    for _ in range(round(seconds * RATE)):
        smooth += lows * (rng.uniform(-1, 1) - smooth)
        slow += highs * (smooth - slow)
        made.append(smooth - slow)
    return made


def tone(seconds: float, start: float, end: float, overtones: Sequence[float] = (1,)) -> Sound:
    """Return a tone that glides from one pitch to another (hertz); ``overtones``: the loudness of each multiple."""
    made, turn = [], 0.0
    number = round(seconds * RATE)
    for place in range(number):
        turn += math.tau * start * (end / start) ** (place / number) / RATE
        made.append(sum(loud * math.sin(turn * times) for times, loud in enumerate(overtones, 1)))
    return made


def fading(sound: Sound, seconds: float, rise: float = 0.004) -> Sound:
    """Return a sound that begins quickly and fades to a third of its loudness after a number of seconds."""
    return [
        sample * min(1.0, place / (rise * RATE)) * math.exp(-place / (seconds * RATE))
        for place, sample in enumerate(sound)
    ]


def swelling(sound: Sound, peak: float) -> Sound:
    """Return a sound that swells up to a share of its length (0 to 1) and then fades."""
    last = max(1, len(sound) - 1)
    return [
        sample * (place / last / peak if place < peak * last else (1 - place / last) / (1 - peak)) ** 1.5
        for place, sample in enumerate(sound)
    ]


def together(*parts: tuple[float, float, Sound]) -> Sound:
    """Mix sounds: the start (seconds), the loudness and the sound of each."""
    made = [0.0] * max(round(at * RATE) + len(sound) for at, _, sound in parts)
    for at, loud, sound in parts:
        start = round(at * RATE)
        for place, sample in enumerate(sound):
            made[start + place] += loud * sample
    return made


def arrow() -> Sound:
    """Return the sound of an arrow: a string, the air, and wood that is hit."""
    return together(
        (0, 0.5, fading(tone(0.12, 320, 190, (1, 0.4, 0.2)), 0.03)),
        (0.02, 1.4, swelling(noise(0.26, 1, 1800, 6000), 0.3)),
        (0.27, 0.9, fading(tone(0.1, 240, 150, (1, 0.5)), 0.03)),
        (0.27, 0.8, fading(noise(0.08, 2, 600, 3000), 0.02)),
    )


def stone() -> Sound:
    """Return the sound of a shot stone: a beam that swings, the air, and a blow."""
    return together(
        (0, 0.8, fading(tone(0.16, 110, 70, (1, 0.6, 0.3)), 0.06)),
        (0.05, 1.2, swelling(noise(0.34, 3, 400, 2200), 0.6)),
        (0.36, 1.5, fading(tone(0.34, 90, 42, (1, 0.4)), 0.1)),
        (0.36, 1.6, fading(noise(0.3, 4, 120, 1500), 0.07)),
    )


def turn() -> Sound:
    """Return the sound of a card that is turned over: a flick, and the table."""
    return together(
        (0, 1.2, swelling(noise(0.07, 5, 2200, 8000), 0.7)),
        (0.075, 1.0, fading(noise(0.07, 6, 500, 3500), 0.015)),
        (0.075, 0.35, fading(tone(0.07, 210, 160), 0.02)),
    )


def fall() -> Sound:
    """Return the sound of a wooden piece that topples."""
    return together(
        (0, 0.8, fading(tone(0.1, 420, 300, (1, 0.3)), 0.02)),
        (0.07, 1.0, fading(tone(0.16, 230, 120, (1, 0.5, 0.2)), 0.04)),
        (0.07, 0.9, fading(noise(0.12, 7, 300, 2500), 0.025)),
        (0.17, 0.4, fading(tone(0.1, 190, 130, (1, 0.4)), 0.025)),
    )


def broken() -> Sound:
    """Return the sound of a wall that breaks: a crack, then rubble."""
    rubble = [
        (0.12 + 0.055 * number, 0.9 * 0.86**number, fading(noise(0.2, 20 + number, 90 + 40 * (number % 3), 1400), 0.05))
        for number in range(9)
    ]
    return together(
        (0, 1.6, fading(noise(0.2, 8, 300, 5000), 0.035)), (0, 1.4, fading(tone(0.6, 70, 34, (1, 0.3)), 0.2)), *rubble
    )


def put() -> Sound:
    """Return the sound of a wooden piece that is put down."""
    return together(
        (0, 1.0, fading(tone(0.08, 300, 210, (1, 0.4, 0.15)), 0.018, 0.001)),
        (0, 0.5, fading(noise(0.04, 9, 900, 5000), 0.006, 0.0005)),
    )


def won() -> Sound:
    """Return the sound of a victory: horns with three rising notes, and a chord that stays."""
    horn = (1, 0.55, 0.4, 0.22, 0.12)
    notes = [(0.0, 261.63), (0.17, 329.63), (0.34, 392.0)]
    chord = [261.63, 329.63, 392.0, 523.25]
    return together(
        *((at, 0.6, fading(tone(0.3, pitch, pitch, horn), 0.16, 0.02)) for at, pitch in notes),
        *((0.52, 0.4, fading(tone(1.3, pitch, pitch, horn), 0.45, 0.03)) for pitch in chord),
    )


EFFECTS: dict[str, Callable[[], Sound]] = {
    "arrow": arrow,
    "stone": stone,
    "turn": turn,
    "fall": fall,
    "break": broken,
    "put": put,
    "won": won,
}
"""The function that makes each effect."""


def samples(sound: Sound) -> array[int]:
    """Return a sound as numbers of 16 bits, as loud as all others, ending in silence."""
    peak = max(map(abs, sound))
    last = round(0.01 * RATE)
    end = [min(1.0, (len(sound) - 1 - place) / last) for place in range(len(sound))]
    return array("h", (round(32_767 * _LOUDEST * value / peak * less) for value, less in zip(sound, end, strict=True)))


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in EFFECTS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(make()).tobytes())


if __name__ == "__main__":
    main()
