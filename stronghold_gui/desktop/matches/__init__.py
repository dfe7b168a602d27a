"""Matches and their files: how the open match is kept, what a crash left, the lists of matches and their page."""
