"""The UV curing lamp: a weighted foot with a timer, a bendable neck, a bar of 36 LEDs."""

import math

import bpy

from studio import forming, materials, shapes
from studio.artwork import artwork, centred
from studio.sheets import lit_screen

from .hardware import case

VIOLET = "#6a2cff"
HEAD = 26.4


def curing_lamp(on=False, strength=1.0, at=(0, 0, 0), turn=0):
    """The lamp, 30 cm tall, its light over `at` and its foot 12 cm to the right. `on` lights it;
    `strength` scales its light for brighter or darker rooms."""
    parts = [*foot(on), neck(), *head(on)]
    if on:
        parts.append(beam_light(strength))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def foot(on):
    """The weighted foot with its timer dial and the lead."""
    dark = materials.plastic("#2b2f33", 0.42)
    profile = [(0, 0.1), (5.6, 0.1), (5.9, 0.3), (5.9, 1.0), (5.5, 1.5), (4.6, 1.75), (0, 1.85)]
    parts = [shapes.lathe(shapes.rounded_profile(profile, 0.4), dark, at=(12, 0.8, 0))]
    parts.append(
        shapes.lathe([(0, 0), (5.4, 0), (5.4, 0.15), (0, 0.15)], materials.rubber("#0d0e0f"), at=(12, 0.8, 0))
    )
    image = timer_artwork(on)
    parts.append(
        shapes.plate(shapes.circle(2.9, 72), 0.06, lit_screen(image, 0.9), at=(11.5, -1.7, 1.78), bevel=0.02)
    )
    lead = [(14, 6.2, 0.5), (15, 9, 0.3), (19, 15, 0.2), (30, 22, 0.2), (60, 30, 0.2)]
    parts.append(shapes.tube(lead, 0.22, materials.rubber("#141517")))
    return parts


def timer_artwork(on):
    """The touch dial: a start button and the three times; 5 minutes is lit while the lamp is on."""

    def draw(pen, _):
        pen.ellipse((4, 4, 596, 596), fill="#101316")
        pen.ellipse((170, 170, 430, 430), outline="#cfd8dc", width=10)
        pen.arc((240, 240, 360, 360), -60, 240, fill="#cfd8dc", width=14)
        pen.line((300, 215, 300, 300), fill="#cfd8dc", width=14)
        for x, y, minutes in ((100, 300, 3), (300, 105, 5), (500, 300, 10)):
            lit = on and minutes == 5
            centred(pen, x, y, str(minutes), 92, "#d9c8ff" if lit else "#77828a", True)
        centred(pen, 300, 505, "MIN", 54, "#8b969b", True, 6)

    return artwork(600, 600, draw, ground="#101316")


def neck_points():
    """The line of the neck from the foot up and over into the head."""
    points = [(12.6, 2.6, 1.6 + step * 0.22) for step in range(70)]
    turn_at, radius = 17.0, 6.6
    for step in range(1, 121):
        angle = math.radians(120 * step / 120)
        points.append(
            (
                12.6 - (1 - math.cos(angle)) * radius * 0.92,
                2.6 - 2.6 * (step / 120) ** 1.5,
                turn_at + math.sin(angle) * radius * 1.78,
            )
        )
    return points


def neck():
    """A ribbed metal neck along its line."""
    line, sides, rings = neck_points(), 24, []
    dense = [
        [a + (b - a) * part / 4 for a, b in zip(one, two)]
        for one, two in zip(line, line[1:])
        for part in range(4)
    ]
    for index, point in enumerate(dense):
        before, after = dense[max(index - 1, 0)], dense[min(index + 1, len(dense) - 1)]
        dx, dz = after[0] - before[0], after[2] - before[2]
        long = math.hypot(dx, dz) or 1
        side = (dz / long, 0, -dx / long)
        radius = 0.55 * (1 + 0.07 * math.cos(index * 2 * math.pi / 8))
        rings.append(
            [
                (
                    point[0] + radius * math.cos(t) * side[0],
                    point[1] + radius * math.sin(t),
                    point[2] + radius * math.cos(t) * side[2],
                )
                for t in (2 * math.pi * step / sides for step in range(sides))
            ]
        )
    return forming.loft(rings, materials.metal("dark steel", roughness=0.32), name="neck")


def head(on):
    """The bar over the origin: housing, lens and four rows of LEDs that look down."""
    dark = materials.plastic("#2b2f33", 0.36)
    parts = [
        forming.loft(
            forming.cushion(
                19, 6.2, 2.6, [(0, 0.25), (0.15, 0), (1.1, 0), (1.8, 0.35), (2.2, 1.0), (2.35, 1.9)]
            ),
            dark,
            at=(0, 0, HEAD),
        )
    ]
    parts.append(shapes.lathe([(0.9, 0), (0.9, 1.2), (0.7, 1.6), (0, 1.6)], dark, at=(3.6, 0, HEAD + 1.8)))
    lens = materials.glowing(VIOLET, 5.0) if on else materials.plastic("#3d3350", 0.12)
    parts.append(shapes.plate(shapes.rounded(17.4, 4.6, 1.4), 0.1, lens, at=(0, 0, HEAD - 0.08), bevel=0.03))
    dome = materials.glowing("#cdb6ff", 26.0) if on else materials.plastic("#e6dfae", 0.12, 0.6)
    first = shapes.ball(0.26, dome, stretch=(1, 1, 0.6), fine=2)
    for column in range(9):
        for row in range(4):
            parts.append(shapes.copy(first, (-7.2 + column * 1.8, -1.5 + row, HEAD - 0.1)))
    bpy.data.objects.remove(first)
    for x in (-8.9, 8.9):
        parts.append(case((0.5, 3.4, 0.9), 0.2, dark, at=(x, 0, HEAD + 0.3), edge=0.15))
    return parts


def beam_light(strength):
    """The light itself, shining down from the lens."""
    data = bpy.data.lights.new("violet", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", 16.5, 4.2
    data.color, data.energy = materials.rgba("#7a35ff")[:3], 9000 * strength
    data.spread = math.radians(130)
    item = bpy.data.objects.new("violet", data)
    bpy.context.scene.collection.objects.link(item)
    item.location = (0, 0, HEAD - 0.45)
    return item
