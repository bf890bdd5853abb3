"""The folding silicone funnel and its paper filters."""

import math

from studio import materials, shapes
from studio.materials import Graph

BLUE = "#a9c9dd"


def funnel(at=(0, 0, 0), turn=0, tilt=0, colour=BLUE):
    """A funnel 13 cm across and 15 cm tall, its spout's end at `at`: stepped rings that fold flat,
    ribs on the spout that let the air out, a lug to hang it."""
    outer = [
        (0.6, 0),
        (0.75, 4.6),
        (0.95, 5.2),
        (2.3, 6.5),
        (2.75, 6.6),
        (2.95, 7.1),
        (4.1, 9.2),
        (4.55, 9.3),
        (4.75, 9.8),
        (5.7, 12.4),
        (6.05, 12.5),
        (6.2, 13.0),
        (6.3, 14.6),
        (6.5, 14.75),
        (6.5, 15.0),
    ]
    inner = [(max(r - 0.2, 0.42), z + (0.12 if z < 14 else 0)) for r, z in reversed(outer)]
    profile = shapes.rounded_profile([*outer, *inner], 0.22, 4)
    silicone = materials.rubber(colour, 0.5)
    cone = shapes.lathe([*profile, profile[0]], silicone, steps=160, name="funnel")
    ribs = [
        shapes.box(
            (0.14, 0.3, 4.2),
            silicone,
            at=(0.74 * math.sin(a), -0.74 * math.cos(a), 2.5),
            turn=(0, 0, math.degrees(a)),
            bevel=0.05,
        )
        for a in (0.6, 2.7, 4.8)
    ]
    lug = shapes.tube(
        [(6.3, -0.9, 14.7), (7.6, -0.9, 14.7), (8.0, 0, 14.7), (7.6, 0.9, 14.7), (6.3, 0.9, 14.7)],
        0.2,
        silicone,
        name="lug",
    )
    return shapes.group(cone, *ribs, lug, at=at, turn=(0, tilt, turn))


def filter_cone(at=(0, 0, 0), turn=0, wide=6.0, tall=9.4, stain=None):
    """A folded paper filter standing open, point down at `at`; resin has run through it with `stain`."""
    folds = 11
    outline = [(0.05 + wide * t, tall * t) for t in (i / 30 for i in range(31))]

    def pleats(angle, z):
        share = z / tall
        wave = abs((angle * folds / math.pi) % 2 - 1) - 0.5
        return 1 + 0.13 * wave * share + 0.012 * math.sin(angle * 3) * share

    cone = shapes.lathe(
        outline, filter_paper(stain, tall), steps=264, sway=pleats, name="filter", at=at, turn=(0, 0, turn)
    )
    sheet = cone.modifiers.new("sheet", "SOLIDIFY")
    sheet.thickness = 0.03
    return cone


def filter_paper(stain=None, tall=9.4):
    """Soft crêped paper with the mesh of the fine filter near its point."""
    g = Graph("filter paper")
    low = g.node("MapRange", {"Value": g.axis("Z"), "From Min": tall * 0.36, "From Max": tall * 0.4}).outputs[
        0
    ]
    colour = g.mix(low, "#cfd5d3", "#ece5d6")
    if stain:
        wet = g.node(
            "MapRange",
            {
                "Value": g.maths("ADD", g.axis("Z"), g.maths("MULTIPLY", g.noise(1.2, 4), 3)),
                "From Min": tall * 0.62,
                "From Max": tall * 0.7,
            },
        ).outputs[0]
        colour = g.mix(wet, stain, colour)
    g.shade(Base_Color=colour, Roughness=0.9, Specular=0.15)
    g.set(g.shader, "Normal", g.bump(g.noise(16, 4), 0.01, 0.5))
    return g.material


def folded_filters(count=19, at=(0, 0, 0), turn=0):
    """A pile of filters pressed flat: fans of paper, each a little out of line."""
    fan = [(0, 0)] + [
        (9.6 * math.sin(a), 9.6 * math.cos(a)) for a in (math.radians(-33 + 66 * i / 40) for i in range(41))
    ]
    parts = []
    for index in range(count):
        lean = 2.4 * math.sin(index * 2.4) + 1.2 * math.sin(index * 5.1)
        slip = (0.12 * math.sin(index * 3.3), 0.1 * math.cos(index * 1.9))
        parts.append(
            shapes.plate(
                fan,
                0.06,
                filter_paper(tall=0.01),
                at=(*slip, index * 0.075),
                turn=(0, 0, lean),
                name="folded filter",
            )
        )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
