"""What grows or once grew: rosettes of succulents, potting soil and dried grass."""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from studio import shapes
from studio.materials import Graph

GOLDEN = math.radians(137.508)

ROSETTES = {
    # leaves, length and width of the outer ones (cm for a rosette 10 cm across), leaf, tip
    "echeveria": (46, 5.2, 2.5, "#8fb39a", "#c98d86"),
    "dusk": (40, 5.0, 2.7, "#a9b0b8", "#c792a0"),
    "agave": (44, 5.6, 1.25, "#6f9a6a", "#a9b768"),
    "jade": (52, 4.8, 1.9, "#7fae62", "#c9a45a"),
}


def leaf_material(leaf, tip):
    """A fleshy leaf: waxy bloom on it, `tip` coloured towards its end (the far end of its UV map)."""
    g = Graph("leaf")
    along = g.node("SeparateXYZ", {0: g.place("UV")}).outputs["X"]
    blotch = g.noise(2.2, 4)
    at = g.maths("ADD", along, g.maths("MULTIPLY", g.maths("SUBTRACT", blotch, 0.5), 0.35))
    pale = g.mix(0.45, leaf, "#e4efdf")
    fleshy = g.node("MixRGB", {"Fac": blotch, "Color1": leaf, "Color2": pale}).outputs[0]
    share = g.node("MapRange", {"Value": at, "From Min": 0.72, "From Max": 1.0}).outputs[0]
    shade = g.mix(share, fleshy, tip)
    g.shade(Base_Color=shade, Roughness=0.55, Specular=0.35, Sheen=0.25)
    g.shade(Subsurface=0.12, Subsurface_Color=shade, Subsurface_Radius=(0.15, 0.25, 0.08))
    g.set(g.shader, "Normal", g.bump(g.noise(7, 4), 0.02, 0.2))
    return g.material


def leaf_points(length, width, thick, cup, rows=14, round_=12):
    """Rings of points of one leaf that grows along +Y and cups upwards, with their share of it."""
    for row in range(rows):
        t = row / (rows - 1)
        broad = math.sin(math.pi * min(t**1.45 * 0.97 + 0.03, 1)) ** 0.75
        half = width / 2 * max(broad * 0.94 + 0.22 * (1 - t) ** 3, 0.015)
        deep = thick * (0.35 + 0.65 * math.sin(math.pi * t**0.8)) * (1 if t < 0.9 else (1 - t) * 9 + 0.1)
        rise = cup * t * t
        ring = []
        for step in range(round_):
            angle = 2 * math.pi * step / round_
            across = half * math.cos(angle)
            up = deep * math.sin(angle) * (0.35 if math.sin(angle) > 0 else 1)
            up += 0.35 * half * (math.cos(angle) ** 2) * (1 - t * 0.3)
            ring.append(Vector((across, length * t, rise + up)))
        yield t, ring


def add_leaf(bm, layer, length, width, thick, cup, place):
    """Adds one leaf, moved by the matrix `place`, to a mesh with a UV `layer`."""
    rings = []
    for t, points in leaf_points(length, width, thick, cup):
        rings.append((t, [bm.verts.new(place @ point) for point in points]))
    for (t0, low), (t1, high) in zip(rings, rings[1:]):
        for step in range(len(low)):
            after = (step + 1) % len(low)
            face = bm.faces.new((low[step], low[after], high[after], high[step]))
            face.smooth = True
            for loop, t in zip(face.loops, (t0, t0, t1, t1)):
                loop[layer].uv = (t, step / len(low))


def rosette(kind, across, at=(0, 0, 0), seed=1):
    """A succulent of ROSETTES about `across` cm wide, standing with its heart over `at`."""
    count, length, width, leaf, tip = ROSETTES[kind]
    chance = random.Random(seed)
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new()
    for index in range(count):
        share = (index + 1) / count
        size = (0.3 + 0.7 * share**0.75) * chance.uniform(0.93, 1.06)
        lift = math.radians(82 - 74 * share**0.8 + chance.uniform(-4, 4))
        spin = index * GOLDEN + chance.uniform(-0.08, 0.08)
        out = 0.25 + 0.5 * share
        place = (
            Matrix.Translation((0, 0, 1.75 * (1 - share)))
            @ Matrix.Rotation(spin, 4, "Z")
            @ Matrix.Translation((0, out, 0.2))
            @ Matrix.Rotation(lift, 4, "X")
        )
        add_leaf(
            bm, layer, length * size * 0.86, width * size, 0.42 * size, -1.1 * size * (1 - share * 1.6), place
        )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new("rosette")
    bm.to_mesh(mesh)
    bm.free()
    plant = shapes.add(mesh, leaf_material(leaf, tip), at=at, name=kind)
    plant.scale = (across / 10,) * 3
    return plant


def soil(radius, at=(0, 0, 0), seed=3):
    """Potting mix filling a round pot `radius` cm wide up to `at`, with crumbs and white perlite."""
    g = Graph("soil")
    crumbs = g.noise(5, 8, roughness=0.75)
    g.shade(Base_Color=g.ramp(crumbs, (0.35, "#1c120c"), (0.62, "#4a3526")), Roughness=0.95, Specular=0.1)
    g.set(g.shader, "Normal", g.bump(crumbs, 0.35, 1.0))
    chance = random.Random(seed)
    parts = [
        shapes.lathe(
            [(radius, -0.6), (radius, -0.1), (radius * 0.7, 0), (0, 0.15)], g.material, at=at, steps=48
        )
    ]
    perlite = Graph("perlite").shade(Base_Color="#e9e4d8", Roughness=0.9).material
    grain = [shapes.ball(0.14, m, fine=1, at=at) for m in (g.material, g.material, perlite)]
    for index in range(150):
        away, angle = radius * math.sqrt(chance.random()) * 0.96, chance.uniform(0, 2 * math.pi)
        spot = (at[0] + away * math.cos(angle), at[1] + away * math.sin(angle), at[2] + 0.03)
        crumb = shapes.copy(grain[index % 3], spot, [chance.uniform(0, 360) for _ in range(3)])
        crumb.scale = [chance.uniform(0.4, 1.5) for _ in range(3)]
        parts.append(crumb)
    for item in grain:
        bpy.data.objects.remove(item)
    return parts


def straw(colour="#cdb27c", dark="#a98d59"):
    """Dry grass and its seed heads."""
    g = Graph("straw")
    fine = g.noise(6, 4, (1, 1, 0.2))
    shade = g.ramp(fine, (0.35, dark), (0.65, colour))
    g.shade(Base_Color=shade, Roughness=0.85, Specular=0.15)
    return g.material


def stem_points(height, lean, chance, steps=7):
    """A stem that rises from the origin and bows over by `lean` (x, y) cm."""
    wobble = [chance.uniform(-0.25, 0.25) for _ in range(2)]
    return [
        Vector(
            (
                lean[0] * (t / (steps - 1)) ** 2.6 + wobble[0] * math.sin(3 * t / steps),
                lean[1] * (t / (steps - 1)) ** 2.6 + wobble[1] * math.sin(3 * t / steps),
                height * t / (steps - 1),
            )
        )
        for t in range(steps)
    ]


def bunny_tail(material, length, chance):
    """The soft head of hare's-tail grass as a mesh of fine hairs, growing along +Z."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=10, radius=1)
    bmesh.ops.scale(bm, vec=(length * 0.2, length * 0.2, length * 0.44), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, length * 0.46), verts=bm.verts)
    for _ in range(620):
        up = chance.random()
        girth = length * 0.2 * math.sqrt(max(1 - (2 * up - 1) ** 2, 0.02))
        angle = chance.uniform(0, 2 * math.pi)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        root = out * girth * 0.85 + Vector((0, 0, up * length * 0.9))
        tip = (
            root + (out * chance.uniform(0.5, 1.0) + Vector((0, 0, chance.uniform(0.9, 1.7)))) * length * 0.13
        )
        side = Vector((-out.y, out.x, 0)) * 0.018
        bm.faces.new([bm.verts.new(p) for p in (root - side, root + side, tip)])
    mesh = bpy.data.meshes.new("bunny tail")
    bm.to_mesh(mesh)
    bm.free()
    return shapes.add(mesh, material, name="bunny tail")


def wheat_ear(material, length, chance):
    """An ear of dry grass: two rows of seeds with awns, growing along +Z."""
    bm = bmesh.new()
    count = int(length * 5)
    for index in range(count):
        up = length * index / count
        size = 0.24 * (0.6 + 0.6 * math.sin(math.pi * (index + 2) / (count + 3)))
        spin = index * math.pi * 0.52 + chance.uniform(-0.2, 0.2)
        place = (
            Matrix.Translation((0, 0, up))
            @ Euler((math.radians(chance.uniform(20, 34)), 0, spin), "ZYX").to_matrix().to_4x4()
        )
        place = place @ Matrix.Translation((0, 0, size)) @ Matrix.Diagonal((0.3 * size, 0.3 * size, size, 1))
        bmesh.ops.create_uvsphere(bm, u_segments=8, v_segments=6, radius=1, matrix=place)
        root = place @ Vector((0, 0, 1))
        out = (place.to_3x3() @ Vector((0, 0, 1))).normalized()
        tip = root + (out + Vector((0, 0, 1.2))) * size * chance.uniform(1.4, 2.4)
        bm.faces.new(
            [bm.verts.new(p) for p in (root - Vector((0.012, 0, 0)), root + Vector((0.012, 0.01, 0)), tip)]
        )
    mesh = bpy.data.meshes.new("ear")
    bm.to_mesh(mesh)
    bm.free()
    return shapes.add(mesh, material, name="ear")


def dried_bunch(stems, height, spread, at=(0, 0, 0), seed=5, kinds=("tail", "ear")):
    """A loose bunch of dry grass from `at` upwards, about `height` cm, its heads `spread` cm apart."""
    chance = random.Random(seed)
    parts = []
    tones = [straw(), straw("#e4d5b4", "#c4ad7e"), straw("#b7a06f", "#8c7446")]
    for index in range(stems):
        angle = index * GOLDEN
        away = spread * math.sqrt((index + 0.5) / stems)
        lean = Vector((away * math.cos(angle), away * math.sin(angle) * 0.8, 0))
        points = stem_points(height * chance.uniform(0.76, 1.0), lean, chance)
        points = [p + Vector(at) + lean * 0.12 for p in points]
        parts.append(shapes.tube(points, 0.055, tones[index % 3], name="stem"))
        make = bunny_tail if kinds[index % len(kinds)] == "tail" else wheat_ear
        head = make(tones[1] if make is bunny_tail else tones[index % 3], chance.uniform(3.0, 4.2), chance)
        head.location = points[-1]
        way = (points[-1] - points[-3]).normalized()
        head.rotation_euler = (way + Vector((way.x, way.y, -0.1)) * 0.5).to_track_quat("Z", "Y").to_euler()
        parts.append(head)
    return parts
