"""Gum trees: pale smooth trunks that fork and lean, with loose crowns of hanging leaves.

Outdoor things are built at a tenth of their size: a unit stands for ten centimetres.
"""

import random

import bpy
from mathutils import Vector
from studio import shapes
from studio.materials import Graph

from .limb import Limbs


def bark(pale="#d6cdbd", grey="#9a9187"):
    """Smooth bark that sheds in patches."""
    g = Graph("bark")
    patches = g.noise(0.16, 5, (1, 1, 0.35))
    shade = g.ramp(patches, (0.4, grey), (0.5, pale), (0.62, "#e6dfd2"))
    g.shade(Base_Color=shade, Roughness=0.8, Specular=0.2)
    g.set(g.shader, "Normal", g.bump(patches, 0.2, 0.4))
    return g.material


def foliage(colour="#6f8358", dry="#8d9266"):
    """Leathery leaves that let some light through; each clump has its own tone."""
    g = Graph("foliage")
    tone = g.node("ObjectInfo").outputs["Random"]
    shade = g.mix(tone, colour, dry)
    g.shade(Base_Color=shade, Roughness=0.45, Specular=0.35)
    through = g.node("BsdfTranslucent", {"Color": g.mix(0.35, shade, "#c6d06a")})
    both = g.node("MixShader", {0: 0.35, 1: g.shader.outputs[0], 2: through.outputs[0]})
    g.tree.links.new(both.outputs[0], g.output.inputs["Surface"])
    return g.material


def leaf_clump(chance, material, leaves=260, size=8.0):
    """The mesh of one clump of narrow leaves hanging from its middle."""
    verts, faces = [], []
    for _ in range(leaves):
        stem = Vector([chance.gauss(0, 0.42) for _ in range(3)]) * size * 0.6
        stem.z = stem.z * 0.6 + size * 0.1
        drop = Vector((chance.gauss(0, 0.35), chance.gauss(0, 0.35), -1)).normalized() * chance.uniform(
            1.3, 2.3
        )
        side = drop.cross(Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0.1))).normalized() * 0.24
        first = len(verts)
        verts += [stem, stem + drop * 0.4 + side, stem + drop, stem + drop * 0.4 - side]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh = shapes.mesh_of(verts, faces, "leaves")
    mesh.materials.append(material)
    return mesh


class GumTree:
    """Grows one tree; `twigs` are the places of its clumps."""

    def __init__(self, seed):
        self.chance, self.limbs, self.twigs = random.Random(seed), Limbs(), []

    def branch(self, start, way, length, radius, level):
        chance, points, steps = self.chance, [Vector(start)], 7
        way = Vector(way).normalized()
        for _ in range(steps):
            bend = Vector([chance.gauss(0, 0.13) for _ in range(3)])
            way = (way + bend + Vector((0, 0, 0.07 if level else 0.02))).normalized()
            points.append(points[-1] + way * length / steps)
        thin = 0.42 if level > 2 else 0.62
        self.limbs.grow(points, [radius * (1 - (1 - thin) * i / steps) for i in range(steps + 1)])
        if level >= 3:
            self.twigs += [points[-1], points[-3]]
            return
        for index in range(3):
            spread = Vector([chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.25, 0.5)])
            ahead = (way + spread * (0.62 if level else 0.5)).normalized()
            foot = points[-1] if index < 2 else points[4]
            self.branch(
                foot, ahead, length * chance.uniform(0.5, 0.72), radius * thin * chance.uniform(0.72, 0.95),
                level + 1,
            )


def gum_tree(height=100, seed=3, lean=(0.08, 0.0), at=(0, 0, 0), leaf="#6f8358", dry="#8d9266", full=1.0):
    """A gum tree about `height` units tall with its foot at `at`; `full` is how dense its crown is."""
    tree = GumTree(seed)
    tree.branch((0, 0, -1), (*lean, 1), height * 0.42, height * 0.03, 0)
    trunk = tree.limbs.add(bark(), name="trunk")
    green, parts = foliage(leaf, dry), [trunk]
    clumps = [leaf_clump(tree.chance, green) for _ in range(3)]
    for twig in tree.twigs:
        for _ in range(max(1, round(3 * full))):
            item = bpy.data.objects.new("clump", tree.chance.choice(clumps))
            bpy.context.scene.collection.objects.link(item)
            item.location = twig + Vector([tree.chance.gauss(0, height * 0.022) for _ in range(3)])
            item.rotation_euler = (0, 0, tree.chance.uniform(0, 6.3))
            item.scale = [tree.chance.uniform(0.6, 1.05) * height / 100] * 3
            parts.append(item)
    return shapes.group(*parts, at=at)
