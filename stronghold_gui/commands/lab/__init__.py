"""The lab of ``stronghold simulate --out``: a run that can be interrupted and continued, and its report.

`run`
    Plays what is missing, tells how far it is, and writes the report.
`report`, `plots`
    The page, and the pictures on it.
"""
