"""The chess set: six turned pieces on green felt, the king 9.8 cm tall, and a board for them."""

import math

import bpy
import numpy as np

from studio import materials, shapes
from studio.materials import Graph

from .clay import Clay

CREAM, EBONY = "#eadbb9", "#1d1a19"
# Height of the whole piece and radius of its base, in cm.
SIZES = {
    "pawn": (5.0, 1.5),
    "rook": (5.9, 1.72),
    "knight": (6.9, 1.72),
    "bishop": (7.6, 1.72),
    "queen": (8.8, 1.9),
    "king": (9.8, 2.0),
}


def tough_resin(colour):
    """Cast tough resin in cream or ebony."""
    return materials.cast_resin(colour, 0.12 if colour == CREAM else 0.0, 0.3)


def felt(colour="#2f5d46"):
    """Short wool felt."""
    g = Graph("felt")
    fibre = g.noise(22, 6)
    g.shade(
        Base_Color=g.mix(g.maths("MULTIPLY", fibre, 0.35), colour, "#101a14"), Roughness=1.0, Specular=0.05
    )
    g.shade(Sheen=0.8)
    g.set(g.shader, "Normal", g.bump(fibre, 0.03, 0.6))
    return g.material


def foot(r):
    """The turned foot that all pieces share, up to the beginning of the stem."""
    return [
        (0, 0.12),
        (r * 0.97, 0.12),
        (r, 0.2),
        (r, 0.46),
        (r * 0.95, 0.62),
        (r * 0.83, 0.7),
        (r * 0.83, 0.76),
        (r * 0.9, 0.82),
        (r * 0.9, 0.98),
        (r * 0.8, 1.06),
        (r * 0.68, 1.12),
    ]


def stem(r, low, high, waist, neck):
    """A concave stem from the foot to a double collar, which starts at `high`."""
    out = []
    for step in range(1, 11):
        t = step / 10
        out.append(
            (waist + (r * 0.66 - waist) * (1 - t) ** 2.3 + (neck - waist) * t**6, low + (high - low) * t)
        )
    return out + [
        (neck * 1.75, high + 0.02),
        (neck * 1.85, high + 0.12),
        (neck * 1.7, high + 0.22),
        (neck * 1.3, high + 0.26),
        (neck * 1.3, high + 0.32),
        (neck * 1.5, high + 0.36),
        (neck * 1.5, high + 0.44),
        (neck * 1.15, high + 0.5),
    ]


def arc(radius, middle, start, end, steps=14):
    """Points of a ball around a height, from one angle to the other; 90 is its top."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(max(radius * math.cos(a), 0), middle + radius * math.sin(a)) for a in angles]


def turned(profile, material):
    """A turned body with softened edges."""
    return shapes.lathe(shapes.rounded_profile(profile, 0.06, 4), material, steps=112, name="turned piece")


def cut(item, tool):
    """Takes `tool` away from `item` and drops it."""
    hole = item.modifiers.new("cut", "BOOLEAN")
    hole.object, hole.solver, hole.operation = tool, "EXACT", "DIFFERENCE"
    item.data = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    item.modifiers.clear()
    bpy.data.objects.remove(tool, do_unlink=True)
    for face in item.data.polygons:
        face.use_smooth = True
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, 0.7


def pawn(h, r, material):
    """A ball on a collar. Like the other makers: height and radius in cm, gives the parts."""
    return [turned(foot(r) + stem(r, 1.12, h - 2.05, 0.5, 0.52) + arc(0.82, h - 0.82, -52, 90), material)]


def rook(h, r, material):
    """A tower with six battlements."""
    top = [
        (0.95, h - 1.5),
        (1.12, h - 1.32),
        (1.2, h - 1.1),
        (1.22, h),
        (0.86, h),
        (0.84, h - 0.55),
        (0, h - 0.6),
    ]
    tower = turned(foot(r) + stem(r, 1.12, h - 2.1, 0.78, 0.8)[:-5] + top, material)
    for turn in (0, 60, 120):
        cut(tower, shapes.box((4, 0.34, 1), material, at=(0, 0, h + 0.08), turn=(0, 0, turn + 12), bevel=0))
    return [tower]


def bishop(h, r, material):
    """A mitre with its cut."""
    low, high = h - 2.55, h - 0.42
    mitre = [
        (
            0.36 + 0.58 * math.sin(math.pi * min(t * 1.25, 1) ** 0.9) ** 0.8 * (1 - t * 0.35) - 0.18 * t,
            low + (high - low) * t,
        )
        for t in (i / 16 for i in range(17))
    ]
    body = turned(
        foot(r) + stem(r, 1.12, h - 3.1, 0.5, 0.54) + mitre + arc(0.25, h - 0.25, -50, 90), material
    )
    cut(body, shapes.box((0.14, 2.4, 1.3), material, at=(0.72, 0, h - 1.05), turn=(0, 32, 0), bevel=0))
    return [body]


def queen(h, r, material):
    """A crown of nine points."""
    rim = h - 0.62
    crown = [(0.62, h - 2.1), (0.7, h - 1.6), (0.86, rim - 0.3), (1.04, rim), (0.9, rim), (0.72, rim - 0.16)]
    dome = [(0.6, rim - 0.12), (0.42, rim + 0.14), (0.2, rim + 0.24)] + arc(0.24, h - 0.24, -40, 90)
    body = turned(foot(r) + stem(r, 1.12, h - 2.7, 0.55, 0.6) + crown + dome, material)
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        if z > rim - 0.32 and math.hypot(x, y) > 0.68:
            share = min((z - rim + 0.32) / 0.32, 1) ** 2
            vertex.co.z -= 0.3 * share * abs(math.cos(math.atan2(y, x) * 4.5)) ** 3
    return [body]


def king(h, r, material):
    """A crown with a cross."""
    rim = h - 1.5
    crown = [
        (0.64, h - 3.0),
        (0.74, h - 2.4),
        (1.0, rim - 0.12),
        (1.06, rim),
        (0.96, rim + 0.1),
        (0.82, rim + 0.12),
    ]
    dome = [
        (0.72, rim + 0.28),
        (0.46, rim + 0.46),
        (0.22, rim + 0.52),
        (0.3, rim + 0.6),
        (0.2, rim + 0.7),
        (0, rim + 0.72),
    ]
    body = turned(foot(r) + stem(r, 1.12, h - 3.6, 0.58, 0.64) + crown + dome, material)
    outline = []
    for turn in range(4):
        for x, y in ((0.09, 0.12), (0.22, 0.42), (-0.22, 0.42), (-0.09, 0.12)):
            angle = math.radians(90 * turn)
            outline.append(
                (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
            )
    cross = shapes.plate(outline, 0.3, material, at=(0, 0.15, h - 0.42), turn=(90, 0, 0), bevel=0.05)
    return [body, cross]


def knight(h, r, material):
    """A horse's head modelled by hand on a turned foot, looking along x."""
    base = turned(foot(r) + [(r * 0.66, 1.2), (r * 0.66, 1.42), (r * 0.5, 1.5), (0, 1.5)], material)
    clay = Clay((-1.8, -1.3, 1.2), (2.2, 1.3, 6.2), 0.04)
    clay.join(clay.chain([(-0.05, 0, 1.5), (-0.3, 0, 2.5), (-0.32, 0, 3.5), (0.0, 0, 4.5)], 1.0, 0.62, 0.3))
    clay.join(clay.ellipsoid((0.38, 0, 2.3), (0.72, 0.66, 0.95)), 0.4)
    clay.join(clay.chain([(0.1, 0, 4.6), (0.85, 0, 4.2), (1.42, 0, 3.66)], 0.58, 0.34, 0.3), 0.25)
    clay.join(clay.ellipsoid((0.3, 0, 4.1), (0.52, 0.5, 0.55)), 0.12)
    clay.field = np.maximum(clay.field, abs(clay.y) - (0.86 - 0.1 * (clay.z - 1.2)))
    for step in range(8):
        t = step / 7
        x, z = -0.95 - 0.35 * math.sin(math.pi * t) + 0.55 * t**2, 2.0 + 3.1 * t
        clay.join(clay.limb((x + 0.35, 0, z + 0.2), (x - 0.02, 0, z - 0.16), 0.34, 0.2), 0.05)
    for side in (-1, 1):
        clay.join(
            clay.chain(
                [(-0.1, side * 0.26, 4.9), (-0.06, side * 0.32, 5.3), (0.1, side * 0.28, 5.62)],
                0.24,
                0.05,
                0.1,
            ),
            0.1,
        )
        clay.carve(clay.ellipsoid((0.14, side * 0.42, 5.22), (0.1, 0.16, 0.24)), 0.06)
        clay.join(clay.limb((0.35, side * 0.42, 4.78), (0.85, side * 0.36, 4.52), 0.14, 0.06), 0.1)
        clay.carve(clay.ellipsoid((0.62, side * 0.5, 4.5), (0.2, 0.14, 0.13)), 0.05)
        clay.join(clay.ellipsoid((0.62, side * 0.42, 4.5), (0.13, 0.1, 0.1)))
        clay.carve(clay.ellipsoid((1.5, side * 0.28, 3.72), (0.1, 0.1, 0.07)), 0.04)
        clay.carve(clay.limb((-0.5, side * 0.72, 2.2), (-0.25, side * 0.62, 4.2), 0.06, 0.03), 0.1)
    clay.carve(clay.block((1.5, 0, 3.42), (0.8, 1.4, 0.05)), 0.05)
    clay.carve(clay.below(1.3))
    horse = shapes.add(clay.mesh(), material, name="horse")
    share = (h - 1.4) / (5.65 - 1.4)
    horse.scale, horse.location = (share,) * 3, (0, 0, 1.4 - 1.4 * share)
    return [base, horse]


MAKERS = {"pawn": pawn, "rook": rook, "knight": knight, "bishop": bishop, "queen": queen, "king": king}


def piece(kind, colour, at=(0, 0, 0), turn=(0, 0, 0)):
    """A piece of SIZES in `colour`; the knight looks along x."""
    h, r = SIZES[kind]
    parts = MAKERS[kind](h, r, tough_resin(colour))
    pad = shapes.lathe([(0, 0), (r * 0.95, 0), (r * 0.95, 0.13), (0, 0.13)], felt(), name="felt")
    return shapes.group(*parts, pad, at=at, turn=turn)
