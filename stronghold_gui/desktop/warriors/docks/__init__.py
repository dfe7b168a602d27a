"""The docks of Warriors: the odds of attacks and shots, the last round, and the standings."""
