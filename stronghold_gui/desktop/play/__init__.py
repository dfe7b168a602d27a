"""A match at the table: the decision, the bars, the docks around the board; independent of the game."""
