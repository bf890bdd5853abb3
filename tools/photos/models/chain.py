"""Necklace chains along a path, made of real links."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio import shapes

from .skin import smooth_line


def ring_mesh(length, width, wire, steps=28, sides=10):
    """An oval ring of round wire in the XY plane, long along X."""
    mesh, bm = bpy.data.meshes.new("link"), bmesh.new()
    straight, radius = (length - width) / 2, (width - wire) / 2
    rows = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        out = Vector((math.cos(angle), math.sin(angle), 0))
        middle = out * radius + Vector((math.copysign(straight, out.x) if abs(out.x) > 1e-6 else 0, 0, 0))
        turns = [2 * math.pi * side / sides for side in range(sides)]
        rows.append(
            [
                bm.verts.new(middle + (out * math.cos(t) + Vector((0, 0, math.sin(t)))) * wire / 2)
                for t in turns
            ]
        )
    for one, other in zip(rows, rows[1:] + rows[:1]):
        for side in range(sides):
            after = (side + 1) % sides
            bm.faces.new((one[side], other[side], other[after], one[after]))
    bm.normal_update()
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def smooth_path(points, step):
    """Places `step` cm apart along a smooth line through `points`."""
    fine = smooth_line(points, 60)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    at = np.arange(0, way[-1], step)
    return np.stack([np.interp(at, way, fine[:, axis]) for axis in range(3)], -1)


def cable_chain(points, material, length=0.3, width=0.21, wire=0.05, seed=1):
    """A chain of oval links through `points`, every other link turned on its side. Gives its group."""
    link = shapes.add(ring_mesh(length, width, wire), material, name="link")
    places = smooth_path(points, length - 2 * wire + 0.004)
    chance, links = np.random.default_rng(seed), []
    for index, (at, ahead) in enumerate(zip(places, np.gradient(places, axis=0))):
        along = Vector(ahead).normalized()
        one = link if not index else shapes.copy(link, (0, 0, 0))
        across = Vector((0, 0, 1)).cross(along).normalized()
        frame = Matrix((along, across, along.cross(across))).transposed()
        roll = (1 if index % 2 else -1) * math.radians(45) + chance.uniform(-0.12, 0.12)
        one.rotation_euler = (frame @ Matrix.Rotation(roll, 3, "X")).to_euler()
        one.location = at
        links.append(one)
    return shapes.group(*links)


def ring(radius, wire, material, at, turn=(0, 0, 0)):
    """A round ring in its XY plane around `at`."""
    return shapes.add(ring_mesh(2 * radius, 2 * radius, wire, 48, 14), material, at, turn, "ring")


def lobster_clasp(material, at, turn=(0, 0, 0)):
    """A small sprung clasp 1.1 cm long, lying in the XY plane and long along X."""
    body = [
        (-0.5, 0, 0),
        (-0.25, 0.17, 0),
        (0.15, 0.2, 0),
        (0.42, 0.08, 0),
        (0.42, -0.12, 0),
        (0.24, -0.2, 0),
    ]
    gate = [(0.24, -0.2, 0), (0, -0.19, 0), (-0.28, -0.12, 0), (-0.5, 0, 0)]
    thumb = [(-0.2, -0.14, 0), (-0.22, -0.28, 0), (-0.3, -0.32, 0)]
    parts = [
        shapes.tube(points, thick, material) for points, thick in ((body, 0.07), (gate, 0.05), (thumb, 0.045))
    ]
    return shapes.group(*parts, ring(0.1, 0.05, material, (-0.6, 0, 0)), at=at, turn=turn)
