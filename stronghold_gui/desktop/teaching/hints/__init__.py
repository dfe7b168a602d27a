"""Hints in the window: a dock that explains the current decision while it is open. It never opens unasked.

`hints`
    Makes the dock when it is first asked for, and fills it anew after every change.
`panel`, `rows`
    The dock's page: what is decided, the rule, what is possible, what is not, what usually matters.
"""
