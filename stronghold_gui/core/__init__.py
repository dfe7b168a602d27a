"""What every game on this table shares: the loop of decision, move and event, the match, undo and chance.

Nothing in here knows Qt, and nothing knows a game: how many seats there are, who plays against whom and whether
turns alternate is the game's own business.
"""
