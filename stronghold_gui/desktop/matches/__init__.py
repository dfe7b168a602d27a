"""Matches and their files: saving the open match, recovery after a crash, the lists of matches and their page."""
