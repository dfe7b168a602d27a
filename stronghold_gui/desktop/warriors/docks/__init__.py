"""The docks of Warriors: the odds of attacks and shots, and the standings."""
