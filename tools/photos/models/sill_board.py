"""The long sill board of recycled ironbark and its three planters."""

import math

from studio import forming, materials, shapes

from .planter import drip_tray, faceted_planter

LONG, DEEP, TALL = 120.0, 18.0, 4.0
SPOTS = (("terracotta", "Medium", -38), ("sage", "Large", 0), ("slate", "Medium", 38))


def ironbark():
    """Oiled ironbark: deep red-brown, tight interlocked grain, old bolt stains and checks."""
    g = materials.Graph("ironbark")
    grain = g.noise(1.0, 9, (0.22, 6.5, 6.5), roughness=0.65)
    bands = g.noise(1.0, 4, (0.05, 0.9, 0.9))
    both = g.maths("ADD", g.maths("MULTIPLY", grain, 0.6), g.maths("MULTIPLY", bands, 0.4))
    colour = g.ramp(both, (0.36, "#3a1c12"), (0.48, "#6d3a24"), (0.6, "#8c5233"), (0.72, "#a36a44"))
    check = g.node(
        "MapRange", {"Value": g.noise(1.0, 2, (0.16, 7, 7)), "From Min": 0.63, "From Max": 0.68}
    ).outputs[0]
    stain = g.node(
        "MapRange", {"Value": g.noise(0.09, 4), "From Min": 0.58, "From Max": 0.72, "To Max": 0.5}
    ).outputs[0]
    colour = g.mix(stain, g.mix(g.maths("MULTIPLY", check, 0.8), colour, "#1c0d08"), "#2a1a16")
    g.shade(Base_Color=colour, Roughness=0.36, Specular=0.4)
    g.set(g.shader, "Normal", g.bump(g.maths("SUBTRACT", grain, check), 0.03, 0.35))
    return g.material


def board(at=(0, 0, 0), turn=0):
    """The board alone, 120 × 18 × 4 cm, its edges worn and hand-planed, on small felt feet."""
    plank, rings = ironbark(), []
    for step in range(81):
        share = step / 80
        x = (share - 0.5) * LONG
        ends = 0.28 if step in (0, 80) else 0
        wobble = [0.07 * math.sin(x * 0.21 + k * 1.7) + 0.04 * math.sin(x * 0.53 + k) for k in range(4)]
        ring = []
        for corner, (y, z) in enumerate(shapes.rounded(DEEP - ends, TALL - ends, 0.35, 5)):
            ring.append(
                (x, y + wobble[0 if y > 0 else 1], TALL / 2 + 0.3 + z + wobble[2 if z > 0 else 3] * 0.5)
            )
        rings.append(ring)
    parts = [forming.loft(rings, plank, name="board")]
    for x, y in ((-54, -6), (54, -6), (-54, 6), (54, 6), (0, 0)):
        parts.append(
            shapes.lathe([(1.4, 0), (1.4, 0.32), (0, 0.32)], materials.rubber("#1b1a19"), at=(x, y, 0))
        )
    for x in (-52.5, 51.0):
        parts.append(
            shapes.lathe(
                [(0.75, 0), (0.72, -0.02), (0, -0.04)],
                materials.plastic("#1a100c", 0.8),
                at=(x, 2.0, TALL + 0.36),
                steps=40,
            )
        )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def planted_board(lifted=None, at=(0, 0, 0), turn=0):
    """The board with its three planters. `lifted` is the number of one (0 to 2) that was taken off
    its drip tray and stands in front of the board."""
    parts = [board()]
    plants = ("jade", "echeveria", "dusk")
    top = TALL + 0.36
    for index, (colour, size, x) in enumerate(SPOTS):
        off = index == lifted
        spot = (x + 13, -17, 0) if off else (x, 0, top)
        plant, way = plants[index], index * 37
        parts.append(faceted_planter(colour, size, plant, at=spot, turn=way, seed=index + 2, tray=not off))
        if off:
            parts.append(drip_tray(colour, size, at=(x, 0, top), turn=way))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
