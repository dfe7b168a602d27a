"""Forecast of a siege before it is fought: armies, the ring, squads and their odds; sampled where no exact sum exists.

A forecast reads only a view, never the match itself, so it cannot reveal hidden information. No Qt.
"""
