"""Small prints in cured resin that show what a resin is like."""

import bmesh
import bpy

from studio import shapes
from studio.bird import bird_outline, leg_bars
from studio.materials import Graph, let_shadows_through

from .limb import Limbs


def cured(colour, gloss=0.3):
    """Cured opaque resin: smooth, satin, with the faintest steps of its layers."""
    g = Graph("cured resin")
    steps = g.maths("PINGPONG", g.axis("Z"), 0.02)
    g.shade(Base_Color=colour, Roughness=gloss, Specular=0.5)
    g.set(g.shader, "Normal", g.bump(g.maths("MULTIPLY", steps, 50), 0.0015, 0.6))
    return g.material


def cured_clear(tint, haze=0.18):
    """Cured see-through resin with a sea-glass skin; `tint` is what a surface leaves of white."""
    g = Graph("clear cured resin")
    g.shade(Base_Color=tint, Transmission=1.0, Roughness=haze, IOR=1.4)
    let_shadows_through(g, tint)
    return g.material


def chip(material, words, at=(0, 0, 0), turn=(0, 0, 0)):
    """A sample tag, 3.2 × 4.6 × 0.3 cm, with the bird and `words` raised on it and a hole."""
    body = shapes.plate(
        shapes.rounded(3.2, 4.6, 0.4), 0.3, material, holes=[shapes.circle(0.22, 24, (0, 1.85))], bevel=0.05
    )
    bird = [
        shapes.plate([(x, y + 0.45) for x, y in line], 0.09, material, at=(0, 0, 0.28))
        for line in (bird_outline(2.2), *leg_bars(2.2, 11))
    ]
    text = shapes.letters(words, 0.32, 0.09, material, at=(0, -1.25, 0.28))
    return shapes.group(body, *bird, text, at=at, turn=turn)


def curlew_figure(material, tall=6.0, at=(0, 0, 0), turn=0):
    """A wading curlew on a round foot, `tall` cm, its bill to the left."""
    body = Limbs(16)
    body.grow(
        [
            (2.9, 0, 2.55),
            (2.1, 0, 2.7),
            (1.1, 0, 2.95),
            (0.1, 0, 3.2),
            (-0.8, 0, 3.5),
            (-1.25, 0, 4.1),
            (-1.4, 0, 4.75),
            (-1.6, 0, 5.25),
            (-1.95, 0, 5.4),
            (-2.25, 0, 5.33),
        ],
        [0.06, 0.34, 0.72, 0.92, 0.78, 0.42, 0.3, 0.36, 0.36, 0.2],
    )
    body.grow(
        [(-2.2, 0, 5.34), (-2.8, 0, 5.2), (-3.3, 0, 4.85), (-3.7, 0, 4.3), (-3.85, 0, 3.9)],
        [0.18, 0.12, 0.1, 0.075, 0.03],
    )
    for side, step in ((-0.3, 0.25), (0.3, -0.35)):
        body.grow(
            [(0.3, side, 2.6), (0.55 + step * 0.3, side, 1.45), (0.3 + step, side, 0.3)], [0.24, 0.12, 0.1]
        )
        body.grow([(0.3 + step, side, 0.34), (-0.4 + step, side, 0.32)], [0.11, 0.06])
    foot = shapes.lathe(
        [(0, 0), (1.75, 0), (1.85, 0.1), (1.85, 0.22), (1.72, 0.34), (0, 0.36)], material, steps=96
    )
    bird = body.add(material, name="curlew figure", levels=2)
    return shapes.group(bird, foot, at=at, turn=(0, 0, turn), scale=tall / 5.8)


def lattice_ball(material, radius=2.0, wire=0.14, at=(0, 0, 0), turn=(20, 10, 0)):
    """A hollow ball of thin struts, resting on `at`."""
    mesh = bpy.data.meshes.new("lattice")
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=radius)
    bm.to_mesh(mesh)
    bm.free()
    ball = shapes.add(mesh, material, (0, 0, radius + wire / 2), turn, "lattice ball")
    frame = ball.modifiers.new("frame", "WIREFRAME")
    frame.thickness, frame.use_even_offset = wire, False
    soft = ball.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    return shapes.group(ball, at=at)
