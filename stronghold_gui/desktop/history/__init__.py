"""Earlier moments of a match: look backs, trials of other moves, and the news since a seat last decided."""
