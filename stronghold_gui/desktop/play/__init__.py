"""A match at the table: who decides, what the bars say, the docks around the board; knows no game."""
