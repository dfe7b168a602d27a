"""Hints in the window: a dock that explains the current decision. It opens only when the player asks for it.

`hints`
    Makes the dock, and updates it after every change.
`panel`, `advice`
    The dock's page: the decision, the rule, possible and impossible moves, general advice.
"""
