"""The games. Each is a package of rules that knows the core and no window."""
