"""The docks of Fortress: army cards with order markers, odds of the dice, the course of the round, the draft.

They read the table and play moves through the context, and do not know the areas of the battlefield.
"""
