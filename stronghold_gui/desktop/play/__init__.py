"""The open match: its controller, the prompt with the choices, the bars and the docks; independent of the game."""
