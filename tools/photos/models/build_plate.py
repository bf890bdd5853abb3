"""The flexible build plate: sprung steel on a magnetic sheet, and small prints that stick to it."""

import math

from studio import materials, shapes

from .scaled_egg import scaled_egg

PLATES = {"135 × 80 mm": (13.5, 8.0), "165 × 100 mm": (16.5, 10.0), "220 × 130 mm": (22.0, 13.0)}


def sanded_steel():
    """Spring steel, sanded in all directions, with smudges."""
    g = materials.Graph("sanded steel")
    g.shade(Base_Color="#b4b8ba", Metallic=1.0)
    fine = g.noise(1, 3, (2.5, 42, 10))
    cross = g.noise(1, 3, (36, 3.5, 10))
    smudge = g.noise(0.5, 5)
    spread = g.node("MapRange", {"Value": smudge, "To Min": 0.2, "To Max": 0.36})
    g.set(g.shader, "Roughness", spread.outputs[0])
    g.set(g.shader, "Normal", g.bump(g.maths("ADD", fine, g.maths("MULTIPLY", cross, 0.5)), 0.003, 0.3))
    return g.material


def steel_sheet(
    size="220 × 130 mm", radius=0, material=None, thick=0.06, tab=True, at=(0, 0, 0), turn=(0, 0, 0)
):
    """The sheet with its finger tab towards the camera, lying on its origin; `radius` bends it to an
    arch with its middle at the top (0 leaves it flat)."""
    width, depth = PLATES[size]
    columns = sorted({round(x, 4) for x in column_places(width)})
    verts, faces = [], []
    for x in columns:
        near, far = reach(x, width, depth, tab)
        for y in (near, far):
            for z in (0, thick):
                verts.append(bent(x, y, z, radius))
    for i in range(len(columns) - 1):
        a, b = i * 4, i * 4 + 4
        faces += [
            (a, a + 2, b + 2, b),
            (a + 1, b + 1, b + 3, a + 3),
            (a, b, b + 1, a + 1),
            (a + 2, a + 3, b + 3, b + 2),
        ]
    last = len(verts) - 4
    faces += [(0, 1, 3, 2), (last, last + 2, last + 3, last + 1)]
    sheet = shapes.add(shapes.mesh_of(verts, faces), material or sanded_steel(), at, turn, "steel sheet")
    sheet.data.auto_smooth_angle = 0.5
    return sheet


def column_places(width):
    """Where the sheet is divided: evenly, and finely at its corners and its tab."""
    half = width / 2
    places = [-half + width * step / 64 for step in range(65)]
    places += [
        side * (half - 0.6 * (1 - math.cos(math.pi / 2 * k / 8))) for side in (-1, 1) for k in range(9)
    ]
    return places + [side * (2.2 + 0.5 * k / 6) for side in (-1, 1) for k in range(7)]


def reach(x, width, depth, tab):
    """The near and the far edge of the sheet at `x`."""
    inset = max(abs(x) - (width / 2 - 0.6), 0)
    rounding = 0.6 - math.sqrt(max(0.36 - inset * inset, 0))
    near, far = -depth / 2 + rounding, depth / 2 - rounding
    if tab and abs(x) < 2.7:
        share = min((2.7 - abs(x)) / 0.5, 1)
        near -= 1.3 * share * share * (3 - 2 * share)
    return near, far


def bent(x, y, z, radius):
    """A point of the sheet on the arch."""
    if not radius:
        return (x, y, z)
    return ((radius + z) * math.sin(x / radius), y, (radius + z) * math.cos(x / radius) - radius)


def stood(thing, x, y, radius, top, lift=0.0, lean=0.0):
    """Puts a small print on the arch whose top is at the height `top`, `lift` cm off it."""
    angle = x / radius
    thing.location = ((radius + lift) * math.sin(angle), y, top - radius + (radius + lift) * math.cos(angle))
    thing.rotation_euler = (0, angle + math.radians(lean), thing.rotation_euler[2])
    return thing


def magnet_base(size="220 × 130 mm", at=(0, 0, 0), turn=(0, 0, 0)):
    """The magnetic sheet that stays on the printer's own plate, 1.3 mm thick."""
    width, depth = PLATES[size]
    return shapes.plate(
        shapes.rounded(width, depth, 0.6), 0.13, materials.rubber("#26282a", 0.7), at, turn, bevel=0.02
    )


def gear(colour, teeth=16, radius=1.7, thick=0.8, at=(0, 0, 0), turn=0):
    """A gear with a bore and five windows, printed on a thin raft."""
    outline = []
    for tooth in range(teeth):
        for share, r in ((0, 0.84), (0.22, 0.86), (0.36, 1.0), (0.62, 1.0), (0.76, 0.86)):
            outline.append(shapes.polar(radius * r, (tooth + share) * 360 / teeth))
    windows = [shapes.circle(0.27, 24, shapes.polar(radius * 0.52, k * 72)) for k in range(5)]
    body = shapes.plate(
        outline,
        thick,
        materials.cast_resin(colour),
        at=(0, 0, 0.12),
        bevel=0.03,
        holes=[shapes.circle(0.32, 32), *windows],
    )
    return shapes.group(body, raft(radius * 1.02, colour), at=at, turn=(0, 0, turn))


def bracket(colour, at=(0, 0, 0), turn=0):
    """An angle bracket with screw holes on its raft."""
    stuff = materials.cast_resin(colour)
    outline = [(-1.3, 0), (1.3, 0), (1.3, 0.4), (0.1, 0.55), (-0.7, 1.3), (-0.9, 2.6), (-1.3, 2.6)]
    body = shapes.plate(outline, 1.6, stuff, at=(0, 0.8, 0.1), turn=(90, 0, 0), bevel=0.05)
    bore = shapes.lathe(
        [(0.3, 0), (0.3, 0.02), (0, 0.02)], materials.plastic("#15171a"), at=(0.75, 0, 0.5), steps=32
    )
    return shapes.group(body, bore, raft(1.5, colour), at=at, turn=(0, 0, turn))


def raft(radius, colour):
    """The thin foot a resin print grows from."""
    return shapes.lathe(
        [(0, 0), (radius, 0), (radius + 0.12, 0.12), (0, 0.12)], materials.cast_resin(colour), steps=64
    )


def small_egg(colour, tall=2.9, at=(0, 0, 0), turn=0):
    """A small scaled egg on its raft."""
    return shapes.group(
        scaled_egg(colour, tall, at=(0, 0, 0.1)), raft(tall * 0.3, colour), at=at, turn=(0, 0, turn)
    )
