"""Computer players of Stronghold: evaluation of positions, choice of moves, and plans for thinking ahead."""
