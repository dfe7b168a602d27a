"""The docks of The Convicted: town, knowledge, powers, enemy, squads, turns and chronicle. Made when seen."""
