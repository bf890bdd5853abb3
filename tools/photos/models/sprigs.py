"""The plants of our scents: leaves of lemon myrtle and gum, flowers of the frangipani."""

import math
import random

from studio import materials, shapes
from studio.materials import Graph

# Leaf's length, width, sickle bend, leaves side by side, colours.
LEAVES = {
    "lemon myrtle": (4.6, 1.25, 0.0, True, ("#4f7d33", "#7fa64e")),
    "eucalyptus": (6.2, 1.05, 0.85, False, ("#6d8b78", "#9db5a0")),
}


def blade(length, width, sickle, material, chance):
    """A leaf along +X from its stalk, creased along its middle, curling a little."""
    rings, lift, twist = [], chance.uniform(0.25, 0.7), chance.uniform(-0.3, 0.3)
    for row in range(29):
        t = row / 28
        half = width / 2 * math.sin(math.pi * t**0.82) ** 0.85 * (1 - 0.25 * t) + 0.02
        x, y = length * t, sickle * math.sin(math.pi * t * 0.9) * t
        z = lift * math.sin(math.pi * t) * 0.8 + 0.12
        section = []
        for side in range(-4, 5):
            share = side / 4
            section.append(
                (
                    x,
                    y + half * share,
                    z + half * (0.3 * abs(share) ** 1.3 + twist * share) + 0.02 * math.sin(t * 30) * share,
                )
            )
        rings.append(section)
    verts = [point for ring in rings for point in ring]
    faces = [(r * 9 + i, r * 9 + i + 1, r * 9 + i + 10, r * 9 + i + 9) for r in range(28) for i in range(8)]
    leaf = shapes.add(shapes.mesh_of(verts, faces), material, name="leaf", levels=1)
    sheet = leaf.modifiers.new("sheet", "SOLIDIFY")
    sheet.thickness = 0.03
    return leaf


def leaf_skin(dark, light):
    """Waxy leaf, paler along its middle, with side veins."""
    g = Graph("leaf")
    middle = g.maths("ABSOLUTE", g.axis("Y"))
    veins = g.maths("SINE", g.maths("MULTIPLY", g.maths("SUBTRACT", g.axis("X"), middle), 22))
    tone = g.ramp(g.noise(0.7, 4), (0.35, dark), (0.65, light))
    rib = g.node(
        "MapRange", {"Value": middle, "From Min": 0.02, "From Max": 0.06, "To Min": 0.5, "To Max": 0.0}
    ).outputs[0]
    g.shade(Base_Color=g.mix(rib, tone, "#c5cf9a"), Roughness=0.42, Specular=0.45)
    g.set(g.shader, "Normal", g.bump(veins, 0.01, 0.25))
    return g.material


def sprig(kind, at=(0, 0, 0), turn=0, pairs=4, seed=2):
    """A twig of LEAVES lying on the ground, its cut end at `at`, growing along +X."""
    length, width, sickle, paired, colours = LEAVES[kind]
    chance, skin = random.Random(seed), leaf_skin(*colours)
    stem = [(i * 1.3, 0.25 * math.sin(i * 0.7), 0.2 + 0.05 * i) for i in range(pairs + 1)]
    parts = [shapes.tube([(-1.2, -0.1, 0.12), *stem], 0.09, materials.plastic("#8a6a47", 0.7), name="twig")]
    for index, (x, y, z) in enumerate(stem):
        size = 1 - 0.09 * index
        for side in (-1, 1) if paired else ((-1,) if index % 2 else (1,)):
            angle = side * (chance.uniform(38, 58) if index < pairs else 16)
            leaf = blade(length * size, width * size, sickle * -side, skin, chance)
            leaf.location, leaf.rotation_euler = (x, y, z - 0.15), (0, 0, math.radians(angle))
            parts.append(leaf)
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def frangipani(at=(0, 0, 0), turn=0, lean=(0, 0), width=5.2):
    """A flower of five overlapping petals, cream with a yellow heart, lying on its tube."""
    skin, petals = petal_skin(width / 2), []
    for number in range(5):
        rings = []
        for row in range(25):
            t = row / 24
            half = width * 0.25 * math.sin(math.pi * min(t * 0.86 + 0.06, 1)) ** 0.8
            rings.append(
                [
                    (
                        t * width / 2,
                        half * share + 0.14 * width * t * t * (1 - t) * 2,
                        0.9 + 0.55 * t - 0.75 * t**3 + 0.3 * share * t + 0.12 * share * share,
                    )
                    for share in (i / 5 for i in range(-5, 6))
                ]
            )
        verts = [point for ring in rings for point in ring]
        faces = [
            (r * 11 + i, r * 11 + i + 1, r * 11 + i + 12, r * 11 + i + 11)
            for r in range(24)
            for i in range(10)
        ]
        petal = shapes.add(
            shapes.mesh_of(verts, faces), skin, turn=(0, 0, number * 72), name="petal", levels=1
        )
        sheet = petal.modifiers.new("sheet", "SOLIDIFY")
        sheet.thickness = 0.07
        petals.append(petal)
    tube = shapes.tube(
        [(0, 0, 1.0), (0.1, 0, 0.5), (0.5, 0.1, 0.15)],
        0.2,
        materials.plastic("#dfe0a8", 0.6),
        name="flower tube",
    )
    return shapes.group(*petals, tube, at=at, turn=(*lean, turn))


def petal_skin(reach):
    """Matte petal, yellow by the heart, cream beyond."""
    g = Graph("petal")
    share = g.maths("DIVIDE", g.axis("X"), reach)
    veined = g.maths("ADD", share, g.maths("MULTIPLY", g.noise(2, 4, (0.4, 3, 1)), 0.12))
    g.shade(
        Base_Color=g.ramp(veined, (0.12, "#eda91f"), (0.3, "#f6cf5c"), (0.52, "#fbf2da"), (0.9, "#fdf9f0")),
        Roughness=0.55,
        Specular=0.3,
    )
    return g.material
