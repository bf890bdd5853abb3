"""Surprise eggs with zigzag bands, which twist open, and hen's eggs for the egg cups."""

import math

from studio import shapes
from studio.materials import Graph

TALL, WIDE, SEAM = 7.2, 5.2, 3.3
COLOURS = {"aqua": "#6fc0bb", "blush": "#eba795", "lilac": "#a98fd0", "wattle": "#edb92e"}


def zigzag(colour, line="#fbf4e4", turns=9):
    """Printed plastic of one colour with raised zigzag bands of another; for turned bodies whose
    heights are those of the whole egg."""
    g = Graph("zigzag")
    u = g.node("SeparateXYZ", {0: g.place("UV")}).outputs["X"]
    z = g.axis("Z")
    tooth = g.maths("MULTIPLY", g.maths("PINGPONG", g.maths("MULTIPLY", u, float(turns)), 0.5), 1.1)
    lifted = g.maths("ADD", z, tooth)
    near = g.maths(
        "ABSOLUTE", g.maths("SUBTRACT", g.maths("PINGPONG", g.maths("SUBTRACT", lifted, 0.65), 1.1), 0.55), 0
    )
    band = g.node("MapRange", {"Value": near, "From Min": 0.2, "From Max": 0.15}).outputs[0]
    # The band that would cross the seam is left out.
    off_seam = g.maths("GREATER_THAN", g.maths("ABSOLUTE", g.maths("SUBTRACT", lifted, 3.4), 0), 0.55)
    share = g.maths("MULTIPLY", band, off_seam)
    wave = g.maths("DIVIDE", g.maths("PINGPONG", z, 0.025), 0.025)
    shade = g.mix(share, colour, line)
    g.shade(Base_Color=shade, Roughness=0.45, Specular=0.4, Subsurface=0.08, Subsurface_Color=shade)
    raised = g.bump(share, 0.06, 0.9)
    g.set(g.shader, "Normal", g.bump(wave, 0.014, 0.55, raised))
    return g.material


def egg_radius(z, tall=TALL, wide=WIDE):
    """The radius of an egg at a height, blunt end down."""
    t = min(max(2 * z / tall - 1, -1), 1)
    return wide / 2 * math.sqrt(1 - t * t) * (1 - 0.16 * t - 0.03 * t * t) * 1.008


def outline(low, high, steps=60):
    """Points of the egg between two heights, closer together at the ends."""
    heights = [low + (high - low) * (0.5 - 0.5 * math.cos(math.pi * i / steps)) for i in range(steps + 1)]
    return [(egg_radius(z), z) for z in heights]


def surprise_egg(colour, at=(0, 0, 0), turn=(0, 0, 0)):
    """A closed egg standing on its small flat end, or turned about its middle."""
    points = (
        [(0, 0.1)]
        + outline(0.1, SEAM - 0.05)
        + [(egg_radius(SEAM) - 0.07, SEAM)]
        + outline(SEAM + 0.05, TALL)
    )
    egg = shapes.lathe(points, zigzag(COLOURS[colour]), at=(0, 0, -0.1), steps=160, name="egg")
    if not any(turn[:2]):
        return shapes.group(egg, at=at, turn=turn)
    egg.location[2] -= TALL / 2 - 0.1
    return shapes.group(egg, at=at, turn=turn)


def egg_half(colour, upper, at=(0, 0, 0), turn=(0, 0, 0)):
    """One half of an open egg; the lower one has the collar with its lugs."""
    stuff, wall = zigzag(COLOURS[colour]), 0.2
    if upper:
        outer = outline(SEAM + 0.03, TALL, 40)
        inner = [(max(r - wall, 0), z - (wall if r < wall else 0)) for r, z in outer[::-1]]
        half = shapes.lathe([*outer, *inner, outer[0]], stuff, steps=160, name="lid")
        half.location[2] = -SEAM
        return shapes.group(half, at=at, turn=turn)
    rim = egg_radius(SEAM) - wall
    outer = [(0, 0.1), *outline(0.1, SEAM - 0.03, 40)]
    collar = [
        (rim, SEAM - 0.03),
        (rim - 0.02, SEAM + 0.4),
        (rim - 0.16, SEAM + 0.42),
        (rim - 0.18, SEAM - 0.1),
    ]
    inner = [(max(egg_radius(z) - wall - 0.05, 0), z) for z in (3.0, 2.4, 1.8, 1.2, 0.7, 0.4)] + [(0, 0.3)]
    body = shapes.lathe([*outer, *collar, *inner], stuff, steps=160, name="cup")
    lugs = [
        shapes.box(
            (0.7, 0.14, 0.14),
            stuff,
            at=(rim * math.sin(a), -rim * math.cos(a), SEAM + 0.22),
            turn=(0, 0, math.degrees(a)),
            bevel=0.03,
        )
        for a in (2 * math.pi * (i + 0.2) / 4 for i in range(4))
    ]
    return shapes.group(body, *lugs, at=(at[0], at[1], at[2] - 0.1), turn=turn)


def foil(colour):
    """Crinkled foil."""
    g = Graph("foil")
    g.shade(Base_Color=colour, Metallic=0.9, Roughness=0.24)
    creases = g.node("TexVoronoi", {"Vector": g.place(), "Scale": 5.0}, feature="F1").outputs["Distance"]
    g.set(g.shader, "Normal", g.bump(g.maths("ADD", creases, g.noise(6, 5)), 0.05, 0.6))
    return g.material


def chocolate_egg(colour, at=(0, 0, 0), turn=(0, 0, 0)):
    """A small chocolate egg in foil, 2.9 cm long, lying on the ground at `at`."""
    points = [
        (egg_radius(z * TALL / 2.9) * 0.72 / (WIDE / 2) * 1.3, z)
        for z in (2.9 * (0.5 - 0.5 * math.cos(math.pi * i / 30)) for i in range(31))
    ]
    egg = shapes.lathe(points, foil(colour), at=(-1.45, 0, 0), turn=(0, 90, 0), steps=64, name="chocolate")
    return shapes.group(egg, at=(at[0], at[1], at[2] + 0.93), turn=turn)


def hen_egg(at=(0, 0, 0), turn=(0, 0, 0), shade="#c98f63", tall=5.7):
    """A brown hen's egg with a few speckles, blunt end down, its lowest point at `at`."""
    g = Graph("eggshell")
    spots = g.node("MapRange", {"Value": g.noise(7, 2), "From Min": 0.68, "From Max": 0.76}).outputs[0]
    tone = g.mix(g.maths("MULTIPLY", g.noise(0.6, 4), 0.35), shade, "#e8bf98")
    shell = g.mix(g.maths("MULTIPLY", spots, 0.55), tone, "#8a5634")
    g.shade(Base_Color=shell, Roughness=0.48, Specular=0.35, Subsurface=0.15, Subsurface_Color=shade)
    g.set(g.shader, "Normal", g.bump(g.noise(24, 3), 0.008, 0.4))
    points = [
        (egg_radius(z * TALL / tall) * 4.3 / WIDE, z)
        for z in (tall * (0.5 - 0.5 * math.cos(math.pi * i / 50)) for i in range(51))
    ]
    return shapes.lathe(points, g.material, at=at, turn=turn, name="hen's egg")
