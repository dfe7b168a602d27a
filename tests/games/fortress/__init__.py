"""Tests of Fortress."""

from pathlib import Path

HERE = Path(__file__).resolve().parent
