"""Looking back, what-ifs, and what happened since one last sat here."""
