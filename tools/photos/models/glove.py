"""Nitrile gloves and their box."""

import math

import bmesh
import bpy

from studio import forming, materials, shapes
from studio.artwork import artwork, centred, font
from studio.bird import draw_bird

BLUE = "#3f78c4"
# Points along the palm, the fingers and the cuff of a size M glove: x, y, radius; y runs to the tips.
CHAINS = [
    [(-2.4, -4.6, 1.7), (-2.9, -1, 1.7), (-2.9, 3.2, 1.35)],
    [(0, -4.8, 2.2), (0, 3.0, 2.0)],
    [(2.4, -4.6, 1.7), (2.8, -1, 1.6), (2.7, 2.8, 1.3)],
    [(-3.0, 3.4, 1.15), (-3.5, 7.0, 0.98), (-3.7, 10.8, 0.82)],
    [(-1.05, 3.6, 1.15), (-1.2, 8.0, 1.0), (-1.25, 12.0, 0.84)],
    [(0.95, 3.4, 1.12), (1.25, 7.6, 0.97), (1.45, 11.2, 0.8)],
    [(2.8, 2.6, 1.05), (3.5, 5.8, 0.88), (3.9, 8.8, 0.72)],
    [(-2.7, -3.0, 1.6), (-4.6, -0.4, 1.3), (-5.9, 2.2, 1.05), (-6.5, 4.3, 0.86)],
    [(-2.0, -4.6, 1.8), (-2.5, -13, 1.9)],
    [(0, -4.6, 2.0), (0, -13, 2.2)],
    [(2.0, -4.6, 1.8), (2.5, -13, 1.9)],
]
CUFF = -11.6


def nitrile(colour=BLUE):
    """Thin nitrile: a soft sheen, fine grip on it, creases across."""
    g = materials.Graph("nitrile")
    g.shade(Base_Color=colour, Roughness=0.42, Specular=0.42, Subsurface=0.08, Subsurface_Color=colour)
    g.shade(Subsurface_Radius=(0.1, 0.1, 0.15))
    creases = g.noise(1.0, 4, (0.5, 1.5, 0.8))
    grip = g.bump(g.noise(17, 2), 0.012, 0.4)
    g.set(g.shader, "Normal", g.bump(creases, 0.22, 0.55, grip))
    return g.material


def glove(warp=None, flat=0.42, left=False, colour=BLUE, at=(0, 0, 0), turn=(0, 0, 0)):
    """An empty glove 24 cm long, its palm around the origin in the XY plane, fingers along +Y.
    `flat` is how much it is filled, `warp` moves each of its points (x, y, z) somewhere else."""
    balls = []
    first = shapes.ball(1, nitrile(colour), fine=2)
    for chain in CHAINS:
        for (x, y, r), (x2, y2, r2) in zip(chain, chain[1:]):
            count = max(int(math.dist((x, y), (x2, y2)) / 0.35), 2)
            for step in range(count + 1):
                t = step / count
                radius = r + (r2 - r) * t
                ball = shapes.copy(first, (x + (x2 - x) * t, y + (y2 - y) * t, 0))
                ball.scale = (radius, radius, radius * flat)
                balls.append(ball)
    bpy.data.objects.remove(first)
    bpy.context.view_layer.update()
    skin = forming.melt(balls, 0.14, nitrile(colour), soften=5, name="glove")
    bead = open_cuff(skin.data, 1 if left else -1, warp)
    edge = shapes.tube(bead, 0.1, nitrile(colour), closed=True)
    return shapes.group(skin, edge, at=at, turn=turn)


def open_cuff(mesh, side, warp):
    """Cuts the cuff open, pinches and crumples the skin, moves it by `warp`; gives the cut's line."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    geometry = [*bm.verts, *bm.edges, *bm.faces]
    bmesh.ops.bisect_plane(bm, geom=geometry, plane_co=(0, CUFF, 0), plane_no=(0, -1, 0), clear_outer=True)
    rim = [vertex for vertex in bm.verts if abs(vertex.co.y - CUFF) < 1e-4]
    middle = sum(vertex.co.x for vertex in rim) / len(rim)
    rim.sort(key=lambda vertex: math.atan2(vertex.co.z * 3, vertex.co.x - middle))
    for vertex in bm.verts:
        x, y, z = vertex.co
        z += 0.09 * math.sin(x * 0.9 + y * 0.5) + 0.05 * math.sin(y * 1.7 - x * 0.6)
        z *= 1.25 if y < -8 else 1
        vertex.co = warp(x * -side, y, z) if warp else (x * -side, y, z)
    line = [tuple(vertex.co) for vertex in rim[::4]]
    if side < 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return line


def along(path, droop=None):
    """A warp that bends a glove: `path(y)` gives (forward, up, angle) of its middle line; `droop`
    gives the extra degrees its fingers hang by, from x."""

    def warp(x, y, z):
        forward, up, angle = path(y)
        if droop and y > 3:
            extra = math.radians(droop(x)) * min((y - 3) / 5, 1)
            forward, up = forward + math.sin(extra) * (y - 3) * 0.8, up - (1 - math.cos(extra)) * (y - 3)
        return (x, forward - z * math.cos(angle), up + z * math.sin(angle))

    return warp


def lying(x, y, z):
    """The warp of a glove that lies flat: its underside rests on the ground."""
    low = 0.75
    return (x, y, z + low if z > -low * 0.5 else low * 0.5 * math.exp(min((z + low * 0.5) / low * 2, 0)))


def glove_box(size="M", at=(0, 0, 0), turn=0):
    """The box, 24 × 12 × 8 cm, its front towards the camera and a slot in its top."""
    teal, dark = materials.paper("#1d6f70"), materials.paper("#123f40")
    parts = [
        shapes.plate(
            shapes.rounded(24, 12, 0.1),
            0.06,
            materials.pictured(front(size), 0.38),
            at=(0, -4, 6),
            turn=(90, 0, 0),
        )
    ]
    parts.append(shapes.box((24, 0.06, 12), teal, at=(0, 4, 6), bevel=0.02))
    parts += [shapes.box((0.06, 8, 12), teal, at=(x, 0, 6), bevel=0.02) for x in (-12, 12)]
    slot = [
        (7 * math.cos(t) * (1 - 0.12 * math.cos(2 * t)), 1.9 * math.sin(t))
        for t in (math.pi * step / 36 for step in range(72))
    ]
    parts.append(shapes.plate(shapes.rounded(24.06, 8.06, 0.1), 0.06, teal, at=(0, 0, 11.97), holes=[slot]))
    parts.append(shapes.box((23.8, 7.8, 9.0), dark, at=(0, 0, 4.55), bevel=0))
    parts.append(
        shapes.plate(
            shapes.rounded(8, 12, 0.1),
            0.05,
            materials.pictured(side(size), 0.38),
            at=(12.03, 0, 6),
            turn=(90, 0, 90),
        )
    )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def front(size):
    """The front of the box."""

    def draw(pen, _):
        pen.rectangle((0, 0, 1920, 1000), fill="#1d7a7a")
        pen.polygon([(0, 760), (500, 700), (1100, 800), (1920, 690), (1920, 1000), (0, 1000)], fill="#155c5d")
        draw_bird(pen, 250, 190, 250, "#f4efe4")
        pen.text((430, 135), "CURLEW PRINT CO.", font=font(54, True), fill="#f4efe4")
        pen.text((430, 205), "for clean hands at the bench", font=font(36), fill="#bfe0dc")
        pen.text((130, 360), "Nitrile Gloves", font=font(176, True), fill="#ffffff")
        pen.text((136, 580), "powder free  ·  latex free  ·  0.12 mm", font=font(58), fill="#e3f2ef")
        pen.text((136, 822), "50 pairs", font=font(76, True), fill="#ffffff")
        pen.ellipse((1480, 90, 1780, 390), fill="#f2c879")
        centred(pen, 1630, 240, size, 170, "#1d4d4e", True)

    return artwork(1920, 960, draw)


def side(size):
    """The end of the box: the size once more."""

    def draw(pen, _):
        pen.rectangle((0, 0, 720, 1000), fill="#155c5d")
        centred(pen, 330, 400, size, 330, "#f2c879", True)
        centred(pen, 330, 660, "NITRILE", 80, "#ffffff", True, 8)
        for bar in range(34):
            pen.rectangle((150 + bar * 11, 800, 150 + bar * 11 + (3 + bar * 7 % 5), 920), fill="#f4efe4")

    return artwork(660, 990, draw)
