"""Earlier moments of a match: looking back, trying out other moves, and the news since a seat last decided."""
