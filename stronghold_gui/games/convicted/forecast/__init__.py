"""Forecast of a siege before it is fought: armies, the ring, squads and their odds; sampled where no exact sum exists.

A view is looked at, never the match itself: what is not seen is not guessed from it. No Qt.
"""
