"""The silicone work mat, and what drips on it."""

import math
import random

from studio import forming, materials, shapes

from .liquids import resin_liquid

SLATE = "#4b565c"


def work_mat(at=(0, 0, 0), turn=0, bow=0.0):
    """A mat of 40 × 30 cm, 2 mm thick with an edge 6 mm tall; `bow` lifts its right end a little."""
    levels = [
        (0.05, 0.1),
        (0.0, 0.3),
        (0.0, 0.3),
        (0.12, 0.0),
        (0.5, 0.0),
        (0.6, 0.1),
        (0.6, 0.28),
        (0.5, 0.4),
        (0.28, 0.46),
        (0.2, 0.62),
    ]
    rings = forming.cushion(40, 30, 2.0, levels, steps=12)
    mat = forming.loft(rings, silicone(), name="mat")
    parts = [mat]
    mark = shapes.letters("CURLEW", 0.55, 0.05, silicone(0.4), at=(15.2, -12.9, 0.18), bevel=0.012)
    parts.append(mark)
    for step in range(0, 31):
        long = 0.9 if step % 5 == 0 else 0.45
        parts.append(
            shapes.box((0.06, long, 0.04), silicone(0.4), at=(-18.4 + step, 13.9 - long / 2, 0.2), bevel=0)
        )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def silicone(roughness=0.55):
    """Slate silicone with a fine grain and lint."""
    g = materials.Graph("silicone")
    g.shade(Base_Color=SLATE, Roughness=roughness, Specular=0.35, Sheen=0.3)
    g.set(g.shader, "Normal", g.bump(g.noise(30, 2), 0.006, 0.35))
    return g.material


def drip(colour, radius=1.6, tall=0.28, at=(0, 0, 0), seed=1, material=None):
    """A drop of resin that has spread a little, wet and shiny."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 6.3), chance.uniform(0.02, 0.09)) for k in (2, 3, 5)]
    sway = lambda angle, z: 1 + sum(a * math.cos(k * angle + p) for k, p, a in waves)
    profile = (
        [(radius * 0.985, 0)]
        + [
            (radius * math.cos(t) ** 0.55, tall * math.sin(t) ** 0.9)
            for t in (math.pi / 2 * s / 14 for s in range(1, 14))
        ]
        + [(0, tall)]
    )
    return shapes.lathe(profile, material or resin_liquid(colour), at, steps=120, sway=sway, name="drip")


def peeled_drip(colour, at=(0, 0, 0), turn=0, length=7.0, width=4.2, curve=5.5):
    """A cured puddle, one side still on the mat and the other lifted off towards +X."""
    rows, columns, verts, faces = 48, 28, [], []
    for side in (1, 0):
        for i in range(rows + 1):
            for j in range(columns + 1):
                verts.append(puddle_point(i / rows, j / columns, length, width, curve, side))
    count = (rows + 1) * (columns + 1)
    for i in range(rows):
        for j in range(columns):
            one = i * (columns + 1) + j
            quad = (one, one + columns + 1, one + columns + 2, one + 1)
            faces += [quad, tuple(count + k for k in reversed(quad))]
    stuff = materials.cast_resin(colour, 0.2, 0.2)
    return shapes.group(
        shapes.add(shapes.mesh_of(verts, faces), stuff, name="peeled"), at=at, turn=(0, 0, turn)
    )


def puddle_point(u, v, length, width, curve, above):
    """A point of the puddle: `u` along it, `v` across it; its rim is rounded, it rolls up after a third."""
    along, share = (u - 0.5) * 2, (v - 0.5) * 2
    half = (
        width
        / 2
        * math.sqrt(max(1 - along * along, 0))
        * (1 + 0.12 * math.sin(u * 9) + 0.05 * math.sin(u * 17 + 1))
    )
    x, y = u * length, share * half
    thick = 0.16 * math.sqrt(max(1 - max(abs(along), abs(share)) ** 6, 0)) if above else 0
    free = x - length * 0.34
    if free <= 0:
        return (x, y, thick)
    angle = free / curve
    return (length * 0.34 + (curve - thick) * math.sin(angle), y, curve - (curve - thick) * math.cos(angle))
