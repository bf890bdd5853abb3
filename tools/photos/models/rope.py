"""Rope for decks and doors."""

from models.laser_goods import cotton_cord, strands
from studio import shapes


def smooth_path(points, steps=24):
    """A soft line through `points` (x, y, z)."""
    out = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * q
                        + (r - p) * t
                        + (2 * p - 5 * q + 4 * r - s) * t * t
                        + (3 * q - p - 3 * r + s) * t**3
                    )
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*out, points[-1]]


def rope(points, radius, colour="#e9e2d2", fleck=None):
    """A laid rope through `points`; one of its three strands is `fleck` coloured."""
    parts = strands(smooth_path(points), radius, cotton_cord(colour), turns=0.45)
    if fleck:
        parts[0].data.materials[0] = cotton_cord(fleck)
    return shapes.group(*parts)
