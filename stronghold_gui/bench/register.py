"""The list of measurements in the order of the report. Measurements of the window run in a process of their own."""

from __future__ import annotations

from typing import Final

from stronghold_gui.bench import computers, convicted, convicted_campaign, fortress, fortress_window, warriors, window
from stronghold_gui.bench.engine import copying, four_seats, random_moves
from stronghold_gui.bench.figure import Measurement
from stronghold_gui.bench.saves import bytes_a_move, journal, opening

MEASUREMENTS: Final[dict[str, Measurement]] = {
    "moves": random_moves,
    "seats": four_seats,
    "copy": copying,
    "bytes": bytes_a_move,
    "open": opening,
    "journal": journal,
    "start": window.start,
    "ready": window.ready,
    "memory": window.memory,
    "move": window.moves,
    "move4": window.moves_of_four,
    "longest": window.longest,
    "undo": window.undos,
    "show": window.opening,
    "frames": window.frames,
    "repaint": window.repaints,
    "zoom": window.zooms,
    "frames_thinking": computers.frames,
    "choices": computers.choices,
    "worker_memory": computers.memory,
    "lab": computers.lab,
    "warriors_moves": warriors.random_moves,
    "warriors_copy": warriors.copying,
    "warriors_bytes": warriors.bytes_a_move,
    "warriors_odds": warriors.odds,
    "warriors_ready": warriors.ready,
    "warriors_memory": warriors.memory,
    "warriors_move6": warriors.moves,
    "convicted_moves": convicted.random_moves,
    "convicted_copy": convicted.copying,
    "convicted_campaign": convicted.campaign,
    "convicted_bytes": convicted_campaign.bytes_a_move,
    "convicted_open": convicted_campaign.opening,
    "convicted_ready": convicted_campaign.ready,
    "convicted_memory": convicted_campaign.memory,
    "convicted_move": convicted.moves,
    "convicted_repaint": convicted.repaints,
    "convicted_zoom": convicted.zooms,
    "fortress_moves": fortress.random_moves,
    "fortress_reach": fortress.reach,
    "fortress_sight": fortress.sight,
    "fortress_legal": fortress.legal,
    "fortress_copy": fortress.copying,
    "fortress_ready": fortress_window.ready,
    "fortress_memory": fortress_window.memory,
    "fortress_move": fortress_window.moves,
    "fortress_frames": fortress_window.frames,
    "fortress_repaint": fortress_window.repaints,
    "fortress_zoom": fortress_window.zooms,
    "fortress_turn": fortress_window.turns,
}
"""Every measurement by the name that chooses it on the command line."""
