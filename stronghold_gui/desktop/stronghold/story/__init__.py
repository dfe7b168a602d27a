"""The page that tells the story of a siege: its words, its pictures, its window. Loaded when it is opened."""
