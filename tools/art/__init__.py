"""Scripts that draw the pictures of the games, a folder a game."""
