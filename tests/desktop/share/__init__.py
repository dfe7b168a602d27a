"""Tests of sharing and printing."""
