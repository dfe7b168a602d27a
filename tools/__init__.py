"""Scripts for developers: pictures, sounds, tables, and the weights of computer players."""
