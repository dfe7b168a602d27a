"""Scripts that draw The Convicted: board and pieces."""
