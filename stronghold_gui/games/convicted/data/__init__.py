"""Reading the figures of the game from data files: what contradicts itself is refused with its path."""
