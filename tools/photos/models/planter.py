"""The faceted planter, with its drip tray and something growing in it."""

import math
import random

import bmesh
import bpy

from models.outlines import polygon
from models.plants import rosette, soil
from studio import materials, shapes

COLOURS = {"terracotta": "#c0623f", "sage": "#93a98c", "charcoal": "#3a3f45", "slate": "#55636f"}
HEIGHTS = {"Small": 9, "Medium": 12, "Large": 16}
SIDES = 9
# Share of the height and radius as a share of it, from the foot to the rim.
RINGS = [(0.075, 0.375), (0.27, 0.48), (0.5, 0.525), (0.74, 0.51), (1.0, 0.445)]
WALL = 0.24


def ring_points(height, radius, ring, chance, inwards=0.0):
    """The corners of a ring; every other ring is turned by half a facet. Those in the middle are a
    little uneven, so that no two facets catch the same light."""
    uneven = 0 < ring < len(RINGS) - 1
    for step in range(SIDES):
        angle = 2 * math.pi * (step + 0.5 * (ring % 2)) / SIDES
        r = radius * (1 + (chance.uniform(-0.05, 0.05) if uneven else 0)) - inwards
        z = height + (chance.uniform(-0.03, 0.03) * radius if uneven else 0)
        yield r * math.sin(angle), -r * math.cos(angle), z


def join_rings(bm, low, high, ring):
    """Two rows of triangles between a ring of corners and the one above it."""
    for step in range(SIDES):
        after = (step + 1) % SIDES
        even = ring % 2 == 0
        bm.faces.new((low[step], low[after], high[step] if even else high[after]))
        bm.faces.new((low[after] if even else low[step], high[after], high[step]))


def pot_mesh(height, seed=4):
    """The walls of the pot: triangles outside and inside, joined by a flat rim."""
    bm = bmesh.new()
    skins = []
    for inwards in (0, WALL):
        chance, skin = random.Random(seed), []
        for ring, (z, r) in enumerate(RINGS):
            lift = WALL if inwards and ring == 0 else 0
            points = ring_points(z * height + lift, r * height, ring, chance, inwards)
            skin.append([bm.verts.new(point) for point in points])
        for ring, (low, high) in enumerate(zip(skin, skin[1:])):
            join_rings(bm, low, high, ring)
        skins.append(skin)
    outer, inner = (skin[-1] for skin in skins)
    for step in range(SIDES):
        after = (step + 1) % SIDES
        bm.faces.new((outer[step], outer[after], inner[after], inner[step]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new("faceted pot")
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def pot(height, plastic):
    """The empty pot with six drain holes in its floor."""
    walls = shapes.add(pot_mesh(height), plastic, bevel=0.045, smooth=False, name="planter")
    low, radius = RINGS[0][0] * height, RINGS[0][1] * height
    holes = [shapes.circle(0.035 * height, 24, shapes.polar(radius * 0.55, 60 * i)) for i in range(6)]
    floor = shapes.plate(polygon(SIDES, radius - 0.04, 90), WALL, plastic, at=(0, 0, low + 0.02), holes=holes)
    floor.rotation_euler[2] = math.pi
    return [walls, floor]


def drip_tray(colour, size="Medium", at=(0, 0, 0), turn=0):
    """The tray that clicks into the planter's foot: nine-sided, with a rim and a raised cross."""
    height = HEIGHTS[size]
    radius, rim = height * 0.362, height * 0.07
    plastic = materials.printed(COLOURS.get(colour, colour))
    profile = [
        (0, 0),
        (radius, 0),
        (radius * 1.02, rim),
        (radius * 1.02 - WALL, rim),
        (radius - WALL, 0.2),
        (0, 0.2),
    ]
    dish = shapes.lathe(profile, plastic, steps=SIDES, bevel=0.03, name="tray")
    dish.data.use_auto_smooth, dish.data.auto_smooth_angle = True, 0.3
    bars = [
        shapes.box(
            (radius * 1.5, 0.2, rim * 0.5), plastic, at=(0, 0, 0.2 + rim * 0.25), turn=(0, 0, way), bevel=0.04
        )
        for way in (18, 108)
    ]
    return shapes.group(dish, *bars, at=at, turn=(0, 0, turn))


def faceted_planter(
    colour="terracotta", size="Medium", plant="echeveria", at=(0, 0, 0), turn=(0, 0, 0), seed=1, tray=True
):
    """A planter in a colour of COLOURS (or a hex one) that stands at `at`, 9, 12 or 16 cm tall
    (Small, Medium, Large) without its plant, a rosette of `models.plants` or None for an empty one.
    `turn` is degrees about Z, or about X, Y and Z."""
    height = HEIGHTS[size]
    plastic = materials.printed(COLOURS.get(colour, colour), layer=0.04)
    parts = pot(height, plastic)
    if tray:
        parts.append(drip_tray(colour, size))
    if plant:
        inside = RINGS[-1][1] * height - WALL
        parts += soil(inside * 1.04, at=(0, 0, height * 0.9), seed=seed)
        parts.append(rosette(plant, inside * 2.75, at=(0, 0, height * 0.92), seed=seed))
    return shapes.group(*parts, at=at, turn=turn if isinstance(turn, tuple) else (0, 0, turn))
