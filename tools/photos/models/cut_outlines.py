"""Outlines that several laser-cut things share."""

import math

from studio import shapes


def soften(points, reach, steps=5):
    """The closed outline with its corners rounded off over `reach` cm."""
    out, count = [], len(points)
    for i, corner in enumerate(points):
        ends = []
        for other in (points[i - 1], points[(i + 1) % count]):
            share = min(reach / max(math.dist(other, corner), 1e-9), 0.5)
            ends.append([c + (o - c) * share for o, c in zip(other, corner)])
        for step in range(steps + 1):
            t = step / steps
            out.append(
                tuple(
                    (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b
                    for a, c, b in zip(ends[0], corner, ends[1])
                )
            )
    return out


def tree_outline(width, tall, tiers=4, droop=0.5):
    """A fir of a few tiers standing on y = 0."""
    right = [(0, tall)]
    for tier in range(tiers):
        low = tall * (1 - (tier + 1) / tiers) * 0.84 + tall * 0.16
        half = width / 2 * (0.34 + 0.66 * (tier + 1) / tiers)
        right += [(half, low - droop * 0.25), (half * 0.46, low + droop * 0.35)]
    right = [*right[:-1], (width * 0.07, right[-2][1] + droop * 0.45), (width * 0.07, 0)]
    return soften(right + [(-x, y) for x, y in right[:0:-1]], min(0.35, width * 0.04))


def leaf_hole(x, y, length, turn, width=0.22, bend=0.12):
    """A sickle-shaped opening from (x, y)."""
    a, sides = math.radians(turn), ([], [])
    for i in range(15):
        t = i / 14
        half, off = width * math.sin(math.pi * t**0.8), bend * length * math.sin(math.pi * t)
        for side, sign in zip(sides, (1, -1)):
            px, py = t * length, off + sign * half
            side.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)))
    return sides[0] + sides[1][-2:0:-1]


def eyelet(x, y, radius=0.2):
    """A round hole."""
    return shapes.circle(radius, 28, (x, y))
