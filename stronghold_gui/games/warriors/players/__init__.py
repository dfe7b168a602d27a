"""Computer players of Warriors: the worth of cards and attacks, by exact odds where possible."""
