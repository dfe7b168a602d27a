"""Scripts that draw Stronghold: board, pieces and phase cards."""
