"""What can be known of a siege before it is fought: armies, the ring, squads and their odds; sampled where it must be.

A view is looked at, never the match itself: what is not seen is not guessed from it. No Qt.
"""
