"""The egg cup with a bunny's ears and a sleepy face, 9.2 cm tall."""

import math

from studio import materials, shapes

from .clay import Clay

MIDDLE, RADII = 2.45, (2.85, 2.7, 2.55)
SHADES = {"cream": "#efe2c6", "blush": "#e9b3a2", "mint": "#a5d3bb", "wattle": "#e5be5c", "lilac": "#bda9d6"}


def on_front(x, z, out=0.0):
    """The point of the body's front at (x, z)."""
    share = 1 - (x / RADII[0]) ** 2 - ((z - MIDDLE) / RADII[1 + 1]) ** 2
    return x, -RADII[1] * math.sqrt(max(share, 0)) - out, z


def body():
    """The mesh of the bunny without its face."""
    clay = Clay((-3.3, -3.6, -0.15), (3.3, 3.8, 9.4), 0.055)
    clay.join(clay.ellipsoid((0, 0, MIDDLE), RADII))
    clay.carve(clay.block((0, 0, 7.2), (9, 9, 5.2)), 0.25)
    for side in (-1, 1):
        clay.join(clay.ellipsoid((side * 1.15, 2.15, 6.3), (0.95, 0.42, 2.9)), 0.5)
        clay.carve(clay.ellipsoid((side * 1.17, 1.68, 6.6), (0.5, 0.22, 2.0)), 0.15)
        clay.join(clay.ellipsoid((side * 1.3, -1.9, 0.45), (0.92, 1.35, 0.62)), 0.2)
        for toe in (-0.3, 0.3):
            clay.carve(
                clay.limb((side * 1.3 + toe, -3.5, 0.75), (side * 1.3 + toe, -2.8, 0.85), 0.07, 0.04), 0.08
            )
    clay.carve(clay.ellipsoid((0, 0, 4.5), (2.24, 2.24, 3.1)), 0.15)
    clay.join(clay.ellipsoid((0, 2.75, 1.25), (0.8, 0.75, 0.8)), 0.15)
    clay.join(clay.ellipsoid((0, -2.55, 2.35), (0.75, 0.35, 0.45)), 0.25)
    clay.carve(clay.below(0.0))
    return clay.mesh()


def bunny_cup(shade="cream", at=(0, 0, 0), turn=0):
    """An egg cup in a shade of SHADES with its face towards the camera; its egg's foot is 1.42 up."""
    cup = shapes.add(body(), materials.printed(SHADES[shade], 0.03, 0.38, 0), name="bunny")
    ink, pink = materials.plastic("#4a352c", 0.5), materials.plastic("#d98878", 0.5)
    parts = [cup]
    for side in (-1, 1):
        lid = [
            on_front(side * 1.05 + 0.5 * math.cos(a), 3.15 + 0.32 * math.sin(a), 0.0)
            for a in (math.pi * (1.08 + 0.84 * i / 8) for i in range(9))
        ]
        parts.append(shapes.tube(lid, 0.06, ink, name="eyelid"))
        for lash in (-0.85, 0.0, 0.85):
            x, z = side * 1.05 + 0.48 * math.sin(lash), 3.12 - 0.31 * math.cos(lash)
            parts.append(
                shapes.tube(
                    [on_front(x + k * 0.12 * math.sin(lash), z - k * 0.12, 0.0) for k in (0, 0.5, 1, 1.5)],
                    0.035,
                    ink,
                )
            )
        cheek = on_front(side * 1.7, 2.3, -0.06)
        parts.append(shapes.ball(0.36, pink, cheek, (1, 0.3, 0.72), (0, 0, side * 36)))
        mouth = [
            (side * 0.02, -2.94, 2.22),
            (side * 0.06, -2.93, 2.08),
            (side * 0.24, -2.87, 2.0),
            (side * 0.4, -2.78, 2.1),
        ]
        parts.append(shapes.tube(mouth, 0.04, ink))
    parts.append(shapes.ball(0.2, pink, (0, -2.93, 2.42), (1.1, 0.5, 0.75)))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
