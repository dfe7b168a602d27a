"""The story of a match of The Convicted on its page: its words, its pictures. Loaded when it is opened."""
