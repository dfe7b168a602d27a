"""The story of a match of The Convicted: its words and pictures. Loaded when the story is opened."""
