"""Packages for Linux: a Debian package, a portable folder, a Flatpak manifest."""
