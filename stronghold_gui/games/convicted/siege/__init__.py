"""The siege: its set-up step and its fourteen stages (rules, sections 7 and 8)."""
