"""Stronghold at one computer: the siege board game, its rules and its window."""

from stronghold_gui.own_folder import leave_current_folder

__version__ = "1.0.0"

# Before anything of Python's library is imported: it could be taken from the current folder.
leave_current_folder()
