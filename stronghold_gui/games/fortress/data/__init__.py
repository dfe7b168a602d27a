"""What the game is played with: cards, pieces, scenarios; read from files and checked."""
