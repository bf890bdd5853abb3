"""The delivery van: white, with the shop's bird on its side. A unit is ten centimetres, as out of doors.

It stands on the ground, its nose towards positive X, its middle over the origin.
"""

import numpy as np
from studio import forming, materials, shapes
from studio.artwork import artwork, centred
from studio.bird import draw_bird

from .skin import skin

# The upper edge of its side view, and how wide it is there, from the tail to the nose.
TOP = [
    (-25.4, 19.6), (-25.1, 21.2), (-24.2, 22.2), (-22, 22.7), (-12, 22.9), (0, 22.9), (8, 22.6), (10.8, 21.9),
    (12.4, 20.5), (15.4, 17.0), (18.0, 14.2), (20, 13.3), (23, 12.5), (24.8, 11.4), (25.8, 9.6), (26.2, 7.8),
]
HALF = [
    (-25.4, 8.5), (-25.0, 9.0), (-24, 9.2), (12, 9.2), (18, 9.0), (22, 8.6), (24.5, 7.8), (25.7, 6.6),
    (26.2, 5.4),
]
BOTTOM = 3.6
WHEELS = (-15.5, 17.2)


def half_width(x, z):
    """How far the side is from the middle, at a place along the van and a height."""
    wide = np.interp(x, *zip(*HALF)) * (1 - 0.13 * np.maximum(0.0, (z - 11) / 12) ** 1.6)
    top, round_ = np.interp(x, *zip(*TOP)), 1.3
    over = np.clip((z - (top - round_)) / round_, 0, 1)
    return wide - round_ * (1 - np.sqrt(1 - over * over * 0.999))


def body():
    """The painted shell with wheel arches."""
    rings = []
    for x in np.linspace(-25.4, 26.2, 130):
        top = np.interp(x, *zip(*TOP))
        up = [
            BOTTOM + (top - BOTTOM) * s for s in (
                0, 0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.87, 0.92, 0.95, 0.97, 0.985, 0.995, 1.0
            )
        ]
        near = [(x, -float(half_width(x, z)), z) for z in up]
        crown = [(x, near[-1][1] * (1 - i / 4), top + 0.25 * (1 - (1 - i / 4) ** 2)) for i in range(1, 8)]
        rings.append([*near, *crown, *((px, -py, pz) for px, py, pz in reversed(near))][::-1])
    paint = materials.plastic("#e9e7e1", 0.2, 0.8)
    shell = forming.loft(rings, paint, name="van")
    dark = materials.plastic("#17191a", 0.8)
    drum = [(0, -12), (4.15, -12), (4.15, 12), (0, 12)]
    return forming.carve(shell, *(shapes.lathe(drum, dark, (x, 0, 3.4), (90, 0, 0), 48) for x in WHEELS))


def on_side(low, high, material, out=0.05, columns=24, rows=12):
    """A panel that lies on the near side between two lines of (x, z) points."""
    t = np.linspace(0, 1, columns)

    def along(line):
        spots = np.linspace(0, 1, len(line))
        return np.stack([np.interp(t, spots, [p[i] for p in line]) for i in (0, 1)], axis=1)

    share = np.linspace(0, 1, rows)[:, None, None]
    flat = along(low)[None] * (1 - share) + along(high)[None] * share
    x, z = flat[..., 0], flat[..., 1]
    return skin(np.stack([x, -half_width(x, z) - out, z], axis=-1), material)


def seam(points):
    """A dark gap between two panels of the near side."""
    line = [(x, -float(half_width(x, z)), z) for x, z in points]
    return shapes.tube(line, 0.07, materials.plastic("#3c4042", 0.6))


def upright(x, low=4.2, high=21.8):
    """A seam from the sill to the roof."""
    return seam([(x, low + (high - low) * i / 9) for i in range(10)])


def wheel(x, side):
    """A wheel with a steel rim."""
    tyre = shapes.lathe(
        shapes.rounded_profile([(2.0, -1.1), (3.3, -1.1), (3.4, 1.1), (2.0, 1.1)], 0.5),
        materials.rubber("#1c1d1e", 0.8), steps=64,
    )
    rim = shapes.lathe(
        [(0, 0.7), (0.7, 0.75), (0.8, 0.5), (1.6, 0.5), (2.1, 1.0), (2.2, 1.0), (2.2, -1)],
        materials.metal("aluminium"), steps=64,
    )
    steel = materials.metal("steel")
    bolts = [shapes.ball(0.16, steel, (*shapes.polar(1.2, a * 72), 0.55), fine=2) for a in range(5)]
    return shapes.group(tyre, rim, *bolts, at=(x, side * 7.9, 3.4), turn=(90 if side < 0 else -90, 0, 0))


def decal():
    """The bird, the name and the place on the near side."""

    def draw(pen, _):
        draw_bird(pen, 190, 205, 310, "#1f6f73")
        centred(pen, 790, 170, "CURLEW", 136, "#1f6f73", True, 20)
        centred(pen, 790, 300, "PRINT CO.  ·  CALLIOPE", 50, "#b5532f", True, 6)

    image = artwork(1200, 420, draw, "#e9e7e1")
    return on_side(
        [(-22.8, 11.0), (-4, 11.0)], [(-22.8, 17.6), (-4, 17.6)], materials.pictured(image, 0.22), 0.03
    )


def windscreen(glass):
    """The pane between the roof and the bonnet."""
    x = np.linspace(10.6, 17.8, 14)[:, None]
    z = np.interp(x, *zip(*TOP)) + 0.1
    across = np.linspace(-1, 1, 13)[None, :] * (half_width(x, z - 0.75) - 0.25)
    out = 0.25 * (1 - (across / 8) ** 2) + 0.06
    return skin(np.stack([x + out * 0.6 + 0 * across, across, z + out + 0 * across], axis=-1)[::-1], glass)


def around_nose(start, end, low, high, material, out=0.15, side=-1):
    """A band round the nose from `start` to `end` along x on the near side (or the far one, `side`
    1), from `low` to `high`. To the nose's tip it closes across the front."""
    x = np.linspace(start, end, 30)
    wide = np.stack([half_width(x, np.full_like(x, 9.0)) + out], axis=-1)[:, 0]
    line = np.stack([x + out * np.linspace(0, 1, 30), side * wide], axis=-1)
    if end >= 26.2:
        line = np.vstack([line, (line * (1, -1))[::-1]])
    z = np.array([low, low, high, high])[:, None]
    inwards = np.array([0.6, 0, 0, 0.6])[:, None]
    grid = np.stack(
        [line[None, :, 0] - inwards, line[None, :, 1] * (1 - inwards * 0.05), z + 0 * line[None, :, 0]],
        axis=-1,
    )
    return skin(grid if side < 0 else grid[:, ::-1], material)


def fittings():
    """Lamps, grille, bumpers, plate, mirror and handles."""
    dark, lamp = materials.plastic("#26292b", 0.5), materials.metal("steel", roughness=0.12)
    parts = [
        around_nose(21.9, 26.2, 3.5, 6.0, dark, 0.25),
        shapes.box((0.7, 7.5, 1.6), dark, (25.85, 0, 8.3), bevel=0.3),
        shapes.box((0.2, 3.8, 1.2), materials.plastic("#f0efe6", 0.3), (26.5, 0, 4.8), bevel=0.05),
        shapes.box((1.6, 17.0, 2), dark, (-25.0, 0, 4.8), bevel=0.5),
        shapes.box((1.1, 1.7, 2.6), dark, (14.8, -10.1, 15.4), bevel=0.4),
        shapes.box((0.5, 1.4, 0.5), dark, (14.8, -9.2, 14.8), bevel=0.1),
    ]
    for x in (-4.6, 8.0):
        side = -float(half_width(x, 12.2)) - 0.15
        parts.append(shapes.box((1.7, 0.35, 0.55), dark, (x, side, 12.2), bevel=0.12))
    for side in (-1, 1):
        parts.append(around_nose(22.6, 25.9, 8.4, 10.7, dark, 0.06, side))
        parts.append(around_nose(23.3, 25.7, 8.75, 10.35, lamp, 0.12, side))
        parts.append(
            shapes.box(
                (0.5, 0.9, 3.6), materials.plastic("#9c2b20", 0.15), (-25.3, side * 8.0, 12), bevel=0.2
            )
        )
    return parts


def van(at=(0, 0, 0), turn=0):
    """The whole van, 5.2 m long."""
    glass, teal = materials.plastic("#1b2528", 0.03, 1.0), materials.plastic("#1f6f73", 0.3, 0.6)
    parts = [body(), windscreen(glass), decal(), *fittings()]
    parts.append(on_side([(7.2, 14.4), (16.0, 13.9)], [(7.2, 20.6), (11.4, 20.2)], glass, 0.05))
    parts.append(on_side([(-24.4, 7.3), (13.0, 7.3)], [(-24.4, 8.5), (13.0, 8.5)], teal))
    parts += [upright(6.4), upright(-3.0), seam([(13.4, 4.2), (13.4, 7), (14.6, 10), (16.6, 13.7)])]
    parts.append(seam([(-3 + i * 1.9, 21.8) for i in range(6)]))
    parts += [wheel(x, side) for x in WHEELS for side in (-1, 1)]
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
