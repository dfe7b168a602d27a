"""Warriors in the window: a card table for two to six, its docks, and how a move is shown.

`surface` draws the table; `seating` says whose cards lie where on it; `contents` lays them; `client`, with `gestures`
and `drafts`, answers what can be done; `table_words` and `place_lines` say it all in words.
"""
