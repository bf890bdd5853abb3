"""Cookie cutters, the biscuits they make and what lies about when they are used."""

import math
import random

import bmesh
import bpy
import numpy as np

from models.outlines import calmed, smooth, star, traced
from studio import materials, shapes
from studio.materials import Graph

DEPTH = 1.8


# Corners of soft outlines, in centimetres.
WHALE = [
    (-4.7, -0.1),
    (-4.3, 1.2),
    (-3.1, 2.1),
    (-1.3, 2.3),
    (0.5, 1.8),
    (1.9, 1.0),
    (2.9, 1.0),
    (3.25, 1.8),
    (2.6, 2.3),
    (1.9, 2.9),
    (2.1, 3.4),
    (3.0, 3.3),
    (3.75, 2.75),
    (4.5, 3.2),
    (5.3, 3.1),
    (5.3, 2.5),
    (4.6, 2.0),
    (4.2, 1.4),
    (4.1, 0.4),
    (3.4, -0.9),
    (2.1, -1.9),
    (0, -2.45),
    (-2.4, -2.3),
    (-4.1, -1.5),
]
LEAF = [
    (-4.9, -2.1),
    (-4.6, -2.35),
    (-3.4, -1.95),
    (-1.2, -1.9),
    (1.1, -1.2),
    (3.2, 0.2),
    (4.9, 2.3),
    (4.7, 2.45),
    (3.0, 2.15),
    (0.9, 1.75),
    (-1.2, 0.9),
    (-2.9, -0.4),
    (-3.8, -1.35),
]


def painted(corners):
    """A way to draw the soft shape through `corners`."""
    return lambda pen: pen.polygon([(500 + x * 85, 500 - y * 85) for x, y in smooth(corners)], fill=255)


def koala(pen):
    """A koala's head with round ears."""
    for side in (-1, 1):
        pen.ellipse((500 + side * 285 - 145, 120, 500 + side * 285 + 145, 410), fill=255)
    pen.ellipse((190, 170, 810, 880), fill=255)


def five_star(pen):
    """A star of five points."""
    pen.polygon([(500 + x, 520 - y) for x, y in star(5, 470, 230)], fill=255)


SHAPES = {
    # how it is drawn, how wide it is, how round its corners are (cm)
    "koala": (koala, 9.2, 0.22),
    "star": (five_star, 9.2, 0.14),
    "leaf": (painted(LEAF), 9.6, 0.1),
    "whale": (painted(WHALE), 9.6, 0.1),
}


def outline(shape):
    """The outline of a shape of SHAPES, in cm."""
    draw, width, soften = SHAPES[shape]
    return traced(draw, width, soften=soften, points=260)


def normals(line):
    """The points of a closed line and which way is out at each, as arrays."""
    points = np.array(line)
    along = np.roll(points, -3, axis=0) - np.roll(points, 3, axis=0)
    along = along / np.linalg.norm(along, axis=1, keepdims=True)
    return points, np.stack([along[:, 1], -along[:, 0]], axis=1)


def cutter(shape, colour, at=(0, 0, 0), turn=0, blade_up=False):
    """A cutter of SHAPES, 18 mm deep: a thin blade that thickens to a rounded rim for the palm. It
    stands on its blade, or on its rim."""
    section = [
        (0, 0),
        (0.07, 0),
        (0.12, 0.5),
        (0.16, 1.3),
        (0.28, 1.42),
        (0.46, 1.47),
        (0.5, 1.56),
        (0.5, 1.7),
    ]
    section += [(0.45, 1.78), (0.36, 1.8), (0.02, 1.8), (-0.05, 1.77), (-0.06, 1.7), (-0.04, 1.3), (0, 0.5)]
    points, out = normals(outline(shape))
    bm = bmesh.new()
    rings = []
    for offset, z in section:
        ring = np.array(points) + out * offset
        ring = ring if 0 <= offset < 0.2 else evenly_kept(ring)
        rings.append([bm.verts.new((x, y, DEPTH - z if blade_up else z)) for x, y in ring])
    for low, high in zip(rings, [*rings[1:], rings[0]]):
        for i in range(len(low)):
            after = (i + 1) % len(low)
            bm.faces.new((low[i], low[after], high[after], high[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(f"{shape} cutter")
    bm.to_mesh(mesh)
    bm.free()
    item = shapes.add(
        mesh, materials.printed(colour, layer=0.05, glow=0.2), at=at, turn=(0, 0, turn), name=shape
    )
    mesh.auto_smooth_angle = 0.7
    return item


def evenly_kept(ring):
    """Calms the loops which an offset makes in tight corners, keeping the number of points."""
    return calmed(ring, 4)


def biscuit_material(baked=0.5):
    """Shortbread, browner towards its rim; `baked` from 0 (dough) to 1."""
    g = Graph("biscuit")
    crumb = g.noise(9, 6, roughness=0.7)
    patch = g.noise(0.9, 3)
    low = g.node(
        "MapRange", {"Value": g.axis("Z"), "From Min": 0.65, "From Max": 0.1, "To Max": baked}
    ).outputs[0]
    pale = g.ramp(crumb, (0.3, "#dcb67c"), (0.7, "#f0d7a6"))
    toasted = g.mix(g.maths("MULTIPLY", patch, baked * 0.6), pale, "#c98f4e")
    shade = g.mix(low, toasted, "#a9672c")
    g.shade(Base_Color=shade, Roughness=0.85, Specular=0.2, Subsurface=0.08, Subsurface_Color=shade)
    g.set(g.shader, "Normal", g.bump(crumb, 0.08, 0.7))
    return g.material


def biscuit(shape, at=(0, 0, 0), turn=0, tilt=0, baked=0.5, thick=0.75, scale=0.96):
    """A biscuit cut with the cutter of that shape."""
    line = [(x * scale, y * scale) for x, y in outline(shape)]
    item = shapes.plate(
        line, thick, biscuit_material(baked), at=at, turn=(tilt, 0, turn), bevel=0.2, name="biscuit"
    )
    lumps = bpy.data.textures.new("lumps", "CLOUDS")
    lumps.noise_scale = 0.6
    item.modifiers.new("split", "REMESH").voxel_size = 0.09
    rough = item.modifiers.new("lumps", "DISPLACE")
    rough.texture, rough.strength, rough.mid_level = lumps, 0.07, 0.5
    item.modifiers["split"].use_smooth_shade = True
    return item


def flour(count, reach, at=(0, 0, 0), seed=2):
    """Flour and crumbs strewn over a circle `reach` cm wide."""
    chance = random.Random(seed)
    dust = Graph("flour").shade(Base_Color="#f6f2e8", Roughness=1.0, Specular=0.05).material
    first = shapes.ball(0.05, dust, at=at, fine=1)
    for _ in range(count):
        away, angle = reach * chance.random() ** 0.8, chance.uniform(0, 2 * math.pi)
        speck = shapes.copy(first, (at[0] + away * math.cos(angle), at[1] + away * math.sin(angle), at[2]))
        speck.scale = [chance.uniform(0.3, 1.2), chance.uniform(0.3, 1.2), chance.uniform(0.2, 0.6)]
