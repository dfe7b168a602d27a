"""What every game shares: positions, decisions, moves, matches. Knows no Qt and no game."""
