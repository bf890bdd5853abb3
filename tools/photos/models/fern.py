"""A shady garden bed: ferns, leaf litter, damp soil."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from studio import shapes
from studio.materials import Graph


def frond_green(shade, tip):
    """Glossy green leaves."""
    g = Graph("fern")
    colour = g.ramp(g.noise(0.6, 3), (0.35, shade), (0.65, tip))
    g.shade(Base_Color=colour, Roughness=0.5, Specular=0.35)
    return g.material


def pinna(bm, root, way, side, length, chance):
    """One leaflet with notched edges, from `root` along `way`; `side` lies across it."""
    droop, steps, last = Vector((0, 0, -1)), 7, None
    for step in range(steps + 1):
        t = step / steps
        half = length * 0.13 * (1 - t) ** 0.7 * (1.0 if step % 2 else 0.72) + 0.01
        middle = root + way * length * t + droop * length * 0.18 * t * t
        pair = [
            bm.verts.new(middle - side * half),
            bm.verts.new(middle + side * half + droop * half * chance.uniform(0, 0.4)),
        ]
        if last:
            bm.faces.new((*last, pair[1], pair[0]))
        last = pair


def frond(bm, length, lean, spin, chance):
    """One arching frond from the origin, `lean` from upright (radians), with leaflets in pairs."""
    turn = Matrix.Rotation(spin, 3, "Z")
    points, pairs = [], 26
    at, angle = Vector((0, 0, 0)), lean
    for step in range(pairs + 1):
        points.append(at.copy())
        at += turn @ Vector((math.sin(angle), 0, math.cos(angle))) * (length / pairs)
        angle += chance.uniform(0.03, 0.075)
    for step in range(2, pairs + 1):
        t = step / pairs
        way = (points[step] - points[step - 1]).normalized()
        across = turn @ Vector((0, 1, 0))
        reach = length * 0.3 * math.sin(math.pi * (0.12 + 0.88 * t)) ** 0.8 + 0.2
        for sign in (-1, 1):
            out = (across * sign + way * 0.45 + Vector((0, 0, 0.12))).normalized()
            pinna(bm, points[step], out, way, reach * chance.uniform(0.85, 1.08), chance)
    side = turn @ Vector((0, 0.07, 0))
    for low, high in zip(points, points[1:]):
        bm.faces.new([bm.verts.new(p) for p in (low - side, low + side, high + side, high - side)])


def fern(fronds=9, length=22, at=(0, 0, 0), seed=1, shades=("#4f7f3a", "#86b058"), facing=None):
    """A fern with `fronds` about `length` cm long; `facing` (from, to) limits where they grow, in
    degrees anticlockwise from the right."""
    chance = random.Random(seed)
    low, high = facing or (0, 360)
    bm = bmesh.new()
    for index in range(fronds):
        spin = math.radians(low + (high - low) * (index + chance.random() * 0.6) / fronds)
        frond(bm, length * chance.uniform(0.75, 1.1), chance.uniform(0.15, 0.6), spin, chance)
    mesh = bpy.data.meshes.new("fern")
    bm.to_mesh(mesh)
    bm.free()
    return shapes.add(mesh, frond_green(*shades), at=at, name="fern", smooth=True)


def garden_soil(width=170, depth=120, seed=2):
    """Damp, uneven ground with moss, its surface near height 0."""
    g = Graph("ground")
    fine = g.noise(1.6, 9, roughness=0.75)
    moss = g.node("MapRange", {"Value": g.noise(0.09, 4), "From Min": 0.5, "From Max": 0.62}).outputs[0]
    earth = g.ramp(fine, (0.35, "#1d140d"), (0.65, "#54402d"))
    g.shade(Base_Color=g.mix(moss, earth, g.ramp(fine, (0.35, "#2c3a16"), (0.65, "#667a35"))), Roughness=0.95)
    g.set(g.shader, "Normal", g.bump(fine, 0.7, 0.9))
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=110, y_segments=80, size=0.5)
    bmesh.ops.scale(bm, vec=(width, depth, 1), verts=bm.verts)
    mesh = bpy.data.meshes.new("ground")
    bm.to_mesh(mesh)
    bm.free()
    ground = shapes.add(mesh, g.material, at=(0, depth * 0.25, -0.5), name="ground")
    lumps = bpy.data.textures.new("lumps", "CLOUDS")
    lumps.noise_scale = 5.5
    rough = ground.modifiers.new("lumps", "DISPLACE")
    rough.texture, rough.strength, rough.mid_level = lumps, 1.8, 0.5
    return ground


def litter(count=70, reach=(45, 30), seed=5):
    """Fallen gum leaves strewn around the origin."""
    chance = random.Random(seed)
    kinds = []
    for tone, dark in (("#a5743f", "#7c4f28"), ("#8b5a3a", "#5e3822"), ("#b9975a", "#8d6b3a")):
        middle = [
            (7 * t - 3.5, 2.2 * t * (1 - t), 0.6 * math.sin(math.pi * (0.02 + 0.96 * t) ** 0.8))
            for t in (i / 20 for i in range(21))
        ]
        outline = [(x, y - half) for x, y, half in middle] + [(x, y + half) for x, y, half in middle[::-1]]
        g = Graph("dead leaf")
        g.shade(Base_Color=g.ramp(g.noise(1.5, 4), (0.4, dark), (0.6, tone)), Roughness=0.7)
        leaf = shapes.plate(outline, 0.05, g.material)
        curl = leaf.modifiers.new("curl", "SIMPLE_DEFORM")
        curl.deform_method, curl.deform_axis, curl.angle = "BEND", "Y", 0.7
        kinds.append(leaf)
    for index in range(count):
        spot = (
            chance.uniform(-reach[0], reach[0]),
            chance.uniform(-reach[1] * 0.6, reach[1]),
            chance.uniform(0.1, 0.5),
        )
        leaf = shapes.copy(
            kinds[index % 3], spot, (chance.uniform(-16, 16), chance.uniform(-16, 16), chance.uniform(0, 360))
        )
        leaf.scale = (chance.uniform(0.5, 1),) * 3
    for leaf in kinds:
        leaf.location.z = -20
