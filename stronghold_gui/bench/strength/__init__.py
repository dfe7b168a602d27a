"""Strength of the computer players: ``python -m stronghold_gui.bench strength``. Claims, intervals, a table."""
