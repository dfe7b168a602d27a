"""What every package of the program is made of: one staged tree with a Python of its own, packed in several formats."""
