"""The battles of a round: order of cards, attacks, dice, losses, further attacks, charges (rules, 4 to 7 and 10)."""
