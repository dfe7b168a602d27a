"""The battles of a round: cards in order, attacks, dice, losses, going on and charging (rules, sections 4 to 7, 10)."""
