"""Searches for the places that a figure reaches with a number of points; they run at every hover, so must be fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stronghold_gui.games.fortress.field.gait import Fan, HopsFrom

FAR = 10**6
"""More points than any figure has."""

Found = tuple[dict[int, int], int]
"""The places that can be entered with their costs, and the closed spots that were met, as bits."""


def cheapest(
    start: int,
    points: int,
    fans: Sequence[tuple[Fan, ...]],
    closed: int,
    halts: Sequence[bool],
    may_jump: Callable[[int, int], bool],
) -> Found:
    """Return every spot within a number of points, with its cost; the cheapest first.

    Args:
        start: the start of the search, from which it always continues, whatever kind of spot that is.
        points: the points to spend.
        fans: the steps from each spot.
        closed: spots that may not be entered, as bits.
        halts: spots from which the search does not continue.
        may_jump: returns whether a jump down a ladder, from a spot to another, is free.
    """
    known = [FAR] * len(fans)
    known[start] = 0
    layers: list[list[int]] = [[start], *([] for _ in range(points))]
    found: dict[int, int] = {}
    met = 0
    for cost, layer in enumerate(layers[:-1]):
        left = points - cost
        for spot in layer:
            if known[spot] < cost:
                continue
            found[spot] = cost
            if cost and halts[spot]:
                continue
            for price, goals, jumps in fans[spot]:
                if price > left:
                    break
                total = cost + price
                for goal in goals:
                    if known[goal] > total and (not jumps or goal not in jumps or may_jump(spot, goal)):
                        if closed >> goal & 1:
                            met |= 1 << goal
                            continue
                        known[goal] = total
                        layers[total].append(goal)
    # The outermost spots are the most, and from there nothing more can be entered.
    found.update({spot: points for spot in layers[-1] if known[spot] == points})
    return found, met


def cheapest_pairs(
    start: int,
    points: int,
    hops: HopsFrom,
    closed: int,
    stops: Sequence[bool],
    glyphs: Sequence[bool],
    may_jump: Callable[[int, int], bool],
) -> Found:
    """Return every pair of spots within a number of points, for a double-space figure, as ``cheapest`` does.

    Either half leads, and the other follows into its last spot (RF-25). Pairs of spots are given by number. The steps
    from a spot do not depend on the other half. So a search needs to follow them only once, when a half first enters
    the spot, which is at the lowest cost.

    Args:
        start: the pair at which the search begins.
        points: the points to spend.
        hops: the steps by the spot of the leading half.
        closed: spots that may not be entered, as bits.
        stops: pairs from which the search does not continue, because both spots are water.
        glyphs: spots from which the search does not continue once the leading half has entered them.
        may_jump: returns whether a jump down a ladder, from a spot to another, is free.
    """
    known = [FAR] * len(stops)
    known[start] = 0
    found, met, led = [start], 0, set[int]()
    layers: list[list[tuple[int, int]]] = [[(start, -1)], *([] for _ in range(points))]
    for cost, layer in enumerate(layers):
        left = points - cost
        for number, entered in layer:
            if entered in led or known[number] < cost or (cost and (glyphs[entered] or stops[number])):
                continue
            led.add(entered)
            for price, alike in hops[entered] if cost else hops.of_pair(start):
                if price > left:
                    break
                total = cost + price
                for goal, jump_from, beyond in alike:
                    if known[beyond] > total and (jump_from < 0 or may_jump(jump_from, goal)):
                        if closed >> goal & 1:
                            met |= 1 << goal
                            continue
                        if known[beyond] == FAR:
                            found.append(beyond)
                        known[beyond] = total
                        layers[total].append((beyond, goal))
    return {number: known[number] for number in found}, met
