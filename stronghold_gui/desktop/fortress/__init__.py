"""Fortress in the window: a battlefield of hexes with heights, its docks, and how a move is shown.

`surface` draws the battlefield as it is seen under an `angle`; `contents` puts figures, door and flag on it; `client`,
with `gestures` and `trials`, answers what can be done; `board_words` and `place_lines` say it all in words.
"""
