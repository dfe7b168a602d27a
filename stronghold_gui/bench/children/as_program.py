"""Loads Qt as the program loads it. Imported by what measures the window, before anything of Qt."""

from stronghold_gui.lean_qt import load_qt

load_qt()
