"""The data of the game: cards, pieces, scenarios; read from files and checked."""
