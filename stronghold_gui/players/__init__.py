"""Who decides when no person does. Computer players have their own randomness, apart from the match's."""
