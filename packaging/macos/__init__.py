"""The app for macOS."""
