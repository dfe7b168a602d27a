"""Scripts that draw Fortress: ground, figures, tokens and cards."""
