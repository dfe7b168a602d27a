"""The story of a match of Warriors on its page: its words, its pictures. Loaded when it is opened."""
