"""Sharing a match and printing: pictures of the board, pages of a match, and papers of rules, lessons and summaries."""
