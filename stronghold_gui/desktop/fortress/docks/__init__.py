"""The docks of Fortress: army cards with order markers, what dice will do, the course of the round, the draft.

They look at the table through the context and play through it; where figures stand on the battlefield they do not know.
"""
