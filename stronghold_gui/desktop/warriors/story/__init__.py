"""The story of a match of Warriors: its words and pictures. Loaded when the story is opened."""
