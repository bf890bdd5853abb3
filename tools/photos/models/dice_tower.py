"""The castle dice tower: 21 cm of brick with a gate, a felted court and three baffles inside."""

import math
import random

import bmesh
import bpy

from studio import materials, shapes
from studio.materials import Graph

from .chess import felt

HEIGHT, RADIUS, COURSE, BRICKS = 21.0, 4.9, 1.08, 18
GATE_HALF, GATE_SPRING = 2.0, 2.7
# Of each step inside: how far back and how high its middle is, and how it leans.
BAFFLES = ((2.2, 14.2, 38), (-2.2, 10.0, -38), (1.4, 4.6, 34))
TONES = {"stone": ("#6f7376", "#8d9091", "#c3c4bf"), "sandstone": ("#a97e4f", "#c79c67", "#ecd3a2")}


def dry_brushed(kind):
    """Printed stone, each brick a little different, with a pale brush over its edges."""
    dark, light, brushed = TONES[kind]
    g = Graph(f"{kind} bricks")
    geometry = g.node("NewGeometry")
    tone = g.mix(geometry.outputs["Random Per Island"], dark, light)
    edge = g.node(
        "MapRange", {"Value": geometry.outputs["Pointiness"], "From Min": 0.5, "From Max": 0.6}
    ).outputs[0]
    streaks = g.noise(3, 5, (1, 1, 2.5))
    share = g.maths("MULTIPLY", edge, g.maths("ADD", streaks, 0.35))
    g.shade(Base_Color=g.mix(share, tone, brushed), Roughness=0.75, Specular=0.25)
    wave = g.maths("DIVIDE", g.maths("PINGPONG", g.axis("Z"), 0.03), 0.03)
    rough = g.maths("ADD", g.maths("MULTIPLY", wave, 0.25), g.maths("MULTIPLY", g.noise(2.6, 6), 2.2))
    g.set(g.shader, "Normal", g.bump(rough, 0.035, 0.7))
    return g.material


def add_brick(bm, start, end, inner, outer, low, high, steps=3):
    """A block of a ring between two angles (radians, 0 faces the camera)."""
    rings = []
    for step in range(steps + 1):
        angle = start + (end - start) * step / steps
        x, y = math.sin(angle), -math.cos(angle)
        rings.append(
            [
                bm.verts.new((x * r, y * r, z))
                for r, z in ((inner, low), (outer, low), (outer, high), (inner, high))
            ]
        )
    for a, b in zip(rings, rings[1:]):
        for i in range(4):
            j = (i + 1) % 4
            bm.faces.new((a[i], b[i], b[j], a[j]))
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1][::-1])


def in_gate(angle, middle, reach):
    """Whether a brick around `angle` at height `middle` would stand in the gateway."""
    across = abs(math.sin(angle)) * RADIUS if math.cos(angle) > 0 else 99
    top = GATE_SPRING + math.sqrt(max(GATE_HALF**2 - min(across, GATE_HALF) ** 2, 0))
    return across < GATE_HALF + reach and middle < top + 0.9


def ring_of_bricks(bm, chance, radius, low, bricks, shift, gap=0.035, skip=None, thick=0.9, height=COURSE):
    """A course of bricks round the tower; `skip(angle)` tells which are left out."""
    for index in range(bricks):
        start, end = ((index + shift + i) * 2 * math.pi / bricks for i in (0, 1))
        middle = (start + end) / 2
        if skip and skip(math.remainder(middle, 2 * math.pi)):
            continue
        out = radius + chance.uniform(-0.06, 0.09)
        pad = gap / radius * (1 + chance.random())
        add_brick(bm, start + pad, end - pad, radius - thick, out, low + gap, low + height - gap)


def wall(chance):
    """The round wall with its corbels and battlements."""
    bm = bmesh.new()
    courses = round((HEIGHT - 3.6) / COURSE)
    for course in range(courses):
        low = course * COURSE
        skip = lambda angle, low=low: in_gate(angle, low + COURSE / 2, 0.75)
        slit = lambda angle, course=course: abs(angle) < 0.2 and course in (9, 10, 11)
        ring_of_bricks(bm, chance, RADIUS, low, BRICKS, course % 2 / 2, skip=lambda a: skip(a) or slit(a))
    top = courses * COURSE
    ring_of_bricks(bm, chance, RADIUS + 0.45, top - 0.15, 28, 0.25, gap=0.14, thick=1.0, height=0.75)
    ring_of_bricks(bm, chance, RADIUS + 0.85, top + 0.55, 20, 0, thick=1.1, height=0.85)
    ring_of_bricks(bm, chance, RADIUS + 0.85, top + 1.4, 20, 0.5, thick=1.1, height=0.85)
    merlon = HEIGHT - top - 2.25
    ring_of_bricks(
        bm,
        chance,
        RADIUS + 0.85,
        top + 2.25,
        20,
        0.5,
        thick=1.1,
        height=merlon,
        skip=lambda angle: math.floor((math.degrees(angle) % 360) / 18 - 0.5 + 0.01) % 2 == 0,
    )
    return bm


def voussoirs(bm, chance):
    """The gate's arch of wedges and its two jambs, standing out before the round wall."""
    inner, outer = GATE_HALF, GATE_HALF + 0.85
    front, back = -RADIUS - 0.35, -RADIUS + 1.5
    for step in range(9):
        angles = [math.pi * (step + edge) / 9 for edge in (0.03, 0.97)]
        out = chance.uniform(-0.05, 0.05)
        loop = [
            (r * math.cos(a), GATE_SPRING + r * math.sin(a))
            for r, a in ((inner, angles[0]), (outer, angles[0]), (outer, angles[1]), (inner, angles[1]))
        ]
        add_prism(bm, loop, front + out, back)
    for side in (-1, 1):
        for step in range(3):
            low, wide = step * 0.9, outer + (0.16 if step % 2 == 0 else -0.05)
            loop = [
                (side * inner, low + 0.03),
                (side * wide, low + 0.03),
                (side * wide, low + 0.87),
                (side * inner, low + 0.87),
            ]
            add_prism(bm, loop[::side], front + chance.uniform(-0.05, 0.05), back)


def add_prism(bm, loop, front, back):
    """A stone between two planes along y, its outline `loop` in x and z."""
    near = [bm.verts.new((x, front, z)) for x, z in loop]
    far = [bm.verts.new((x, back, z)) for x, z in loop]
    bm.faces.new(near)
    bm.faces.new(far[::-1])
    for i in range(4):
        j = (i + 1) % 4
        bm.faces.new((near[j], near[i], far[i], far[j]))


def court(bm, chance, half=6.5, depth=8.6, wide=0.85):
    """The low brick wall around the felt, in two courses."""
    front = -RADIUS - depth + 3.2
    for course in range(2):
        low, high = 0.05 + course * 0.82, 0.82 + course * 0.82
        count, shift = 7, course * 0.5
        for index in range(-1, count):
            left = max(-half, -half + (index + shift) * 2 * half / count)
            right = min(half, -half + (index + 1 + shift) * 2 * half / count)
            if right - left > 0.3:
                out = chance.uniform(-0.05, 0.05)
                add_prism(
                    bm,
                    [(left + 0.04, low), (right - 0.04, low), (right - 0.04, high), (left + 0.04, high)],
                    front + out,
                    front + wide,
                )
        for side in (-1, 1):
            x0, x1 = sorted((side * half, side * (half - wide)))
            for index in range(4):
                start = front + wide + 0.05 + index * 1.9
                add_prism(bm, [(x0 - 0.03, low), (x1, low), (x1, high), (x0, high)], start, start + 1.82)


def brickwork(bm, material, bevel=0.09):
    """The stones as one object with worn edges."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=2, affect="EDGES", clamp_overlap=True)
    mesh = bpy.data.meshes.new("bricks")
    bm.to_mesh(mesh)
    bm.free()
    return shapes.add(mesh, material, name="bricks")


def arrow_slit(bm, chance):
    """A narrow opening of dressed stones in the front wall."""
    front, back, low = -RADIUS - 0.25, -RADIUS + 0.6, 9 * COURSE
    for side in (-1, 1):
        for step in range(3):
            near, far = side * 0.24, side * (1.62 if step % 2 else 0.86)
            start = low + step * COURSE + 0.04
            loop = [(near, start), (far, start), (far, start + COURSE - 0.08), (near, start + COURSE - 0.08)]
            add_prism(bm, loop, front + chance.uniform(-0.05, 0.05), back)
    for start in (low - 0.45, low + 3 * COURSE + 0.02):
        add_prism(
            bm, [(-1.1, start), (1.1, start), (1.1, start + 0.42), (-1.1, start + 0.42)], front - 0.08, back
        )


def baffle(material, y, z, tilt):
    """A sloping step inside the tower, cut to its round wall."""
    lean = math.radians(abs(tilt))
    towards = 1 if tilt > 0 else -1
    outline = []
    for step in range(41):
        angle = math.pi * 1.25 * step / 40 - math.pi * 0.125
        x, reach = 4.05 * math.cos(angle), towards * 4.05 * math.sin(angle)
        outline.append((x, (reach - y) / math.cos(lean)))
    return shapes.plate(
        outline[::towards], 0.4, material, at=(0, y, z), turn=(tilt, 0, 0), bevel=0.05, name="baffle"
    )


def dice_tower(kind="stone", seed=3, at=(0, 0, 0), turn=0):
    """The tower in a kind of TONES, its gate towards the camera, 13 cm wide."""
    chance, stone = random.Random(seed), dry_brushed(kind)
    bm = wall(chance)
    voussoirs(bm, chance)
    court(bm, chance)
    arrow_slit(bm, chance)
    bricks = brickwork(bm, stone)
    mortar = materials.printed(TONES[kind][0], 0.03, 0.7, 0)
    bm = bmesh.new()
    for step in range(120):
        angles = [2 * math.pi * (step + edge) / 120 for edge in (0, 1)]
        across = abs(math.sin(angles[0])) * RADIUS if math.cos(angles[0]) > 0 else 99
        low = (
            GATE_SPRING + math.sqrt(max(GATE_HALF**2 - across**2, 0)) + 0.3 if across < GATE_HALF + 0.1 else 0
        )
        add_brick(bm, *angles, RADIUS - 0.85, RADIUS - 0.1, low, HEIGHT - 2.8, steps=1)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new("mortar")
    bm.to_mesh(mesh)
    bm.free()
    core = shapes.add(mesh, mortar, name="mortar", smooth=False)
    slabs = [baffle(mortar, *step) for step in BAFFLES]
    gloom = shapes.box(
        (1.0, 0.2, 3.2), materials.plastic("#0d0e10", 0.9), at=(0, -RADIUS + 0.05, 11.35), bevel=0
    )
    floor = shapes.box((12.4, 9.6, 0.3), stone, at=(0, -RADIUS - 0.8, 0.15), bevel=0.05, name="floor")
    cloth = shapes.box(
        (11.3, 9.4, 0.14), felt("#7a2f35"), at=(0, -RADIUS - 0.4, 0.36), bevel=0.05, name="felt"
    )
    return shapes.group(bricks, core, floor, cloth, gloom, *slabs, at=at, turn=(0, 0, turn))
