"""The printed Easter basket: woven wall, twisted rim and handle, and a ribbon bow with a name."""

import math

from studio import materials, shapes
from studio.artwork import FONTS

from .ribbon import satin

DEEP, STAKES = 12.6, 30


def wall_radius(z):
    """The wall's radius at a height."""
    return 7.3 + 2.25 * (z / DEEP) ** 0.85


def strand(verts, faces, line, wide, thick, closed=True):
    """A band of oval section along `line`, pairs of a point and its outward direction; `wide` is
    along Z for a level band."""
    start, ring = len(verts), 10
    count = len(line)
    for i, (point, out) in enumerate(line):
        ahead = [a - b for a, b in zip(line[(i + 1) % count][0], line[i - 1][0])]
        if not closed and i in (0, count - 1):
            ahead = [a - b for a, b in zip(line[min(i + 1, count - 1)][0], line[max(i - 1, 0)][0])]
        up = (
            ahead[1] * out[2] - ahead[2] * out[1],
            ahead[2] * out[0] - ahead[0] * out[2],
            ahead[0] * out[1] - ahead[1] * out[0],
        )
        size = math.hypot(*up) or 1
        for j in range(ring):
            a = 2 * math.pi * j / ring
            x, y = thick * math.cos(a), wide * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))
            verts.append(tuple(p + x * o - y * u / size for p, o, u in zip(point, out, up)))
    for i in range(count if closed else count - 1):
        for j in range(ring):
            a, b, k = start + i * ring, start + (i + 1) % count * ring, (j + 1) % ring
            faces.append((a + j, b + j, b + k, a + k))


def woven(verts, faces, rows=15):
    """The wall: level bands in and out between upright stakes."""
    step = DEEP / rows
    for row in range(rows):
        z, line = 0.45 + row * step * 0.985, []
        for i in range(360):
            a = 2 * math.pi * i / 360
            r = (
                wall_radius(z)
                + 0.27 * math.cos(a * STAKES / 2 + row * math.pi)
                + 0.03 * math.sin(a * 3 + row)
            )
            out = (math.sin(a), -math.cos(a), 0)
            line.append(((r * out[0], r * out[1], z + 0.03 * math.sin(a * 2 + row * 2.1)), out))
        strand(verts, faces, line, step * 0.46, 0.17)
    for stake in range(STAKES):
        a = 2 * math.pi * (stake + 0.0) / STAKES
        out = (math.sin(a), -math.cos(a), 0)
        line = [
            ((wall_radius(z) * out[0], wall_radius(z) * out[1], z), out)
            for z in (DEEP * i / 12 for i in range(13))
        ]
        strand(verts, faces, line, 0.3, 0.15, closed=False)


def twisted(verts, faces, place, count, turns, thick, closed, steps=420):
    """Two or more rods twisted round a line; `place(share)` gives a point and two directions across."""
    for rod in range(count):
        line = []
        for i in range(steps):
            share = i / steps if closed else i / (steps - 1)
            point, one, two = place(share)
            a = 2 * math.pi * (turns * share + rod / count)
            out = tuple(math.cos(a) * p + math.sin(a) * q for p, q in zip(one, two))
            line.append((tuple(c + thick * 0.85 * o for c, o in zip(point, out)), out))
        strand(verts, faces, line, thick, thick, closed)


def rim_place(share):
    """Where the rim runs, for `twisted`."""
    a, r = 2 * math.pi * share, wall_radius(DEEP) + 0.05
    out = (math.sin(a), -math.cos(a), 0)
    return (r * out[0], r * out[1], DEEP + 0.1), out, (0, 0, 1)


def handle_place(share):
    """Where the handle runs, for `twisted`."""
    a = math.pi * share
    x, z = -9.55 * math.cos(a), DEEP - 1.2 + 11.0 * math.sin(a) ** 0.86
    slope = (math.sin(a), 0, -math.cos(a))
    return (x, 0, z), (slope[2], 0, slope[0]), (0, 1, 0)


def basket(colour, name=None, ribbon="#1f6f73", at=(0, 0, 0), turn=0):
    """A basket 20 cm across and 23 cm to the top of its handle, its bow towards the camera."""
    stuff = materials.printed(colour, 0.03, 0.45, 0.05)
    verts, faces = [], []
    woven(verts, faces)
    twisted(verts, faces, rim_place, 3, 34, 0.24, True, 900)
    twisted(verts, faces, handle_place, 3, 11, 0.3, False)
    parts = [shapes.add(shapes.mesh_of(verts, faces), stuff, name="weave")]
    parts.append(shapes.lathe([(0, 0), (7.3, 0), (7.45, 0.2), (7.3, 0.5), (0, 0.5)], stuff, name="base"))
    for side in (-1, 1):
        pivot = shapes.rounded_profile([(0, 0), (0.85, 0), (0.85, 0.42), (0.6, 0.6), (0, 0.6)], 0.12)
        parts.append(
            shapes.lathe(pivot, stuff, at=(side * 9.45, 0, DEEP - 1.2), turn=(0, side * 90, 0), name="pivot")
        )
    if name:
        parts.append(bow(name, ribbon, at=(0, -wall_radius(9.9) - 0.55, 9.9)))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def band(line, widths, material, across, fold=0.25, drawn_in=0.0):
    """A ribbon along `line` with its width along the direction `across`, cupped and with folds that
    fan out from its knot at x = 0; `drawn_in` is how much shorter its edges are than its middle."""
    verts, count = [], 13
    for (x, y, z), wide in zip(line, widths):
        for j in range(count):
            s = j / (count - 1) - 0.5
            cup = fold * (0.25 - s * s) * wide + 0.13 * math.cos(s * 19) * max(0.25, 1 - abs(x) / 6.9)
            verts.append(
                (
                    x * (1 - drawn_in * 4 * s * s) + across[0] * s * wide,
                    y - cup + across[1] * s * wide,
                    z + across[2] * s * wide,
                )
            )
    faces = [
        (i * count + j, i * count + j + 1, (i + 1) * count + j + 1, (i + 1) * count + j)
        for i in range(len(line) - 1)
        for j in range(count - 1)
    ]
    item = shapes.add(shapes.mesh_of(verts, faces), material, name="ribbon", levels=2)
    item.modifiers.new("cloth", "SOLIDIFY").thickness = 0.05
    return item


def bow(name, colour, at=(0, 0, 0)):
    """A satin bow 14 cm wide whose knot is a printed plate with a name in raised letters."""
    silk, steps = satin(colour), [i / 24 for i in range(25)]
    parts = name_plate(name)
    for side in (-1, 1):
        wave = [math.sin(math.pi * t) for t in steps]
        half = [
            (
                side * 6.9 * s**0.8,
                0.25 - 2.6 * s * (1 - t) ** 0.8 + 0.9 * t,
                0.35 * s + 0.08 * math.sin(t * 9),
            )
            for t, s in zip(steps, wave)
        ]
        widths = [1.0 + 3.2 * s**0.8 * (1 - 0.25 * t) for t, s in zip(steps, wave)]
        parts.append(band(half, widths, silk, (0.1 * side, 0, 1), 0.3, 0.2))
        tail = [
            (side * (0.3 + 2.4 * t), -0.1 + 0.75 * t + 0.16 * math.sin(t * 7), -0.2 - 5.6 * t) for t in steps
        ]
        widths = [1.0 + min(t * 3, 1) for t in steps]
        parts.append(band(tail, widths, silk, (0.92, 0, 0.38 * side), 0.15))
    return shapes.group(*parts, at=at)


def name_plate(name):
    """A cream plate, facing the camera, with a name in raised dark letters."""
    cream, ink = materials.printed("#f4ead6", 0.025, 0.4, 0), materials.printed("#2b4a50", 0.02, 0.4, 0)
    outline = shapes.rounded(max(3.4, 0.84 * len(name) + 1.0), 2.2, 0.8)
    plate = shapes.plate(outline, 0.35, cream, at=(0, -0.95, 0), turn=(90, 0, 0), bevel=0.08)
    serif = str(FONTS / "DejaVuSerif-Bold.ttf")
    text = shapes.letters(name, 1.05, 0.16, ink, at=(0, -1.28, 0), turn=(90, 0, 0), bevel=0.015, font=serif)
    return [plate, text]
