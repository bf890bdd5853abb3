"""Resin on its way: a falling thread, a coil where it lands."""

import math

from studio import shapes

from .limb import Limbs


def stream(material, start, end, width=0.5):
    """A thread of resin from the lip at `start` that bends into its fall and narrows down to `end`,
    where it heaps up a little."""
    points, radii = [(start[0] - 1.6, start[1], start[2] + 0.45)], [width * 0.9]
    run, fall = end[0] - start[0], start[2] - end[2]
    for step in range(40):
        t = step / 39
        sway = 0.03 * math.sin(t * 9)
        points.append((start[0] + run * (1 - (1 - t) ** 5) + sway * t, start[1], start[2] - fall * t**1.25))
        radii.append(width * (0.3 + 0.7 * math.exp(-t * 5.5)))
    thread = Limbs(20)
    thread.grow(points, radii)
    heap = [(1.3, -0.03), (0.9, 0.03), (0.5, 0.14), (0.3, 0.22), (0.18, 0.4), (0.15, 0.9)]
    mound = shapes.lathe(heap, material, at=(end[0], end[1], end[2]), steps=64)
    return shapes.group(thread.add(material, name="stream", levels=1), mound)
