"""Speed measurements of the program, each figure with its bound: ``python -m stronghold_gui.bench``.

Figures are ratios of two things measured by turns within one run, wherever that is possible, so that a slow machine
changes nothing. To add one: write a function that returns a ``Figure`` (``figure.py``) and put it into the list of
``register.py``.
"""
