"""The story of a siege on its page: its words, its pictures. Loaded when it is opened."""
