"""A printed egg with scales, the thing that is cured in pictures of lamps and tubs."""

import math

from studio import materials, shapes

ROWS, AROUND = 11, 15


def scale_height(row, turn):
    """How thick the scales are at `row` (0 to ROWS, upwards) and `turn` (0 to 1 round the egg): each
    is a tongue that hangs over the row below it, thickest at its tip."""
    for k in (math.floor(row) + 1, math.floor(row), math.floor(row) - 1):
        across = abs((turn * AROUND + (k % 2) / 2) % 1 - 0.5)
        tip = min(max((k + 0.35 - row) / 0.95, 0), 1)
        if row > k - 0.6 and across <= 0.5 * math.sqrt(1 - tip * tip):
            ridge = 1 - 0.35 * (across / 0.5) ** 2
            return (1 - (row - k + 0.6) / 1.95) * ridge
    return 0


def scaled_egg(colour="#4fa79c", tall=8.0, at=(0, 0, 0), turn=0, material=None):
    """An egg `tall` cm high on a small foot, covered in overlapping scales."""

    def sway(angle, z):
        share = (z / tall - 0.07) / 0.93
        if not 0 < share < 0.985:
            return 1
        return 1 + 0.085 * scale_height(share * ROWS, angle / (2 * math.pi)) * (1 - share**8)

    profile = [(0, 0), (tall * 0.17, 0), (tall * 0.19, tall * 0.02), (tall * 0.2, tall * 0.06)]
    first = math.cos(math.pi * 0.2)
    for step in range(1, 211):
        angle = math.pi * (0.2 + 0.8 * step / 211)
        radius = tall * 0.355 * math.sin(angle) ** 0.92 * (1.04 + 0.065 * math.cos(angle))
        profile.append((radius, tall * (0.06 + 0.94 * (first - math.cos(angle)) / (1 + first))))
    profile.append((0, tall))
    stuff = material or materials.cast_resin(colour)
    return shapes.lathe(profile, stuff, at, (0, 0, turn), steps=300, sway=sway, name="egg")
