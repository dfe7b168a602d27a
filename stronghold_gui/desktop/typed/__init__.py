"""Orders that are typed: a line in which every word is completed from what can be played now."""
