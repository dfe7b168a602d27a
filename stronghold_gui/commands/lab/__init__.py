"""The lab of ``stronghold simulate --out``: a run that can be interrupted and continued, and its report.

`run`
    Plays the missing games, reports progress, and writes the report.
`report`, `plots`
    The page, and the pictures on it.
"""
