"""Reading of the game's values from data files; contradictions raise ``DataFault`` with their path."""
