"""The story of a match of Fortress: its words and its pictures."""
