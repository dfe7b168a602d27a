"""Build the staged tree that all packages of the program contain: the program, the packages it needs, and a Python."""
