"""Packages for Windows: a folder, its zip, and a setup."""
