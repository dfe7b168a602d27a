"""Computer players of Warriors: what cards and attacks are worth, by exact odds wherever there are any."""
