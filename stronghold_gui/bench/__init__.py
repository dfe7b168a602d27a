"""Speed measurements of the program, each figure with its bound: ``python -m stronghold_gui.bench``.

Where possible, a figure is the ratio of two things measured alternately in one run, so that it does not depend on the
speed of the machine. To add one: write a function that returns a ``Figure`` (``figure.py``) and put it into the list
of ``register.py``.
"""
