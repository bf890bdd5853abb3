"""An open kraft box with cells and shredded paper."""

import math
import random

from studio import materials, shapes
from studio.materials import Graph


def kraft(colour):
    """Uncoated recycled board with fibres."""
    g = Graph("kraft")
    fibre = g.noise(5, 7, (1, 1, 3))
    g.shade(
        Base_Color=g.mix(g.maths("MULTIPLY", fibre, 0.3), colour, "#6f5233"), Roughness=0.9, Specular=0.15
    )
    g.set(g.shader, "Normal", g.bump(fibre, 0.012, 0.5))
    return g.material


def shreds(width, depth, height, count=160, seed=4):
    """Curled strips of cream paper strewn over a rectangle around the origin."""
    chance, stuff = random.Random(seed), materials.paper("#efe6d3")
    for _ in range(count):
        x, y = chance.uniform(-width, width) / 2, chance.uniform(-depth, depth) / 2
        heading, length = chance.uniform(0, math.pi), chance.uniform(1.5, 3.5)
        verts, faces = [], []
        for step in range(9):
            t = step / 8 - 0.5
            bend = 0.5 * math.sin(t * chance.uniform(5, 7))
            px, py = x + math.cos(heading + bend) * t * length, y + math.sin(heading + bend) * t * length
            z = height + 0.35 * math.cos(t * 7) + chance.uniform(-0.1, 0.1)
            px, py = (max(-edge / 2, min(edge / 2, p)) for p, edge in ((px, width), (py, depth)))
            verts += [(px, py, z), (px - 0.1 * math.sin(heading), py + 0.1 * math.cos(heading), z + 0.16)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(8)]
        shapes.add(shapes.mesh_of(verts, faces), stuff, name="shred")


def gift_box(cells, cell, colour="#b08c63"):
    """A box of `cells` in a row, each `cell` (width, depth, height) cm, its floor on the ground."""
    wide, deep, tall = cell[0] * cells, cell[1], cell[2]
    board, wall = kraft(colour), 0.22
    shapes.box((wide + 2 * wall, deep + 2 * wall, wall), board, at=(0, 0, wall / 2), bevel=0.03)
    for side in (-1, 1):
        shapes.box(
            (wide + 2 * wall, wall, tall), board, at=(0, side * (deep + wall) / 2, tall / 2), bevel=0.05
        )
        shapes.box((wall, deep, tall), board, at=(side * (wide + wall) / 2, 0, tall / 2), bevel=0.05)
    for edge in range(1, cells):
        shapes.box(
            (wall * 0.7, deep, tall * 0.72), board, at=(edge * cell[0] - wide / 2, 0, tall * 0.36), bevel=0.03
        )
    shreds(wide - 0.4, deep - 0.4, 1.4, 90 * cells)
