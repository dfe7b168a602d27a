"""The story of a siege: its words and pictures. Loaded when the story is opened."""
