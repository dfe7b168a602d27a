"""Reading of the game's figures from data files; contradictions are refused with their path."""
