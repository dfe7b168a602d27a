"""The games. Each sub-package holds the rules of one game and nothing of Qt."""
