"""A release: its version, changes and tag."""
