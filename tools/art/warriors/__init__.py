"""Scripts that draw Warriors: cards."""
