"""Computer players of Stronghold: how good a position is, what to do in it, and what to look at when thinking ahead."""
