"""Hints in the window: a dock that explains the current decision while it is open. Only the player opens it.

`hints`
    Makes the dock when first needed, and fills it again after every change.
`panel`, `advice`
    The dock's page: the decision, the rule, possible and impossible moves, general advice.
"""
