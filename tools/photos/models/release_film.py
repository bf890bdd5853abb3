"""FEP film: clear sheets that curl, their protective paper, a vat frame to clamp them in."""

import math

from studio import materials, shapes
from studio.sheets import clear_sheet

from .hardware import cap_screw, chrome


def film(width, depth, curl=0.0, corner=0.0, sag=0.0, material=None, at=(0, 0, 0), turn=0, steps=56):
    """A sheet lying on its origin. `curl` rolls it up towards +X (the roll's curvature, 1/cm),
    `corner` lifts the corner near (+X, -Y) by about so many cm, `sag` bows its middle up."""
    verts, faces = [], []
    for i in range(steps + 1):
        for j in range(steps + 1):
            x, y = (i / steps - 0.5) * width, (j / steps - 0.5) * depth
            verts.append(lifted(x, y, width, depth, curl, corner, sag))
    for i in range(steps):
        for j in range(steps):
            one = i * (steps + 1) + j
            faces.append((one, one + steps + 1, one + steps + 2, one + 1))
    sheet = shapes.add(shapes.mesh_of(verts, faces), material or film_material(), name="film")
    rows = [i * (steps + 1) for i in range(steps + 1)]
    border = rows + [rows[-1] + j for j in range(1, steps + 1)]
    border += [r + steps for r in reversed(rows[:-1])] + list(range(steps - 1, 0, -1))
    edge = (
        shapes.tube([verts[k] for k in border], 0.009, edge_material(), closed=True)
        if material is None
        else None
    )
    return shapes.group(*[part for part in (sheet, edge) if part], at=at, turn=(0, 0, turn))


def lifted(x, y, width, depth, curl, corner, sag):
    """Where a point of the flat sheet goes."""
    z = sag * math.cos(math.pi * y / depth) * math.cos(math.pi * x / width)
    if corner:
        reach = (x / width - y / depth) - 0.2
        if reach > 0:
            # A corner rolls round a cylinder across the diagonal.
            length, radius = reach * math.hypot(width, depth) * 0.72, corner
            angle = min(length / radius, 1.9)
            back = length - radius * math.sin(angle)
            dx, dy = 1 / math.sqrt(2), -1 / math.sqrt(2)
            x, y, z = x - dx * back, y - dy * back, z + radius * (1 - math.cos(angle))
    if curl and x > 0:
        angle = x * curl
        x, z = math.sin(angle) / curl, z + (1 - math.cos(angle)) / curl
    return (x, y, z)


def film_material():
    """Clear, slippery, faintly blue where seen at a slant."""
    return clear_sheet("#eef6fa", 0.015, 0.05, "#cfe3ee")


def edge_material():
    """The cut edge of clear film, which gathers light."""
    g = materials.Graph("film edge")
    g.shade(Base_Color="#d6ecf6", Roughness=0.2, Specular=0.7, Emission="#bfe0f0", Emission_Strength=0.05)
    return g.material


def vat_frame(at=(0, 0, 0), turn=0, screws=14):
    """A vat turned over: its aluminium wall, the clamping frame, the film stretched over it. The last
    few screws are left out."""
    alloy, dark = materials.metal("aluminium", brushed="X"), materials.metal("dark steel", roughness=0.4)
    hole = shapes.rounded(15.6, 10.6, 1.4)
    parts = [shapes.plate(shapes.rounded(21.5, 16.5, 1.6), 2.6, alloy, bevel=0.15, holes=[hole])]
    parts.append(film(16.4, 11.4, at=(0, 0, 2.62)))
    ring = shapes.plate(
        shapes.rounded(18.6, 13.6, 1.8),
        0.35,
        dark,
        at=(0, 0, 2.6),
        bevel=0.06,
        holes=[shapes.rounded(15.2, 10.2, 1.3)],
    )
    parts.append(ring)
    spots = [(x, side * 5.95) for side in (-1, 1) for x in (-7.2, -3.6, 0, 3.6, 7.2)]
    spots += [(side * 8.45, y) for side in (-1, 1) for y in (-2.6, 2.6)]
    for index, (x, y) in enumerate(spots):
        if index < screws:
            parts.append(cap_screw(chrome(), 0.3, 0.32, at=(x, y, 2.95), turn=(0, 0, index * 23)))
        else:
            parts.append(
                shapes.lathe([(0.22, 0), (0, 0)], materials.plastic("#0c0d0e"), at=(x, y, 2.956), steps=24)
            )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def hex_key(at=(0, 0, 0), turn=0):
    """An L-shaped key of 3 mm, lying."""
    points = [(0, 0, 0.15), (6.5, 0, 0.15), (6.95, 0.05, 0.15), (7.1, 0.4, 0.15), (7.1, 2.2, 0.15)]
    return shapes.group(shapes.tube(points, 0.15, materials.metal("dark steel")), at=at, turn=(0, 0, turn))
