"""Useful prints in tough, flexible and high-temperature resin."""

import math

import bpy

from studio import forming, materials, shapes
from studio.bird import bird_outline, leg_bars

from .hardware import cap_screw, lead_screw


def bracket(material, at=(0, 0, 0), turn=0):
    """A shelf bracket, 5 × 3 × 4.4 cm: two arms, a rib between them, two screws in its foot."""
    arms = [(0, 0), (5, 0), (5, 0.45), (0.95, 0.45), (0.6, 0.6), (0.45, 0.95), (0.45, 4.4), (0, 4.4)]
    body = shapes.plate(arms, 3.0, material, at=(0, 1.5, 0), turn=(90, 0, 0), bevel=0.04, name="bracket")
    rib = shapes.plate(
        [(0.3, 0.3), (4.4, 0.3), (0.3, 3.9)], 0.4, material, at=(0, 0.2, 0), turn=(90, 0, 0), bevel=0.04
    )
    bpy.context.view_layer.update()
    holes = [
        shapes.lathe(
            [(0, -0.2), (0.2, -0.2), (0.2, 0.3), (0.42, 0.52), (0, 0.52)], material, at=(3.4, y, 0), steps=40
        )
        for y in (-0.9, 0.9)
    ]
    bpy.context.view_layer.update()
    forming.carve(body, *holes)
    head = cap_screw(materials.metal("dark steel"), 0.3, 0.3, at=(3.4, -0.9, 0.4))
    upper = cap_screw(materials.metal("dark steel"), 0.3, 0.3, at=(0.42, -0.9, 3.5), turn=(0, 90, 0))
    return shapes.group(body, rib, head, upper, at=at, turn=(0, 0, turn))


def loose_screw(at=(0, 0, 0), turn=0, length=1.8):
    """A cap screw lying on its side."""
    steel = materials.metal("dark steel")
    rod = lead_screw(length, steel, 0.15, 0.07, at=(0, 0, 0.3), turn=(0, 90, 0))
    head = cap_screw(steel, 0.3, 0.32, at=(0, 0, 0.3), turn=(0, -90, 0))
    return shapes.group(rod, head, at=at, turn=(0, 0, turn))


def gasket(material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat gasket 5.4 cm across with four bolt eyes and a raised bead."""
    outline = []
    for step in range(160):
        angle = 2 * math.pi * step / 160
        eye = (
            max(0, math.cos(2 * angle)) ** 6
            if step % 80 < 20 or step % 80 > 60
            else max(0, -math.cos(2 * angle)) ** 6
        )
        outline.append(((2.1 + 0.65 * eye) * math.cos(angle), (2.1 + 0.65 * eye) * math.sin(angle)))
    bolts = [
        shapes.circle(0.24, 28, (2.25 * math.cos(a), 2.25 * math.sin(a)))
        for a in (0, math.pi / 2, math.pi, 1.5 * math.pi)
    ]
    sheet = shapes.plate(
        outline, 0.28, material, holes=[shapes.circle(1.3, 64), *bolts], bevel=0.05, name="gasket"
    )
    bead = shapes.tube([(x, y, 0.28) for x, y in shapes.circle(1.62, 24)], 0.07, material, closed=True)
    return shapes.group(sheet, bead, at=at, turn=turn)


def ring(material, radius=1.3, thick=0.2, at=(0, 0, 0), turn=(0, 0, 0)):
    """An O-ring lying on `at`."""
    return shapes.group(
        shapes.tube([(x, y, thick) for x, y in shapes.circle(radius, 24)], thick, material, closed=True),
        at=at,
        turn=turn,
    )


def stamp(material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A stamp's rubber, 4 × 3 cm, the bird standing out."""
    pad = shapes.plate(shapes.rounded(4, 3.2, 0.3), 0.45, material, bevel=0.05, name="stamp")
    bird = [
        shapes.plate([(-x, y + 0.05) for x, y in line], 0.16, material, at=(0, 0, 0.44), bevel=0.02)
        for line in (bird_outline(3.0), *leg_bars(3.0, 13))
    ]
    return shapes.group(pad, *bird, at=at, turn=turn)


def bent_strip(material, at=(0, 0, 0), turn=0):
    """A test strip 2 cm wide bent into a drop, its ends held by a paper clamp; it stands on its edge."""
    line, thick = [], 0.11
    for step in range(97):
        angle = math.pi * (1 - step / 48)
        pinch = (1 - math.cos(angle)) / 2
        line.append(
            (
                -1.2 + 3.3 * math.cos(angle),
                2.3 * math.sin(angle) * (1 - pinch**3) - 0.13 * (1 if step < 48 else -1) * pinch**8,
            )
        )
    line = [(-5.2, line[0][1]), *line, (-5.2, line[-1][1])]
    outer, inner = offset(line, thick), offset(line, -thick)
    strip = shapes.plate(outer + inner[::-1], 2.0, material, bevel=0.03, name="strip")
    return shapes.group(strip, *paper_clamp(), at=at, turn=(0, 0, turn))


def paper_clamp():
    """A black clamp with wire handles, biting at x = -3.7 on what stands on its edge."""
    outside = [(-3.7, 0.24), (-5.9, 0.75), (-6.0, 0.7)]
    inside = [(-5.9, 0.6), (-5.85, 0.68), (-3.72, 0.3)]
    jaws = [*outside, *((x, -y) for x, y in outside[::-1] + inside[::-1]), *inside]
    body = shapes.plate(jaws, 1.6, materials.plastic("#202225", 0.3), at=(0, 0, 0.2), name="clamp")
    bow = [(-3.75, 0.3, 0.5), (-5.4, 0.95, 0.55), (-7.3, 1.1, 0.75), (-7.5, 1.12, 1.0)]
    bow += [(x, y, 2 - z) for x, y, z in bow[-2::-1]]
    steel = materials.metal("steel")
    handles = [shapes.tube([(x, side * y, z) for x, y, z in bow], 0.055, steel) for side in (-1, 1)]
    return [body, *handles]


def offset(line, by):
    """A line moved sideways by so many cm."""
    out = []
    for index, (x, y) in enumerate(line):
        (ax, ay), (cx, cy) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        long = math.hypot(cx - ax, cy - ay) or 1
        out.append((x - (cy - ay) / long * by, y + (cx - ax) / long * by))
    return out


def fan_duct(material, at=(0, 0, 0), turn=0):
    """A duct from a 4 cm fan to a slot: a flange with four holes, a hood that bends forward."""
    flange = shapes.plate(
        shapes.rounded(4.6, 4.6, 0.5),
        0.32,
        material,
        bevel=0.04,
        name="flange",
        holes=[
            shapes.circle(1.75, 56),
            *(shapes.circle(0.19, 24, (x, y)) for x in (-1.8, 1.8) for y in (-1.8, 1.8)),
        ],
    )
    rings = []
    for step in range(25):
        t = step / 24
        ease = t * t * (3 - 2 * t)
        wide, deep, lean = 3.7 + 0.9 * ease, 3.7 - 2.8 * ease, math.radians(68) * ease
        radius = min(1.84 * (1 - ease) + 0.3 * ease, deep / 2 - 0.01)
        rings.append(
            [
                (x, -y * math.cos(lean) - 2.1 * ease, 0.3 + 3.4 * t * (1 - 0.25 * ease) + y * math.sin(lean))
                for x, y in shapes.rounded(wide, deep, radius, 10)
            ]
        )
    hood = forming.loft(rings, material, bottom=False, top=False, name="hood")
    wall = hood.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = 0.16, -1
    return shapes.group(flange, hood, at=at, turn=(0, 0, turn))


def candle_mould(material, at=(0, 0, 0), turn=0):
    """A fluted mould 6 cm across and 5.4 cm tall, filled with wax, its wick held by a stick."""
    outer = [(2.5, 0), (2.7, 0.1), (2.95, 4.6), (3.05, 4.9), (3.3, 5.1), (3.3, 5.4)]
    flutes = lambda angle, z: 1 + 0.035 * math.cos(angle * 12) * min(1, max(0, (5.0 - z) / 0.8))
    profile = shapes.rounded_profile(shapes.shell(outer, 0.4, 0.4), 0.2, 5)
    cup = shapes.lathe(profile, material, steps=192, sway=flutes, name="mould")
    wax = materials.plastic("#f3ead6", 0.5)
    top = [(0, 0.36), (2.3, 0.36), (2.62, 4.3), (2.5, 4.26), (0.6, 4.16), (0, 4.18)]
    pour = shapes.lathe(top, wax, steps=192, sway=flutes, name="wax")
    wick = shapes.tube(
        [(0, 0, 4.0), (0.03, 0, 5.0), (-0.04, 0.02, 6.0), (0.25, -0.1, 6.9)],
        0.09,
        materials.plastic("#efe8da", 0.9),
    )
    sticks = [
        shapes.box((8.4, 0.5, 0.2), materials.timber("pine", 2), at=(0.1, y, 5.5), turn=(0, 0, 3), bevel=0.06)
        for y in (-0.38, 0.38)
    ]
    return shapes.group(cup, pour, wick, *sticks, at=at, turn=(0, 0, turn))
