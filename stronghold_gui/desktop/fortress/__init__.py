"""Fortress in the window: a battlefield of hexes with heights, its docks, and how a move is shown.

`plan_svg` and `depth` draw the battlefield seen from an `angle`, and `contents` puts figures, door and flag on it.
`client`, with `hand_moves` and `meant_moves`, gives the possible moves. `board_words` and `place_lines` have the texts.
"""
