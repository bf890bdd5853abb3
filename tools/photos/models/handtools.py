"""Hand tools that hang on a board or lie on a bench.

Each is flat on its back around its origin: its length along Y, its thickness up Z.
"""

import math

from studio import materials, shapes

STEEL = "steel"


def claw_hammer(handle="#b5532f"):
    """A hammer 32 cm long with a timber handle dipped in paint."""
    head = shapes.tube(
        [(-4.6, 13.6, 1.2), (-2.5, 14.2, 1.2), (0, 14.3, 1.2), (5.2, 14.3, 1.2)], 1.15,
        materials.metal("dark steel"),
    )
    face = shapes.lathe(
        [(0, 0), (1.5, 0), (1.5, 1.6), (1.1, 2.0)], materials.metal(STEEL), (6.2, 14.3, 1.2), (0, -90, 0), 32
    )
    grip = shapes.lathe(
        shapes.rounded_profile([(0, 0), (1.5, 0), (1.25, 5), (1.5, 11), (1.0, 20), (0.95, 30), (0, 30)], 1.0),
        materials.timber("acacia", along="Z"), (0, -16, 1.2), (-90, 0, 0), 32,
    )
    dip = shapes.lathe(
        [(0, -0.1), (1.56, 0), (1.34, 5), (1.5, 8)], materials.plastic(handle, 0.35), (0, -16, 1.2),
        (-90, 0, 0), 32,
    )
    return shapes.group(head, face, grip, dip)


def screwdriver(colour="#1f6f73", length=20):
    """A screwdriver with a fluted handle."""
    flutes = lambda angle, z: 1 - 0.06 * (0.5 + 0.5 * math.cos(angle * 8)) if z < 8 else 1
    grip = shapes.lathe(
        shapes.rounded_profile(
            [(0, 0), (1.5, 0), (1.6, 2), (1.45, 7.5), (0.8, 9), (0.9, 9.8), (0, 9.8)], 0.6
        ),
        materials.plastic(colour, 0.25, 0.4), (0, length / 2, 1.5), (90, 0, 0), 64, sway=flutes,
    )
    blade = shapes.lathe(
        [(0, 9), (0.3, 9), (0.3, length - 0.8), (0.18, length), (0, length)], materials.metal(STEEL),
        (0, length / 2, 1.5), (90, 0, 0), 24,
    )
    return shapes.group(grip, blade)


def pliers(colour="#b5532f"):
    """Combination pliers, a little open, with dipped handles."""
    steel, grip = materials.metal("dark steel"), materials.rubber(colour, 0.4)
    parts = []
    for side in (-1, 1):
        jaw = [
            (0, -1.2), (side * 1.1, 0), (side * 0.9, 2.4), (side * 0.5, 5.2), (side * 0.12, 5.4),
            (side * 0.1, 1), (-side * 0.8, -0.6),
        ]
        parts.append(shapes.plate(jaw if side < 0 else jaw[::-1], 0.9, steel, bevel=0.1))
        legs = [
            (0, 0, 0.5), (side * 0.7, -1.5, 0.5), (side * 2.0, -5, 0.5), (side * 2.1, -9, 0.5),
            (side * 1.6, -13, 0.5),
        ]
        parts.append(shapes.tube(legs, 0.55, grip))
    parts.append(
        shapes.lathe([(0, 0), (0.8, 0), (0.8, 1.1), (0, 1.1)], steel, (0, 0, 0), steps=32, bevel=0.08)
    )
    return shapes.group(*parts)


def try_square():
    """A steel square with a timber stock, 20 by 13 cm."""
    stock = shapes.box((2.4, 13, 1.8), materials.timber("walnut", along="Y"), (0, 0, 0.9), bevel=0.15)
    blade = shapes.box((20, 3.6, 0.18), materials.metal(STEEL, "X"), (8.8, 4.7, 0.9), bevel=0.02)
    return shapes.group(stock, blade)


def tenon_saw():
    """A small backed saw, 38 cm long, with a brass back."""
    blade = shapes.plate([(-13, -4.5), (14, -3.2), (14, 3.5), (-13, 3.5)], 0.12, materials.metal(STEEL, "X"))
    back = shapes.box((26, 1.4, 0.6), materials.metal("brass"), (1, 3.6, 0.06), bevel=0.08)
    outline = [
        (-11, 4), (-11, -3), (-14, -6.5), (-18, -6), (-20.5, -7), (-21.5, -4), (-20, 0), (-22, 4), (-18, 6),
        (-14, 5.4),
    ]
    hole = [(-14, 2.2), (-13.6, -1.5), (-15.6, -3.6), (-18, -2.6), (-17.6, 2.6)]
    grip = shapes.plate(outline, 2.2, materials.timber("acacia"), (0, 0, -1), holes=[hole], bevel=0.4)
    return shapes.group(blade, back, grip)


def brush(colour="#d5a63c"):
    """A flat paint brush, 22 cm long."""
    grip = shapes.plate(
        [(-0.6, 3), (-0.9, 9), (-0.5, 12), (0.5, 12), (0.9, 9), (0.6, 3), (2.4, 0), (-2.4, 0)][::-1], 1.1,
        materials.plastic(colour, 0.3, 0.5), bevel=0.3,
    )
    band = shapes.box((5, 2.6, 1.5), materials.metal(STEEL), (0, -1.2, 0.55), bevel=0.1)
    hair = shapes.plate(
        [(-2.4, -2.4), (-2.5, -7), (2.5, -7.4), (2.4, -2.4)], 1.2, materials.rubber("#2d2620", 0.9), bevel=0.2
    )
    return shapes.group(grip, band, hair)


def tape_roll(colour="#d9b07a", radius=5.2, width=4.8):
    """A roll of paper tape lying on its side."""
    ring = [(3.8, 0), (radius, 0), (radius, width), (3.8, width), (3.8, 0)]
    core = [(3.8, 0.02), (3.8, width - 0.02), (3.5, width - 0.02), (3.5, 0.02)]
    roll = shapes.lathe(ring, materials.plastic(colour, 0.45), bevel=0.06)
    return shapes.group(roll, shapes.lathe(core, materials.paper("#b59468")))


def hang(thing, x, z, y, turn=0, off=0.6):
    """Hangs a tool that lies flat upright on a wall whose face is at `y`, its middle at (x, z)."""
    thing.location = (x, y - off, z)
    thing.rotation_euler = (math.radians(90), math.radians(turn), 0)
    return thing
