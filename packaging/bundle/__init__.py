"""Make what every package of the program holds: one staged tree with a Python of its own."""
