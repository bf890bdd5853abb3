"""Satin ribbon."""

from studio import shapes
from studio.materials import Graph


def satin(colour):
    """Woven satin with a soft sheen."""
    g = Graph("satin")
    threads = g.noise(1, 2, (40, 40, 2))
    g.shade(Base_Color=colour, Roughness=0.35, Sheen=0.6, Specular=0.5, Anisotropic=0.6)
    g.set(g.shader, "Normal", g.bump(threads, 0.01, 0.3))
    return g.material


def ribbon(points, width, material):
    """A flat band along `points` (x, y, z) whose width lies along Y."""
    verts = [(x, y + side * width / 2, z) for x, y, z in points for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(points) - 1)]
    item = shapes.add(shapes.mesh_of(verts, faces), material, name="ribbon", levels=2)
    item.modifiers.new("cloth", "SOLIDIFY").thickness = 0.03
    return item
