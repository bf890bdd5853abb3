"""The solar turntable: a mirrored plate on a foot with a solar cell in its front."""

import math

from studio import materials, shapes
from studio.artwork import artwork

TOP = 3.6


def turntable(at=(0, 0, 0), turn=0):
    """A turntable 14 cm across and 3.6 cm tall, its solar cell towards the camera."""
    dark, chrome = materials.plastic("#24272b", 0.36), materials.metal("steel", roughness=0.16)
    foot = [(0, 0.25), (5.7, 0.25), (6.3, 0.5), (6.55, 1.0), (6.3, 2.7), (5.9, 2.8), (0, 2.8)]
    rim = [
        (0, 2.85),
        (6.7, 2.85),
        (7.0, 2.95),
        (7.0, 3.45),
        (6.92, 3.58),
        (6.74, TOP),
        (6.7, 3.52),
        (6.62, 3.5),
    ]
    knurl = lambda angle, z: 1 + (0.004 * math.cos(angle * 150) if 2.9 < z < 3.5 else 0)
    mirror = materials.metal("silver", roughness=0.045)
    parts = [
        shapes.lathe(shapes.rounded_profile(foot, 0.25), dark),
        shapes.lathe(rim, chrome, steps=600, sway=knurl),
        shapes.lathe([(0, 3.5), (6.65, 3.5)], mirror),
        shapes.lathe([(0, 3.505), (0.32, 3.505), (0.3, 3.56), (0, 3.57)], chrome, steps=32),
        solar_cell(),
    ]
    for angle in (90, 210, 330):
        x, y = shapes.polar(5.2, angle)
        parts.append(
            shapes.lathe(
                [(0.7, 0), (0.7, 0.3), (0, 0.3)], materials.rubber("#0e0f10"), at=(x, y, 0), steps=24
            )
        )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def solar_cell(span=66, steps=24):
    """The cell, bent along the foot, under a glossy film with a raised frame."""
    verts, faces, uvs = [], [], []
    for row, (radius, z) in enumerate(((6.58, 1.02), (6.36, 2.55))):
        for step in range(steps + 1):
            angle = math.radians(span * (step / steps - 0.5))
            verts.append((radius * math.sin(angle), -radius * math.cos(angle), z))
    for step in range(steps):
        faces.append((step, step + 1, steps + 2 + step, steps + 1 + step))
        u = (step / steps, (step + 1) / steps)
        uvs += [(u[0], 0), (u[1], 0), (u[1], 1), (u[0], 1)]
    mesh = shapes.mesh_of(verts, faces)
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, uvs):
        loop.uv = uv
    g = materials.Graph("solar cell")
    shown = g.node("TexImage", {"Vector": g.place("UV")}, image=cell_artwork()).outputs[0]
    g.shade(Base_Color=shown, Roughness=0.16, Metallic=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    return shapes.add(mesh, g.material, name="solar cell")


def cell_artwork():
    """Five dark blue cells with silver fingers and bus bars."""

    def draw(pen, _):
        for cell in range(5):
            left = 16 + cell * 300
            pen.rectangle((left, 12, left + 284, 308), fill="#14224a" if cell % 2 else "#172a58")
            for line in range(12):
                y = 24 + line * 24
                pen.line((left, y, left + 284, y), fill="#54689a", width=2)
            for bar in (72, 212):
                pen.rectangle((left + bar - 5, 12, left + bar + 5, 308), fill="#c6ccd4")

    return artwork(1532, 320, draw, ground="#05070c")
