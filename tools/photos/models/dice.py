"""Dice: the six-sided with sunk pips and the twenty-sided with numbers."""

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio import materials, shapes

from .clay import Clay

PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}
PIPS[4] = ((-1, -1), (-1, 1), (1, -1), (1, 1))
PIPS[5] = (*PIPS[4], (0, 0))
PIPS[6] = (*PIPS[4], (-1, 0), (1, 0))
# Opposite faces add up to seven.
FACES = {1: (2, 1), 6: (2, -1), 2: (1, -1), 5: (1, 1), 3: (0, 1), 4: (0, -1)}


def marbled(colour, other):
    """Cast resin of two colours swirled together."""
    g = materials.Graph("marbled")
    swirl = g.ramp(g.noise(0.9, 6, roughness=0.7), (0.42, colour), (0.58, other))
    g.shade(Base_Color=swirl, Roughness=0.16, Specular=0.6, Clearcoat=0.4)
    return g.material


def cube_die(material, pip="#f6f1e4", size=1.8, at=(0, 0, 0), turn=(0, 0, 0)):
    """A six-sided die resting on the ground at `at`; only turns about Z keep it there."""
    half = size / 2
    clay = Clay((-half - 0.1,) * 3, (half + 0.1,) * 3, size / 52)
    clay.join(
        np.maximum(
            clay.block((0, 0, 0), (size,) * 3, size * 0.08), clay.ellipsoid((0, 0, 0), (half * 1.48,) * 3)
        )
    )
    spots = []
    for number, (axis, sign) in FACES.items():
        for u, v in PIPS[number]:
            spot = [u * size * 0.25, v * size * 0.25]
            spot.insert(axis, sign * (half + 0.05 * size))
            spots.append(spot)
            clay.carve(clay.ellipsoid(spot, (size * 0.12,) * 3), 0.02)
    item = shapes.add(
        clay.mesh(), [material, materials.plastic(pip, 0.4)], (at[0], at[1], at[2] + half), turn, "die"
    )
    spots = np.array(spots)
    for face in item.data.polygons:
        near = np.linalg.norm(spots - np.array(face.center), axis=1).min()
        face.material_index = int(near < size * 0.123)
    return item


def twenty_die(material, ink="#f3c65a", size=2.1, at=(0, 0, 0), turn=0):
    """A twenty-sided die lying on a face, `size` cm from face to face."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=size / 1.589)
    bm.normal_update()
    bm.faces.ensure_lookup_table()
    lay = bm.faces[0].normal.rotation_difference(Vector((0, 0, -1))).to_matrix().to_4x4()
    bmesh.ops.transform(bm, matrix=lay, verts=bm.verts)
    bm.normal_update()
    order = (20, 2, 14, 8, 17, 5, 11, 13, 1, 7, 19, 3, 16, 10, 6, 12, 18, 4, 15, 9)
    parts = []
    paint = materials.plastic(ink, 0.4)
    for number, face in zip(order, bm.faces):
        mark = shapes.letters(str(number) + ("." if number in (6, 9) else ""), size * 0.19, 0.02, paint)
        centre = face.calc_center_median()
        mark.matrix_world = upright_on(face, centre + face.normal * 0.004)
        parts.append(mark)
    mesh = bpy.data.meshes.new("die")
    bm.to_mesh(mesh)
    bm.free()
    parts.append(shapes.add(mesh, material, name="die", bevel=0.05))
    return shapes.group(*parts, at=(at[0], at[1], at[2] + size / 2), turn=(0, 0, turn))


def upright_on(face, centre):
    """Where a mark lies flat on a face with its top towards the face's first corner."""
    out = face.normal
    up = (face.verts[0].co - centre).normalized()
    up = (up - out * up.dot(out)).normalized()
    matrix = np.eye(4)
    matrix[:3, 0], matrix[:3, 1], matrix[:3, 2], matrix[:3, 3] = up.cross(out), up, out, centre
    return Matrix(matrix.tolist())
