"""Custom values in place of the built-in ones, which are reconstructed (rules, section 18)."""
