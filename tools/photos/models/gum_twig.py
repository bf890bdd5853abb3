"""A gum-tree twig to hang things from."""

import math

import bmesh
import bpy
from mathutils import Vector

from studio import materials, shapes


def bark():
    """Grey-brown bark of a gum twig."""
    g = materials.Graph("bark")
    rough = g.noise(1.2, 8, (1, 6, 6))
    g.shade(Base_Color=g.ramp(rough, (0.35, "#5b4a3b"), (0.55, "#9a8872"), (0.7, "#b9ab97")), Roughness=0.85)
    g.set(g.shader, "Normal", g.bump(rough, 0.08, 0.7))
    return g.material


def gum_leaf(bm, length, chance):
    """Adds one sickle-shaped leaf along x to a mesh."""
    rows, ring = 14, []
    sickle, droop = chance.uniform(0.1, 0.22) * chance.choice((-1, 1)), chance.uniform(0.05, 0.3)
    for i in range(rows + 1):
        t = i / rows
        half = length * 0.085 * math.sin(math.pi * t**0.8) ** 0.9 + 0.015
        x, y, z = length * t, sickle * length * math.sin(math.pi * t * 0.8), -droop * length * t * t
        ring.append(
            [
                bm.verts.new(co)
                for co in ((x, y - half, z + half * 0.35), (x, y, z), (x, y + half, z + half * 0.35))
            ]
        )
    return [
        bm.faces.new((a[j], b[j], b[j + 1], a[j + 1])) for a, b in zip(ring, ring[1:]) for j in (0, 1)
    ], ring


def gum_twig(points, chance, leaves=9, radius=0.42):
    """A gum-tree twig along `points` with leaves hanging from it."""
    wood = shapes.tube(points, radius, bark(), name="twig")
    parts = [wood]
    leaf = materials.Graph("gum leaf")
    tone = leaf.ramp(leaf.noise(0.8, 4), (0.35, "#5f7a5c"), (0.65, "#93a887"))
    leaf.shade(Base_Color=tone, Roughness=0.5, Specular=0.35, Subsurface=0.1, Subsurface_Color=tone)
    for index in range(leaves):
        bm = bmesh.new()
        gum_leaf(bm, chance.uniform(5.5, 8.5), chance)
        mesh = bpy.data.meshes.new("leaf")
        bm.to_mesh(mesh)
        bm.free()
        place = Vector(points[0]).lerp(Vector(points[-1]), (index + chance.random()) / leaves)
        near = min(points, key=lambda point: abs(point[0] - place[0]))
        turn = (
            chance.uniform(-40, 40),
            chance.uniform(-15, 70),
            chance.uniform(-70, 70) + chance.choice((0, 180)),
        )
        parts.append(shapes.add(mesh, leaf.material, (place[0], near[1], near[2]), turn, "leaf", levels=1))
    return parts
