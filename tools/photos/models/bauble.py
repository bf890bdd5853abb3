"""Christmas baubles: open lattice, faceted and with a name, on metal caps and cotton loops."""

import math

import bmesh
from mathutils import Vector

from studio import materials, shapes
from studio.artwork import FONTS


def silk(colour, layer=0.03):
    """Silk PLA of one colour: a pearly sheen over fine layers."""
    g = materials.Graph("silk")
    wave = g.maths("DIVIDE", g.maths("PINGPONG", g.axis("Z"), layer), layer)
    g.shade(Base_Color=colour, Metallic=0.55, Roughness=0.28, Specular=0.6, Clearcoat=0.2)
    g.set(g.shader, "Normal", g.bump(g.maths("ADD", wave, g.noise(1.5, 3, (0.4, 0.4, 8))), layer * 0.4, 0.4))
    return g.material


def cotton(colour):
    """Twisted cotton cord."""
    g = materials.Graph("cotton")
    twist = g.node(
        "TexWave", {"Vector": g.place(), "Scale": 5.5, "Distortion": 1.5}, bands_direction="DIAGONAL"
    )
    g.shade(
        Base_Color=g.mix(g.maths("MULTIPLY", twist.outputs["Fac"], 0.35), colour, "#ffffff"), Roughness=0.95
    )
    g.set(g.shader, "Normal", g.bump(twist.outputs["Fac"], 0.03, 0.8))
    return g.material


def cap(radius, colour="gold"):
    """A crimped metal cap with its wire ring, sitting on a ball of `radius` around the origin."""
    low = math.sqrt(radius**2 - 0.85**2)
    brass = materials.metal(colour)
    crimp = lambda angle, z: 1 + 0.04 * math.cos(angle * 18) * max(0, min(1, (low + 0.55 - z) / 0.4))
    profile = [
        (0.92, low - 0.1),
        (0.9, low + 0.05),
        (0.84, low + 0.5),
        (0.78, low + 0.6),
        (0.3, low + 0.66),
        (0, low + 0.66),
    ]
    hat = shapes.lathe(shapes.rounded_profile(profile, 0.08), brass, steps=180, sway=crimp, name="cap")
    ring = [
        (0.34 * math.cos(a), 0, low + 0.92 + 0.34 * math.sin(a))
        for a in (2 * math.pi * i / 16 for i in range(16))
    ]
    return [hat, shapes.tube(ring, 0.05, brass, closed=True, name="ring")], low + 0.92


def loop(colour, low, height, over=0.55):
    """A cotton loop from the ring at height `low` over a twig along x, whose top is `height` above
    it; `over` is half the twig's thickness with the cord's own."""
    top = low + height
    side = [
        (0.1, -0.05, low - 0.28),
        (0.3, -0.12, low + 0.5),
        (0.62, -over * 0.7, low + height * 0.45),
        (0.3, -over * 1.1, top - over * 1.6),
        (0.1, -over * 1.25, top - over * 0.3),
        (0, 0, top + over * 0.45),
    ]
    back = [(-x, -y, z) for x, y, z in side[-2::-1]]
    cord = cotton(colour)
    knot = shapes.ball(0.17, cord, (0.03, -0.03, low + 0.42), (1.1, 0.9, 1.25))
    return [shapes.tube(side + back, 0.085, cord, name="loop"), knot]


def draped(colour, low, radius, towards=70):
    """A loop that lies over the ball and hangs down its side, `towards` degrees round it."""
    points = []
    for side in (1, -1):
        line = []
        for step in range(9):
            t = step / 8
            down, around = math.radians(4 + 74 * t), math.radians(towards) + side * 0.42 * math.sin(
                math.pi * t**0.7
            )
            r = low + (radius + 0.16 - low) * min(1, t * 2.2) ** 0.6
            line.append(
                (
                    r * math.sin(down) * math.sin(around),
                    -r * math.sin(down) * math.cos(around),
                    r * math.cos(down),
                )
            )
        points += line[::side]
    return [shapes.tube(points, 0.085, cotton(colour), closed=True, name="loop")]


def dressed(body, radius, cord, height, at, turn, spin, metal="gold"):
    """A ball with its cap and loop, its middle at `at`; `spin` turns the ball below its loop, which
    hangs from `height` above the ring or, when that is 0, lies over the ball."""
    crown, ring = cap(radius, metal)
    for item in (*body, *crown):
        item.rotation_euler[2] += math.radians(spin)
    string = loop(cord, ring, height) if height else draped(cord, ring, radius)
    return shapes.group(*body, *crown, *string, at=at, turn=turn)


def lattice_bauble(
    colour, cord="#1f6f73", radius=4.0, at=(0, 0, 0), turn=(0, 0, 0), spin=0, height=4.4, ribs=14
):
    """Open ribs crossing each other from pole to pole."""
    verts, faces = [], []
    for way in (-1, 1):
        for rib in range(ribs):
            line = []
            for step in range(73):
                t = 0.13 + 2.88 * step / 72
                swing = (
                    2 * math.pi * rib / ribs + way * 2.5 * (step / 72 - 0.5) + way * 0.12 * math.sin(t * 6)
                )
                line.append(
                    Vector((math.sin(t) * math.sin(swing), -math.sin(t) * math.cos(swing), math.cos(t)))
                )
            add_rib(verts, faces, line, radius, 0.15 if way > 0 else 0.14)
    mesh = shapes.mesh_of(verts, faces)
    net = shapes.add(mesh, silk(colour), name="lattice")
    ends = [
        shapes.lathe(
            shapes.rounded_profile([(0, z - 0.16), (1.0, z - 0.16), (1.0, z + 0.1), (0, z + 0.12)], 0.1),
            silk(colour),
        )
        for z in (radius * 0.975, -radius * 0.985)
    ]
    return dressed([net, *ends], radius, cord, height, at, turn, spin)


def add_rib(verts, faces, line, radius, half):
    """A flat rib with round edges along directions from the middle of the ball."""
    section = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * i / 12 for i in range(12))]
    start = len(verts)
    for i, out in enumerate(line):
        ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        side = ahead.cross(out).normalized()
        for x, y in section:
            wide = half * math.copysign(abs(x) ** 0.6, x)
            deep = 0.13 * math.copysign(abs(y) ** 0.6, y)
            verts.append(out * (radius - 0.13 + deep) + side * wide)
    for i in range(len(line) - 1):
        for j in range(12):
            k = (j + 1) % 12
            a, b = start + i * 12, start + (i + 1) * 12
            faces.append((a + j, a + k, b + k, b + j))


def faceted_bauble(colour, cord="#efe6d2", radius=4.1, at=(0, 0, 0), turn=(0, 0, 0), spin=0, height=4.4):
    """A hundred and forty flat triangles."""
    rows, verts, faces = 7, [], []
    for row in range(rows + 1):
        angle = math.pi * (0.07 + 0.86 * row / rows)
        for step in range(10):
            around = 2 * math.pi * (step + row % 2 / 2) / 10
            r = math.sin(angle)
            verts.append(
                (radius * r * math.sin(around), -radius * r * math.cos(around), radius * math.cos(angle))
            )
    for row in range(rows):
        for step in range(10):
            a, b = row * 10 + step, row * 10 + (step + 1) % 10
            c, d = a + 10, b + 10
            faces += [(a, c, d), (a, d, b)] if row % 2 else [(a, c, b), (b, c, d)]
    faces += [tuple(range(10)), tuple(range(rows * 10 + 9, rows * 10 - 1, -1))]
    mesh = shapes.mesh_of(verts, faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    body = shapes.add(mesh, materials.printed(colour, 0.025, 0.36, 0.0), name="facets", smooth=False)
    return dressed([body], radius * 0.985, cord, height, at, turn, spin)


def name_bauble(name, colour, cord="#efe6d2", radius=3.9, at=(0, 0, 0), turn=(0, 0, 0), spin=0, height=4.4):
    """A glossy ball with a name in raised cream letters round its front."""
    g = materials.Graph("glossy")
    wave = g.maths("DIVIDE", g.maths("PINGPONG", g.axis("Z"), 0.025), 0.025)
    g.shade(Base_Color=colour, Roughness=0.17, Specular=0.6, Clearcoat=0.6)
    g.set(g.shader, "Normal", g.bump(wave, 0.008, 0.35))
    ball = shapes.ball(radius, g.material, fine=6)
    band = [
        shapes.lathe(
            [
                (math.sqrt(radius**2 - z * z) + d, z + e)
                for d, e in ((-0.05, -0.06), (0.05, -0.05), (0.05, 0.05), (-0.05, 0.06))
            ],
            materials.printed("#f2e8d2", 0.025),
        )
        for z in (-1.35, 1.35)
    ]
    text = shapes.letters(
        name,
        min(1.9, 8.4 / len(name)),
        0.16,
        materials.printed("#f2e8d2", 0.02, 0.4),
        bevel=0.02,
        font=str(FONTS / "DejaVuSerif-Bold.ttf"),
    )
    wrap_round(text.data, radius)
    return dressed([ball, *band, text], radius, cord, height, at, turn, spin)


def wrap_round(mesh, radius):
    """Bends flat letters (x, y, out) onto the front of a ball."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.triangulate(bm, faces=bm.faces)
    for _ in range(2):
        long = [edge for edge in bm.edges if edge.calc_length() > 0.2]
        bmesh.ops.subdivide_edges(bm, edges=long, cuts=1)
        bmesh.ops.triangulate(bm, faces=[face for face in bm.faces if len(face.verts) > 4])
    for vertex in bm.verts:
        x, y, out = vertex.co
        tilt, around = y / radius, x / (radius * math.cos(y / radius))
        r = radius - 0.06 + out
        vertex.co = (
            r * math.cos(tilt) * math.sin(around),
            -r * math.cos(tilt) * math.cos(around),
            r * math.sin(tilt),
        )
    bm.to_mesh(mesh)
    bm.free()
