"""The user's preferences and their window. Every change takes effect at once."""
