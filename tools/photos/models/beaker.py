"""Clear beakers with moulded, inked graduation."""

import math

from studio import shapes
from studio.artwork import FONTS
from studio.materials import plastic

from .liquids import clear_wall, fill

# Radius, height and the smaller step of the marks, by millilitres.
SIZES = {100: (2.75, 7.0, 10), 250: (3.75, 9.5, 50), 500: (4.5, 12.0, 50)}
WALL, FLOOR, INK = 0.16, 0.2, "#1d4f73"
BOLD = str(FONTS / "DejaVuSansCondensed-Bold.ttf")


def beaker(size=100, level=0, liquid=None, at=(0, 0, 0), turn=0, spout=-68):
    """A beaker of 100, 250 or 500 ml standing at `at`, its marks towards the camera, filled with
    `level` ml of the material `liquid`. `spout` is where its lip points, degrees from the camera."""
    radius, tall, step = SIZES[size]
    toward = math.radians(spout)

    def lip(angle, z):
        rise = max(0, z - tall + 1.3) / 1.3
        apart = (angle - toward + math.pi) % (2 * math.pi) - math.pi
        return 1 + rise**1.6 * (
            0.13 * math.exp(-((apart / 0.22) ** 2)) - 0.025 * math.exp(-((apart / 0.5) ** 2))
        )

    foot, body = radius * 0.93, radius * 0.985
    rise = [(foot + (body - foot) * i / 6, 0.35 + (tall - 1.9) * i / 6) for i in range(7)]
    outer = [
        (foot - 0.35, 0),
        (foot - 0.08, 0.08),
        *rise,
        (body, tall - 0.9),
        (body + 0.02, tall - 0.35),
        (radius + 0.1, tall - 0.08),
        (radius + 0.12, tall),
    ]
    profile = shapes.rounded_profile(shapes.shell(outer, WALL, FLOOR), 0.25, 4)
    parts = [shapes.lathe(profile, clear_wall(), steps=128, sway=lip, name="beaker")]

    def inside(z):
        return foot + (body - foot) * min(max((z - 0.35) / (tall - 1.9), 0), 1) - WALL

    parts.append(graduation(size, step, inside, tall))
    if level:
        parts.append(fill(inside, FLOOR - 0.04, height_of(level, inside), liquid))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def height_of(millilitres, inside):
    """How high so much liquid stands, in cm."""
    z, held = FLOOR, 0.0
    while held < millilitres:
        held += math.pi * inside(z) ** 2 * 0.01
        z += 0.01
    return z


def graduation(size, step, inside, tall):
    """The marks, moulded and inked: a line per step, numbers at every other one."""
    ink, parts, big = plastic(INK, 0.4), [], size == 500

    def outside(z):
        return inside(z) + WALL

    for row, marked in enumerate(range(step, round(size * 0.94), step)):
        z = height_of(marked, inside)
        numbered = row % 2 == 1 if step != 10 else marked % 20 == 0
        long = 1.0 if numbered else 0.55
        line = [
            (x / 10 * long - 1.35, y)
            for x, y in [(i, -0.035) for i in range(11)] + [(10 - i, 0.035) for i in range(11)]
        ]
        parts.append(on_wall(shapes.plate(line, 0.02, ink), z, outside))
        if numbered:
            words = shapes.letters(str(marked), 0.56 if big else 0.42, 0.02, ink, font=BOLD)
            parts.append(on_wall(words, z, outside, 0.35 if big else 0.2))
    words = shapes.letters(f"{size} ml", 0.4 if big else 0.28, 0.02, ink, font=BOLD)
    parts.append(on_wall(words, tall - 1.5, outside, -0.35))
    return shapes.group(*parts)


def on_wall(item, z, outside, shift=0.0):
    """Bends a flat thing round the front of the wall, its middle at the height `z`."""
    for vertex in item.data.vertices:
        x, y, out = vertex.co
        radius = outside(z + y) - 0.004
        angle = (x + shift) / radius
        vertex.co = ((radius + out) * math.sin(angle), -(radius + out) * math.cos(angle), z + y)
    return item
