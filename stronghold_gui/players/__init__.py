"""Computer players. Their randomness is separate from the match's."""
