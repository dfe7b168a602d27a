"""What was: looking back at a match, trying out what might have been, and what happened since one last sat here."""
