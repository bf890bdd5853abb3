"""The honeycomb organiser and what stands in it."""

import math
import random

from mathutils import Vector

from models.outlines import filleted, polygon
from studio import materials, shapes

ACROSS = 7.0
COLOURS = {"slate": "#4d5b66", "teal": "#1f7a7c", "rust": "#b5532f"}
PAINTS = ["#d9a441", "#1f6f73", "#b5532f", "#f0e9dc", "#3d4a57", "#7f9b76"]


def hex_cup(height, plastic, at=(0, 0, 0)):
    """A six-sided cup 7 cm across its flats, with felt under its floor; a round mark on each
    wall tells where a magnet is sealed in."""
    corner, wall = ACROSS / math.sqrt(3), 0.24
    outer = filleted(polygon(6, corner - 0.05, 30), 0.35)
    inner = filleted(polygon(6, corner - 0.05 - wall * 1.155, 30), 0.25)
    walls = shapes.plate(
        outer, height - 0.12, plastic, at=(0, 0, 0.12), holes=(inner,), bevel=0.05, name="cup"
    )
    floor = shapes.plate(inner, 0.25, plastic, at=(0, 0, 0.14))
    felt = shapes.plate(filleted(polygon(6, corner - 0.5, 30), 0.3), 0.12, materials.paper("#2b2b2e"))
    parts = [walls, floor, felt]
    for side in range(6):
        x, y = shapes.polar(ACROSS / 2, side * 60)
        mark = shapes.lathe(
            [(0.36, 0), (0.36, 0.03), (0.3, 0.035), (0.27, 0.01), (0, 0.01)],
            plastic,
            at=(x, y, 2.2),
            steps=40,
        )
        mark.rotation_euler = Vector((x, y, 0)).to_track_quat("Z", "Y").to_euler()
        parts.append(mark)
    return shapes.group(*parts, at=at)


def desk_organiser(colour="slate", at=(0, 0, 0), turn=0, filled=True, gap=0.0, heights=(12, 9, 6)):
    """Three cups, 12, 9 and 6 cm tall, that touch like cells of a honeycomb or stand `gap` cm apart."""
    plastic = materials.printed(COLOURS.get(colour, colour), layer=0.04)
    step = ACROSS + gap
    spots = [(0, step * 0.577), (-step / 2, -step * 0.289), (step / 2, -step * 0.289)]
    parts = [hex_cup(height, plastic, (*spot, 0)) for height, spot in zip(heights, spots)]
    if filled:
        parts += pencils(spots[0], 6) + markers(spots[1], 4) + clips(spots[2])
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def lean(item, spot, angle, reach=2.5, floor=0.4):
    """Stands a long thing in a cup so that it leans on the wall at an `angle` (radians); things at
    different angles do not meet."""
    foot = Vector((spot[0] + math.cos(angle) * 0.9, spot[1] + math.sin(angle) * 0.9, floor))
    top = Vector((spot[0] + math.cos(angle) * reach, spot[1] + math.sin(angle) * reach, 11))
    item.location = foot
    item.rotation_euler = (top - foot).to_track_quat("Z", "Y").to_euler()
    return item


def spread(count, chance):
    """Angles round a cup, roughly even."""
    return [2 * math.pi * (i + 0.5 + chance.uniform(-0.22, 0.22)) / count for i in range(count)]


def pencil(colour, length=17.5):
    """A six-sided pencil, point up, sharpened so that the paint ends in scallops."""
    paint = materials.plastic(colour, 0.25, coat=0.5)
    wood, lead = materials.timber("pine", 2.0, "Z"), materials.plastic("#2b2c30", 0.35)
    body = shapes.plate(filleted(polygon(6, 0.39), 0.08, 3), length - 2.1, paint, bevel=0.02)

    def scallops(angle, z):
        return 1.0 if z > length - 2.0 else 0.94 + 0.05 * math.cos(6 * angle)

    cone = shapes.lathe(
        [(0.385, length - 2.35), (0.37, length - 2.1), (0.1, length - 0.5)], wood, sway=scallops
    )
    tip = shapes.lathe([(0.105, length - 0.52), (0.02, length), (0, length)], lead)
    band = shapes.lathe(
        [(0, 0), (0.4, 0), (0.4, 0.35), (0.38, 0.36)], materials.plastic("#f0e9dc", 0.3), steps=6
    )
    return shapes.group(body, cone, tip, band)


def pencils(spot, count, seed=3):
    """Pencils of different length in a cup whose middle is `spot`."""
    chance = random.Random(seed)
    angles = spread(count, chance)
    return [
        lean(pencil(PAINTS[i % 6], chance.uniform(14, 18)), spot, angle) for i, angle in enumerate(angles)
    ]


def marker(colour):
    """A felt-tip marker with its cap on top."""
    barrel = materials.plastic("#f3efe6", 0.35)
    body = shapes.lathe(shapes.rounded_profile([(0, 0), (0.62, 0), (0.66, 8.6), (0.6, 8.7)], 0.1), barrel)
    cap = shapes.lathe(
        shapes.rounded_profile([(0.6, 8.3), (0.71, 8.3), (0.71, 12.0), (0.55, 12.8), (0, 12.8)], 0.25),
        materials.plastic(colour, 0.3),
    )
    clip = shapes.box((0.35, 0.14, 3.2), materials.plastic(colour, 0.3), at=(0, -0.78, 10.4), bevel=0.06)
    stripe = shapes.lathe([(0.665, 1.2), (0.665, 2.6)], materials.plastic(colour, 0.4))
    return shapes.group(body, cap, clip, stripe)


def markers(spot, count, seed=11):
    """Felt-tip markers in a cup whose middle is `spot`."""
    shades = ["#b5532f", "#1f6f73", "#d9a441", "#3d4a57"]
    angles = spread(count, random.Random(seed))
    return [lean(marker(shades[i % 4]), spot, angle, 2.2) for i, angle in enumerate(angles)]


def clip_points(size=1.0):
    """The bends of a paper clip's wire, about 4 cm long times `size`."""
    flat = [
        (0, 0.3),
        (0, 2.2),
        (0.3, 2.6),
        (0.6, 2.2),
        (0.6, -0.6),
        (0.2, -1.1),
        (-0.25, -0.6),
        (-0.25, 1.8),
        (0.1, 2.2),
    ]
    return [(x * size, y * size, 0.02 * i) for i, (x, y) in enumerate(flat)]


def clips(spot, count=26, seed=8):
    """A cup full of paper clips."""
    chance = random.Random(seed)
    steels = [materials.metal("steel", roughness=0.2), materials.metal("brass", roughness=0.25)]
    firsts = [shapes.tube(clip_points(0.85), 0.055, steel) for steel in steels]
    parts = list(firsts)
    for index in range(count):
        away, angle = 2.2 * math.sqrt(chance.random()), chance.uniform(0, 2 * math.pi)
        at = (spot[0] + away * math.cos(angle), spot[1] + away * math.sin(angle), 4.2 + index * 0.05)
        turn = (chance.uniform(-40, 40), chance.uniform(-40, 40), chance.uniform(0, 360))
        if index < 2:
            firsts[index].location, firsts[index].rotation_euler = at, [math.radians(t) for t in turn]
        else:
            parts.append(shapes.copy(firsts[index % 2], at, turn))
    return parts
