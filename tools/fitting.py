"""Functions that the scripts for weights share: a logistic regression, and writing into a level's file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np


def logistic(rows: np.ndarray, won: np.ndarray, held: np.ndarray, near: np.ndarray | None = None) -> np.ndarray:
    """Return the weights of a regularised logistic regression, by Newton's method.

    Args:
        rows: the features of each sample.
        won: the result of each sample, 0 or 1.
        held: the strength with which each weight is held near its value in ``near``.
        near: the values near which weights are held; by default 0.
    """
    weights = middle = np.zeros(rows.shape[1]) if near is None else near
    for _ in range(40):
        expected = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (won - expected) - held * (weights - middle)
        curve = (rows * (expected * (1 - expected))[:, None]).T @ rows + np.diag(held)
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def loss(rows: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    """Return the average log loss of weights on results."""
    expected = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(expected) + (1 - won) * np.log(1 - expected)))


def write_member(file: Path, name: str, value: Mapping[str, object]) -> None:
    """Replace one member of a level's file; the rest of the file stays as it is."""
    document = json.loads(file.read_text(encoding="utf-8"))
    document[name] = dict(value)
    file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
