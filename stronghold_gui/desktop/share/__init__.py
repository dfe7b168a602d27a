"""Sharing and printing: pictures of the board, pages of a match, and printed rules, lessons and summaries."""
