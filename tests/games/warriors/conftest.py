"""Tests of this game speak of it: its sentences are known, as they are once the game is loaded."""

from stronghold_gui.files import translations_dir
from stronghold_gui.text import add_texts

add_texts(translations_dir("warriors"))
